# Adrenaline Chess.

# ---- The examples of the rulebook (Play) ----

# The bishop captures a pawn, and the pawn on h7 gets the checker.
play | | e2e3 a7a6 f1a6 give:h7 | rnbqkbnr/1ppppppp/B7/8/8/4P3/PPPP1PPP/RNBQK1NR b KQkq - 0 2 checkers=h7
# The strange checkmate: the third checker under the bishop that the queen will capture.
result | rn2k1nr/5pp1/4p3/4P2p/1pq3b1/P7/1P1PPKPP/R1B3Q1 b - - 0 20 checkers=c1:2,e5,e6,h5,g7 | g4e2 give:c1 | Black wins: checkmate
# Why each way out is closed, as the text says.
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2e1 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2e3 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2e2 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2f1 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2f3 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | f2g3 | a king may not move into check
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | d2d3 | the king would still be in check
# The bishop must make a regular move before it can use its checkers.
refuse | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,h5,g7 | step:c1c2 | an extra step comes behind a regular move
# Without the checker on h5 the king has g3; with two on c1 the queen comes too short.
result | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,g7 | | going on
play | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:3,e5,e6,g7 | f2g3 | rn2k1nr/5pp1/4p3/4P2p/1pq5/P5K1/1P1Pb1PP/R1B3Q1 b - - 1 21 checkers=c1:3,e5,e6,g7
play | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w - - 0 21 checkers=c1:2,e5,e6,h5,g7 | a1b1 | rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/1RB3Q1 b - - 1 21 checkers=c1:2,e5,h5,e6,g7

# ---- Steps ----

# Checkers come along, and each pays for one step.
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:2 | a1a4 | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 checkers=a4:2 moved=a4 phase=1
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:2 | a1a4 pass | 4k3/8/8/8/R7/8/8/4K3 b - - 1 1 checkers=a4:2
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:2 | a1a4 step:a4b5 | 4k3/8/8/1R6/8/8/8/4K3 w - - 1 1 checkers=b5 moved=b5 phase=1
play | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:2 | a1a4 step:a4b5 step:b5c5 | 4k3/8/8/2R5/8/8/8/4K3 b - - 1 1
# What a captured piece had can be used at once; one checker a turn for two captures.
play | 4k3/8/8/p7/1p6/8/7p/R3K3 w - - 5 9 checkers=a5 | a1a5 step:a5b4 give:h2 | 4k3/8/8/8/1R6/8/7p/4K3 b - - 0 9 checkers=h2
# A pawn that reaches the last rank by a move or a step becomes another piece, and may go on.
play | 4k3/8/P7/8/8/8/8/4K3 w - - 0 1 checkers=a6 | a6a7 step:a7a8=N | N3k3/8/8/8/8/8/8/4K3 b - - 0 1
play | 7k/P7/8/8/8/8/8/4K3 w - - 0 1 checkers=a7 | a7a8=R step:a8b7 | 7k/1R6/8/8/8/8/8/4K3 b - - 0 1
# A step may take a pawn back to its own first rank.
play | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 checkers=a2:2 | a2a3 step:a3b2 step:b2a1 | 4k3/8/8/8/8/8/8/P3K3 b - - 0 1
# A capture of the last piece but the king leaves no choice.
play | 7k/8/8/p7/8/8/8/R3K3 w - - 0 1 | a1a5 | 7k/8/8/R7/8/8/8/4K3 b - - 0 1 checkers=h8
# All 24 checkers are under pieces: none is left to give.
play | 4k3/8/8/p7/7p/8/8/R3K3 w - - 0 1 checkers=e1:24 | a1a5 | 4k3/8/8/R7/7p/8/8/4K3 b - - 0 1 checkers=e1:24
refuse | 4k3/8/8/p6p/7p/8/8/R3K3 w - - 0 1 checkers=a1:24 moved=a1 captured=1 phase=1 | give:h4 | all 24 checkers are under pieces

# En passant, after a regular move of two squares only.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 checkers=e2 | e2e4 | 4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1 checkers=e4 moved=e4 jumped=e3 phase=1
play | 4k3/8/8/8/3p4/8/P3P3/4K3 w - - 0 1 checkers=e2 | e2e4 pass d4e3 | 4k3/8/8/8/8/4p3/P7/4K3 b - - 0 1 checkers=e3 moved=e3 captured=1 phase=1
play | 4k3/8/8/8/3p4/8/P3P3/4K3 w - - 0 1 checkers=e2 | e2e4 pass d4e3 step:e3f3 give:a2 | 4k3/8/8/8/8/5p2/P7/4K3 w - - 0 2 checkers=a2
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 checkers=e2 | e2e4 step:e4f5 | 4k3/8/8/5P2/3p4/8/8/4K3 b - - 0 1
refuse | 4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1 | d4e3 | a pawn goes aslant only to capture
# A step onto the square captures nothing but what stands there.
play | 4k3/8/8/8/3pP3/3p4/P7/4K3 b - e3 0 1 checkers=d4 | d4e3 give:a2 | 4k3/8/8/8/8/3pp3/P7/4K3 w - - 0 2 checkers=a2,e3

# The captured pawn's checker reaches the king from the square behind it.
refuse | 4k3/8/8/8/3p4/8/4PK2/8 w - - 0 1 checkers=e2 | e2e4 | this would leave the king in check
play | 4k3/8/8/8/3p4/8/4PK2/8 w - - 0 1 | e2e4 | 4k3/8/8/8/3pP3/8/5K2/8 b - e3 0 1

