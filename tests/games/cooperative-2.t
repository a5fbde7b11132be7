# Cooperative Chess 2. The line is written from the draw pile on.

# Ten kinds of cards can be in a hand; kings cannot.
perft | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=?? | 1 | 10
# A card, then twenty quiet moves or none.
perft | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=Pn | 2 | 42

# The book's example. Both pawn cards lie beside the bishop's, so that either may go first.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nP line=pPb discards=p | play:P c8e6 e6d5 | rn1qkbnr/ppp1pppp/8/3b4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pPbP discards=p taker=B taken=P phase=3
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nP line=pPb discards=p | play:P c8e6 e6d5 discard:#2 | rn1qkbnr/ppp1pppp/8/3b4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pbP discards=pP phase=2
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 draw=rR black=nP line=pPb discards=p | play:P c8e6 e6d5 discard:#2 d5e4 | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 draw=r black=nR line=pb discards=pPP
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 draw=rR black=nP line=pPb discards=p | play:P c8e6 e6d5 discard:#4 d5e4 | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 draw=r black=nR line=pb discards=pPP
refuse | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pb discards=pPP phase=2 | e4g2 | no card like the captured piece lies in the line
# White's four ways to take the bishop with the next card; two of them might go on at b7.
play | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 white=PN line=pb discards=pPP | play:P d2d3 d3e4 | rn1qkbnr/ppp1pppp/8/8/4P3/8/PP3PPP/RNBQKBNR b KQkq - 0 4 white=N line=pP discards=pPPb
play | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 white=PN line=pb discards=pPP | play:N b1c3 c3e4 | rn1qkbnr/ppp1pppp/8/8/4N3/8/PP1P1PPP/R1BQKBNR b KQkq - 0 4 white=P line=pN discards=pPPb
play | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 white=BQ line=pb discards=pPP | play:B f1d3 d3e4 pass | rn1qkbnr/ppp1pppp/8/8/4B3/8/PP1P1PPP/RNBQK1NR b KQkq - 0 4 white=Q line=pB discards=pPPb
play | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 white=BQ line=pb discards=pPP | play:Q d1c2 c2e4 pass | rn1qkbnr/ppp1pppp/8/8/4Q3/8/PP1P1PPP/RNB1KBNR b KQkq - 0 4 white=B line=pQ discards=pPPb
# Another piece may go on capturing, and the quiet move is another piece's as well.
play | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 white=R line=BpNn | play:R e1d1 g2d5 | 4k3/8/8/3B1n2/8/2N5/8/3K4 b - - 0 9 line=BNnR discards=p
play | 4k3/8/8/3p1n2/8/2N3N1/8/4K3 w - - 0 9 white=R line=pNn | play:R c3d5 g3f5 | 4k3/8/8/3N1N2/8/8/8/4K3 b - - 0 9 line=NR discards=pn
play | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 white=R line=BpNn | play:R c3d5 | 4k3/8/8/3N1n2/8/8/6B1/4K3 b - - 0 9 line=BNnR discards=p
# When it does not matter which of two cards goes, nobody is asked.
play | 4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 9 white=R line=NppN | play:R c3d5 | 4k3/8/8/3N4/8/8/8/4K3 b - - 0 9 line=NpNR discards=p

# Kings that are drawn go to the line, and another card is drawn for them.
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 draw=QkRnK white=Pp black=bb line=r | play:P e2e4 | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 draw=QkR white=pn black=bb line=rPK
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 draw=QkK white=Pp black=bb line=r | play:P pass | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 white=pQ black=bb line=rPKk
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 draw=K white=Pp black=bb line=r | play:P pass | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 white=p black=bb line=rPK

