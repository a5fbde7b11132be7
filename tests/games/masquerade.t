# Masquerade Chess. White has what Bob gave Alice in the book's example: KR QK RN BB NQ.

# Quiet moves are those of chess, pawns capture as always, and nothing is learnt.
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | e2e4 d7d5 e4d5 | rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2 white-captures=RKNBQ
# A knight with the queen's capture takes along a file: the capture is a queen's or a rook's.
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | b1c3 h7h6 c3c7 | rnbqkbnr/ppNpppp1/7p/8/8/8/PPPPPPPP/R1BQKBNR b KQkq - 0 2 white-captures=RKNBQ white-crosses=////KBN
# The same knight fails as a knight: nothing moves, the turn is over, en passant is gone.
play | rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq e6 0 3 white-captures=RKNBQ | f3e5 | rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 3 white-captures=RKNBQ white-crosses=////N
# A queen with the king's capture fails along a file: the capture is neither a queen's nor a rook's.
play | 3qk3/8/8/8/8/8/8/3QK3 w - - 0 1 white-captures=RKNBQ | d1d8 | 3qk3/8/8/8/8/8/8/3QK3 b - - 1 1 white-captures=RKNBQ white-crosses=/QR///
# A rook with the knight's capture: one circle at once, so the knight's column is closed to others.
play | 4k3/8/8/8/8/1p6/8/R3K3 w - - 0 1 white-captures=RKNBQ | a1b3 | 4k3/8/8/8/8/1R6/8/4K3 b - - 0 1 white-captures=RKNBQ white-crosses=N/N/KQRB/N/N
# Four rows are known, and so the fifth is.
play | 4k3/8/8/8/8/1p6/8/R3K3 w - - 0 1 white-captures=RKNBQ white-crosses=KQBN/QRBN//KQRN/ | a1b3 | 4k3/8/8/8/8/1R6/8/4K3 b - - 0 1 white-captures=RKNBQ white-crosses=KQBN/QRBN/KQRB/KQRN/KRBN
# Two rows share two captures: no other row has them.
play | 4k3/8/8/p7/8/8/8/N3K3 w - - 0 1 white-captures=RKNBQ white-crosses=KBN//// | a1a5 | 4k3/8/8/N7/8/8/8/4K3 b - - 0 1 white-captures=RKNBQ white-crosses=KBN/QR/QR/QR/KBN
# Two steps aslant: a queen's or a bishop's.
play | 4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1 white-captures=RKNBQ | a1c3 | 4k3/8/8/8/8/2B5/8/4K3 b - - 0 1 white-captures=RKNBQ white-crosses=///KRN/
# Known or not, it may be asked: the bishop's capture is known, and a bluff ends the turn.
play | 4k3/8/8/8/8/B1p5/8/4K3 w - - 0 1 white-captures=RKNBQ white-crosses=B/B/B/KQRN/B | a3c3 | 4k3/8/8/8/8/B1p5/8/4K3 b - - 1 1 white-captures=RKNBQ white-crosses=B/B/B/KQRN/B
# A promoted queen captures like the others.
play | 7n/P3k3/8/8/8/8/8/4K3 w - - 0 1 white-captures=RKNBQ | a7a8=Q e7e6 a8h8 | Q6n/8/4k3/8/8/8/8/4K3 b - - 2 2 white-captures=RKNBQ white-crosses=/QR///
# Kings stay and move where they may be captured, castle out of check, through it and into it.
play | 4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1 white-captures=RKNBQ | O-O | 4k3/8/8/8/4r3/8/8/R4RK1 b - - 1 1 white-captures=RKNBQ
play | 3rk3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1 white-captures=RKNBQ | O-O-O | 3rk3/8/8/8/4r3/8/8/2KR3R b - - 1 1 white-captures=RKNBQ
play | 4k3/8/8/8/3r4/8/8/4K3 w - - 0 1 white-captures=RKNBQ | e1d1 | 4k3/8/8/8/3r4/8/8/3K4 b - - 1 1 white-captures=RKNBQ
play | 4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1 white-captures=RKNBQ | a2a3 | 4k3/8/8/8/4r3/P7/8/4K3 b - - 0 1 white-captures=RKNBQ
# A failed attempt is no move: the king may still castle.
play | r3k2r/8/8/8/8/8/3p4/R3K2R w KQkq - 0 1 white-captures=NKRBQ black-captures=KQRBN | e1d2 h8h7 O-O-O | r3k3/7r/8/8/8/8/3p4/2KR3R b q - 3 2 white-captures=NKRBQ black-captures=KQRBN white-crosses=KQB////
# A capture that promotes is a pawn's.
play | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 white-captures=RKNBQ | a7b8=Q | 1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1 white-captures=RKNBQ
# En passant.
play | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 white-captures=RKNBQ | e5d6 | 4k3/8/3P4/8/8/8/8/4K3 b - - 0 1 white-captures=RKNBQ
# Captures that nobody has noted are taken to be possible as long as nothing speaks against them.
play | 4k3/8/8/8/8/1p6/8/R3K3 w - - | a1b3 | 4k3/8/8/8/8/1R6/8/4K3 b - - 0 1 white-crosses=N/N/KQRB/N/N
play | 4k3/8/8/8/8/1p6/8/R3K3 w - - 0 1 white-crosses=//N// | a1b3 | 4k3/8/8/8/8/1p6/8/R3K3 b - - 1 1 white-crosses=//N//

refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | b1b3 | a knight does not move so
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | d1d3 | a piece stands in the way
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | d1d2 | a piece of the same side stands there
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | e7e5 | it is White's turn
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | e4e5 | there is no piece on that square
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | e2d3 | a pawn goes aslant only to capture
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | a1a7 | a piece stands in the way of every capture
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | b1c7 | there is no capture that goes so, whatever the piece was given
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | b1h7 | a piece stands in the way of every capture
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | O-O | a piece stands in the way of castling
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | pass | a turn is a move, castling or an attempt to capture, and nothing else
refuse | 4k3/8/8/8/4p3/4P3/8/4K3 w - - | e3e4 | a piece stands in the pawn's way
refuse | 4k3/8/8/8/4p3/2P5/8/4K3 w - - | c3e4 | a pawn does not move so
# The queen's capture does not let a knight go like a queen.
refuse | 4k3/8/8/8/8/8/8/N3K3 w - - 0 1 white-captures=RKNBQ | a1a4 | a knight does not move so
refuse | 4k3/8/8/8/8/p7/8/R3K3 w - - 0 1 white-captures=RKNBQ | a1a3=Q | only a pawn becomes another piece
refuse | 4k3/P7/8/8/8/8/8/4K3 w - - | a7a8 | a pawn on the last rank must become another piece
refuse | r3k2r/8/8/8/8/8/8/R3K2R w Qkq - | O-O | the king or that rook has moved
refuse | 8/8/8/8/8/8/8/4K3 b - - 0 1 | e8e7 | the game is over: a king has been captured

result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ | | going on
result | 4k3/8/8/8/N7/8/8/4K3 w - - 0 1 white-captures=RKNBQ | a4e8 | White wins: the king was captured
result | 4k3/8/8/8/R7/8/8/4K3 b - - 0 1 white-captures=RKNBQ black-captures=QKRBN | e8a4 e1d1 a4d1 | Black wins: the king was captured
# One king takes the other.
result | 8/8/8/3kK3/8/8/8/8 w - - 0 1 white-captures=RKNBQ | e5d5 | White wins: the king was captured
result | 8/8/8/3k4/4K3/8/8/8 w - - 0 1 white-captures=RKNBQ | e4d5 | going on
# A king that would be mated in chess, and one that would be stalemated, go on.
result | R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1 white-captures=RKNBQ | | going on
result | 7k/5Q2/8/8/8/8/8/K7 b - - | | going on
result | 8/8/8/8/8/p7/P7/Kb5k w - - | | going on
# Nothing can move, and nothing is in reach of any capture.
result | KRBRBRBR/PP1P1P1P/8/8/8/8/8/1k6 w - - | | draw: stalemate
result | KRBRBRBR/PP1P1P1P/8/8/8/8/8/k7 w - - | | going on
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move
result | 8/8/8/8/8/8/8/4K3 b - - | | White wins: the king was captured

impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 8/8/8/8/8/8/8/4K3 w - - 0 1 | a king falls at the end of the other side's turn
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBN | each capture is given to one kind of piece
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 black-captures=RKNB. | each kind of piece is given one capture
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 black-captures=RKNBP | pieces capture as a king, queen, rook, bishop or knight
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-crosses=P//// | pieces capture as a king, queen, rook, bishop or knight
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-captures=RKNBQ white-crosses=R//// | a capture that a piece was given is crossed out
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-crosses=KQRBN//// | the crosses leave no way to give each piece a capture
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-crosses=QRB/QRB/QRB// | the crosses leave no way to give each piece a capture
