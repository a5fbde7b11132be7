# Two Move Chess.

# White lays out two cards first, in either order.
play | | show:K show:R | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-hand=NBQ black-hand=nbrqk white-table=RK
play | | show:R show:K | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white-hand=NBQ black-hand=nbrqk white-table=RK
perft | | 1 | 5
# Five cards, then four: ordered pairs.
perft | | 2 | 20
# Of the three that are left White chooses an ordered pair, then Black one of five.
perft | | 4 | 120
perft | | 6 | 2400

# The book's turn, one action after the other: the bishops cancel, two rook moves, two queen moves,
# White takes four cards back and Black leaves two.
play | rn2kbnr/pbpp1ppp/1p3q2/3Np3/2B1P3/8/PPPP1PPP/R1BQK1NR w KQkq - white-table=NR | choose:B choose:Q choose:b choose:r | rn2kbnr/pbpp1ppp/1p3q2/3Np3/2B1P3/8/PPPP1PPP/R1BQK1NR b KQkq - 0 1 phase=1 moves=4 white-hand=K black-hand=nqk white-table=NRB black-table=b white-play=Q black-play=r
play | rn2kbnr/pbpp1ppp/1p3q2/3Np3/2B1P3/8/PPPP1PPP/R1BQK1NR w KQkq - white-table=NR | choose:B choose:Q choose:b choose:r h7h5 | rn2kbnr/pbpp1pp1/1p3q2/3Np2p/2B1P3/8/PPPP1PPP/R1BQK1NR b KQkq - 0 1 phase=1 moves=3 moved=h5 white-hand=K black-hand=nqk white-table=NRB black-table=b white-play=Q black-play=r
play | rn2kbnr/pbpp1ppp/1p3q2/3Np3/2B1P3/8/PPPP1PPP/R1BQK1NR w KQkq - white-table=NR | choose:B choose:Q choose:b choose:r h7h5 h8h6 | rn2kbn1/pbpp1pp1/1p3q1r/3Np2p/2B1P3/8/PPPP1PPP/R1BQK1NR w KQq - 1 1 phase=1 moves=2 moved=h5 white-hand=K black-hand=nqk white-table=NRB black-table=br white-play=Q
play | rn2kbnr/pbpp1ppp/1p3q2/3Np3/2B1P3/8/PPPP1PPP/R1BQK1NR w KQkq - white-table=NR | choose:B choose:Q choose:b choose:r h7h5 h8h6 c2c3 d1b3 | rn2kbn1/pbpp1pp1/1p3q1r/3Np2p/2B1P3/1QP5/PP1P1PPP/R1B1K1NR w KQq - 1 2 white-hand=KNRBQ black-hand=nqk black-table=br

