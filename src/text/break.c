/* Knuth and Plass, with the refinements of TeX: active nodes sorted by line, four classes of
 * fitness, one class of lines once all have the same width, and a way out when nothing fits. */
#include "text/break.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

/* TeX's, for plain text. */
static const double LINE_COST = 10, ADJACENT_COST = 10000, DOUBLE_HYPHEN_COST = 10000,
                    LAST_HYPHEN_COST = 5000, SHORT_LAST_COST = 20000;

/* More than any badness that could be borne, less than what would spoil a sum. */
static const double WORST = 1e12;

/* How a line looks; neighbours more than one step apart clash. */
enum fitness { TIGHT, DECENT, LOOSE, VERY_LOOSE, FITNESS_COUNT };

struct sums {
    double width, stretch, shrink;
    size_t fills;
};

/* A place where a line may well end, and the best way to get there. */
struct node {
    size_t item, line; /* the number of the line that begins here */
    enum fitness fitness;
    double demerits;
    struct sums start; /* up to the first box of that line */
    const struct node *before;
    struct node *next;
};

/* The best way to end a line at the item under consideration, for one look of the line. */
struct candidate {
    const struct node *from;
    double demerits;
};

struct breaker {
    struct arena *arena;
    const struct break_item *items;
    size_t count;
    const struct break_rules *rules;
    struct node *active; /* in the order of their lines */
    size_t uniform_from; /* from this line on all have the same width and no one counts them */
    struct sums sums;    /* of all items before the one under consideration */
};

/* ---- Lines ---- */

double break_ratio(double natural, double width, double stretch, double shrink)
{
    double missing = width - natural;
    double give = missing < 0 ? shrink : stretch;
    if (fabs(missing) < 1e-9)
        return 0;
    return give > 1e-9 ? missing / give : copysign(WORST, missing);
}

static double badness_of(double ratio)
{
    double bad = 100 * fabs(ratio * ratio * ratio);
    return bad < WORST ? bad : WORST;
}

static enum fitness fitness_of(double ratio)
{
    return ratio < -0.5 ? TIGHT : ratio <= 0.5 ? DECENT : ratio <= 1 ? LOOSE : VERY_LOOSE;
}

static double width_of_line(const struct break_rules *rules, size_t line)
{
    return rules->widths[line < rules->width_count ? line : rules->width_count - 1];
}

static double natural_width(const struct breaker *b, const struct node *from, size_t item)
{
    double width = b->sums.width - from->start.width;
    return b->items[item].kind == BREAK_PENALTY ? width + b->items[item].width : width;
}

static double ratio_of(const struct breaker *b, const struct node *from, size_t item)
{
    double natural = natural_width(b, from, item), width = width_of_line(b->rules, from->line);
    if (b->sums.fills > from->start.fills && natural <= width)
        return 0;
    return break_ratio(natural, width,
                       b->sums.stretch - from->start.stretch + b->rules->line_stretch,
                       b->sums.shrink - from->start.shrink);
}

static bool is_flagged(const struct breaker *b, size_t item)
{
    return b->items[item].kind == BREAK_PENALTY && b->items[item].is_flagged;
}

static double demerits_of(const struct breaker *b, const struct node *from, size_t item,
                          double ratio)
{
    bool is_first = !from->before, is_last = item + 1 == b->count;
    double cost = b->items[item].kind == BREAK_PENALTY ? b->items[item].cost : 0;
    double line = LINE_COST + badness_of(ratio);
    double demerits = from->demerits + line * line;
    if (cost > BREAK_FORCED)
        demerits += cost < 0 ? -cost * cost : cost * cost;
    if (!is_first && is_flagged(b, from->item)) {
        demerits += is_flagged(b, item) ? DOUBLE_HYPHEN_COST : 0;
        demerits += is_last ? LAST_HYPHEN_COST : 0;
    }
    if (is_last && !is_first && natural_width(b, from, item) < b->rules->last_width)
        demerits += SHORT_LAST_COST;
    if (abs((int)fitness_of(ratio) - (int)from->fitness) > 1)
        demerits += ADJACENT_COST;
    return demerits;
}

/* ---- Nodes ---- */

static void add_to_sums(struct sums *sums, const struct break_item *item)
{
    if (item->kind == BREAK_PENALTY)
        return;
    sums->width += item->width;
    if (item->kind == BREAK_GLUE) {
        sums->stretch += item->stretch;
        sums->shrink += item->shrink;
        sums->fills += item->is_fill;
    }
}

static bool is_forced(const struct break_item *item)
{
    return item->kind == BREAK_PENALTY && item->cost <= BREAK_FORCED;
}

/* The sums where the line after a break begins: glue and penalties at its front are dropped. */
static struct sums sums_after(const struct breaker *b, size_t item)
{
    struct sums sums = b->sums;
    for (size_t i = item; i < b->count && b->items[i].kind != BREAK_BOX; i++) {
        if (i > item && is_forced(&b->items[i]))
            break;
        add_to_sums(&sums, &b->items[i]);
    }
    return sums;
}

