/* Split-Brain Chess: two partners make each move together, one the piece and one its target, on the
 * inner board ("Split-Brain Chess" in the new rulebook).
 *
 * All circle in secret. This is the table as a referee sees it: the chooser circles, then the
 * mover; then both circles are mended if they have to be, the other team's chooser decides what
 * counts if they do not fit, and the move is made. What leaves nobody a choice happens by itself.
 */
#include "game/inner_board.h"
#include "game/orthodox.h"

#include <stdlib.h>

enum phase {
    CHOOSE,
    TARGET,
    MEND_CHOICE,
    MEND_TARGET,
    KEEP,
    MOVE_FITTING, /* piece and target fit; a pawn has yet to become something */
    MOVE_CHOSEN,
    MOVE_TO_TARGET,
    PHASE_COUNT
};

enum { ACTION_CHOOSE = ACTION_OWN, ACTION_TARGET, ACTION_INSTEAD, KEEP_PIECE, KEEP_TARGET };

static const struct verb verbs[] = {
    {"choose", HAS_TO}, {"target", HAS_TO}, {"instead", HAS_TO},
    {"keep-piece", 0},  {"keep-target", 0}, {0},
};

/* counts: squares plus 1. The chooser is the partner on the checker's side of the board, which does
 * not matter to what is legal. */
enum { CHOSEN, AIMED, CORNER };
enum { QUEENS_CORNER = 56, KINGS_CORNER = 63 };

