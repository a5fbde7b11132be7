/* Faults in the names of directives, in tables, claims and printed solutions. */
#include "changes.h"

/* ---- Names ---- */

/* A letter left out, typed twice, or changed places with the next one. */
static const char *misspell(struct mutant *m, struct slice name)
{
    size_t at = pick(m, name.len - 1);
    int len = (int)name.len, before = (int)at;
    const char *here = name.ptr + at;
    switch (pick(m, 3)) {
    case 0:
        return format_string(m->arena, "%.*s%.*s", before, name.ptr, len - before - 1, here + 1);
    case 1:
        return format_string(m->arena, "%.*s%c%.*s", before, name.ptr, *here, len - before, here);
    default:
        return format_string(m->arena, "%.*s%c%c%.*s", before, name.ptr, here[1], here[0],
                             len - before - 2, here + 2);
    }
}

bool directive_misspelt(struct mutant *m, size_t site)
{
    struct span line = block_line_at(m->unit, nth_directive(m->unit, site));
    struct slice text = source_text(m->original->source, line);
    struct slice name = slice_trim((struct slice){text.ptr, slice_find(text, ':')});
    if (name.len < 2)
        return false;
    const char *wrong = misspell(m, name);
    /* A blank doubled or lost at the end of a word is no misspelling, nor are two equal letters. */
    if (slice_find(name, ' ') < name.len && strchr(wrong, ' ') != strrchr(wrong, ' '))
        return false;
    if (slice_eq(name, wrong))
        return false;
    put(m, source_span(m->original->source, name), "%s", wrong);
    say(m, "'%s' begins with '%s'", line_at(m, line), wrong);
    return true;
}

/* ---- Tables ---- */

/* What a cell is: a mark, a combo, a card, a gap. */
struct cell {
    struct span at;
    const struct card_face *card;
    enum { CELL_MARK, CELL_COMBO, CELL_CARD, CELL_GAP } kind;
    int value;
};

struct cells {
    struct cell *items;
    size_t count, capacity;
};

static void add_grid(struct cells *out, struct arena *arena, const struct grid *grid)
{
    for (size_t r = 0; r < GRID_ROWS; r++) {
        const struct grid_row *row = &grid->rows[r];
        for (size_t c = 0; c < grid->columns; c++)
            if (row->cells[c].at.end - row->cells[c].at.begin == 1) /* not left out */
                *vec_push(arena, out) =
                    (struct cell){row->cells[c].at, NULL, CELL_MARK, (int)row->cells[c].mark};
        if (row->combo.text.len == 2)
            *vec_push(arena, out) = (struct cell){row->combo.at, NULL, CELL_COMBO, 0};
    }
}

static void add_card_table(struct cells *out, struct arena *arena, const struct card_table *table)
{
    for (size_t r = 0; r < table->count; r++) {
        const struct card_row *row = &table->items[r];
        for (size_t c = 0; c < CARDS_A_ROW; c++)
            if (row->cards[c].given)
                *vec_push(arena, out) =
                    (struct cell){row->cards[c].at, &row->cards[c].face, CELL_CARD, 0};
        if (row->has_gap)
            *vec_push(arena, out) = (struct cell){row->gap_at, NULL, CELL_GAP, row->gap};
    }
}

static struct cells read_cells(struct arena *arena, const struct unit *unit)
{
    struct cells out = {0};
    if (unit->diagram && unit->diagram->sound && unit->diagram->grid)
        add_grid(&out, arena, unit->diagram->grid);
    if (unit->diagram && unit->diagram->sound && unit->diagram->card_table)
        add_card_table(&out, arena, unit->diagram->card_table);
    return out;
}

size_t table_cells(const struct unit *unit)
{
    struct arena arena = {0};
    size_t count = read_cells(&arena, unit).count;
    arena_free(&arena);
    return count;
}

/* A circle too many or too few. Crosses are notes of the player's: more or fewer of them are right,
 * too. */
static const char *other_cell(struct mutant *m, const struct cell *cell)
{
    static const char letters[] = "KQRBN";
    char combo[2] = {*words_at(m, cell->at), 0};
    const char *last;
    struct card_face face;
    switch (cell->kind) {
    case CELL_MARK:
        return cell->value != MARK_CIRCLE ? "O" : toss(m) ? "X" : ".";
    case CELL_COMBO:
        last = strchr(letters, words_at(m, cell->at)[1]);
        return format_string(m->arena, "%s%c", combo,
                             letters[pick_other(m, last ? (int)(last - letters) : 0, 5)]);
    case CELL_GAP:
        return format_string(m->arena, "%d", cell->value + (cell->value > 1 && toss(m) ? -1 : 1));
    case CELL_CARD:
        face = *cell->card;
        if (face.kind == CARD_PLAYING)
            face.rank = pick_other(m, face.rank - 1, 13) + 1;
        return face.kind == CARD_PLAYING && toss(m) ? card_face_name(m->arena, face) : "_";
    }
    return "";
}

