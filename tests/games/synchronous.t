# Synchronous Chess. White's written move waits in from= and to= until Black has written.

# On the first turn nothing meets and nothing is attacked, so that the counts are those of chess.
perft | | 1 | 20
perft | | 2 | 400
perft | | 3 | 8902

play | | e2e4 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 from=e2 to=e4
play | | e2e4 e7e5 | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
play | | g1f3 b8c6 | r1bqkbnr/pppppppp/2n5/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2
play | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8=N | 4k3/P7/8/8/8/8/8/4K3 b - - 0 1 from=a7 to=a8 becomes=N
play | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8=N e8e7 | N7/4k3/8/8/8/8/8/4K3 w - - 0 2
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | O-O | r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 from=e1 to=h1
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | O-O O-O-O | 2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2

# First way: a piece that stays is captured; the queen that guarded it may strike.
play | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - | e4d5 h7h6 | rnbqkbnr/ppp1ppp1/7p/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 phase=1 black-target=d5 able=d8
play | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - | e4d5 h7h6 d8d5 | rnb1kbnr/ppp1ppp1/7p/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
play | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - | e4d5 h7h6 pass | rnbqkbnr/ppp1ppp1/7p/3P4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
# Second way: two pieces that capture each other change places.
play | 4k3/8/8/3p4/4P3/8/8/4K3 w - - | e4d5 d5e4 | 4k3/8/8/3P4/4p3/8/8/4K3 w - - 0 2
# A piece that moves away is missed, and pieces pass through each other.
play | 4k3/8/8/r7/8/8/R7/4K3 w - - | a2a5 a5b5 | 4k3/8/8/Rr6/8/8/8/4K3 w - - 2 2
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 pass pass | 4k3/R7/8/8/8/8/r7/4K3 w - - 2 2
# A rook that castles is missed too.
play | 4k3/8/8/3b4/8/8/8/4K2R w K - | O-O d5h1 | 4k3/8/8/8/8/8/8/5RKb w - - 2 2
# Third way: both end on the same empty square.
play | 4k3/8/8/2n5/8/8/5N2/4K3 w - - | f2e4 c5e4 | 4k3/8/8/8/8/8/8/4K3 w - - 0 2
play | 4k3/8/8/p7/8/8/P3N3/4K3 w - - | a2a4 e8e7 | 8/4k3/8/p7/P7/8/4N3/4K3 w - - 0 2

# Blows go on with pieces that have not struck yet; each side in turn, any piece that can.
play | 3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - | d2d5 e8e7 | 3r4/3rk3/8/3R4/8/8/8/3RK3 b - - 0 1 phase=1 black-target=d5 able=d7
play | 3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - | d2d5 e8e7 d7d5 | 3r4/4k3/8/3r4/8/8/8/3RK3 w - - 0 1 phase=1 white-target=d5 able=d1 struck=d5
play | 3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - | d2d5 e8e7 d7d5 d1d5 | 3r4/4k3/8/3R4/8/8/8/4K3 b - - 0 1 phase=1 black-target=d5 able=d8 struck=d5
play | 3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - | d2d5 e8e7 d7d5 d1d5 d8d5 | 8/4k3/8/3r4/8/8/8/4K3 w - - 0 2
# A square that only the moves opened is not in question: the rook did not attack e5 before.
play | 4rk2/4n3/8/8/8/6N1/8/K7 w - - | g3e4 e7c6 | 4rk2/8/2n5/8/4N3/8/8/K7 w - - 2 2
# Nor is one that the piece came to with its attacker behind it.
play | 3kr3/8/8/8/4Q3/8/8/K7 w - - | e4e3 d8d7 | 4r3/3k4/8/8/8/4Q3/8/K7 w - - 2 2
# A piece that has just moved may strike, if it attacked the square and still does.
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 | 4k3/R7/8/8/8/8/r7/4K3 w - - 2 1 phase=1 white-target=a2 black-target=a7 able=a2,a7
# Both sides have a blow: White's is hidden until Black's is written, and they are struck at once.
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 a7a2 | 4k3/R7/8/8/8/8/r7/4K3 b - - 2 1 phase=1 from=a7 to=a2 white-target=a2 black-target=a7 able=a2,a7
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 a7a2 pass | 4k3/8/8/8/8/8/R7/4K3 w - - 0 2
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 pass a2a7 | 4k3/r7/8/8/8/8/8/4K3 w - - 0 2
play | r3k3/8/8/8/8/8/8/R3K3 w - - | a1a7 a8a2 a7a2 a2a7 | 4k3/r7/8/8/8/8/R7/4K3 w - - 2 2
# Behind such blows each side may strike back on the square that was struck.
play | r3k3/1n6/8/2p5/8/8/1P6/R3K3 w - - | a1a5 a8a3 | 4k3/1n6/8/R1p5/8/r7/1P6/4K3 w - - 2 1 phase=1 white-target=a3 black-target=a5 able=b2,a3,a5,b7
play | r3k3/1n6/8/2p5/8/8/1P6/R3K3 w - - | a1a5 a8a3 b2a3 b7a5 | 4k3/8/8/n1p5/8/P7/8/4K3 w - - 0 2
play | r3k3/1n6/8/2p5/8/8/1P6/R3K3 w - - | a1a5 a8a3 a5a3 b7a5 | 4k3/8/8/n1p5/8/R7/1P6/4K3 w - - 0 2
# A king that castled still guards the square beside it.
play | 4k2r/5p2/8/8/2B5/8/8/4K3 w k - | c4f7 O-O | 5rk1/5B2/8/8/8/8/8/4K3 b - - 0 1 phase=1 black-target=f7 able=g8
# A pawn's blow on the last rank promotes.
play | 4k3/P7/8/8/8/8/6K1/1r6 w - - | g2g3 b1b8 | 1r2k3/P7/8/8/8/6K1/8/8 w - - 2 1 phase=1 white-target=b8 able=a7
play | 4k3/P7/8/8/8/8/6K1/1r6 w - - | g2g3 b1b8 a7b8=N | 1N2k3/8/8/8/8/6K1/8/8 w - - 0 2
# Kings that step up to each other attack each other, and may change places.
play | 8/8/4k3/8/8/4K3/8/8 w - - | e3e4 e6e5 e4e5 e5e4 | 8/8/8/4K3/4k3/8/8/8 w - - 4 3

