/* Orthodox chess, by the FIDE Laws of Chess of 2023. */
#include "game/orthodox.h"

const struct game chess_game = {
    .id = "chess",
    .name = "Chess",
    .summary = "the game that the others vary",
    .rules = &orthodox_rules,
    .begin = orthodox_begin,
    .list = orthodox_list,
    .refuse = orthodox_refuse,
    .play = orthodox_play,
    .outcome = orthodox_outcome,
    .in_check = orthodox_in_check,
    .impossible = orthodox_impossible,
};