# Four different cards move by their value, sides mixed: knight, bishop, rook, queen.
play | 4k3/p7/8/8/8/8/P7/4K3 w - - | choose:R choose:N choose:b choose:q a2a3 | 4k3/p7/8/8/8/P7/8/4K3 b - - 0 1 phase=1 moves=3 moved=a3 white-hand=BQK black-hand=nrk white-table=N white-play=R black-play=bq
play | 4k3/p7/8/8/8/8/PP6/4K3 w - - | choose:R choose:N choose:b choose:q a2a3 a7a6 b2b4 e8e7 | 8/4k3/p7/8/1P6/P7/8/4K3 w - - 1 2 white-hand=BQKNR black-hand=nrk black-table=bq
# Once the only pawn has moved, the next kind is the least valuable that can move.
play | 4k3/p7/8/8/8/8/P7/4K3 w - - | choose:R choose:N choose:b choose:q a2a3 a7a6 e1e2 | 4k3/8/p7/8/8/P7/4K3/8 b - - 1 1 phase=1 moves=1 moved=a3,a6 white-hand=BQK black-hand=nrk white-table=NR black-table=b black-play=q
# Whoever began with cards face up takes four back: here Black, and White leaves two.
play | 4k3/p7/8/8/8/8/P7/4K3 w - - black-table=nb | choose:N choose:R choose:q choose:k a2a3 e1e2 a7a6 e8e7 | 8/4k3/p7/8/8/P7/4K3/8 w - - 1 2 white-hand=BQK black-hand=rnbqk white-table=NR
# Both pairs equal: nothing moves, and who had cards face up takes four back.
play | | show:K show:R choose:N choose:Q choose:q choose:n | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 white-hand=BRKNQ black-hand=brk black-table=nq
# One card makes two moves where the other was cancelled, with one piece or two.
play | 4k3/p7/8/8/8/8/P7/RN2K3 w Q - | choose:N choose:R choose:n choose:q a2a4 a1a3 a7a6 e8d8 | 3k4/8/p7/8/P7/R7/8/1N2K3 w - - 1 2 white-hand=BQKNR black-hand=brk black-table=nq
play | 4k3/pp6/8/8/8/8/8/R3K3 w Q - | choose:N choose:R choose:n choose:q a1a3 a3a7 b7b6 e8d8 | 3k4/R7/1p6/8/8/8/8/4K3 w - - 1 2 white-hand=BQKNR black-hand=brk black-table=nq
# Pawns that are blocked leave any card to the knights; a rook card still moves a rook.
play | 4k3/p7/8/8/8/p7/P7/RN2K3 w - - phase=1 moves=1 white-table=N white-play=R black-table=bq | b1c3 | 4k3/p7/8/8/8/p1N5/P7/R3K3 w - - 1 2 white-hand=BQKNR black-hand=nrk black-table=bq
play | 4k3/p7/8/8/8/1p6/1P6/RN2K3 w - - phase=1 moves=1 white-table=N white-play=R black-table=bq | a1a5 | 4k3/p7/8/R7/8/1p6/1P6/1N2K3 w - - 1 2 white-hand=BQKNR black-hand=nrk black-table=bq
# A king castles through and into danger, with a king card.
play | 4kr2/p7/8/8/8/8/P7/4K2R w K - phase=1 moves=1 white-table=N white-play=K black-table=bq | O-O | 4kr2/p7/8/8/8/8/P7/5RK1 w - - 1 2 white-hand=BRQNK black-hand=nrk black-table=bq
# A promoted pawn is another piece, and may move again.
play | 8/P7/8/8/8/8/7p/K6k w - - phase=1 moves=4 white-table=N white-play=Q black-table=n black-play=k | a7a8=Q a8a7 h1g1 h2h1=R | 8/Q7/8/8/8/8/8/K5kr w - - 0 2 white-hand=BRKNQ black-hand=brq black-table=nk
# A card without a move is spent: all that White has is shut in.
play | 7k/8/8/8/p7/Pp1p4/RP1P4/KRB5 w - - | choose:N choose:R choose:b choose:q | 7k/8/8/8/p7/Pp1p4/RP1P4/KRB5 b - - 0 1 phase=1 moves=3 white-hand=BQK black-hand=nrk white-table=N white-play=R black-play=bq

