/* Cloak and Dagger Chess ("Cloak and Dagger Chess" in the book of new rules): behind the pawns
 * stand numbered checkers, and only their owner knows which piece each of them is.
 *
 * The board has the pieces as they are; under[side] has the number of each checker that still
 * stands for one. Every check is that of the pieces as they are: the rules let a king ignore it
 * only while the king is cloaked (Winning), whatever the attacker is. That a mate may have to be
 * shown by uncloaking is how players prove it to each other, and changes nothing on the board. */
#include "game/armies.h"
#include "game/cards.h"
#include "game/fallen.h"
#include "game/notation.h"
#include "game/orthodox.h"
#include "game/rows.h"
#include "game/turn.h"

/* The parts of a turn. A wrong guess earns the opponent a bonus move before their turn. */
enum phase {
    START,       /* guess, or move */
    AFTER_EARLY, /* the same, behind a bonus move that the opponent's guess earned */
    GUESSED,     /* move */
    BONUS,       /* the own guess was right */
    UNCLOAKING,
    EARLY, /* the opponent's guess was wrong */
    PHASE_COUNT,
};

enum { GUESS = ACTION_OWN, DROP, UNCLOAK };

/* In counts. */
enum {
    OWED,   /* 1 + the side that has a bonus move to come */
    JUMPED, /* 1 + the square that is to be en passant when the turn ends */
    TAKEN,  /* pawns lost, by side: two numbers */
};

/* A checker of which a picture does not show the number. */
enum { UNNUMBERED = 9 };

static const struct verb verbs[] = {
    {"guess", HAS_TO | HAS_KIND},
    {"drop", HAS_TO},
    {"uncloak", HAS_FROM},
    {0},
};

static const struct field fields[] = {
    {"white-checkers", FIELD_STACKS, WHITE, 0},
    {"black-checkers", FIELD_STACKS, BLACK, 0},
    {"white-taken", FIELD_NUMBER, TAKEN + WHITE, 0},
    {"black-taken", FIELD_NUMBER, TAKEN + BLACK, 0},
    {"bonus", FIELD_NUMBER, OWED, 0},
    {"jumped", FIELD_SQUARE, JUMPED, 0},
    {"phase", FIELD_PHASE, 0, 0},
    {0},
};

static enum side mover_of(const struct state *state)
{
    return (enum side)state->side;
}

static bool king_is_cloaked(const struct state *state, enum side side)
{
    int king = king_of(&state->board, side);
    return king != NO_SQUARE && state->under[side][king];
}

/* A cloaked king may stay in check, move into it and castle out of it (Winning). */
static const struct chess_rules *rules_for(const struct game *game, const struct state *state)
{
    return king_is_cloaked(state, mover_of(state)) ? &falling_king_rules : game->rules;
}

/* ---- What may be done ---- */

static bool is_bonus(const struct state *state)
{
    return state->phase == BONUS || state->phase == EARLY;
}

static const char *refuse_move(const struct game *game, const struct state *state, struct action a)
{
    bool castles = a.kind == ACTION_CASTLE;
    uint8_t piece = castles ? NO_PIECE : state->board.at[a.from];
    uint8_t target = castles ? NO_PIECE : state->board.at[a.to];

    if (state->phase == UNCLOAKING)
        return "the move is made, and only uncloaking is left of this turn";
    if (is_bonus(state) && (castles || (piece && kind_of(piece) != PAWN)))
        return "a bonus move is a pawn's move, or a captured pawn that comes back";
    const char *reason = moves_refuse(state, a, rules_for(game, state));
    /* Two moves in a turn could take a king out of check; but only a cloaked one is captured, an
     * uncloaked one has to be mated (Winning). */
    if (!reason && target && kind_of(target) == KING && !king_is_cloaked(state, side_of(target)))
        return "an uncloaked king is checkmated and not captured";
    return reason;
}

/* One guess, before the move. A checker that has been guessed stays cloaked until its owner
 * uncloaks it, and can be guessed again: nothing in the rules forbids it. */
static const char *refuse_guess(const struct state *state, struct action a)
{
    if (state->phase == GUESSED)
        return "there is one guess in a turn";
    if (state->phase != START && state->phase != AFTER_EARLY)
        return "a guess is made at the start of a turn";
    if (!state->under[other_side(mover_of(state))][a.to])
        return "no checker of the opponent stands there";
    return a.promote == PAWN ? "no checker is a pawn" : NULL;
}

