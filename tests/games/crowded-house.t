# Crowded House. The king-side players have the moves with odd numbers, the queen-side players those
# with even ones.

# From the start a king-side player has eight pawn moves on the files e to h and two knight moves, to
# f3 and h3 or f6 and h6; nothing of the other half gets across.
perft | | 1 | 10
perft | | 2 | 100

# The worked example (Rule changes): Walter e4, Betty e5, and Winnie's bishop.
play | | e2e4 e7e5 f1c4 | rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2
play | | e2e4 e7e5 f1c4 b8c6 g1f3 | r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3
refuse | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | f1e2 | the queen-side player moves only what starts or ends on the queen side
refuse | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | g1f3 | the queen-side player moves only what starts or ends on the queen side
refuse | | d2d4 | the king-side player moves only what starts or ends on the king side
refuse | | e2e5 | a pawn does not move so
refuse | | e7e5 | it is White's turn
play | rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1 | d1g4 | rnbqkbnr/ppp1pppp/8/3p4/6Q1/4P3/PPPP1PPP/RNB1KBNR b KQkq - 1 1

# A written position without the number of the move begins with the king-side players.
play | 4k3/8/8/8/8/8/4P3/P3K3 b | e8e7 | 8/4k3/8/8/8/8/4P3/P3K3 w - - 1 2

# A check counts only if the next player can capture: behind a king-side White that is the king-side
# Black, behind a king-side Black the queen-side White.
play | 4k3/8/8/8/8/8/4P3/3K3r w - - 0 2 | d1e1 | 4k3/8/8/8/8/8/4P3/4K2r b - - 1 2
refuse | 4k3/8/8/8/8/8/4P3/r3K3 w - - 0 1 | e1f1 | the next player could capture the king
play | 6k1/8/8/8/8/8/8/K4R2 b - - 0 1 | g8f8 | 5k2/8/8/8/8/8/8/K4R2 w - - 1 2
refuse | 6k1/8/8/8/8/8/8/K4R2 b - - 0 2 | g8f8 | the queen-side player moves only what starts or ends on the queen side
refuse | 4k3/8/8/8/8/8/4P3/r2K4 w - - 0 2 | d1e1 | the next player could capture the king
refuse | 4k3/8/8/8/8/8/4P3/r2K4 w - - 0 2 | d1c1 | the next player could capture the king
play | 4k3/8/8/8/8/8/r3P3/3K4 w - - 0 1 | d1e1 | 4k3/8/8/8/8/8/r3P3/4K3 b - - 1 1
# The king's own half: whoever attacks it from anywhere may capture.
refuse | 4k3/8/8/8/8/8/4P3/4K2r w - - 0 2 | e1d1 | the next player could capture the king
play | 4k3/8/8/8/8/8/r3P3/4K3 w - - 0 1 | e2e4 | 4k3/8/8/8/4P3/8/r7/4K3 b - e3 0 1

# Castling: the rook on a1 never leaves the queen side, so only that player may castle there.
refuse | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O-O | castling would move a rook that neither starts nor ends on the player's half
play | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 2 | O-O-O | 4k3/8/8/8/8/8/8/2KR3R b - - 1 2
play | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | O-O | 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1
refuse | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 2 | O-O | castling would move a king that neither starts nor ends on the player's half
play | 4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 2 | O-O-O | 4k3/8/8/8/4r3/8/8/2KR4 b - - 1 2
play | 4k2r/8/8/8/4R3/8/8/4K3 b k - 0 1 | O-O | 5rk1/8/8/8/4R3/8/8/4K3 w - - 1 2
refuse | 4k3/8/8/8/8/6b1/8/4K2R w K - 0 1 | O-O | a king may castle out of check only if the next player cannot capture it
refuse | 4k3/8/8/8/5r2/8/8/4K2R w K - 0 1 | O-O | the king would castle through a square where the next player could capture it
refuse | 4k3/8/8/8/6r1/8/8/4K2R w K - 0 1 | O-O | the next player could capture the king
refuse | 4k3/8/8/8/8/8/8/R3K2R w Q - 0 1 | O-O | the king or that rook has moved
refuse | 4k3/8/8/8/8/8/8/R3KB1R w K - 0 1 | O-O | a piece stands in the way of castling

# En passant only by the next player, and only over the own half.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 | e2e4 d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2
refuse | 4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 2 | e2e4 | the queen-side player moves only what starts or ends on the queen side
refuse | 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1 | b2b4 | the king-side player moves only what starts or ends on the king side
refuse | 4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1 | a4b3 | the king-side player moves only what starts or ends on the king side
play | 4k3/8/8/8/pP6/8/8/4K3 b - b3 0 2 | a4b3 | 4k3/8/8/8/8/1p6/8/4K3 w - - 0 3

# Nothing on the own half and nothing that can go there: the turn is left out.
perft | 4k3/p7/8/8/8/8/8/6K1 w - - 0 2 | 1 | 1
play | 4k3/p7/8/8/8/8/8/6K1 w - - 0 2 | pass a7a6 | 4k3/8/p7/8/8/8/8/6K1 w - - 0 3
refuse | | pass | a player with a piece on that half may not leave out a turn
refuse | 4k3/p7/8/8/8/8/8/4K3 w - - 0 2 | pass | a player who can move a piece to that half may not leave out a turn
play | 4k3/8/8/8/8/8/8/4K3 w - - 0 2 | e1d1 e8d8 | 3k4/8/8/8/8/8/8/3K4 w - - 2 3
refuse | 4k3/8/8/8/8/8/1r6/1q4K1 w - - 0 2 | pass | the next player could capture the king

# Mate of the player to move by the next one. With the rook on e8, the queen-side White who is next
# behind the first Black cannot capture on g8; the king-side White behind the second can.
result | 4k3/8/8/8/8/8/1r6/1q4K1 w - - 0 2 | | Black wins: checkmate
result | 4k3/8/8/8/8/8/1r6/1q4K1 w - - 0 1 | | Black wins: checkmate
result | 6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1 | e1e8 | going on
result | 4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 2 | | White wins: checkmate
result | R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1 | | White wins: checkmate
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 2 | a1a8 | White wins: checkmate
# A piece on the own half that cannot move is no reason to leave out the turn.
result | 4k3/8/8/8/p7/P7/8/7K w - - 0 2 | | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move

impossible | 4k3/8/8/8/8/8/8/K3R3 w - - 0 1 | the player to move could capture the king
impossible | 4k3/8/8/8/8/8/8/8 w - - | White has one king
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
