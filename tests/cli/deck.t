# The deck that comes with the program: real text in embedded fonts, on sheets that ask for no scaling.
$ rookpress deck && qpdf --check out/deck.pdf >/dev/null && pdfinfo out/deck.pdf | grep -E '^(Title|Tagged|Pages|Page size)' | tr -s ' '
Title: Chess cards
Tagged: yes
Pages: 14
Page size: 612 x 792 pts (letter)

$ pdffonts out/deck.pdf | awk 'NR > 2 && !/ yes yes yes /'; qpdf --qdf --object-streams=disable out/deck.pdf - | grep -aE '/(PrintScaling|Duplex) '
    /Duplex /DuplexFlipLongEdge
    /PrintScaling /None

$ wc -c <out/deck.pdf | awk '{ print ($1 <= 120000) ? "fine" : "too large: " $1 }'
fine

$ pdftotext -f 9 -l 9 out/deck.pdf - | grep -cE '^(Zombie|Masquerade) Chess|^Print at 100 %: this ruler is 100 mm long. Chess cards, sheet 5 of 7, fronts$'
3

# The same bytes in another folder, locale and time zone; a file that does not change is left alone.
$ touch -d 2020-01-01 out/deck.pdf && rookpress deck && find out -newermt 2020-01-02 -type f
> mkdir -p sub && (cd sub && LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo rookpress deck -o - | cmp - ../out/deck.pdf) && echo same
same

# Paper, sizes, backs.
$ for words in '--paper=a4' '--size=bridge --backs=none' '--size=mini --paper=a4 --marks=full' '--size=tarot --backs=gutterfold' '--size=70x70mm --paper=11x17in --backs=duplex-short'; do
>   rookpress deck $words -o x.pdf && pdfinfo x.pdf | awk -v words="$words" '/^Pages/ { pages = $2 } /^Page size/ { print words ": " pages " pages of " $3 " x " $5 }'; done
--paper=a4: 14 pages of 595.28 x 841.89
--size=bridge --backs=none: 9 pages of 612 x 792
--size=mini --paper=a4 --marks=full: 8 pages of 841.89 x 595.28
--size=tarot --backs=gutterfold: 30 pages of 612 x 792
--size=70x70mm --paper=11x17in --backs=duplex-short: 8 pages of 792 x 1224

$ rookpress deck --size=200x280mm -o x.pdf
rookpress deck: no card of 200.0 x 280.0 mm fits on paper of 216 x 279 mm with 6 mm free at its edges and a ruler beside it
[2]

$ rookpress deck --size=5x5mm -o x.pdf
rookpress deck: --size is poker, bridge, euro, tarot, mini, or sides of 20 to 300 mm, as in 57x87mm, not '5x5mm'
[2]

$ rookpress deck --size=poker --paper=stamp
rookpress deck: --paper is letter, a4, a5, half-letter or a size such as 11x17in, not 'stamp'
[2]

$ rookpress deck --back-offset=11,0
rookpress deck: --back-offset is two numbers of millimetres from -10 to 10, as in 0.5,-1, not '11,0'
[2]

$ rookpress deck --back-offset=1
rookpress deck: --back-offset is two numbers of millimetres from -10 to 10, as in 0.5,-1, not '1'
[2]

# Presets: pictures, exact to the pixel.
$ for preset in tgc-poker tgc-bridge tgc-euro tgc-tarot tgc-micro mpc-poker; do only=--only=K,zombie-chess,back; [ $preset = tgc-poker ] && only=; rookpress deck --preset=$preset $only -o $preset
>   echo "$preset: $(ls $preset | wc -l | tr -d ' ') files of $(for png in $preset/*.png; do od -An -tu1 -j16 -N8 $png | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'; done | sort -u)"; done
tgc-poker: 79 files of 825x1125
tgc-bridge: 4 files of 750x1125
tgc-euro: 4 files of 825x1125
tgc-tarot: 4 files of 900x1500
tgc-micro: 4 files of 450x600
mpc-poker: 4 files of 816x1110

$ ls tgc-poker | grep -E '^(white-queen|white-knight|black-checker-4|zombie|back)' | tr '\n' ' '
back.png black-checker-4.png white-knight-1.png white-knight-2.png white-queen.png zombie-chess-back.png zombie-chess-front.png 
$ od -An -tu1 -j41 -N8 tgc-poker/back.png | tr -s ' '
 0 0 46 35 0 0 46 35

$ rookpress deck --preset=tgc-poker --dpi=150 --only=back -o half && od -An -tu1 -j16 -N8 half/back.png | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
413x563

