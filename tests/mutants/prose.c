/* Faults in the text: pieces that it names with their squares. */
#include "changes.h"

#include "check/sentence.h"

/* "knight at c6" */
struct naming {
    struct span piece, square;
    struct word piece_word;
};

static bool is_whole_book(const struct unit *unit)
{
    return !unit->diagram && !unit->solution;
}

static bool is_in_block(const struct doc *doc, const char *at)
{
    size_t offset = (size_t)(at - doc->source->text.ptr);
    for (size_t i = 0; i < doc->blocks.count; i++)
        if (offset >= doc->blocks.items[i]->at.begin && offset < doc->blocks.items[i]->at.end)
            return true;
    return false;
}

static struct slice line_of(const struct doc *doc, size_t line)
{
    return source_line(doc->source, (uint32_t)line);
}

/* The nth naming of the book, or false. Namings that go over a line's end are not looked for. */
static bool find_naming(struct naming *out, const struct doc *doc, size_t n)
{
    static const char *const places[] = {"at", "on", "to", NULL};
    for (size_t line = 0; line < doc->source->line_count; line++) {
        struct sentences words;
        struct slice text = line_of(doc, line);
        if (is_in_block(doc, text.ptr))
            continue;
        sentences_split(&words, text);
        for (size_t i = 2; i < words.count; i++) {
            const struct word *word = &words.items[i];
            if (word_square(word) == NO_SQUARE || !word_is_any(word - 1, places) ||
                !word_piece(word - 2) || n--)
                continue;
            *out = (struct naming){source_span(doc->source, word[-2].text),
                                   source_span(doc->source, word->text), word[-2]};
            return true;
        }
    }
    return false;
}

size_t namings(const struct unit *unit)
{
    struct naming naming;
    size_t count = 0;
    while (is_whole_book(unit) && find_naming(&naming, unit->doc, count))
        count++;
    return count;
}

bool square_in_the_text(struct mutant *m, size_t site)
{
    struct naming naming;
    if (!find_naming(&naming, m->unit->doc, site))
        return false;
    const char *square = square_word(m, pick(m, SQUARE_COUNT));
    put(m, naming.square, "%s", square);
    say(m, "'%s' with %s for %s", line_at(m, naming.square), square, words_at(m, naming.square));
    return true;
}

bool piece_in_the_text(struct mutant *m, size_t site)
{
    static const char *const names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    struct naming naming;
    if (!find_naming(&naming, m->unit->doc, site))
        return false;
    const char *name = names[pick_other(m, (int)word_piece(&naming.piece_word) - PAWN, 6)];
    put(m, naming.piece, "%s", name);
    say(m, "'%s' with %s for %s", line_at(m, naming.piece), name, words_at(m, naming.piece));
    return true;
}
