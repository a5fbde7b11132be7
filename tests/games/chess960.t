# Chess960. The counts are agreed by two engines, stockfish and fairy-stockfish.

perft | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | 4 | 195322
perft | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | 5 | 4779636
perft | rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - | 4 | 201143
perft | rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - | 5 | 4973573
perft | bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - | 5 | 4975808
perft | bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNR1KBNR w KQkq - | 4 | 573487

# The worked example of the rulebook: castling at the third move.
play | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | e2e4 e7e5 d1e2 f7f6 O-O-O | bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNKR1BNR b kq - 1 3
# King and rook may change places, or one of them stay.
play | 4k3/8/8/8/8/8/8/5KR1 w G - | O-O | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1
play | 4k3/8/8/8/8/8/8/2R1K3 w C - | O-O-O | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1

refuse | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | O-O-O | a piece stands in the way of castling
refuse | 4k3/8/8/8/8/8/8/rR2K3 w B - | O-O-O | the king would castle into check
refuse | 3rk3/8/8/8/8/8/8/1R2K3 w B - | O-O-O | the king would castle through or into check
refuse | 4k3/8/8/8/8/8/8/1R2K3 w - - | O-O-O | the king or that rook has moved
refuse | rkr5/8/8/8/8/8/8/RKR4k w AC - | O-O-O | a piece stands in the way of castling
refuse | 4k3/8/8/8/8/8/8/R3K3 w A - | O-O | the king or that rook has moved
refuse | 4k3/8/8/8/8/8/8/R1K4r w A - | O-O-O | a king in check may not castle
refuse | 4k3/8/8/8/8/8/3p4/1R3K2 w B - | e1c1 | there is no piece on that square
refuse | 4k3/8/8/8/8/8/3p4/1R3K2 w B - | O-O-O | the king would castle through or into check
refuse | seed 7 | pass | a turn is a move or castling, and nothing else
refuse | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | e1e3 | a king does not move so
refuse | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | e1d1 | a piece of the same side stands there

result | rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - | | going on
result | 8/8/8/8/8/1k6/1q6/1K6 w - - | | Black wins: checkmate
result | 6k1/5ppp/8/8/8/8/8/1R2K3 w B - | O-O-O g8h8 d1d8 | White wins: checkmate
result | 7k/5Q2/8/8/8/8/8/1RK5 b B - | | draw: stalemate
result | 4k3/8/8/8/8/8/8/1RK5 w B - 99 80 | O-O-O | draw: fifty moves without a capture or a pawn's move

impossible | bnrqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/BNRQKBNR w KQkq - | White has at most eight pawns
impossible | bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQQBNR w kq - | White has one king
impossible | bbrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - | there are more pieces than promotion could make
