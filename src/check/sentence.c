#include "check/sentence.h"

#include "base/number.h"
#include "game/notation.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '\'';
}

void sentences_split(struct sentences *out, struct slice text)
{
    out->count = 0;
    for (size_t i = 0; i < text.len;) {
        size_t begin = i;
        while (i < text.len && is_letter(text.ptr[i]))
            i++;
        if (i > begin) {
            if (out->count == MOST_WORDS)
                return;
            out->items[out->count++] = (struct word){{text.ptr + begin, i - begin}, false, false};
            continue;
        }
        if (is_blank(text.ptr[i])) {
            i++;
            continue;
        }
        struct word *last = out->count ? &out->items[out->count - 1] : NULL;
        if (last && strchr(".!?", text.ptr[i]))
            last->ends_sentence = last->ends_clause = true;
        else if (last && strchr(",;:()", text.ptr[i]))
            last->ends_clause = true;
        i++;
    }
}

/* Most words differ in their first letter: that is looked at without asking for lengths. */
bool word_is(const struct word *word, const char *text)
{
    return word->text.len && (*word->text.ptr | ' ') == *text &&
           slice_same_nocase(word->text, slice_of(text));
}

bool word_is_any(const struct word *word, const char *const *list)
{
    while (*list && !word_is(word, *list))
        list++;
    return *list;
}

/* Which of a list, from 0 on, or -1. */
static int index_in(const struct word *word, const char *const *list)
{
    for (int i = 0; list[i]; i++)
        if (word_is(word, list[i]))
            return i;
    return -1;
}

enum piece_kind word_piece(const struct word *word)
{
    static const char *const one[] = {"pawn", "knight", "bishop", "rook", "queen", "king", NULL};
    static const char *const many[] = {"pawns",  "knights", "bishops", "rooks",
                                       "queens", "kings",   NULL};
    int index = index_in(word, one);
    return (enum piece_kind)(PAWN + (index < 0 ? index_in(word, many) : index));
}

int word_square(const struct word *word)
{
    struct slice rest = word->text;
    int square;
    return word->text.len == 2 && square_take(&square, &rest) ? square : NO_SQUARE;
}

int word_side(const struct word *word)
{
    static const char *const sides[] = {"white", "black", "white's", "black's", NULL};
    int index = index_in(word, sides);
    return index < 0 ? -1 : index % 2;
}

int word_number(const struct word *word)
{
    static const char *const numbers[] = {"zero", "one",    "two",    "three", "four",
                                          "five", "six",    "seven",  "eight", "nine",
                                          "ten",  "eleven", "twelve", NULL};
    enum { MOST = 999 };
    long value;
    if (number_parse_whole(&value, word->text))
        return value >= 0 && value <= MOST ? (int)value : -1;
    return index_in(word, numbers);
}

int word_ordinal(const struct word *word)
{
    static const char *const ordinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                           "sixth", "seventh", "eighth", NULL};
    int index = index_in(word, ordinals);
    return index < 0 ? -1 : index + 1;
}

size_t sentence_begin(const struct sentences *s, size_t index)
{
    while (index && !s->items[index - 1].ends_sentence)
        index--;
    return index;
}

size_t sentence_end(const struct sentences *s, size_t index)
{
    while (index < s->count && !s->items[index++].ends_sentence)
        ;
    return index;
}

size_t clause_begin(const struct sentences *s, size_t index)
{
    while (index && !s->items[index - 1].ends_clause)
        index--;
    return index;
}

size_t clause_end(const struct sentences *s, size_t index)
{
    while (index < s->count && !s->items[index++].ends_clause)
        ;
    return index;
}

bool sentence_has_any(const struct sentences *s, size_t begin, size_t end, const char *const *list)
{
    for (size_t i = begin; i < end && i < s->count; i++)
        if (word_is_any(&s->items[i], list))
            return true;
    return false;
}

static bool is_denial(const struct word *word)
{
    static const char *const denials[] = {"no",      "not",     "never",   "none",   "nor",
                                          "neither", "nobody",  "nothing", "hardly", "without",
                                          "cannot",  "instead", NULL};
    struct slice text = word->text;
    bool shortened =
        text.len > 3 && text.ptr[text.len - 2] == '\'' && to_lower(text.ptr[text.len - 1]) == 't';
    return shortened || word_is_any(word, denials);
}

/* "another game", "the first diagram", "later diagrams" */
static bool is_elsewhere(const struct word *which, const struct word *what)
{
    static const char *const others[] = {"other", "another",     "different", "earlier", "later",
                                         "last",  "yesterday's", "previous",  NULL};
    static const char *const things[] = {"game",    "games",    "diagram", "diagrams",
                                         "board",   "boards",   "picture", "pictures",
                                         "example", "examples", NULL};
    return word_is_any(what, things) && (word_is_any(which, others) || word_ordinal(which) > 0);
}

bool clause_is_elsewhere(const struct sentences *s, size_t index)
{
    static const char *const elsewhere[] = {"previous", "previously", "earlier",
                                            "above",    "later",      NULL};
    size_t end = clause_end(s, index);
    for (size_t i = clause_begin(s, index); i < end; i++)
        if (is_denial(&s->items[i]) || word_is_any(&s->items[i], elsewhere) ||
            (i && is_elsewhere(&s->items[i - 1], &s->items[i])))
            return true;
    return false;
}
