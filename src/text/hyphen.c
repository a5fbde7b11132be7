#include "text/hyphen.h"

#include "base/data.h"
#include "base/text.h"

#include <hyphen.h>
#include <stdlib.h>

struct hyphenator {
    HyphenDict *dict;
};

/* Where Debian's packages hyphen-* put their files; the patterns of a bare language are a link. */
static const char FOLDER[] = "/usr/share/hyphen";

/* Fewer letters than these at either end of a divided word look torn off. */
enum { LEAST_BEFORE = 2, LEAST_AFTER = 3, LEAST_LETTERS = 6 };

/* ---- The patterns ---- */

/* "en-GB" names the file hyph_en_GB.dic. Letters only: a tag must not lead out of the folder. */
static const char *file_for(struct arena *arena, struct slice language, bool with_region)
{
    struct text path = text_new(arena);
    text_format(&path, "%s/hyph_", FOLDER);
    size_t i = 0;
    for (; i < language.len && is_letter(language.ptr[i]); i++)
        text_add_char(&path, to_lower(language.ptr[i]));
    if (i < 2 || i > 3 || (i < language.len && language.ptr[i] != '-'))
        return NULL;
    if (with_region && i < language.len) {
        text_add_char(&path, '_');
        for (i++; i < language.len && is_letter(language.ptr[i]); i++)
            text_add_char(&path, to_upper(language.ptr[i]));
        if (i < language.len)
            return NULL;
    }
    text_add(&path, ".dic");
    return path.ptr;
}

struct hyphenator *hyphenator_new(struct arena *arena, struct slice language)
{
    HyphenDict *dict = NULL;
    for (int with_region = 1; with_region >= 0 && !dict; with_region--) {
        const char *path = file_for(arena, language, with_region);
        dict = path ? hnj_hyphen_load(path) : NULL;
    }
    if (!dict)
        return NULL;
    struct hyphenator *hyphenator = arena_alloc(arena, sizeof *hyphenator);
    hyphenator->dict = dict;
    return hyphenator;
}

void hyphenator_free(struct hyphenator *hyphenator)
{
    if (hyphenator)
        hnj_hyphen_free(hyphenator->dict);
}

/* ---- Words ---- */

/* The patterns know small letters only. False for what they cannot judge: capitals that follow
 * others make an abbreviation, and letters beyond ASCII need patterns in UTF-8. */
static bool lower(char *out, const HyphenDict *dict, struct slice word)
{
    for (size_t i = 0; i < word.len; i++) {
        bool is_ascii = (unsigned char)word.ptr[i] < 0x80;
        out[i] = to_lower(word.ptr[i]);
        if ((i && out[i] != word.ptr[i]) || (!is_ascii && !dict->utf8))
            return false;
    }
    out[word.len] = '\0';
    return true;
}

static bool is_start_of_letter(char c)
{
    return ((unsigned char)c & 0xC0) != 0x80;
}

/* libhyphen marks letters, not bytes, when its patterns are in UTF-8. */
static size_t collect(size_t *at, const struct hyphenator *hyphenator, struct slice word,
                      const char *marks, char **replacements)
{
    size_t count = 0, letters = 0, total = 0;
    for (size_t i = 0; i < word.len; i++)
        total += is_start_of_letter(word.ptr[i]);
    for (size_t i = 0; i < word.len; i++) {
        if (!is_start_of_letter(word.ptr[i]))
            continue;
        size_t mark = hyphenator->dict->utf8 ? letters : i;
        /* The mark of a letter is about the place behind it, so we look at the one before. A
         * division that changes the spelling is not one that we can set. */
        if (letters >= LEAST_BEFORE && total - letters >= LEAST_AFTER && (marks[mark - 1] & 1) &&
            !(replacements && replacements[mark - 1]))
            at[count++] = i;
        letters++;
    }
    return count;
}

size_t hyphenate(size_t at[HYPHEN_LONGEST], const struct hyphenator *hyphenator, struct slice word)
{
    char small[HYPHEN_LONGEST + 1], marks[HYPHEN_LONGEST + 8] = {0};
    char **replacements = NULL;
    int *places = NULL, *cuts = NULL;
    if (word.len < LEAST_LETTERS || word.len > HYPHEN_LONGEST ||
        !lower(small, hyphenator->dict, word))
        return 0;
    size_t count = 0;
    if (!hnj_hyphen_hyphenate2(hyphenator->dict, small, (int)word.len, marks, NULL, &replacements,
                               &places, &cuts))
        count = collect(at, hyphenator, word, marks, replacements);
    for (size_t i = 0; replacements && i < word.len; i++)
        free(replacements[i]);
    free(replacements);
    free(places);
    free(cuts);
    return count;
}
