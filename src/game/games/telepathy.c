/* Telepathy Chess: one partner predicts by a card which kind of piece the other will move, and a
 * coin beside the board goes to and fro with how well they do ("Telepathy Chess" in the rulebook).
 *
 * Who of a team predicts only alternates, so that a state knows teams, not players. A card that a
 * position does not tell of is in its team's hand, but for the card that lies face up: where none
 * is told, none lies there. */
#include "game/deck.h"
#include "game/fallen.h"
#include "game/orthodox.h"
#include "game/rows.h"

/* Piles, each for White and then for Black. */
enum { HAND = 0, FACE_UP = 2, FACE_DOWN = 4 };

/* The removal is the end of a turn that has gone over to the other side already, cards and all; the
 * team that removes a piece is the one that the coin lies with. */
enum { PREDICTING, MOVING, REMOVING };

/* Where the coin is, in counts: in the middle, or with a side, which is counted from 1. */
enum { COIN };
enum { IN_THE_MIDDLE };

enum { PREDICT = ACTION_OWN, REMOVE };

static const struct verb verbs[] = {{"predict", HAS_CARD}, {"remove", HAS_FROM}, {0}};

static const struct field fields[] = {
    {"phase", FIELD_PHASE, 0, 0},
    {"coin", FIELD_NUMBER, COIN, 0},
    {"white-hand", FIELD_PILE, HAND + WHITE, 0},
    {"black-hand", FIELD_PILE, HAND + BLACK, 0},
    {"white-up", FIELD_PILE, FACE_UP + WHITE, 0},
    {"black-up", FIELD_PILE, FACE_UP + BLACK, 0},
    {"white-down", FIELD_PILE, FACE_DOWN + WHITE, 0},
    {"black-down", FIELD_PILE, FACE_DOWN + BLACK, 0},
    {0},
};

/* Seven cards for each team (Setup, last paragraph). */
static const card_counts deck = {
    [PAWN] = 1, [KNIGHT] = 1, [BISHOP] = 1, [ROOK] = 1, [QUEEN] = 1, [KING] = 1, [CHECKER] = 1};

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    set_up_row(state, "RNBQKBNR");
    pile_add(state, FACE_UP + WHITE, piece_of(WHITE, PAWN));
    pile_add(state, FACE_UP + BLACK, piece_of(BLACK, PAWN));
    piles_add_missing(state, HAND, deck);
}

/* ---- What can be done ---- */

static const char *refuse_prediction(const struct state *state, struct action a)
{
    int side = state->side;
    if (a.kind != PREDICT)
        return "the predictor plays a card before the mover moves";
    if ((int)side_of(a.card) != side)
        return side == WHITE ? "White predicts with the white cards"
                             : "Black predicts with the black cards";
    if (!deck[a.card & 7])
        return "there is no such card";
    if (pile_find(state, FACE_UP + side, a.card) >= 0)
        return "that card lies face up already: only the checker card predicts the same again";
    if ((a.card & 7) == CHECKER && !pile_count(state, FACE_UP + side))
        return "the checker card copies the card that lies face up, and none is told of";
    return NULL;
}

/* Moves are those of chess (Play, 3rd paragraph), and a king that a removal has left in danger may
 * be taken (Winning the Game). Taking it ends the game, so that it does not matter whether the own
 * king would be safe behind it. */
static const char *refuse_move(const struct game *game, const struct state *state, struct action a)
{
    if (a.kind > ACTION_CASTLE)
        return a.kind == ACTION_PASS ? "the mover must make a move"
                                     : "the prediction is made, and the mover moves now";
    return moves_refuse_fatal(state, a, game->rules);
}

/* The team that the coin was pushed or pulled beyond. */
static enum side loser(const struct state *state)
{
    return state->counts[COIN] == WHITE + 1 ? WHITE : BLACK;
}

/* What the losing team may give up. Its king is not among that: the game is lost by its capture,
 * and the text knows no other end (Winning the Game). */
static squares removable(const struct state *state)
{
    return state->board.sides[loser(state)] & ~state->board.kinds[KING];
}

static const char *refuse_removal(const struct state *state, struct action a)
{
    if (a.kind != REMOVE)
        return "the team that the coin lies with must first remove one of its pieces";
    uint8_t piece = state->board.at[a.from];
    if (!piece)
        return "there is no piece on that square";
    if (side_of(piece) != loser(state))
        return "the team that the coin lies with removes a piece of its own";
    return kind_of(piece) == KING ? "a king cannot be removed, only captured" : NULL;
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (has_king_fallen(state))
        return;
    if (state->phase == PREDICTING) {
        actions_add_cards(out, (struct action){.kind = PREDICT}, deck);
        game_keep_legal(out, game, state);
    } else if (state->phase == MOVING) {
        moves_list_fatal(out, state, game->rules);
    } else {
        actions_add_from(out, (struct action){.kind = REMOVE}, removable(state));
    }
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = fallen_refuse(state);
    if (reason)
        return reason;
    return state->phase == PREDICTING ? refuse_prediction(state, a)
           : state->phase == MOVING   ? refuse_move(game, state, a)
                                      : refuse_removal(state, a);
}

