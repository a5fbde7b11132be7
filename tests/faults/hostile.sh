# Large and hostile input: an answer, not a crash, a hang or a quadratic crawl. The limit on time
# is no measure of speed: it is far above what is needed and far below what a crawl would take.
rm -f failed
board='    r n b q k b n r
    p p p p p p p p
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    P P P P P P P P
    R N B Q K B N R'
repeat() { yes -- "$1" | head -n "$2"; }
joined() { repeat "$1" "$2" | tr -d '\n'; }

try() { # EXIT-CODE NAME, the input on standard input
    cat >input.md
    for report in human sarif junit; do
        timeout 120 rookpress check --report=$report input.md >out 2>err
        status=$?
        [ "$status" -eq "$1" ] && [ ! -s err ] || { echo "$2: $report: $status"; cat err; touch failed; }
    done
}
joined 'a' 1000000 | try 0 'a line of a million letters'
joined ' ' 1000000 | try 0 'a line of a million blanks'
{ printf '    '; joined 'p ' 1000000; } | try 1 'a row of a million pawns'
{ echo "$board"; printf '    arrow: '; joined 'e2,' 400000; } | try 1 'a directive of 400,000 fields'
repeat "$board
" 90000 | try 0 'ten thousand diagrams'
repeat "$board
    arow: e2, e4
" 100000 | try 1 'ten thousand faulty diagrams'
{ echo "$board"; repeat '    arrow: e2, e4, white' 10000; } | try 0 'ten thousand equal arrows'
{ echo "$board"; repeat '    card: q, 99, 99' 10000; } | try 0 'ten thousand cards outside'
{ echo "$board"; repeat '    name: x' 10000; } | try 1 'ten thousand names'
repeat "$board
    name: x
    after: x
" 110000 | try 1 'ten thousand diagrams of one name'
repeat '## Same' 20000 | try 0 'twenty thousand sections of one name'
repeat '[a][b]' 20000 | try 1 'twenty thousand broken links'
joined '![[]()' 50000 | try 0 'images that never end'
joined '[' 300000 | try 0 'brackets that never close'
joined '[a](' 50000 | try 0 'links that never close'
joined 'a <?' 50000 | try 0 'instructions that never end'
joined 'a <!A ' 50000 | try 0 'declarations that never end'
joined 'a <![CDATA[' 50000 | try 0 'sections of data that never end'
joined '*a_ ' 50000 | try 0 'emphasis that never ends'
joined '>' 50000 | try 1 'quotes in quotes'
joined '1. ' 50000 | try 1 'lists in lists'
joined '&' 300000 | try 0 'entities that never end'
joined '`a``' 50000 | try 0 'code that never ends'
joined '](' 50000 | try 0 'closing brackets'
repeat '    type: cloak' 20000 | try 1 'a table of twenty thousand rows'
head -c 3000000 /dev/zero | try 1 'nothing but NUL'
head -c 3000000 /dev/zero | tr '\0' '\377' | try 1 'nothing but bad bytes'
[ ! -e failed ]