refuse | | pass | only in an exchange of blows may a side write no move
refuse | | e7e5 | it is White's turn
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - from=e2 to=e4 | d2d4 | it is Black's turn
refuse | 4k3/8/8/8/4r3/8/3R4/4K3 w - - | d2e2 | a king under attack must move itself, since the attacker may move as well
refuse | 4k3/8/8/8/4r3/5N2/3N4/4K3 w - - | d2e4 | a king under attack must move itself, since the attacker may move as well
refuse | 4k3/8/8/8/4r3/8/8/4K3 w - - | e1e2 | a king may not move into check
refuse | 4k3/8/8/8/4r3/8/8/4K2R w K - | O-O | a king in check may not castle
refuse | 4k3/8/8/8/5r2/8/8/4K2R w K - | O-O | the king would castle through or into check
refuse | 4k3/8/8/8/4r3/8/4R3/4K3 w - - | e2d2 | this would leave the king in check
refuse | 4k3/8/8/3pP3/8/8/8/4K3 w - - | e5d6 | a pawn goes aslant only to capture
refuse | 3rk3/3r4/8/3R4/8/8/8/3RK3 b - - phase=1 black-target=d5 able=d7 | e8e7 | in an exchange of blows a side captures on the square in question, or passes
refuse | 3rk3/3r4/8/3R4/8/8/8/3RK3 b - - phase=1 black-target=d5 able=d7 | d8d5 | a piece stands in the way
refuse | r3k2r/3r4/8/3R4/8/8/8/3RK3 b k - phase=1 black-target=d5 able=d7 | O-O | in an exchange of blows a side captures on the square in question, or passes
refuse | 4k3/rR6/8/8/8/8/R7/4K3 w - - phase=1 white-target=a7 able=b7 struck=a2,a7 | a2a7 | a piece moves only once in an exchange of blows
refuse | 4rk2/8/8/2n5/4N3/8/8/K7 b - - phase=1 black-target=e4 able=c5 | e8e4 | only a piece that attacked the square before the moves begins an exchange
refuse | 4k3/8/8/3n4/8/3R4/8/3KQ3 b - - phase=1 black-target=d3 able=d5 | d5b4 | in an exchange of blows a side captures on the square in question, or passes
refuse | 8/8/8/8/8/8/8/4K3 w - - | e1e2 | the game is over: a king has been captured

result | | e2e4 e7e5 | going on
# Checkmate even where the check could be blocked, or the attacker taken.
result | 6k1/5ppp/8/8/8/8/1r6/R5K1 w - - | a1a8 b2b3 | White wins: checkmate
result | r5k1/5ppp/8/8/8/6B1/5PPP/6K1 w - - | g3e5 a8a1 | Black wins: checkmate
result | 6k1/5ppp/8/4r3/3R4/8/5PPP/6K1 w - - | d4d8 e5e1 | draw: both kings are checkmated
# A king and another piece that meet are both captured.
result | 4k3/8/8/8/8/4p3/8/4K3 w - - | e1e2 e3e2 | Black wins: the king is captured
result | 4k3/8/4P3/8/8/8/8/4K3 w - - | e6e7 e8e7 | White wins: the king is captured
# Blows against kings.
result | r6k/8/8/8/8/8/8/K6R w - - phase=1 white-target=h8 black-target=a1 able=h1,a8 | h1h8 a8a1 | draw: both kings are captured
result | r6k/8/8/8/8/8/8/K6R w - - phase=1 white-target=h8 black-target=a1 able=h1,a8 | h1h8 pass | White wins: the king is captured
result | r6k/8/8/8/8/8/8/K6R w - - phase=1 white-target=h8 black-target=a1 able=h1,a8 | pass pass | going on
result | 8/7k/8/8/8/8/5Q2/K7 w - - | f2f7 h7h8 | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 98 80 | a1a2 e8e7 | draw: fifty moves without a capture or a pawn's move

impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | there is no capture en passant
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=2 | a turn has two parts: the moves and the exchange of blows
impossible | 4k3/8/8/8/8/8/8/4K3 w - - able=e1 | blows are struck after the moves
impossible | 4k3/8/8/8/8/8/8/4K3 w - - from=e1 to=e2 | White's move is written before it is Black's turn to write
impossible | 4k3/8/8/8/8/8/8/4K3 b - - from=e1 to=e3 | a king does not move so
impossible | 4k3/8/8/8/8/8/8/4K3 b - - from=e1 | a written move has two squares
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 | an exchange of blows waits for a side that can strike
impossible | 4k3/8/8/8/8/8/8/4K2R w - - phase=1 white-target=e8 able=h1 | a piece that may strike can capture on its side's target
impossible | 4k2r/8/8/8/8/8/8/4K2R w - - phase=1 able=h1 | a piece that may strike can capture on its side's target
impossible | 4k2r/8/8/8/8/8/8/4K2R w - - phase=1 white-target=h8 able=h1 struck=a1 | pieces strike, not empty squares
