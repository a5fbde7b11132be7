# What a baseline lists is not told again, wherever it has moved.
$ rookpress check --report=json bad.md >known.json; rookpress check --baseline=known.json --werror bad.md
checked bad.md (1 diagram): no errors, no warnings, 5 known

$ { printf 'More words.\n\n'; cat bad.md; } >moved && mv moved bad.md; rookpress check --baseline=known.json --werror ./bad.md
checked ./bad.md (1 diagram): no errors, no warnings, 5 known

# The same fault a second time is new; all reports agree.
$ printf '\nSee [the rules][rules].\n\nSee [this][other].\n' >>bad.md; rookpress check --report=json bad.md | jq -c .summary
{"errors":5,"warnings":2,"notes":0,"diagrams":1,"moves":0}

$ for report in short github json junit; do rookpress check --baseline=known.json --report=$report bad.md | grep -c 'defined nowhere'; done; rookpress check --baseline=known.json --report=short bad.md
2
2
2
2
bad.md:20:16: error: the link reference 'rules' is defined nowhere [link-undefined]
bad.md:22:11: error: the link reference 'other' is defined nowhere [link-undefined]
[1]

# Code scanning is told of the others, and why they are not reported.
$ rookpress check --baseline=known.json --report=sarif bad.md >s; jq -f "$TESTS/cli/sarif.jq" s; jq -c '.runs[0].results[] | [.ruleId, .suppressions]' s
true
["link-undefined",[{"kind":"external","justification":"listed in the baseline"}]]
["unknown-directive",[{"kind":"external","justification":"listed in the baseline"}]]
["bad-colour",[{"kind":"external","justification":"listed in the baseline"}]]
["outside-picture",[{"kind":"external","justification":"listed in the baseline"}]]
["section-twice",[{"kind":"external","justification":"listed in the baseline"}]]
["link-undefined",null]
["link-undefined",null]

# What is gone is a note, unless its file was not checked.
$ grep -v pink bad.md >less && mv less bad.md; rookpress check --baseline=known.json --report=short bad.md
bad.md:19:16: error: the link reference 'rules' is defined nowhere [link-undefined]
bad.md:21:11: error: the link reference 'other' is defined nowhere [link-undefined]
known.json:6:3: note: 'bad-colour' is not found in 'bad.md' any more [baseline-stale]
[1]

$ rookpress check --baseline=known.json good.md
checked good.md (2 diagrams), 1 move: no errors, no warnings

# Another tool may have written it anew.
$ jq . known.json >pretty.json; rookpress check --baseline=pretty.json --report=short bad.md | cut -d: -f1,4- | head -1
bad.md: error: the link reference 'rules' is defined nowhere [link-undefined]

# What is no baseline.
$ rookpress check --baseline=missing.json good.md
rookpress check: the baseline missing.json cannot be read: No such file or directory
[2]

$ rookpress check --baseline=bad.md good.md
rookpress check: the baseline bad.md is no report of --report=json: line 1, column 1: an object is missing here
[2]

$ for text in '' '{}' '{"version": 2, "diagnostics": []}' '{"version": 1, "diagnostics": [{"file": "a"}]}' '{"version": 1, "diagnostics": []} x' '{"version": 1, "diagnostics": ["\ud800"'; do printf '%s' "$text" >b; rookpress check --baseline=b good.md; echo $?; done
rookpress check: the baseline b is no report of --report=json: line 1, column 1: an object is missing here
2
rookpress check: the baseline b is no report of --report=json: line 1, column 3: an object without "version" or without "diagnostics"
2
rookpress check: the baseline b is no report of --report=json: line 1, column 14: a report of an unknown version
2
rookpress check: the baseline b is no report of --report=json: line 1, column 32: this finding has no fingerprint
2
rookpress check: the baseline b is no report of --report=json: line 1, column 35: something follows the end
2
rookpress check: the baseline b is no report of --report=json: line 1, column 32: an object is missing here
2

# Comments say which finding is meant.
$ printf '<!-- rookpress: expect=link-undefined reason="later" -->\n%s\n' 'See [a][b].' >m.md; rookpress check m.md; rookpress check --report=json m.md | jq -c .summary; rookpress check --report=sarif m.md | jq -c '.runs[0].results[].suppressions'
checked m.md (no diagrams): no errors, no warnings, 1 meant
{"errors":0,"warnings":0,"notes":0,"diagrams":0,"moves":0}
[{"kind":"inSource","justification":"later"}]

$ sed -i 's/\[b\]//' m.md; rookpress check --report=short m.md
m.md:1:1: error: 'link-undefined' does not come in the block behind this comment [expect-stale]
[1]

# Claims are tested.
$ for claim in mate check 'legal a1 a8' 'only h8 g7' 'score 1 2'; do { printf '## Chess\n\n    . . . . . . . k\n'; for row in 7 6 5 4 3 2; do echo '    . . . . . . . .'; done; printf '    R . . . K . . .\n    game: chess\n    expect: %s\n' "$claim"; } >c.md; rookpress check --report=short c.md; done
c.md:12:5: error: no king is in check [claim-false]
c.md:12:5: error: no king is in check [claim-false]
c.md:12:5: error: this is not the only move: there are 3 [claim-false]
c.md:12:5: error: Chess has no score here [claim-misplaced]
[1]
