#include "game/fields.h"

#include "base/number.h"
#include "game/cards.h"
#include "game/notation.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- Writing ---- */

static void add_comma(struct text *out, size_t begin)
{
    if (out->len > begin)
        text_add_char(out, ',');
}

static void add_number(struct text *out, const struct state *state, struct field f)
{
    if (state->counts[f.index])
        text_format(out, "%u", state->counts[f.index]);
}

static void add_square(struct text *out, const struct state *state, struct field f)
{
    if (state->counts[f.index])
        square_add(out, state->counts[f.index] - 1);
}

static void add_letters(struct text *out, const struct state *state, struct field f)
{
    bool any = false;
    for (int i = 0; i <= f.more; i++)
        any |= state->counts[f.index + i] != NO_PIECE;
    for (int i = 0; any && i <= f.more; i++)
        text_add_char(out, piece_letter(state->counts[f.index + i]));
}

static void add_choices(struct text *out, const struct state *state, struct field f)
{
    bool any = false;
    for (int i = 0; i <= f.more; i++)
        any |= state->counts[f.index + i] != 0;
    for (int i = 0; any && i <= f.more; i++) {
        if (i > 0)
            text_add_char(out, '/');
        for (int kind = KING; kind >= PAWN; kind--)
            if (state->counts[f.index + i] >> kind & 1)
                text_add_char(out, piece_letter((uint8_t)kind));
    }
}

static void add_queue(struct text *out, const struct state *state, struct field f)
{
    for (int i = 0; i <= f.more && state->counts[f.index + i]; i++)
        text_add_char(out, piece_letter(state->counts[f.index + i]));
}

static void add_squares(struct text *out, const struct state *state, struct field f)
{
    size_t begin = out->len;
    for (squares set = state->sets[f.index]; set; set &= set - 1) {
        add_comma(out, begin);
        square_add(out, first_of(set));
    }
}

static void add_stacks(struct text *out, const struct state *state, struct field f)
{
    size_t begin = out->len;
    for (int square = 0; square < 64; square++) {
        uint8_t height = state->under[f.index][square];
        if (!height)
            continue;
        add_comma(out, begin);
        square_add(out, square);
        if (height > 1)
            text_format(out, ":%u", height);
    }
}

static void add_buried(struct text *out, const struct state *state, struct field f)
{
    size_t begin = out->len;
    for (int square = 0; square < 64; square++) {
        if (!state->under[f.index][square])
            continue;
        add_comma(out, begin);
        square_add(out, square);
        text_format(out, ":%c", piece_letter(state->under[f.index][square]));
    }
}

static void add_pile(struct text *out, const struct state *state, struct field f)
{
    for (int i = 0; i < pile_count(state, f.index); i++)
        card_add(out, pile_card(state, f.index, i));
}

static void add_phase(struct text *out, const struct state *state, struct field f)
{
    (void)f;
    if (state->phase)
        text_format(out, "%u", state->phase);
}

static void add_chance(struct text *out, const struct state *state, struct field f)
{
    (void)f;
    if (state->chance.seed)
        text_format(out, "%" PRIu64, state->chance.seed);
}

/* ---- Reading ---- */

static bool read_byte(uint8_t *out, struct slice value)
{
    long number;
    if (!number_parse_whole(&number, value) || number < 0 || number > UINT8_MAX)
        return false;
    *out = (uint8_t)number;
    return true;
}

static bool read_number(struct state *state, struct field f, struct slice value)
{
    return read_byte(&state->counts[f.index], value);
}

static bool read_square(struct state *state, struct field f, struct slice value)
{
    int square;
    if (!square_take(&square, &value) || value.len)
        return false;
    state->counts[f.index] = (uint8_t)(square + 1);
    return true;
}

static bool read_letters(struct state *state, struct field f, struct slice value)
{
    if (value.len != (size_t)f.more + 1)
        return false;
    for (size_t i = 0; i < value.len; i++) {
        enum piece_kind kind = kind_from_letter(value.ptr[i]);
        if (!kind && value.ptr[i] != '.')
            return false;
        state->counts[f.index + i] = (uint8_t)kind;
    }
    return true;
}

static bool read_choices(struct state *state, struct field f, struct slice value)
{
    int slashes = 0;
    for (size_t i = 0; i < value.len; i++)
        slashes += value.ptr[i] == '/';
    if (slashes != f.more)
        return false;
    for (int i = 0; i <= f.more; i++) {
        struct slice word = slice_next_field(&value, '/');
        unsigned set = 0;
        for (size_t j = 0; j < word.len; j++) {
            enum piece_kind kind = kind_from_letter(word.ptr[j]);
            if (!kind)
                return false;
            set |= 1u << kind;
        }
        state->counts[f.index + i] = (uint8_t)set;
    }
    return true;
}

