/* Chess Golf: pieces borrow the moves of their neighbours until one chosen piece has captured the
 * others ("Chess Golf" in the rulebook).
 *
 * A game here is one puzzle: laid out, cards drawn, solved. The race for the shortest solution, the
 * timer and the score sheet over nine puzzles are the players' (Play, Game End). */
#include "game/golf_rules.h"
#include "game/layout.h"
#include "game/neighbours.h"
#include "game/solo.h"

#include <string.h>

/* TAKEN has the cards of pieces that were captured. */
enum pile { DECK, CHOSEN, TAKEN };
enum count { CAPTOR };

static const struct field fields[] = {
    {"chosen", FIELD_PILE, CHOSEN, 0},
    {"taken", FIELD_PILE, TAKEN, 0},
    {"captor", FIELD_SQUARE, CAPTOR, 0},
    {"deck", FIELD_PILE, DECK, 0},
    {0},
};

/* ("Chess Golf", Setup, and the first turn in Play) More than two cards are only dealt to players
 * who all found the same number of moves (Difficulty Level); a position may name them. */
static void begin(struct state *state, const struct game *game, struct random *random)
{
    (void)game;
    solo_begin(state, DECK, random);
    lay_out(&state->board, state, DECK);
    pile_shuffle(state, DECK, random);
    pile_deal(state, DECK, CHOSEN, 2);
}

static struct golf_goal goal_of(const struct state *state)
{
    struct golf_goal goal = {.captor = NO_SQUARE};
    for (int i = 0; i < pile_count(state, CHOSEN) && i < MOST_GOLF_CARDS; i++)
        goal.cards[goal.count++] = pile_card(state, CHOSEN, i);
    if (state->counts[CAPTOR])
        goal.captor = (uint8_t)(state->counts[CAPTOR] - 1);
    return goal;
}

static void list(struct actions *out, const struct game *game, const struct state *state)
{
    const struct board *board = &state->board;
    struct golf_goal goal = goal_of(state);
    (void)game;
    out->count = 0;
    if (golf_is_solved(&goal))
        return;
    for (squares left = board_occupied(board); left; left &= left - 1) {
        uint8_t from = (uint8_t)first_of(left);
        actions_add_to(out, (struct action){.from = from},
                       golf_moves(board, from, &goal, &golf_rules_of_book));
    }
}

/* ---- Refusing ---- */

/* ("Chess Golf", second paragraph below the first diagram, and Special Move) */
static const char *refuse_way(const struct board *board, struct action a)
{
    squares own = board->sides[side_of(board->at[a.from])];
    if (golf_reach(board, a.from, &golf_rules_of_book) & bit(a.to))
        return NULL;
    if (own & attacks_of(KING, a.from, 0))
        return borrowing_refuse(board, a.from, a.to);
    return own & neighbours_of(own, TOUCH_CORNERS)
               ? "a piece without a neighbour of its colour cannot move while others of that "
                 "colour have one"
               : "a colour without two neighbours has only the king's move";
}

/* ("Chess Golf", Special Move) */
static const char *refuse_capture(const struct state *state, struct action a,
                                  const struct golf_goal *goal)
{
    uint8_t captor = state->board.at[a.from], victim = state->board.at[a.to];
    if (!victim || golf_prey(&state->board, a.from, goal, &golf_rules_of_book) & bit(a.to))
        return NULL;
    if (!goal->count)
        return "nothing is captured before cards have chosen the pieces";
    if (pile_find(state, CHOSEN, captor) < 0)
        return "only a chosen piece may capture";
    if (pile_find(state, CHOSEN, victim) < 0 && pile_find(state, TAKEN, victim) < 0)
        return "only a chosen piece may be captured";
    if (goal->captor != NO_SQUARE && goal->captor != a.from)
        return "one piece makes all the captures";
    return pile_find(state, TAKEN, victim) >= 0
               ? "as many pieces of that type have been captured as there were cards"
               : "a chosen type captures its own only where two cards chose it";
}

