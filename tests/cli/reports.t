$ rookpress check --report=short bad.md good.md
bad.md:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]
bad.md:12:5: error: there is no directive 'arow' [unknown-directive]
bad.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]
bad.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]
bad.md:16:1: warning: a second section 'Zombie Chess' [section-twice]
[1]

$ rookpress check --report=json bad.md good.md
{"version": 1,
 "files": ["bad.md", "good.md"],
 "diagnostics": [
  {"file": "bad.md", "line": 2, "column": 16, "endLine": 2, "endColumn": 23, "severity": "error", "code": "link-undefined", "message": "the link reference 'rules' is defined nowhere", "notes": []},
  {"file": "bad.md", "line": 12, "column": 5, "endLine": 12, "endColumn": 9, "severity": "error", "code": "unknown-directive", "message": "there is no directive 'arow'", "notes": ["did you mean 'arrow'?"]},
  {"file": "bad.md", "line": 13, "column": 20, "endLine": 13, "endColumn": 24, "severity": "error", "code": "bad-colour", "message": "'pink' is no colour; there are white, black and grey", "notes": []},
  {"file": "bad.md", "line": 14, "column": 5, "endLine": 14, "endColumn": 18, "severity": "warning", "code": "outside-picture", "message": "this card reaches 0.57 squares beyond the picture's right edge", "notes": ["this diagram has no 'margins' line"]},
  {"file": "bad.md", "line": 16, "column": 1, "endLine": 16, "endColumn": 16, "severity": "warning", "code": "section-twice", "message": "a second section 'Zombie Chess'", "notes": ["bad.md:1:1: the first is here"]}],
 "summary": {"errors": 3, "warnings": 2, "notes": 0, "diagrams": 3, "moves": 1}}
[1]

# Machines must be able to read it.
$ rookpress check --report=json bad.md | jq -c '.version, .files, .summary, (.diagnostics[] | [.file, .line, .column, .endLine, .endColumn, .severity, .code, (.notes | length)])'
1
["bad.md"]
{"errors":3,"warnings":2,"notes":0,"diagrams":1,"moves":0}
["bad.md",2,16,2,23,"error","link-undefined",0]
["bad.md",12,5,12,9,"error","unknown-directive",1]
["bad.md",13,20,13,24,"error","bad-colour",0]
["bad.md",14,5,14,18,"warning","outside-picture",1]
["bad.md",16,1,16,16,"warning","section-twice",1]

$ rookpress check --report=github bad.md
::error file=bad.md,line=2,endLine=2,col=16,endColumn=23,title=rookpress%3A link-undefined::the link reference 'rules' is defined nowhere
::error file=bad.md,line=12,endLine=12,col=5,endColumn=9,title=rookpress%3A unknown-directive::there is no directive 'arow'%0Anote: did you mean 'arrow'?
::error file=bad.md,line=13,endLine=13,col=20,endColumn=24,title=rookpress%3A bad-colour::'pink' is no colour; there are white, black and grey
::warning file=bad.md,line=14,endLine=14,col=5,endColumn=18,title=rookpress%3A outside-picture::this card reaches 0.57 squares beyond the picture's right edge%0Anote: this diagram has no 'margins' line
::warning file=bad.md,line=16,endLine=16,col=1,endColumn=16,title=rookpress%3A section-twice::a second section 'Zombie Chess'%0Abad.md:1:1: note: the first is here
[1]

# GitHub's own format is chosen under GitHub, unless another one is asked for.
$ GITHUB_ACTIONS=true rookpress check warn.md
::notice file=warn.md,line=1,endLine=1,col=1,endColumn=11,title=rookpress%3A unknown-game::no rules are known for 'Chapter'; its moves are not checked
::warning file=warn.md,line=12,endLine=12,col=5,endColumn=25,title=rookpress%3A duplicate-arrow::this arrow is drawn already%0Awarn.md:11:5: note: the first is here

