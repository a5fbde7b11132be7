# No heading alone at the foot of a page, no line alone on one, no figure without the words that
# introduce it, facing pages even: for the project's books on several papers.
for book in "$TESTS"/../rules/rules.md "$TESTS"/../rules/new_rules.md "$TESTS"/../rules/notation.md; do
    for paper in letter a4 a5 half-letter 6x9in; do
        rookpress dump pages --paper=$paper "$book" >pages || exit 1
        awk -v most=130 -f "$TESTS/books/makeup.awk" pages >faults ||
            { echo "$book on $paper:"; cat faults; failed=1; }
    done
done

# The rules can be broken: each of these pages breaks one.
broken() { # WHAT, the pages on standard input
    awk -v most=20 -f "$TESTS/books/makeup.awk" >faults && { echo "not found: $1"; failed=1; }
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
[ -z "$failed" ]
