/* Adrenaline Chess: who captures gives a checker to a piece of the other side, and checkers pay for
 * king's steps behind a regular move ("Adrenaline Chess" in the rulebook).
 *
 * A turn is a regular move, then steps of the same piece while it has checkers, then the checker
 * for a capture, or `pass`. The colour of checkers does not matter: all lie in under[WHITE]. */
#include "game/armies.h"
#include "game/checkers.h"
#include "game/orthodox.h"

enum { CHECKERS = 24 }; /* Equipment */

enum { MOVING, GOING_ON_MOVING };

enum { COUNT_CAPTURED = COUNT_OWN };

enum { STEP = ACTION_OWN, GIVE };

static const struct verb verbs[] = {
    {"step", HAS_FROM | HAS_TO | HAS_MAYBE_KIND},
    {"give", HAS_TO},
    {0},
};

static const struct field fields[] = {
    {"checkers", FIELD_STACKS, WHITE, 0},
    {"moved", FIELD_SQUARE, COUNT_MOVED, 0},
    {"jumped", FIELD_SQUARE, COUNT_JUMPED, 0},
    {"captured", FIELD_NUMBER, COUNT_CAPTURED, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

/* A captured piece brings its checkers, to be used at once (Play). */
static int steps(const struct state *state, enum side side, int square)
{
    (void)side;
    return state->under[WHITE][square];
}

static void spend(struct state *state, int square)
{
    state->under[WHITE][square]--;
}

static const struct checker_rules rules = {
    .no_castling = "a king or rook with checkers may not castle",
    .steps = steps,
    .spend = spend,
};

/* ---- Giving a checker ---- */

/* One checker a turn, however many pieces were captured, and while there are any (Play). */
static bool must_give(const struct state *state)
{
    return state->counts[COUNT_CAPTURED] && checkers_on_board(state, WHITE) < CHECKERS;
}

static const char *refuse_give(const struct state *state, int square)
{
    enum side side = (enum side)state->side;
    if (!must_give(state))
        return state->counts[COUNT_CAPTURED] ? "all 24 checkers are under pieces"
                                             : "only a capture gives a checker";
    if (!(state->board.sides[other_side(side)] & bit(square)))
        return "the checker goes under a piece of your opponent";
    struct state after = *state;
    after.under[WHITE][square]++;
    return checkers_check(&after, side, &rules)
               ? "with that checker the piece could reach your king"
               : NULL;
}

static bool can_give(const struct state *state)
{
    for (squares left = state->board.sides[other_side((enum side)state->side)]; left;
         left &= left - 1)
        if (!refuse_give(state, first_of(left)))
            return true;
    return false;
}

/* A capture whose checker would put the own king in check, whoever gets it, is no legal move: "all
 * the regular chess rules apply" to the whole turn (Play). */
static const char *refuse_gift(const struct state *after)
{
    return must_give(after) && !can_give(after)
               ? "the checker for this capture would put your king in check wherever it went"
               : NULL;
}

/* ---- Moves and steps ---- */

/* Move or step, and remember what it captures. */
static void advance(struct state *state, struct action action)
{
    int pieces = count_of(board_occupied(&state->board));
    if (action.kind == STEP)
        checkers_step(state, action, &rules);
    else
        checkers_move(state, action, &rules);
    if (count_of(board_occupied(&state->board)) < pieces)
        state->counts[COUNT_CAPTURED] = 1;
}

/* The king may not be left in check by the regular move nor by any step behind it: a later step
 * does not mend it (Play, last paragraph: a revealed check may not be blocked again by a step; what
 * is said there of the regular move is taken for each step). */
static const char *refuse_advance(const struct state *state, struct action action)
{
    const char *reason = action.kind == STEP ? checkers_refuse_step(state, action, &rules)
                                             : checkers_refuse_move(state, action, &rules);
    if (reason)
        return reason;
    struct state after = *state;
    advance(&after, action);
    return refuse_gift(&after);
}

static const char *refuse_first(const struct state *state, struct action action)
{
    if (action.kind == STEP)
        return "an extra step comes behind a regular move";
    if (action.kind == GIVE)
        return "only a capture gives a checker";
    if (action.kind == ACTION_PASS)
        return "you must make a regular move";
    return refuse_advance(state, action);
}

static const char *refuse_second(const struct state *state, struct action action)
{
    if (action.kind == STEP)
        return refuse_advance(state, action);
    if (action.kind == GIVE)
        return refuse_give(state, action.to);
    if (action.kind == ACTION_PASS)
        return must_give(state) ? "a capture ends with a checker for a piece of your opponent"
                                : NULL;
    return "the regular move of this turn has been made";
}

static const char *refuse(const struct game *game, const struct state *state, struct action action)
{
    (void)game;
    return state->phase == MOVING ? refuse_first(state, action) : refuse_second(state, action);
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (state->phase == MOVING) {
        checkers_list_moves(out, state, &rules);
    } else {
        checkers_list_steps(out, state, STEP);
        actions_add_to(out, (struct action){.kind = GIVE}, state->board.sides[!state->side]);
        actions_add(out, (struct action){.kind = ACTION_PASS});
    }
    game_keep_legal(out, game, state);
}

static void end_turn(struct state *state)
{
    state->counts[COUNT_CAPTURED] = 0;
    checkers_end_turn(state);
}

static void play(struct state *state, const struct game *game, struct action action)
{
    if (action.kind == GIVE)
        state->under[WHITE][action.to]++;
    if (action.kind == GIVE || action.kind == ACTION_PASS) {
        end_turn(state);
        return;
    }
    advance(state, action);
    state->phase = GOING_ON_MOVING;
    game_play_forced(state, game);
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return checkers_check(state, (enum side)state->side, &rules);
}

/* Winning: checkmate as in chess, with the threats of extra steps. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    return checkers_outcome(game, state, &rules);
}

static const char *impossible(const struct game *game, const struct state *state)
{
    (void)game;
    enum side side = (enum side)state->side;
    const char *reason = sets_impossible(&state->board);
    if (reason)
        return reason;
    if (checkers_on_board(state, WHITE) > CHECKERS)
        return "there are only 24 checkers";
    if (state->phase > GOING_ON_MOVING || state->counts[COUNT_CAPTURED] > 1)
        return "a turn has no such part";
    if ((state->phase == MOVING) != !state->counts[COUNT_MOVED])
        return "a piece has moved when a turn is under way, and only then";
    return checkers_impossible(state, state->phase == MOVING ? other_side(side) : side, &rules);
}

/* Rings are checkers, of any colour (READINGS: grey in this game). */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    for (int square = 0; square < 64; square++)
        for (int ring = 0; ring < RING_COUNT; ring++)
            state->under[WHITE][square] =
                (uint8_t)(state->under[WHITE][square] + scene->rings[ring][square]);
}

const struct game adrenaline_game = {
    .id = "adrenaline",
    .name = "Adrenaline Chess",
    .summary = "captures give checkers, and checkers pay for king's steps",
    .rules = &orthodox_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = orthodox_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
    .arrange = arrange,
};
