# Los Alamos chess on the inner squares. The count at depth 5 is agreed by two engines.

perft | | 1 | 10
perft | | 2 | 100
perft | | 5 | 191846

play | | c3c4 f6f5 | 8/1rnqknr1/1pppp1p1/5p2/2P5/1P1PPPP1/1RNQKNR1/8 w - - 0 2
play | 8/5k2/2P5/8/8/8/4K3/8 w - - | c6c7=Q | 8/2Q2k2/8/8/8/8/4K3/8 b - - 0 1

refuse | | c3c5 | no pawn goes two squares in this game
refuse | | c2a3 | that square is not on the board
refuse | | b2b1 | that square is not on the board
refuse | 8/5k2/2P5/8/8/8/4K3/8 w - - | c6c7=B | a pawn may not become that piece
refuse | 8/5k2/2P5/8/8/8/4K3/8 w - - | c6c7 | a pawn on the last rank must become another piece
refuse | | O-O | there is no castling in this game


impossible | 8/1rnqkbr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - | there are no bishops in this game
impossible | 8/5k2/8/8/3P4/1PPPPPP1/4K3/8 w - - | each side has at most six pawns
impossible | 8/5k2/8/8/1QQ5/1PPPPPP1/1RNQKNR1/8 w - - | each side has at most twelve pieces
impossible | r7/5k2/8/8/8/8/4K3/8 w - - | a piece stands off the board
