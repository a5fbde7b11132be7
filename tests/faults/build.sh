# A build that fails leaves what was there before as it was; what is the same is not written again.
fail() { echo "$*"; exit 1; }
cat >book.md <<'END'
---
title: Small
---
## Chapter
Words.

    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R
END
all='--to=pdf,md,svg,png --deps=out/deps'
rookpress build $all book.md || fail 'not built'
[ -s out/book.pdf ] && [ -s out/book.md ] && [ -s out/book-pictures/chapter-1.svg ] &&
    [ -s out/book-pages/page-01.svg ] && [ -s out/book-pages/page-02.png ] && [ -s out/deps ] || fail 'not all there'
state() { find out | sort | while read -r f; do [ -d "$f" ] || { echo "$f"; cksum <"$f"; }; done; }
state >before
find out -exec touch -d 2020-01-01 {} +

# Nothing new: nothing is written.
rookpress build $all book.md || fail 'not built again'
[ -z "$(find out -type f -newermt 2020-01-02)" ] || fail "written though the same: $(find out -type f -newermt 2020-01-02)"

# An error in the book, a book that is gone, a piece set that is none.
same() { state >after; cmp -s before after || { diff before after; fail "$1 changed what was there"; }; }
cp book.md good.md
sed 's/^    r n b/    r n x/' good.md >book.md
rookpress build $all book.md >log 2>&1; [ $? -eq 1 ] || fail 'an error in the book'
same 'an error in the book'
rm book.md
rookpress build $all book.md >log 2>&1; [ $? -eq 3 ] || fail 'a book that is gone'
same 'a book that is gone'
cp good.md book.md
rookpress build $all --pieces=nowhere book.md >log 2>&1; [ $? -eq 3 ] || fail 'no pieces'
same 'no pieces'
rookpress build $all --pages=7-9 book.md >log 2>&1; [ $? -eq 2 ] || fail 'no such pages'
same 'no such pages'

# A file of the user's in the way of a page is not replaced, and nothing else is.
echo mine >out/book-pages/page-01.svg
state >before
printf '\nMore.\n' >>book.md
rookpress build --to=svg book.md >log 2>&1; [ $? -eq 3 ] || fail 'overwrote a file'
same "a user's file"
rookpress build --to=svg --force book.md || fail 'not forced'
cp good.md book.md

# A full disk, a folder that may not be written, a file where a folder should be.
rookpress build book.md -o - >/dev/full 2>log; [ $? -eq 3 ] || fail 'a full disk'
grep -q 'No space left' log || { cat log; exit 1; }
echo file >place
rookpress build book.md -o place >log 2>&1; [ $? -eq 3 ] || fail 'a file for a folder'
[ "$(cat place)" = file ] || fail 'the file is gone'

# The book itself is never overwritten.
rookpress build --to=md book.md -o . >log 2>&1; [ $? -eq 3 ] || fail 'overwrote the book'
cmp -s book.md good.md || fail 'the book has changed'
grep -q 'is the book itself' log || { cat log; exit 1; }

# Killed at any time, a file is the old one or the new one.
for after in 0.01 0.03 0.05 0.08; do
    rm -rf kill && mkdir kill && echo old >kill/book.pdf
    timeout -s KILL $after rookpress build book.md -o kill >/dev/null 2>&1
    [ "$(cat kill/book.pdf | head -c 3)" = old ] || qpdf --check kill/book.pdf >/dev/null || fail "half a file after $after s"
done

# Bytes that are no text, in titles and addresses; a draft is built all the same.
printf '# Bad \377 title\n[l](http://a/\377) [m](http://a/\303\274 b)\n' >bytes.md
rookpress build --draft bytes.md --to=pdf,svg,md >log 2>&1; [ $? -eq 0 ] || { cat log; exit 1; }
qpdf --check out/bytes.pdf >/dev/null || fail 'a PDF of bytes'
xmllint --noout out/bytes-pages/*.svg || fail 'an SVG of bytes'
