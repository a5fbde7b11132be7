/* `rookpress golf mine` and `merge`: problems worth printing, from random deals. */
#include "base/file.h"
#include "base/number.h"
#include "cli/golf/miners.h"
#include "cli/output.h"

#include <inttypes.h>
#include <string.h>

/* ---- The command line ---- */

static bool read_cards(struct mine_task *task, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "cards");
    long least = 2, most = 2;
    if (word) {
        struct slice rest = slice_of(word);
        const char *dots = strstr(word, "..");
        struct slice first = dots ? (struct slice){word, (size_t)(dots - word)} : rest;
        bool ok = number_parse_whole(&least, first) &&
                  number_parse_whole(&most, dots ? slice_of(dots + 2) : first);
        if (!ok || least < 2 || most > GOLF_MOST_CARDS || least > most) {
            complain("rookpress golf mine: --cards is how many are drawn, 2 to 8, as in 2..4, not "
                     "'%s'",
                     word);
            return false;
        }
    }
    task->least_cards = (int)least;
    task->most_cards = (int)most;
    return true;
}

static bool read_shard(struct mine_run *run, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "shard");
    long shard = 1, shards = 1;
    run->shards = 1;
    if (!word)
        return true;
    struct slice rest = slice_of(word);
    struct slice first = slice_next_field(&rest, '/');
    if (!number_parse_whole(&shard, first) || !number_parse_whole(&shards, rest) || shard < 1 ||
        shards < shard || shards > 1000000) {
        complain("rookpress golf mine: --shard is I/N, the I-th of N parts, not '%s'", word);
        return false;
    }
    run->shard = (uint64_t)shard - 1;
    run->shards = (uint64_t)shards;
    return true;
}

/* All that results depend on, but for which deals. */
static struct slice describe(struct arena *arena, const struct mine_task *task,
                             const struct golf_limits *limits)
{
    static const char *const steps[] = {
        [GOLF_STEP_COLOUR] = "colour", [GOLF_STEP_PIECE] = "piece", [GOLF_STEP_NONE] = "none"};
    struct text out = text_new(arena);
    text_format(&out,
                "\"seed\":%" PRIu64
                ",\"leastCards\":%d,\"mostCards\":%d,\"min\":%d,\"max\":%d,\"effort\":%" PRIu64
                ",\"seconds\":%.0f,\"memory\":%zu,\"step\":\"%s\",\"captor\":\"%s\"",
                task->seed, task->least_cards, task->most_cards, task->least_moves,
                limits->most_moves, limits->positions / 1000000, limits->seconds,
                limits->memory >> 20, steps[task->rules.step],
                task->rules.one_captor ? "one" : "any");
    return text_slice(&out);
}

static bool read_task(struct mine_task *task, const struct invocation *invocation,
                      const struct golf_limits *limits)
{
    long seed, count, moves;
    const char *word = option_value(invocation, "count");
    if (word && !*word) {
        complain("rookpress golf mine: --count=N says how many deals to try");
        return false;
    }
    if (!golf_number(&seed, invocation, "seed", 0, 1000000000, 1) ||
        !golf_number(&count, invocation, "count", 1, 1000000000, 1000) ||
        !golf_number(&moves, invocation, "min", 1, GOLF_MOST_MOVES, 5))
        return false;
    *task = (struct mine_task){.seed = (uint64_t)seed,
                               .least_moves = (int)moves,
                               .rules = golf_rules_read(invocation),
                               .run = {.count = (uint64_t)count}};
    if (!read_cards(task, invocation) || !read_shard(&task->run, invocation))
        return false;
    task->run.asked = describe(invocation->arena, task, limits);
    return true;
}

static bool read_file(struct mine_results *results, struct arena *arena, const char *path)
{
    struct slice text;
    const char *why;
    if (file_read(&text, &why, arena, path) && results_read(results, &why, arena, text))
        return true;
    complain("rookpress golf: %s: %s", path, why);
    return false;
}

static bool is_book(const struct invocation *invocation)
{
    const char *to = option_value(invocation, "to");
    return to && strcmp(to, "md") == 0;
}

/* Take over what an earlier run found. More deals than it was asked for may be asked for now. */
static int resume(struct mine_results *results, struct mine_task *task,
                  const struct invocation *invocation)
{
    const char *path = option_value(invocation, "output");
    if (!path || is_book(invocation)) {
        complain("rookpress golf mine: --resume goes on with the JSON file of --output");
        return EXIT_USAGE;
    }
    if (!file_exists(path))
        return EXIT_CLEAN;
    if (!read_file(results, invocation->arena, path))
        return EXIT_IO;
    const struct mine_run *before = results->runs.items;
    if (results->runs.count != 1 || !slice_same(before->asked, task->run.asked) ||
        before->shard != task->run.shard || before->shards != task->run.shards ||
        before->count > task->run.count) {
        complain("rookpress golf mine: %s has the results of other options", path);
        return EXIT_USAGE;
    }
    task->run.next = before->next;
    results->runs.count = 0;
    return EXIT_CLEAN;
}

static int write_results(const struct invocation *invocation, struct mine_results *results)
{
    const char *path = option_value(invocation, "output");
    struct text out = text_new(invocation->arena);
    const char *why;
    results_sort(results, invocation->arena);
    if (is_book(invocation))
        results_add_book(&out, results);
    else
        results_add_json(&out, results);
    if (!path || strcmp(path, "-") == 0)
        return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
    if (file_write(&why, invocation->arena, path, text_slice(&out)))
        return EXIT_CLEAN;
    complain("rookpress golf: %s: %s", path, why);
    return EXIT_IO;
}

int run_golf_mine(const struct invocation *invocation)
{
    enum { USUAL_EFFORT = 100 };
    struct golf_limits limits;
    struct mine_task task;
    struct mine_results results = {0};
    const char *why;
    if (invocation->operand_count > 1) {
        complain("rookpress golf mine: unexpected operand '%s'", invocation->operands[1]);
        return EXIT_USAGE;
    }
    if (!golf_limits_read(&limits, invocation, USUAL_EFFORT) ||
        !read_task(&task, invocation, &limits))
        return EXIT_USAGE;
    int code =
        option_is_set(invocation, "resume") ? resume(&results, &task, invocation) : EXIT_CLEAN;
    if (code != EXIT_CLEAN)
        return code;
    if (!mine_deals(&results, &task, &why, invocation->arena, &limits)) {
        complain("rookpress golf mine: %s", why);
        return EXIT_IO;
    }
    *vec_push(invocation->arena, &results.runs) = task.run;
    code = write_results(invocation, &results);
    if (code == EXIT_CLEAN && task.run.next < task.run.count) {
        complain("rookpress golf mine: broken off; --resume goes on from deal %" PRIu64,
                 task.run.next);
        return EXIT_FINDINGS;
    }
    return code;
}

/* ---- Merging ---- */

int run_golf_merge(const struct invocation *invocation)
{
    struct mine_results results = {0};
    if (invocation->operand_count < 2) {
        complain("rookpress golf merge: name the files to join");
        return EXIT_USAGE;
    }
    for (size_t i = 1; i < invocation->operand_count; i++)
        if (!read_file(&results, invocation->arena, invocation->operands[i]))
            return EXIT_IO;
    return write_results(invocation, &results);
}
