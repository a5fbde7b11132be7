# Zombie Chess. "white-grid=" is what White has buried, of Black's pieces; "zombies=" have a coin.
# Phase 1 is that of a horde, in phase 2 pieces are promoted and buried.

# Nothing is captured before the third ply, so the public numbers of chess hold as far as that.
perft | | 1 | 20
perft | | 2 | 400
perft | | 3 | 8902

# The worked example (Play).
play | | e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2
play | | e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 bury:c6 | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4 black-grid=c6:P
play | | e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 bury:c6 f3d4 bury:b2 | r1bqkbnr/pppp1ppp/2n5/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4 white-grid=b2:P black-grid=c6:P
play | r1bqkbnr/pppp1ppp/2n5/8/3NP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 4 white-grid=b2:P black-grid=c6:P | c6d4 bury:g7 | r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 white-grid=b2:P black-grid=g7:N zombies=c6
# It goes on: the zombie moves and stays one, or it is destroyed.
play | r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 white-grid=b2:P black-grid=g7:N zombies=c6 | c6b7 bury:b7 | r1bqkbnr/pPpp1ppp/8/8/3nP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 5 white-grid=b2:P,b7:P black-grid=g7:N zombies=b7
play | r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 white-grid=b2:P black-grid=g7:N zombies=c6 | d1d4 bury:e1 | r1bqkbnr/pppp1ppp/8/8/3QP3/8/PPP2PPP/RNB1KB1R b KQkq - 0 5 white-grid=e1:N,b2:P black-grid=g7:N
# A zombie that is captured is buried as any piece.
play | r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R b KQkq - 0 5 zombies=c6 | d7c6 bury:c6 | r1bqkbnr/ppp2ppp/2p5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 6 black-grid=c6:P
play | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | e5d6 bury:d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1 white-grid=d6:P

refuse | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 | bury:e5 | a captured piece is buried under an own piece
refuse | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 | bury:e4 | a captured piece is buried under an own piece
refuse | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 black-grid=c6:N | bury:c6 | a piece is buried under that piece already
refuse | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 | g8f6 | the captured piece has to be buried first
refuse | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 | pass | the captured piece has to be buried first
refuse | | bury:e2 | only a captured piece is buried, when the moves are done
refuse | | promote:e2=Q | there is no pawn to promote on that square
refuse | | pass | a player has to move
refuse | | e2e5 | a pawn does not move so
refuse | | e7e5 | it is White's turn
refuse | 4k3/8/8/8/4r3/8/4B3/4K3 w - - | e2d3 | this would leave the king in check

# A horde moves together, each once; a turn counts once towards fifty moves; the rest is destroyed.
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 | a4a5 | 4k3/8/8/R7/7N/8/4P3/4K3 w - - 1 1 zombies=h4,a5 moved=a5 left=a4 phase=1
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 | a4a5 h4g6 | 4k3/8/6N1/R7/8/8/4P3/4K3 b - - 1 1 zombies=a5,g6
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 | a4a5 pass | 4k3/8/8/R7/8/8/4P3/4K3 b - - 1 1 zombies=a5
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 | e2e3 | 4k3/8/8/8/8/4P3/8/4K3 b - - 0 1
refuse | 4k3/8/8/R7/7N/8/4P3/4K3 w - - zombies=h4,a5 moved=a5 left=a4 phase=1 | e2e3 | only zombies may move together with a zombie
refuse | 4k3/8/8/R7/7N/8/4P3/4K3 w - - zombies=h4,a5 moved=a5 left=a4 phase=1 | a5a6 | each zombie moves only once a turn
refuse | 4k3/8/8/R7/7N/8/4P3/4K3 w - - zombies=h4,a5 moved=a5 left=a4 phase=1 | bury:a5 | only a captured piece is buried, when the moves are done
refuse | 4k3/8/8/R7/7N/8/4P3/4K2R w K - zombies=h4,a5 moved=a5 left=a4 phase=1 | O-O | only zombies may move together with a zombie
# The first may open a check, but the next does not capture the king.
play | 4k3/8/8/8/4N3/8/8/K3R3 w - - zombies=e1,e4 | e4c5 e1e7 | 4k3/4R3/8/2N5/8/8/8/K7 b - - 1 1 zombies=c5,e7
refuse | 4k3/8/8/2N5/8/8/8/K3R3 w - - zombies=e1,c5 moved=c5 left=e4 phase=1 | e1e8 | a king is never captured
# Both capture; what they have captured is buried when all have moved.
play | 4k3/8/p5p1/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 | a4a6 h4g6 bury:e1 bury:e2 | 4k3/8/R5N1/8/8/8/4P3/4K3 b - - 0 1 white-grid=e1:P,e2:P zombies=a6,g6
# What one has left and another has come to is not revealed.
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 white-grid=h4:N | h4g6 a4h4 | 4k3/8/6N1/8/7R/8/4P3/4K3 b - - 1 1 white-grid=h4:N zombies=h4,g6
play | 4k3/8/8/8/R6N/8/4P3/4K3 w - - zombies=a4,h4 white-grid=h4:N | h4g6 a4a5 | 4k3/8/6N1/R7/7n/8/4P3/4K3 b - - 1 1 zombies=h4,a5,g6
# En passant answers the last move of a horde.
play | 4k3/8/8/8/3p3N/8/4P3/4K3 w - - zombies=e2,h4 | e2e4 | 4k3/8/8/8/3pP2N/8/8/4K3 w - - 0 1 zombies=e4,h4 moved=e4 left=e2 jumped=e3 phase=1
play | 4k3/8/8/8/3p3N/8/4P3/4K3 w - - zombies=e2,h4 | e2e4 pass d4e3 bury:e8 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 black-grid=e8:P
play | 4k3/8/8/8/3p3N/8/4P3/4K3 w - - zombies=e2,h4 | e2e4 h4f3 | 4k3/8/8/8/3pP3/5N2/8/4K3 b - - 0 1 zombies=f3,e4