static bool read_queue(struct state *state, struct field f, struct slice value)
{
    if (value.len > (size_t)f.more + 1)
        return false;
    for (size_t i = 0; i < value.len; i++) {
        state->counts[f.index + i] = (uint8_t)kind_from_letter(value.ptr[i]);
        if (!state->counts[f.index + i])
            return false;
    }
    return true;
}

static bool read_squares(struct state *state, struct field f, struct slice value)
{
    while (value.len) {
        struct slice word = slice_next_field(&value, ',');
        int square;
        if (!square_take(&square, &word) || word.len)
            return false;
        state->sets[f.index] |= bit(square);
    }
    return true;
}

static bool read_stacks(struct state *state, struct field f, struct slice value)
{
    while (value.len) {
        struct slice word = slice_next_field(&value, ',');
        struct slice name = slice_next_field(&word, ':');
        int square;
        long height = 1;
        if (!square_take(&square, &name) || name.len ||
            (word.len && !number_parse_whole(&height, word)) || height < 1 || height > UINT8_MAX)
            return false;
        state->under[f.index][square] = (uint8_t)height;
    }
    return true;
}

static bool read_buried(struct state *state, struct field f, struct slice value)
{
    while (value.len) {
        struct slice word = slice_next_field(&value, ',');
        int square;
        if (!square_take(&square, &word) || word.len != 2 || word.ptr[0] != ':' ||
            !kind_from_letter(word.ptr[1]))
            return false;
        state->under[f.index][square] = (uint8_t)kind_from_letter(word.ptr[1]);
    }
    return true;
}

static bool read_pile(struct state *state, struct field f, struct slice value)
{
    while (value.len) {
        uint8_t card;
        if (!card_take(&card, &value) || cards_count(state) == MOST_CARDS)
            return false;
        pile_add(state, f.index, card);
    }
    return true;
}

static bool read_phase(struct state *state, struct field f, struct slice value)
{
    (void)f;
    return read_byte(&state->phase, value);
}

static bool read_chance(struct state *state, struct field f, struct slice value)
{
    (void)f;
    uint64_t seed = 0;
    for (size_t i = 0; i < value.len; i++) {
        if (!is_digit(value.ptr[i]) || i > 19)
            return false;
        seed = seed * 10 + (uint64_t)(value.ptr[i] - '0');
    }
    state->chance.seed = seed;
    return value.len > 0;
}

/* ---- Fields ---- */

/* One row for each enum field_kind. */
static const struct {
    void (*add)(struct text *, const struct state *, struct field);
    bool (*read)(struct state *, struct field, struct slice);
    const char *wanted;
} kinds[] = {
    [FIELD_NUMBER] = {add_number, read_number, "a number from 0 to 255 is wanted"},
    [FIELD_SQUARE] = {add_square, read_square, "a square is wanted, as in e4"},
    [FIELD_LETTERS] = {add_letters, read_letters, "letters of PNBRQK are wanted, one for each"},
    [FIELD_CHOICES] = {add_choices, read_choices,
                       "letters of PNBRQK are wanted, with '/' between those of each"},
    [FIELD_QUEUE] = {add_queue, read_queue, "letters of PNBRQK are wanted, not too many"},
    [FIELD_SQUARES] = {add_squares, read_squares, "squares are wanted, as in e4,f5"},
    [FIELD_STACKS] = {add_stacks, read_stacks, "squares with heights are wanted, as in e4,f5:3"},
    [FIELD_BURIED] = {add_buried, read_buried, "squares with pieces are wanted, as in e4:P"},
    [FIELD_PILE] = {add_pile, read_pile, "cards are wanted, as in RnC, at most 52 in all"},
    [FIELD_PHASE] = {add_phase, read_phase, "the part of a turn is a number from 0"},
    [FIELD_CHANCE] = {add_chance, read_chance, "a number is wanted"},
};

void fields_add(struct text *out, const struct game *game, const struct state *state)
{
    for (const struct field *f = game->fields; f && f->name; f++) {
        size_t before = out->len;
        text_format(out, " %s=", f->name);
        size_t begin = out->len;
        kinds[f->kind].add(out, state, *f);
        if (out->len == begin) { /* empty: leave it out */
            out->len = before;
            out->ptr[before] = '\0';
        }
    }
}

bool field_parse(struct state *state, const char **why, const struct game *game, struct slice word)
{
    struct slice name = slice_next_field(&word, '=');
    for (const struct field *f = game->fields; f && f->name; f++)
        if (slice_eq(name, f->name)) {
            *why = kinds[f->kind].wanted;
            return kinds[f->kind].read(state, *f, word);
        }
    *why = "positions of this game have no such part";
    return false;
}
