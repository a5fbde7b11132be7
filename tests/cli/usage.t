# Help goes to standard output; without a word it is a complaint.
$ rookpress --help
Usage: rookpress COMMAND [OPTION]... [OPERAND]...

rookpress reads rulebooks of chess variants that are written in markdown, with
the diagrams as indented blocks of text. It checks that every example in them is
right, typesets the book, and draws the diagrams and cards.

Commands:
  check        check books and report what is wrong with them
  build        typeset books for print
  diagram      draw the diagrams of a book
  deck         make a deck of cards
  games        list the games whose rules are known
  moves        list what can be done in a position of a game
  perft        count the ways to play on in a game
  golf         solve, verify and find Chess Golf problems
  dump         show a book as a stage of the program sees it
  fonts        list the fonts in use and what is missing
  completions  print a completion script for a shell
  man          print the manual page
  help         show help on the program or on a command
  version      print the version

Options:
  -h, --help     show help on the program or on a command
  -V, --version  print the version

Exit codes:
  0  All is well: the book has no errors.
  1  The book has errors, or warnings with --werror.
  2  The command line is wrong.
  3  A file could not be read or written.

Environment:
  NO_COLOR           If set and not empty, no colour is used unless an option
                     asks for it.
  GITHUB_ACTIONS     If it is 'true', findings are reported as annotations of a
                     GitHub workflow unless an option asks for another format.
  ROOKPRESS_DATA     The folder with 'cards' and 'fonts' in it, where they are
                     not found beside the program.
  SOURCE_DATE_EPOCH  The date of what is made, in seconds since 1970. The clock
                     is never asked.

'rookpress help COMMAND' tells more about a command.

$ rookpress 2>/dev/null
[2]

$ for words in '' -h help; do rookpress $words 2>&1 | cmp - help.txt 2>/dev/null || rookpress $words >help.txt 2>&1; done; wc -l <help.txt | tr -d ' '
43

$ rookpress check --help
Usage: rookpress check [OPTION]... FILE...

Reads markdown books and checks their diagrams and their text: the rows, letters
and directives of every diagram, what its numbers, squares, colours and cards
may be, whether one chess set and one deck could show it, whether all of it lies
in the picture; tables, headings, link references and the contents file
STEM_contents.csv beside the book.

A FILE of '-' is standard input. All books are checked in one run; each fault is
one finding with its line and column, and the check goes on behind it.

Options:
      --report=FORMAT  the format of the report (human, short, json, github,
                       sarif, junit). Without this option it is 'human', or
                       'github' in a GitHub workflow.
      --golf=EFFORT    what is asked of printed solutions of Chess Golf: that
                       they are legal, that nothing shorter is found in about a
                       second's work a problem, or that there is nothing shorter
                       (legal, shorter, exact). Default: shorter.
      --baseline=FILE  do not tell again what FILE lists, the JSON report of an
                       earlier run. A finding is known by its file, its code,
                       its message and the text of its line, wherever that line
                       has moved. What FILE lists and is not found any more is a
                       note.
      --deck[=FILE]    hold the book's tables of cards against the deck that
                       FILE defines, or that comes with rookpress: as many cards
                       for each piece, its gap as pips, a row for every card.
      --werror         fail on warnings, too
      --colour=WHEN    whether to colour the human report (auto, always, never).
                       'auto', the default, does so on a terminal.
  -h, --help           show this help and exit

Examples:
  rookpress check rules.md
      Checks a book and shows what is wrong with it.
  rookpress check --report=junit rules.md >report.xml
      Writes a JUnit report with one test case a diagram.
  rookpress check --werror --report=sarif *.md >report.sarif
      Checks several books for a build that should fail on warnings.
  rookpress check --report=json rules.md >known.json
      Writes down what is known to be wrong with an old book.
  rookpress check --baseline=known.json rules.md
      Tells only what has come since.

$ rookpress help dump
Usage: rookpress dump [OPTION]... STAGE FILE

Prints a book as text after one of the stages that it goes through: 'tree', the
blocks and inlines of the markdown with their places, 'diagrams', the values of
each diagram with theirs, 'readings', what each means in its game, or 'pages',
what lies where in print. Faults in the book are not reported.

STAGE is one of: tree, diagrams, readings, pages.

Options:
      --paper=SIZE  the size of the pages, as for 'rookpress build'. Default:
                    letter.
      --columns=N   1 or 2 columns of text (1, 2). Default: 2 where lines would
                    be too long.
  -h, --help        show this help and exit

Examples:
  rookpress dump diagrams rules.md
      Shows how each diagram was read.
  rookpress dump pages --paper=a5 rules.md
      Shows what lies where on the pages.

$ for command in check dump completions man help version; do rookpress help $command >a && rookpress $command --help >b && cmp a b; awk 'length > 80 || / $/' a; done

$ rookpress --version
rookpress 0.1.0

$ rookpress version
rookpress 0.1.0

# Mistakes on the command line.
$ rookpress chekc good.md
rookpress: unknown command 'chekc'
did you mean 'check'?
try 'rookpress --help'
[2]

$ rookpress --vresion
rookpress: unknown option '--vresion'
did you mean '--version'?
try 'rookpress --help'
[2]

$ rookpress check
rookpress check: missing operand FILE
usage: rookpress check [OPTION]... FILE...
try 'rookpress check --help'
[2]

$ rookpress check --reprot=json good.md
rookpress check: unknown option '--reprot'
did you mean '--report'?
try 'rookpress check --help'
[2]

$ rookpress check --report good.md
rookpress check: option '--report' cannot be 'good.md'
FORMAT is one of: human, short, json, github, sarif, junit
try 'rookpress check --help'
[2]

$ rookpress check --report=jsno good.md
rookpress check: option '--report' cannot be 'jsno'
did you mean 'json'?
FORMAT is one of: human, short, json, github, sarif, junit
try 'rookpress check --help'
[2]

$ rookpress check --werror=yes good.md
rookpress check: option '--werror' takes no value
try 'rookpress check --help'
[2]

$ rookpress check good.md --report
rookpress check: option '--report' needs a value
FORMAT is one of: human, short, json, github, sarif, junit
try 'rookpress check --help'
[2]

$ rookpress dump tree
rookpress dump: missing operand FILE
usage: rookpress dump [OPTION]... STAGE FILE
try 'rookpress dump --help'
[2]

$ rookpress dump tree good.md bad.md
rookpress dump: unexpected operand 'bad.md'
usage: rookpress dump [OPTION]... STAGE FILE
try 'rookpress dump --help'
[2]

$ rookpress help chekc
rookpress help: unknown command 'chekc'
did you mean 'check'?
COMMAND is one of: check, build, diagram, deck, games, moves, perft, golf, dump, fonts, completions, man, help, version
try 'rookpress help --help'
[2]
