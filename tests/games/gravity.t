# Gravity Chess. white= and black= are the decks from the bottom, flipped= is the card of the turn.

# White has nothing to move in the first turn, and adds the black piece in one of eight columns.
perft | | 1 | 8
play | 8/8/8/8/8/8/8/8 w - - 0 1 white=P black=n flipped=r phase=1 | add:r@c8 | 2r5/8/8/8/8/8/8/8 b - - 0 1 black=n flipped=P used=r
play | 8/8/8/8/8/8/8/8 w - - 0 1 white=P black=n flipped=r phase=1 | add:r@c8 c8c3 add:P@c8 | 2P5/8/8/8/8/2r5/8/8 w - - 0 2 flipped=n used=rP
# The same is meant by a position whose author has not said that adding comes next.
perft | 8/8/8/8/8/8/8/8 w - - 0 1 flipped=r | 1 | 8
perft | 8/8/8/8/8/8/8/8 w - - 0 1 flipped=? | 1 | 48
# A pawn in the top row has one square or two before it.
perft | 3P4/8/8/8/8/8/8/8 w - - 0 2 flipped=r | 1 | 2

# The book's first example: with the bishop gone, the upper pawn can move; the lower one cannot, and
# as nothing else is left to move, that need not be said.
play | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | e7f6 | 4P3/8/r3PB2/1n2b3/8/8/8/8 w - - 0 6 flipped=r done=f6
play | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | e7f6 e8e7 | 8/4P3/r3PB2/1n2b3/8/8/8/8 w - - 0 6 flipped=r phase=1
play | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r black=?? white=?P | blocked:e6 e7f6 e8e7 add:r@h8 | 7r/4P3/r3PB2/1n2b3/8/8/8/8 b - - 0 6 white=? black=?? flipped=P used=r
# The other order: the upper pawn stays.
play | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | blocked:e8 e7f6 | 4P3/8/r3PB2/1n2b3/8/8/8/8 w - - 0 6 flipped=r phase=1
refuse | 4P3/8/r3PB2/1n2b3/8/8/8/8 w - - 0 6 flipped=r done=e8,f6 | e8e7 | all pieces have moved: now a piece must be added
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r done=e8 | e8e7 | that piece has had its move in this turn
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | e6e5 | a piece stands in the pawn's way
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | e8e6 | a piece of the same side stands there
refuse | 4P3/8/4p3/8/8/8/8/8 w - - 0 6 flipped=r | e8e6 | a piece stands in the pawn's way
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | blocked:e7 | that piece can move, so it must
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | blocked:e5 | it is White's turn
refuse | 4P3/4B3/r3P3/1n2b3/8/8/8/8 w - - 0 6 flipped=r | add:r@h8 | all active pieces move before a piece is added
# A capture in the own row, and one downward.
play | 4P3/4B3/r3P3/1n2b3/8/8/8/8 b - - 0 6 flipped=P | a6e6 | 4P3/4B3/4r3/1n2b3/8/8/8/8 b - - 0 6 flipped=P done=e6
play | 8/8/8/4P3/3n4/8/8/8 w - - 0 6 flipped=P | e5d4 | 8/8/8/8/3P4/8/8/8 w - - 0 6 flipped=P phase=1

# The book's second example: of the second row only the rook is stacked.
refuse | p6N/q7/8/8/8/3B4/2Q2rb1/5rn1 b - - 0 9 flipped=N | f2e2 | a stacked piece cannot move
refuse | p6N/q7/8/8/8/3B4/2Q2rb1/5rn1 b - - 0 9 flipped=N | blocked:f2 | a stacked piece cannot move
play | p6N/q7/8/8/8/3B4/2Q2rb1/5rn1 b - - 0 9 flipped=N | g2h1 | p6N/q7/8/8/8/3B4/2Q2r2/5rnb b - - 0 9 flipped=N done=h1
perft | 8/8/8/8/8/8/2Q2rb1/5rn1 w - - 0 9 flipped=p | 1 | 3
refuse | p6N/q7/8/8/8/3B4/2Q2rb1/5rn1 w - - 0 9 flipped=p | c2f2 | a stacked piece cannot be captured
refuse | p6N/q7/8/8/8/3B4/2Q2rb1/5rn1 w - - 0 9 flipped=p | c2g2 | a piece stands in the way
play | p6N/q7/8/8/8/3B4/2Q3b1/5rn1 w - - 0 9 flipped=p | c2g2 | p6N/q7/8/8/8/3B4/6Q1/5rn1 w - - 0 9 flipped=p done=g2
# The pieces of a stack rest on each other: nothing of it moves.
refuse | 8/8/8/8/8/N6R/pPp5/pPp5 w - - 0 9 flipped=p | a3c2 | a stacked piece cannot move

