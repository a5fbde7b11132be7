# A block as it stands in a book, a FEN with its cards, or a place in a book.
$ cat >block.txt <<'END'
> . . . R . . b .
> . Q . . . K . N
> . . . R . . . .
> b . . . . . n .
> N . . . . . . B
> . . . n . . k .
> . B . . q . . r
> . r . . . . . .
> card: b, 9, 2.5
> card: b, 9.5, 2.5
> END
> rookpress golf solve - <block.txt
5 moves
e2c3, d3b5, a5b3, f7f6, b3g8  (knight, queen, knight, king, queen x)

$ rookpress golf solve --count '3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 w - - 0 1 chosen=bb'
5 moves
145 solutions

$ rookpress golf solve --cards=bb --all 3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 | sort | sed -n '1p;$p'
5 moves
f7g7, e2d4, d3b5, a5c4, c4g8  (king, knight, queen, knight, queen x)

# Little memory and many threads give the same answer.
$ rookpress golf solve --memory=1 --threads=3 - <block.txt
5 moves
e2c3, d3b5, a5b3, f7f6, b3g8  (knight, queen, knight, king, queen x)

# The rulebook's example of a king and a bishop.
$ rookpress golf solve --cards=Kb '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1' | head -1
3 moves

# The special move of a whole colour, and the choices that the rules leave.
$ rookpress golf solve --cards=qN '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'
2 moves
b6c6, f6g5  (rook, king x)

$ rookpress golf solve --cards=qN --step=none '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'
3 moves
d3f1, f2g4, g5f6  (bishop, knight, king x)

$ rookpress golf solve --cards=qN --step=piece '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'
1 move
g5f6  (king x)

$ rookpress golf solve --cards=qN --from=q '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'
3 moves
d3b1, b4b5, g5f6  (bishop, rook, king x)

$ for captor in one any; do
>     rookpress golf solve --cards=KkB --captor=$captor '1n3r2/1N2b2B/R6K/4Q3/k1N3r1/1n6/q3R2B/2b5'
> done
5 moves
a2b4, a4e8, e8g6, h7g6, g6h6  (knight, queen, bishop, king x, king x)
4 moves
h7h6, a4b2, b2d2, d2h6  (king x, knight, queen, bishop x)

# What no deal could give is solved all the same.
$ rookpress golf solve --cards=Kk 'QQQQ4/8/8/8/8/8/8/KQk5'
2 moves
a1b2, c1b2  (queen, king x)

# Limits are answers.
$ rookpress golf solve --max=4 - <block.txt
more than 4 moves
[1]

$ rookpress golf solve --effort=1 --threads=1 --cards=qbb '5q2/1Q1N3R/r2B4/2B1n3/1b1n3r/6k1/2K1N2b/3R4'
more than 5 moves
[1]

$ rookpress golf solve --cards=Kk '8/8/8/8/8/8/8/K6k' --step=none
no solution: no piece can move
[1]

# Books: problems that were found, as diagrams with solutions, hold what they promise.
$ rookpress golf mine --seed=3 --count=300 --min=4 --to=md -o found.md && rookpress golf verify found.md
found.md:301:4: problem 1: 4 moves, legal and as few as can be
found.md:302:4: problem 2: 4 moves, legal and as few as can be
found.md:303:4: problem 3: 4 moves, legal and as few as can be
found.md:304:4: problem 4: 5 moves, legal and as few as can be
found.md:305:4: problem 5: 4 moves, legal and as few as can be
found.md:306:4: problem 6: 4 moves, legal and as few as can be
found.md:307:4: problem 7: 5 moves, legal and as few as can be
found.md:308:4: problem 8: 4 moves, legal and as few as can be
found.md:309:4: problem 9: 4 moves, legal and as few as can be
found.md:310:5: problem 10: 4 moves, legal and as few as can be
found.md:311:5: problem 11: 4 moves, legal and as few as can be
found.md:312:5: problem 12: 4 moves, legal and as few as can be
found.md:313:5: problem 13: 4 moves, legal and as few as can be
found.md:314:5: problem 14: 4 moves, legal and as few as can be
found.md:315:5: problem 15: 4 moves, legal and as few as can be
found.md:316:5: problem 16: 4 moves, legal and as few as can be
found.md:317:5: problem 17: 4 moves, legal and as few as can be
found.md:318:5: problem 18: 4 moves, legal and as few as can be
found.md:319:5: problem 19: 4 moves, legal and as few as can be

