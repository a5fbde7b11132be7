# Split-Brain Chess. "checker=" is its corner, "chosen=" and "target=" the circles of a turn; phase 1
# is the mover's circle, 2 and 3 mend the circles, 4 decides what is kept, 5 to 7 are for the move.

# Anything on the inner board can be circled: 36 squares, and 36 more.
perft | | 1 | 36
perft | | 2 | 1296

# The set-up and two moves on which the partners agree; the checker slides behind Black's.
play | | | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 checker=h8
play | | choose:c3 | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 checker=h8 chosen=c3 phase=1
play | | choose:c3 target:c4 | 8/1rnqknr1/1pppppp1/8/2P5/1P1PPPP1/1RNQKNR1/8 b - - 0 1 checker=h8
play | | choose:c3 target:c4 choose:f6 target:f5 | 8/1rnqknr1/1pppp1p1/5p2/2P5/1P1PPPP1/1RNQKNR1/8 w - - 0 2 checker=a8
play | | choose:c3 target:c4 choose:f6 target:f5 choose:c2 target:c3 keep-piece c2d4 choose:c6 target:c5 | 8/1rnqknr1/1p1pp1p1/2p2p2/2PN4/1P1PPPP1/1R1QKNR1/8 w - - 0 3 checker=h8

# They do not fit: Black keeps the piece, which has one move; or the target, where the pawn on e3 is
# two steps from c3 and the knight on f2 four.
play | | choose:c3 target:e4 | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 checker=h8 chosen=c3 target=e4 phase=4
play | | choose:c3 target:e4 keep-piece | 8/1rnqknr1/1pppppp1/8/2P5/1P1PPPP1/1RNQKNR1/8 b - - 0 1 checker=h8
play | | choose:c3 target:e4 keep-target | 8/1rnqknr1/1pppppp1/8/4P3/1PPP1PP1/1RNQKNR1/8 b - - 0 1 checker=h8
# Equally close: the team takes which it likes. From f3 both e3 and f2 are one step away.
play | | choose:f3 target:e4 keep-target f2e4 | 8/1rnqknr1/1pppppp1/8/4N3/1PPPPPP1/1RNQK1R1/8 b - - 1 1 checker=h8
play | | choose:f3 target:e4 keep-target e3e4 | 8/1rnqknr1/1pppppp1/8/4P3/1PPP1PP1/1RNQKNR1/8 b - - 0 1 checker=h8
play | | choose:c2 target:c4 keep-piece c2b4 | 8/1rnqknr1/1pppppp1/8/1N6/1PPPPPP1/1R1QKNR1/8 b - - 1 1 checker=h8
perft | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 chosen=c2 target=c4 phase=6 | 1 | 2
perft | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 chosen=f3 target=e4 phase=7 | 1 | 2

# Wrong circles: the nearest valid square counts, and the other team chooses between equals. The
# queen on d2 cannot move; d3 and c2 are one step away. Nothing can go to c5, and c4 is nearest.
play | | choose:d5 target:d4 | 8/1rnqknr1/1pppppp1/8/3P4/1PP1PPP1/1RNQKNR1/8 b - - 0 1 checker=h8
play | | choose:d2 target:d4 | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 checker=h8 chosen=d2 target=d4 phase=2
play | | choose:d2 target:d4 instead:d3 | 8/1rnqknr1/1pppppp1/8/3P4/1PP1PPP1/1RNQKNR1/8 b - - 0 1 checker=h8
play | | choose:d2 target:c5 instead:c2 | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 checker=h8 chosen=c2 target=c4 phase=4
perft | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - 0 1 chosen=d2 target=d4 phase=2 | 1 | 2
play | 8/5k2/8/8/8/8/2K5/8 w - - | choose:g7 target:c2 instead:d2 | 8/5k2/8/8/8/8/3K4/8 b - - 1 1
perft | 8/5k2/8/8/8/8/2K5/8 w - - chosen=c2 target=c2 phase=3 | 1 | 3

