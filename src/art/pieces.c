/* Finds sets and keeps their pictures. */
#include "art/pieces.h"

#include "base/data.h"
#include "base/text.h"

#include <assert.h>
#include <string.h>

const char PIECE_LETTERS[] = "PNBRQKpnbrqk";

struct piece_set {
    struct picture *pieces[PIECE_COUNT];
};

/* ---- Finding ---- */

static bool is_set_name(struct slice word)
{
    for (size_t i = 0; i < word.len; i++) {
        char c = word.ptr[i];
        if (!is_digit(c) && !is_letter(c) && !(i && strchr("-_.", c)))
            return false;
    }
    return word.len > 0;
}

/* A name is a set of ours before it is a folder of the user's that happens to be called so. */
const char *piece_set_find(const char **why, struct arena *arena, const char *word)
{
    const char *set = is_set_name(slice_of(word))
                          ? data_find(arena, format_string(arena, "cards/pieces/%s", word))
                          : NULL;
    if (set)
        return set;
    if (is_folder(word))
        return arena_copy(arena, word, strlen(word));
    *why = format_string(arena, "there is no piece set or folder '%s'", word);
    return NULL;
}

/* ---- Loading ---- */

struct piece_set *piece_set_load(const char **why, struct arena *arena, const char *path)
{
    struct piece_set *set = arena_alloc(arena, sizeof *set);
    for (size_t i = 0; i < PIECE_COUNT; i++) {
        char letter = to_upper(PIECE_LETTERS[i]);
        const char name[] = {PIECE_LETTERS[i] == letter ? 'w' : 'b', letter, '\0'};
        const char *file = format_string(arena, "%s/%s.svg", path, name);
        set->pieces[i] = picture_load(why, arena, file, name);
        if (!set->pieces[i]) {
            piece_set_free(set);
            return NULL;
        }
    }
    return set;
}

void piece_set_free(struct piece_set *set)
{
    for (size_t i = 0; set && i < PIECE_COUNT; i++)
        picture_free(set->pieces[i]);
}

/* ---- Using ---- */

const struct picture *piece_set_picture(const struct piece_set *set, char piece)
{
    const char *found = piece ? strchr(PIECE_LETTERS, piece) : NULL;
    assert(found);
    return set->pieces[found - PIECE_LETTERS];
}
