/* Files of results, read back line by line: see results_add_json. */
#include "cli/golf/results.h"

#include <string.h>

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
    enum { MOST_DIGITS = 18 };
    struct slice s = value_of(line, key);
    *value = 0;
    size_t i = 0;
    for (; i < s.len && i < MOST_DIGITS && is_digit(s.ptr[i]); i++)
        *value = *value * 10 + (uint64_t)(s.ptr[i] - '0');
    return i > 0;
}

/* Scores may lie below zero. */
static bool read_score(int *value, struct slice line)
{
    enum { MOST_DIGITS = 8 };
    struct slice s = value_of(line, "score");
    bool minus = s.len && *s.ptr == '-';
    *value = 0;
    size_t i = minus;
    for (; i < s.len && i < MOST_DIGITS && is_digit(s.ptr[i]); i++)
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

static bool read_problem(struct mine_result *out, struct slice line)
{
    const char *why;
    size_t at;
    *out = (struct mine_result){.json = line};
    return read_count(&out->seed, line, "seed") && read_count(&out->deal, line, "deal") &&
           golf_position_read(&out->problem, &why, &at, read_string(line, "position")) &&
           !golf_refuse(&out->problem);
}

static bool read_solved(struct mine_results *results, struct arena *arena, struct slice line)
{
    struct mine_result result;
    if (!read_problem(&result, line) || !read_score(&result.score, line))
        return false;
    result.solution = read_string(line, "solution");
    *vec_push(arena, &results->solved) = result;
    return result.solution.len;
}

static bool read_unsolved(struct mine_results *results, struct arena *arena, struct slice line)
{
    struct mine_result result;
    uint64_t moves;
    if (!read_problem(&result, line) || !read_count(&moves, line, "moreThan"))
        return false;
    *vec_push(arena, &results->unsolved) = result;
    return true;
}

static bool read_run(struct mine_results *results, struct arena *arena, struct slice line)
{
    struct slice rest = value_of(line, "count");
    struct mine_run run = {.asked = line};
    uint64_t shard;
    if (!rest.len || !read_count(&run.count, line, "count") || !read_count(&shard, line, "shard") ||
        !read_count(&run.shards, line, "shards") || !read_count(&run.next, line, "next") ||
        shard < 1 || shard > run.shards)
        return false;
    run.shard = shard - 1;
    /* Between the brace and ,"count": */
    run.asked.ptr++;
    run.asked.len = (size_t)(rest.ptr - run.asked.ptr) - strlen(",\"count\":");
    *vec_push(arena, &results->runs) = run;
    return *line.ptr == '{' && run.asked.len < line.len;
}

bool results_read(struct mine_results *results, const char **why, struct arena *arena,
                  struct slice text)
{
    static const struct {
        const char *end; /* the line behind the last one of the part */
        bool (*read)(struct mine_results *, struct arena *, struct slice);
    } parts[] = {
        {"],\"problems\":[", read_run}, {"],\"unsolved\":[", read_solved}, {"]}", read_unsolved}};
    enum { PARTS = sizeof parts / sizeof *parts };
    size_t part = 0;
    *why = "not a file that 'rookpress golf mine' wrote";
    if (!slice_eq(slice_trim(slice_next_field(&text, '\n')), "{\"version\":1,\"runs\":["))
        return false;
    while (text.len && part < PARTS) {
        struct slice line = slice_trim(slice_next_field(&text, '\n'));
        if (slice_eq(line, parts[part].end)) {
            part++;
            continue;
        }
        if (line.len && line.ptr[line.len - 1] == ',')
            line.len--;
        if (!line.len || !parts[part].read(results, arena, line))
            return false;
    }
    if (part < PARTS)
        *why = "the end of the file is missing";
    return part == PARTS && !slice_trim(text).len;
}