# A page a side: back, front, back, front, with boxes for the cutter.
$ rookpress deck --preset=dtc-poker --only=K,zombie-chess -o dtc.pdf && pdfinfo -box -f 1 -l 4 dtc.pdf | grep -E '^Page +[0-9]+ (size|BleedBox|TrimBox)' | tr -s ' '
Page 1 size: 198 x 270 pts
Page 2 size: 198 x 270 pts
Page 3 size: 198 x 270 pts
Page 4 size: 198 x 270 pts
Page 1 BleedBox: 0.00 0.00 198.00 270.00
Page 1 TrimBox: 9.00 9.00 189.00 261.00
Page 2 BleedBox: 0.00 0.00 198.00 270.00
Page 2 TrimBox: 9.00 9.00 189.00 261.00
Page 3 BleedBox: 0.00 0.00 198.00 270.00
Page 3 TrimBox: 9.00 9.00 189.00 261.00
Page 4 BleedBox: 0.00 0.00 198.00 270.00
Page 4 TrimBox: 9.00 9.00 189.00 261.00

$ for page in 1 2 3 4; do pdftotext -f $page -l $page dtc.pdf - | head -2 | tr '\n' '.'; echo; done

K..
Zombie Chess.Turn.
Zombie Chess.Set-up.

$ rookpress deck --preset=dtc-poker -o dtc.pdf && pdfinfo dtc.pdf | grep '^Pages' | tr -s ' '
Pages: 118

# Sheets for home.
$ for preset in letter-9 a4-9 gutterfold; do rookpress deck --preset=$preset && pdfinfo out/deck-$preset.pdf | awk -v preset=$preset '/^Pages/ { pages = $2 } /^Page size/ { print preset ": " pages " pages of " $3 " x " $5 }'; done
letter-9: 14 pages of 612 x 792
a4-9: 14 pages of 595.28 x 841.89
gutterfold: 15 pages of 792 x 612

