# Cooperative Chess. Cards are written as the pieces that they match, white for red; a stack's last
# card is its top.

# From the start: twenty quiet moves, and one way to play each kind of card in hand.
perft | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=PnB black=ppp | 1 | 23
perft | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=PPB black=ppp | 1 | 22
# An unseen card may be any card that lies open nowhere: both white bishops do, and the white king.
perft | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=??? bstack=BKB | 1 | 30

# The book's example: a bishop card captures by both pawn cards, the upper one first.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 draw=QR black=nbk wstack=Pp captured=P | c8e6 play:b e6d5 d5e4 | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 draw=Q black=nkR bstack=b captured=PpP
# Its knight card, and what the prose says of the knight's new place.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=Pp captured=P | g8f6 play:n f6e4 e4d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 black=bk bstack=n captured=PpP
play | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 white=NBQ black=bk bstack=n captured=PpP | play:N b1d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1N1PPP/R1BQKBNR b KQkq - 0 4 white=BQ black=bk wstack=N captured=PpPn
play | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 white=NBQ black=bk bstack=n captured=PpP | play:B c1d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1B1PPP/RN1QKBNR b KQkq - 0 4 white=NQ black=bk wstack=B captured=PpPn
play | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 white=NBQ black=bk bstack=n captured=PpP | play:Q d1d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1Q1PPP/RNB1KBNR b KQkq - 0 4 white=NB black=bk wstack=Q captured=PpPn
play | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 white=NBK black=bk bstack=n captured=PpP | play:K e1d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1K1PPP/RNBQ1BNR b kq - 0 4 white=NB black=bk wstack=K captured=PpPn
# The king comes no nearer than d7: with nothing to capture, the turn ends by itself.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=Pp captured=P | e8d7 play:k | rnbq1bnr/pppkpppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR w KQ - 1 4 black=nb wstack=Pp bstack=k captured=P
# The example of wild cards: both colours match at e4, so that the rook card takes a knight at b1.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=rP captured=P | c8f5 play:b f5e4 | rn1qkbnr/ppp1pppp/8/3P4/4b3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=r bstack=b captured=PP mover=e4 wild=1 phase=2
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=rP captured=P | c8f5 play:b f5e4 e4b1 | rn1qkbnr/ppp1pppp/8/3P4/8/8/PP1P1PPP/RbBQKBNR w KQkq - 0 4 black=nk bstack=b captured=PPr
# and either of the earlier moves works as well.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=rP captured=P | c8e6 play:b e6d5 d5e4 | rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 black=nk bstack=b captured=PPr
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=rP captured=P | g8f6 play:n f6e4 e4d2 | rnbqkb1r/ppp1pppp/8/3P4/8/8/PP1n1PPP/RNBQKBNR w KQkq - 0 4 black=bk bstack=n captured=PPr
# A white card in Black's hand makes no double match.
refuse | rn1qkbnr/ppp1pppp/8/3P4/4b3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=r bstack=B captured=PP mover=e4 phase=2 | e4b1 | the captured piece is not of the type of the top card on the partner's stack
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nBk wstack=rP captured=P | c8f5 play:B f5e4 | rn1qkbnr/ppp1pppp/8/3P4/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 black=nk wstack=r bstack=B captured=PP
# The next capture may be left out, and then the card is wild no more.
play | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=rP captured=P | c8f5 play:b f5e4 pass | rn1qkbnr/ppp1pppp/8/3P4/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 4 black=nk wstack=r bstack=b captured=PP

# Wild for want of such a piece: White has no queen, so the queen card captures with anything,
play | 4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 9 white=Q bstack=p | play:Q c3d5 | 4k3/8/8/3N4/8/8/8/4K3 b - - 0 9 wstack=Q captured=p
# and is captured with anything.
play | 4k3/8/8/3r4/8/8/8/3NK3 b - - 0 9 black=r wstack=Q | play:r d5d1 | 4k3/8/8/8/8/8/8/3rK3 w - - 0 10 bstack=r captured=Q
# The last pawn promotes, and its card is wild at once: the new queen goes on.
play | 1nb1k3/P7/8/8/8/8/8/4K3 w - - 0 9 white=P bstack=bn | play:P a7b8=Q b8c8 | 2Q1k3/8/8/8/8/8/8/4K3 b - - 0 9 wstack=P captured=nb
# With another pawn left it is not.
play | 1nb1k3/P7/8/8/8/8/7P/4K3 w - - 0 9 white=P bstack=bn | play:P a7b8=Q | 1Qb1k3/8/8/8/8/8/7P/4K3 b - - 0 9 wstack=P bstack=b captured=n