# Castling.
play | r3k2r/8/8/8/7n/8/8/R3K2R w KQkq - 0 1 | O-O | r3k2r/8/8/8/7n/8/8/R4RK1 b kq - 1 1
refuse | r3k2r/8/8/8/7n/8/8/R3K2R w KQkq - 0 1 checkers=h4 | O-O | the king would castle through or into check
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 checkers=e1 | O-O | a king or rook with checkers may not castle
refuse | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 checkers=h1 | O-O | a king or rook with checkers may not castle
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 checkers=h1 | O-O-O | r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1 checkers=h1
refuse | r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1 | O-O | the king or that rook has moved
refuse | r3k2r/8/8/8/8/8/8/R3K1NR w KQkq - 0 1 | O-O | a piece stands in the way of castling
refuse | r3k2r/8/8/8/8/2n5/8/R3K2R w KQkq - 0 1 checkers=c3 | O-O | a king in check may not castle

# ---- Refusals ----

refuse | | pass | you must make a regular move
refuse | | give:e7 | only a capture gives a checker
refuse | | e2e5 | a pawn does not move so
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 checkers=a4 moved=a4 phase=1 | a4a5 | the regular move of this turn has been made
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 checkers=a4 moved=a4 phase=1 | step:a4a6 | an extra step goes one square, as a king goes
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 checkers=a4,e1 moved=a4 phase=1 | step:e1e2 | an extra step is only for the piece that has just moved
refuse | 4k3/8/8/P7/R7/8/8/4K3 w - - 1 1 checkers=a4 moved=a4 phase=1 | step:a4a5 | a piece of the same side stands there
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 moved=a4 phase=1 | step:a4a5 | no checker is left under that piece for an extra step
refuse | 4k3/8/8/8/R7/8/8/4K3 w - - 1 1 checkers=a4 moved=a4 phase=1 | give:e8 | only a capture gives a checker
refuse | 4k3/8/8/R7/8/8/7p/4K3 w - - 0 1 checkers=a5 moved=a5 captured=1 phase=1 | pass | a capture ends with a checker for a piece of your opponent
refuse | 4k3/8/8/R7/8/8/7p/4K3 w - - 0 1 moved=a5 captured=1 phase=1 | give:a5 | the checker goes under a piece of your opponent
refuse | 4k3/8/8/R7/8/8/7p/4K3 w - - 0 1 moved=a5 captured=1 phase=1 | give:c3 | the checker goes under a piece of your opponent
refuse | 4k3/8/8/R7/8/5p2/8/4K3 w - - 0 1 moved=a5 captured=1 phase=1 | give:f3 | with that checker the piece could reach your king
refuse | 8/8/8/p7/8/8/5k2/R6K w - - 0 1 | a1a5 | the checker for this capture would put your king in check wherever it went
refuse | 4k3/P7/8/8/8/8/8/4K3 w - - 1 1 checkers=a7 moved=a7 phase=1 | step:a7a8 | a pawn on the last rank must become another piece
refuse | 4k3/P7/8/8/8/8/8/4K3 w - - 1 1 checkers=a7 moved=a7 phase=1 | step:a7b7=Q | a pawn becomes another piece only on the last rank
refuse | 4k3/8/8/8/8/8/8/R3K3 w - - 1 1 checkers=e1 moved=e1 phase=1 | step:e1e2=Q | only a pawn becomes another piece
# A revealed check may not be blocked again by a step, nor may a step reveal one.
refuse | k3r3/8/8/4N3/8/8/8/4K3 w - - 0 1 checkers=e5 | e5c4 | this would leave the king in check
refuse | k3r3/8/8/4R3/8/8/8/4K3 w - - 0 1 checkers=e5:2 moved=e5 phase=1 | step:e5d5 | this would leave the king in check
# Checkers under the attacker reach further; so does a king.
refuse | 4k3/8/8/8/5n2/8/8/2K5 w - - 0 1 checkers=f4 | c1d1 | a king may not move into check
refuse | 8/8/8/8/8/4k3/8/1K6 w - - 0 1 checkers=e3 | b1c1 | a king may not move into check
# The attacker picks checkers up on its way: b5 on a5, one more on b4, then c3, then d2.
refuse | 7k/8/8/Pr6/1P6/8/8/3K4 w - - 0 1 checkers=a5,b4:2 | d1d2 | a king may not move into check

# ---- Ends ----

result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | White wins: checkmate
result | 7k/5Q2/8/8/8/8/8/K7 b - - 0 1 | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move
result | 4k3/8/8/8/8/8/8/R3K3 w - - 98 80 checkers=a1:2 | a1a2 step:a2a3 step:a3a4 | going on

impossible | 4k3/8/8/8/8/8/8/8 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=e4 | a checker lies under no piece
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 checkers=e1:25 | there are only 24 checkers
impossible | P3k3/8/8/8/8/8/8/4K3 w - - | no pawn can stay on the last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=2 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=1 | a piece has moved when a turn is under way, and only then
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=1 moved=e8 | the piece that has moved is not on its square
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=1 moved=e1 jumped=e3 | no pawn has just jumped over that square
impossible | 4k3/8/8/5N2/8/8/8/4K3 w - - 0 1 checkers=f5 | the side that has just moved is in check
impossible | 4k3/8/8/8/3pP3/8/5K2/8 w - - 0 1 checkers=e4 moved=e4 jumped=e3 phase=1 | the side that has just moved is in check