# Single cards; more of them later leave the others alone.
$ rookpress deck --only=nN,back --to=svg -o cards && ls cards && xmllint --noout cards/*.svg && head -1 cards/white-knight.svg | cut -d' ' -f1-5
back.svg
black-knight.svg
white-knight.svg
<svg xmlns="http://www.w3.org/2000/svg" width="264" height="360" viewBox="0

# The pictures in the README are these cards.
$ for card in white-knight black-queen white-checker-9 back; do rookpress deck --only=$card --to=svg -o - | cmp - $TESTS/cases/readme/card-$card.svg; done

$ rookpress deck --only=tar-pit-chess --to=svg -o cards && ls cards
back.svg
black-knight.svg
tar-pit-chess-back.svg
tar-pit-chess-front.svg
white-knight.svg

$ rookpress deck --only=K --to=pdf -o king.pdf && pdfinfo -box king.pdf | grep -E '^(BleedBox|TrimBox|Page size)' | tr -s ' '
Page size: 198 x 270 pts
BleedBox: 0.00 0.00 198.00 270.00
TrimBox: 9.00 9.00 189.00 261.00

$ rookpress deck --only=K --to=svg -o - | grep -c 'white-king'
6

$ rookpress deck --only=K,q --to=png -o king.png
rookpress deck: more than one face: name a folder with -o, not king.png
[2]

$ rookpress deck --only=K -o king.svg && head -c 4 king.svg; echo; rookpress deck --preset=tgc-poker -o king.svg
<svg
rookpress deck: king.svg would be a png: name it so, or a folder
[2]

$ rookpress deck --only=white-kign
rookpress deck: the deck has no card 'white-kign'
did you mean 'white-king'?
[2]

$ rookpress deck --only=N, -o x.pdf
rookpress deck: the deck has no card ''
[2]

# Proofs, and the page that measures a printer.
$ rookpress deck --only=K --to=svg --proof -o - | grep -oE 'stroke="#(1f6fd6|d6281f|1a9a3c)"'
stroke="#1f6fd6"
stroke="#d6281f"
stroke="#1a9a3c"

$ rookpress deck --calibrate -o calibrate.pdf && pdftotext calibrate.pdf - | grep -oE '^Print at.*long|[XY] [+-]5' | sort | uniq -c | tr -s ' '
 1 Print at 100 %: this ruler is 100 mm long
 5 X +5
 5 X -5
 5 Y +5
 5 Y -5

$ rookpress deck --calibrate --backs=duplex-short -o calibrate.pdf && pdftotext -layout calibrate.pdf - | grep -oE 'X [+-]5 +X [+-]5' | sort -u | tr -s ' '
X +5 X -5

$ rookpress deck --calibrate --backs=gutterfold
rookpress deck: --calibrate is for backs that are printed on the other side, not --backs=gutterfold
[2]

# Blanks around a word mean nothing.
$ printf '<deck title=" T "><sheet paper=" a5 " backs=" none\t" marks="\nfull "/><suit name=" s" bar=" solid "/><back name="b" /><card name="x" suit="s " count=" 2 " pips="\n3"/></deck>' >a.xml && rookpress deck a.xml -o a.pdf && pdfinfo a.pdf | grep -E '^(Title|Pages)' | tr -s ' '
Title: T
Pages: 1

# Two faces that would be one file.
$ printf '<deck title="T"><back name="b"/><card name="x" count="2"/><card name="x-2"/></deck>' >a.xml && rookpress deck a.xml --preset=tgc-micro -o twice
rookpress deck: two faces would both be called x-2
[1]

# What contradicts itself.
$ for words in '--preset=tgc-poker --size=mini' '--preset=a4-9 --paper=letter' '--preset=dtc-poker --to=png' '--to=svg --marks=full' '--preset=gutterfold --backs=none' '--preset=mpc-poker --calibrate' '--calibrate --only=K' '--back-offset=1,1 --backs=none'; do rookpress deck $words; echo $?; done
rookpress deck: --size has no meaning with --preset=tgc-poker
2
rookpress deck: --paper has no meaning with --preset=a4-9
2
rookpress deck: --to has no meaning with --preset=dtc-poker
2
rookpress deck: --marks has no meaning with --to
2
rookpress deck: --backs has no meaning with --preset=gutterfold
2
rookpress deck: --calibrate has no meaning with --preset=mpc-poker
2
rookpress deck: --only has no meaning with --calibrate
2
rookpress deck: --back-offset has no meaning with --backs=none
2

# A deck of the author's own: suits, pictures, places, any number of cards.
$ rookpress deck birds.xml -o birds.pdf && pdfinfo birds.pdf | grep -E '^(Title|Pages|Page size)' | tr -s ' '
Title: Birds
Pages: 4
Page size: 595.28 x 841.89 pts (A4)

$ rookpress deck birds.xml --to=svg -o birds && ls birds && xmllint --noout birds/*.svg && grep -o 'href="#card-[^"]*"' birds/lark.svg | sort | uniq -c | tr -s ' '
egg.svg
lark.svg
map.svg
owl.svg
sky.svg
title.svg
 2 href="#card-lark-x1"
 2 href="#card-lark-x2"

$ rookpress deck - --only=L --to=png --dpi=100 -o lark.png <birds.xml && od -An -tu1 -j16 -N8 lark.png | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
299x299

# What cannot be XML, or is not safe.
$ printf '<deck title="T">\n  <back name="b">\n</deck>' >a.xml && rookpress deck a.xml
a.xml:3:8: error: Premature end of data in tag deck line 1 [deck-xml]
[1]

$ printf '<deck title="T">\n  <back name="b"/>\n' >a.xml && rookpress deck a.xml
a.xml:2:19: error: Premature end of data in tag deck line 1 [deck-xml]
[1]

$ printf '<?xml version="1.0"?>\n<!DOCTYPE deck [<!ENTITY e SYSTEM "/etc/passwd">]>\n<deck title="&e;"/>' >a.xml && rookpress deck a.xml
a.xml:2:2: error: a DOCTYPE could define entities and name other files; take it out [deck-xml]
[1]

$ printf '<deck title="&e;"/>' >a.xml && rookpress deck a.xml
a.xml:1:17: error: Entity 'e' not defined [deck-xml]
[1]

$ head -c 1100000 /dev/zero | tr '\0' ' ' >a.xml && rookpress deck a.xml
a.xml:1:1: error: the file is larger than 1024 kB [deck-xml]
[1]

$ printf '\303\n' >a.xml && rookpress deck a.xml; iconv -t UTF-16LE $TESTS/../cards/deck.xml >a.xml && rookpress deck a.xml
a.xml:1:1: error: not UTF-8; a deck file is in no other encoding [deck-xml]
a.xml:1:2: error: not UTF-8; a deck file is in no other encoding [deck-xml]
[1]

# Places are right in large files, and behind a byte order mark.
$ { printf '\357\273\277<deck title="T"><back name="b"/>\n'; seq -f '<card name="c%g"/>' 300; echo '<card name="bad" suit="q"/>'; yes '<!-- -->' | head -50000; echo '</deck>'; } >a.xml && rookpress deck a.xml
a.xml:302:24: error: there is no suit 'q' [deck-name]
[1]

# What the schema does not have; all that can be told at once.
$ cat >a.xml <<END
> <deck title="T">
>   <back name="b"/>
>   <card name="c" pips="12" count="0"/>
>   <sheet/>
>   <card name="d" colour="red"><txt/></card>
>   <card/>
> </deck>
> END
> rookpress deck a.xml; { echo '<deck title="T"><back name="b"/>'; yes '<crad/>' | head -30; echo '</deck>'; } >b.xml && rookpress deck b.xml 2>&1 | wc -l
a.xml:3:24: error: element card has no attribute pips, or none of this value [deck-schema]
a.xml:3:35: error: element card has no attribute count, or none of this value [deck-schema]
a.xml:4:4: error: Did not expect element sheet there [deck-schema]
a.xml:5:26: error: element card has no attribute colour, or none of this value [deck-schema]
a.xml:5:32: error: Did not expect element txt there [deck-schema]
20

$ cat >a.xml <<END
> <deck title="T">
>   <back name="b"/>
>   <crad name="c"/>
> </deck>
> END
> rookpress deck a.xml; sed 's/crad/card colour="red"/' a.xml >b.xml && rookpress deck b.xml; sed 's/crad name="c"/card/' a.xml >b.xml && rookpress deck b.xml
a.xml:3:4: error: Did not expect element crad there [deck-schema]
b.xml:3:17: error: element card has no attribute colour, or none of this value [deck-schema]
b.xml:3:4: error: Element card failed to validate attributes: one is missing, or two do not go together [deck-schema]
[1]

# All that is wrong, in one run.
$ cat >a.xml <<END
> <deck title="T" size="9x9mm" bleed="1m" safe="50mm" pieces="../x">
>   <sheet paper="stamp" gap="-1mm"/>
>   <suit name="S" ink="red"/>
>   <suit name="s" sign="/etc/passwd"/>
>   <suit name="s" sign="../x.svg"/>
>   <back name="back" picture="none.svg"/>
>   <card name="a" suit="t" back="bakc" code="ab" count="99999"/>
>   <card name="a" figure="good.md"><text x="1" y="50%" size="-3mm">Hello</text></card>
>   <aids file="aids.md"/>
> </deck>
> END
> printf '# Aids\n\n## One\n\n### Set-up\nA line\n\n## Two\n### Set-up\n### Turn\n### More\n' >aids.md && rookpress deck a.xml
a.xml:1:23: error: '9x9mm' is no size of a card: poker, bridge, euro, tarot, mini, or sides of 20 to 300 mm, as in 57x87mm [deck-size]
a.xml:1:37: error: '1m' is no length, such as 3mm, 0.125in or 9pt [deck-value]
a.xml:1:47: error: safe is 0 to 15.9 mm on cards of this size [deck-size]
a.xml:1:61: error: '../x' is no piece set in cards/pieces [deck-file]
a.xml:2:17: error: 'stamp' is no paper: letter, a4, a5, half-letter or a size such as 6x9in [deck-size]
a.xml:2:29: error: gap is 0 to 20.0 mm on cards of this size [deck-size]
a.xml:3:15: error: 'S' is no name: small letters, digits and hyphens, at most 60 [deck-name]
a.xml:3:23: error: 'red' is no colour, such as #41617a [deck-value]
a.xml:4:24: error: '/etc/passwd' does not lie in the folder of the deck [deck-file]
a.xml:5:15: error: two suits are called 's' [deck-name]
a.xml:5:24: error: '../x.svg' does not lie in the folder of the deck [deck-file]
a.xml:6:30: error: there is no file 'none.svg' beside the deck [deck-file]
a.xml:7:24: error: there is no suit 't' [deck-name]
a.xml:7:33: error: there is no back 'bakc' [deck-name]
a.xml:7:45: error: 'ab' is no code: one letter or digit [deck-value]
a.xml:7:56: error: a card is there once to 2000 times [deck-value]
a.xml:8:15: error: two cards or backs are called 'a' [deck-name]
a.xml:8:26: error: good.md: not XML: line 1: Start tag expected, '<' not found [deck-file]
a.xml:8:44: error: '1' is neither a length, such as 3mm, nor a part of the card, such as 50% [deck-value]
a.xml:8:61: error: a size is more than nothing [deck-value]
aids.md:3:4: error: 'One' has 1 side; a card has two [deck-aid]
aids.md:8:4: error: 'Two' has 3 sides; a card has two [deck-aid]
[1]

# More than a deck may have.
$ { printf '<deck title="T"><back name="b"/>\n'; for i in $(seq 600); do echo "<card name=\"c$i\"/>"; done; echo "<card name=\"d\" letter=\"$(printf 'W%.0s' $(seq 20))\"/></deck>"; } >a.xml && rookpress deck a.xml
> { printf '<deck title="T">\n'; for i in $(seq 101); do echo "<back name=\"b$i\"/>"; done; printf "<card name=\"d\" letter=\"$(printf 'W%.0s' $(seq 20))\"/></deck>"; } >a.xml && rookpress deck a.xml
a.xml:502:2: error: a deck has at most 2000 cards with 500 faces [deck-value]
a.xml:102:2: error: a deck has at most 100 of these [deck-value]
a.xml:103:24: error: 'WWWWWWWWWWWWWWWWWWWW' is too long: at most 16 bytes [deck-value]
[1]

# What leaves the safe zone is refused by name, and can be looked at as a proof.
$ cat >a.xml <<END
> <deck title="T">
>   <back name="b"/>
>   <card name="long"><text x="50%" y="50%" size="5mm">Words that are too long</text></card>
>   <card name="low"><picture file="sun.svg" x="50%" y="95%" size="9mm"/></card>
> </deck>
> END
> rookpress deck a.xml -o a.pdf; rookpress deck a.xml --proof -o a.pdf 2>/dev/null && pdfinfo a.pdf | grep -c Pages
a.xml:3:15: error: 'long': a text reaches 7.8 mm beyond the safe zone [deck-unsafe]
a.xml:4:15: error: 'low': a picture reaches 3.2 mm beyond the safe zone [deck-unsafe]
1

# A player aid that no card could hold.
$ { printf '## Long\n### Set-up\n'; for i in $(seq 35); do echo "Line $i of a text that goes on and on"; done; printf '### Turn\nOne.\n'; } >aids.md
> printf '<deck title="T"><back name="b"/><aids file="aids.md"/></deck>' >a.xml && rookpress deck a.xml
aids.md:1:4: error: 'long': the text of side 1 is too long for its card [deck-aid]
[1]

# Cards too small for their player aids; others are made without a word.
$ rookpress deck --size=20x28mm -o small.pdf; rookpress deck --size=20x28mm --only=kK -o small.pdf; rookpress deck --preset=tgc-micro --only=tar-pit-chess -o small
rules/player_aids.md:13:4: warning: on cards of this size, the capitals of player aids are 0.7 mm high: too small to read [deck-small]

# The book's tables of cards against the deck.
$ printf '## Appendix\n\n    type: cards\n    Piece Cards Gap\n    N _ _ _ 8H 8D _ _ _ 1\n    Q _ _ _ QH _ _ _ _ 5\n' >table.md
> sed -e '/name="white-queen"/s/pips="5"/pips="4"/' -e '/name="black/d' -e '/checker/d' -e '/pawn/d' $TESTS/../cards/deck.xml >a.xml
> rookpress check table.md; rookpress check --deck=a.xml table.md; sed -i 's/count="2" code="N"/count="3" code="N"/' a.xml; rookpress check --deck=a.xml --report=short table.md
checked table.md (1 diagram): no errors, no warnings
table.md:3:5: error: the deck a.xml has cards for B, K, R, which no table has a row for [deck-differs]
    3 |     type: cards
      |     ^~~~~~~~~~~
table.md:6:24: error: the gap of Q is 5; its card in the deck a.xml has 4 pips [deck-differs]
    6 |     Q _ _ _ QH _ _ _ _ 5
      |                        ^
checked table.md (1 diagram): 2 errors, no warnings
table.md:3:5: error: the deck a.xml has cards for B, K, R, which no table has a row for [deck-differs]
table.md:5:5: error: row N has 2 cards; the deck a.xml has 3 [deck-differs]
table.md:6:24: error: the gap of Q is 5; its card in the deck a.xml has 4 pips [deck-differs]
[1]

$ rookpress check --deck $TESTS/../rules/rules.md | sed 's/checked [^ ]*/checked rules.md/'
checked rules.md (37 diagrams), 47 moves: no errors, no warnings

$ rookpress check --deck=none.xml table.md
rookpress: none.xml: No such file or directory
[3]

# The manual of deck files: its example is one, and it has every word of the schema.
$ sed -n '/^```xml/,/^```$/p' $TESTS/../cards/README.md | grep -v '^```' | xmllint --noout --relaxng $TESTS/../cards/deck.rng - 2>&1
> sed -n 's/.*<attribute name="\([a-z-]*\)".*/\1/p; s/.*<element name="\([a-z-]*\)".*/\1/p; s/.*<value>\([a-z-]*\)<.*/\1/p' $TESTS/../cards/deck.rng | sort -u | while read -r word; do grep -q "\`$word\`" $TESTS/../cards/README.md || echo "$word is not in the manual"; done
- validates