/* ---- What comes of it ---- */

/* Push the coin toward a team. Who would have it pushed beyond its end of the board removes a piece
 * instead, and the coin goes back to the middle; so it does when there is nothing to remove. */
static void push_coin(struct state *state, enum side toward)
{
    uint8_t *coin = &state->counts[COIN], end = (uint8_t)(toward + 1);
    if (*coin == IN_THE_MIDDLE)
        *coin = end;
    else if (*coin == end && removable(state))
        state->phase = REMOVING;
    else
        *coin = IN_THE_MIDDLE;
}

/* The coin goes to the opponents for a prediction that came true, and to the own team for a move
 * that neither card told (Play, 4th paragraph). The checker card is the card face up again. */
static void judge(struct state *state, enum side side, enum piece_kind moved)
{
    uint8_t told = pile_top(state, FACE_UP + (int)side),
            down = pile_top(state, FACE_DOWN + (int)side);
    uint8_t predicted = (down & 7) == CHECKER ? told : down;
    if (kind_of(predicted) == moved)
        push_coin(state, other_side(side));
    else if (kind_of(told) != moved)
        push_coin(state, side);
}

/* The checker card goes back to the hand, or else the card that was face up before; the other one
 * lies face up now (Play, last paragraph). */
static void pick_up(struct state *state, int side)
{
    if ((pile_top(state, FACE_DOWN + side) & 7) == CHECKER) {
        pile_move_all(state, FACE_DOWN + side, HAND + side);
    } else {
        pile_move_all(state, FACE_UP + side, HAND + side);
        pile_move_all(state, FACE_DOWN + side, FACE_UP + side);
    }
}

/* Castling is a move of the king, as in chess; a pawn that promotes moved as a pawn. */
static void play_move(struct state *state, const struct game *game, struct action a)
{
    enum side side = (enum side)state->side;
    enum piece_kind moved = kind_of(state->board.at[a.from]);
    moves_play(state, a, game->rules);
    if (!has_king_fallen(state))
        judge(state, side, moved);
    pick_up(state, (int)side);
}

static void play(struct state *state, const struct game *game, struct action a)
{
    piles_add_missing(state, HAND, deck);
    if (a.kind == PREDICT) {
        int hand = HAND + state->side;
        pile_move(state, hand, pile_find(state, hand, a.card), FACE_DOWN + state->side);
        state->phase = MOVING;
    } else if (a.kind == REMOVE) {
        moves_remove(state, a.from);
        state->counts[COIN] = IN_THE_MIDDLE;
        state->quiet_plies = 0; /* as much a change as a capture */
        state->phase = PREDICTING;
    } else {
        play_move(state, game, a);
    }
}

/* The text ends the game by a capture, but allows legal moves of chess only: whoever has none is
 * mated, with a king that falls next, or stalemated, as in chess. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    struct outcome fallen = fallen_outcome(state, "the king is captured");
    enum side other = other_side((enum side)state->side);
    if (fallen.result != GOING_ON || state->phase == REMOVING || is_in_check(state, other))
        return fallen;
    return orthodox_outcome(game, state);
}

/* ---- Positions ---- */

static const char *impossible_cards(const struct state *state)
{
    if (deck_impossible(state, ALL_PILES, deck) || deck_seen(state, NO_CARD))
        return "each team has one card of each kind and one checker card";
    for (int side = WHITE; side <= BLACK; side++) {
        if (pile_count(state, FACE_UP + side) > 1)
            return "a team has one card face up";
        if ((pile_top(state, FACE_UP + side) & 7) == CHECKER)
            return "the checker card never stays face up";
        bool predicted = state->phase == MOVING && side == state->side;
        if (pile_count(state, FACE_DOWN + side) != predicted)
            return predicted ? "the mover moves after one card is played face down"
                             : "only the team that is to move has a card face down";
    }
    return cards_lie_with_side(state) ? NULL : "a card lies with the team that it belongs to";
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = fallen_impossible(state, game->rules);
    if (reason)
        return reason;
    if (state->phase > REMOVING)
        return "a turn has three parts: predicting, moving and removing";
    if (state->counts[COIN] > BLACK + 1)
        return "the coin is in the middle (0), at White's side (1) or at Black's (2)";
    if (state->phase == REMOVING && (!state->counts[COIN] || !removable(state)))
        return "a piece is removed by the team that the coin lies with, if it has one";
    return impossible_cards(state);
}

/* The cards that lie beside the board, in the order they were played: the last one that is no
 * checker card is face up now. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    for (size_t i = 0; i < scene->card_count; i++) {
        uint8_t card = scene->cards[i].card;
        int pile = FACE_UP + (card & 8 ? BLACK : WHITE);
        if (!card || (card & 7) == CHECKER)
            continue;
        if (pile_count(state, pile))
            pile_remove(state, pile, 0);
        pile_add(state, pile, card);
    }
    piles_add_missing(state, HAND, deck);
}

const struct game telepathy_game = {
    .id = "telepathy",
    .name = "Telepathy Chess",
    .summary = "partners predict each other's moves",
    .rules = &orthodox_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = orthodox_in_check,
    .impossible = impossible,
    .arrange = arrange,
};
