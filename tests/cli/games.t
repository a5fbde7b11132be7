$ rookpress games
chess          Chess                      the game that the others vary
los-alamos     Los Alamos Chess           chess without bishops on 6 by 6 squares
zombie         Zombie Chess               captured pieces are buried, and come back from the dead
masquerade     Masquerade Chess           chess with secret captures that each player has to find out
two-move       Two Move Chess             two secret cards a side say what moves
adrenaline     Adrenaline Chess           captures give checkers, and checkers pay for king's steps
tar-pit        Tar Pit Chess              checkers carry tar, and tarred pieces move like pawns
golf           Chess Golf                 borrow the moves of neighbours until chosen pieces meet
crowded-house  Crowded House              chess for four, each with one half of the board
cooperative    Cooperative Chess          both players against the cards, which say what captures what
half-alice     Half Alice Chess           pieces switch to the other side of a mirror and back
chess960       Chess960                   chess from one of 960 rows
synchronous    Synchronous Chess          both sides move at once
telepathy      Telepathy Chess            partners predict each other's moves
split-brain    Split-Brain Chess          one partner chooses the piece and the other its target, 6 by 6 squares
cooperative-2  Cooperative Chess 2        both players against a line of cards, whose neighbours capture each other
gravity        Gravity Chess              all pieces fall each turn, and score for where they are stacked
parade         Parade Chess Solitaire     order enemy pieces about until all form one group
booster        Booster Chess              cards boost pieces by king's steps, or hobble them to move like pawns
neighbour      Neighbour Chess Solitaire  borrow the moves of neighbours until all form one group
cloak          Cloak and Dagger Chess     chess with pieces that look alike until they are guessed

$ rookpress perft chess 3
8902

$ rookpress perft chess 2 --divide | tail -3
g1f3 20
g1h3 20
400

$ rookpress perft los-alamos 4
14332

# A FEN may be quoted or not.
$ rookpress moves chess '4k3/8/8/8/8/8/8/R3K3 w Q -' | tr '\n' ' '; echo
O-O-O a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2 

$ rookpress moves chess 4k3/8/8/8/8/8/8/R3K3 w Q - | wc -l | tr -d ' '
16

# A diagram that is being written: who wins?
$ printf 'rnb.kbnr\npppp.ppp\n........\n....p...\n......Pq\n.....P..\nPPPPP..P\nRNBQKBNR\n' >mate.txt
> rookpress moves chess - <mate.txt
Black wins: checkmate

$ rookpress moves chess - --turn=black --why=h4e1 <mate.txt
rookpress moves: no such position in Chess: the side that has just moved is in check
[1]

# Why not?
$ rookpress moves chess --why=e2e4
e2e4: legal

$ rookpress moves chess --why=e2e5
e2e5: a pawn does not move so
[1]

$ rookpress moves chess --why=O-O 'r3k2r/8/8/8/8/5q2/8/R3K2R w KQkq -'
O-O: the king would castle through or into check
[1]

# Chance can be repeated.
$ rookpress moves chess960 --seed=7 | cksum >a; rookpress moves chess960 --seed=7 | cksum | cmp - a && rookpress moves chess960 --seed=8 | cksum | cmp -s - a || echo differs
differs

# What is wrong with a position is told, with its column.
$ rookpress moves chess '4k3/8/8/9/8/8/8/R3K3 w Q -'
rookpress moves: the position is wrong at column 9: a rank of a FEN is pieces and numbers for eight squares
4k3/8/8/9/8/8/8/R3K3 w Q -
        ^
[2]

$ rookpress moves chess '4k3/8/8/8/8/8/8/R3K3 x Q -'
rookpress moves: the position is wrong at column 22: the side to move is 'w' or 'b'
4k3/8/8/8/8/8/8/R3K3 x Q -
                     ^
[2]

$ rookpress moves chess '4k3/8/8/8/8/8/8/R3K3 w K -'
rookpress moves: the position is wrong at column 24: there is no king and rook for that right to castle
4k3/8/8/8/8/8/8/R3K3 w K -
                       ^
[2]

$ rookpress moves chess '4k3/8/8/8/8/8/8/8 w - -'
rookpress moves: no such position in Chess: White has one king
[1]

$ rookpress moves chess '4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - -'
rookpress moves: no such position in Chess: White has at most eight pawns
[1]

$ printf 'rnbqkbnr\nppppxppp\n........\n........\n........\n........\nPPPPPPPP\nRNBQKBNR\n' | rookpress moves chess -
<stdin>:2:5: error: 'x' is no piece [bad-piece]
[1]

$ rookpress moves ches
rookpress moves: unknown game 'ches'
did you mean 'chess'?
'rookpress games' lists them
[2]

$ rookpress moves chess --why=e2-e4
rookpress moves: 'e2-e4' is no action: a move is two squares, as in e2e4, a piece behind it for a promotion, as in e7e8=Q, or O-O or O-O-O
[2]

$ rookpress perft chess 99
rookpress perft: DEPTH is a number from 0 to 20, not '99'
[2]