static const struct field fields[] = {
    {"checker", FIELD_SQUARE, CORNER, 0},
    {"chosen", FIELD_SQUARE, CHOSEN, 0},
    {"target", FIELD_SQUARE, AIMED, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

static int circled(const struct state *state, int which)
{
    return state->counts[which] - 1;
}

/* ---- Squares that count ---- */

/* "Split-Brain Chess", Making a Move: steps without diagonal ones. */
static int distance(int a, int b)
{
    return abs(file_of(a) - file_of(b)) + abs(rank_of(a) - rank_of(b));
}

static squares nearest(squares valid, int square)
{
    squares found = 0;
    int least = 64;
    for (; valid; valid &= valid - 1) {
        int at = first_of(valid), far = distance(at, square);
        if (far < least)
            found = 0;
        if (far <= least) {
            least = far;
            found |= bit(at);
        }
    }
    return found;
}

/* Where legal moves begin, those that end on `to` only; NO_SQUARE for anywhere. */
static squares sources(const struct actions *legal, int to)
{
    squares found = 0;
    for (size_t i = 0; i < legal->count; i++)
        if (to == NO_SQUARE || legal->items[i].to == to)
            found |= bit(legal->items[i].from);
    return found;
}

static squares targets(const struct actions *legal, int from)
{
    squares found = 0;
    for (size_t i = 0; i < legal->count; i++)
        if (from == NO_SQUARE || legal->items[i].from == from)
            found |= bit(legal->items[i].to);
    return found;
}

/* The valid squares that a circle may stand for: itself, or those nearest to it. */
static squares meant(const struct actions *legal, const struct state *state, int which)
{
    squares valid = which == CHOSEN ? sources(legal, NO_SQUARE) : targets(legal, NO_SQUARE);
    return nearest(valid, circled(state, which));
}

/* ---- Legality ---- */

static bool is_circling(const struct state *state)
{
    return state->phase == CHOOSE || state->phase == TARGET;
}

static bool fits_circles(const struct actions *legal, const struct state *state)
{
    int target = circled(state, AIMED);
    return target >= 0 && targets(legal, circled(state, CHOSEN)) & bit(target);
}

/* A square may be circled that does not count: it is mended afterwards (Making a Move, the rules
 * for writing down moves). */
static const char *refuse_circle(const struct actions *legal, struct action a)
{
    if (!(inner_rules.field & bit(a.to)))
        return "that square is not on the board";
    return legal->count ? NULL : "no piece can move any more";
}

static const char *refuse_instead(const struct actions *legal, const struct state *state,
                                  struct action a)
{
    int which = state->phase == MEND_CHOICE ? CHOSEN : AIMED;
    return meant(legal, state, which) & bit(a.to)
               ? NULL
               : "a wrong circle is replaced by one of the nearest valid squares";
}

/* Which of the legal moves are left to the team. */
static const char *refuse_move(const struct actions *legal, const struct state *state,
                               struct action a)
{
    int piece = circled(state, CHOSEN), target = circled(state, AIMED);
    if (state->phase != MOVE_TO_TARGET && a.from != piece)
        return "the chosen piece has to move";
    if (state->phase != MOVE_CHOSEN && a.to != target)
        return "the move has to end on the circled target square";
    if (state->phase == MOVE_CHOSEN && !(nearest(targets(legal, piece), target) & bit(a.to)))
        return "the chosen piece has to end as close to the target square as it can";
    if (state->phase == MOVE_TO_TARGET && !(nearest(sources(legal, target), piece) & bit(a.from)))
        return "the piece closest to the chosen one has to move to the target square";
    return NULL;
}

static bool belongs(enum phase phase, uint8_t kind)
{
    static const uint8_t kinds[PHASE_COUNT] = {[CHOOSE] = ACTION_CHOOSE,
                                               [TARGET] = ACTION_TARGET,
                                               [MEND_CHOICE] = ACTION_INSTEAD,
                                               [MEND_TARGET] = ACTION_INSTEAD,
                                               [KEEP] = KEEP_PIECE,
                                               [MOVE_FITTING] = ACTION_MOVE,
                                               [MOVE_CHOSEN] = ACTION_MOVE,
                                               [MOVE_TO_TARGET] = ACTION_MOVE};
    return kinds[phase] == kind || (phase == KEEP && kind == KEEP_TARGET);
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    static const char *const first[PHASE_COUNT] = {
        [CHOOSE] = "the chooser has to circle a piece first",
        [TARGET] = "the mover has to circle a target square first",
        [MEND_CHOICE] = "the other team's chooser has to replace the circled piece first",
        [MEND_TARGET] = "the other team's chooser has to replace the circled target first",
        [KEEP] = "the other team's chooser has to keep the piece or the target first",
        [MOVE_FITTING] = "the team has to make its move now",
        [MOVE_CHOSEN] = "the team has to make its move now",
        [MOVE_TO_TARGET] = "the team has to make its move now",
    };
    struct actions legal;
    const char *reason = NULL;
    (void)game;
    if (a.kind == ACTION_MOVE || a.kind == ACTION_CASTLE)
        reason = moves_refuse(state, a, &inner_rules);
    if (!reason && state->phase >= PHASE_COUNT)
        reason = "a turn has no such part";
    if (!reason && !belongs((enum phase)state->phase, a.kind))
        reason = first[state->phase];
    if (reason)
        return reason;
    moves_list(&legal, state, &inner_rules);
    return is_circling(state)             ? refuse_circle(&legal, a)
           : a.kind == ACTION_INSTEAD     ? refuse_instead(&legal, state, a)
           : state->phase >= MOVE_FITTING ? refuse_move(&legal, state, a)
                                          : NULL;
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    out->count = 0;
    if (state->phase >= MOVE_FITTING)
        moves_list(out, state, &inner_rules);
    for (int kind = KEEP_PIECE; kind <= KEEP_TARGET; kind++)
        actions_add(out, (struct action){.kind = (uint8_t)kind});
    for (int kind = ACTION_CHOOSE; kind <= ACTION_INSTEAD; kind++)
        actions_add_to(out, (struct action){.kind = (uint8_t)kind}, inner_rules.field);
    game_keep_legal(out, game, state);
}

/* ---- Playing ---- */

static void move(struct state *state, struct action action)
{
    /* The checker slides behind Black's move (Making a Move); where it is not shown it is unknown.
     */
    if (state->side == BLACK && state->counts[CORNER])
        state->counts[CORNER] =
            (circled(state, CORNER) == KINGS_CORNER ? QUEENS_CORNER : KINGS_CORNER) + 1;
    state->counts[CHOSEN] = state->counts[AIMED] = 0;
    moves_play(state, action, &inner_rules);
}

/* Let the team make its move, or make it where there is just one. */
static void let_move(struct state *state, enum phase phase)
{
    struct actions legal;
    struct action last = {0};
    int ways = 0;
    state->phase = (uint8_t)phase;
    moves_list(&legal, state, &inner_rules);
    for (size_t i = 0; i < legal.count; i++)
        if (!refuse_move(&legal, state, legal.items[i])) {
            last = legal.items[i];
            ways++;
        }
    if (ways == 1)
        move(state, last);
}

/* With both squares circled, go on to where somebody has a choice. */
static void reveal(struct state *state)
{
    struct actions legal;
    moves_list(&legal, state, &inner_rules);
    for (int which = CHOSEN; which <= AIMED; which++) {
        squares squares_meant = meant(&legal, state, which);
        state->phase = which == CHOSEN ? MEND_CHOICE : MEND_TARGET;
        if (count_of(squares_meant) != 1)
            return;
        state->counts[which] = (uint8_t)(first_of(squares_meant) + 1);
    }
    state->phase = KEEP;
    if (fits_circles(&legal, state))
        let_move(state, MOVE_FITTING);
}

static void play(struct state *state, const struct game *game, struct action a)
{
    (void)game;
    switch (a.kind) {
    case ACTION_CHOOSE:
        state->counts[CHOSEN] = (uint8_t)(a.to + 1);
        state->phase = TARGET;
        break;
    case ACTION_TARGET:
        state->counts[AIMED] = (uint8_t)(a.to + 1);
        reveal(state);
        break;
    case ACTION_INSTEAD:
        state->counts[state->phase == MEND_CHOICE ? CHOSEN : AIMED] = (uint8_t)(a.to + 1);
        reveal(state);
        break;
    case KEEP_PIECE:
        let_move(state, MOVE_CHOSEN);
        break;
    case KEEP_TARGET:
        let_move(state, MOVE_TO_TARGET);
        break;
    default:
        move(state, a);
    }
}

/* ---- States ---- */

static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game, (void)random;
    inner_set_up(state);
    state->counts[CORNER] = KINGS_CORNER + 1;
}

static bool is_inner(int square)
{
    return square >= 0 && inner_rules.field & bit(square);
}

/* What the circles must be by the part of the turn. */
static const char *impossible_circles(const struct state *state)
{
    struct actions legal;
    int piece = circled(state, CHOSEN), target = circled(state, AIMED);
    if (state->phase >= PHASE_COUNT)
        return "a turn has no such part";
    if ((piece >= 0 && !is_inner(piece)) || (target >= 0 && !is_inner(target)))
        return "only squares of the inner board are circled";
    if ((piece >= 0) != (state->phase > CHOOSE) || (target >= 0) != (state->phase > TARGET))
        return "the circles do not go with this part of the turn";
    moves_list(&legal, state, &inner_rules);
    if (state->phase > CHOOSE && !legal.count)
        return "no piece can move any more";
    if ((state->phase > MEND_CHOICE && !(sources(&legal, NO_SQUARE) & bit(piece))) ||
        (state->phase > MEND_TARGET && !(targets(&legal, NO_SQUARE) & bit(target))))
        return "a circle that is not valid has not been replaced";
    if (state->phase >= KEEP && fits_circles(&legal, state) != (state->phase == MOVE_FITTING))
        return "the choice is between piece and target only if they do not fit";
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = inner_impossible(game, state);
    int corner = circled(state, CORNER);
    if (!reason && corner >= 0 && corner != KINGS_CORNER && corner != QUEENS_CORNER)
        reason = "the checker lies in a corner on Black's side, a8 or h8";
    return reason ? reason : impossible_circles(state);
}

/* The checker lies off the inner board; a ring on it is no checker. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    squares ringed = scene_ringed(scene) & ~inner_rules.field;
    if (ringed)
        state->counts[CORNER] = (uint8_t)(first_of(ringed) + 1);
}

const struct game split_brain_game = {
    .id = "split-brain",
    .name = "Split-Brain Chess",
    .summary = "one partner chooses the piece and the other its target, 6 by 6 squares",
    .rules = &inner_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = orthodox_outcome,
    .in_check = orthodox_in_check,
    .impossible = impossible,
    .arrange = arrange,
};
