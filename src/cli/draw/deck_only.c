#include "cli/draw/deck_only.h"

#include "base/suggest.h"
#include "cli/output.h"

static bool choose_name(struct deck_choice *choice, const struct deck *deck, struct slice word)
{
    bool found = false;
    for (size_t i = 0; i < deck->cards.count; i++)
        if (slice_eq(word, deck->cards.items[i].name))
            choice->cards[i] = found = true;
    for (size_t i = 0; i < deck->backs.count; i++)
        if (slice_eq(word, deck->backs.items[i]->name))
            choice->backs[i] = found = true;
    return found;
}

/* All cards of one code. */
static bool choose_code(struct deck_choice *choice, const struct deck *deck, char code)
{
    bool found = false;
    for (size_t i = 0; i < deck->cards.count; i++)
        if (deck->cards.items[i].code == code)
            choice->cards[i] = found = true;
    return found;
}

static bool choose_codes(struct deck_choice *choice, const struct deck *deck, struct slice word)
{
    size_t i = 0;
    while (i < word.len && choose_code(choice, deck, word.ptr[i]))
        i++;
    return word.len && i == word.len;
}

static bool refuse(struct arena *arena, const struct deck *deck, struct slice word)
{
    size_t count = 0;
    const char **names =
        arena_alloc(arena, (deck->cards.count + deck->backs.count + 1) * sizeof *names);
    for (size_t i = 0; i < deck->cards.count; i++)
        names[count++] = deck->cards.items[i].name;
    for (size_t i = 0; i < deck->backs.count; i++)
        names[count++] = deck->backs.items[i]->name;
    const char *near = suggest(word, names, count);
    complain("rookpress deck: the deck has no card '%.*s'", (int)word.len, word.ptr);
    if (near)
        complain("did you mean '%s'?", near);
    return false;
}

bool deck_choose(struct deck_choice *out, struct arena *arena, const struct deck *deck,
                 const char *list)
{
    struct slice rest = slice_of(list ? list : "");
    out->cards = arena_alloc(arena, deck->cards.count + 1);
    out->backs = arena_alloc(arena, deck->backs.count + 1);
    for (size_t i = 0; !list && i < deck->cards.count; i++)
        out->cards[i] = true;
    while (list) {
        bool is_last = slice_find(rest, ',') == rest.len;
        struct slice word = slice_trim(slice_next_field(&rest, ','));
        if (!choose_name(out, deck, word) && !choose_codes(out, deck, word))
            return refuse(arena, deck, word);
        if (is_last)
            break;
    }
    return true;
}
