/* Tar Pit Chess: a piece on its own checker carries tar and may throw it, one on the other side's
 * checker is tarred and moves like a pawn; cards add checkers ("Tar Pit Chess" in the rulebook).
 *
 * A turn is a move, a throw or `pass`, a card or `pass`; cards are drawn by themselves. Whoever has
 * to return a checker does that, and discards, at the beginning of the next turn. */
#include "game/armies.h"
#include "game/checker_cards.h"
#include "game/orthodox.h"

enum { MOST_CHECKERS = 12 }; /* of each side, those in the extra pile among them (Equipment) */

enum { MOVING, THROWING, ADDING, RETURNING, DISCARDING };

enum { THROW = ACTION_OWN, ADD, PLAY_CHECKER, RETURN, RETURN_FRONT, DISCARD };

static const struct verb verbs[] = {
    {"throw", HAS_FROM | HAS_TO},
    {"add", HAS_CARD | HAS_TO},
    {"card", HAS_CARD},
    {"return", HAS_FROM},
    {"return-front", 0},
    {"discard", HAS_CARD},
    {0},
};

/* The part of a turn that each action belongs to, and what to say of it in another part. */
static const struct {
    uint8_t phase;
    const char *reason;
} parts[] = {
    [ACTION_MOVE] = {MOVING, "a turn has one move of a piece"},
    [ACTION_CASTLE] = {MOVING, "a turn has one move of a piece"},
    [THROW] = {THROWING, "a checker is thrown right after the move"},
    [ADD] = {ADDING, "a card is played after moving and throwing"},
    [PLAY_CHECKER] = {ADDING, "a card is played after moving and throwing"},
    [RETURN] = {RETURNING, "a checker is returned only when a checker card demands it"},
    [RETURN_FRONT] = {RETURNING, "a checker is returned only when a checker card demands it"},
    [DISCARD] = {DISCARDING, "a card is discarded only when there are more than checkers"},
};

/* ---- Checkers that come together ---- */

/* "Your back rank" is where pawns promote: tarred pieces only move that way, and the example has
 * the white king on e1 in danger of tar (Moving and Throwing; Multiple Checkers). */
static bool is_on_back_rank(const struct state *state, int square)
{
    return orthodox_rules.last_rank[side_of(state->board.at[square])] & bit(square);
}

/* Opposite colours cancel out, equal ones repel each other (Multiple Checkers); tar does not stick
 * on the back rank (Moving and Throwing). */
static void settle(struct state *state, int square)
{
    checkers_cancel(state, square);
    checkers_return(state, WHITE, square, 1);
    checkers_return(state, BLACK, square, 1);
    if (is_on_back_rank(state, square))
        checkers_return(state, other_side(side_of(state->board.at[square])), square, 0);
}

/* The move must leave the king safe by itself, before anything is thrown or added: "as in regular
 * chess" (Winning), where a turn is the move. */
static const struct checker_rules rules = {
    .hobble = true,
    .stuck_pawn = "a tarred pawn cannot move",
    .slow_piece = "a tarred piece moves like a pawn, and never two squares",
    .no_castling = "a king or rook with a checker may not castle",
    .settle = settle,
};

/* ---- What is refused ---- */

/* A tarred piece attacks like a pawn, and that may be the king of whoever tarred it. */
static const char *refuse_tar(const struct state *state, int square)
{
    return checker_exposes_king(state, square, &rules) ? "tarred, that piece would attack your king"
                                                       : NULL;
}

static const char *refuse_throw(const struct state *state, struct action a)
{
    if (a.from + 1 != state->counts[COUNT_MOVED])
        return "only the piece that has just moved may throw";
    if (!state->under[state->side][a.from])
        return "there is no checker of yours under that piece to throw";
    if (!(attacks_of(KING, a.from, 0) & bit(a.to)))
        return "a checker is thrown one square, as a king goes";
    if (!state->board.at[a.to])
        return "a checker can only be thrown under another piece";
    return refuse_tar(state, a.to);
}

/* Adding and Capturing Checkers: what a card matches, and what if there is no such piece left. */
static const char *refuse_add(const struct state *state, struct action a)
{
    const char *reason = refuse_card(state, a.card);
    if (reason)
        return reason;
    if ((a.card & 7) == CHECKER)
        return "a checker card is played alone and matches no piece";
    reason = refuse_checker(state, a.to);
    if (reason)
        return reason;
    if (state->board.at[a.to] != a.card && card_has_match(state, a.card))
        return "that piece does not match the card";
    if (state->board.at[a.to] != a.card && !(state->board.sides[state->side] & bit(a.to)))
        return "a card without a match on the board is for one of your own pieces";
    return refuse_tar(state, a.to);
}

static int checkers_in_play(const struct state *state, enum side side)
{
    return checkers_in_front(state, side) + checkers_on_board(state, side);
}

static const char *refuse_checker_card(const struct state *state, uint8_t card)
{
    const char *reason = refuse_card(state, card);
    if (reason)
        return reason;
    if ((card & 7) != CHECKER)
        return "only a checker card is played alone";
    if (side_of(card) == state->side)
        return checkers_in_play(state, side_of(card)) < MOST_CHECKERS
                   ? NULL
                   : "none of your twelve checkers is left in the extra pile";
    return checkers_in_play(state, side_of(card)) ? NULL : "your opponent has no checker to return";
}

