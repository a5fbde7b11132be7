/* Which game a diagram is of. */
#ifndef CHECK_BOOK_GAME_H
#define CHECK_BOOK_GAME_H

#include "check/check.h"
#include "game/game.h"

/* The game that the diagram's `game` line names, else the nearest heading of level 1 or 2 around it
 * that names one. NULL where there is none, or the line says `none` or names no game. */
const struct game *diagram_game(const struct book *book, const struct diagram *d);

/* What tells of one game: the nearest section of level 1 or 2, from this one outwards, whose
 * heading names a game; this one itself where none does. */
size_t game_section(const struct book *book, size_t section);

/* The game that a section's heading or that of a section around it names, or NULL. */
const struct game *section_game(const struct book *book, size_t section);

#endif
