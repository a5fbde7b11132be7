#include "cli/golf/results.h"
#include "check/golf_book.h"

#include "game/notation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- Writing ---- */

static const char *truth(bool value)
{
    return value ? "true" : "false";
}

void results_add(struct mine_results *results, struct arena *arena, uint64_t deal,
                 const struct golf_problem *problem, const struct golf_answer *answer,
                 const struct golf_worth *worth)
{
    struct text json = text_new(arena), solution = text_new(arena), borrowed = text_new(arena);
    golf_add_line(&solution, &answer->first, answer->moves);
    for (int i = 0; i < answer->moves; i++)
        text_add_char(&borrowed, piece_letter(answer->first.moves[i].borrowed));
    text_format(&json, "{\"deal\":%" PRIu64 ",\"score\":%d,\"position\":\"", deal, worth->score);
    golf_add_position(&json, problem);
    text_format(&json,
                "\",\"moves\":%d,\"solutions\":%d,\"firstMoves\":%d,\"surprises\":%d,"
                "\"bothColours\":%s,\"captureFirst\":%s,\"solution\":\"%s\",\"borrowed\":\"%s\"}",
                worth->moves, worth->solutions, worth->first_moves, worth->surprises,
                truth(worth->both_colours), truth(worth->trivial), solution.ptr, borrowed.ptr);
    *vec_push(arena, results) = (struct mine_result){.deal = deal,
                                                     .score = worth->score,
                                                     .problem = *problem,
                                                     .json = text_slice(&json),
                                                     .solution = text_slice(&solution)};
}

void results_add_json(struct text *out, const struct mine_task *task,
                      const struct mine_results *results)
{
    text_format(out,
                "{\"version\":1,\"seed\":%" PRIu64 ",\"count\":%" PRIu64
                ",\"leastCards\":%d,\"mostCards\":%d,\"leastMoves\":%d,\"shard\":%" PRIu64
                ",\"shards\":%" PRIu64 ",\"next\":%" PRIu64 ",\"problems\":[",
                task->seed, task->count, task->least_cards, task->most_cards, task->least_moves,
                task->shard + 1, task->shards, task->next);
    for (size_t i = 0; i < results->count; i++) {
        text_add(out, i ? ",\n" : "\n");
        text_add_slice(out, results->items[i].json);
    }
    text_add(out, "\n]}\n");
}

void results_add_book(struct text *out, const struct mine_results *results)
{
    for (size_t i = 0; i < results->count; i++) {
        text_format(out, "#### Problem %zu\n", i + 1);
        golf_add_diagram(out, &results->items[i].problem);
        text_add_char(out, '\n');
    }
    text_add(out, results->count ? "### Solutions\n" : "");
    for (size_t i = 0; i < results->count; i++) {
        text_format(out, "%zu. ", i + 1);
        text_add_slice(out, results->items[i].solution);
        text_add_char(out, '\n');
    }
}

/* ---- Sorting ---- */

static int by_score(const void *left, const void *right)
{
    const struct mine_result *a = left, *b = right;
    if (a->score != b->score)
        return b->score - a->score;
    if (a->deal != b->deal)
        return a->deal < b->deal ? -1 : 1;
    return slice_compare(a->json, b->json);
}

struct named {
    char name[GOLF_NAME_LENGTH + 1];
    size_t index;
};

static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = strcmp(a->name, b->name);
    return order ? order : (a->index > b->index) - (a->index < b->index);
}

void results_sort(struct mine_results *results, struct arena *arena)
{
    struct named *names = arena_alloc(arena, results->count * sizeof *names + 1);
    size_t kept = 0;
    if (!results->count)
        return;
    qsort(results->items, results->count, sizeof *results->items, by_score);
    for (size_t i = 0; i < results->count; i++) {
        golf_name(names[i].name, &results->items[i].problem);
        names[i].index = i;
    }
    qsort(names, results->count, sizeof *names, by_name);
    for (size_t i = 1; i < results->count; i++)
        if (strcmp(names[i].name, names[i - 1].name) == 0)
            results->items[names[i].index].json.len = 0;
    for (size_t i = 0; i < results->count; i++)
        if (results->items[i].json.len)
            results->items[kept++] = results->items[i];
    results->count = kept;
}

