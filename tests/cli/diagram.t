# All diagrams of a book into a folder, named after their chapters.
$ rookpress diagram good.md -o pictures && ls pictures
zombie-chess-1.svg
zombie-chess-2.svg

$ for svg in pictures/*.svg; do xmllint --noout $svg || echo bad; done; grep -c 'role="img"' pictures/*.svg
pictures/zombie-chess-1.svg:1
pictures/zombie-chess-2.svg:1

# A second run writes nothing; a diagram that is gone takes its picture with it; other files stay.
$ touch -d '2020-01-01' pictures/*.svg && cp pictures/zombie-chess-1.svg pictures/mine.svg
> rookpress diagram good.md -o pictures && find pictures -name 'zombie*' -newermt 2020-01-02
> sed '/type: cloak/,$d' good.md >short.md && mv short.md good.md
> rookpress diagram good.md -o pictures && ls pictures
mine.svg
zombie-chess-1.svg

# One diagram by its line, to a file or to standard output.
$ rookpress diagram good.md:8 -o one.svg && rookpress diagram good.md:1 | cmp - one.svg && cmp one.svg pictures/zombie-chess-1.svg

$ rookpress diagram good.md -o one.pdf && head -c 5 one.pdf; echo
%PDF-

$ rookpress diagram good.md -o one.png --dpi=100 && head -c 4 one.png | tail -c 3; echo
PNG

# The bare lines of a diagram on standard input.
$ printf 'rnbqkbnr\npppppppp\n........\n........\n........\n........\nPPPPPPPP\nRNBQKBNR\n' >start.txt
> rookpress diagram - <start.txt >start.svg && grep '<desc' start.svg
<desc id="diagram-004457d5-1-d">The pieces stand in the starting position.</desc>

# A full start position is small, as a picture for the web and for print.
$ rookpress diagram - --to=pdf <start.txt >start.pdf
> wc -c <start.svg | awk '{ print ($1 <= 25000) ? "fine" : "too large: " $1 }'
> wc -c <start.pdf | awk '{ print ($1 <= 12000) ? "fine" : "too large: " $1 }'
fine
fine

# The same bytes in another folder and locale.
$ mkdir -p sub && for format in svg pdf png; do rookpress diagram - --to=$format <start.txt >a; (cd sub && LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo rookpress diagram - --to=$format <../start.txt) | cmp - a; done && echo same
same

# Themes and piece sets.
$ for theme in colour grey ink; do rookpress diagram - --theme=$theme <start.txt | cksum; done | sort -u | wc -l | tr -d ' '
3

# No theme takes a dark square for a light one, not even on a card.
$ for theme in colour grey ink; do for card in E e; do printf 'card: %s, 8.5, 1\nmargins: 0, 0, 3, 0\n' $card | cat start.txt - | rookpress diagram - --theme=$theme | grep '<path' | cksum; done | sort -u | wc -l | tr -d ' '; done
2
2
2

$ rookpress diagram - --theme=blue <start.txt
rookpress diagram: option '--theme' cannot be 'blue'
THEME is one of: colour, grey, ink
try 'rookpress diagram --help'
[2]

$ rookpress diagram - --pieces=nosuchset <start.txt 2>&1 | cut -d: -f1-2
rookpress: there is no piece set or folder 'nosuchset'

$ mkdir set && cp "$TESTS"/../cards/pieces/rook/*.svg set && rookpress diagram - --pieces=./set <start.txt | cmp - start.svg && rm set/bN.svg && rookpress diagram - --pieces=./set <start.txt
rookpress: ./set/bN.svg: No such file or directory
[3]

$ cp "$TESTS"/../cards/pieces/rook/*.svg set && sed -i 's|</svg>|<script>x</script></svg>|' set/wQ.svg && rookpress diagram - --pieces=./set <start.txt
rookpress: ./set/wQ.svg: line 8: <script>: a script could do anything
[3]

# A faulty diagram is reported and not drawn, unless it is a draft.
$ rookpress diagram bad.md -o bad.svg; ls bad.svg
bad.md:12:5: error: there is no directive 'arow' [unknown-directive]
bad.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
bad.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
ls: cannot access 'bad.svg': No such file or directory
[2]

$ rookpress diagram bad.md -o bad.svg --draft && grep -c 'stroke="#e00000"' bad.svg
bad.md:12:5: error: there is no directive 'arow' [unknown-directive]
bad.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
bad.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
1

# What cannot be done.
$ rookpress diagram missing.md
rookpress: missing.md: No such file or directory
[3]

$ rookpress diagram good.md:99
rookpress: good.md has no diagram at that line or behind it
[2]

$ printf '## No diagrams\n' >none.md && rookpress diagram none.md
rookpress: none.md has no diagrams
[2]

$ cat warn.md good.md >two.md && rookpress diagram two.md
rookpress: two.md has 2 diagrams: name a line, as in two.md:LINE, or a folder with -o
[2]

$ rookpress diagram good.md -o /no/such/folder/x.svg
rookpress: /no/such/folder/x.svg: No such file or directory
[3]

$ rookpress diagram good.md --dpi=9000
rookpress diagram: --dpi is a number from 30 to 1200, not '9000'
[2]

$ rookpress diagram good.md -o one.png --square=50 --dpi=1200 2>&1 | sed 's/[0-9][0-9]* x [0-9][0-9]*/W x H/'
rookpress: the picture cannot be made: W x H pixels: a side has at most 20000

# The fonts that are in use.
$ rookpress fonts | awk '{ print $1, $2 }'
body Lato
bold Lato
heading Quicksand
italic Lato
both Lato
code DejaVu