static const char *refuse_drop(const struct state *state, struct action a)
{
    enum side side = mover_of(state);
    if (!is_bonus(state))
        return "a captured pawn comes back only as a bonus move";
    if (!state->counts[TAKEN + side])
        return "none of your pawns has been captured";
    if (rank_of(a.to) != (side == WHITE ? 1 : 6))
        return "a captured pawn comes back on the second rank";
    if (state->board.at[a.to])
        return "a captured pawn comes back on an empty square";
    struct state after = *state;
    board_put(&after.board, a.to, piece_of(side, PAWN));
    return !king_is_cloaked(state, side) && is_in_check(&after, side)
               ? "the king would still be in check"
               : NULL;
}

/* Only a cloaked king may stay in check, so a king in check has to stay cloaked (Winning). */
static const char *refuse_uncloak(const struct state *state, struct action a)
{
    enum side side = mover_of(state);
    if (state->phase != UNCLOAKING)
        return "checkers are uncloaked at the end of a turn";
    if (!state->under[side][a.from])
        return "no checker of yours stands there";
    return kind_of(state->board.at[a.from]) == KING && is_in_check(state, side)
               ? "a king in check may not be uncloaked"
               : NULL;
}

static const char *refuse(const struct game *game, const struct state *state, struct action a)
{
    const char *reason = fallen_refuse(state);
    if (reason)
        return reason;
    switch (a.kind) {
    case GUESS:
        return refuse_guess(state, a);
    case DROP:
        return refuse_drop(state, a);
    case UNCLOAK:
        return refuse_uncloak(state, a);
    case ACTION_PASS:
        return is_bonus(state) || state->phase == UNCLOAKING ? NULL : "a turn has to have a move";
    default:
        return refuse_move(game, state, a);
    }
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    enum side side = mover_of(state);
    moves_list(out, state, &falling_king_rules);
    actions_add_to(out, (struct action){.kind = DROP}, ~board_occupied(&state->board));
    actions_add_from(out, (struct action){.kind = UNCLOAK}, state->board.sides[side]);
    for (uint8_t kind = KNIGHT; kind <= KING; kind++)
        actions_add_to(out, (struct action){.kind = GUESS, .promote = kind},
                       state->board.sides[!side]);
    actions_add(out, (struct action){.kind = ACTION_PASS});
    game_keep_legal(out, game, state);
}

/* ---- The course of a turn ---- */

/* Go to a part of a turn; false when there is nothing in it but to pass. */
static bool enter(struct state *state, const struct game *game, enum phase phase)
{
    state->phase = (uint8_t)phase;
    return game_action_count(game, state) > 1;
}

static bool is_owed(const struct state *state)
{
    return state->counts[OWED] == 1 + state->side;
}

static void end_turn(struct state *state, const struct game *game)
{
    turn_end(state, JUMPED);
    if (is_owed(state) && enter(state, game, EARLY))
        return;
    state->counts[OWED] = 0;
    state->phase = START;
}

static void begin_uncloaking(struct state *state, const struct game *game)
{
    if (is_owed(state))
        state->counts[OWED] = 0;
    if (!enter(state, game, UNCLOAKING))
        end_turn(state, game);
}

static void end_bonus(struct state *state, const struct game *game, bool used)
{
    if (state->phase == BONUS) {
        begin_uncloaking(state, game);
        return;
    }
    state->counts[OWED] = 0;
    state->phase = used ? AFTER_EARLY : START;
    if (used) /* another move follows: then nothing can be taken en passant */
        state->counts[JUMPED] = 0;
}

static void end_move(struct state *state, const struct game *game)
{
    if (has_king_fallen(state)) {
        state->counts[OWED] = state->counts[JUMPED] = 0;
        moves_end_turn(state);
    } else if (is_bonus(state)) {
        end_bonus(state, game, true);
    } else if (!is_owed(state) || !enter(state, game, BONUS)) {
        begin_uncloaking(state, game);
    }
}

/* Checkers go where their pieces go, and are lost with them. */
static void carry_checkers(struct state *state, struct action a)
{
    enum side side = mover_of(state);
    uint8_t *own = state->under[side], from = own[a.from], to = own[a.to];
    own[a.from] = own[a.to] = 0;
    if (a.kind == ACTION_CASTLE) {
        struct castling ways = moves_castling(state, a);
        own[ways.king_to] = from;
        own[ways.rook_to] = to;
        return;
    }
    own[a.to] = from;
    state->under[!side][a.to] = 0;
}

