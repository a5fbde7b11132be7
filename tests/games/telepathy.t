# Telepathy Chess. The coin: none in the middle, 1 at White's side, 2 at Black's.

# Six cards in hand to predict with, then the twenty moves of chess.
perft | | 1 | 6
perft | | 2 | 120

# A prediction that comes true pushes the coin to the opponents; the card stays face up and the one
# that was there goes back to the hand.
play | | predict:N | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 phase=1 white-hand=BRQKC black-hand=nbrqkc white-up=P black-up=p white-down=N
play | | predict:N g1f3 | rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1 coin=2 white-hand=BRQKCP black-hand=nbrqkc white-up=N black-up=p
# A move of the kind that lay face up leaves the coin where it is.
play | | predict:N e2e4 | rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 white-hand=BRQKCP black-hand=nbrqkc white-up=N black-up=p
# A move that neither card told pulls it to the own side.
play | | predict:B g1f3 | rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1 coin=1 white-hand=NRQKCP black-hand=nbrqkc white-up=B black-up=p
# The checker card predicts what lies face up, and is picked up again whatever comes.
play | | predict:C e2e3 | rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1 coin=2 white-hand=NBRQKC black-hand=nbrqkc white-up=P black-up=p
play | | predict:C g1f3 | rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1 coin=1 white-hand=NBRQKC black-hand=nbrqkc white-up=P black-up=p

# The coin comes back over the middle.
play | | predict:N g1f3 predict:n g8f6 | rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2 white-hand=BRQKCP black-hand=brqkcp white-up=N black-up=n

# The book's case: the coin at Black's side, and Black matches neither card. Black removes a piece,
# and the coin goes to the middle.
play | 4k3/p7/8/8/8/8/P7/4K3 b - - 0 1 coin=2 black-up=p white-up=P | predict:n e8e7 | 8/p3k3/8/8/8/8/P7/4K3 w - - 1 2 phase=2 coin=2 white-hand=NBRQKC black-hand=brqkcp white-up=P black-up=n
play | 4k3/p7/8/8/8/8/P7/4K3 b - - 0 1 coin=2 black-up=p white-up=P | predict:n e8e7 remove:a7 | 8/4k3/8/8/8/8/P7/4K3 w - - 0 2 white-hand=NBRQKC black-hand=brqkcp white-up=P black-up=n
# White comes true with the coin at Black's side: Black again, though White has moved.
play | 4k3/p7/8/8/8/8/P7/4K3 w - - coin=2 black-up=p white-up=P | predict:K e1e2 remove:a7 | 4k3/8/8/8/8/8/P3K3/8 b - - 0 1 white-hand=NBRQCP black-hand=nbrqkc white-up=K black-up=p
# With nothing but a king to remove, the coin goes to the middle.
play | 4k3/8/8/8/8/8/P7/4K3 w - - coin=2 black-up=p white-up=P | predict:K e1e2 | 4k3/8/8/8/8/8/P3K3/8 b - - 1 1 white-hand=NBRQCP black-hand=nbrqkc white-up=K black-up=p
# Removing a rook takes the right to castle; removing the pawn that jumped, the capture en passant.
play | 4k3/p7/8/8/3p4/8/4P3/4K2R w K - coin=1 black-up=p white-up=N | predict:K e2e4 remove:h1 | 4k3/p7/8/8/3pP3/8/8/4K3 b - e3 0 1 white-hand=PBRQCN black-hand=nbrqkc white-up=K black-up=p
play | 4k3/p7/8/8/3p4/8/4P3/4K2R w K - coin=1 black-up=p white-up=N | predict:K e2e4 remove:h1 predict:n d4e3 | 4k3/p7/8/8/8/4p3/8/4K3 w - - 0 2 white-hand=PBRQCN black-hand=brqkcp white-up=K black-up=n
play | 4k3/p7/8/8/3p4/8/4P3/4K2R w K - coin=1 black-up=p white-up=N | predict:K e2e4 remove:e4 | 4k3/p7/8/8/3p4/8/8/4K2R b K - 0 1 white-hand=PBRQCN black-hand=nbrqkc white-up=K black-up=p
# Castling is the king's move, promotion the pawn's.
play | 4k3/8/8/8/8/8/8/4K2R w K - white-up=R | predict:K O-O | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1 coin=2 white-hand=PNBQCR black-hand=pnbrqkc white-up=K
play | 4k3/P7/8/8/8/8/8/4K3 w - - white-up=Q | predict:P a7a8=Q | Q3k3/8/8/8/8/8/8/4K3 b - - 0 1 coin=2 white-hand=NBRKCQ black-hand=pnbrqkc white-up=P
# A removal may leave the own king in danger.
play | 4k3/8/8/8/4r3/8/P3P3/4K3 w - - coin=1 white-up=N black-up=p | predict:B a2a3 remove:e2 | 4k3/8/8/8/4r3/P7/8/4K3 b - - 0 1 white-hand=PRQKCN black-hand=nbrqkc white-up=B black-up=p