/* Put the candidates that may yet win into the list at `*link`, and return the link behind them. */
static struct node **add_nodes(struct breaker *b, struct node **link,
                               const struct candidate best[FITNESS_COUNT], size_t item,
                               struct sums start)
{
    double least = INFINITY;
    for (int f = 0; f < FITNESS_COUNT; f++)
        if (best[f].from && best[f].demerits < least)
            least = best[f].demerits;
    for (int f = 0; f < FITNESS_COUNT; f++) {
        if (!best[f].from || best[f].demerits > least + ADJACENT_COST)
            continue;
        struct node *node = arena_alloc(b->arena, sizeof *node);
        *node = (struct node){.item = item,
                              .line = best[f].from->line + 1,
                              .fitness = (enum fitness)f,
                              .demerits = best[f].demerits,
                              .start = start,
                              .before = best[f].from,
                              .next = *link};
        *link = node;
        link = &node->next;
    }
    return link;
}

static void consider(struct breaker *b, struct candidate best[FITNESS_COUNT],
                     const struct node *from, size_t item, double ratio)
{
    struct candidate *at = &best[fitness_of(ratio)];
    double demerits = demerits_of(b, from, item, ratio);
    if (!at->from || demerits < at->demerits)
        *at = (struct candidate){from, demerits};
}

/* Nothing leads here and nothing will lead past here: take the way with the fewest demerits so far
 * and let the line stick out. */
static void give_way(struct candidate best[FITNESS_COUNT], const struct node *from)
{
    if (!best[DECENT].from || from->demerits < best[DECENT].demerits)
        best[DECENT] = (struct candidate){from, from->demerits};
}

/* The group of nodes whose next line has the same width, from `*link` on: see which of them may end
 * their line at `item`, drop those that lie too far back, add the best ways. */
static struct node **try_group(struct breaker *b, struct node **link, size_t item,
                               const struct sums *start, bool *found, struct node **dropped)
{
    struct candidate best[FITNESS_COUNT] = {{0}};
    size_t line = (*link)->line;
    bool uniform = line >= b->uniform_from, any = false;
    while (*link && (uniform || (*link)->line == line)) {
        struct node *node = *link;
        double ratio = ratio_of(b, node, item);
        if (ratio >= -1 && badness_of(ratio) <= b->rules->tolerance) {
            consider(b, best, node, item, ratio);
            any = true;
        }
        if (ratio < -1 || is_forced(&b->items[item])) {
            *link = node->next;
            if (ratio < -1 || !any) {
                node->next = *dropped;
                *dropped = node;
            }
        } else {
            link = &node->next;
        }
    }
    *found = *found || any;
    return any ? add_nodes(b, link, best, item, *start) : link;
}

static void try_break(struct breaker *b, size_t item)
{
    struct sums start = sums_after(b, item);
    struct node *dropped = NULL;
    bool found = false;
    for (struct node **link = &b->active; *link;)
        link = try_group(b, link, item, &start, &found, &dropped);
    if (b->active || !b->rules->must)
        return;
    struct candidate best[FITNESS_COUNT] = {{0}};
    for (const struct node *node = dropped; node; node = node->next)
        give_way(best, node);
    add_nodes(b, &b->active, best, item, start);
}

/* ---- The whole paragraph ---- */

static bool may_break(const struct breaker *b, size_t item)
{
    const struct break_item *it = &b->items[item];
    if (it->kind == BREAK_PENALTY)
        return it->cost < BREAK_NEVER;
    return it->kind == BREAK_GLUE && item && b->items[item - 1].kind == BREAK_BOX;
}

/* The nodes left at the end differ in the looks of the last line and, with looseness, in number. */
static const struct node *choose(const struct breaker *b)
{
    const struct node *best = NULL, *chosen = NULL;
    for (const struct node *n = b->active; n; n = n->next)
        if (!best || n->demerits < best->demerits)
            best = n;
    if (!best || !b->rules->looseness)
        return best;
    long wanted = (long)best->line + b->rules->looseness, distance = 0;
    for (const struct node *n = b->active; n; n = n->next) {
        long off = labs((long)n->line - wanted);
        if (!chosen || off < distance || (off == distance && n->demerits < chosen->demerits)) {
            chosen = n;
            distance = off;
        }
    }
    return chosen;
}

bool breaks_find(struct breaks *out, struct arena *arena, const struct break_item *items,
                 size_t count, const struct break_rules *rules)
{
    struct node *first = arena_alloc(arena, sizeof *first);
    struct breaker b = {.arena = arena,
                        .items = items,
                        .count = count,
                        .rules = rules,
                        .active = first,
                        .uniform_from = rules->looseness ? SIZE_MAX : rules->width_count - 1};
    first->fitness = DECENT;
    for (size_t i = 0; i < count && b.active; i++) {
        if (may_break(&b, i))
            try_break(&b, i);
        add_to_sums(&b.sums, &items[i]);
    }
    const struct node *last = choose(&b);
    if (!last)
        return false;
    size_t *at = arena_alloc(arena, last->line * sizeof *at);
    *out = (struct breaks){.at = at, .count = last->line, .demerits = last->demerits};
    for (const struct node *n = last; n->before; n = n->before)
        at[n->line - 1] = n->item;
    return true;
}