$ rookpress check found.md
checked found.md (19 diagrams), 78 moves: no errors, no warnings

$ rookpress golf solve found.md:20
4 moves
a6c8, d7f7, g7g4, g4d1  (bishop, rook, rook, queen x)

$ sed 's/^1\. \(....\).*/1. \1/; s/^2\. \(....\)/2. a1a1/; s/^3\. /3. h8-h8 /; s/^4\. /44. /' found.md >faulty.md
> rookpress golf verify faulty.md
faulty.md:301:4: problem 1: the goal is not reached
faulty.md:302:4: problem 2: move 1: there is no piece on that square
faulty.md:303:4: problem 3: move 1: there is no piece on that square
faulty.md:304:5: problem 4: 5 moves, legal and as few as can be
faulty.md:305:4: problem 5: 4 moves, legal and as few as can be
faulty.md:306:4: problem 6: 4 moves, legal and as few as can be
faulty.md:307:4: problem 7: 5 moves, legal and as few as can be
faulty.md:308:4: problem 8: 4 moves, legal and as few as can be
faulty.md:309:4: problem 9: 4 moves, legal and as few as can be
faulty.md:310:5: problem 10: 4 moves, legal and as few as can be
faulty.md:311:5: problem 11: 4 moves, legal and as few as can be
faulty.md:312:5: problem 12: 4 moves, legal and as few as can be
faulty.md:313:5: problem 13: 4 moves, legal and as few as can be
faulty.md:314:5: problem 14: 4 moves, legal and as few as can be
faulty.md:315:5: problem 15: 4 moves, legal and as few as can be
faulty.md:316:5: problem 16: 4 moves, legal and as few as can be
faulty.md:317:5: problem 17: 4 moves, legal and as few as can be
faulty.md:318:5: problem 18: 4 moves, legal and as few as can be
faulty.md:319:5: problem 19: 4 moves, legal and as few as can be
[1]

# Longer than need be.
$ printf '### Problem 1\n    K Q . . . . . k\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    card: K, 9, 1\n    card: k, 9, 4\n\n### Answers\n1. a8a7, b8b7, a7b8, b7a7, b8h8\n' >long.md
> rookpress golf verify long.md
long.md:14:4: problem 1: 5 moves, legal; 2 are enough: b8a7, a8h8
[1]

$ rookpress golf verify block.txt
block.txt: no printed solutions

