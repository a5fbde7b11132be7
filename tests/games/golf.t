# Chess Golf. Positions, examples and solutions are those of the rulebook ("Chess Golf").

# Setup: each piece behind the gap of its card; two cards are chosen. Gaps counted by hand.
play | seed 3 | | n2b1N2/1Q2B1N1/3k4/4K3/2q2B2/r3R3/2R1n3/3r2b1 w - - 0 1 chosen=Nr deck=nNKrBRbnqQkBRb

# The first example, solved in two ways.
result | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | | going on
play | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5g6 | 2B3R1/5k2/1r1n1Nb1/1r6/R5q1/1B1n1N2/b6K/5Q2 w - - 0 2 chosen=Kb
play | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5g6 g6h5 h5h2 | 2B3R1/5k2/1r1n1N2/1r6/R5q1/1B1n1N2/b6b/5Q2 w - - 0 4 chosen=b taken=K captor=h2
result | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5g6 g6h5 h5h2 | won: the chosen pieces are captured, 3 3
play | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3c3 b5b3 a2h2 | 2B3R1/5k2/1r1n1N2/4b3/R5q1/1rBn1N2/7b/5Q2 w - - 0 4 chosen=b taken=K captor=h2
result | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3c3 b5b3 a2h2 | won: the chosen pieces are captured, 3 3

# The example of the special move: the last pair of white pieces breaks up.
refuse | 5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | f6g5 | a piece without a neighbour of its colour cannot move while others of that colour have one
play | 5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | b6c6 f6g5 | 5Q2/b6K/2Bn4/R5N1/1r2b3/1r1n1N2/5k2/2B3R1 w - - 0 3 chosen=N taken=q captor=g5
result | 5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | b6c6 f6g5 | won: the chosen pieces are captured, 2 2
# The other colour still has pairs.
refuse | 5Q2/b6K/2Bn1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | g5f6 | a piece without a neighbour of its colour cannot move while others of that colour have one
refuse | 5Q2/b6K/2Bn1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | f6e8 | a colour without two neighbours has only the king's move
refuse | 5Q2/b6K/2Bn1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 chosen=qN | c6d6 | only a chosen piece may capture

# The printed solutions. Two and three leave a second rook and a second bishop on the board.
result | 3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 chosen=bb | d3b5 a5c6 c6e7 g3g4 g5f6 e7g8 | won: the chosen pieces are captured, 6 6
result | 5r1b/2n5/8/3Q4/Bk4n1/4N3/Rr1KR1B1/N4qb1 chosen=nnr | e3g3 g1b6 c7f4 g4e5 f4e6 e6f8 f8g7 | going on
result | 5r1b/2n5/8/3Q4/Bk4n1/4N3/Rr1KR1B1/N4qb1 chosen=nnr | e3g3 g1b6 c7f4 g4e5 f4e6 e6f8 f8g7 g7e5 | won: the chosen pieces are captured, 8 8
play | 5r1b/2n5/8/3Q4/Bk4n1/4N3/Rr1KR1B1/N4qb1 chosen=nnr | e3g3 g1b6 c7f4 g4e5 f4e6 e6f8 f8g7 | 7b/6n1/1b6/3Qn3/Bk6/6N1/Rr1KR1B1/N4q2 w - - 0 8 chosen=nn taken=r captor=g7
result | 1N2b1b1/1nr2B2/3B3R/6k1/N5q1/4Qn2/2r3R1/5K2 chosen=NNB | g2f2 e3e7 f7b3 a4d7 d7d6 d6d8 | going on
result | 1N2b1b1/1nr2B2/3B3R/6k1/N5q1/4Qn2/2r3R1/5K2 chosen=NNB | g2f2 e3e7 f7b3 a4d7 d7d6 d6d8 d8b8 | won: the chosen pieces are captured, 7 7

