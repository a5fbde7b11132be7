# Parade Chess Solitaire. The position of the examples is that of the book's Setup.

# Setup: eight cards laid out with their gaps (counted by hand), eight to spend.
play | seed 1 | | 8/8/8/8/1R6/r1n2b2/r3R3/1n2b3 w - - 0 1 deck=QNkNBKqB discard=nbrRrnbR

# The printed order: the bishop sends the knight on along its own diagonal.
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=QKBRqnbN | order:e4f3g2 | 8/8/8/8/1r2b3/1r1n4/5kN1/2B3R1 w - - 0 2 deck=QKBRqnb discard=BRkrnNrb spent=N
# One empty square behind the bishop, then the knight of the next card; then two and a bishop.
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=QKBRqnbN | add | 8/8/8/8/1r2b1N1/1r1n1N2/5k2/2B3R1 w - - 0 2 deck=QKBRqnb discard=BRkrnNrbN
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=QKBRqnbN | add add | 8/8/8/1b6/1r2b1N1/1r1n1N2/5k2/2B3R1 w - - 0 3 deck=QKBRqn discard=BRkrnNrbNb
# The gap counts from the last rank's last piece, wherever that was moved.
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=QKBRqnbN | order:d3c1c5 add | 8/8/8/2B2b2/1r2b3/1r1n1N2/5k2/6R1 w - - 0 3 deck=QKBRqn discard=BRkrnNrbb spent=N

# All that the knight on d3 and the king may do with the white pieces next to them.
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1b2 | 8/8/8/8/1r2b3/1r1n1N2/1B3k2/6R1 w - - 0 2
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1e1 | 8/8/8/8/1r2b3/1r1n1N2/5k2/4B1R1 w - - 0 2
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1f4 | 8/8/8/8/1r2bB2/1r1n1N2/5k2/6R1 w - - 0 2
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1e5 | 8/8/8/4B3/1r2b3/1r1n1N2/5k2/6R1 w - - 0 2
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:f2g1e3 | 8/8/8/8/1r2b3/1r1nRN2/5k2/2B5 w - - 0 2
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:f2f3f1 | 8/8/8/8/1r2b3/1r1n4/5k2/2B2NR1 w - - 0 2
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1b4 | pieces are put on empty squares
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1c1 | the piece must go to another square
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3c1d2 | a piece is put only where the one that orders it could attack
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3f2e1 | a piece orders only pieces of the other colour
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3f3e1 | a piece orders only what it could attack
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:b3f3e3 | a piece orders only what it could attack
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:a1c1b1 | one piece gives an order to another
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | order:d3b2c1 | one piece gives an order to another
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | f3e5 | a piece moves only by the order of another, as in order:e4f3g2
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | pass | a turn cannot be left out
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 | add | the next card of the deck is not known
refuse | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=? | add | the next card of the deck is not known
refuse | 7r/8/8/8/8/8/8/R7 deck=N | add | the gap of that card leaves no square behind the last piece
refuse | 6r1/8/8/8/8/8/8/R7 deck=N | add | the gap of that card leaves no square behind the last piece
play | 5r2/8/8/8/8/8/8/R7 deck=KN | add | 5r1N/8/8/8/8/8/8/R7 w - - 0 2 deck=K discard=N

# Winning: no diagonal steps; a point for each card that is left.
result | 8/8/8/8/8/n7/8/R7 deck=NB | order:a1a3a2 | won: the pieces form one group, 1 1
result | 8/8/8/8/8/n7/8/R7 deck=N | order:a1a3a2 | won: the pieces form one group, 0 0
result | 8/8/8/8/8/n7/8/R7 | order:a1a3a2 | won: the pieces form one group
result | 8/8/8/8/8/8/1n6/R7 deck=NB | | going on
result | 8/8/8/8/8/8/8/RRrN4 deck=NB | | won: the pieces form one group, 2 2
result | 8/8/8/8/8/8/8/RR1r4 deck=NB | | going on
result | 8/8/8/8/8/8/8/Rr5r deck=NB | | going on
result | 8/8/8/8/8/8/r7/7R deck=NB | | going on
refuse | 8/8/8/8/8/8/n7/R7 deck=N | order:a1a2b1 | the pieces have formed one group

# All cards are picked up at once when the last is spent, and count what is owed.
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=Q spent=KBRqnbN | order:e4f3g2 | 8/8/8/8/1r2b3/1r1n4/5kN1/2B3R1 w - - 0 2 deck=BRkrnNrbKBRqnbNQ overtime=1
play | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrb deck=N spent=KBRqnbQ | add | 8/8/8/8/1r2b1N1/1r1n1N2/5k2/2B3R1 w - - 0 2 deck=BRkrnNrbNKBRqnbQ overtime=1
play | 8/8/8/8/8/n7/8/R7 deck=N | order:a1a3a4 | 8/8/8/8/n7/8/8/R7 w - - 0 2 deck=N??????????????? overtime=1
refuse | 8/8/8/8/8/n7/8/R7 deck=BRkrnNrbKBRqnbNQ overtime=1 | add | pieces are only moved, not added, once all cards were picked up
result | 8/8/8/8/8/n7/8/R7 deck=BRkrnNrbKBRqnbNQ overtime=1 | order:a1a3a2 | won: the pieces form one group, -1 -1
result | 8/8/8/8/8/n7/8/R7 deck=BR overtime=1 spent=krnNrbKBRqnbNQ | order:a1a3a4 order:a1a4a2 | won: the pieces form one group, -16 -16
result | 8/8/8/8/8/n7/8/R7 deck=B overtime=1 spent=RkrnNrbKBRqnbNQ | order:a1a3a4 | lost: all cards are spent, -16 -16
refuse | 8/8/8/8/8/n7/8/R7 overtime=1 spent=BRkrnNrbKBRqnbNQ | order:a1a3a2 | no card is left to spend
result | 7N/8/8/8/8/8/8/N7 deck=Kq | | lost: nothing can be moved or added
result | 7N/8/8/8/8/8/8/N7 deck=??? overtime=1 | | lost: nothing can be moved or added
# While the next card is not known, a piece may come by it.
result | 7N/8/8/8/8/8/8/N7 deck=?? | | going on
result | 7N/8/8/8/8/8/8/N7 | | going on

impossible | 8/8/8/8/8/8/P7/8 | the pawns stay in the box
impossible | 8/8/8/8/8/8/kk6/8 | there are more pieces of a type than a chess set has
impossible | 8/8/8/8/8/8/8/R3K3 w Q | there is no castling in this game
impossible | 8/8/8/8/8/8/8/NB6 discard=NQ | the pieces are not those of the cards on the discard pile
impossible | 8/8/8/8/8/8/8/NB6 discard=N | the pieces are not those of the cards on the discard pile
impossible | 8/8/8/8/8/8/8/NB6 deck=QQ | there are more cards of a kind than the deck has
impossible | 8/8/8/8/8/8/8/NB6 deck=C | the deck has no such card
impossible | 8/8/8/8/8/8/8/NB6 deck=NBRKQnbrkq | a player begins with eight cards
impossible | 8/8/8/8/8/8/8/NB6 discard=NB overtime=1 | all cards were picked up, so none lies on the discard pile
impossible | 8/8/8/8/8/8/8/NB6 overtime=2 | overtime is 1 or left out
impossible | 8/8/8/8/1r2b3/1r1n1N2/5k2/2B3R1 discard=BRkrnNrN deck=QKBRqnbb | the pieces are not those of the cards on the discard pile
