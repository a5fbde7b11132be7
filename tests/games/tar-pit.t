# Tar Pit Chess. In a hand, ? is a card that the diagram shows from its back.

# ---- The examples of the rulebook ----

# The four parts of a turn (Drawing Cards): move, throw, add, and a card is drawn by itself.
play | rnbqkb1r/ppppp1pp/5n2/5p2/4P1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=e4 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P | f6e4 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=e4 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P moved=e4 phase=1
play | rnbqkb1r/ppppp1pp/5n2/5p2/4P1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=e4 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P | f6e4 throw:e4f3 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=f3 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P moved=e4 phase=2
play | rnbqkb1r/ppppp1pp/5n2/5p2/4P1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=e4 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P | f6e4 throw:e4f3 add:n@e4 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR w KQkq - 0 5 white-checkers=f5,e7 black-checkers=f3,e4 white-front=4 black-front=4 white-hand=???? black-hand=rbp? discards=Pn
# Now the pawn cannot capture the knight.
refuse | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR w KQkq - 0 5 white-checkers=f5,e7 black-checkers=f3,e4 white-front=4 black-front=4 | f3e4 | a tarred pawn cannot move
# The other card (Multiple Checkers): the black checker cancels out the white one.
play | rnbqkb1r/ppppp1pp/5n2/5p2/4P1P1/5P2/PPPP3P/RNBQKBNR b KQkq - 0 4 white-checkers=f5,e7 black-checkers=e4 white-front=4 black-front=5 white-hand=???? black-hand=rbpn discards=P | f6e4 throw:e4f3 add:p@f5 | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR w KQkq - 0 5 white-checkers=e7 black-checkers=f3 white-front=5 black-front=5 white-hand=???? black-hand=rbn?? discards=Pp
# White can still capture the pawn on f5, but has then no tar to throw at the knight: the turn is
# over unless there is a card.
play | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR w KQkq - 0 5 white-checkers=e7 black-checkers=f3 white-front=5 black-front=5 | g4f5 | rnbqkb1r/ppppp1pp/8/5P2/4n3/5P2/PPPP3P/RNBQKBNR b KQkq - 0 5 white-checkers=e7 black-checkers=f3 white-front=5 black-front=5 white-hand=?????
# With the checker still there it would carry tar next to the knight.
play | rnbqkb1r/ppppp1pp/8/5p2/4n1P1/5P2/PPPP3P/RNBQKBNR w KQkq - 0 5 white-checkers=f5,e7 black-checkers=f3,e4 | g4f5 throw:f5e4 | rnbqkb1r/ppppp1pp/8/5P2/4n3/5P2/PPPP3P/RNBQKBNR b KQkq - 0 5 white-checkers=e7 black-checkers=f3 white-front=1 black-front=1 white-hand=?

# ---- Tar ----

# Carrying pieces move as ever; the checker comes along.
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1 | a1a5 | 4k3/8/8/R7/8/8/8/4K3 b - - 1 1 white-checkers=a5
# Tarred pieces move like pawns: ahead, aslant to capture, en passant, never two squares.
play | 4k3/8/8/1p6/R7/8/8/4K3 w - - 3 1 black-checkers=a4 | a4b5 | 4k3/8/8/1R6/8/8/8/4K3 b - - 0 1 black-checkers=b5
play | 4k3/8/8/8/8/8/R7/4K3 w - - 3 1 black-checkers=a2 | a2a3 | 4k3/8/8/8/8/R7/8/4K3 b - - 4 1 black-checkers=a3
play | 4k3/8/8/Rp6/8/8/8/4K3 w - b6 3 1 black-checkers=a5 | a5b6 | 4k3/8/1R6/8/8/8/8/4K3 b - - 0 1 black-checkers=b6
refuse | 4k3/8/8/8/8/8/R7/4K3 w - - 0 1 black-checkers=a2 | a2a4 | a tarred piece moves like a pawn, and never two squares
refuse | 4k3/8/8/8/8/8/R7/4K3 w - - 0 1 black-checkers=a2 | a2b2 | a tarred piece moves like a pawn, and never two squares
refuse | 4k3/8/8/p7/R7/8/8/4K3 w - - 0 1 black-checkers=a4 | a4a5 | a tarred piece moves like a pawn, and never two squares
refuse | 4k3/8/8/8/8/8/4K3/8 w - - 0 1 black-checkers=e2 | e2d2 | a tarred piece moves like a pawn, and never two squares
refuse | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 black-checkers=a2 | a2a3 | a tarred pawn cannot move
refuse | 4k3/R7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 | a7a8=Q | only a pawn becomes another piece
# A tarred rook gives no check, nor does a tarred pawn; aslant in front of it the rook does.
play | 4k3/8/8/8/8/r7/3p4/4K3 w - - 0 1 white-checkers=d2 | e1f1 | 4k3/8/8/8/8/r7/3p4/5K2 b - - 1 1 white-checkers=d2
play | 4k3/8/8/8/4r3/8/8/4K3 w - - 0 1 white-checkers=e4 | e1e2 | 4k3/8/8/8/4r3/8/4K3/8 b - - 1 1 white-checkers=e4
refuse | 4k3/8/8/8/4r3/8/3K4/8 w - - 0 1 white-checkers=e4 | d2d3 | a king may not move into check