/* ---- Reading ---- */

/* What stands behind "key": in a line of ours, or nothing. */
static struct slice value_of(struct slice line, const char *key)
{
    size_t len = strlen(key);
    for (size_t i = 0; i + len + 3 < line.len; i++)
        if (line.ptr[i] == '"' && memcmp(line.ptr + i + 1, key, len) == 0 &&
            memcmp(line.ptr + i + 1 + len, "\":", 2) == 0)
            return (struct slice){line.ptr + i + len + 3, line.len - i - len - 3};
    return (struct slice){0};
}

static bool read_count(uint64_t *value, struct slice line, const char *key)
{
    struct slice s = value_of(line, key);
    *value = 0;
    size_t i = 0;
    for (; i < s.len && i < 19 && is_digit(s.ptr[i]); i++)
        *value = *value * 10 + (uint64_t)(s.ptr[i] - '0');
    return i > 0;
}

/* Scores may lie below zero. */
static bool read_score(int *value, struct slice line)
{
    struct slice s = value_of(line, "score");
    bool minus = s.len && *s.ptr == '-';
    *value = 0;
    size_t i = minus;
    for (; i < s.len && i < 8 && is_digit(s.ptr[i]); i++)
        *value = *value * 10 + (s.ptr[i] - '0');
    *value = minus ? -*value : *value;
    return i > minus;
}

static struct slice read_string(struct slice line, const char *key)
{
    struct slice s = value_of(line, key);
    if (!s.len || *s.ptr != '"')
        return (struct slice){0};
    s.ptr++;
    s.len--;
    s.len = slice_find(s, '"');
    return s;
}

static bool read_result(struct mine_results *results, struct arena *arena, struct slice line)
{
    struct mine_result result = {.json = line, .solution = read_string(line, "solution")};
    const char *why;
    size_t at;
    if (!read_count(&result.deal, line, "deal") || !read_score(&result.score, line) ||
        !result.solution.len ||
        !golf_position_read(&result.problem, &why, &at, read_string(line, "position")) ||
        golf_refuse(&result.problem))
        return false;
    *vec_push(arena, results) = result;
    return true;
}

static bool read_task(struct mine_task *task, struct slice line)
{
    uint64_t version, least, most, moves, shard;
    if (!read_count(&version, line, "version") || version != 1 ||
        !read_count(&task->seed, line, "seed") || !read_count(&task->count, line, "count") ||
        !read_count(&least, line, "leastCards") || !read_count(&most, line, "mostCards") ||
        !read_count(&moves, line, "leastMoves") || !read_count(&shard, line, "shard") ||
        !read_count(&task->shards, line, "shards") || !read_count(&task->next, line, "next") ||
        !shard)
        return false;
    task->least_cards = (int)least;
    task->most_cards = (int)most;
    task->least_moves = (int)moves;
    task->shard = shard - 1;
    return true;
}

bool results_read(struct mine_results *results, struct mine_task *task, const char **why,
                  struct arena *arena, struct slice text)
{
    *why = "not a file that 'rookpress golf mine' wrote";
    if (!read_task(task, slice_trim(slice_next_field(&text, '\n'))))
        return false;
    while (text.len) {
        struct slice line = slice_trim(slice_next_field(&text, '\n'));
        if (slice_eq(line, "]}") && !slice_trim(text).len)
            return true;
        if (line.len && line.ptr[line.len - 1] == ',')
            line.len--;
        if (line.len && !read_result(results, arena, line))
            return false;
    }
    *why = "the end of the file is missing";
    return false;
}
