/* Zombie Chess: captured pieces are buried under pieces of who captured them, and come back when
 * these move off ("Zombie Chess" in the rulebook).
 *
 * This is the table as a referee sees it, with both secret grids. The graveyard is what lies in the
 * grids; the dust bin is what is neither there nor on the board, and never matters again. */
#include "game/armies.h"
#include "game/orthodox.h"
#include "game/turn.h"

#include <string.h>

enum phase {
    MOVE,
    HORDE,  /* a zombie has moved, and others may move with it */
    SETTLE, /* the moves are done: pawns that came back are promoted, what was captured is buried */
    PHASE_COUNT
};

enum { ACTION_BURY = ACTION_OWN, ACTION_PROMOTE };

static const struct verb verbs[] = {{"bury", HAS_TO}, {"promote", HAS_TO | HAS_KIND}, {0}};

/* under[side]: what a side has buried, which is of the other side. */
enum { ZOMBIES, MOVED, LEFT };                 /* sets */
enum { JUMPED, CAPTURED, MOST_CAPTURED = 15 }; /* counts: a square plus 1, and kinds */

static const struct field fields[] = {
    {"white-grid", FIELD_BURIED, WHITE, 0},
    {"black-grid", FIELD_BURIED, BLACK, 0},
    {"zombies", FIELD_SQUARES, ZOMBIES, 0},
    {"moved", FIELD_SQUARES, MOVED, 0}, /* zombies, in this turn */
    {"left", FIELD_SQUARES, LEFT, 0},   /* squares that were moved from in this turn */
    {"jumped", FIELD_SQUARE, JUMPED, 0},
    {"captured", FIELD_QUEUE, CAPTURED, MOST_CAPTURED - 1},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

/* Pawns that came back where pawns promote. */
static squares back_rank_pawns(const struct state *state)
{
    const struct board *board = &state->board;
    return board->kinds[PAWN] & ((board->sides[WHITE] & orthodox_rules.last_rank[WHITE]) |
                                 (board->sides[BLACK] & orthodox_rules.last_rank[BLACK]));
}

/* Own pieces with nothing under them that their side has buried ("Zombie Chess", Play: not more
 * than one under a piece). */
static squares burial_places(const struct state *state)
{
    squares places = 0;
    for (squares own = state->board.sides[state->side]; own; own &= own - 1)
        if (!state->under[state->side][first_of(own)])
            places |= bit(first_of(own));
    return places;
}

/* ---- The end of the moves of a turn ---- */

/* Bring back what lies where the side to move has left its squares: first what it has buried there
 * itself, and only if there is nothing, what the other side has ("Zombie Chess", Play). Where
 * another piece of the horde has come to stand, it stays buried. */
static void uncover(struct state *state)
{
    enum side side = (enum side)state->side, enemy = other_side(side);
    squares left = state->sets[LEFT] & ~board_occupied(&state->board);
    for (; left; left &= left - 1) {
        int at = first_of(left);
        enum side digger = state->under[side][at] ? side : enemy;
        enum piece_kind kind = (enum piece_kind)state->under[digger][at];
        if (!kind)
            continue;
        state->under[digger][at] = NO_PIECE;
        board_put(&state->board, at, piece_of(other_side(digger), kind));
        state->sets[ZOMBIES] |= bit(at);
    }
}

/* Zombies that did not move are destroyed. */
static void destroy_idle(struct state *state)
{
    squares idle = state->sets[ZOMBIES] & state->board.sides[state->side] & ~state->sets[MOVED];
    for (squares rest = idle; rest; rest &= rest - 1)
        board_remove(&state->board, first_of(rest));
    state->sets[ZOMBIES] &= ~idle;
}

/* ---- Moving ---- */

/* What a move captures and has to bury: a zombie too, since the rule excepts none ("Zombie Chess",
 * Play; destroyed are only those that do not move). */
static uint8_t victim_of(const struct state *state, struct action a)
{
    int victim = turn_victim(state, a);
    return victim == NO_SQUARE ? NO_PIECE : (uint8_t)kind_of(state->board.at[victim]);
}

/* One move, before anything comes back. Only the last move of a horde can be answered en passant,
 * and only the first can answer so: between them, the square waits in `jumped`. */
static void step(struct state *state, struct action a)
{
    enum side side = (enum side)state->side;
    bool zombie = state->sets[ZOMBIES] & bit(a.from);
    uint8_t victim = victim_of(state, a), quiet = state->quiet_plies;
    squares before = state->board.sides[side];

    moves_shift(state, a, &orthodox_rules);
    if (state->phase == HORDE && state->quiet_plies > quiet)
        state->quiet_plies = quiet; /* the turn has been counted */
    state->sets[LEFT] |= before & ~state->board.sides[side];
    state->sets[ZOMBIES] &= board_occupied(&state->board) & ~bit(a.to);
    if (zombie) {
        state->sets[ZOMBIES] |= bit(a.to);
        state->sets[MOVED] |= bit(a.to);
    }
    turn_hold_jump(state, JUMPED);
    uint8_t *queue = state->counts + CAPTURED;
    int waiting = 0;
    while (waiting < MOST_CAPTURED && queue[waiting])
        waiting++;
    if (victim && waiting < MOST_CAPTURED)
        queue[waiting] = victim;
}

/* ---- Legality of moves ---- */

/* A pawn that comes back on its last rank is promoted at once, so it is as dangerous as a queen and
 * as a knight. */
static bool king_in_danger(const struct state *state)
{
    enum side side = (enum side)state->side;
    int king = king_of(&state->board, side);
    squares pawns = back_rank_pawns(state) & state->board.sides[other_side(side)];
    if (king == NO_SQUARE || is_in_check(state, side))
        return king != NO_SQUARE;
    return pawns &
           (attacks_of(QUEEN, king, board_occupied(&state->board)) | attacks_of(KNIGHT, king, 0));
}

/* The king outlives the end of the zombies that have not moved. */
static bool can_end_moves(const struct state *state)
{
    struct state after = *state;
    destroy_idle(&after);
    uncover(&after);
    return !king_in_danger(&after);
}

static const char *const shield_lost =
    "a zombie that shields the king would be destroyed for not moving";

static bool can_go_on(const struct state *after);

/* "Zombie Chess", Game End: a piece may not be moved if that reveals a zombie that gives check. The
 * rule speaks of each piece, so each move of a horde is held against it by itself. A zombie that
 * shields the king may still have its own move to come. */
static const char *refuse_reveal(const struct state *state, struct action a)
{
    struct state after = *state;
    step(&after, a);
    struct state bare = after;
    uncover(&bare);
    if (king_in_danger(&bare))
        return "this would reveal a zombie that puts the own king in check";
    return can_end_moves(&after) || can_go_on(&after) ? NULL : shield_lost;
}

/* A turn is a move of one piece, or of any zombies, each once ("Zombie Chess", Play). */
static const char *refuse_in_horde(const struct state *state, struct action a)
{
    squares own = state->board.sides[state->side];
    if (a.kind == ACTION_CASTLE || (own & bit(a.from) & ~state->sets[ZOMBIES]))
        return "only zombies may move together with a zombie";
    return own & bit(a.from) & state->sets[MOVED] ? "each zombie moves only once a turn" : NULL;
}

static const char *refuse_move(const struct state *state, struct action a)
{
    const char *reason = state->phase == HORDE ? refuse_in_horde(state, a) : NULL;
    if (!reason)
        reason = moves_refuse(state, a, &orthodox_rules);
    /* The zombie before may have given check, but "the goal is to checkmate" (Game End). */
    if (!reason && a.to == king_of(&state->board, other_side((enum side)state->side)))
        reason = "a king is never captured";
    return reason ? reason : refuse_reveal(state, a);
}

/* Behind a move of a zombie, another has one that keeps the king safe. */
static bool can_go_on(const struct state *after)
{
    struct state horde = *after;
    struct actions actions;
    if (!horde.sets[MOVED])
        return false;
    horde.phase = HORDE;
    moves_list(&actions, &horde, &orthodox_rules);
    for (size_t i = 0; i < actions.count; i++)
        if (!refuse_move(&horde, actions.items[i]))
            return true;
    return false;
}

static void list_moves(struct actions *out, const struct game *game, const struct state *state)
{
    moves_list(out, state, &orthodox_rules);
    game_keep_legal(out, game, state);
}

/* ---- Legality of the rest ---- */

static const char *refuse_promotion(const struct state *state, struct action a)
{
    if (!(back_rank_pawns(state) & bit(a.to)))
        return "there is no pawn to promote on that square";
    return a.promote < KNIGHT || a.promote > QUEEN ? "a pawn may not become that piece" : NULL;
}

static const char *refuse_burial(const struct state *state, struct action a)
{
    if (!(state->board.sides[state->side] & bit(a.to)))
        return "a captured piece is buried under an own piece";
    return burial_places(state) & bit(a.to) ? NULL : "a piece is buried under that piece already";
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    (void)game;
    if (back_rank_pawns(state))
        return a.kind == ACTION_PROMOTE
                   ? refuse_promotion(state, a)
                   : "a pawn that came back on its last rank has to be promoted first";
    if (state->phase >= SETTLE && a.kind != ACTION_BURY)
        return "the captured piece has to be buried first";
    switch (a.kind) {
    case ACTION_PROMOTE:
        return "there is no pawn to promote on that square";
    case ACTION_BURY:
        return state->phase >= SETTLE ? refuse_burial(state, a)
                                      : "only a captured piece is buried, when the moves are done";
    case ACTION_PASS:
        return state->phase != HORDE  ? "a player has to move"
               : can_end_moves(state) ? NULL
                                      : shield_lost;
    default:
        return refuse_move(state, a);
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    squares pawns = back_rank_pawns(state);
    out->count = 0;
    if (!pawns && state->phase < SETTLE)
        list_moves(out, game, state);
    if (!pawns && state->phase == HORDE && can_end_moves(state))
        actions_add(out, (struct action){.kind = ACTION_PASS});
    if (!pawns && state->phase >= SETTLE)
        actions_add_to(out, (struct action){.kind = ACTION_BURY}, burial_places(state));
    for (uint8_t kind = KNIGHT; kind <= QUEEN; kind++)
        actions_add_to(out, (struct action){.kind = ACTION_PROMOTE, .promote = kind}, pawns);
}

/* ---- Playing ---- */

static void end_turn(struct state *state)
{
    if (turn_impossible(state, JUMPED)) /* what came back may have filled the square */
        state->counts[JUMPED] = 0;
    turn_end(state, JUMPED);
}

/* The next of the captured pieces is buried, or goes to the dust bin. */
static void take_next_captured(struct state *state)
{
    uint8_t *queue = state->counts + CAPTURED;
    memmove(queue, queue + 1, MOST_CAPTURED - 1);
    queue[MOST_CAPTURED - 1] = NO_PIECE;
}

/* Go on to the next thing that somebody has to decide. First the zombies, then the burial, as the
 * example in Play has it; what cannot be buried goes to the dust bin. */
static void settle(struct state *state)
{
    state->phase = SETTLE;
    if (back_rank_pawns(state))
        return;
    while (state->counts[CAPTURED] && !burial_places(state))
        take_next_captured(state);
    if (!state->counts[CAPTURED])
        end_turn(state);
}

/* Zombies that did not move go first, so that one which comes back to the side that has just moved
 * lives to move in its next turn: it could not have moved before it was there (Play). */
static void finish_moves(struct state *state)
{
    destroy_idle(state);
    uncover(state);
    state->sets[MOVED] = state->sets[LEFT] = 0;
    settle(state);
}

static void play_move(struct state *state, const struct game *game, struct action a)
{
    struct actions more = {.count = 0};
    bool zombie = state->sets[ZOMBIES] & bit(a.from);
    step(state, a);
    state->phase = HORDE;
    if (zombie && state->sets[ZOMBIES] & state->board.sides[state->side] & ~state->sets[MOVED])
        list_moves(&more, game, state);
    if (!more.count)
        finish_moves(state);
}

static void play(struct state *state, const struct game *game, struct action a)
{
    switch (a.kind) {
    case ACTION_PROMOTE: {
        enum side owner = side_of(state->board.at[a.to]);
        board_remove(&state->board, a.to);
        board_put(&state->board, a.to, piece_of(owner, (enum piece_kind)a.promote));
        if (state->phase == SETTLE)
            settle(state);
        break;
    }
    case ACTION_BURY:
        state->under[state->side][a.to] = state->counts[CAPTURED];
        take_next_captured(state);
        settle(state);
        break;
    case ACTION_PASS:
        finish_moves(state);
        break;
    default:
        play_move(state, game, a);
    }
}

static struct outcome outcome(const struct game *game, const struct state *state)
{
    if (state->phase != MOVE || back_rank_pawns(state))
        return (struct outcome){.result = GOING_ON};
    return orthodox_end(state, game_action_count(game, state) > 0,
                        is_in_check(state, (enum side)state->side));
}

/* ---- States ---- */

static bool is_zombie(const struct state *state, int square)
{
    return square != NO_SQUARE && state->sets[ZOMBIES] & bit(square);
}

/* A side's army is on the board, in the other side's grid, and about to be buried there. */
static const char *impossible_army(const struct state *state, enum side side)
{
    int counts[KIND_COUNT] = {0};
    const uint8_t *graves = state->under[other_side(side)];
    squares home = orthodox_rules.last_rank[other_side(side)];

    for (int square = 0; square < 64; square++)
        counts[graves[square]]++;
    for (int i = 0; i < MOST_CAPTURED && state->side != side; i++)
        counts[state->counts[CAPTURED + i]]++;
    if (counts[KING])
        return "a king is never captured";
    army_count(counts, &state->board, side);
    if (state->board.sides[side] & state->board.kinds[PAWN] & home & ~state->sets[ZOMBIES])
        return "a pawn on its own first rank can only be a zombie";
    return army_impossible(counts, side);
}

static const char *impossible_turn(const struct state *state)
{
    squares own_zombies = state->sets[ZOMBIES] & state->board.sides[state->side];
    if (state->phase >= PHASE_COUNT)
        return "a turn has no such part";
    if (state->phase != HORDE && state->sets[MOVED] | state->sets[LEFT])
        return "nothing has moved yet in this turn, or all is done";
    if (state->sets[MOVED] & ~own_zombies || (state->phase == HORDE && !state->sets[MOVED]))
        return "only zombies move together";
    if (state->phase == MOVE && (state->counts[CAPTURED] || state->counts[JUMPED]))
        return "a captured piece is buried before the turn ends";
    if (state->phase == SETTLE && !state->counts[CAPTURED] && !back_rank_pawns(state))
        return "there is nothing to bury";
    if (state->phase == SETTLE && !back_rank_pawns(state) && !burial_places(state))
        return "what cannot be buried goes to the dust bin";
    enum side safe =
        state->phase == MOVE ? other_side((enum side)state->side) : (enum side)state->side;
    return is_in_check(state, safe) ? "the side that has just moved is in check" : NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    (void)game;
    if (state->sets[ZOMBIES] & ~board_occupied(&state->board))
        return "a coin lies under no piece";
    if (state->sets[ZOMBIES] & state->board.kinds[KING])
        return "a king cannot be a zombie";
    if (back_rank_pawns(state) & ~state->sets[ZOMBIES])
        return "only a zombie can be a pawn on its last rank";
    for (int i = 0; i < 4; i++)
        if (is_zombie(state, state->rooks[i / 2][i % 2]))
            return "a rook that came back cannot castle";
    const char *reason = impossible_army(state, WHITE);
    if (!reason)
        reason = impossible_army(state, BLACK);
    return reason ? reason : impossible_turn(state);
}

/* Rings are coins. A picture does not tell what is buried where, nor who may castle: not with a
 * rook that was captured. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    state->sets[ZOMBIES] = scene_ringed(scene);
    for (int i = 0; i < 4; i++)
        if (is_zombie(state, state->rooks[i / 2][i % 2]))
            state->rooks[i / 2][i % 2] = NO_SQUARE;
}

const struct game zombie_game = {
    .id = "zombie",
    .name = "Zombie Chess",
    .summary = "captured pieces are buried, and come back from the dead",
    .rules = &orthodox_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = orthodox_begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = orthodox_in_check,
    .impossible = impossible,
    .arrange = arrange,
};