bool table_cell(struct mutant *m, size_t site)
{
    struct cell cell = read_cells(m->arena, m->unit).items[site];
    const char *other = other_cell(m, &cell);
    put(m, cell.at, "%s", other);
    say(m, "'%s' with %s for %s", line_at(m, cell.at), other, words_at(m, cell.at));
    return true;
}

/* ---- Claims ---- */

size_t claims(const struct unit *unit)
{
    return unit->diagram ? unit->diagram->claims.count : 0;
}

/* How a claim of each kind becomes untrue: by saying the contrary, or by another square or number.
 * Of a mate nothing can be said by these: it is a check as well. Most moves are illegal, and what
 * is not solved in one move may not be in two, so these have their contrary only. */
struct untruth {
    const char *contrary;
    bool square, number;
};

static const struct untruth untruths[CLAIM_KIND_COUNT] = {
    [CLAIM_LEGAL] = {"illegal", false, false},   [CLAIM_ILLEGAL] = {"legal", false, false},
    [CLAIM_ONLY] = {"illegal", true, false},     [CLAIM_CHECK] = {"mate", false, false},
    [CLAIM_MATE] = {NULL, false, false},         [CLAIM_STACKED] = {NULL, true, false},
    [CLAIM_SCORE] = {NULL, false, true},         [CLAIM_SOLVED] = {"unsolved", false, false},
    [CLAIM_UNSOLVED] = {"solved", false, false},
};

static bool replace_in_claim(struct mutant *m, const struct claim *claim, struct span at,
                             const char *words)
{
    put(m, at, "%s", words);
    say(m, "'%s' with %s for %s", line_at(m, claim->at), words, words_at(m, at));
    return true;
}

static struct span claim_word_at(struct mutant *m, const struct claim *claim)
{
    struct slice line = source_text(m->original->source, claim->at);
    slice_next_field(&line, ':');
    return source_span(m->original->source, slice_next_word(&line));
}

bool claim_changed(struct mutant *m, size_t site)
{
    const struct claim *claim = &m->unit->diagram->claims.items[site];
    const struct untruth *untruth = &untruths[claim->kind];
    size_t which = pick(m, 2), index = pick(m, SQUARE_COUNT);
    const struct square *square = &claim->squares[which];
    const struct number *number = &claim->numbers[which];
    if (untruth->contrary && toss(m))
        return replace_in_claim(m, claim, claim_word_at(m, claim), untruth->contrary);
    if (untruth->square && square->at.end)
        return replace_in_claim(m, claim, square->at, square_word(m, index));
    if (untruth->number && number->at.end)
        return replace_in_claim(m, claim, number->at,
                                format_string(m->arena, "%g", number->value + 1));
    return false;
}

/* ---- Solutions ---- */

size_t solution_moves(const struct unit *unit)
{
    return unit->solution ? unit->solution->moves.count : 0;
}

/* The first two letters of a move are its tail, the last two its head. */
bool solution_move(struct mutant *m, size_t site)
{
    const struct printed_move *move = &m->unit->solution->moves.items[site];
    struct slice text = source_text(m->original->source, move->at);
    const char *other = square_word(m, pick(m, SQUARE_COUNT));
    bool tail = toss(m);
    text.ptr += tail ? 0 : text.len - 2;
    text.len = 2;
    if (memcmp(text.ptr, other, 2) == 0)
        return false;
    put(m, source_span(m->original->source, text), "%s", other);
    say(m, "%s with %s as its %s", words_at(m, move->at), other, tail ? "tail" : "head");
    return true;
}

bool solution_move_left_out(struct mutant *m, size_t site)
{
    const struct printed_solution *solution = m->unit->solution;
    const struct printed_move *move = &solution->moves.items[site];
    struct span at = move->at;
    if (solution->moves.count < 2)
        return false;
    if (site)
        at.begin = move[-1].at.end;
    else
        at.end = move[1].at.begin;
    put(m, at, "%s", "");
    say(m, "%s left out", words_at(m, move->at));
    return true;
}
