/* Changes to arrows and rings: faults, then spelling and order. */
#include "changes.h"

static const char *const colours[] = {"white", "black", "grey"};
enum { COLOURS = sizeof colours / sizeof *colours };

static bool same_square(const struct square *a, const struct square *b)
{
    return a->file == b->file && a->rank == b->rank;
}

static bool is_ring(const struct arrow *a)
{
    return same_square(&a->from, &a->to);
}

static size_t count_arrows(const struct unit *unit, bool ring)
{
    size_t count = 0;
    for (size_t i = 0; is_board(unit) && i < unit->diagram->arrows.count; i++)
        count += is_ring(&unit->diagram->arrows.items[i]) == ring;
    return count;
}

static const struct arrow *nth_arrow(const struct mutant *m, bool ring, size_t n)
{
    const struct arrow *a = m->unit->diagram->arrows.items;
    while (is_ring(a) != ring || n--)
        a++;
    return a;
}

size_t arrows(const struct unit *unit)
{
    return count_arrows(unit, false);
}

size_t rings(const struct unit *unit)
{
    return count_arrows(unit, true);
}

/* ---- Ends ---- */

static bool move_end(struct mutant *m, const struct arrow *a, bool tail)
{
    size_t index = pick(m, SQUARE_COUNT);
    if ((int)index == board_index(&a->from) || (int)index == board_index(&a->to))
        return false;
    put(m, tail ? a->from.at : a->to.at, "%s", square_word(m, index));
    say(m, "'%s' now %s %s", line_at(m, a->at), tail ? "from" : "to", square_word(m, index));
    return true;
}

bool arrow_from_elsewhere(struct mutant *m, size_t site)
{
    return move_end(m, nth_arrow(m, false, site), true);
}

bool arrow_to_elsewhere(struct mutant *m, size_t site)
{
    return move_end(m, nth_arrow(m, false, site), false);
}

bool arrow_turned_round(struct mutant *m, size_t site)
{
    const struct arrow *a = nth_arrow(m, false, site);
    put(m, a->from.at, "%s", words_at(m, a->to.at));
    put(m, a->to.at, "%s", words_at(m, a->from.at));
    say(m, "'%s' turned round", line_at(m, a->at));
    return true;
}

/* Pairs of an arrow and a later one. */
size_t arrow_pairs(const struct unit *unit)
{
    size_t count = arrows(unit);
    return count ? count * (count - 1) / 2 : 0;
}

bool arrows_exchange_heads(struct mutant *m, size_t site)
{
    size_t late = 1;
    for (; site >= late; late++)
        site -= late;
    const struct arrow *a = nth_arrow(m, false, site), *b = nth_arrow(m, false, late);
    if (same_square(&a->from, &b->from) || same_square(&a->to, &b->to))
        return false;
    put(m, a->to.at, "%s", words_at(m, b->to.at));
    put(m, b->to.at, "%s", words_at(m, a->to.at));
    say(m, "'%s' and '%s' exchange heads", line_at(m, a->at), line_at(m, b->at));
    return true;
}

/* ---- Colours ---- */

static bool recolour(struct mutant *m, const struct arrow *a)
{
    const char *colour = colours[pick_other(m, (int)a->colour, COLOURS)];
    put(m, a->colour_at, "%s", colour);
    say(m, "'%s' now %s", line_at(m, a->at), colour);
    return true;
}

bool arrow_of_another_colour(struct mutant *m, size_t site)
{
    return recolour(m, nth_arrow(m, false, site));
}

bool ring_of_another_colour(struct mutant *m, size_t site)
{
    const struct arrow *ring = nth_arrow(m, true, site);
    int index = board_index(&ring->from);
    /* With no piece on it, a marker belongs to no side, and its colour says nothing. */
    return index >= 0 && m->unit->diagram->squares[index] != '.' && recolour(m, ring);
}

/* ---- More and fewer ---- */

static bool remove_arrow(struct mutant *m, const struct arrow *a)
{
    remove_line(m, a->at);
    say(m, "'%s' removed", line_at(m, a->at));
    return true;
}

