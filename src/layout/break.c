/* The dynamic programme keeps, for every place where a column may end, the cheapest few ways to get
 * there: how deep the last column is matters to the one beside it. The last page is judged as a
 * whole, since its columns are to be even. */
#include "layout/break.h"

#include <math.h>
#include <string.h>

enum { WAYS = 4, COLUMNS_MOST = 2 }; /* ways kept for a place and a column */

static const double PAGE_COST = 1e5;
static const double SHORT_PAGE = 0.25; /* of the height: a last page with less is not worth paper */

/* A way to end a column before the item that is the index of its place. */
struct way {
    double cost;
    size_t begin; /* of the column */
    int before;   /* which way of `begin` it goes on from */
    double set, depth;
    bool is_left;  /* the page */
    bool is_first; /* of the strip, the page */
};

struct ways {
    struct way items[WAYS]; /* by cost */
    int count;
};

/* The ways to end each of the columns here. */
struct place {
    struct ways ways[COLUMNS_MOST];
};

/* Of all items before one. */
struct sums {
    double height, space, stretch, shrink, notes;
    size_t repeats; /* how many of the strip's */
};

struct breaker {
    const struct strip *strip;
    struct sums *sums;    /* one more than items */
    struct place *places; /* one more than items */
    /* The cheapest last page. */
    struct {
        double cost;
        size_t begin,
            middle; /* the second column begins in the middle; at the end: there is none */
        int before; /* the way that ends where the page begins */
        double room;
    } last;
};

/* ---- One column ---- */

struct measure {
    double natural, stretch, shrink;
    double total; /* with footnotes */
};

/* The footnotes of a column, each once. */
static double notes_of(const struct breaker *b, size_t begin, size_t end)
{
    double notes = b->sums[end].notes - b->sums[begin].notes;
    for (size_t i = b->sums[begin].repeats; i < b->sums[end].repeats; i++)
        if (b->strip->repeats[i].earlier >= begin)
            notes -= b->strip->repeats[i].notes;
    return notes;
}

static struct measure measure(const struct breaker *b, size_t begin, size_t end)
{
    struct measure m = {0};
    if (begin == end)
        return m;
    const struct sums *from = &b->sums[begin], *inner = from + 1, *to = &b->sums[end];
    double notes = notes_of(b, begin, end);
    m.natural = to->height - from->height + to->space - inner->space + b->strip->items[begin].head;
    m.stretch = to->stretch - inner->stretch;
    m.shrink = to->shrink - inner->shrink;
    m.total = m.natural + (notes > 1e-6 ? notes + b->strip->notes_space : 0);
    return m;
}

static bool fits(const struct measure *m, double room)
{
    return m->total - m->shrink <= room + 1e-6;
}

static double square_of(double x)
{
    return x * x;
}

static double depth_of(const struct measure *m, double set)
{
    return m->natural + set * (set < 0 ? m->shrink : m->stretch);
}

/* How tight the spaces must be for a column to fit its room; 0 when they need not be. */
static double tightness(const struct measure *m, double room)
{
    double over = m->total - room;
    return over > 0 && m->shrink > 0 ? fmax(-1, -over / m->shrink) : 0;
}

static double tight_cost(double set)
{
    return 50 * square_of(set) + 350 * square_of(square_of(set));
}

/* The cost of a column's looks, and how its spaces are set. Holes are in hundredths of a page. */
static double judge(double *set, const struct breaker *b, const struct measure *m, double room)
{
    double spare = room - m->total;
    *set = tightness(m, room);
    if (spare < 0)
        return tight_cost(*set);
    if (m->stretch > 0)
        *set = fmin(1, spare / m->stretch);
    double hole = 100 * (spare - *set * m->stretch) / b->strip->page_height;
    return 30 * square_of(*set) + (hole > 0.01 ? 20 + 2 * square_of(hole) : 0);
}

static double uneven_cost(const struct breaker *b, double one, double other)
{
    return square_of(100 * (one - other) / b->strip->page_height);
}

/* ---- All columns ---- */

static void keep_way(struct ways *ways, const struct way *way)
{
    int at = ways->count;
    while (at > 0 && ways->items[at - 1].cost > way->cost)
        at--;
    if (at == WAYS)
        return;
    int moved = (ways->count < WAYS ? ways->count : WAYS - 1) - at;
    memmove(&ways->items[at + 1], &ways->items[at], (size_t)moved * sizeof *way);
    ways->items[at] = *way;
    if (ways->count < WAYS)
        ways->count++;
}

