/* Booster Chess: a piece on its own checkers is boosted and may spend them on king's steps, one on
 * the other side's is hobbled and moves like a pawn; cards add checkers ("Booster Chess" in the
 * second rulebook).
 *
 * A turn is a move, steps of the same piece or `pass`, a card or `pass`; cards are drawn by
 * themselves. */
#include "game/armies.h"
#include "game/checker_cards.h"
#include "game/orthodox.h"

enum { MOST_CHECKERS = 6 }; /* of each side (Equipment) */

enum { MOVING, STEPPING, ADDING };

enum { STEP = ACTION_OWN, ADD };

static const struct verb verbs[] = {
    {"step", HAS_FROM | HAS_TO | HAS_MAYBE_KIND},
    {"add", HAS_CARD | HAS_TO},
    {0},
};

/* ---- Checkers that come together ---- */

/* Black and white checkers under a piece go back in pairs (Play). A piece that gets to the back
 * rank, where pawns promote, is rid of the other side's (Adding and Capturing Checkers): of all of
 * them, since a piece with one left there could never move again. A checker that is added to a
 * piece on that rank stays: only a way to get there is described. */
static void settle(struct state *state, int square)
{
    enum side side = side_of(state->board.at[square]);
    checkers_cancel(state, square);
    if (orthodox_rules.last_rank[side] & bit(square))
        checkers_return(state, other_side(side), square, 0);
}

/* A captured piece that was hobbled leaves the capturer boosted, for this turn already, as in
 * the games before and after this one; one that was boosted takes steps away (Adding and Capturing
 * Checkers). */
static int steps(const struct state *state, enum side side, int square)
{
    return state->under[side][square] - state->under[other_side(side)][square];
}

static void spend(struct state *state, int square)
{
    checkers_return(state, (enum side)state->side, square, state->under[state->side][square] - 1);
}

/* The king may not be left in check by the move nor by a step, even if a later step would block the
 * check again (Special Cases). A hobbled king or rook moves like a pawn, and so does not castle
 * either. */
static const struct checker_rules rules = {
    .hobble = true,
    .stuck_pawn = "a hobbled pawn cannot move",
    .slow_piece = "a hobbled piece moves like a pawn, and never two squares",
    .no_castling = "a boosted or hobbled king or rook may not castle",
    .settle = settle,
    .steps = steps,
    .spend = spend,
};

/* ---- What is refused ---- */

/* Adding and Capturing Checkers: a checker card, and a card without its piece on the board, match
 * every piece of their colour. */
static const char *refuse_match(const struct state *state, struct action a)
{
    uint8_t piece = state->board.at[a.to];
    if (piece == a.card)
        return NULL;
    if (card_has_match(state, a.card))
        return "that piece does not match the card";
    if (side_of(piece) == side_of(a.card))
        return NULL;
    return (a.card & 7) == CHECKER ? "a checker card is for a piece of its colour"
                                   : "a card without a match is for a piece of its colour";
}

static const char *refuse_add(const struct state *state, struct action a)
{
    const char *reason = refuse_card(state, a.card);
    if (!reason)
        reason = refuse_checker(state, a.to);
    if (!reason)
        reason = refuse_match(state, a);
    if (!reason && checker_exposes_king(state, a.to, &rules))
        reason = "with that checker the piece would attack your king";
    return reason;
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    (void)game;
    switch (a.kind) {
    case ACTION_PASS:
        return state->phase == MOVING ? "you must move a piece" : NULL;
    case STEP:
        return state->phase == STEPPING ? checkers_refuse_step(state, a, &rules)
                                        : "boosters are spent right after the move";
    case ADD:
        return state->phase == ADDING ? refuse_add(state, a) : "a card is played after moving";
    default:
        return state->phase == MOVING ? checkers_refuse_move(state, a, &rules)
                                      : "a turn has one regular move";
    }
}

/* ---- What can be done, and what comes of it ---- */

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (state->phase == MOVING)
        checkers_list_moves(out, state, &rules);
    if (state->phase == STEPPING)
        checkers_list_steps(out, state, STEP);
    if (state->phase == ADDING)
        list_card_adds(out, state, ADD);
    actions_add(out, (struct action){.kind = ACTION_PASS});
    game_keep_legal(out, game, state);
}

static void do_action(struct state *state, struct action a)
{
    switch (a.kind) {
    case ACTION_PASS:
        if (state->phase == STEPPING)
            state->phase = ADDING;
        else
            checker_cards_end_turn(state);
        break;
    case STEP:
        checkers_step(state, a, &rules);
        break;
    case ADD:
        add_checker(state, a.card, a.to);
        checkers_cancel(state, a.to);
        checker_cards_end_turn(state);
        break;
    default:
        checkers_move(state, a, &rules);
        state->phase = STEPPING;
    }
}

static void play(struct state *state, const struct game *game, struct action action)
{
    state_checkers_in_front(state);
    do_action(state, action);
    game_play_forced(state, game);
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return checkers_check(state, (enum side)state->side, &rules);
}

/* Winning: checkmate as in chess, with the threats of steps. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    return checkers_outcome(game, state, &rules);
}

/* ---- States ---- */

static const char *impossible(const struct game *game, const struct state *state)
{
    enum side side = (enum side)state->side;
    const char *reason = sets_impossible(&state->board);
    (void)game;
    if (reason)
        return reason;
    if (state->phase > ADDING)
        return "a turn has no such part";
    if (state->phase == MOVING && state->counts[COUNT_MOVED])
        return "nothing has moved yet in this turn";
    for (int square = 0; square < 64; square++)
        if (state->under[WHITE][square] && state->under[BLACK][square])
            return "a piece has no checkers of both colours under it";
    reason = checker_cards_impossible(state, MOST_CHECKERS, 0);
    if (reason)
        return reason;
    return checkers_impossible(state, state->phase == MOVING ? other_side(side) : side, &rules);
}

const struct game booster_game = {
    .id = "booster",
    .name = "Booster Chess",
    .summary = "cards boost pieces by king's steps, or hobble them to move like pawns",
    .rules = &orthodox_rules,
    .verbs = verbs,
    .fields = checker_card_fields,
    .begin = checker_cards_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
    .arrange = checker_cards_arrange,
};