refuse | | e2e4 | the predictor plays a card before the mover moves
refuse | | pass | the predictor plays a card before the mover moves
refuse | | predict:n | White predicts with the white cards
refuse | | predict:P | that card lies face up already: only the checker card predicts the same again
refuse | 4k3/8/8/8/8/8/8/4K3 b - - | predict:N | Black predicts with the black cards
refuse | 4k3/8/8/8/8/8/8/4K3 w - - | predict:C | the checker card copies the card that lies face up, and none is told of
refuse | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 white-up=P white-down=N | predict:B | the prediction is made, and the mover moves now
refuse | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 white-up=P white-down=N | pass | the mover must make a move
refuse | 4k3/8/8/8/4r3/8/8/R3K3 w - - phase=1 white-up=P white-down=N | a1b1 | the king would still be in check
refuse | 4k3/8/8/8/4r3/8/4R3/4K3 w - - phase=1 white-up=P white-down=N | e2a2 | this would leave the king in check
refuse | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 white-up=P white-down=N | e1e3 | a king does not move so
refuse | 4k3/p7/8/8/8/8/P7/4K3 w - - phase=2 coin=2 | e1e2 | the team that the coin lies with must first remove one of its pieces
refuse | 4k3/p7/8/8/8/8/P7/4K3 w - - phase=2 coin=2 | pass | the team that the coin lies with must first remove one of its pieces
refuse | 4k3/p7/8/8/8/8/P7/4K3 w - - phase=2 coin=2 | remove:a2 | the team that the coin lies with removes a piece of its own
refuse | 4k3/p7/8/8/8/8/P7/4K3 w - - phase=2 coin=2 | remove:b2 | there is no piece on that square
refuse | 4k3/p7/8/8/8/8/P7/4K3 w - - phase=2 coin=2 | remove:e8 | a king cannot be removed, only captured
refuse | 8/p7/8/8/8/8/P7/4K3 w - - | predict:N | the game is over: a king has been captured

result | | predict:N g1f3 | going on
# A removal uncovers a king, and the other side takes it, even if that leaves its own in danger.
result | 4k3/4p3/8/8/8/8/7p/K3R3 b - - coin=2 black-up=n | predict:b h2h1=Q remove:e7 predict:R e1e8 | White wins: the king is captured
result | 4r3/k7/8/8/8/8/P3P3/4K3 w - - coin=1 white-up=N | predict:B a2a3 remove:e2 predict:r e8e1 | Black wins: the king is captured
result | 7k/R7/8/8/8/8/8/KR6 w - - | predict:R b1b8 | White wins: checkmate
result | 7k/8/8/8/8/8/5Q2/K7 w - - | predict:Q f2f7 | draw: stalemate
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | predict:R a1a2 | draw: fifty moves without a capture or a pawn's move
# A mated side that can take the king is not lost yet.
result | 6rk/5Npp/8/8/8/8/r7/K7 b - - | | going on
result | 6rk/5Npp/8/8/8/8/r7/K7 b - - | predict:n a2a1 | Black wins: the king is captured
result | 6rk/5Npp/8/8/8/8/1r6/K7 b - - | | White wins: checkmate

impossible | 8/8/8/8/8/8/8/8 w - - | a king falls at the end of the other side's turn
impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a first or last rank
impossible | 4k3/8/8/8/8/8/8/4K3 w - - coin=3 | the coin is in the middle (0), at White's side (1) or at Black's (2)
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=3 | a turn has three parts: predicting, moving and removing
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=2 coin=1 | a piece is removed by the team that the coin lies with, if it has one
impossible | 4k3/8/8/8/8/8/P7/4K3 w - - phase=2 | a piece is removed by the team that the coin lies with, if it has one
impossible | 4k3/8/8/8/8/8/8/4K3 w - - phase=1 | the mover moves after one card is played face down
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-down=N | only the team that is to move has a card face down
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-up=NP | a team has one card face up
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-up=C | the checker card never stays face up
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-hand=NN | each team has one card of each kind and one checker card
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-hand=? | each team has one card of each kind and one checker card
impossible | 4k3/8/8/8/8/8/8/4K3 w - - white-up=p | a card lies with the team that it belongs to
