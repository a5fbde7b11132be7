# Half Alice Chess. "white=" and "black=" are the pieces that stand on checkers.

# Nobody has switched yet, so both sides move as in chess; the replies of Black to each of White's
# twenty moves are its own twenty, since no piece of White's is left that could hinder or be taken.
perft | | 1 | 20
perft | | 2 | 400
# The slow implementation of tests/unit/game/test_half_alice.c counts as many.
perft | | 3 | 9384

# The worked example (Winning): the only legal move, and why the other two are none.
perft | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | 1 | 1
play | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | b8a7 | 3Q4/k7/1R6/8/8/8/8/7K w - - 1 1 white=b6 black=a7
refuse | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | b8a8 | the king would be in check before the piece switches sides of the mirror
refuse | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | b8b7 | the king would be in check after the piece switches sides of the mirror
refuse | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | b8c8 | the king would be in check before the piece switches sides of the mirror
refuse | 1k1Q4/8/1R6/8/8/8/8/7K b - - white=b6 | b8c7 | the king would be in check before the piece switches sides of the mirror

# A piece that moves gets a checker, or gives it back; a captured one gives its own back.
play | | e2e4 e7e5 g1f3 | rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 white=f3,e4 black=e5
play | | g1f3 g8f6 f3g1 | rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2 black=f6
play | | g1f3 e7e5 f3e5 | rnbqkbnr/pppp1ppp/8/4N3/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 2
# Through a piece beyond the mirror, but not onto it.
play | 4k3/8/8/8/8/8/p7/R3K3 w - - black=a2 | a1a5 | 4k3/8/8/R7/8/8/p7/4K3 b - - 1 1 white=a5 black=a2
refuse | 4k3/8/8/8/8/8/p7/R3K3 w - - black=a2 | a1a2 | a piece cannot capture through the mirror
refuse | 4k3/8/8/8/8/8/p7/N3K3 w - - black=a2 | a1a2 | a knight does not move so
refuse | 4k3/8/8/8/8/8/p7/N3K3 w - - black=a2 | e1a2 | a king does not move so
refuse | 4k3/8/8/8/8/P7/8/R3K3 w - - white=a3 | a1a3 | a piece of the same side stands there, beyond the mirror
refuse | 4k3/8/8/8/8/p7/8/R3K3 w - - | a1a5 | a piece stands in the way
refuse | 4k3/8/8/3p4/4P3/8/8/4K3 w - - white=e4 | e4d5 | a piece cannot capture through the mirror
play | 4k3/8/8/3p4/4P3/8/8/4K3 w - - white=e4 black=d5 | e4d5 | 4k3/8/8/3P4/8/8/8/4K3 b - - 0 1
# A pawn jumps over a piece on the other side; it cannot be taken en passant there.
play | 4k3/8/8/8/3p4/4n3/4P3/6K1 w - - black=d4,e3 | e2e4 | 4k3/8/8/8/3pP3/4n3/8/6K1 b - - 0 1 white=e4 black=e3,d4
refuse | 4k3/8/8/8/8/4n3/4P3/6K1 w - - black=e3 | e2e3 | a piece cannot capture through the mirror

# A promoted piece switches as the pawn would have.
play | 1n2k3/P7/8/8/8/8/8/4K3 w - - white=a7 | a7a8=N | Nn2k3/8/8/8/8/8/8/4K3 b - - 0 1
play | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a7b8=Q | 1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1 white=b8
refuse | 1n2k3/P7/8/8/8/8/8/4K3 w - - white=a7 | a7b8=Q | a piece cannot capture through the mirror
refuse | 1n2k3/P7/8/8/8/8/8/4K3 w - - | a7a8 | a pawn on the last rank must become another piece

# En passant takes the pawn where it has switched to, so only from there.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - black=d4 | e2e4 d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2
refuse | 4k3/8/8/8/3pP3/8/8/4K3 b - e3 white=e4 | d4e3 | a pawn goes aslant only to capture

# King and rook both switch when they castle; what stands in between on the other side is no matter,
# but where they go must be free.
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | O-O O-O-O | 2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2 white=f1,g1 black=c8,d8
play | 4k3/8/8/8/8/8/8/RN2K3 w Q - white=b1 | O-O-O | 4k3/8/8/8/8/8/8/1NKR4 b - - 1 1 white=b1,c1,d1
refuse | 4k3/8/8/8/8/8/8/RN2K3 w Q - | O-O-O | a piece stands in the way of castling
refuse | 4k3/8/8/8/8/8/8/R2NK3 w Q - white=d1 | O-O-O | king and rook cannot castle onto a piece beyond the mirror
refuse | 4k3/8/8/8/8/8/8/R3KN1R w K - white=f1 | O-O | king and rook cannot castle onto a piece beyond the mirror
refuse | 4k3/8/8/8/8/5q2/8/4K2R w K - | O-O | the king would castle through or into check
refuse | 4k3/8/8/8/8/6r1/8/4K2R w K - black=g3 | O-O | the king would be in check after the piece switches sides of the mirror
play | 4k3/8/8/8/8/5r2/8/4K2R w K - black=f3 | O-O | 4k3/8/8/8/8/5r2/8/5RK1 b - - 1 1 white=f1,g1 black=f3