# Both have buried something there: first that of the side that moves off, later the other.
play | 7k/8/8/8/4b3/8/8/K7 b - - 0 1 white-grid=e4:N black-grid=e4:Q | e4c6 | 7k/8/2b5/8/4Q3/8/8/K7 w - - 1 2 white-grid=e4:N zombies=e4
play | 7k/8/8/8/4b3/8/8/K7 b - - 0 1 white-grid=e4:N black-grid=e4:Q | e4c6 e4e7 | 7k/4Q3/2b5/8/4n3/8/8/K7 b - - 2 2 zombies=e4,e7
# The own piece that the enemy has buried comes back in the own turn, and need not move in it.
play | 7k/8/8/8/4b3/8/8/K7 b - - 0 1 white-grid=e4:N | e4c6 | 7k/8/2b5/8/4n3/8/8/K7 w - - 1 2 zombies=e4
play | 7k/8/8/8/4b3/8/8/K7 b - - 0 1 white-grid=e4:N | e4c6 a1a2 c6d5 | 7k/8/8/3b4/8/8/K7/8 w - - 3 3

# Check by what is revealed, or by the end of a zombie that shields the king.
refuse | 4k3/8/8/8/4N3/8/8/4K3 w - - white-grid=e4:R | e4c5 | this would reveal a zombie that puts the own king in check
play | 4k3/8/8/8/4N3/8/8/4K3 w - - white-grid=e4:B | e4c5 | 4k3/8/8/2N5/4b3/8/8/4K3 b - - 1 1 zombies=e4
refuse | 4k3/4r3/8/8/8/8/4N3/R3K3 w - - zombies=e2 | a1a2 | a zombie that shields the king would be destroyed for not moving
play | 4k3/4r3/8/8/8/8/4N3/R3K3 w - - zombies=e2 | e1d1 | 4k3/4r3/8/8/8/8/8/R2K4 b - - 1 1
refuse | 4k3/4r3/8/8/8/8/4N3/R3K3 w - - zombies=e2 | e2c3 | this would leave the king in check
# In a horde the shield may move later, along the line that it shields; then the turn cannot end before.
play | 4k3/4r3/8/8/8/8/4R3/N3K3 w - - zombies=e2,a1 | a1b3 e2e4 | 4k3/4r3/8/8/4R3/1N6/8/4K3 b - - 1 1 zombies=b3,e4
play | 4k3/4r3/8/8/8/8/4R3/N3K3 w - - zombies=e2,a1 | e2e4 pass | 4k3/4r3/8/8/4R3/8/8/4K3 b - - 1 1 zombies=e4
refuse | 4k3/4r3/8/8/8/1N6/4R3/4K3 w - - zombies=e2,b3 moved=b3 left=a1 phase=1 | pass | a zombie that shields the king would be destroyed for not moving
refuse | 4k3/4r3/8/8/8/8/4N3/N3K3 w - - zombies=e2,a1 | a1b3 | a zombie that shields the king would be destroyed for not moving
# What comes back does not help against a check that the move itself opens.
refuse | 4k3/4r3/8/8/8/8/4N3/R3K3 w - - white-grid=e2:N | e2c3 | this would leave the king in check

