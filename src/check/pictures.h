/* How the boards of a game are drawn: one row a game, the first one for all that are not named. */
#ifndef CHECK_PICTURES_H
#define CHECK_PICTURES_H

#include "game/game.h"

/* How pieces move. */
enum law {
    LAW_CHESS,    /* as in chess */
    LAW_STEPS,    /* the same, and like a king with what comes behind the first move of a piece */
    LAW_TAR,      /* on a checker of the other side, like a pawn */
    LAW_BORROWED, /* like a neighbour of the same colour */
    LAW_MIRROR,   /* through pieces on the other side of the mirror */
    LAW_DOWN,     /* down the board */
    LAW_MASKED,   /* as in chess, but each piece but pawns may capture like any other */
    LAW_BOOSTED,  /* like a pawn as well, and like a king behind the first move of a piece */
    LAW_ORDERS,   /* to where the piece that orders them could capture */
    LAW_NONE,     /* not looked at */
};

/* How cards and checkers go from one diagram to the next that continues it. */
enum flow {
    FLOW_NONE,   /* not looked at */
    FLOW_SAME,   /* the same cards lie there */
    FLOW_MORE,   /* cards are added to those that each side has played */
    FLOW_HANDS,  /* a card goes from a hand to the discards, a checker under the piece it names */
    FLOW_STACKS, /* a card is played on the own stack, captures move cards of the other stack */
    FLOW_LINE,   /* a card is added at the end of the line, captures take cards out of it */
    FLOW_MIRROR, /* a piece that moves gets a checker, or loses the one that it has */
    FLOW_COINS,  /* a coin comes where a move begins, and stays with its piece */
};

enum grey { GREY_NONE, GREY_NOTE, GREY_HINT, GREY_BURIAL, GREY_MOVE };

/* Which rings mean something. */
enum rings {
    RINGS_NONE,
    RINGS_GREY,  /* checkers of no side, or coins */
    RINGS_OWN,   /* of the colour of the piece on them */
    RINGS_SIDES, /* of one side or the other */
    RINGS_ANY
};

/* What cards are by the place where they lie; NULL where they mean nothing there. */
struct card_names {
    const char *side, *side_backs, *middle, *middle_backs;
};

struct picture_rules {
    const char *game;
    enum law law;
    enum grey grey;      /* what a grey arrow from square to square is */
    bool throws;         /* an arrow may move a checker and no piece */
    bool at_once;        /* both sides move at the same time */
    bool cloaked;        /* rings stand for pieces that are not shown */
    bool orders;         /* two arrows from one piece move another */
    bool comes_back;     /* a piece may stand on the tail of a move, under a grey ring */
    bool kings_are_safe; /* no move leaves the own king attacked */
    bool alternates;     /* sides take turns with one move each, and White begins */
    bool takes_all;      /* pieces of the own side too */
    bool rim_marker;     /* the only ring there is lies beyond the squares in play */
    bool loses;          /* a piece may be taken off the board between moves */
    bool shots;          /* there are no more checkers under pieces than pieces captured */
    enum rings rings;
    const char *ring; /* what they are */
    enum flow flow;
    struct card_names cards;
    bool laid_out;      /* cards that are as many as the pieces have laid these out */
    bool cards_by_side; /* cards lie with the side of their colour */
    bool pairs;         /* each side plays its cards two at a time, and has one of a kind */
    bool decks;         /* each side has a deck, and the card that was turned up last */
    int hand;           /* cards that are dealt to each side, or 0 */
    int pieces;         /* of both sides, that no game is without but for captures; or 0 */
    int checkers;       /* of each side in all, or 0 where they do not count */
};

const struct picture_rules *picture_rules_of(const struct game *game);

#endif
