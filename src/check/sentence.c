#include "check/sentence.h"

#include "base/number.h"
#include "game/notation.h"

bool is_word_letter(char c)
{
    return is_letter(c) || is_digit(c) || c == '\'';
}

struct slice word_take(struct slice *text)
{
    size_t begin = 0, end;
    while (begin < text->len && (!is_word_letter(text->ptr[begin]) || text->ptr[begin] == '\''))
        begin++;
    for (end = begin; end < text->len && is_word_letter(text->ptr[end]);)
        end++;
    while (end > begin && text->ptr[end - 1] == '\'')
        end--;
    struct slice word = {text->ptr + begin, end - begin};
    text->ptr += end;
    text->len -= end;
    return word;
}

/* What stands between a word and the next one. */
static void read_marks(struct word *word, const char *begin, const char *end)
{
    for (; begin < end; begin++) {
        word->ends_sentence |= strchr(".!?", *begin) != NULL;
        word->ends_clause |= strchr(".!?,;:()", *begin) != NULL;
    }
}

void sentences_split(struct sentences *out, struct slice text)
{
    out->count = 0;
    for (;;) {
        const char *gap = text.ptr;
        struct slice word = word_take(&text);
        if (out->count)
            read_marks(&out->items[out->count - 1], gap, word.ptr);
        if (!word.len || out->count == MOST_WORDS)
            return;
        out->items[out->count++] = (struct word){.text = word};
    }
}

/* Most words differ in their first letter: that is looked at without asking for lengths. */
static bool is_same(struct slice word, const char *text)
{
    return word.len && (*word.ptr | ' ') == *text && slice_same_nocase(word, slice_of(text));
}

bool is_one_of(struct slice word, const char *const *list)
{
    while (*list && !is_same(word, *list))
        list++;
    return *list;
}

bool word_is(const struct word *word, const char *text)
{
    return is_same(word->text, text);
}

bool word_is_any(const struct word *word, const char *const *list)
{
    return is_one_of(word->text, list);
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