# Castling is completed before anything comes back.
play | 4k3/8/8/8/8/8/8/4K2R w K - white-grid=h1:N,e1:R | O-O | 4k3/8/8/8/8/8/8/4rRKn b - - 1 1 zombies=e1,h1
refuse | 4k3/8/8/8/8/8/8/4K2R w K - white-grid=h1:R | O-O | this would reveal a zombie that puts the own king in check
refuse | 4k3/8/8/8/8/8/8/4K2R w - - | O-O | the king or that rook has moved

# A pawn that comes back on its last rank is promoted at once, before the burial, and counts as what
# it can become.
play | r6k/8/8/8/8/8/8/K7 b - - 0 1 black-grid=a8:P | a8b8 | Pr5k/8/8/8/8/8/8/K7 b - - 1 1 zombies=a8 phase=2
play | r6k/8/8/8/8/8/8/K7 b - - 0 1 black-grid=a8:P | a8b8 promote:a8=Q a8f3 | 1r5k/8/8/8/8/5Q2/8/K7 b - - 2 2 zombies=f3
play | rN5k/8/8/8/8/8/8/K7 b - - 0 1 black-grid=a8:P | a8b8 promote:a8=R bury:b8 | Rr5k/8/8/8/8/8/8/K7 w - - 0 2 black-grid=b8:N zombies=a8
refuse | r6k/8/8/8/8/8/8/K7 b - - 0 1 black-grid=a8:P | a8a5 | this would reveal a zombie that puts the own king in check
refuse | Pr5k/8/8/8/8/8/8/K7 b - - 1 1 zombies=a8 phase=2 captured=N | bury:b8 | a pawn that came back on its last rank has to be promoted first
refuse | Pr5k/8/8/8/8/8/8/K7 b - - 1 1 zombies=a8 phase=2 | promote:a8=K | a pawn may not become that piece
refuse | Pr5k/8/8/8/8/8/8/K7 b - - 1 1 zombies=a8 phase=2 | promote:b8=Q | there is no pawn to promote on that square
# From a picture that shows the pawn: its side promotes it and moves on.
play | P6k/8/8/8/8/8/8/K7 w - - zombies=a8 | promote:a8=N a8b6 | 7k/8/1N6/8/8/8/8/K7 b - - 1 1 zombies=b6

# No place to bury: the dust bin.
play | 4k3/p7/8/R7/8/8/8/7K w - - white-grid=a7:N,h1:B | a5a7 | 4k3/R7/8/8/8/8/8/7K b - - 0 1 white-grid=h1:B,a7:N

result | | f2f3 e7e5 g2g4 d8h4 | Black wins: checkmate
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - | a1a8 | White wins: checkmate
# The rook could go between, but would reveal a bishop.
result | k5r1/8/8/3R4/8/8/7P/r6K w - - white-grid=d5:B | | Black wins: checkmate
result | k5r1/8/8/3R4/8/8/7P/r6K w - - white-grid=d5:N | | going on
result | 7k/5Q2/8/8/8/8/8/K7 b - - | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move
result | r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3 captured=P phase=2 | | going on

impossible | 4k3/8/8/8/8/8/8/4K3 w - - zombies=e4 | a coin lies under no piece
impossible | 4k3/8/8/8/8/8/8/4K3 w - - zombies=e1 | a king cannot be a zombie
impossible | 4k3/8/8/8/8/8/8/4K2R w K - zombies=h1 | a rook that came back cannot castle
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-grid=e1:K | a king is never captured
impossible | 4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - black-grid=e8:P | White has at most eight pawns
impossible | 4k3/8/8/8/QQ6/8/PPPPPPPP/4K3 w - - | there are more pieces than promotion could make
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | a pawn on its own first rank can only be a zombie
impossible | P3k3/8/8/8/8/8/8/4K3 w - - | only a zombie can be a pawn on its last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - captured=P | a captured piece is buried before the turn ends
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=2 | there is nothing to bury
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=2 captured=P white-grid=e1:N | what cannot be buried goes to the dust bin
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=3 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K2R w - - phase=1 moved=h1 | only zombies move together
impossible | 4k3/8/8/8/8/8/8/4K3 w - - left=e4 | nothing has moved yet in this turn, or all is done
impossible | 4k3/8/8/8/8/8/4R3/4K3 w - - | the side that has just moved is in check
impossible | 8/8/8/8/8/8/8/4K3 w - - | Black has one king
