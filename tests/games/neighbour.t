# Neighbour Chess Solitaire. The book has no diagrams of this game: positions are made for each rule.

# Setup and the first two pieces: n two up from the corner, b five right of it.
play | seed 1 | | 8/8/8/8/8/8/8/8 w - - 0 1 pieces=QNkNBKqBRbnrRrbn places=>4>6>6>4>2^3^4^3>3^5^6^5>3^2>2^6^4>5>5^2
play | seed 1 | add | 8/8/8/8/8/n7/8/8 w - - 0 2 pieces=QNkNBKqBRbnrRrb places=>4>6>6>4>2^3^4^3>3^5^6^5>3^2>2^6^4>5>5 used-pieces=n used-places=^2 last=a3
play | seed 1 | add add | 8/8/8/8/8/n4b2/8/8 w - - 0 3 pieces=QNkNBKqBRbnrRr places=>4>6>6>4>2^3^4^3>3^5^6^5>3^2>2^6^4>5 used-pieces=nb used-places=^2>5 last=f3
result | seed 1 | | going on
result | seed 1 | add | going on

# Around the edge: five right of f3 is c3, six up from c3 is c1.
play | seed 1 | add add add | 8/8/8/8/8/n1r2b2/8/8 w - - 0 4 pieces=QNkNBKqBRbnrR places=>4>6>6>4>2^3^4^3>3^5^6^5>3^2>2^6^4 used-pieces=nbr used-places=^2>5>5 last=c3
play | 8/8/8/8/8/n1r2b2/8/8 pieces=RN places=>2^6 last=c3 | add | 8/8/8/8/8/n1r2b2/8/2N5 w - - 0 2 pieces=R places=>2 used-pieces=N used-places=^6 last=c1

# An occupied square: any of the free neighbours, which do not reach around the edge.
play | 8/8/8/8/8/n1b5/8/8 pieces=RN places=^3>2 used-pieces=bn used-places=>2>3 last=a3 | add | 8/8/8/8/8/n1b5/8/8 w - - 0 1 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1
play | 8/8/8/8/8/n1b5/8/8 pieces=RN places=^3>2 used-pieces=bn used-places=>2>3 last=a3 | add place:d4 | 8/8/8/8/3N4/n1b5/8/8 w - - 0 2 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=d4
perft | 8/8/8/8/8/n1b5/8/8 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1 | 1 | 8
refuse | 8/8/8/8/8/n1b5/8/8 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1 | place:c3 | a piece is added on an empty square
refuse | 8/8/8/8/8/n1b5/8/8 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1 | place:e3 | nearer squares are free
refuse | 8/8/8/8/8/n1b5/8/8 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1 | add | the piece in hand has to be placed
refuse | 8/8/8/8/8/n1b5/8/8 pieces=R places=^3 used-pieces=bnN used-places=>2>3>2 last=a3 phase=1 | a3b5 | the piece in hand has to be placed
perft | 8/8/8/8/8/8/8/n5b1 pieces=R places=^3 used-pieces=nbN used-places=>2>3>2 last=g1 phase=1 | 1 | 3
refuse | 8/8/8/8/8/8/8/n5b1 pieces=R places=^3 used-pieces=nbN used-places=>2>3>2 last=g1 phase=1 | place:h1 | nearer squares are free
refuse | 8/8/8/8/8/8/8/n5b1 pieces=R places=^3 used-pieces=nbN used-places=>2>3>2 last=g1 phase=1 | place:a8 | nearer squares are free
# All eight are occupied: the sixteen around them.
perft | 8/8/8/8/1RRB4/1BqN3k/1NQK4/8 pieces=n places=^3 used-pieces=RRBBqNNQKkr used-places=>3 last=h3 phase=1 | 1 | 16
play | 8/8/8/8/1RRB4/1BqN3k/1NQK4/8 pieces=n places=^3 used-pieces=RRBBqNNQKkr used-places=>3 last=h3 phase=1 | place:e5 | 8/8/8/4r3/1RRB4/1BqN3k/1NQK4/8 w - - 0 2 pieces=n places=^3 used-pieces=RRBBqNNQKkr used-places=>3 last=e5
refuse | 8/8/8/8/1RRB4/1BqN3k/1NQK4/8 pieces=n places=^3 used-pieces=RRBBqNNQKkr used-places=>3 last=h3 phase=1 | place:f5 | nearer squares are free
refuse | 8/8/8/8/8/n1b5/8/8 pieces=RN places=^3>2 last=a3 | place:d4 | a place is chosen only when the card leads to an occupied square

