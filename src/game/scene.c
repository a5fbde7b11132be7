#include "game/scene.h"

squares scene_ringed(const struct scene *scene)
{
    squares ringed = 0;
    for (int square = 0; square < 64; square++)
        for (int ring = 0; ring < RING_COUNT; ring++)
            ringed |= scene->rings[ring][square] ? bit(square) : 0;
    return ringed;
}

static bool is_wanted(const struct shown_card *card, enum beside beside, enum showing showing)
{
    return card->beside == beside && showing & (card->card == NO_CARD ? BACKS : FACES);
}

/* The next card to the right of the last one, which is `card_count` for none; `card_count` behind
 * all. */
static size_t next_shown(const struct scene *scene, size_t last, enum beside beside,
                         enum showing showing)
{
    size_t next = scene->card_count;
    for (size_t i = 0; i < scene->card_count; i++) {
        const struct shown_card *card = &scene->cards[i];
        if (!is_wanted(card, beside, showing))
            continue;
        if (last < scene->card_count &&
            (card->x < scene->cards[last].x || (card->x <= scene->cards[last].x && i <= last)))
            continue;
        if (next == scene->card_count || card->x < scene->cards[next].x)
            next = i;
    }
    return next;
}

void pile_add_shown(struct state *state, int pile, const struct scene *scene, enum beside beside,
                    enum showing showing)
{
    size_t at = scene->card_count;
    while (cards_count(state) < MOST_CARDS) {
        at = next_shown(scene, at, beside, showing);
        if (at == scene->card_count)
            break;
        pile_add(state, pile, scene->cards[at].card);
    }
}