# Mining: the same results on any number of threads, in parts, and after a break.
$ rookpress golf mine --seed=7 --count=600 --cards=2..3 --min=5 --effort=1 --threads=1 -o one.json
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --min=5 --effort=1 --threads=3 -o three.json
> cmp one.json three.json && head -4 one.json && jq -r '.problems | length' one.json
{"version":1,"runs":[
{"seed":7,"leastCards":2,"mostCards":3,"min":5,"max":24,"effort":1,"seconds":0,"memory":128,"step":"colour","captor":"one","count":600,"shard":1,"shards":1,"next":600}
],"problems":[
{"seed":7,"deal":464,"position":"1b3R2/3q2B1/3R1n2/N6K/1B2b1n1/k3r1N1/1r6/5Q2 w - - 0 1 chosen=QrK","score":58,"moves":5,"solutions":2,"counted":true,"firstMoves":1,"surprises":4,"bothColours":false,"captureFirst":false,"solution":"e3f4, f4h5, h5f4, f4c1, c1f1","borrowed":"BNNBR"},
33

$ for i in 2 3 1; do rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --shard=$i/3 -o part$i.json; done
> rookpress golf merge part3.json part1.json part2.json -o merged.json && cmp merged.json one.json
> rookpress golf merge merged.json part2.json one.json -o again.json && jq -c '[.runs[].shards, (.problems | length)]' again.json
[1,3,33]

$ timeout -s INT 0.2 rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --threads=1 -o broken.json 2>/dev/null
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --resume -o broken.json && cmp broken.json one.json

$ rookpress golf mine --seed=7 --count=200 --cards=2..3 --effort=1 --resume -o new.json
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --resume -o new.json && cmp new.json one.json

# A run that is broken off says so.
$ timeout -s INT 2 rookpress golf mine --count=100000000 -o long.json 2>&1 | sed 's/deal [0-9]*/deal N/'
rookpress golf mine: broken off; --resume goes on from deal N

# Deals that take too long are told, with what is known.
$ rookpress golf mine --seed=7 --count=1000 --cards=3 --effort=1 --min=9 | jq -c '.unsolved[] | [.deal, .moreThan]'
[105,5]
[141,5]
[229,5]
[674,5]
[872,5]

# What cannot be.
$ rookpress golf solve --cards=bbb - <block.txt
rookpress golf: this is no problem: a card has no piece on the board that matches it
[1]

$ rookpress golf solve --cards=b - <block.txt
rookpress golf: this is no problem: two to eight cards choose the pieces
[1]

$ rookpress golf solve --cards=bP - <block.txt
rookpress golf: this is no problem: a card has no piece on the board that matches it
[1]

$ rookpress golf solve --from=K - <block.txt
rookpress golf: this is no problem: the piece that is to capture has not been chosen
[1]

$ rookpress golf solve --from=x - <block.txt
rookpress golf: --from is a piece, as in K or b, not 'x'
[2]

$ rookpress golf solve --cards=Kk '8/8/8/8/8/8/P7/K6k'
rookpress golf: this is no problem: pawns take no part in Chess Golf
[1]

$ rookpress golf solve '8/8/8/8/8/8/8/K6 chosen=Kk'
rookpress golf: the position is wrong at column 17: a rank of a FEN is pieces and numbers for eight squares
8/8/8/8/8/8/8/K6 chosen=Kk
                ^
[2]

$ rookpress golf solve '8/8/8/8/8/8/8/K6k w - - 0 1 chosen=K taken=n captor=a1'
rookpress golf: the position is wrong at column 35: a problem begins before the first capture
8/8/8/8/8/8/8/K6k w - - 0 1 chosen=K taken=n captor=a1
                                  ^
[2]

$ rookpress golf solve missing.md:3
rookpress: missing.md: No such file or directory
[3]

$ rookpress golf solve found.md
rookpress golf: found.md has 19 diagrams: name a line, as in found.md:LINE
[2]

$ rookpress golf solve found.md:99999999999
rookpress golf: there is no diagram in found.md at that line or behind it
[2]

$ sed 's/Q/X/' block.txt | rookpress golf solve -
rookpress golf: the diagram at -:1 is no sound board: see 'rookpress check'
[1]

$ rookpress golf solve
rookpress golf solve: name a problem: FILE:LINE, '-' for a block on standard input, or a FEN
[2]

$ rookpress golf solve --memory=0 - <block.txt
rookpress golf: --memory is a whole number from 1 to 1048576, not '0'
[2]

$ rookpress golf verify --step=none found.md
rookpress golf verify: there is no option --step for it
[2]

$ rookpress golf mine --cards=4..2
rookpress golf mine: --cards is how many are drawn, 2 to 8, as in 2..4, not '4..2'
[2]

$ rookpress golf mine --shard=4/3
rookpress golf mine: --shard is I/N, the I-th of N parts, not '4/3'
[2]

$ rookpress golf mine --resume
rookpress golf mine: --resume goes on with the JSON file of --output
[2]

$ rookpress golf mine --seed=8 --count=600 --resume -o one.json
rookpress golf mine: one.json has the results of other options
[2]

$ rookpress golf mine --resume -o block.txt
rookpress golf: block.txt: not a file that 'rookpress golf mine' wrote
[3]

$ head -5 one.json >cut.json; rookpress golf merge cut.json
rookpress golf: cut.json: the end of the file is missing
[3]

$ rookpress golf merge
rookpress golf merge: name the files to join
[2]

$ rookpress golf play
rookpress golf: unknown verb 'play'
VERB is one of: solve, verify, mine, merge
try 'rookpress golf --help'
[2]
