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

# Several outputs at once, and what make is to know of them.
$ sed -i 's/ z$//' good.md
> rookpress build good.md --to=pdf,md,svg,png --pages=2 --dpi=40 -o all --deps=all.d && find all -type f -not -name '.*' | sort; cat all.d
all/good-pages/page-02.png
all/good-pages/page-02.svg
all/good-pictures/zombie-chess-1.svg
all/good-pictures/zombie-chess-2.svg
all/good.md
all/good.pdf
all/good.pdf all/good-pages/page-02.svg all/good-pages/page-02.png all/good-pictures/zombie-chess-1.svg all/good-pictures/zombie-chess-2.svg all/good.md : good.md
good.md:

$ sed -n '/^## Zombie/,/^### Setup/s/^/| /p' all/good.md
| ## Zombie Chess
| Black has just captured a pawn at d4.
| 
| ![White: king e1, queen d1, rooks a1 and h1, bishops c1 and f1, knights b1 and f3, pawns a2, b2, c2, e4, f2, g2 and h2. Black: king e8, queen d8, rooks a8 and h8, bishops c8 and f8, knights c6 and g8, pawns a7, b7, c7, d4, d7, f7, g7 and h7. A black arrow from e5 to d4. A grey arrow from d4 to c6.](good-pictures/zombie-chess-1.svg)
| 
| ### Setup

# The contents of the merged markdown are filled in.
$ printf '# Part *one*\n## Table of Contents\n\nSee below.\n## A & B\n```diagram\ntype: cloak\nK . . . . . . . .\n```\n## A & B\n' >toc.md
> printf 'heading,description\nA & B,the [first] of two\n' >toc_contents.csv
> rookpress build --draft --to=md toc.md -o all/toc.md 2>/dev/null; sed 's/^/| /' all/toc.md; ls all/toc-pictures
| # Part *one*
| ## Table of Contents
| 
| * [Part one](#part-one)
|   * [A \& B](#a--b): the \[first\] of two
|   * [A \& B](#a--b-1): the \[first\] of two
| 
| See below.
| ## A & B
| 
| ![The table could not be read.](toc-pictures/a-b-1.svg)
| ## A & B
a-b-1.svg

# One file, or the standard streams.
$ rookpress build good.md -o one.png --pages=2 && file one.png | grep -o 'PNG image data, [0-9]* x [0-9]*'; rookpress build - -o - <good.md | head -c 5; echo; ls one*
PNG image data, 1275 x 1650
%PDF-
one.png

$ rookpress build good.md -o one.png
rookpress build: a file holds the picture of one page: choose it with --pages, or name a folder with -o
[2]

$ rookpress build good.md toc.md -o one.pdf
rookpress build: one output takes one book and one format: name a folder with -o
[2]

$ rookpress build good.md --to=md -o -
rookpress build: markdown comes with pictures: name a file or a folder with -o
[2]

$ rookpress build good.md --to=svg -o one.pdf
rookpress build: --to contradicts the name of the output
[2]

$ mkdir other && cp good.md other && rookpress build good.md other/good.md
rookpress build: good.md and other/good.md would be one file: build them into two folders
[2]

# Words that are none.
$ rookpress build good.md --to=html
rookpress build: --to is a list of pdf, md, svg and png, not 'html'
[2]

$ rookpress build good.md --pages=5-3
rookpress build: --pages is a page or a range such as 3-5, not '5-3'
[2]

$ rookpress build good.md --pages=9
rookpress build: good.md has 2 pages: choose others with --pages
[2]

$ rookpress build good.md --impose=booklet --bleed
rookpress build: sheets to fold have neither --bleed nor --marks
[2]

$ rookpress build good.md --fold-lines
rookpress build: --fold-lines and --sheet-thickness are for --impose
[2]

$ rookpress build good.md --impose=booklet --sheet-thickness=thin
rookpress build: --sheet-thickness is a length such as 0.1mm, not 'thin'
[2]

$ rookpress build good.md --bleed=3
rookpress build: --bleed is a length such as 3mm, not '3'
[2]