# The back rank, where the way of a tarred piece ends: the checker goes back to its owner.
play | 4k3/R7/8/8/8/8/8/K7 w - - 3 1 black-checkers=a7 white-front=1 | a7a8 | R3k3/8/8/8/8/8/8/K7 b - - 4 1 white-front=1 black-front=1 white-hand=?
# So it does when it is thrown or added there; a checker of the piece's own side goes too.
play | 4k2r/6R1/8/8/8/8/8/K5n1 w - - 0 1 white-checkers=g7 white-front=1 black-front=1 white-hand=n black-hand=p | g7g2 pass add:n@g1 | 4k2r/8/8/8/8/8/6R1/K5n1 b - - 1 1 white-checkers=g2 white-front=1 black-front=1 white-hand=? black-hand=p discards=n
play | 4k3/6R1/8/8/8/8/8/K5n1 w - - 0 1 white-checkers=g7 black-checkers=g1 | g7g2 throw:g2g1 | 4k3/8/8/8/8/8/6R1/K5n1 b - - 1 1 white-front=1 black-front=1 white-hand=?
# A pawn that captures a carrying piece there is a piece without tar.
play | rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=b8 | a7b8=Q | rQ2k3/8/8/8/8/8/8/4K3 b - - 0 1 black-front=1

# Capturing: carrying leaves you tarred, tarred leaves you carrying; two make one or none.
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 black-checkers=a4 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 black-checkers=a4
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a4 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 white-checkers=a4
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a1,a4 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 white-checkers=a4 white-front=1 white-hand=?
play | 4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 white-checkers=a1 black-checkers=a4 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 white-front=1 black-front=1 white-hand=?
# En passant takes what the pawn had.
play | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 black-checkers=d5 | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1 black-checkers=d6
# Passing to the own tarred piece cancels the tar; onto the same colour, one goes back.
play | 4k3/8/8/8/8/8/R6P/4K3 w - - 0 1 white-checkers=a2 black-checkers=h2 | a2g2 throw:g2h2 | 4k3/8/8/8/8/8/6RP/4K3 b - - 1 1 white-front=1 black-front=1 white-hand=?
play | 4k3/8/8/8/8/8/R6P/4K3 w - - 0 1 white-checkers=a2,h2 | a2g2 throw:g2h2 | 4k3/8/8/8/8/8/6RP/4K3 b - - 1 1 white-checkers=h2 white-front=1 white-hand=?

refuse | 4k3/8/8/8/8/6p1/6RP/4K3 w - - 0 1 white-checkers=g2,h2 moved=g2 phase=1 | throw:h2g3 | only the piece that has just moved may throw
refuse | 4k3/8/8/8/8/6p1/6RP/4K3 w - - 0 1 moved=g2 phase=1 | throw:g2g3 | there is no checker of yours under that piece to throw
refuse | 4k3/8/8/8/6p1/8/6RP/4K3 w - - 0 1 white-checkers=g2 moved=g2 phase=1 | throw:g2g4 | a checker is thrown one square, as a king goes
refuse | 4k3/8/8/8/6p1/8/6RP/4K3 w - - 0 1 white-checkers=g2 moved=g2 phase=1 | throw:g2g3 | a checker can only be thrown under another piece
refuse | 4k3/8/8/8/6p1/8/6RP/4K3 w - - 0 1 white-checkers=g2 moved=g2 phase=1 | g2g3 | a turn has one move of a piece
refuse | 4k3/8/8/8/6p1/8/6RP/4K3 w - - 0 1 white-checkers=g2 | throw:g2h2 | a checker is thrown right after the move
refuse | 7r/6KB/8/4k3/8/8/8/8 w - - 0 1 white-checkers=h7 moved=h7 phase=1 | throw:h7h8 | tarred, that piece would attack your king

