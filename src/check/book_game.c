/* The game of a diagram, and what can be said of a book that names none that is known. */
#include "check/book_game.h"

#include "check/parts.h"

static bool is_none(struct slice name)
{
    return slice_eq(name, "none");
}

/* Games are the subject of chapters: what stands deeper ("### Chess") is a part of one. */
enum { DEEPEST_CHAPTER = 2 };

static bool is_number(struct slice word)
{
    for (size_t i = 0; i < word.len; i++)
        if (!is_digit(word.ptr[i]) && word.ptr[i] != '.')
            return false;
    return true;
}

/* "3. The Rules of" and the like: what may stand before a name. */
static struct slice without_lead(struct slice title)
{
    static const char *const leads[] = {"the", "rules", "of",      "for",     "how",
                                        "to",  "play",  "playing", "chapter", "game"};
    struct slice rest = title, word;
    bool leads_on = true;
    while (leads_on) {
        title = slice_trim(rest);
        word = slice_next_word(&rest);
        leads_on = word.len && is_number(word);
        for (size_t i = 0; i < sizeof leads / sizeof *leads && word.len; i++)
            leads_on |= slice_same_nocase(word, slice_of(leads[i]));
    }
    return title;
}

/* The part of a title before a colon, a parenthesis or a dash between words. */
static struct slice next_part(struct slice *title)
{
    size_t end = 0;
    while (end < title->len && !strchr(":(", title->ptr[end]) &&
           !slice_starts((struct slice){title->ptr + end, title->len - end}, " - ") &&
           !slice_starts((struct slice){title->ptr + end, title->len - end}, "\xe2\x80\x93") &&
           !slice_starts((struct slice){title->ptr + end, title->len - end}, "\xe2\x80\x94"))
        end++;
    struct slice part = {title->ptr, end};
    size_t cut = end < title->len ? end + 1 : end;
    *title = (struct slice){title->ptr + cut, title->len - cut};
    return slice_trim(part);
}

/* "Zombie Chess", "Chapter 2: Zombie Chess (for two)"; other words would make another game of it.
 */
static const struct game *game_of_title(struct slice title)
{
    const struct game *game = game_find(title);
    while (!game && title.len)
        game = game_find(without_lead(next_part(&title)));
    return game;
}

/* The game that this section's own heading names. */
static const struct game *named_game(const struct book *book, size_t section)
{
    const struct section *s = &book->doc->sections.items[section];
    return s->level <= DEEPEST_CHAPTER ? game_of_title(s->title) : NULL;
}

size_t game_section(const struct book *book, size_t section)
{
    for (size_t s = section; s != NO_SECTION; s = book->doc->sections.items[s].parent)
        if (named_game(book, s))
            return s;
    return section;
}

const struct game *section_game(const struct book *book, size_t section)
{
    section = game_section(book, section);
    return section == NO_SECTION ? NULL : named_game(book, section);
}

const struct game *diagram_game(const struct book *book, const struct diagram *d)
{
    if (!d->game.text.len)
        return section_game(book, d->chapter);
    return is_none(d->game.text) ? NULL : game_find(d->game.text);
}

/* ---- Findings ---- */

/* By id or by name: both can be written. */
static void suggest_game(struct arena *arena, struct sink *sink, struct slice word)
{
    size_t count = 0;
    while (games[count])
        count++;
    const char **known = arena_alloc(arena, 2 * count * sizeof *known);
    for (size_t i = 0; i < count; i++) {
        known[i] = games[i]->id;
        known[count + i] = games[i]->name;
    }
    if (!finding_suggest(sink, word, known, 2 * count))
        finding_note(sink, "'rookpress games' lists them; 'none' is for a diagram of no game");
}

static void check_directive(struct arena *arena, struct sink *sink, const struct diagram *d)
{
    if (!d->game.text.len || is_none(d->game.text) || game_find(d->game.text))
        return;
    finding_add(sink, BAD_GAME, d->game.at, "there is no game %s",
                finding_quote(sink, d->game.text));
    suggest_game(arena, sink, d->game.text);
}

static bool has_moves(const struct diagram *d)
{
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *a = &d->arrows.items[i];
        if (a->from.file != a->to.file || a->from.rank != a->to.rank)
            return true;
    }
    return false;
}

/* Chapters around the games of a book, by the first or last word of their titles. */
static bool is_about_the_book(struct slice title)
{
    static const char *const words[] = {"appendix", "introduction", "preface",
                                        "contents", "solutions",    "answers"};
    struct slice first = {0}, last = {0}, rest = title;
    for (struct slice word; (word = slice_next_word(&rest)).len; last = word)
        if (!first.len)
            first = word;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (slice_same_nocase(first, slice_of(words[i])) ||
            slice_same_nocase(last, slice_of(words[i])))
            return true;
    return false;
}

static void note_chapter(struct sink *sink, const struct section *chapter)
{
    if (is_about_the_book(chapter->title))
        return;
    finding_add(sink, UNKNOWN_GAME, chapter->at,
                "no rules are known for %s; its moves are not "
                "checked",
                finding_quote(sink, chapter->title));
}

/* Diagrams come in the order of the book, so that those of one chapter come in a row. */
void check_games(struct arena *arena, struct sink *sink, const struct book *book)
{
    size_t told = NO_SECTION, known = NO_SECTION;
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        check_directive(arena, sink, d);
        if (d->game.text.len || d->chapter == NO_SECTION || d->chapter == told ||
            d->chapter == known || !has_moves(d))
            continue;
        if (section_game(book, d->chapter)) {
            known = d->chapter;
            continue;
        }
        told = d->chapter;
        note_chapter(sink, &book->doc->sections.items[told]);
    }
}