static const char *refuse(const struct game *game, const struct state *state, struct action action)
{
    struct golf_goal goal = goal_of(state);
    (void)game;
    if (golf_is_solved(&goal))
        return "the puzzle is solved";
    const char *reason = solo_move_refuse(state, action);
    if (!reason)
        reason = refuse_way(&state->board, action);
    return reason ? reason : refuse_capture(state, action, &goal);
}

/* ---- Playing ---- */

static void play(struct state *state, const struct game *game, struct action action)
{
    struct golf_goal goal = goal_of(state);
    uint8_t victim = state->board.at[action.to];
    (void)game;
    golf_play(&state->board, &goal, action.from, action.to);
    if (victim)
        pile_move(state, CHOSEN, pile_find(state, CHOSEN, victim), TAKEN);
    state->counts[CAPTOR] = goal.captor == NO_SQUARE ? 0 : (uint8_t)(goal.captor + 1);
    solo_end_turn(state);
}

static struct outcome outcome(const struct game *game, const struct state *state)
{
    struct golf_goal goal = goal_of(state);
    int moves = solo_turns(state);
    if (golf_is_solved(&goal))
        return (struct outcome){.result = WON,
                                .why = "the chosen pieces are captured",
                                .scored = moves > 0, /* else nobody has told them */
                                .score = {moves, moves}};
    if (!game_action_count(game, state))
        return (struct outcome){.result = LOST, .why = "no piece can move"};
    return (struct outcome){.result = GOING_ON};
}

/* ---- Positions ---- */

static const char *impossible(const struct game *game, const struct state *state)
{
    int captor = state->counts[CAPTOR] - 1, taken = pile_count(state, TAKEN);
    const char *reason = solo_impossible(state, ALL_PILES);
    (void)game;
    if (reason)
        return reason;
    if (pile_find(state, CHOSEN, NO_CARD) >= 0)
        return "the cards that choose pieces lie face up";
    if (pile_count(state, CHOSEN) + taken == 1 || (taken && !pile_count(state, CHOSEN)))
        return "at least two cards choose the pieces";
    if (solo_exceeds_set(state, TAKEN))
        return "a piece that was captured is still on the board";
    if (captor > 63 || (captor >= 0) != (taken > 0))
        return "a piece that has captured goes with the cards of those it captured";
    if (captor >= 0 &&
        (!state->board.at[captor] || pile_find(state, CHOSEN, state->board.at[captor]) < 0))
        return "the piece that has captured is one of the chosen pieces";
    return NULL;
}

/* Whether the cards of a picture are those that its pieces were laid out by ("Chess Golf", Setup),
 * rather than those that choose. */
static bool is_layout(const struct state *state, int pile)
{
    struct board board = {0};
    lay_out(&board, state, pile);
    return memcmp(board.at, state->board.at, sizeof board.at) == 0;
}

/* Cards choose, and rings repeat what they say ("Chess Golf", Problems). Without cards, rings
 * choose. */
static void arrange(struct state *state, const struct game *game, const struct scene *scene)
{
    (void)game;
    solo_arrange(state);
    for (size_t i = 0; i < scene->card_count && i < MOST_GOLF_CARDS; i++)
        if (scene->cards[i].card)
            pile_add(state, CHOSEN, scene->cards[i].card);
    if (pile_count(state, CHOSEN)) {
        if (is_layout(state, CHOSEN))
            pile_move_all(state, CHOSEN, DECK);
        return;
    }
    squares left = board_occupied(&state->board) & scene_ringed(scene);
    for (; left && pile_count(state, CHOSEN) < MOST_GOLF_CARDS; left &= left - 1)
        pile_add(state, CHOSEN, state->board.at[first_of(left)]);
}

const struct game golf_game = {
    .id = "golf",
    .name = "Chess Golf",
    .summary = "borrow the moves of neighbours until chosen pieces meet",
    .fields = fields,
    .begin = begin,
    .list = list,
    .refuse = refuse,
    .play = play,
    .outcome = outcome,
    .impossible = impossible,
    .arrange = arrange,
};
