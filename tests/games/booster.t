# Booster Chess. The book has no diagrams of it: the records follow its paragraphs.

# ---- Boosted and hobbled (Play) ----

# Each checker pays for one king's step and goes back to its owner, who draws a card for it.
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1:2 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 white-checkers=a4:2 moved=a4 phase=1
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1:2 | a1a4 pass | 4k3/8/8/8/R7/8/8/4K3 b - - 1 1 white-checkers=a4:2
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1:2 deck=Pn | a1a4 step:a4b5 pass | 4k3/8/8/1R6/8/8/8/4K3 b - - 1 1 white-checkers=b5 white-front=1 white-hand=n deck=P
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1:2 deck=Pn | a1a4 step:a4b5 step:b5c4 | 4k3/8/8/8/2R5/8/8/4K3 b - - 1 1 white-front=2 white-hand=nP
# Hobbled, by one checker or more: like a pawn, but never two squares; pawns not at all.
play | 4k3/8/8/1p6/R7/8/8/4K3 w - - 0 1 black-checkers=a4:2 | a4b5 | 4k3/8/8/1R6/8/8/8/4K3 b - - 0 1 black-checkers=b5:2
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 black-checkers=a1 | a1a2 | 4k3/8/8/8/8/8/R7/4K3 b - - 1 1 black-checkers=a2
play | 4k3/8/8/Rp6/8/8/8/4K3 w - b6 3 1 black-checkers=a5 | a5b6 | 4k3/8/1R6/8/8/8/8/4K3 b - - 0 1 black-checkers=b6
refuse | 4k3/8/8/8/8/8/R7/4K3 w - - 0 1 black-checkers=a2 | a2a4 | a hobbled piece moves like a pawn, and never two squares
refuse | 4k3/8/8/8/8/8/R7/4K3 w - - 0 1 black-checkers=a2:3 | a2b2 | a hobbled piece moves like a pawn, and never two squares
refuse | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 black-checkers=a2 | a2a3 | a hobbled pawn cannot move

# ---- Adding and Capturing Checkers ----

# Capturing a boosted piece leaves you hobbled, a hobbled one leaves you boosted, at once.
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 black-checkers=a4 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 black-checkers=a4
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a4 | a1a4 step:a4b4 | 4k3/8/8/8/1R6/8/8/4K3 b - - 0 1 white-front=1 white-hand=?
# Pairs cancel out, and what is left stays.
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a1:3 black-checkers=a4:2 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 w - - 0 1 white-checkers=a4 white-front=2 black-front=2 moved=a4 phase=1
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a1 black-checkers=a4:2 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 black-checkers=a4 white-front=1 black-front=1 white-hand=?
# A hobbled piece that captures enough of its own side's checkers is boosted.
play | 4k3/8/8/1p6/R7/8/8/4K3 w - - 0 1 white-checkers=b5:2 black-checkers=a4 | a4b5 step:b5c5 | 4k3/8/8/2R5/8/8/8/4K3 b - - 0 1 white-front=2 black-front=1 white-hand=??
# The back rank releases a hobbled piece, of all checkers.
play | 4k3/R7/8/8/8/8/8/K7 w - - 0 1 black-checkers=a7:2 | a7a8 | R3k3/8/8/8/8/8/8/K7 b - - 1 1 black-front=2
# A checker that is added to a piece on that rank stays.
play | N3k3/8/8/8/8/8/8/4K3 b - - 0 1 black-front=1 black-hand=N | e8e7 add:N@a8 | N7/4k3/8/8/8/8/8/4K3 w - - 1 2 black-checkers=a8 discards=N
# Cards: the piece itself; a checker card for any piece of its colour; no such piece left.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=pP | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=1 white-hand=P discards=p
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=cC | e1e2 add:c@e8 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=e8 white-front=1 white-hand=C discards=c
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=cC | e1e2 add:C@e2 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=e2 white-front=1 white-hand=c discards=C
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=1 white-hand=q | e1e2 add:q@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 discards=q
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7:2 white-front=1 white-hand=p | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 white-hand=? discards=p
# A card that nobody has seen may be any that lies open nowhere.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=q? | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=1 white-hand=q discards=p
refuse | 4k3/q7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=? discards=q moved=e2 phase=2 | add:q@a7 | you do not hold that card
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 moved=e2 phase=2 | add:p@a7 | the hand is not stated, as in white-hand=Pn or black-hand=??
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=p moved=e2 phase=2 | add:p@e8 | that piece does not match the card
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=c moved=e2 phase=2 | add:c@e2 | a checker card is for a piece of its colour
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=q moved=e2 phase=2 | add:q@e2 | a card without a match is for a piece of its colour
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=q moved=e2 phase=2 | add:p@a7 | you do not hold that card
# Checkers in front that are not stated are as many as there are cards.
play | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-hand=pP moved=e2 phase=2 | add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 0 1 white-checkers=a7 white-front=1 white-hand=P discards=p
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=p moved=e2 phase=2 | add:p@a6 | a checker is added under a piece
refuse | 4k3/8/8/8/8/5r2/4K3/8 w - - 0 1 white-front=1 white-hand=r moved=e2 phase=2 | add:r@f3 | with that checker the piece would attack your king
refuse | | add:p@a7 | a card is played after moving
refuse | | step:e2e3 | boosters are spent right after the move
refuse | | pass | you must move a piece
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=p moved=e2 phase=2 | e2e3 | a turn has one regular move
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 white-checkers=a4 moved=a4 phase=1 | step:a4a6 | an extra step goes one square, as a king goes
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 white-checkers=a4,e1 moved=a4 phase=1 | step:e1e2 | an extra step is only for the piece that has just moved
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 black-checkers=a4 moved=a4 phase=1 | step:a4a5 | no checker is left under that piece for an extra step