# Castling, out of check too; it is the king that has moved.
play | r3k2r/8/8/8/4q3/8/8/R3K2R w KQkq - 0 9 white=K | O-O | r3k2r/8/8/8/4q3/8/8/R4RK1 w kq - 1 9 white=K mover=g1 phase=1
# En passant by the turn's first move; a pawn can be taken so when its own side's turn is over.
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9 white=P black=pp | e2e4 | 4k3/8/8/8/3pP3/8/8/4K3 w - - 0 9 white=P black=pp jumped=e3 mover=e4 phase=1
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9 white=P black=pp | e2e4 play:P play:p d4e3 | 4k3/8/8/8/8/4p3/8/4K3 w - - 0 10 black=p bstack=p captured=P
play | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 9 white=P black=pp | e2e4 play:P e8e7 | 8/4k3/8/8/3pP3/8/8/4K3 b - - 1 9 black=pp wstack=P mover=e7 phase=1
# A jump that goes on with a capture cannot be taken.
play | 4k3/8/8/5p2/3p4/8/4P3/4K3 w - - 0 9 white=P black=pp bstack=r | e2e4 play:P e4f5 | 4k3/8/8/5P2/3p4/8/8/4K3 b - - 0 9 black=pp wstack=P captured=r

refuse | rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nbk wstack=Pp captured=P | d8d5 | a card must be played before a capture
refuse | rnbqkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RN1QKBNR b KQkq - 0 3 black=nbk wstack=Pp captured=P mover=e6 phase=1 | e6d5 | the quiet move is made: now a card must be played
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=Pp bstack=b captured=P mover=e6 phase=2 | e6f5 | only captures can follow the card
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=Pp bstack=b captured=P mover=e6 phase=2 | d8d5 | all moves of a turn are made with one piece
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=Pp bstack=b captured=P phase=2 | d8d5 | the capturing piece is not of the type of the card just played
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=PN bstack=b captured=P mover=e6 phase=2 | e6d5 | the captured piece is not of the type of the top card on the partner's stack
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk bstack=b captured=P mover=e6 phase=2 | e6d5 | the partner's stack has no card to capture
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=Pp bstack=b captured=P mover=e6 phase=2 | e6e4 | a bishop does not move so
refuse | rn1qkbnr/ppp1pppp/4b3/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 3 black=nk wstack=Pp bstack=b captured=P mover=e6 phase=2 | play:n | a turn has one card
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=PnB | play:q | that card is not in the hand
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=??? bstack=K | play:K | that card is not in the hand
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 white=??? bstack=K | play:C | that card is not in the hand
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | play:q | the hand is not stated, as in white=Pn or black=??
refuse | | pass | each turn a card must be played
refuse | | e2e4=Q | a pawn becomes another piece only on the last rank
refuse | 8/P3k3/8/8/8/8/8/4K3 w - - | a7a8=K | a pawn may not become that piece
refuse | 4k3/8/8/8/3pP3/8/8/4K3 b - - 0 9 black=p wstack=P | d4e3 | a pawn goes aslant only to capture
refuse | 4Q3/8/8/8/8/8/8/4K3 w - - 0 9 wstack=Q phase=2 | pass | the game is over: a king has been captured
refuse | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 17 wstack=PPPPPPPPNNBBRRQK bstack=pppppppprrnnbbqk | e2e4 | the game is over: the cards ran out

# The book's count: both queens, all bishops and a king gone make two points.
result | 4k2r/7n/8/8/8/8/4R3/N3K2P w k - 0 20 white=R bstack=k | play:R e2e8 | won: a king is captured, 2 2
result | rnbqk3/8/8/8/8/8/4R3/4K2P w - - 0 20 white=R bstack=k | play:R e2e8 | won: a king is captured, 0 0
result | 4k3/8/8/8/8/8/4R3/4K3 w - - 0 20 white=R bstack=k | play:R e2e8 | won: a king is captured, 4 4
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 16 black=p wstack=PPPPPPPPNNBBRRQK bstack=ppppppprrnnbbqk | play:p | lost: the cards ran out, and both kings stand
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 16 black=p wstack=PPPPPPPPNNBBRRQK bstack=ppppppprrnnbbqk | e7e6 | going on
result | | | going on
# Cards that are not stated have not run out.
result | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - | e2e4 | going on

impossible | 4k3/8/8/8/8/8/8/8 w - - | each side has one king until one is captured, which ends the game
impossible | 8/8/8/8/8/8/8/4K3 w - - | each side has one king until one is captured, which ends the game
impossible | 3kk3/8/8/8/8/8/8/4K3 w - - | each side has one king until one is captured, which ends the game
impossible | 4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=QQ | there are more cards of a kind than the deck has
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=C | the deck has no such card
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 draw=????????????????????????????????? | there are more cards than the deck has
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 wstack=? | only cards in hands and in the draw pile lie face down
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=???? | a hand has too many cards
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white=??? black=?? draw=??????????????????????????? | a hand has too few cards while there are cards to draw
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=2 | the card just played lies on its player's stack
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=3 | a turn has no such part
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 phase=1 mover=e8 | the piece that moves in this turn is of the side whose turn it is
impossible | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 phase=1 jumped=e3 | no pawn has jumped over that square in this turn
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 mover=e1 | a turn begins with no piece moved and no card wild
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 wild=1 | a turn begins with no piece moved and no card wild