static double room_of(const struct strip *strip, bool is_first_page)
{
    return is_first_page && strip->first_room > 0 ? strip->first_room : strip->page_height;
}

/* The column of a page before this one. */
static unsigned column_before(const struct breaker *b, unsigned column)
{
    return (column + b->strip->columns - 1) % b->strip->columns;
}

/* The way that a column from `begin` on follows, or NULL for the first of all. */
static const struct way *way_before(const struct breaker *b, size_t begin, unsigned column,
                                    int which)
{
    return begin ? &b->places[begin].ways[column_before(b, column)].items[which] : NULL;
}

static int ways_before(const struct breaker *b, size_t begin, unsigned column)
{
    if (begin == 0)
        return column == 0 ? 1 : 0;
    return b->places[begin].ways[column_before(b, column)].count;
}

/* On which page a column lies. */
static struct way next_way(const struct breaker *b, const struct way *before, unsigned column)
{
    if (!before)
        return (struct way){.is_first = true, .is_left = b->strip->first_is_left};
    return (struct way){.is_first = column > 0 && before->is_first,
                        .is_left = column > 0 ? before->is_left : !before->is_left};
}

/* What a column of these items costs on the first page, or on another. */
struct judged {
    bool fits;
    double cost, set, depth;
};

static struct judged judged_of(const struct breaker *b, size_t begin, size_t end, bool on_first)
{
    struct judged j = {0};
    struct measure m = measure(b, begin, end);
    double room = room_of(b->strip, on_first);
    j.fits = fits(&m, room) || begin + 1 == end;
    if (!j.fits)
        return j;
    j.cost = judge(&j.set, b, &m, room) + b->strip->items[end].penalty;
    j.depth = depth_of(&m, j.set);
    return j;
}

static void add_column(struct breaker *b, size_t begin, size_t end, unsigned column, int which,
                       const struct judged *judged)
{
    const struct way *before = way_before(b, begin, column, which);
    struct way way = next_way(b, before, column);
    way.begin = begin;
    way.before = which;
    way.cost = judged->cost + (before ? before->cost : 0) + (column == 0 ? PAGE_COST : 0);
    way.set = judged->set;
    way.depth = judged->depth;
    if (before && (column > 0 || before->is_left))
        way.cost += uneven_cost(b, before->depth, way.depth);
    keep_way(&b->places[end].ways[column], &way);
}

/* The longest column from here has room for this many items on some page. */
static size_t longest(const struct breaker *b, size_t begin)
{
    size_t end = begin + 1;
    for (; end + 1 < b->strip->count; end++) {
        struct measure m = measure(b, begin, end + 1);
        if (!fits(&m, b->strip->page_height))
            break;
    }
    return end;
}

/* Columns from here, behind all ways that end here. Those not half full are of no use where a
 * longer one ends well. */
static void add_columns(struct breaker *b, size_t begin)
{
    bool any = false;
    if (begin + 1 == b->strip->count)
        return; /* the last page is judged apart */
    for (size_t end = longest(b, begin); end > begin; end--) {
        struct judged judged[] = {judged_of(b, begin, end, false), judged_of(b, begin, end, true)};
        if (any && judged[false].depth < b->strip->page_height / 2 && judged[true].depth > 0 &&
            judged[true].depth < room_of(b->strip, true) / 2)
            break;
        any = any || (judged[true].fits && b->strip->items[end].penalty < BREAK_NEVER);
        for (unsigned column = 0; column < b->strip->columns; column++)
            for (int i = 0; i < ways_before(b, begin, column); i++) {
                bool on_first = next_way(b, way_before(b, begin, column, i), column).is_first;
                if (judged[on_first].fits)
                    add_column(b, begin, end, column, i, &judged[on_first]);
            }
    }
}

/* ---- The last page ---- */

