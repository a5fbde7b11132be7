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