# The mover says what a pawn becomes.
play | 8/5k2/2P5/8/8/8/4K3/8 w - - | choose:c6 target:c7 c6c7=N | 8/2N2k2/8/8/8/8/4K3/8 b - - 0 1
play | 8/5k2/2P5/8/8/8/4K3/8 w - - | choose:c6 target:f2 keep-piece c6c7=R | 8/2R2k2/8/8/8/8/4K3/8 b - - 0 1

refuse | | c3c4 | the chooser has to circle a piece first
refuse | | target:c4 | the chooser has to circle a piece first
refuse | | choose:a1 | that square is not on the board
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 phase=1 | target:h4 | that square is not on the board
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 phase=1 | c3c4 | the mover has to circle a target square first
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 phase=1 | choose:c3 | the mover has to circle a target square first
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=d2 target=d4 phase=2 | keep-piece | the other team's chooser has to replace the circled piece first
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=d2 target=d4 phase=2 | instead:e3 | a wrong circle is replaced by one of the nearest valid squares
refuse | 8/5k2/8/8/8/8/2K5/8 w - - chosen=c2 target=c2 phase=3 | c2c3 | the other team's chooser has to replace the circled target first
refuse | 8/5k2/8/8/8/8/2K5/8 w - - chosen=c2 target=c2 phase=3 | instead:b3 | a wrong circle is replaced by one of the nearest valid squares
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 target=e4 phase=4 | c3c4 | the other team's chooser has to keep the piece or the target first
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c2 target=c4 phase=6 | c3c4 | the chosen piece has to move
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c2 target=e4 phase=6 | c2b4 | the chosen piece has to end as close to the target square as it can
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=f3 target=e4 phase=7 | f3f4 | the move has to end on the circled target square
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 target=e4 phase=7 | f2e4 | the piece closest to the chosen one has to move to the target square
refuse | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=f3 target=e4 phase=7 | keep-piece | the team has to make its move now
refuse | 8/5k2/2P5/8/8/8/4K3/8 w - - chosen=c6 target=c7 phase=5 | e2e3 | the chosen piece has to move
refuse | 8/5k2/2P5/8/8/8/4K3/8 w - - chosen=c6 target=c7 phase=5 | c6c7=B | a pawn may not become that piece
# The rules of the small board.
refuse | | c3c5 | no pawn goes two squares in this game
refuse | | e2e1 | that square is not on the board
refuse | | O-O | there is no castling in this game
refuse | | pass | the chooser has to circle a piece first
refuse | 8/1k6/3Q4/8/8/8/4K3/8 b - - | choose:b7 | no piece can move any more

result | 8/1k6/8/1K6/8/8/6R1/8 w - - | choose:g2 target:g7 | White wins: checkmate
result | 8/1r6/8/8/6k1/8/6K1/8 b - - | choose:b7 target:b2 | Black wins: checkmate
result | 8/1k6/3Q4/8/8/8/4K3/8 b - - | | draw: stalemate
result | 8/1k6/8/1K6/8/8/6R1/8 w - - 99 70 | choose:g2 target:g3 | draw: fifty moves without a capture or a pawn's move
result | | choose:c3 target:e4 | going on

impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - checker=h1 | the checker lies in a corner on Black's side, a8 or h8
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - phase=9 | a turn has no such part
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - phase=1 | the circles do not go with this part of the turn
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=c3 | the circles do not go with this part of the turn
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=a1 phase=1 | only squares of the inner board are circled
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=d2 target=d4 phase=4 | a circle that is not valid has not been replaced
impossible | 8/1rnqknr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - chosen=d3 target=d4 phase=4 | the choice is between piece and target only if they do not fit
impossible | 8/1rnqkbr1/1pppppp1/8/8/1PPPPPP1/1RNQKNR1/8 w - - | there are no bishops in this game
impossible | r7/5k2/8/8/8/8/4K3/8 w - - | a piece stands off the board