$ GITHUB_ACTIONS=true rookpress check --report=short warn.md
warn.md:1:1: note: no rules are known for 'Chapter'; its moves are not checked [unknown-game]
warn.md:12:5: warning: this arrow is drawn already [duplicate-arrow]

$ rookpress check --report=sarif bad.md good.md | jq -f "$TESTS/cli/sarif.jq"
true

$ rookpress check --report=sarif good.md | jq -f "$TESTS/cli/sarif.jq"
true

$ rookpress check --report=sarif bad.md | jq -c '.runs[0].results[] | [.ruleId, .level, .message.text, .locations[0].physicalLocation.region]'
["link-undefined","error","the link reference 'rules' is defined nowhere",{"startLine":2,"startColumn":16,"endLine":2,"endColumn":23}]
["unknown-directive","error","there is no directive 'arow'\nnote: did you mean 'arrow'?",{"startLine":12,"startColumn":5,"endLine":12,"endColumn":9}]
["bad-colour","error","'pink' is no colour; there are white, black and grey",{"startLine":13,"startColumn":20,"endLine":13,"endColumn":24}]
["outside-picture","warning","this card reaches 0.57 squares beyond the picture's right edge\nnote: this diagram has no 'margins' line",{"startLine":14,"startColumn":5,"endLine":14,"endColumn":18}]
["section-twice","warning","a second section 'Zombie Chess'",{"startLine":16,"startColumn":1,"endLine":16,"endColumn":16}]

# A result keeps its fingerprint when lines move.
$ prints() { rookpress check --report=sarif "$1" | jq -c '[.runs[0].results[].partialFingerprints[]]'; }
> prints bad.md >before; mv bad.md old.md; { printf 'More words.\n\n'; cat old.md; } >bad.md
> prints bad.md | cmp - before && echo same
same

$ rookpress check --report=junit old.md good.md
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rookpress" tests="5" failures="2" errors="0" skipped="0">
  <testsuite name="old.md" tests="2" failures="2" errors="0" skipped="0">
    <testcase name="Zombie Chess, diagram 1" classname="old.md" file="old.md" line="4">
      <failure message="there is no directive 'arow'" type="unknown-directive">old.md:12:5: error: there is no directive 'arow' [unknown-directive]
old.md:13:20: error: 'pink' is no colour; there are white, black and grey [bad-colour]</failure>
      <system-out>old.md:14:5: warning: this card reaches 0.57 squares beyond the picture's right edge [outside-picture]</system-out>
    </testcase>
    <testcase name="the text around the diagrams" classname="old.md" file="old.md" line="1">
      <failure message="the link reference 'rules' is defined nowhere" type="link-undefined">old.md:2:16: error: the link reference 'rules' is defined nowhere [link-undefined]</failure>
      <system-out>old.md:16:1: warning: a second section 'Zombie Chess' [section-twice]</system-out>
    </testcase>
  </testsuite>
  <testsuite name="good.md" tests="3" failures="0" errors="0" skipped="0">
    <testcase name="Zombie Chess, diagram 1" classname="good.md" file="good.md" line="8"/>
    <testcase name="Zombie Chess, diagram 2" classname="good.md" file="good.md" line="21"/>
    <testcase name="the text around the diagrams" classname="good.md" file="good.md" line="1"/>
  </testsuite>
</testsuites>
[1]

$ rookpress check --report=junit old.md good.md | xmllint --noout -

$ rookpress check --report=junit --werror warn.md | grep -c '<failure'
1

# Reports of hostile bytes are still well-formed.
$ printf '## \001\377&<"\n\n    \033: \377&<"]]>\n' >'a&"<b.md'; rookpress check --report=junit 'a&"<b.md' | xmllint --noout -

$ rookpress check --report=json 'a&"<b.md' | jq -c '.files, .summary'
["a&\"<b.md"]
{"errors":3,"warnings":0,"notes":0,"diagrams":1,"moves":0}

$ rookpress check --report=sarif 'a&"<b.md' | jq -f "$TESTS/cli/sarif.jq"
true
