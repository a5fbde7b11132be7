# Sheets to print and fold: each page where a reader finds it when the paper is folded, the right way
# up, none lost.
top=$TESTS/..
fail() { echo "$*"; failed=1; }

# A book of ten pages: a title, and nine chapters that say their number. 10 is padded to 12.
{ echo '---'; echo 'title: cover'; echo '---'; for n in 2 3 4 5 6 7 8 9 10; do
    printf '\n## chapter%s\nThe words of page%s.\n' $n $n; done; } >ten.md

# What stands in a part of a sheet: page of the PDF, x, y, width, height in points.
part() { pdftotext -f "$2" -l "$2" -x "$3" -y "$4" -W "$5" -H "$6" "$1" - | tr -d '\f' | grep -oE 'cover|page[0-9]+' | head -1; }
half() { # SIDE LEFT RIGHT
    [ "$(part "$pdf" "$1" 0 0 $width $height)" = "$2" ] && [ "$(part "$pdf" "$1" $width 0 $width $height)" = "$3" ] ||
        fail "$pdf, side $1: $(part "$pdf" "$1" 0 0 $width $height) and $(part "$pdf" "$1" $width 0 $width $height), not $2 and $3"
}

rookpress build --impose=booklet ten.md -o . && rookpress build --impose=booklet --paper=a4 ten.md -o a4.pdf || fail "not built"
for pdf in ten-booklet.pdf a4.pdf; do
    [ $pdf = a4.pdf ] && { width=421 height=595; } || { width=396 height=612; }
    qpdf --check $pdf >/dev/null || fail "qpdf --check $pdf"
    half 1 '' cover
    half 2 page2 ''
    half 3 page10 page3
    half 4 page4 page9
    half 5 page8 page5
    half 6 page6 page7
    [ "$(pdfinfo $pdf | awk '/^Pages:/ { print $2 }')" = 6 ] || fail "$pdf: sides"
done
pdfinfo a4.pdf | grep -q '841.89 x 595.2' || fail "the sheet is no A4"
[ "$(pdffonts a4.pdf | awk 'NR > 2 && !/ yes yes yes /' | wc -l)" = 0 ] || fail "fonts"

# The pages of inner sheets move to the fold: on the left half to the right.
rookpress build --impose=booklet --sheet-thickness=1mm ten.md -o thick.pdf
left() { pdftotext -f "$2" -l "$2" -bbox "$1" - | awk -F'"' '/>page8/ { print $2 }'; }
awk -v a="$(left ten-booklet.pdf 5)" -v b="$(left thick.pdf 5)" \
    'BEGIN { d = b - a - 2 * 72 / 25.4; exit !(d < 0.1 && d > -0.1) }' || fail "creep: $(left ten-booklet.pdf 5) $(left thick.pdf 5)"

# A zine: below 6 7 8 1, above, on their heads, 5 4 3 2.
rookpress build --impose=zine --pages=1-8 ten.md -o zine.pdf || fail "no zine"
place() { # PAGE COLUMN ROW
    [ "$(part zine.pdf 1 $(($2 * 198)) $(($3 * 306)) 198 306)" = "$1" ] ||
        fail "zine, column $2, row $3: $(part zine.pdf 1 $(($2 * 198)) $(($3 * 306)) 198 306), not $1"
}
place page5 0 0; place page4 1 0; place page3 2 0; place page2 3 0
place page6 0 1; place page7 1 1; place page8 2 1; place cover 3 1
# Upside down: words of the upper row run from right to left, and titles lie below their words.
pdftotext -bbox zine.pdf - | awk -F'"' '/>chapter2</ && !title { title = $4 } />page2/ { words = $4 } END { exit !(title > words) }' ||
    fail "the upper row does not stand on its head"

rookpress build --impose=zine ten.md -o . 2>err && fail "a zine of ten pages"
grep -q 'at most 8 pages, but ten.md has 10' err || { fail "not told why"; cat err; }
rookpress build --impose=zine --fold-lines --pages=1-8 ten.md -o lines.pdf
qpdf --qdf --object-streams=disable lines.pdf plain.pdf
[ "$(grep -ac '\[3 3\] 0 d' plain.pdf)" -ge 4 ] || fail "no fold lines"
[ -z "$failed" ]
