# Cloak and Dagger Chess. Both sides have the row of the book's example grid, 1 to 8: R Q K R B B N N.

# A right guess: a bonus move behind the move, a pawn's or none; then uncloaking.
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=K e2e4 | rqkrbbnn/pppppppp/8/8/4P3/8/PPPP1PPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 bonus=1 jumped=e3 phase=3
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=K e2e4 d2d4 pass | rqkrbbnn/pppppppp/8/8/3PP3/8/PPP2PPP/RQKRBBNN b KQkq d3 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=K e2e4 pass uncloak:h1 pass | rqkrbbnn/pppppppp/8/8/4P3/8/PPPP1PPP/RQKRBBNN b KQkq e3 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
# A move without a guess: uncloaking follows at once, any number of checkers, in any order.
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | g1f3 uncloak:f3 uncloak:a1 pass | rqkrbbnn/pppppppp/8/8/8/5N2/PPPPPPPP/RQKRBB1N b KQkq - 1 1 white-checkers=b1:2,c1:3,d1:4,e1:5,f1:6,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
# A wrong guess: the opponent has a bonus move before their turn, then all of the turn.
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=Q e2e4 pass e7e5 guess:c1=K d7d6 c7c6 pass | rqkrbbnn/pp3ppp/2pp4/4p3/4P3/8/PPPP1PPP/RQKRBBNN w KQkq - 0 2 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
play | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=Q e2e4 pass pass g8f6 pass | rqkrbb1n/pppppppp/5n2/8/4P3/8/PPPP1PPP/RQKRBBNN w KQkq - 1 2 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=f6:7,a8,b8:2,c8:3,d8:4,e8:5,f8:6,h8:8
# A bonus move takes en passant the pawn that has just jumped; another move in between ends that.
play | rqkrbbnn/ppp1pppp/8/8/3p4/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=Q e2e4 pass d4e3 | rqkrbbnn/ppp1pppp/8/8/8/4p3/PPPP1PPP/RQKRBBNN b KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 white-taken=1 phase=1
play | rqkrbbnn/ppp1pppp/8/8/3p4/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:c8=K e2e4 a2a3 pass | rqkrbbnn/ppp1pppp/8/8/3pP3/P7/1PPP1PPP/RQKRBBNN b KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
# A captured pawn comes back on an empty square of the second rank.
play | rqkrbbnn/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RQKRBBNN b KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | d5e4 pass guess:c8=K d2d3 drop:d2 pass | rqkrbbnn/ppp1pppp/8/8/4p3/3P4/PPPP1PPP/RQKRBBNN b KQkq - 0 2 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8
play | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 black-checkers=e8:3 white-taken=2 | guess:e8=K e1f1 drop:a2 | 4k3/8/8/8/8/8/P7/5K2 b - - 0 1 black-checkers=e8:3 white-taken=1
play | 4k3/8/8/8/8/8/8/4K3 b - - 0 1 white-checkers=e1:3 white-taken=1 | guess:e1=Q e8f8 drop:a2 a2a4 pass | 5k2/8/8/8/P7/8/8/4K3 b - a3 0 2 white-checkers=e1:3
# Where there is nothing to choose, the turn goes on by itself: no bonus to take, no checker left.
play | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 black-checkers=e8:3 | guess:e8=K e1f1 | 4k3/8/8/8/8/8/8/5K2 b - - 1 1 black-checkers=e8:3
play | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 black-checkers=e8:3 | guess:e8=Q e1f1 | 4k3/8/8/8/8/8/8/5K2 b - - 1 1 black-checkers=e8:3
# Castling as in Chess960; the checkers go with king and rook. A cloaked king castles out of check,
# through it and into it, an uncloaked one does not.
play | 4k3/8/8/8/8/8/8/1R2K3 w B - 0 1 white-checkers=b1:2,e1:5 | O-O-O pass | 4k3/8/8/8/8/8/8/2KR4 b - - 1 1 white-checkers=c1:5,d1:2
play | 4k3/8/8/8/8/8/8/4KR2 w F - 0 1 white-checkers=e1:5,f1:6 | O-O pass | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1 white-checkers=f1:6,g1:5
play | 3rk3/8/8/8/4r3/8/8/1R2K3 w B - 0 1 white-checkers=e1:5 | O-O-O pass | 3rk3/8/8/8/4r3/8/8/2KR4 b - - 1 1 white-checkers=c1:5
refuse | 3rk3/8/8/8/4r3/8/8/1R2K3 w B - 0 1 white-checkers=b1:2 | O-O-O | a king in check may not castle
refuse | 3rk3/8/8/8/8/8/8/1R2K3 w B - 0 1 white-checkers=b1:2 | O-O-O | the king would castle through or into check
refuse | 3rk3/8/8/8/8/8/8/1RN1K3 w B - 0 1 white-checkers=e1:2 | O-O-O | a piece stands in the way of castling
refuse | 3rk3/8/8/8/8/8/8/1R2K3 w - - 0 1 white-checkers=e1:2 | O-O-O | the king or that rook has moved
# A cloaked king moves into check and stays there.
play | 4k3/8/8/8/3r4/8/8/4K3 w - - 0 1 white-checkers=e1:3 | e1d1 | 4k3/8/8/8/3r4/8/8/3K4 b - - 1 1 white-checkers=d1:3
play | 4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1 white-checkers=e1:3 | a2a3 | 4k3/8/8/8/4r3/P7/8/4K3 b - - 0 1 white-checkers=e1:3
refuse | 4k3/8/8/8/3r4/8/8/4K3 w - - | e1d1 | a king may not move into check
refuse | 4k3/8/8/8/4r3/8/P7/4K3 w - - | a2a3 | the king would still be in check
# Cloaked pieces give check as others do.
refuse | 4k3/8/8/8/3r4/8/8/4K3 w - - 0 1 black-checkers=d4:3 | e1d1 | a king may not move into check
# A promoted piece is not cloaked.
play | 7k/P7/8/8/8/8/8/R3K3 w A - 0 1 white-checkers=a1,e1:3 | a7a8=N pass | N6k/8/8/8/8/8/8/R3K3 b Q - 0 1 white-checkers=a1,e1:3

refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:e4=K | no checker of the opponent stands there
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:e1=K | no checker of the opponent stands there
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:a7=P | no checker of the opponent stands there
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | guess:e8=P | no checker is a pawn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | pass | a turn has to have a move
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | uncloak:a1 | checkers are uncloaked at the end of a turn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | drop:a2 | a captured pawn comes back only as a bonus move
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | b1b3 | a piece stands in the way
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | e1e3 | a bishop does not move so
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=2 bonus=1 | guess:e8=B | there is one guess in a turn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=2 bonus=2 | pass | a turn has to have a move
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 bonus=1 | guess:e8=B | a guess is made at the start of a turn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 bonus=1 | g1f3 | a bonus move is a pawn's move, or a captured pawn that comes back
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 bonus=1 | O-O | a bonus move is a pawn's move, or a captured pawn that comes back
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 bonus=1 | e3e4 | there is no piece on that square
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 bonus=1 | drop:a2 | none of your pawns has been captured
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=4 | e2e4 | the move is made, and only uncloaking is left of this turn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=4 | guess:e8=B | a guess is made at the start of a turn
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=4 | uncloak:a8 | no checker of yours stands there
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=4 | uncloak:a2 | no checker of yours stands there
refuse | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=5 bonus=1 | guess:e8=B | a guess is made at the start of a turn
refuse | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 white-taken=1 phase=3 bonus=1 | drop:a2 | a captured pawn comes back on an empty square
refuse | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 white-taken=1 phase=3 bonus=1 | drop:a3 | a captured pawn comes back on the second rank
refuse | 4k3/8/8/8/8/8/P7/4K3 b - - 0 1 black-taken=1 phase=3 bonus=2 | drop:b2 | a captured pawn comes back on the second rank
# An uncloaked king in check: what comes back must stand between.
refuse | 4k3/8/8/8/4r3/8/8/4K3 w - - 0 1 white-taken=1 phase=5 bonus=1 | drop:a2 | the king would still be in check
play | 4k3/8/8/8/4r3/8/8/4K3 w - - 0 1 white-taken=1 phase=5 bonus=1 | drop:e2 | 4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1 phase=1
refuse | 4k3/8/8/8/4r3/8/8/4K3 w - - 0 1 white-checkers=e1:3 phase=4 | uncloak:e1 | a king in check may not be uncloaked
# The first of two moves may check an uncloaked king; the second does not capture it.
refuse | 8/8/2k5/3P4/8/8/8/4K3 w - - 0 1 phase=3 bonus=1 | d5c6 | an uncloaked king is checkmated and not captured
refuse | 8/8/2k5/3P4/8/8/8/4K3 w - - 0 1 phase=1 | d5c6 | an uncloaked king is checkmated and not captured
refuse | 8/8/2P5/8/8/8/8/4K3 b - - 0 1 | c6c5 | the game is over: a king has been captured

result | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 | | going on
result | 8/8/2k5/3P4/8/8/8/4K3 w - - 0 1 black-checkers=c6:3 | d5c6 | White wins: a cloaked king was captured
result | 4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1 white-checkers=e1:3 | a2a3 e4e1 | Black wins: a cloaked king was captured
result | 8/8/2k5/8/3P4/8/8/4K3 w - - 0 1 black-checkers=c6:3 | guess:c6=K d4d5 d5c6 | White wins: a cloaked king was captured
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1 | a1a8 uncloak:a8 | White wins: an uncloaked king is checkmated
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1 | a1a8 pass | White wins: an uncloaked king is checkmated
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 black-checkers=g8:7 | a1a8 | going on
result | 7k/5ppp/8/8/8/8/r7/7K b - - 0 1 black-checkers=a2 | a2a1 pass | going on
result | 4k3/8/8/8/8/1q6/7r/K7 b - - 0 1 black-checkers=h2 | h2h1 uncloak:h1 | Black wins: an uncloaked king is checkmated
# A bonus move that a wrong guess earned may save the king: the game goes on until it is passed by.
result | 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1 black-checkers=g8:7 | guess:g8=Q a1a8 | going on
result | 4k3/8/8/8/8/2q5/3p4/K7 w - - 0 1 white-taken=1 phase=5 bonus=1 | drop:b2 | going on
result | 4k3/8/8/8/8/2q5/r7/1K6 w - - 0 1 white-taken=1 phase=5 bonus=1 | | going on
result | 7k/5Q2/8/8/8/8/8/K7 b - - | | draw: stalemate
result | 7k/5Q2/8/8/8/8/8/K7 b - - 0 1 black-checkers=h8:4 | | going on
result | 4k3/8/8/8/8/8/8/R3K3 w - - 99 80 | a1a2 | draw: fifty moves without a capture or a pawn's move
result | 4k3/8/8/8/8/8/8/8 w - - | | Black wins: a cloaked king was captured

impossible | 4k3/8/8/8/8/8/8/3KK3 w - - | White has one king
impossible | 4k3/8/8/8/8/8/8/8 b - - 0 1 | a king falls at the end of the other side's turn
impossible | 4k3/8/8/8/P7/8/PPPPPPPP/4K3 w - - | White has at most eight pawns
impossible | 4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 white-taken=1 | a side has eight pawns, with those that were captured or promoted
impossible | 4k3/8/8/8/QQ6/8/PPPPPP2/4K3 w - - 0 1 white-taken=2 | a side has eight pawns, with those that were captured or promoted
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e4 | a checker stands for a piece of its own side that is no pawn
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e8 | a checker stands for a piece of its own side that is no pawn
impossible | 4k3/8/8/8/8/8/P7/4K3 w - - 0 1 white-checkers=a2 | a checker stands for a piece of its own side that is no pawn
impossible | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 white-checkers=e1:12 | checkers have the numbers 1 to 8
impossible | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white-checkers=a1:3,e1:3 | each number is on one checker of a side
impossible | 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1 white-checkers=a1:1,b1:2 | the checkers of a side are one king, one queen and two of each other piece
impossible | 4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1 white-checkers=a1:1,c1:4 | the bishops stand on squares of different colours
impossible | 4k3/8/8/8/8/8/8/BB2K3 w - - 0 1 white-checkers=a1:1,b1:3 | the bishops stand on squares of different colours
impossible | 4k3/8/8/8/8/8/8/RR2K3 w - - 0 1 white-checkers=a1:1,b1:2,e1:3 | the king stands between the rooks
impossible | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=9 | a turn has no such part
impossible | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=3 | the bonus move belongs to another part of a turn
impossible | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=5 bonus=2 | the bonus move belongs to another part of a turn
impossible | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 bonus=1 | the bonus move belongs to another part of a turn
impossible | rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq - 0 1 white-checkers=a1,b1:2,c1:3,d1:4,e1:5,f1:6,g1:7,h1:8 black-checkers=a8,b8:2,c8:3,d8:4,e8:5,f8:6,g8:7,h8:8 phase=4 jumped=e3 | no pawn has jumped over that square in this turn
impossible | 4k3/8/8/8/8/8/4R3/4K3 w - - | the side that has just moved is in check with an uncloaked king
impossible | 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1 phase=4 | the side that has just moved is in check with an uncloaked king