# ---- Special Cases ----

play | r3k2r/8/8/8/7n/8/8/R3K2R w KQkq - 0 1 | O-O | r3k2r/8/8/8/7n/8/8/R4RK1 b kq - 1 1
refuse | r3k2r/8/8/8/7n/8/8/R3K2R w KQkq - 0 1 black-checkers=h4 | O-O | the king would castle through or into check
play | r3k2r/8/8/8/7n/8/8/R3K2R w KQkq - 0 1 white-checkers=h4 | O-O | r3k2r/8/8/8/7n/8/8/R4RK1 b kq - 1 1 white-checkers=h4
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 white-checkers=e1 | O-O | a boosted or hobbled king or rook may not castle
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 black-checkers=h1 | O-O | a boosted or hobbled king or rook may not castle
refuse | k3r3/8/8/4N3/8/8/8/4K3 w - - 0 1 white-checkers=e5 | e5c4 | this would leave the king in check
# En passant after a regular move of two squares, not after a step.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 white-checkers=e2 | e2e4 pass d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 white-checkers=e3
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 white-checkers=e2:2 | e2e4 step:e4f4 pass | 4k3/8/8/8/3p1P2/8/8/4K3 b - - 0 1 white-checkers=f4 white-front=1 white-hand=?
refuse | 4k3/8/8/8/3p1P2/8/8/4K3 b - - 0 1 white-checkers=f4 white-front=1 white-hand=? | d4e3 | a pawn goes aslant only to capture
# A pawn promotes by a move or a step, and goes on while it is boosted.
play | 7k/8/P7/8/8/8/8/4K3 w - - 0 1 white-checkers=a6:2 | a6a7 step:a7a8=R step:a8b7 | 7k/1R6/8/8/8/8/8/4K3 b - - 0 1 white-front=2 white-hand=??
refuse | 7k/P7/8/8/8/8/8/4K3 w - - 0 1 white-checkers=a7 moved=a7 phase=1 | step:a7a8 | a pawn on the last rank must become another piece
# Threats: own checkers reach further, those of a hobbled victim too, those of a boosted one less.
refuse | 4k3/8/8/8/5n2/8/8/2K5 w - - 0 1 black-checkers=f4 | c1d1 | a king may not move into check
play | 4k3/8/8/8/5n2/8/8/2K5 w - - 0 1 white-checkers=f4 | c1d1 | 4k3/8/8/8/5n2/8/8/3K4 b - - 1 1 white-checkers=f4
refuse | 4k3/8/8/8/1r6/8/1P6/4K3 w - - 0 1 black-checkers=b2:2 | e1d1 | a king may not move into check
refuse | 4k3/8/8/8/8/1p6/2P5/4K3 w - - 0 1 black-checkers=b3 | e1d1 | a king may not move into check
play | 4k3/8/8/8/8/1p6/2P5/4K3 w - - 0 1 white-checkers=c2 black-checkers=b3 | e1d1 | 4k3/8/8/8/8/1p6/2P5/3K4 b - - 1 1 white-checkers=c2 black-checkers=b3

# ---- Ends ----

result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | White wins: checkmate
# The rook on a7 gives no check by itself; with a booster it reaches the king wherever that goes.
result | 7k/8/R7/8/8/8/8/4K3 w - - 0 1 | a6a7 | going on
result | 7k/8/R7/8/8/8/8/4K3 w - - 0 1 white-checkers=a6 | a6a7 pass | White wins: checkmate
result | 4k3/8/8/8/8/r7/4P3/4K3 b - - 0 1 black-checkers=e1 | a3a1 | Black wins: checkmate
result | 4k3/8/8/8/8/r7/4P3/4K3 b - - 0 1 | a3a1 | going on
result | 7k/8/6Q1/8/8/8/8/K7 b - - 0 1 | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move

impossible | 4k3/8/8/8/8/8/8/8 w - - | White has one king
impossible | P3k3/8/8/8/8/8/8/4K3 w - - | no pawn can stay on the last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e4 | a checker lies under no piece
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1 black-checkers=e1 | a piece has no checkers of both colours under it
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1:4 white-front=3 | a side has more checkers than there are
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=PPP | a hand has at most one card for each checker in front of the player
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=3 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moved=e1 | nothing has moved yet in this turn
impossible | 4k3/8/8/5N2/8/8/8/4K3 w - - 0 1 white-checkers=f5 | the side that has just moved is in check
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1:6 white-hand=P | a side has more checkers than there are
