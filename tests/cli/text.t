# What markdown becomes on the page.
$ rookpress build text.md --paper=5x7in -o made && pdftotext -layout -f 2 made/text.pdf - | tr '\f' '-' | sed 's/ *$//' | cat -s
Words
“Check,” she said, “is not ‘mate’,” and he: “ ’Tis so—since the ’90s.” The
board’s a 5′10″ plank; rock ’n’ roll, dogs’ tails, (“so”), [“so”], 1990–2000,
wait… An “emphatic” word, a “code --x 'y'”, and "straight" where it
was asked for.

A board of 8 × 8, a card of 63 mm, No. 5, e. g. this, 20 %, 1 d4, ranks
a1–h8, J. R. R. Tolkien.

Move the       to e1 and the      to f3. Naïve café; Ελληνικά, ‫עברית‬,
‫ ;العربية‬hardsoft hyphenation. A break
goes on; H2O, x2. © <b> *escaped*.

Notes
See the rules1, again1, https://example.org/, example.org,
me@example.org, below. A note2, and the first again2.

1
    https://example.org/a--b?x='y'
2
    Words with markup and a link (https://example.org/note).

2     Notes
-Lists
1. one
2. two
       – inner
            • deeper

100. a hundred, in which the words go on for so long that the line
     has to end and the next begins below it
101. more

   A quote.

         A quote in it, which also goes on for so long that it has to end
         and begin again

       – a list in it

Left                                                          Middle    Right
bold a|b                                                       c|d     1,000
a cell that wraps, for it has a great many more words in it     x              2
than the page has room for

 if (x)
       return "fi -- 'x'";

                                                                       Lists       3
-
# Nothing is made prettier that is to stay as it is.
$ printf '"a" -- \x27b\x27...\n' >plain.md && rookpress build plain.md -o made --no-smart && pdftotext made/plain.pdf - | head -1
"a" -- \x27b\x27...

# Links can be clicked, and lead where they say.
$ pdfinfo -url made/text.pdf | awk 'NR > 1 { print $1, $2, $3 }' | sort -u
2 Annotation https://example.org
2 Annotation https://example.org/
2 Annotation https://example.org/a--b?x='y'
2 Annotation https://example.org/note
2 Annotation mailto:me@example.org

# All fonts are in the file, and each but a few glyphs of it.
$ pdffonts made/text.pdf | awk 'NR > 2 && !/ yes yes yes /'

# Every fault of one book, each at its place; the rest is typeset.
$ printf 'no image\n' >text.png; cat >faults.md <<'END'
> ---
> lang: tlh
> ---
> # Faults
> ![gone](gone.png) 
> ![none](text.png)
> 
> Words ![among](text.png) them, [nowhere](#nowhere), a note[^1], 𒀀 and <blink>tags</blink>.
> [^2]: Unused.
> [^2]: And again.
> 
> <table><tr><td>HTML</td></tr></table>
> 
> END
> printf 'long%.0s' $(seq 60) >>faults.md; printf '\n\n```\ncode%s\n```\n' $(printf 'x%.0s' $(seq 99)) >>faults.md
> rookpress build faults.md -o made --paper=a5; pdftotext made/faults.pdf - | grep -c 'Words among them'
faults.md:2:7: note: words are not divided: there are no patterns for the language 'tlh' [no-hyphenation]
faults.md:5:1: warning: the image cannot be set: gone.png: No such file or directory [image-missing]
faults.md:6:1: warning: the image cannot be set: text.png: neither SVG, PNG nor JPEG [image-missing]
faults.md:8:7: warning: an image among words is set as its description [image-among-words]
faults.md:8:32: warning: the book has no heading that '#nowhere' could be the anchor of [link-nowhere]
faults.md:8:59: warning: the footnote '[^1]' is written nowhere [note-undefined]
faults.md:8:65: warning: no font has a glyph for '𒀀' [no-glyph]
faults.md:8:71: warning: '<blink>' means nothing on paper [html-left-out]
faults.md:9:1: warning: nothing refers to the footnote '[^2]' [note-unused]
faults.md:10:1: warning: a second footnote '[^2]' [note-twice]
faults.md:12:1: warning: a block of HTML is left out on paper [html-left-out]
faults.md:14:1: warning: 'longlonglonglonglonglonglonglonglonglong...' is too long for its line [word-too-wide]
faults.md:17:1: warning: 'codexxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' is too long for its line [word-too-wide]
1

# A page that begins with a picture, or a piece.
$ sed 's/.*/![&](one.svg)/' >pictures.md <<'END'
> one
> two
> three
> END
> printf '\n♔ moves.\n' >>pictures.md; printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>' >one.svg
> rookpress build pictures.md -o made --paper=3x3in && pdfinfo made/pictures.pdf | grep Pages
Pages:           2