# ---- Cards ----

play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=pP | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=1 white-hand=P discards=p
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=pP | e1e2 pass | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-front=2 white-hand=pP
# To a piece that has the own checker: it comes back, and a card is drawn.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-checkers=a7 white-front=2 white-hand=pP | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=2 white-hand=P? discards=p
# A card without its piece on the board is for any own piece.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=qP | e1e2 add:q@e2 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=e2 white-front=1 white-hand=P discards=q
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=2 white-hand=qP moved=e2 phase=2 | add:q@a7 | a card without a match on the board is for one of your own pieces
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=2 white-hand=qk moved=e2 phase=2 | add:k@e2 | that piece does not match the card
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=2 white-hand=qk moved=e2 phase=2 | add:p@a7 | you do not hold that card
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 moved=e2 phase=2 | add:p@a7 | the hand is not stated, as in white-hand=Pn or black-hand=??
# A card that nobody has seen may be any that lies open nowhere.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=q? | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=1 white-hand=q discards=p
refuse | 4k3/q7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=? discards=q moved=e2 phase=2 | add:q@a7 | you do not hold that card
perft | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 black-hand=?? phase=4 | 1 | 14
# Checkers in front that are not stated are as many as there are cards.
play | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-hand=pP moved=e2 phase=2 | add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 0 1 white-checkers=a7 white-front=1 white-hand=P discards=p
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=p moved=e2 phase=2 | add:p@a6 | a checker is added under a piece
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=c moved=e2 phase=2 | add:c@a7 | a checker card is played alone and matches no piece
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=p moved=e2 phase=2 | card:p | only a checker card is played alone
refuse | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=1 white-hand=p | add:p@a7 | a card is played after moving and throwing
refuse | 4k3/8/8/8/8/5r2/4K3/8 w - - 0 1 white-front=1 white-hand=r moved=e2 phase=2 | add:r@f3 | tarred, that piece would attack your king
# A card that the diagram shows from its back may be any that does not lie elsewhere.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=?? | e1e2 add:p@a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-checkers=a7 white-front=1 white-hand=? discards=p
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=1 black-front=1 white-hand=c black-hand=? | e1e2 card:c discard:q | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-front=1 white-hand=? discards=cq
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=2 white-hand=?? discards=K moved=e2 phase=2 | add:K@e2 | you do not hold that card
# The own checker card: one more checker, and so two cards.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=CP deck=pn | e1e2 card:C | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-front=3 white-hand=Pnp discards=C
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-checkers=a7 white-front=11 white-hand=C moved=e2 phase=2 | card:C | none of your twelve checkers is left in the extra pile
# The opponent's: they return one from in front of them and discard, or one from the board.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 white-front=1 black-front=2 white-hand=c black-hand=pn | e1e2 card:c | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=2 black-hand=pn discards=c phase=3
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 white-front=1 black-front=2 white-hand=c black-hand=pn | e1e2 card:c return:a7 | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-front=1 black-front=2 white-hand=? black-hand=pn discards=c
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 white-front=1 black-front=2 white-hand=c black-hand=pn | e1e2 card:c return-front | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 black-hand=pn discards=c phase=4
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 white-front=1 black-front=2 white-hand=c black-hand=pn | e1e2 card:c return-front discard:p e8e7 | 8/p3k3/8/8/8/8/4K3/8 b - - 2 1 black-checkers=a7 white-front=1 black-front=1 white-hand=? black-hand=n discards=cp moved=e7 phase=2
# Where there is no choice it is done at once: no checker on the board, and a single card.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=1 black-front=1 white-hand=c black-hand=p | e1e2 card:c | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 white-front=1 white-hand=? discards=cp
# Fewer cards than checkers: nothing is discarded.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 white-front=1 black-front=2 white-hand=c black-hand=p | e1e2 card:c return-front | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 white-hand=? black-hand=p discards=c
refuse | 4k3/p7/8/8/8/8/4K3/8 w - - 0 1 white-front=1 white-hand=c moved=e2 phase=2 | card:c | your opponent has no checker to return
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=2 black-hand=pn phase=3 | pass | you must return a checker
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=2 black-hand=pn phase=3 | e8e7 | you must return a checker
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 black-hand=pn phase=4 | e8e7 | you must discard a card
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=2 black-hand=pn phase=3 | return:e8 | none of your checkers lies there
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 phase=3 | return-front | you have no checker in front of you
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 black-hand=pn phase=4 | pass | you must discard a card
refuse | 4k3/p7/8/8/8/8/4K3/8 b - - 1 1 black-checkers=a7 white-front=1 black-front=1 black-hand=pn phase=4 | discard:q | you do not hold that card
refuse | | return-front | a checker is returned only when a checker card demands it
refuse | | discard:p | a card is discarded only when there are more than checkers
refuse | | pass | you must move a piece
# The deck has run out: the discards are shuffled.
play | 4k3/p7/8/8/8/8/8/4K3 w - - 0 1 white-front=2 black-front=2 white-hand=CP black-hand=ck deck=p discards=PPPPPPPpppppppnnNNbbBBrrRRqQKCc chance=5 | e1e2 pass e8e7 pass e2e1 card:C | 8/p3k3/8/8/8/8/8/4K3 b - - 3 2 white-front=3 black-front=2 white-hand=Ppp black-hand=ck deck=PnNbPRPBppcPQBCrnbpNKppqCRpPPPr chance=2934021998537672336