static void make_move(struct state *state, const struct game *game, struct action a)
{
    enum side enemy = other_side(mover_of(state));
    int pawns = count_of(state->board.kinds[PAWN] & state->board.sides[enemy]);
    moves_shift(state, a, game->rules);
    carry_checkers(state, a);
    pawns -= count_of(state->board.kinds[PAWN] & state->board.sides[enemy]);
    state->counts[TAKEN + enemy] = (uint8_t)(state->counts[TAKEN + enemy] + pawns);
    turn_hold_jump(state, JUMPED);
    end_move(state, game);
}

static void make_drop(struct state *state, const struct game *game, int square)
{
    enum side side = mover_of(state);
    board_put(&state->board, square, piece_of(side, PAWN));
    state->counts[TAKEN + side]--;
    state->counts[JUMPED] = 0;
    state->en_passant = NO_SQUARE;
    state->quiet_plies = 0;
    end_bonus(state, game, true);
}

static void make_guess(struct state *state, struct action a)
{
    enum side side = mover_of(state);
    bool right = kind_of(state->board.at[a.to]) == a.promote;
    state->counts[OWED] = (uint8_t)(1 + (right ? side : other_side(side)));
    state->phase = GUESSED;
}

static void play(struct state *state, const struct game *game, struct action a)
{
    switch (a.kind) {
    case GUESS:
        make_guess(state, a);
        break;
    case DROP:
        make_drop(state, game, a.to);
        break;
    case UNCLOAK:
        state->under[state->side][a.from] = 0;
        if (!enter(state, game, UNCLOAKING))
            end_turn(state, game);
        break;
    case ACTION_PASS:
        if (is_bonus(state))
            end_bonus(state, game, false);
        else
            end_turn(state, game);
        break;
    default:
        make_move(state, game, a);
        break;
    }
}

/* ---- Beginning and end ---- */

/* Each player chooses a row for themselves, so that the two need not be mirrored (Setup). The
 * checkers are numbered along the files. */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    char white[8], black[8];
    (void)game;
    row_draw(white, random);
    row_draw(black, random);
    set_up_rows(state, white, black);
    for (uint8_t file = 0; file < 8; file++)
        state->under[WHITE][file] = state->under[BLACK][file + 56] = (uint8_t)(file + 1);
}

static bool can_move(const struct game *game, const struct state *state)
{
    struct actions actions;
    moves_list(&actions, state, &falling_king_rules);
    game_keep_legal(&actions, game, state);
    return actions.count > 0;
}

static bool in_check(const struct game *game, const struct state *state)
{
    (void)game;
    enum side side = mover_of(state);
    return is_in_check(state, side) && !king_is_cloaked(state, side);
}

/* The rest ends as in chess, of which nothing here is taken back: no move is a draw, and so are
 * fifty without a capture or a pawn's move. */
static struct outcome outcome(const struct game *game, const struct state *state)
{
    bool must_move = state->phase <= GUESSED;
    if (has_king_fallen(state) || !must_move)
        return fallen_outcome(state, "a cloaked king was captured");
    struct outcome end = orthodox_end(state, can_move(game, state), in_check(game, state));
    if (end.result == WHITE_WINS || end.result == BLACK_WINS)
        end.why = "an uncloaked king is checkmated";
    return end;
}

/* ---- States that cannot be ---- */

static const char *checker_impossible(const struct state *state, enum side side, int square)
{
    uint8_t piece = state->board.at[square];
    if (!piece || side_of(piece) != side || kind_of(piece) == PAWN)
        return "a checker stands for a piece of its own side that is no pawn";
    return state->under[side][square] > UNNUMBERED ? "checkers have the numbers 1 to 8" : NULL;
}

/* What Chess960 asks of a row (Setup), as far as it is still cloaked: promoted pieces never are,
 * and bishops keep to their colour. */