static const char *refuse_pass(const struct state *state)
{
    switch (state->phase) {
    case MOVING:
        return "you must move a piece";
    case RETURNING:
        return "you must return a checker";
    case DISCARDING:
        return "you must discard a card";
    default:
        return NULL;
    }
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    (void)game;
    if (a.kind == ACTION_PASS)
        return refuse_pass(state);
    if (parts[a.kind].phase != state->phase)
        return state->phase >= RETURNING ? refuse_pass(state) : parts[a.kind].reason;
    switch (a.kind) {
    case THROW:
        return refuse_throw(state, a);
    case ADD:
        return refuse_add(state, a);
    case PLAY_CHECKER:
        return refuse_checker_card(state, a.card);
    case RETURN:
        return state->under[state->side][a.from] ? NULL : "none of your checkers lies there";
    case RETURN_FRONT:
        return checkers_in_front(state, (enum side)state->side)
                   ? NULL
                   : "you have no checker in front of you";
    case DISCARD:
        return refuse_card(state, a.card);
    default:
        return checkers_refuse_move(state, a, &rules);
    }
}

/* ---- What can be done ---- */

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    int moved = state->counts[COUNT_MOVED];
    out->count = 0;
    if (state->phase == MOVING)
        checkers_list_moves(out, state, &rules);
    if (state->phase == THROWING && moved)
        actions_add_to(out, (struct action){.kind = THROW, .from = (uint8_t)(moved - 1)},
                       attacks_of(KING, moved - 1, 0));
    if (state->phase == ADDING) {
        list_card_adds(out, state, ADD);
        list_cards(out, state, PLAY_CHECKER);
    }
    if (state->phase == RETURNING) {
        actions_add_from(out, (struct action){.kind = RETURN}, board_occupied(&state->board));
        actions_add(out, (struct action){.kind = RETURN_FRONT});
    }
    if (state->phase == DISCARDING)
        list_cards(out, state, DISCARD);
    actions_add(out, (struct action){.kind = ACTION_PASS});
    game_keep_legal(out, game, state);
}

/* ---- What comes of it ---- */

/* The other side is to move then, but has to return a checker first; the cards that the turn ends
 * with are drawn behind that. */
static void play_checker_card(struct state *state, uint8_t card)
{
    discard_card(state, card);
    if (side_of(card) == state->side) {
        state->counts[COUNT_FRONT + state->side]++;
        checker_cards_end_turn(state);
        return;
    }
    checkers_end_turn(state);
    state->phase = RETURNING;
}

static void end_return(struct state *state)
{
    draw_up(state, other_side((enum side)state->side));
    state->phase = MOVING;
}

static void return_from_front(struct state *state)
{
    int front = --state->counts[COUNT_FRONT + state->side];
    state->phase = DISCARDING;
    if (pile_count(state, PILE_HAND + state->side) <= front)
        end_return(state);
}

static void pass(struct state *state)
{
    if (state->phase == THROWING)
        state->phase = ADDING;
    else
        checker_cards_end_turn(state);
}

static void do_action(struct state *state, struct action a)
{
    switch (a.kind) {
    case ACTION_PASS:
        pass(state);
        break;
    case THROW:
        state->under[state->side][a.from] = 0;
        state->under[state->side][a.to]++;
        settle(state, a.to);
        state->phase = ADDING;
        break;
    case ADD:
        add_checker(state, a.card, a.to);
        settle(state, a.to);
        checker_cards_end_turn(state);
        break;
    case PLAY_CHECKER:
        play_checker_card(state, a.card);
        break;
    case RETURN:
        state->under[state->side][a.from]--;
        end_return(state);
        break;
    case RETURN_FRONT:
        return_from_front(state);
        break;
    case DISCARD:
        discard_card(state, a.card);
        end_return(state);
        break;
    default:
        checkers_move(state, a, &rules);
        state->phase = THROWING;
    }
}

static void play(struct state *state, const struct game *game, struct action action)
{
    if (state->phase != DISCARDING) /* when there may be one card too many */
        state_checkers_in_front(state);
    do_action(state, action);
    game_play_forced(state, game);
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    return checkers_check(state, (enum side)state->side, &rules);
}

/* Winning: checkmate as in chess; a tarred piece attacks like a pawn, and a tarred pawn nothing. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    return checkers_outcome(game, state, &rules);
}

/* ---- States ---- */

static const char *impossible_checkers(const struct state *state)
{
    for (squares left = board_occupied(&state->board); left; left &= left - 1) {
        int square = first_of(left);
        if (checkers_under(state, square) > 1)
            return "a piece has at most one checker under it";
        if (is_on_back_rank(state, square) &&
            state->under[other_side(side_of(state->board.at[square]))][square])
            return "tar does not stick to a piece on its back rank";
    }
    return NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    bool under_way = state->phase == THROWING || state->phase == ADDING;
    enum side side = (enum side)state->side;
    const char *reason = sets_impossible(&state->board);
    if (reason)
        return reason;
    if (state->board.kinds[PAWN] & (game->rules->last_rank[WHITE] | game->rules->last_rank[BLACK]))
        return "no pawn can stand on a first or last rank";
    if (state->phase > DISCARDING)
        return "a turn has no such part";
    if (!under_way && state->counts[COUNT_MOVED])
        return "nothing has moved yet in this turn";
    reason = impossible_checkers(state);
    if (!reason)
        reason = checkers_impossible(state, under_way ? side : other_side(side), &rules);
    return reason ? reason
                  : checker_cards_impossible(state, MOST_CHECKERS, state->phase == DISCARDING);
}

const struct game tar_pit_game = {
    .id = "tar-pit",
    .name = "Tar Pit Chess",
    .summary = "checkers carry tar, and tarred pieces move like pawns",
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
