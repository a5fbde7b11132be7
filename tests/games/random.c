/* Ten thousand turns of a game: what is offered is accepted, what is not offered is refused, states
 * stay sound and can be written down and read, cards stay the same, games end. */
#include "random.h"

#include "base/text.h"
#include "game/action_text.h"
#include "game/cards.h"
#include "game/position.h"

#include <string.h>

enum { TURNS = 10000, MOST_ACTIONS_IN_ALL = 60000, LONGEST_GAME = 2000, TRIES = 8 };

struct player {
    struct arena *arena;
    const struct game *game;
    struct random random;
    struct state state;
    struct actions actions;
    uint8_t deck[256]; /* how often each card is in the game */
};

static const char *tell(struct player *p, const char *what, const char *more)
{
    struct text out = text_new(p->arena);
    text_format(&out, "%s%s%s in ", what, more ? ": " : "", more ? more : "");
    position_add(&out, p->game, &p->state);
    return out.ptr;
}

static const char *tell_action(struct player *p, const char *what, struct action action,
                               const char *reason)
{
    struct text out = text_new(p->arena);
    action_add(&out, p->game, action);
    return tell(p, what, format_string(p->arena, "%s (%s)", out.ptr, reason ? reason : "legal"));
}

static void count_cards(uint8_t deck[256], const struct state *state)
{
    memset(deck, 0, 256);
    for (int i = 0; i < state->cards.ends[PILE_COUNT - 1]; i++)
        deck[state->cards.items[i]]++;
}

static void begin(struct player *p)
{
    p->game->begin(&p->state, p->game, &p->random);
    count_cards(p->deck, &p->state);
}

/* ---- States ---- */

static const char *check_board(struct player *p)
{
    const struct board *board = &p->state.board;
    squares all = 0;
    for (int kind = PAWN; kind < KIND_COUNT; kind++) {
        if (all & board->kinds[kind])
            return tell(p, "a square has two kinds", NULL);
        all |= board->kinds[kind];
    }
    if (board->sides[WHITE] & board->sides[BLACK] || all != board_occupied(board))
        return tell(p, "the sets of squares disagree", NULL);
    for (int i = 0; i < 64; i++)
        if ((board->at[i] != NO_PIECE) != (all >> i & 1))
            return tell(p, "squares and sets disagree", NULL);
    return NULL;
}

static const char *check_text(struct player *p)
{
    struct text out = text_new(p->arena), again = text_new(p->arena);
    struct state read;
    const char *why = NULL;
    size_t at;
    position_add(&out, p->game, &p->state);
    if (!position_parse(&read, &why, &at, p->game, text_slice(&out)))
        return tell(p, "cannot read the position", why);
    position_add(&again, p->game, &read);
    if (strcmp(out.ptr, again.ptr) != 0)
        return tell(p, "the position reads as another", again.ptr);
    return NULL;
}

/* What is written down must be all that matters: the same actions, the same outcome. */
static const char *check_state(struct player *p)
{
    uint8_t deck[256];
    const char *fault = check_board(p);
    const char *reason = fault ? NULL : p->game->impossible(p->game, &p->state);
    if (reason)
        return tell(p, "impossible", reason);
    count_cards(deck, &p->state);
    if (!fault && memcmp(deck, p->deck, sizeof deck) != 0)
        return tell(p, "cards came or went", NULL);
    return fault ? fault : check_text(p);
}

/* ---- Actions ---- */

static struct action pick(struct player *p)
{
    return p->actions.items[random_below(&p->random, (uint32_t)p->actions.count)];
}

static const char *check_offered(struct player *p, struct action action)
{
    struct text out = text_new(p->arena);
    struct action read;
    const char *why = NULL, *reason = game_refuse(p->game, &p->state, action);
    if (reason)
        return tell_action(p, "offered and refused", action, reason);
    action_add(&out, p->game, action);
    if (!action_parse(&read, &why, p->game, &p->state, text_slice(&out)) ||
        memcmp(&read, &action, sizeof read) != 0)
        return tell_action(p, "cannot read the action", action, why);
    return NULL;
}

/* A neighbour of an action that is offered: another square, card or verb. */
static const char *check_other(struct player *p, struct action action)
{
    struct action other = pick(p);
    switch (random_below(&p->random, 4)) {
    case 0:
        action.from = (uint8_t)random_below(&p->random, 64);
        break;
    case 1:
        action.to = (uint8_t)random_below(&p->random, 64);
        break;
    case 2:
        action.kind = other.kind;
        break;
    default:
        action.card = other.card;
        action.from = other.from;
        break;
    }
    if (action.kind == ACTION_CASTLE && action.from != other.from)
        return NULL; /* castling names the king and the rook, and nothing else can be written */
    const char *reason = game_refuse(p->game, &p->state, action);
    bool listed = false;
    for (size_t i = 0; i < p->actions.count; i++)
        listed |= memcmp(&p->actions.items[i], &action, sizeof action) == 0;
    if (listed == (reason != NULL))
        return tell_action(p, listed ? "offered and refused" : "neither offered nor refused",
                           action, reason);
    return NULL;
}

static const char *check_actions(struct player *p)
{
    const char *fault = NULL;
    for (int i = 0; i < TRIES && !fault; i++) {
        fault = check_offered(p, pick(p));
        if (!fault)
            fault = check_other(p, pick(p));
    }
    return fault;
}

const char *play_at_random(struct arena *arena, const struct game *game)
{
    struct player p = {.arena = arena, .game = game, .random = {1}};
    int ended = 0, length = 0;
    const char *fault = NULL;

    begin(&p);
    for (int turns = 0, done = 0; turns < TURNS && done < MOST_ACTIONS_IN_ALL && !fault; done++) {
        struct arena scratch = {0};
        uint16_t ply = p.state.ply;
        bool over = game->outcome(game, &p.state).result != GOING_ON;
        p.arena = &scratch;
        game->list(&p.actions, game, &p.state);
        fault = check_state(&p);
        if (!fault && !over && !p.actions.count)
            fault = tell(&p, "nothing can be done, but the game goes on", NULL);
        if (!fault && !over)
            fault = check_actions(&p);
        if (fault)
            fault = arena_copy(arena, fault, strlen(fault));
        arena_free(&scratch);
        if (fault)
            break;
        ended += over;
        if (over || length++ > LONGEST_GAME) {
            begin(&p);
            length = 0;
            continue;
        }
        game->play(&p.state, game, pick(&p));
        turns += p.state.ply != ply || !ply;
    }
    p.arena = arena;
    return fault ? fault : ended ? NULL : tell(&p, "no game ended", NULL);
}