static const char *cloaks_impossible(const struct state *state, enum side side)
{
    const squares light = 0x55AA55AA55AA55AA;
    const struct board *board = &state->board;
    char row[] = "........?"; /* what has no number goes behind it */
    squares cloaked = 0;
    const char *reason = NULL;

    for (int square = 0; square < 64 && !reason; square++) {
        uint8_t number = state->under[side][square];
        if (!number || (reason = checker_impossible(state, side, square)))
            continue;
        if (number != UNNUMBERED && row[number - 1] != '.')
            reason = "each number is on one checker of a side";
        row[number - 1] = piece_letter((uint8_t)kind_of(board->at[square]));
        cloaked |= bit(square);
    }
    for (int kind = KNIGHT; kind <= KING && !reason; kind++)
        if (count_of(cloaked & board->kinds[kind]) > one_set[kind])
            reason = "the checkers of a side are one king, one queen and two of each other piece";
    cloaked &= board->kinds[BISHOP];
    if (!reason && (count_of(cloaked & light) > 1 || count_of(cloaked & ~light) > 1))
        reason = "the bishops stand on squares of different colours";
    if (!reason && row_may_be_allowed(&reason, row))
        reason = NULL;
    return reason;
}

static const char *side_impossible(const struct state *state, enum side side)
{
    const struct board *board = &state->board;
    int counts[KIND_COUNT] = {0};
    army_count(counts, board, side);
    if (counts[PAWN] + army_promoted(counts) + state->counts[TAKEN + side] > 8)
        return "a side has eight pawns, with those that were captured or promoted";
    return cloaks_impossible(state, side);
}

/* Who can have a bonus move to come in each part of a turn: nobody, the mover, the other. */
static const char *phase_impossible(const struct state *state)
{
    enum { NOBODY = 1, MOVER = 2, OTHER = 4 };
    static const uint8_t owed[PHASE_COUNT] = {
        [START] = NOBODY, [AFTER_EARLY] = NOBODY,        [GUESSED] = MOVER | OTHER,
        [BONUS] = MOVER,  [UNCLOAKING] = NOBODY | OTHER, [EARLY] = MOVER,
    };
    int who = !state->counts[OWED] ? NOBODY : is_owed(state) ? MOVER : OTHER;
    if (state->phase >= PHASE_COUNT)
        return "a turn has no such part";
    if (state->counts[OWED] > 2 || !(owed[state->phase] & who))
        return "the bonus move belongs to another part of a turn";
    return NULL;
}

static const char *jump_impossible(const struct state *state)
{
    if (state->counts[JUMPED] && state->phase != BONUS && state->phase != UNCLOAKING)
        return "a pawn has jumped only when the move of this turn is made";
    return turn_impossible(state, JUMPED);
}

/* Each move leaves an uncloaked king safe; but a bonus move before a turn may check the opponent.
 */
static const char *check_impossible(const struct state *state)
{
    enum side side = mover_of(state),
              moved = state->phase == BONUS || state->phase == UNCLOAKING ? side : other_side(side);
    if (state->phase == AFTER_EARLY || state->phase == GUESSED)
        return NULL;
    return is_in_check(state, moved) && !king_is_cloaked(state, moved)
               ? "the side that has just moved is in check with an uncloaked king"
               : NULL;
}

static const char *impossible(const struct game *game, const struct state *state)
{
    const char *reason = fallen_impossible(state, game->rules);
    for (int side = WHITE; side <= BLACK && !reason; side++)
        reason = side_impossible(state, (enum side)side);
    if (!reason)
        reason = phase_impossible(state);
    if (!reason)
        reason = jump_impossible(state);
    return reason ? reason : check_impossible(state);
}

/* ---- Pictures ---- */

/* Rings are checkers; numbers in the corners of their squares are theirs. Without them all are 1,
 * which says nothing. Pawns that are not to be seen have been captured or promoted. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    for (int side = WHITE; side <= BLACK; side++) {
        const uint8_t *rings = scene->rings[side == WHITE ? RING_WHITE : RING_BLACK];
        const struct board *board = &state->board;
        int counts[KIND_COUNT] = {0};
        army_count(counts, board, (enum side)side);
        int missing = 8 - counts[PAWN] - army_promoted(counts);
        bool numbered = true;
        for (int a = 0; a < 64; a++)
            for (int b = 0; b < a; b++)
                numbered &= !rings[a] || rings[a] != rings[b];
        for (int square = 0; square < 64; square++)
            state->under[side][square] =
                rings[square] && !numbered ? (uint8_t)UNNUMBERED : rings[square];
        state->counts[TAKEN + side] = (uint8_t)(missing > 0 ? missing : 0);
    }
    assume_row_castling(state);
}

const struct game cloak_game = {
    .id = "cloak",
    .name = "Cloak and Dagger Chess",
    .summary = "chess with pieces that look alike until they are guessed",
    .rules = &orthodox_rules,
    .verbs = verbs,
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .in_check = in_check,
    .impossible = impossible,
    .arrange = arrange,
};