# Moving ends adding, and costs a card.
play | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2>3 last=b1 | a1b3 | 7k/8/8/8/8/1R6/8/1N6 w - - 0 2 pieces=r places=>2 used-places=>3 moving=1
play | 7k/8/8/8/8/8/8/RN6 pieces=rn moving=1 | b1b4 | 7k/8/8/8/1N6/8/8/R7 w - - 0 2 pieces=r used-pieces=n moving=1
play | 7k/8/8/8/8/8/8/RN6 | a1b3 | 7k/8/8/8/8/1R6/8/1N6 w - - 0 2 moving=1
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2>3 moving=1 | add | no piece is added once pieces have moved
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2>3 | add | it is not known which piece was added last
refuse | 7k/8/8/8/8/8/8/RN6 | add | the next cards are not known
refuse | 7k/8/8/8/8/8/8/RN6 pieces=? places=>2 last=a1 | add | the next cards are not known
refuse | 7k/8/8/8/8/8/8/RN6 places=>2>3 last=a1 | add | no card is left to add a piece by
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | a1a3 | no neighbour of its colour lends that move
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | h8h7 | a piece without a neighbour of its colour has no move to borrow
refuse | 7k/8/8/8/8/1b6/8/RN6 pieces=r places=>2 | b1b4 | a piece stands in the way
refuse | 7k/8/8/8/8/1b6/8/RN6 pieces=r places=>2 | a1b3 | nothing is captured in this game
refuse | 7k/8/8/8/8/8/8/RNN5 pieces=r places=>2 | c1a1 | no neighbour of its colour lends that move
refuse | 7k/8/8/8/8/2B5/8/RN6 pieces=r places=>2 | b1c3 | no neighbour of its colour lends that move
refuse | 7k/8/8/8/8/1B6/8/RN6 pieces=r places=>2 | a1b3 | nothing is captured in this game
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | pass | a move cannot be left out
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | O-O | there is no castling in this game
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | a1b3=Q | no piece becomes another one in this game
refuse | 7k/8/8/8/8/8/8/RN6 pieces=r places=>2 | c1c2 | there is no piece on that square
refuse | 7k/8/8/8/8/8/8/RN6 moving=1 used-pieces=NNBBRRQKnnbbrrqk used-places=>2>2>3>3>4>4>5>5>6>6^2^2^3^3^4^4^5^5^6^6 | a1b3 | no card is left to spend on a move

# Diagonal neighbours make a group too; points for the cards of both draw piles.
result | 8/8/8/8/1b6/8/8/RN6 pieces=rn places=>2>3 | a1c2 | going on
result | 8/8/8/8/b7/8/8/2NR4 pieces=rn places=>2>3 | d1b2 | going on
result | 8/8/8/8/8/1b6/8/2NR4 pieces=rn places=>2>3 | d1b2 | won: the pieces form one group, 3 3
result | 8/8/8/8/8/1b6/8/2NR4 | d1b2 | won: the pieces form one group
result | 8/8/8/8/8/1b6/8/2NR4 places=>2 | d1b2 | won: the pieces form one group
result | 8/8/8/8/8/1b6/8/2NR4 moving=1 pieces=N used-pieces=NBBRRQKnnbbrrqk used-places=>2>2>3>3>4>4>5>5>6>6^2^2^3^3^4^4^5^5^6^6 | d1b2 | won: the pieces form one group, 0 0
result | 8/8/8/8/8/1b6/8/2NR4 moving=1 pieces=N used-pieces=NBBRRQKnnbbrrqk used-places=>2>2>3>3>4>4>5>5>6>6^2^2^3^3^4^4^5^5^6^6 | d1f2 | lost: all cards are spent
result | 8/8/8/8/8/n1b5/8/8 pieces=RN places=^3>2 used-pieces=bn used-places=>2>3 last=a3 | add place:b3 | won: the pieces form one group, 2 2
result | 8/8/8/8/8/8/8/N1n5 pieces=RN places=^3>2 moving=1 | | lost: nothing can be moved or added
result | 8/8/8/8/8/8/8/N1n5 pieces=RN last=a1 | | lost: nothing can be moved or added
# While the next cards are not known, a piece may come by them.
result | 8/8/8/8/8/8/8/N1n5 pieces=?? places=^3>2 last=a1 | | going on
result | 8/8/8/8/8/8/8/N1n5 | | going on
result | 8/8/8/8/8/8/8/8 | | going on
refuse | 8/8/8/8/8/8/8/Nn6 pieces=RN places=^3>2 last=a1 | add | the pieces have formed one group

impossible | 8/8/8/8/8/8/P7/8 | the pawns stay in the box
impossible | 8/8/8/8/8/8/QQ6/8 | there are more pieces of a type than a chess set has
impossible | 8/8/8/8/8/8/8/R3K3 w Q | there is no castling in this game
impossible | 8/8/8/8/8/8/8/8 pieces=>2 | the deck has no such card
impossible | 8/8/8/8/8/8/8/8 pieces=QQ | there are more cards of a kind than the deck has
impossible | 8/8/8/8/8/8/8/8 places=>7 | place cards go two to six squares right or up
impossible | 8/8/8/8/8/8/8/8 places=N | place cards go two to six squares right or up
impossible | 8/8/8/8/8/8/8/8 places=>2>2 used-places=>2 | there are two place cards of each kind
impossible | 8/8/8/8/8/8/8/8 places=????????????????????? | there are twenty place cards
impossible | 8/8/8/8/8/8/8/8 moving=2 | moving and phase are 1 or left out
impossible | 8/8/8/8/8/8/8/N7 moving=1 last=a1 | no piece is added once pieces have moved
impossible | 8/8/8/8/8/8/8/N7 last=a2 | the piece that was added last stands on no square
impossible | 8/8/8/8/8/8/8/N7 last=a1 phase=1 used-pieces=NB used-places=>2 | a place is chosen only when the card leads to an occupied square
impossible | 8/8/8/8/8/8/8/NB6 used-pieces=N | a piece is on the board without its card on the discard pile
impossible | 8/8/8/8/8/8/8/N7 used-pieces=NB | a card is on the discard pile without its piece on the board
