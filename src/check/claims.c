/* `expect` lines: what they claim of the position that their board shows.
 *
 * A move is asked of the side whose piece it is, check and mate of the side that is in check, a
 * score of whichever side is to move. */
#include "check/golf_book.h"
#include "check/names.h"
#include "check/playable.h"
#include "check/reading.h"
#include "check/scene.h"

#include <stdlib.h>

/* The position of a diagram with a side to move: claims mostly come several to a diagram. */
struct posed {
    bool known;
    struct state state;
    const char *impossible;
    struct playable playable;
};

/* One claim, and what is needed to judge it. */
struct asked {
    struct arena *arena;
    struct sink *sink;
    struct check_run *run;
    const struct reading *reading;
    const struct game *game;
    const struct claim *claim;
    struct posed *posed; /* by side */
};

/* Shorthands for the two kinds of finding that most answers end in. */
#define SAY_FALSE(asked, ...)                                                                      \
    finding_add((asked)->sink, CLAIM_FALSE, (asked)->claim->at, __VA_ARGS__)
#define SAY_MISPLACED(asked, ...)                                                                  \
    finding_add((asked)->sink, CLAIM_MISPLACED, (asked)->claim->at, __VA_ARGS__)

static const char *const side_names[] = {[WHITE] = "White", [BLACK] = "Black"};

/* ---- The position ---- */

/* A pawn that has just gone two squares may be taken in passing. */
static void note_double_step(struct state *state, const struct asked *asked)
{
    const struct reading *r = asked->reading;
    const struct chess_rules *rules = asked->game->rules;
    if (r->view != VIEW_AFTER || !r->step_count || !rules || !rules->en_passant)
        return;
    const struct step *last = &r->steps[r->step_count - 1];
    int over = (last->from + last->to) / 2;
    bool doubled = kind_of(last->piece) == PAWN && abs(last->from - last->to) == 16;
    if (doubled && side_of(last->piece) != (enum side)state->side && !state->board.at[over])
        state->en_passant = (uint8_t)over;
}

/* The position with a side to move; NULL, or why the game cannot have it. */
static const char *pose(struct state *state, const struct asked *asked, enum side side)
{
    scene_state(state, asked->arena, asked->game, asked->reading->diagram, side);
    note_double_step(state, asked);
    return asked->game->impossible(asked->game, state);
}

/* ---- Moves ---- */

/* Why a piece does not go so, or NULL where the rules have no word for it. A pawn on its last rank
 * is asked about as if it became a queen. */
static const char *reason_of(const struct asked *asked, const struct state *state, int from, int to)
{
    uint8_t piece = state->board.at[from];
    struct action action = {.from = (uint8_t)from, .to = (uint8_t)to};
    if (kind_of(piece) == PAWN && rank_of(to) == (side_of(piece) == WHITE ? 7 : 0))
        action.promote = QUEEN;
    return game_refuse(asked->game, state, action);
}

static void judge_legal(const struct asked *asked, const struct state *state,
                        const struct playable *playable, int from, int to)
{
    const char *reason = reason_of(asked, state, from, to);
    if (playable->to[from] & bit(to))
        return;
    SAY_FALSE(asked, "this move is not legal%s%s", reason ? ": " : "", reason ? reason : "");
    finding_note(asked->sink, "legal: %s", playable_text(asked->arena, playable, bit(from)));
}

static void judge_illegal(const struct asked *asked, const struct playable *playable, int from,
                          int to)
{
    if (!(playable->to[from] & bit(to)))
        return;
    SAY_FALSE(asked, "this move is legal");
    finding_note(asked->sink, "legal: %s", playable_text(asked->arena, playable, bit(from)));
}

static void judge_only(const struct asked *asked, const struct state *state,
                       const struct playable *playable, int from, int to)
{
    int count = playable_count(playable);
    if (!(playable->to[from] & bit(to))) {
        judge_legal(asked, state, playable, from, to);
    } else if (count > 1) {
        SAY_FALSE(asked, "this is not the only move: there are %d", count);
        finding_note(asked->sink, "legal: %s", playable_text(asked->arena, playable, ~(squares)0));
    }
}

static const struct posed *pose_moves(const struct asked *asked, enum side side)
{
    struct posed *posed = &asked->posed[side];
    if (posed->known)
        return posed;
    posed->known = true;
    posed->impossible = pose(&posed->state, asked, side);
    if (!posed->impossible)
        playable_find(&posed->playable, asked->game, &posed->state);
    return posed;
}

