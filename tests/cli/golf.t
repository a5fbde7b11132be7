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

$ rookpress golf solve --count '3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 w - - 0 1 chosen=bb'

$ rookpress golf solve --cards=bb --all 3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 | sort | sed -n '1p;$p'

# Little memory and many threads give the same answer.
$ rookpress golf solve --memory=1 --threads=3 - <block.txt

# The special move of a whole colour, and the choices that the rules leave.
$ rookpress golf solve --cards=qN '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'

$ rookpress golf solve --cards=qN --step=none '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'

$ rookpress golf solve --cards=qN --step=piece '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'

$ rookpress golf solve --cards=qN --from=q '5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1'

$ for captor in one any; do
>     rookpress golf solve --cards=Nqk --captor=$captor '8/8/8/1kN4K/8/8/1Q6/6qr'
> done

# What no deal could give is solved all the same.
$ rookpress golf solve --cards=Kk 'QQQQ4/8/8/8/8/8/8/KQk5'

# Limits are answers.
$ rookpress golf solve --max=4 - <block.txt

$ rookpress golf solve --effort=1 --threads=1 --cards=KQRN '3K1N2/n5B1/1k3R2/1r1b2B1/4Q1r1/2n5/N1q3R1/1b6' | sed 's/[0-9]/N/'

$ rookpress golf solve --cards=Kk '8/8/8/8/8/8/8/K6k' --step=none

# Books: problems that were found, as diagrams with solutions, hold what they promise.
$ rookpress golf mine --seed=3 --count=300 --min=4 --to=md -o found.md && rookpress golf verify found.md

$ rookpress check found.md

$ rookpress golf solve found.md:20

$ sed 's/^1\. \(....\).*/1. \1/; s/^2\. \(....\)/2. a1a1/; s/^3\. /3. h8-h8 /; s/^4\. /44. /' found.md >faulty.md
> rookpress golf verify faulty.md

# Longer than need be.
$ printf '### Problem 1\n    K Q . . . . . k\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    . . . . . . . .\n    card: K, 9, 1\n    card: k, 9, 4\n\n### Answers\n1. a8a7, b8b7, a7b8, b7a7, b8h8\n' >long.md
> rookpress golf verify long.md

$ rookpress golf verify block.txt

# Mining: the same results on any number of threads, in parts, and after a break.
$ rookpress golf mine --seed=7 --count=600 --cards=2..3 --min=5 --effort=1 --threads=1 -o one.json
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --min=5 --effort=1 --threads=3 -o three.json
> cmp one.json three.json && head -4 one.json && jq -r '.problems | length' one.json

$ for i in 2 3 1; do rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --shard=$i/3 -o part$i.json; done
> rookpress golf merge part3.json part1.json part2.json -o merged.json && cmp merged.json one.json
> rookpress golf merge merged.json part2.json one.json -o again.json && jq -c '[.runs[].shards, (.problems | length)]' again.json

$ timeout -s INT 0.2 rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --threads=1 -o broken.json 2>/dev/null
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --resume -o broken.json && cmp broken.json one.json

$ rookpress golf mine --seed=7 --count=200 --cards=2..3 --effort=1 --resume -o new.json
> rookpress golf mine --seed=7 --count=600 --cards=2..3 --effort=1 --resume -o new.json && cmp new.json one.json

# A run that is broken off says so.
$ timeout -s INT 0.2 rookpress golf mine --count=100000000 -o long.json 2>&1 | sed 's/deal [0-9]*/deal N/'

# Deals that take too long are told, with what is known.
$ rookpress golf mine --seed=7 --count=1000 --cards=3 --effort=1 --min=9 | jq -c '.unsolved[] | [.deal, .moreThan]'

# What cannot be.
$ rookpress golf solve --cards=bbb - <block.txt

$ rookpress golf solve --cards=b - <block.txt

$ rookpress golf solve --cards=bP - <block.txt

$ rookpress golf solve --from=K - <block.txt

$ rookpress golf solve --from=x - <block.txt

$ rookpress golf solve --cards=Kk '8/8/8/8/8/8/P7/K6k'

$ rookpress golf solve '8/8/8/8/8/8/8/K6 chosen=Kk'

$ rookpress golf solve '8/8/8/8/8/8/8/K6k w - - 0 1 chosen=K taken=n captor=a1'

$ rookpress golf solve missing.md:3

$ rookpress golf solve found.md

$ rookpress golf solve found.md:99999999999

$ sed 's/Q/X/' block.txt | rookpress golf solve -

$ rookpress golf solve

$ rookpress golf solve --memory=0 - <block.txt

$ rookpress golf verify --step=none found.md

$ rookpress golf mine --cards=4..2

$ rookpress golf mine --shard=4/3

$ rookpress golf mine --resume

$ rookpress golf mine --seed=8 --count=600 --resume -o one.json

$ rookpress golf mine --resume -o block.txt

$ head -5 one.json >cut.json; rookpress golf merge cut.json

$ rookpress golf merge

$ rookpress golf play