bool arrow_removed(struct mutant *m, size_t site)
{
    return remove_arrow(m, nth_arrow(m, false, site));
}

bool ring_removed(struct mutant *m, size_t site)
{
    return remove_arrow(m, nth_arrow(m, true, site));
}

static bool has_arrow(const struct diagram *d, size_t from, size_t to)
{
    for (size_t i = 0; i < d->arrows.count; i++)
        if (board_index(&d->arrows.items[i].from) == (int)from &&
            board_index(&d->arrows.items[i].to) == (int)to)
            return true;
    return false;
}

/* Draw an arrow below the others, or right below the rows. */
static bool add_arrow(struct mutant *m, size_t from, size_t to)
{
    const struct diagram *d = m->unit->diagram;
    if (has_arrow(d, from, to))
        return false;
    const char *colour = colours[pick(m, COLOURS)];
    const char *words = format_string(m->arena, "arrow: %s, %s, %s", square_word(m, from),
                                      square_word(m, to), colour);
    add_line(m, d->arrows.count ? d->arrows.items[d->arrows.count - 1].at : last_row(d), words);
    say(m, "'%s' added", words);
    return true;
}

bool arrow_added(struct mutant *m, size_t site)
{
    size_t from = pick(m, SQUARE_COUNT), to = pick(m, SQUARE_COUNT);
    (void)site;
    return from != to && add_arrow(m, from, to);
}

/* Boards that have rings: where none is drawn, nobody adds one by accident. */
size_t ringed_boards(const struct unit *unit)
{
    return rings(unit) > 0;
}

bool ring_added(struct mutant *m, size_t site)
{
    size_t at = pick(m, SQUARE_COUNT);
    (void)site;
    return m->unit->diagram->squares[at] != '.' && add_arrow(m, at, at);
}

/* ---- Harmless ---- */

size_t grey_arrows(const struct unit *unit)
{
    size_t count = 0;
    for (size_t i = 0; is_board(unit) && i < unit->diagram->arrows.count; i++)
        count += unit->diagram->arrows.items[i].colour == COLOUR_GREY;
    return count;
}

bool grey_spelt_otherwise(struct mutant *m, size_t site)
{
    const struct arrow *a = m->unit->diagram->arrows.items;
    while (a->colour != COLOUR_GREY || site--)
        a++;
    bool gray = strcmp(words_at(m, a->colour_at), "gray") == 0;
    put(m, a->colour_at, "%s", gray ? "grey" : "gray");
    say(m, "'%s' spelt otherwise", line_at(m, a->at));
    return true;
}

/* An arrow and the next one. */
size_t arrow_neighbours(const struct unit *unit)
{
    return is_board(unit) && unit->diagram->arrows.count ? unit->diagram->arrows.count - 1 : 0;
}

static bool exchange(struct mutant *m, const struct arrow *a, const struct arrow *b)
{
    put(m, a->at, "%s", words_at(m, b->at));
    put(m, b->at, "%s", words_at(m, a->at));
    say(m, "'%s' below '%s'", words_at(m, a->at), words_at(m, b->at));
    return true;
}

static bool share_square(const struct arrow *a, const struct arrow *b)
{
    return same_square(&a->from, &b->from) || same_square(&a->from, &b->to) ||
           same_square(&a->to, &b->from) || same_square(&a->to, &b->to);
}

/* Between an arrow that moves something and a ring, and between two sides whose arrows do not meet,
 * the order says nothing. */
static bool are_free(const struct arrow *a, const struct arrow *b)
{
    return is_ring(a) || is_ring(b) || (a->colour != b->colour && !share_square(a, b));
}

bool arrows_reordered(struct mutant *m, size_t site)
{
    const struct arrow *a = &m->unit->diagram->arrows.items[site];
    return are_free(a, a + 1) && exchange(m, a, a + 1);
}

/* Arrows need not be listed in the order of play: it is found by trying. */
bool arrows_out_of_order(struct mutant *m, size_t site)
{
    const struct arrow *a = &m->unit->diagram->arrows.items[site];
    return !are_free(a, a + 1) && exchange(m, a, a + 1);
}
