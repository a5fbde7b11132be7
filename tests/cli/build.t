# A book as a PDF: whole, tagged, with real text in embedded fonts.
$ rookpress build good.md -o made && qpdf --check made/good.pdf >/dev/null && pdfinfo made/good.pdf | grep -E '^(Tagged|Page size)' | tr -s ' '
Tagged: yes
Page size: 612 x 792 pts (letter)

$ pdffonts made/good.pdf | awk 'NR > 2 && !/ yes yes yes /'; pdftotext made/good.pdf - | grep -c 'Zombie Chess' | awk '{ print ($1 > 0) }'
1

# The same bytes again, in another folder and locale; a file that does not change is left alone.
$ touch -d 2020-01-01 made/good.pdf && rookpress build good.md -o made && find made -newermt 2020-01-02 -type f
> LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo rookpress build good.md -o again && cmp made/good.pdf again/good.pdf && echo same
same

# Paper.
$ rookpress build good.md --paper=148x210mm -o small && pdfinfo small/good.pdf | grep '^Page size' | tr -s ' '
Page size: 419.528 x 595.276 pts

$ rookpress build good.md --paper=stamp
rookpress build: --paper is letter, a4, a5, half-letter or a size such as 6x9in, not 'stamp'
[2]

# What cannot be set well is told, and the rest is set.
$ { echo '# Odd'; echo; echo '![a ship](ship.svg)'; echo; echo 'Here is 𒀀 and'; printf 'long%.0s' $(seq 60); echo; echo
>   for row in 'x' '-' 'y'; do for i in $(seq 40); do printf '|%s' $row; done; echo '|'; done; } >odd.md
> rookpress build odd.md -o made --paper=a5; pdfinfo made/odd.pdf | grep -c '^Tagged: *yes'
odd.md:3:1: warning: the image cannot be set: ship.svg: No such file or directory [image-missing]
odd.md:5:9: warning: no font has a glyph for '𒀀' [no-glyph]
odd.md:6:1: warning: 'longlonglonglonglonglonglonglonglonglong...' is too long for its line [word-too-wide]
odd.md:8:1: warning: the table has more columns than the page has room for [table-too-wide]
1

# A book with errors is not built, and what was built stays; a draft is.
$ cp made/good.pdf before.pdf && sed 's/^    \([a-zA-Z. ]*\)$/    \1 z/' good.md >bad.md && mv bad.md good.md
> rookpress build good.md -o made >/dev/null 2>&1; echo $?; cmp made/good.pdf before.pdf && echo kept
> rookpress build --draft good.md -o made >/dev/null 2>&1; echo $?
1
kept
0