static double last_cost(const struct breaker *b, const struct measure *one,
                        const struct measure *two, double room)
{
    double filled = (one->total + two->total) / b->strip->columns / b->strip->page_height;
    double cost = tight_cost(tightness(one, room)) + tight_cost(tightness(two, room));
    if (b->strip->columns > 1)
        cost += 5 * uneven_cost(b, one->total, two->total) + (two->total > one->total ? 5 : 0);
    return cost + (filled < SHORT_PAGE ? 3000 * (SHORT_PAGE - filled) / SHORT_PAGE : 0);
}

/* A page of all items from here, behind the best way to get here. False when they are too many. */
static bool try_last(struct breaker *b, size_t begin)
{
    const struct strip *strip = b->strip;
    const struct way *before = way_before(b, begin, 0, 0);
    double room = room_of(strip, !before), cost = PAGE_COST + (before ? before->cost : 0);
    double best = HUGE_VAL;
    for (size_t middle = strip->count; middle > begin; middle--) {
        struct measure one = measure(b, begin, middle), two = measure(b, middle, strip->count);
        bool is_torn = middle < strip->count;
        if (is_torn && (strip->columns == 1 || (!fits(&two, room) && middle + 1 < strip->count)))
            break;
        if (!fits(&one, room) && begin + 1 < middle)
            continue;
        double looks = last_cost(b, &one, &two, room);
        if (two.total > one.total && looks > best)
            break; /* from here on they are ever more uneven */
        looks += is_torn ? strip->items[middle].penalty : 0;
        best = fmin(best, looks);
        if (cost + looks < b->last.cost) {
            b->last.cost = cost + looks;
            b->last.begin = begin;
            b->last.middle = middle;
            b->last.room = room;
        }
    }
    return best < HUGE_VAL;
}

static void find_last(struct breaker *b)
{
    bool any = true;
    b->last.cost = HUGE_VAL;
    for (size_t begin = b->strip->count; any && begin-- > 0;)
        any = ways_before(b, begin, 0) == 0 || try_last(b, begin);
}

/* ---- The answer ---- */

static void add_last(const struct breaker *b, struct strip_column *out, size_t begin, size_t end,
                     unsigned column)
{
    struct measure m = measure(b, begin, end);
    double set = tightness(&m, b->last.room);
    *out = (struct strip_column){begin, end, column, set, depth_of(&m, set)};
}

/* Follow the ways back from the last page. With no room for them, columns are only counted. */
static size_t follow(struct strip_column *columns, const struct breaker *b)
{
    size_t end = b->last.begin, count = b->last.middle < b->strip->count ? 2 : 1;
    if (columns && count == 2)
        add_last(b, --columns, b->last.middle, b->strip->count, 1);
    if (columns)
        add_last(b, --columns, b->last.begin, b->last.middle, 0);
    unsigned column = column_before(b, 0);
    for (int which = 0; end > 0; count++) {
        const struct way *way = &b->places[end].ways[column].items[which];
        if (columns)
            *--columns = (struct strip_column){way->begin, end, column, way->set, way->depth};
        end = way->begin;
        which = way->before;
        column = column_before(b, column);
    }
    return count;
}

static void sum_up(struct breaker *b)
{
    for (size_t i = 0; i < b->strip->count; i++) {
        const struct strip_item *item = &b->strip->items[i];
        struct sums sums = b->sums[i];
        sums.height += item->height;
        sums.space += item->space;
        sums.stretch += item->stretch;
        sums.shrink += item->shrink;
        sums.notes += item->notes;
        while (sums.repeats < b->strip->repeat_count && b->strip->repeats[sums.repeats].item == i)
            sums.repeats++;
        b->sums[i + 1] = sums;
    }
}

struct strip_columns strip_break(struct arena *arena, const struct strip *strip)
{
    struct strip_columns out = {0};
    size_t places = strip->count + 1;
    if (!strip->count)
        return out;
    struct breaker b = {.strip = strip,
                        .sums = arena_alloc(arena, places * sizeof *b.sums),
                        .places = arena_alloc(arena, places * sizeof *b.places)};
    sum_up(&b);
    for (size_t begin = 0; begin < strip->count; begin++)
        add_columns(&b, begin);
    find_last(&b);
    out.cost = b.last.cost;
    out.count = follow(NULL, &b);
    out.items = arena_alloc(arena, out.count * sizeof *out.items);
    follow(out.items + out.count, &b);
    for (size_t i = 0; i < out.count; i++)
        out.pages += out.items[i].column == 0;
    return out;
}