# Promotion: the pawn's card goes, that of a captured piece comes back anywhere in the line.
play | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 white=R line=KPk discards=QN | play:R a7a8=Q | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4
perft | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | 1 | 4
play | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | place:#1 | Q7/4k3/8/8/8/8/8/4K3 b - - 0 9 line=QKkR discards=NP
play | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | place:#4 | Q7/4k3/8/8/8/8/8/4K3 b - - 0 9 line=KkRQ discards=NP
play | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=P discards=N phase=1 | a7a8=N | N7/4k3/8/8/8/8/8/4K3 b - - 0 9 line=N discards=P
# With two pawn cards the player chooses.
play | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=PKP discards=N phase=1 | a7a8=N | N7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=PKP discards=N promoted=N phase=3
play | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=PKP discards=N phase=1 | a7a8=N discard:#3 place:#2 | N7/4k3/8/8/8/8/8/4K3 b - - 0 9 line=PNK discards=P
# A capture first, then the promotion; the new piece may capture at once.
play | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 9 line=Pnk discards=Q phase=1 | a7b8=Q place:#1 | 1Q2k3/8/8/8/8/8/8/4K3 w - - 0 9 line=Qk discards=nP phase=2
play | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 9 line=nPKPn discards=Q phase=1 | a7b8=Q discard:#5 discard:#2 place:#1 | 1Q2k3/8/8/8/8/8/8/4K3 b - - 0 9 line=QnKP discards=nP
# A piece stuck behind a king's card comes free.
play | 3nk3/P7/8/8/8/8/8/4K3 w - - 0 9 line=KnkP discards=Q phase=1 | a7a8=Q place:#2 a8d8 | 3Qk3/8/8/8/8/8/8/4K3 w - - 0 9 line=KQk discards=Pn phase=2

# En passant, by the next turn's first move.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9 white=R black=pp line=PpN | play:R e2e4 play:p d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 10 black=p line=pNRp discards=P
# An own pawn's jump is no right for its own side.
play | 4k3/8/8/p7/8/8/3PP3/N3K3 w - - 0 9 white=R black=pp line=PpN | play:R e2e4 | 4k3/8/8/p7/4P3/8/3P4/N3K3 b - e3 0 9 black=pp line=PpNR
refuse | 4k3/8/8/1p6/N3P3/8/3P4/4K3 w - - 0 9 line=NpP jumped=e3 phase=2 | d2e3 | a pawn goes aslant only to capture
# Castling.
play | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9 white=R | play:R O-O | r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 9 line=R
# A king in check may be left there by moving nothing.
play | 4k3/8/8/8/4r3/8/8/B3K3 w - - 0 9 white=RP | play:R pass | 4k3/8/8/8/4r3/8/8/B3K3 b - - 0 9 white=P line=R
# Alone: each turn begins with a card of the draw pile in the line, and one more behind a king.
play | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 draw=nKp line=P alone=1 phase=1 | pass pass | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 line=PpKn alone=1 phase=1

refuse | | e2e4 | each turn begins with a card
refuse | | pass | each turn begins with a card
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=Pn | play:Q | that card is not in the hand
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=?? | play:K | a king card goes to the line as soon as it is drawn
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | play:Q | the hand is not stated, as in white=Pn or black=??
refuse | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 white=R line=BpNn phase=1 | play:R | a turn has one card
refuse | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 line=pn phase=1 | c3d5 | no card like the capturing piece lies in the line
refuse | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 line=NPp phase=1 | c3d5 | the cards of the two pieces are not beside each other in the line
refuse | 4k3/8/8/3p1n2/8/2N5/6B1/4K3 w - - 0 9 line=Np phase=2 | e1d1 | a quiet move comes before all captures, and once in a turn
refuse | 4k3/8/8/8/4r3/8/8/B3K3 w - - 0 9 line=Q phase=1 | a1b2 | the king would still be in check
refuse | 4k3/8/8/4n3/4r3/8/8/B3K3 w - - 0 9 line=nB phase=1 | a1e5 | the king would still be in check
refuse | 4k3/8/8/8/4r3/8/8/3K4 w - - 0 9 line=Q phase=1 | d1e1 | a king may not move into check
refuse | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=p discards=Q phase=1 | a7a8=Q | a pawn needs a card like it in the line to go to the last rank
refuse | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=P discards=q phase=1 | a7a8=Q | a pawn becomes only a piece that has been captured, whose card is in the discards
refuse | 8/P3k3/8/8/8/8/8/4K3 w - - 0 9 line=P discards=Q phase=1 | a7a8 | a pawn on the last rank must become another piece
refuse | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | pass | first the promoted piece's card must be put in the line
refuse | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | place:#5 | the line has no such place
refuse | Q7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=KkR discards=QNP promoted=Q phase=4 | place:#0 | the line has no such place
refuse | rn1qkbnr/ppp1pppp/8/3b4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pPbP discards=p taker=B taken=P phase=3 | d5e4 | first it must be chosen which card leaves the line
refuse | rn1qkbnr/ppp1pppp/8/3b4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pPbP discards=p taker=B taken=P phase=3 | discard:#1 | the card to discard is like the captured piece, beside the capturing one's
refuse | rn1qkbnr/ppp1pppp/8/3b4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=n line=pPbP discards=p taker=B taken=P phase=3 | discard:#5 | the line has no such card
refuse | N7/4k3/8/8/8/8/8/4K3 w - - 0 9 line=PKP discards=N promoted=N phase=3 | discard:#2 | the card to discard is like the pawn
refuse | | discard:#1 | there is no choice of cards to discard
refuse | | place:#1 | no card has to be put in the line
refuse | 4R3/8/8/8/8/8/8/4K3 w - - 0 9 line=R discards=k phase=2 | pass | the game is over: a king has been captured
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 16 line=KPPPPPPPPNNBBRRQkpppppppprrnnbbq | play:p | the game is over: the cards ran out