refuse | 8/8/8/8/8/3B4/2Q5/8 w - - 0 9 flipped=p | c2c4 | no piece goes up
refuse | 8/8/8/8/8/3B4/2Q5/8 w - - 0 9 flipped=p | c2e2 | a piece must end in a lower row unless it captures
refuse | 8/8/8/8/8/3B4/2Q5/8 w - - 0 9 flipped=p | d3d2 | a bishop does not move so
refuse | 8/8/8/8/8/3B4/2Q5/8 w - - 0 9 flipped=p | d3e3 | a bishop does not move so
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | d6d4 | a pawn goes two squares only in its first move
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | d6e5 | a pawn goes aslant only to capture
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | d6f5 | a pawn moves straight down, and captures aslant one square down
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | d6d5=Q | pawns stay pawns
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | a1a2 | there is no piece on that square
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | pass | no part of a turn can be left out
refuse | 8/8/3P4/8/8/8/8/8 w - - 0 9 flipped=p | O-O | there is no castling in this game
refuse | 4P3/8/8/8/8/8/8/8 b - - 0 9 flipped=N phase=1 | add:N@e8 | a piece stands there
refuse | 4P3/8/8/8/8/8/8/8 b - - 0 9 flipped=N phase=1 | add:N@d7 | pieces are added in the top row
refuse | 4P3/8/8/8/8/8/8/8 b - - 0 9 flipped=N phase=1 | add:B@d8 | the piece to add is the one of the card that was flipped
refuse | 4P3/8/8/8/8/8/8/8 b - - 0 9 flipped=? phase=1 | add:n@d8 | the piece to add is the one of the card that was flipped
refuse | 8/8/8/8/8/8/8/P7 w - - 0 13 phase=2 | a1a1 | the game is over

# A full top row leaves no room: the piece is put aside and counts for nobody.
play | rnbqkbnr/8/8/8/8/8/1R6/8 w - - 0 12 white=P flipped=p | b2b1 | rnbqkbnr/8/8/8/8/8/8/1R6 b - - 0 12 flipped=P baside=p
result | rnbqkbnr/8/8/8/8/8/8/1R6 b - - 0 12 white=?????????? flipped=P black=?? baside=pp | | going on, 1 0

# The book's count: 16 to 19, with all pieces added and six captured.
result | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 phase=2 | | Black wins: more points, 16 19
result | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | | going on, 16 19
# White's last turn, in which all the moves downward that the picture shows are the only ones.
perft | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | 1 | 4
perft | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb b - - 0 13 | 1 | 1
refuse | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | g6g3 | a piece of the same side stands there
result | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | g3g2 g6g3 | White wins: more points, 21 19
result | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | g3g2 g6g5 | Black wins: more points, 18 19
play | 8/8/6R1/8/1P5p/1b2k1KN/N1R1Br2/p1nQqrnb w - - 0 13 | g3g2 g6g5 | 8/8/8/6R1/1P5p/1b2k2N/N1R1BrK1/p1nQqrnb w - - 0 13 phase=2
# Only White's turn without a card is the last: Black adds the last white piece first.
play | 8/8/8/8/8/8/8/8 w - - 0 12 white=P flipped=r phase=1 | add:r@c8 c8c1 add:P@c8 | 2P5/8/8/8/8/8/8/2r5 w - - 0 13 used=rP
result | 2P5/8/8/8/8/8/8/2r5 w - - 0 13 used=rP | c8c7 | Black wins: more points, 11 12
result | 8/8/8/8/8/8/8/P6p w - - 0 13 phase=2 | | draw: equal points and equal rows, 12 12
# Equal points: the higher row wins, and if that is equal too, the next one.
result | 8/8/8/8/8/P7/pp6/PPp5 w - - 0 13 phase=2 | | White wins: equal points, but more stacked in the highest row that differs, 14 14
result | 8/8/8/8/8/p7/PP6/ppP5 w - - 0 13 phase=2 | | Black wins: equal points, but more stacked in the highest row that differs, 14 14
result | P6N/8/8/8/8/Pp6/PP6/ppbn4 w - - 0 13 phase=2 | | White wins: equal points, but more stacked in the highest row that differs, 14 14
result | | | going on, 0 0

impossible | 8/8/8/8/8/8/8/PPPPP3 w - - | a side has four pawns
impossible | 8/8/8/8/8/8/8/KK6 w - - | a side has one set of pieces
impossible | R3K3/8/8/8/8/8/8/R3K2R w KQ - | there is no castling in this game
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 black=ppppp | there are more cards of a kind than the deck has
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 white=p flipped=r | each deck has cards of one colour
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 flipped=R | the flipped card is of the opponent's colour
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 flipped=rn | one card is flipped in a turn
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 black=n | a card is flipped before pieces move
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 phase=1 | there is no card of a piece to add
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 phase=2 white=N | the game is over only when all cards are used
impossible | 8/8/8/8/8/8/8/P7 w - - 0 1 phase=3 | a turn has no such part
impossible | 8/8/8/8/8/8/8/Q7 w - - 0 1 white=Q | a piece stands on the board, but its card has not been flipped
impossible | 8/8/8/8/8/8/8/PN6 w - - 0 1 white=??????????? | there are more pieces on the board than cards that were flipped
impossible | 8/8/3p4/8/8/8/8/8 w - - 0 1 flipped=r done=d6 | only pieces of the side that moves have had their move
