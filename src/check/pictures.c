#include "check/pictures.h"

#include <string.h>

static const struct picture_rules rules[] = {
    {.game = "", .law = LAW_NONE, .grey = GREY_NOTE, .rings = RINGS_ANY},
    {.game = "chess", .alternates = true, .kings_are_safe = true},
    {.game = "chess960", .alternates = true, .grey = GREY_MOVE, .kings_are_safe = true},
    {.game = "los-alamos", .alternates = true, .kings_are_safe = true},
    {.game = "zombie",
     .alternates = true,
     .grey = GREY_BURIAL,
     .rings = RINGS_GREY,
     .comes_back = true,
     .kings_are_safe = true,
     .flow = FLOW_COINS},
    {.game = "masquerade", .law = LAW_NONE},
    {.game = "two-move", .flow = FLOW_MORE, .cards_by_side = true, .pairs = true},
    {.game = "adrenaline",
     .alternates = true,
     .law = LAW_STEPS,
     .rings = RINGS_GREY,
     .shots = true},
    {.game = "tar-pit",
     .alternates = true,
     .law = LAW_TAR,
     .rings = RINGS_SIDES,
     .throws = true,
     .flow = FLOW_HANDS,
     .checkers = 6},
    {.game = "golf",
     .law = LAW_BORROWED,
     .grey = GREY_HINT,
     .rings = RINGS_OWN,
     .takes_all = true,
     .flow = FLOW_SAME,
     .pieces = 16},
    {.game = "crowded-house", .alternates = true},
    {.game = "cooperative", .flow = FLOW_STACKS, .hand = 3},
    {.game = "half-alice",
     .alternates = true,
     .law = LAW_MIRROR,
     .rings = RINGS_OWN,
     .flow = FLOW_MIRROR},
    {.game = "synchronous"},
    {.game = "telepathy"},
    {.game = "split-brain",
     .alternates = true,
     .rings = RINGS_ANY,
     .kings_are_safe = true,
     .rim_marker = true},
    {.game = "cooperative-2", .flow = FLOW_LINE, .kings_are_safe = true, .hand = 2},
    {.game = "gravity", .law = LAW_DOWN, .flow = FLOW_SAME, .cards_by_side = true, .decks = true},
    {.game = "parade", .law = LAW_NONE, .orders = true},
    {.game = "booster", .law = LAW_NONE, .rings = RINGS_ANY},
    {.game = "neighbour", .alternates = true, .law = LAW_BORROWED},
    {.game = "cloak", .law = LAW_NONE, .rings = RINGS_ANY},
};

const struct picture_rules *picture_rules_of(const struct game *game)
{
    for (size_t i = 1; game && i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].game, game->id) == 0)
            return &rules[i];
    return &rules[0];
}
