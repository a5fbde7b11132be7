#include "cli/golf/results.h"
#include "check/golf_book.h"

#include "game/notation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- Adding ---- */

static const char *truth(bool value)
{
    return value ? "true" : "false";
}

static struct text begin_json(struct arena *arena, uint64_t seed, uint64_t deal,
                              const struct golf_problem *problem)
{
    struct text json = text_new(arena);
    text_format(&json, "{\"seed\":%" PRIu64 ",\"deal\":%" PRIu64 ",\"position\":\"", seed, deal);
    golf_add_position(&json, problem);
    return json;
}

void results_add_solved(struct mine_results *results, struct arena *arena, uint64_t seed,
                        uint64_t deal, const struct golf_problem *problem,
                        const struct golf_answer *answer, const struct golf_worth *worth)
{
    struct text json = begin_json(arena, seed, deal, problem);
    struct text solution = text_new(arena), borrowed = text_new(arena);
    golf_add_line(&solution, &answer->first, answer->moves);
    for (int i = 0; i < answer->moves; i++)
        text_add_char(&borrowed, piece_letter(answer->first.moves[i].borrowed));
    text_format(&json,
                "\",\"score\":%d,\"moves\":%d,\"solutions\":%d,\"counted\":%s,\"firstMoves\":%d,"
                "\"surprises\":%d,\"bothColours\":%s,\"captureFirst\":%s,\"solution\":\"%s\","
                "\"borrowed\":\"%s\"}",
                worth->score, worth->moves, worth->solutions, truth(worth->counted),
                worth->first_moves, worth->surprises, truth(worth->both_colours),
                truth(worth->trivial), solution.ptr, borrowed.ptr);
    *vec_push(arena, &results->solved) = (struct mine_result){.seed = seed,
                                                              .deal = deal,
                                                              .score = worth->score,
                                                              .problem = *problem,
                                                              .json = text_slice(&json),
                                                              .solution = text_slice(&solution)};
}

void results_add_unsolved(struct mine_results *results, struct arena *arena, uint64_t seed,
                          uint64_t deal, const struct golf_problem *problem,
                          const struct golf_answer *answer)
{
    struct text json = begin_json(arena, seed, deal, problem);
    text_format(&json, "\",\"moreThan\":%d}", answer->moves);
    *vec_push(arena, &results->unsolved) = (struct mine_result){
        .seed = seed, .deal = deal, .problem = *problem, .json = text_slice(&json)};
}

/* ---- Writing ---- */

static void add_list(struct text *out, const struct mine_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        text_add(out, i ? ",\n" : "\n");
        text_add_slice(out, list->items[i].json);
    }
}

void results_add_json(struct text *out, const struct mine_results *results)
{
    text_add(out, "{\"version\":1,\"runs\":[");
    for (size_t i = 0; i < results->runs.count; i++) {
        const struct mine_run *run = &results->runs.items[i];
        text_add(out, i ? ",\n{" : "\n{");
        text_add_slice(out, run->asked);
        text_format(out,
                    ",\"count\":%" PRIu64 ",\"shard\":%" PRIu64 ",\"shards\":%" PRIu64
                    ",\"next\":%" PRIu64 "}",
                    run->count, run->shard + 1, run->shards, run->next);
    }
    text_add(out, "\n],\"problems\":[");
    add_list(out, &results->solved);
    text_add(out, "\n],\"unsolved\":[");
    add_list(out, &results->unsolved);
    text_add(out, "\n]}\n");
}

void results_add_book(struct text *out, const struct mine_results *results)
{
    const struct mine_list *list = &results->solved;
    for (size_t i = 0; i < list->count; i++) {
        text_format(out, "#### Problem %zu\n", i + 1);
        golf_add_diagram(out, &list->items[i].problem);
        text_add_char(out, '\n');
    }
    text_add(out, list->count ? "### Solutions\n" : "");
    for (size_t i = 0; i < list->count; i++) {
        text_format(out, "%zu. ", i + 1);
        text_add_slice(out, list->items[i].solution);
        text_add_char(out, '\n');
    }
}

/* ---- Sorting ---- */

static int compare_counts(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

/* Best first; unsolved ones have no score. */
static int by_score(const void *left, const void *right)
{
    const struct mine_result *a = left, *b = right;
    int order = (a->score < b->score) - (a->score > b->score);
    if (!order)
        order = compare_counts(a->seed, b->seed);
    if (!order)
        order = compare_counts(a->deal, b->deal);
    return order ? order : slice_compare(a->json, b->json);
}

struct named {
    char name[GOLF_NAME_LENGTH + 1];
    size_t index;
};

static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = strcmp(a->name, b->name);
    return order ? order : compare_counts(a->index, b->index);
}

static void sort_list(struct mine_list *list, struct arena *arena)
{
    struct named *names = arena_alloc(arena, list->count * sizeof *names + 1);
    size_t kept = 0;
    if (!list->count)
        return;
    qsort(list->items, list->count, sizeof *list->items, by_score);
    for (size_t i = 0; i < list->count; i++) {
        golf_name(names[i].name, &list->items[i].problem);
        names[i].index = i;
    }
    qsort(names, list->count, sizeof *names, by_name);
    for (size_t i = 1; i < list->count; i++)
        if (strcmp(names[i].name, names[i - 1].name) == 0)
            list->items[names[i].index].json.len = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].json.len)
            list->items[kept++] = list->items[i];
    list->count = kept;
}

/* Runs of the same deals lie together, by shard; of the same shard the one that came farthest is
 * first. */
static int by_deals(const void *left, const void *right)
{
    const struct mine_run *a = left, *b = right;
    int order = slice_compare(a->asked, b->asked);
    if (!order)
        order = compare_counts(a->count, b->count);
    if (!order)
        order = compare_counts(a->shards, b->shards);
    if (!order)
        order = compare_counts(a->shard, b->shard);
    return order ? order : compare_counts(b->next, a->next);
}

static bool is_same_deals(const struct mine_run *a, const struct mine_run *b)
{
    return slice_same(a->asked, b->asked) && a->count == b->count && a->shards == b->shards;
}

/* How many runs from here on are all the shards of one, done to their end; or 0. */
static size_t shards_of_one(const struct mine_run *runs, size_t count)
{
    if (runs->shards > count)
        return 0;
    for (size_t i = 0; i < runs->shards; i++)
        if (!is_same_deals(&runs[i], runs) || runs[i].shard != i || runs[i].next < runs[i].count)
            return 0;
    return runs->shards;
}

static void sort_runs(struct mine_results *results)
{
    struct mine_run *runs = results->runs.items;
    size_t count = results->runs.count, kept = 0;
    if (!count)
        return;
    qsort(runs, count, sizeof *runs, by_deals);
    for (size_t i = 0; i < count; i++)
        if (!kept || !is_same_deals(&runs[i], &runs[kept - 1]) ||
            runs[i].shard != runs[kept - 1].shard)
            runs[kept++] = runs[i];
    count = kept;
    kept = 0;
    for (size_t i = 0; i < count;) {
        size_t all = shards_of_one(&runs[i], count - i);
        runs[kept] = runs[i];
        if (all > 1) {
            runs[kept].shard = 0;
            runs[kept].shards = 1;
            runs[kept].next = runs[i].count;
        }
        kept++;
        i += all ? all : 1;
    }
    results->runs.count = kept;
}

void results_sort(struct mine_results *results, struct arena *arena)
{
    sort_runs(results);
    sort_list(&results->solved, arena);
    sort_list(&results->unsolved, arena);
}