# The book's count: 23 pieces and two types are 43 points; nine pieces are left.
result | 4k3/4r2p/8/8/8/8/R3PPP1/N1R1K3 w - - 0 20 line=Rk phase=1 | c1c8 c8e8 | won: a king is captured, 43 43
# 31 points are too few, 32 are enough, 50 are not yet great.
result | rnbqkbnr/pppp1ppp/8/8/4R3/8/PPPPPPPP/RNBQKBN1 w - - 0 20 line=Rk phase=1 | e4e8 | lost: a king is captured for fewer than 32 points, 2 2
result | r3k3/6q1/8/8/4R3/5N2/PPPPPP2/4K3 w - - 0 20 line=Rk phase=1 | e4e8 | lost: a king is captured for fewer than 32 points, 31 31
result | r3k3/8/8/8/4R3/5N2/PPPPPPQ1/4K3 w - - 0 20 line=Rk phase=1 | e4e8 | lost: a king is captured for fewer than 32 points, 31 31
result | r3k3/8/8/8/4R3/5N2/PPPPP1Q1/4K3 w - - 0 20 line=Rk phase=1 | e4e8 | won: a king is captured, 32 32
result | r3k3/pp6/8/8/4R3/8/PPPPPP2/R3K3 w - - 0 20 line=Rk phase=1 | e4e8 | won: a king is captured, 50 50
result | r3k3/p7/8/8/4R3/8/PPPPPP2/R3K3 w - - 0 20 line=Rk phase=1 | e4e8 | won: a king is captured with a great score, 51 51
# A king that falls to a promoting pawn ends the game before the promotion's cards.
result | 4k3/3P4/8/8/8/8/8/4K3 w - - 0 20 line=Pk discards=Q phase=1 | d7e8=Q | won: a king is captured with a great score, 70 70
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 15 black=p line=KPPPPPPPPNNBBRRQkppppppprrnnbbq | play:p pass | lost: the cards ran out, and both kings stand
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 15 black=p line=KPPPPPPPPNNBBRRQkppppppprrnnbbq | play:p | going on
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 15 draw=p line=KPPPPPPPPNNBBRRQkppppppprrnnbbq alone=1 phase=1 | pass pass | lost: the cards ran out, and both kings stand
result | | | going on

impossible | 4k3/8/8/8/8/8/8/8 w - - | each side has one king until one is captured, which ends the game
impossible | 4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 line=QQ | there are more cards of a kind than the deck has
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 line=? | only cards in hands and in the draw pile lie face down
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=PPP | a hand has too many cards
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 black=Pk | a king card goes to the line as soon as it is drawn
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=9 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=3 | there is no card to discard
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=3 taken=P taker=N line=pP | there is no card to discard
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=4 | there is no card to put in the line
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=4 promoted=Q | the promoted piece's card is in the discards until it is placed
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=1 promoted=Q | captures and promotions are noted only until their cards have gone
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=P alone=1 phase=1 | a hand has too many cards
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 draw=P alone=1 | a turn alone begins with a card of the draw pile in the line: phase=1
impossible | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 15 black=p line=KPPPPPPPNNBBRRQkppppppprrnnbbq discards=P | the discards are the cards of the pieces that have left the board