# A shield that moves is gone from the king's side of the mirror; another comes through it.
refuse | 4k3/8/8/8/4r3/8/4R3/4K3 w - - | e2e3 | the king would be in check after the piece switches sides of the mirror
refuse | 4k3/8/8/8/4r3/8/4R3/4K3 w - - | e2d2 | the king would be in check before the piece switches sides of the mirror
play | 4k3/8/8/8/4r3/8/R7/4K3 w - - white=a2 | a2e2 | 4k3/8/8/8/4r3/8/4R3/4K3 b - - 1 1
refuse | 4k3/8/8/8/4r3/8/R7/4K3 w - - | a2e2 | the king would be in check after the piece switches sides of the mirror

# Twelve checkers a side.
refuse | 4k3/8/8/8/PPPPPPPP/NNBB4/8/4K2R w - - white=a3,b3,c3,d3,a4,b4,c4,d4,e4,f4,g4,h4 | h1h2 | there is no free checker left for a piece that has none
play | 4k3/8/8/8/PPPPPPPP/NNBB4/8/4K2R w - - white=a3,b3,c3,a4,b4,c4,d4,e4,f4,g4,h4 | h1h2 | 4k3/8/8/8/PPPPPPPP/NNBB4/7R/4K3 b - - 1 1 white=h2,a3,b3,c3,a4,b4,c4,d4,e4,f4,g4,h4
refuse | 4k3/8/8/8/PPPPPPPP/NNBB4/8/4K2R w K - white=a3,b3,c3,a4,b4,c4,d4,e4,f4,g4,h4 | O-O | there is no free checker left for a piece that has none
play | 4k3/8/8/8/PPPPPPPP/NNBB4/8/4K2R w - - white=a3,b3,c3,d3,a4,b4,c4,d4,e4,f4,g4,h4 | a4a5 | 4k3/8/8/P7/1PPPPPPP/NNBB4/8/4K2R b - - 0 1 white=a3,b3,c3,d3,b4,c4,d4,e4,f4,g4,h4

refuse | | e7e5 | it is White's turn
refuse | | pass | a player has to move
refuse | | e2e4=Q | a pawn becomes another piece only on the last rank
refuse | 4k3/8/8/8/8/8/8/4K3 w - - | e4e5 | there is no piece on that square
refuse | 4k3/8/8/8/8/8/8/4K3 w - - | O-O | the king or that rook has moved

# The queen gives check, and the rook waits on the other side of the mirror for a king that switches.
result | k7/7R/8/8/8/8/8/K2Q4 w - - white=d1,h7 | d1d8 | White wins: checkmate
result | k7/7R/8/8/8/8/8/K2Q4 w - - white=d1 | d1d8 | White wins: checkmate
result | k7/8/7R/8/8/8/8/K2Q4 w - - white=d1 | d1d8 | going on
result | 7K/8/8/8/8/1r6/8/1q5k b - - 0 1 black=b1 | b1b8 | going on
result | 7K/r7/8/8/8/8/8/1q5k b - - 0 1 black=b1,a7 | b1b8 | Black wins: checkmate
result | 7k/8/5KQ1/8/8/8/8/8 b - - | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move

impossible | 4k3/8/8/8/8/8/8/4K3 w - - white=e4 | a checker lies under no piece
impossible | 4k3/8/8/8/4p3/8/8/4K3 w - - white=e4 | a checker lies under a piece of the other colour
impossible | 4k3/8/8/8/PPPPPPPP/NNBBR3/8/4K3 w - - white=a3,b3,c3,d3,e3,a4,b4,c4,d4,e4,f4,g4,h4 | each side has twelve checkers
impossible | 4k3/8/8/8/8/8/4P3/4K3 w - - white=e2 | a pawn where it began has not moved, so it cannot be on a checker
impossible | 4k3/8/8/8/8/8/8/4K2R w K - white=h1 | a king or rook on a checker has moved and cannot castle any more
impossible | 4k3/8/8/8/8/8/4R3/4K3 w - - | the side that has just moved is in check
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 8/8/8/8/8/8/8/4K3 w - - | Black has one king