# A piece moves as its neighbours do, never as itself; only neighbours of its colour lend.
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5h2 | no neighbour of its colour lends that move
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | a2b1 | a piece without a neighbour of its colour cannot move while others of that colour have one
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | h2g1 | a piece without a neighbour of its colour cannot move while others of that colour have one
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3e3 | a piece stands in the way
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3b5 | only a chosen piece may capture
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5f3 | only a chosen piece may be captured
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | e5d3 | only a chosen piece may be captured
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 | e5f3 | nothing is captured before cards have chosen the pieces
refuse | 8/8/8/8/8/8/8/bbk4K chosen=Kb | a1b1 | no neighbour of its colour lends that move
refuse | 8/8/8/8/8/8/8/bbk4K chosen=Kb | b1a1 | a chosen type captures its own only where two cards chose it
play | 8/8/8/8/8/8/8/bbk4K chosen=bb | b1a1 | 8/8/8/8/8/8/8/b1k4K w - - 0 2 chosen=b taken=b captor=a1

# With three cards one piece makes all captures, one for each of the other cards.
play | 8/8/8/8/8/8/rn6/rkn5 chosen=nnr | b2a2 a2b3 | 8/8/8/8/8/1n6/8/rkn5 w - - 0 3 chosen=nn taken=r captor=b3
refuse | 8/8/8/8/8/8/rn6/rkn5 chosen=nrrk | b2c1 | a chosen type captures its own only where two cards chose it
refuse | 8/8/8/8/8/8/n7/rkn5 chosen=nn taken=r captor=a2 | c1b1 | only a chosen piece may be captured
refuse | 8/8/8/8/8/8/1n6/1kn5 chosen=nn taken=r captor=b2 | c1b2 | one piece makes all the captures
play | 8/8/8/8/8/8/1n6/1kn5 chosen=nn taken=r captor=b2 | b2c1 | 8/8/8/8/8/8/8/1kn5 w - - 0 2 chosen=n taken=rn captor=c1
refuse | 8/8/8/8/8/8/n7/rkn5 chosen=nn taken=r captor=a2 | a2a1 | as many pieces of that type have been captured as there were cards

refuse | 2B3R1/5k2/1r1n1N2/1r6/R5q1/1B1n1N2/b6b/5Q2 chosen=b taken=K captor=h2 | b3b4 | the puzzle is solved
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | a1a2 | there is no piece on that square
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3b3 | a move leads to another square
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | b3b4=Q | no piece becomes another one in this game
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | pass | a move cannot be left out
refuse | 2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 chosen=Kb | O-O | there is no castling in this game

result | 8/8/8/8/8/8/8/8 | | lost: no piece can move

impossible | 8/8/8/8/8/8/P7/8 | the pawns stay in the box
impossible | 8/8/8/8/8/8/QQ6/8 | there are more pieces of a type than a chess set has
impossible | 8/8/8/8/8/8/8/R3K3 w Q | there is no castling in this game
impossible | 8/8/8/8/8/8/8/N7 chosen=N | at least two cards choose the pieces
impossible | 8/8/8/8/8/8/8/N7 chosen=N? | the cards that choose pieces lie face up
impossible | 8/8/8/8/8/8/8/N7 chosen=NP | the deck has no such card
impossible | 8/8/8/8/8/8/8/N7 chosen=N>3 | the deck has no such card
impossible | 8/8/8/8/8/8/8/N7 chosen=NNN | there are more cards of a kind than the deck has
impossible | 8/8/8/8/8/8/8/NNk5 chosen=kN taken=N captor=a1 | a piece that was captured is still on the board
impossible | 8/8/8/8/8/8/8/N7 chosen=Nk captor=a1 | a piece that has captured goes with the cards of those it captured
impossible | 8/8/8/8/8/8/8/N7 chosen=Nk taken=B | a piece that has captured goes with the cards of those it captured
impossible | 8/8/8/8/8/8/8/N7 chosen=nk taken=B captor=a1 | the piece that has captured is one of the chosen pieces