static void ask_move(const struct asked *asked)
{
    int from = square_on_board(&asked->claim->squares[0]);
    int to = square_on_board(&asked->claim->squares[1]);
    if (from == NO_SQUARE || to == NO_SQUARE) {
        SAY_MISPLACED(asked, "no piece moves in the margin");
        return;
    }
    uint8_t piece = asked->reading->shown.at[from];
    if (!piece) {
        SAY_FALSE(asked, "there is no piece on %s", square_words(asked->arena, from));
        return;
    }
    const struct posed *posed = pose_moves(asked, side_of(piece));
    if (posed->impossible)
        SAY_MISPLACED(asked, "%s cannot be to move in this position: %s",
                      side_names[side_of(piece)], posed->impossible);
    else if (asked->claim->kind == CLAIM_LEGAL)
        judge_legal(asked, &posed->state, &posed->playable, from, to);
    else if (asked->claim->kind == CLAIM_ILLEGAL)
        judge_illegal(asked, &posed->playable, from, to);
    else
        judge_only(asked, &posed->state, &posed->playable, from, to);
}

/* ---- Check and mate ---- */

/* The position with the side to move that is in check; false when there is none. */
static bool pose_in_check(struct state *state, const struct asked *asked)
{
    const char *reasons[2];
    for (int side = WHITE; side <= BLACK; side++) {
        reasons[side] = pose(state, asked, (enum side)side);
        if (!reasons[side] && asked->game->in_check(asked->game, state))
            return true;
    }
    if (reasons[WHITE] && reasons[BLACK])
        SAY_MISPLACED(asked, "there is no such position in %s: %s", asked->game->name,
                      reasons[WHITE]);
    else
        SAY_FALSE(asked, "no king is in check");
    return false;
}

static void ask_check(const struct asked *asked)
{
    struct state state;
    struct playable playable;
    if (!asked->game->in_check) {
        SAY_MISPLACED(asked, "there is no check in %s", asked->game->name);
        return;
    }
    if (!pose_in_check(&state, asked) || asked->claim->kind == CLAIM_CHECK)
        return;
    struct outcome outcome = asked->game->outcome(asked->game, &state);
    if (outcome.result == (state.side == WHITE ? BLACK_WINS : WHITE_WINS))
        return;
    playable_find(&playable, asked->game, &state);
    SAY_FALSE(asked, "%s is in check, and can get out of it", side_names[state.side]);
    finding_note(asked->sink, "legal: %s", playable_text(asked->arena, &playable, ~(squares)0));
}

/* ---- Stacks and scores ---- */

/* Either side to move, whichever the game can have; WHITE or BLACK, or -1 with a finding. */
static int pose_either(struct state *state, const struct asked *asked)
{
    const char *reason = pose(state, asked, WHITE);
    if (!reason)
        return WHITE;
    if (!pose(state, asked, BLACK))
        return BLACK;
    SAY_MISPLACED(asked, "there is no such position in %s: %s", asked->game->name, reason);
    return -1;
}

static void ask_stacked(const struct asked *asked)
{
    int square = square_on_board(&asked->claim->squares[0]);
    struct state state;
    if (!asked->game->stacked)
        SAY_MISPLACED(asked, "no pieces are stacked in %s", asked->game->name);
    else if (square == NO_SQUARE || !asked->reading->shown.at[square])
        SAY_FALSE(asked, "there is no piece on that square");
    else if (pose_either(&state, asked) >= 0 && !(asked->game->stacked(&state) & bit(square)))
        SAY_FALSE(asked, "the piece on %s can still fall", square_words(asked->arena, square));
}

static bool is_score(const struct outcome *outcome, int white, int black)
{
    return outcome->scored && outcome->score[WHITE] == white && outcome->score[BLACK] == black;
}

