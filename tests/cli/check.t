# A clean book.
$ rookpress check good.md
checked good.md (2 diagrams), 1 move: no errors, no warnings

# Findings, in the order of the book, with the line, a caret and notes.
$ rookpress check bad.md
bad.md:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]
    2 | See [the rules][rules].
      |                ^~~~~~~
bad.md:12:5: error: there is no directive 'arow' [unknown-directive]
   12 |     arow: e5, d4, black
      |     ^~~~
      = note: did you mean 'arrow'?
bad.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
   13 |     arrow: d4, c6, pink
      |                    ^~~~
bad.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
   14 |     card: n, 7, 1
      |     ^~~~~~~~~~~~~
      = note: this diagram has no 'margins' line
bad.md:16:1: warning: a second section 'Zombie Chess' [section-twice]
   16 | ## Zombie Chess
      | ^~~~~~~~~~~~~~~
bad.md:1:1: note: the first is here
checked bad.md (1 diagram): 3 errors, 2 warnings
[1]

# Warnings fail only when asked to.
$ rookpress check warn.md >/dev/null

$ rookpress check --werror warn.md
warn.md:1:1: note: no rules are known for 'Chapter'; its moves are not checked [unknown-game]
    1 | ## Chapter
      | ^~~~~~~~~~
warn.md:12:5: warning: this arrow is drawn already [duplicate-arrow]
   12 |     arrow: e1, e2, white
      |     ^~~~~~~~~~~~~~~~~~~~
warn.md:11:5: note: the first is here
checked warn.md (1 diagram): no errors, 1 warning, 1 note
[1]

# Several books in one run, one of them missing: the others are checked, the failure counts.
$ rookpress check good.md missing.md warn.md
rookpress: missing.md: No such file or directory
warn.md:1:1: note: no rules are known for 'Chapter'; its moves are not checked [unknown-game]
    1 | ## Chapter
      | ^~~~~~~~~~
warn.md:12:5: warning: this arrow is drawn already [duplicate-arrow]
   12 |     arrow: e1, e2, white
      |     ^~~~~~~~~~~~~~~~~~~~
warn.md:11:5: note: the first is here
checked good.md (2 diagrams), warn.md (1 diagram), 1 move: no errors, 1 warning, 1 note
[3]

$ rookpress check --report=short missing.md .
rookpress: missing.md: No such file or directory
rookpress: .: is a directory
[3]

# Standard input.
$ rookpress check - <bad.md | head -3
<stdin>:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]
    2 | See [the rules][rules].
      |                ^~~~~~~

$ rookpress check --report=short - good.md <bad.md
<stdin>:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]
<stdin>:12:5: error: there is no directive 'arow' [unknown-directive]
<stdin>:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
<stdin>:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
<stdin>:16:1: warning: a second section 'Zombie Chess' [section-twice]
[1]

# Names that look like options.
$ cp bad.md ./-bad.md && rookpress check --report=short -- -bad.md
-bad.md:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]
-bad.md:12:5: error: there is no directive 'arow' [unknown-directive]
-bad.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
-bad.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
-bad.md:16:1: warning: a second section 'Zombie Chess' [section-twice]
[1]

# The contents file beside a book belongs to it.
$ printf 'Zombie Chess,rise\nGolf,fore\n' >good_contents.csv && rookpress check good.md
good_contents.csv:2:1: error: the book has no heading 'Golf' [contents-heading]
    2 | Golf,fore
      | ^~~~
checked good.md (2 diagrams), 1 move: 1 error, no warnings
[1]

# Names and bytes that a terminal would take for commands are made harmless.
$ printf '    r n b q k b n \033[31m\n    \033]0;x\007: y\n' >"$(printf 'a\033[1mb.md')"; rookpress check *b.md | cat -v
aM-oM-?M-=[1mb.md:1:5: error: this block is no diagram: no line of it is a row of 8 squares or a directive [not-a-diagram]
    1 |     r n b q k b n M-oM-?M-=[31m
      |     ^~~~~~~~~~~~~~~~~~~
      = note: a table begins with 'type:'; other code belongs between fences
checked aM-oM-?M-=[1mb.md (1 diagram): 1 error, no warnings

# Colour only where it is wanted.
$ rookpress check --colour=always warn.md | cat -v
^[[1mwarn.md:1:1:^[[0m ^[[1;36mnote:^[[0m no rules are known for 'Chapter'; its moves are not checked [unknown-game]
    1 | ## Chapter
      | ^[[1;32m^~~~~~~~~~^[[0m
^[[1mwarn.md:12:5:^[[0m ^[[1;35mwarning:^[[0m this arrow is drawn already [duplicate-arrow]
   12 |     arrow: e1, e2, white
      |     ^[[1;32m^~~~~~~~~~~~~~~~~~~~^[[0m
^[[1mwarn.md:11:5:^[[0m ^[[1;36mnote:^[[0m the first is here
checked warn.md (1 diagram): no errors, 1 warning, 1 note

$ NO_COLOR=1 rookpress check --colour=always --report=short warn.md
warn.md:1:1: note: no rules are known for 'Chapter'; its moves are not checked [unknown-game]
warn.md:12:5: warning: this arrow is drawn already [duplicate-arrow]
