/* The dynamic programme keeps, for every place where a page may end, the cheapest few ways to get
 * there: how deep the last page is matters to the one that faces it. */
#include "layout/break.h"

#include <math.h>
#include <string.h>

enum { WAYS = 4 }; /* kept for a place */

static const double PAGE_COST = 1e5;
static const double SHORT_PAGE = 0.2; /* of the height: a last page with less is not worth paper */

/* A way to end a page before item `end`, which is the index of its place. */
struct way {
    double cost;
    size_t begin; /* of the last page */
    int before;   /* which way of `begin` it goes on from */
    double set, depth;
    bool is_left; /* the last page */
};

struct place {
    struct way ways[WAYS]; /* by cost */
    int count;
};

/* ---- One page ---- */

struct measure {
    double natural, stretch, shrink, notes;
};

static double room_of(const struct strip *strip, size_t begin)
{
    return begin == 0 && strip->first_room > 0 ? strip->first_room : strip->page_height;
}

static double total_of(const struct strip *strip, const struct measure *m, size_t begin)
{
    return m->natural + strip->items[begin].head +
           (m->notes > 0 ? m->notes + strip->notes_space : 0);
}

/* Add an item above those measured: the space of the one below it now counts. */
static void measure_add(struct measure *m, const struct strip *strip, size_t item)
{
    const struct strip_item *new = &strip->items[item], *below = new + 1;
    if (m->natural > 0) {
        m->natural += below->space;
        m->stretch += below->stretch;
        m->shrink += below->shrink;
    }
    m->natural += new->height;
    m->notes += new->notes;
}

static double square_of(double x)
{
    return x * x;
}

/* The cost of a page's looks, and how its spaces are set. Holes are in hundredths of a page. */
static double judge(double *set, const struct strip *strip, const struct measure *m, size_t begin,
                    bool is_last)
{
    double room = room_of(strip, begin), spare = room - total_of(strip, m, begin);
    *set = 0;
    if (spare < 0) {
        *set = m->shrink > 0 ? fmax(-1, spare / m->shrink) : 0;
        return 50 * square_of(*set);
    }
    if (is_last) {
        double filled = 1 - spare / strip->page_height;
        return begin > 0 && filled < SHORT_PAGE ? 2000 * (SHORT_PAGE - filled) / SHORT_PAGE : 0;
    }
    if (m->stretch > 0)
        *set = fmin(1, spare / m->stretch);
    double hole = 100 * (spare - *set * m->stretch) / strip->page_height;
    return 30 * square_of(*set) + (hole > 0.01 ? 20 + 2 * square_of(hole) : 0);
}

/* ---- All pages ---- */

static void keep_way(struct place *place, const struct way *way)
{
    int at = place->count;
    while (at > 0 && place->ways[at - 1].cost > way->cost)
        at--;
    if (at == WAYS)
        return;
    int moved = (place->count < WAYS ? place->count : WAYS - 1) - at;
    memmove(&place->ways[at + 1], &place->ways[at], (size_t)moved * sizeof *way);
    place->ways[at] = *way;
    if (place->count < WAYS)
        place->count++;
}

/* Go on from every way that ends where this page begins. */
static void add_page(struct place *places, const struct strip *strip, const struct measure *m,
                     size_t begin, size_t end)
{
    bool is_last = end == strip->count;
    struct way way = {.begin = begin, .depth = m->natural + strip->items[begin].head};
    double cost = judge(&way.set, strip, m, begin, is_last);
    way.depth += way.set * (way.set < 0 ? m->shrink : m->stretch);
    cost += PAGE_COST + (is_last ? 0 : strip->items[end].penalty);
    for (int i = 0; i < places[begin].count; i++) {
        const struct way *before = &places[begin].ways[i];
        way.before = i;
        way.is_left = begin == 0 ? strip->first_is_left : !before->is_left;
        way.cost = before->cost + cost;
        if (begin > 0 && before->is_left && !is_last)
            way.cost += square_of(100 * (before->depth - way.depth) / strip->page_height);
        keep_way(&places[end], &way);
    }
}

static void find_ways(struct place *places, const struct strip *strip)
{
    places[0].count = 1;
    for (size_t end = 1; end <= strip->count; end++) {
        struct measure m = {0};
        for (size_t begin = end; begin-- > 0;) {
            measure_add(&m, strip, begin);
            bool fits = total_of(strip, &m, begin) - m.shrink <= room_of(strip, begin) + 1e-6;
            if (fits || begin + 1 == end)
                add_page(places, strip, &m, begin, end);
            if (!fits && total_of(strip, &m, begin) - m.shrink > strip->page_height)
                break;
        }
    }
}

/* Follow the ways back from the end, last page first. */
static size_t follow(struct strip_page *pages, const struct place *places, size_t end)
{
    size_t count = 0;
    int which = 0;
    while (end > 0) {
        const struct way *way = &places[end].ways[which];
        if (pages)
            *--pages = (struct strip_page){way->begin, end, way->set, way->depth};
        end = way->begin;
        which = way->before;
        count++;
    }
    return count;
}

struct strip_pages strip_break(struct arena *arena, const struct strip *strip)
{
    struct strip_pages pages = {0};
    if (!strip->count)
        return pages;
    struct place *places = arena_alloc(arena, (strip->count + 1) * sizeof *places);
    find_ways(places, strip);
    pages.cost = places[strip->count].ways[0].cost;
    pages.count = follow(NULL, places, strip->count);
    pages.items = arena_alloc(arena, pages.count * sizeof *pages.items);
    follow(pages.items + pages.count, places, strip->count);
    return pages;
}