refuse | | e2e4 | White first lays two cards face up
refuse | | choose:N | White first lays two cards face up
refuse | | show:n | White has the white cards
refuse | | show:P | there are cards for knight, bishop, rook, queen and king only
refuse | | show:C | there are cards for knight, bishop, rook, queen and king only
refuse | 4k3/8/8/8/8/8/8/4K3 w - - | e1e2 | both sides choose two cards before pieces move
refuse | 4k3/8/8/8/8/8/8/4K3 w - - | show:K | cards are laid out only before the first turn
refuse | 4k3/8/8/8/8/8/8/4K3 w - - white-table=RK | choose:K | a card that lies face up cannot be chosen
refuse | 4k3/8/8/8/8/8/8/4K3 w - - white-play=N | choose:N | that card is chosen already
refuse | 4k3/8/8/8/8/8/8/4K3 b - - white-play=NQ | choose:N | Black has the black cards
refuse | 4k3/8/8/8/8/8/8/4K3 b - - black-table=nb | choose:b | a card that lies face up cannot be chosen
refuse | 4k3/8/8/8/8/8/P7/R3K3 w Q - phase=1 moves=1 white-table=N white-play=R black-table=bq | pass | a card that is not cancelled must make a move
refuse | 4k3/8/8/8/8/8/P7/R3K3 w Q - phase=1 moves=1 white-table=N white-play=R black-table=bq | choose:B | the cards of this turn are chosen
refuse | 4k3/8/8/8/8/8/P7/R3K3 w Q - phase=1 moves=1 white-table=N white-play=R black-table=bq | e1e2 | a rook card moves a rook or the least valuable kind that can move
refuse | 4k3/8/8/8/8/8/P7/4K3 w - - phase=1 moves=1 white-table=N white-play=R black-table=bq | e1e2 | a rook card moves a rook or the least valuable kind that can move
refuse | 4k3/8/8/8/8/8/P7/RN2K3 w - - phase=1 moves=1 white-table=B white-play=K black-table=bq | b1c3 | a king card moves a king or the least valuable kind that can move
refuse | 4k3/8/8/8/8/8/P7/R3K3 w Q - phase=1 moves=1 white-table=N white-play=R black-table=bq | O-O-O | castling takes a king card
refuse | 4k3/8/8/8/8/8/P7/RN2K3 w Q - phase=1 moves=1 white-table=N white-play=K black-table=bq | O-O-O | a piece stands in the way of castling
refuse | 4k3/8/8/8/8/8/P7/R3K3 w - - phase=1 moves=1 white-table=N white-play=K black-table=bq | O-O-O | the king or that rook has moved
refuse | 4k3/8/8/8/8/8/PP6/4K3 w - - phase=1 moves=1 moved=a2 white-table=N white-play=R black-table=bq | a2a3 | a pawn may not move twice in one turn
refuse | 4k3/8/8/8/8/8/PN6/R3K3 w - - phase=1 moves=1 moved=a2 white-table=N white-play=Q black-table=bq | a1b1 | a queen card moves a queen or the least valuable kind that can move
refuse | 4k3/8/8/3pP3/8/8/8/4K3 w - - phase=1 moves=1 white-table=N white-play=R black-table=bq | e5d6 | a pawn goes aslant only to capture
refuse | 4k3/8/8/3pP3/8/8/8/4K3 w - - phase=1 moves=2 white-table=N white-play=R black-table=b black-play=q | d5d4 | it is White's turn
refuse | 8/8/8/8/8/8/P7/4K3 w - - | choose:N | the game is over: a king has been captured

# No check: a king may be left in danger, and the game ends at once when it is taken.
result | 4k3/8/8/8/8/8/P7/4R1K1 w - - phase=1 moves=2 white-table=N white-play=R black-table=b black-play=q | e1e8 | White wins: the king is captured
result | 4k3/8/8/8/8/8/p7/4r1K1 b - - phase=1 moves=1 white-table=NK black-table=b black-play=r | e1g1 | Black wins: the king is captured
result | 4k3/8/8/8/8/8/P7/4R1K1 w - - | choose:N choose:R choose:b choose:q | going on
result | | show:K show:R | going on

impossible | 8/8/8/8/8/8/8/8 w - - | the game ends when one king is captured
impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | pawns do not capture en passant
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=3 | a turn has two parts: choosing and moving
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-table=NN | each side has one card for knight, bishop, rook, queen and king
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-hand=P | each side has one card for knight, bishop, rook, queen and king
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-hand=? | each side has one card for knight, bishop, rook, queen and king
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-hand=n | a card lies with the side that it belongs to
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-play=NBR | each side chooses two cards
impossible | 4k3/8/8/8/8/8/8/4K3 b - - white-play=BN | cards in play are named from the least valuable to the most
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-table=NB black-table=nb | only one side leaves cards face up
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-table=N | two cards are left face up
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-play=NB | that side has chosen its cards
impossible | 4k3/8/8/8/8/8/8/4K3 b - - white-play=N | a side chooses both its cards before the other does
impossible | 4k3/8/8/8/8/8/8/4K3 w - - moves=2 | no piece moves before the cards are chosen
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=2 white-table=NB | at the start White lays out two cards, before any are chosen
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 moves=1 white-play=N | each side has played two cards in a turn
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 moves=3 white-table=N white-play=R black-table=bq | a card makes one move, or two if the other was cancelled
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 moves=4 white-play=NR black-play=bq black-table=kr white-table=BK | only one side leaves cards face up
impossible | 4k3/8/8/8/8/8/8/4K3 b - - phase=1 moves=4 white-play=NR black-play=bq | the least valuable card in play moves first
impossible | 4k3/8/8/8/8/8/8/4K3 b - - phase=1 moves=4 white-play=NR black-play=nq | equal cards cancel each other
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 moves=4 moved=e1 white-play=NR black-play=bq | only pawns are marked as moved