static void ask_score(const struct asked *asked)
{
    const struct number *claimed = asked->claim->numbers;
    struct outcome last = {0};
    struct state state;
    struct text scores = text_new(asked->arena);
    int first = pose_either(&state, asked);
    if (first < 0)
        return;
    for (int side = first; side <= BLACK; side++) {
        if (pose(&state, asked, (enum side)side))
            continue;
        struct outcome outcome = asked->game->outcome(asked->game, &state);
        if (is_score(&outcome, (int)claimed[0].value, (int)claimed[1].value))
            return;
        if (!outcome.scored || is_score(&last, outcome.score[WHITE], outcome.score[BLACK]))
            continue;
        text_format(&scores, "%s%d to %d", scores.len ? ", or when Black is to move " : "",
                    outcome.score[WHITE], outcome.score[BLACK]);
        last = outcome;
    }
    if (scores.len)
        SAY_FALSE(asked, "the score is %s", scores.ptr);
    else
        SAY_MISPLACED(asked, "%s has no score here", asked->game->name);
}

/* ---- Chess Golf ---- */

static void judge_search(const struct asked *asked, const struct golf_answer *answer, int moves)
{
    bool solved = answer->status == GOLF_SOLVED && answer->moves <= moves;
    if (answer->status == GOLF_UNSOLVED && answer->moves < moves) {
        finding_add(asked->sink, CLAIM_UNTESTED, asked->claim->at,
                    "this was not found out in %d million positions", GOLF_MILLIONS);
        finding_note(asked->sink, "--golf=exact searches without a limit");
    } else if (solved && (asked->claim->kind == CLAIM_UNSOLVED || answer->moves < moves)) {
        SAY_FALSE(asked, "the shortest solution has %d move%s", answer->moves,
                  answer->moves == 1 ? "" : "s");
        finding_note(asked->sink, "%s", golf_line_text(asked->arena, answer));
    } else if (!solved && asked->claim->kind == CLAIM_SOLVED) {
        SAY_FALSE(asked, "there is no solution of %d move%s or fewer", moves,
                  moves == 1 ? "" : "s");
    }
}

static void ask_golf(const struct asked *asked)
{
    struct golf_problem problem;
    int moves = (int)asked->claim->numbers[0].value;
    if (asked->game != game_find(slice_of("golf")))
        SAY_MISPLACED(asked, "there is nothing to solve in %s", asked->game->name);
    else if (!golf_problem_read(&problem, asked->reading->diagram))
        SAY_MISPLACED(asked, "there are no cards that choose two pieces or more");
    else if (golf_refuse(&problem))
        SAY_MISPLACED(asked, "this is no problem: %s", golf_refuse(&problem));
    else if (moves > GOLF_MOST_MOVES)
        SAY_MISPLACED(asked, "no search goes beyond %d moves", GOLF_MOST_MOVES);
    else if (asked->run->golf == GOLF_LEGAL)
        finding_add(asked->sink, CLAIM_UNTESTED, asked->claim->at,
                    "solutions are not searched for with --golf=legal");
    else if (moves > 0)
        judge_search(asked, golf_search(asked->arena, asked->run, &problem, moves), moves);
    else if (asked->claim->kind == CLAIM_SOLVED)
        SAY_FALSE(asked, "a solution has at least one move");
}

/* ---- All of them ---- */

static void ask(const struct asked *asked)
{
    static void (*const judges[CLAIM_KIND_COUNT])(const struct asked *) = {
        [CLAIM_LEGAL] = ask_move,  [CLAIM_ILLEGAL] = ask_move, [CLAIM_ONLY] = ask_move,
        [CLAIM_CHECK] = ask_check, [CLAIM_MATE] = ask_check,   [CLAIM_STACKED] = ask_stacked,
        [CLAIM_SCORE] = ask_score, [CLAIM_SOLVED] = ask_golf,  [CLAIM_UNSOLVED] = ask_golf,
    };
    if (asked->reading->diagram->kind != DIAGRAM_BOARD)
        SAY_MISPLACED(asked, "a table has no position that this could be true of");
    else if (!asked->game)
        finding_add(asked->sink, CLAIM_UNTESTED, asked->claim->at,
                    "this is not tested: the diagram is of no known game");
    else
        judges[asked->claim->kind](asked);
}

void check_claims(struct arena *arena, struct sink *sink, const struct readings *readings,
                  struct check_run *run)
{
    for (size_t i = 0; i < readings->count; i++) {
        const struct reading *r = &readings->items[i];
        struct posed posed[2];
        posed[WHITE].known = posed[BLACK].known = false;
        for (size_t j = 0; j < r->diagram->claims.count && r->view != VIEW_UNREAD; j++) {
            struct asked asked = {arena, sink, run, r, r->game, &r->diagram->claims.items[j],
                                  posed};
            ask(&asked);
        }
    }
}
