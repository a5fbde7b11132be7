# No heading alone at the foot of a page, no line alone on one, no figure without the words that
# introduce it, facing pages even: for the project's books on several papers.
for book in "$TESTS"/../rules/rules.md "$TESTS"/../rules/new_rules.md "$TESTS"/../rules/notation.md; do
    while read -r middle options; do
        rookpress dump pages $options "$book" >pages || exit 1
        awk -v most=130 -v middle=$middle -f "$TESTS/books/makeup.awk" pages >faults ||
            { echo "$book with $options:"; cat faults; failed=1; }
    done <<'END'
306 --paper=letter
297 --paper=a4
9999 --paper=letter --columns=1
9999 --paper=a5
9999 --paper=half-letter
9999 --paper=6x9in
END
done

# Sections of a figure each stand side by side when they are whole; a figure beside which nothing
# stands is in the middle.
sections() { # WORDS behind the second figure; tells how far down the figures are, and how far right
    board='    type: masquerade\n    ..... KR\n    ..... QN\n'
    printf "## Game\n\nWords.\n\n### One\n\n$board\n### Two\n\n$board\n$1\n\n### Last\n\nWords.\n" >pair.md
    rookpress dump pages --columns=1 pair.md | awk '$1 == "figure" && $6 != "-" { print $3, $2 + $4 / 2 }'
}
[ "$(sections '' | cut -d' ' -f1 | uniq | wc -l)" = 1 ] || { echo "sections are not side by side"; failed=1; }
[ "$(sections 'Words.' | cut -d' ' -f1 | uniq | wc -l)" = 2 ] || { echo "a section is torn"; failed=1; }
sections 'Words.' | awk 'NR == 1 { exit !($2 > 300 && $2 < 320) }' ||
    { echo "a figure beside nothing"; sections 'Words.'; failed=1; }

# The rules can be broken: each of these pages breaks one.
broken() { # WHAT, the pages on standard input
    awk -v most=20 -v middle=300 -f "$TESTS/books/makeup.awk" >faults && { echo "not found: $1"; failed=1; }
    grep -q "$1" faults || { echo "not found: $1"; cat faults; failed=1; }
}
broken 'a heading alone' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 100 0.0 H2#1 "A"
  line 70 120 100 0.0 P#2 "words"
  line 70 150 100 0.0 H3#3 "B"
END
broken 'a single line' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 100 0.0 P#1 "words"
  line 70 100 100 0.0 P#1 "words"
page 2 left 600.0 650.0 goes on "A"
  line 70 90 100 0.0 P#1 "words"
END
broken 'without the paragraph' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 100 0.0 L.LI.LBody.P#1 "words"
page 2 left 600.0 650.0 goes on "A"
  figure 70 90 100 100 Figure#2
END
broken 'faces a page' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 100 0.0 P#1 "words"
page 2 left 600.0 650.0 goes on "A"
page 3 right 560.0 650.0 goes on "A"
page 4 left 600.0 650.0 goes on "A"
END
broken 'a heading alone' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 200 0.0 H2#1 "A"
  line 70 120 200 0.0 P#2 "words"
  line 70 150 200 0.0 H3#3 "B"
  line 310 120 200 0.0 P#4 "words"
END
broken 'a single line' <<'END'
page 1 right 600.0 650.0 opens "A"
  line 70 90 200 0.0 P#1 "words"
  line 70 100 200 0.0 P#1 "words"
  line 310 90 200 0.0 P#1 "words"
END
[ -z "$failed" ]