# ---- Castling ----

play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | O-O | r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1
play | r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1 white-checkers=f3 | O-O | r3k2r/8/8/8/8/5r2/8/R4RK1 b kq - 1 1 white-checkers=f3
refuse | r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1 | O-O | the king would castle through or into check
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 white-checkers=e1 | O-O | a king or rook with a checker may not castle
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 black-checkers=h1 | O-O | a king or rook with a checker may not castle

# ---- Ends ----

result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | White wins: checkmate
# A tarred king only goes ahead: with a pawn there this is mate, and without the tar it is not.
result | 4k3/8/8/8/8/r7/4P3/4K3 b - - 0 1 black-checkers=e1 | a3a1 | Black wins: checkmate
result | 4k3/8/8/8/8/r7/4P3/4K3 b - - 0 1 | a3a1 | going on
# A tarred bishop does not capture the rook any more.
result | 6k1/1b3ppp/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=b7 | a1a8 | White wins: checkmate
result | 6k1/1b3ppp/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | going on
# A tarred rook loses its tar on the back rank, and mates.
result | 6k1/R4ppp/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a7 | a7a8 | White wins: checkmate
# Check does not end a turn: the checker on the bishop comes after the move.
result | 6k1/1b3ppp/8/8/8/8/8/R3K3 w - - 0 1 white-front=1 white-hand=b | a1a8 | going on
result | 6k1/1b3ppp/8/8/8/8/8/R3K3 w - - 0 1 white-front=1 white-hand=b | a1a8 add:b@b7 | White wins: checkmate
result | 7k/8/6Q1/8/8/8/8/K7 b - - 0 1 | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move

impossible | 4k3/8/8/8/8/8/8/8 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e4 | a checker lies under no piece
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1:2 | a piece has at most one checker under it
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1 black-checkers=e1 | a piece has at most one checker under it
impossible | R3k3/8/8/8/8/8/8/4K3 w - - 0 1 black-checkers=a8 | tar does not stick to a piece on its back rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1 white-front=12 | a side has more checkers than there are
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=PPP | a hand has at most one card for each checker in front of the player
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-front=2 white-hand=QQ | there are more cards of a kind than the deck has
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 deck=>3 | the deck has no such card
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 deck=????????????????????????????????????? | there are more cards than the deck has
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=5 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moved=e1 | nothing has moved yet in this turn
impossible | 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1 | the side that has just moved is in check
