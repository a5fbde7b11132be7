#include "game/golf_rules.h"

#include "game/neighbours.h"

/* ("Chess Golf", Special Move) The step is the right of a whole colour: in the example there a move
 * of another piece breaks up the last pair before the knight may step.
 *
 * ("Chess Golf", first paragraph below the first diagram, and Chess Golf Solutions) With three
 * cards the printed solutions let one piece capture both others. They leave a fourth piece of a
 * chosen type on the board: each card stands for one piece of its type, whichever that is. */
const struct golf_rules golf_rules_of_book = {.step = GOLF_STEP_COLOUR, .one_captor = true};

static bool may_step(const struct board *board, int from, const struct golf_rules *rules)
{
    squares own = board->sides[side_of(board->at[from])];
    switch (rules->step) {
    case GOLF_STEP_COLOUR:
        return !(own & neighbours_of(own, TOUCH_CORNERS));
    case GOLF_STEP_PIECE:
        return !(own & attacks_of(KING, from, 0));
    default:
        return false;
    }
}

squares golf_reach(const struct board *board, int from, const struct golf_rules *rules)
{
    squares to = borrowed_reach(board, from);
    /* What has a move to borrow is one of a pair. */
    return to || !may_step(board, from, rules) ? to : attacks_of(KING, from, 0);
}

/* Where the card of a piece lies, or `count`. */
static int find_card(const struct golf_goal *goal, uint8_t piece)
{
    int i = 0;
    while (i < goal->count && goal->cards[i] != piece)
        i++;
    return i;
}

squares golf_prey(const struct board *board, int from, const struct golf_goal *goal,
                  const struct golf_rules *rules)
{
    int own = find_card(goal, board->at[from]);
    squares prey = 0;
    if (own == goal->count)
        return 0;
    if (rules->one_captor && goal->captor != NO_SQUARE && goal->captor != from)
        return 0;
    for (int i = 0; i < goal->count; i++)
        if (i != own)
            prey |= board->kinds[kind_of(goal->cards[i])] & board->sides[side_of(goal->cards[i])];
    return prey & ~bit(from);
}

squares golf_moves(const struct board *board, int from, const struct golf_goal *goal,
                   const struct golf_rules *rules)
{
    squares to = golf_reach(board, from, rules);
    squares blocked = to & board_occupied(board);
    return blocked ? to & (~blocked | golf_prey(board, from, goal, rules)) : to;
}

void golf_play(struct board *board, struct golf_goal *goal, int from, int to)
{
    uint8_t victim = board->at[to];
    if (victim) {
        board_remove(board, to);
        goal->cards[find_card(goal, victim)] = goal->cards[goal->count - 1];
        goal->count--;
        goal->captor = (uint8_t)to;
    } else if (goal->captor == from) {
        goal->captor = (uint8_t)to;
    }
    board_move(board, from, to);
}
