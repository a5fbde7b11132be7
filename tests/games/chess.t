# Orthodox chess. The counts are those of the public perft tables (chessprogramming wiki, "Perft
# Results"), which many programs agree on.

perft | | 1 | 20
perft | | 2 | 400
perft | | 3 | 8902
perft | | 4 | 197281
perft | | 5 | 4865609
perft | r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - | 4 | 4085603
perft | 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - | 5 | 674624
perft | r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - | 4 | 422333
perft | r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - | 4 | 422333
perft | rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - | 4 | 2103487
perft | r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - | 4 | 3894594

play | | e2e4 e7e5 g1f3 | rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
play | | e2e4 | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | O-O O-O-O | 2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2
# The king's two squares mean castling as well.
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | e1g1 e8c8 | 2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - | a1a8 | R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1
play | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1
play | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8=N | N3k3/8/8/8/8/8/8/4K3 b - - 0 1

refuse | | e3e4 | there is no piece on that square
refuse | | e7e5 | it is White's turn
refuse | | d1d2 | a piece of the same side stands there
refuse | | d1d4 | a piece stands in the way
refuse | | b1b3 | a knight does not move so
refuse | | f1g3 | a bishop does not move so
refuse | | e2d3 | a pawn goes aslant only to capture
refuse | | e2e5 | a pawn does not move so
refuse | | e2e4=Q | a pawn becomes another piece only on the last rank
refuse | | g1f3=Q | only a pawn becomes another piece
refuse | 4k3/8/8/8/4p3/4P3/8/4K3 w - - | e3e4 | a piece stands in the pawn's way
refuse | 4k3/8/8/8/4p3/8/4P3/4K3 w - - | e2e4 | a piece stands in the pawn's way
refuse | 4k3/8/8/8/8/4P3/8/4K3 w - - | e3e5 | a pawn may go two squares only from where it began
refuse | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8 | a pawn on the last rank must become another piece
refuse | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8=K | a pawn may not become that piece
refuse | 4k3/8/8/3pP3/8/8/8/4K3 w - - | e5d6 | a pawn goes aslant only to capture
refuse | 4k3/8/8/8/4r3/8/8/4K3 w - - | e1e2 | a king may not move into check
refuse | 4k3/8/8/8/4r3/8/4B3/4K3 w - - | e2d3 | this would leave the king in check
refuse | 4k3/8/8/8/4r3/8/8/B3K3 w - - | a1b2 | the king would still be in check
refuse | 8/8/8/K2pP2r/8/8/8/4k3 w - d6 | e5d6 | this would leave the king in check
refuse | r3k2r/8/8/8/8/5q2/8/R3K2R w KQkq - | O-O | the king would castle through or into check
refuse | r3k2r/8/8/8/8/5q2/8/R3K2R w KQkq - | e1g1 | the king would castle through or into check
refuse | r3k2r/8/8/8/8/8/8/R3K2R w Qkq - | e1g1 | a king does not move so
refuse | r3k2r/8/8/8/8/4q3/8/R3K2R w KQkq - | O-O | a king in check may not castle
refuse | r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - | O-O-O | a piece stands in the way of castling
refuse | r3k2r/8/8/8/8/8/8/R3K2R w Qkq - | O-O | the king or that rook has moved

result | | f2f3 e7e5 g2g4 d8h4 | Black wins: checkmate
result | | e2e4 e7e5 | going on
result | 7k/5Q2/8/8/8/8/8/K7 b - - | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - | a1a8 | White wins: checkmate

impossible | 4k3/8/8/8/8/8/8/8 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 8/8/8/8/8/8/8/4K3 w - - | Black has one king
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/QQ6/8/PPPPPPPP/4K3 w - - | there are more pieces than promotion could make
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | 4k3/8/8/8/8/8/4R3/4K3 w - - | the side that has just moved is in check
