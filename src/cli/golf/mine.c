/* `rookpress golf mine` and `merge`: problems worth printing, from random deals. */
#include "base/file.h"
#include "base/number.h"
#include "cli/golf/results.h"
#include "cli/output.h"
#include "cli/progress.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>

/* ---- Work for many threads ---- */

struct mine {
    struct arena *arena;
    struct mine_task task;
    struct golf_limits limits; /* of one thread */
    struct mine_results results;
    uint64_t unsolved;
    pthread_mutex_t lock; /* of results, unsolved, and the arena they grow in */
    atomic_uint_fast64_t taken, done;
    atomic_bool stop;
    atomic_uint running;
};

/* The number of the shard's deal `index`. */
static uint64_t deal_of(const struct mine_task *task, uint64_t index)
{
    return task->shard + index * task->shards;
}

static uint64_t deals_of(const struct mine_task *task)
{
    return task->count > task->shard ? (task->count - task->shard - 1) / task->shards + 1 : 0;
}

/* False when it was broken off. */
static bool try_deal(struct mine *m, uint64_t deal)
{
    struct golf_problem problem;
    struct golf_answer answer;
    struct golf_worth worth = {0};
    golf_deal(&problem, m->task.seed, deal, m->task.least_cards, m->task.most_cards);
    golf_solve(&answer, &problem, &m->limits);
    bool wanted = answer.status == GOLF_SOLVED && answer.moves >= m->task.least_moves;
    if (wanted)
        worth = golf_judge(&problem, &answer, &m->limits);
    if (atomic_load(&m->stop))
        return false;
    pthread_mutex_lock(&m->lock);
    if (wanted)
        results_add(&m->results, m->arena, deal, &problem, &answer, &worth);
    m->unsolved += answer.status == GOLF_UNSOLVED;
    pthread_mutex_unlock(&m->lock);
    return true;
}

struct miner {
    struct mine *mine;
    pthread_t thread;
    uint64_t broken; /* the deal that was not finished, or UINT64_MAX */
};

static void *run_miner(void *context)
{
    struct miner *miner = context;
    struct mine *m = miner->mine;
    uint64_t all = deals_of(&m->task);
    miner->broken = UINT64_MAX;
    while (!atomic_load(&m->stop)) {
        uint64_t index = atomic_fetch_add(&m->taken, 1);
        if (index >= all)
            break;
        if (!try_deal(m, deal_of(&m->task, index))) {
            miner->broken = index;
            break;
        }
        atomic_fetch_add(&m->done, 1);
    }
    atomic_fetch_sub(&m->running, 1);
    return NULL;
}

/* Waits for the miners, for Ctrl-C, and moves the bar. */
static void watch(struct mine *m, const sigset_t *signals)
{
    const struct timespec while_waiting = {0, 100000000};
    struct progress progress = progress_begin("deals", deals_of(&m->task));
    while (atomic_load(&m->running)) {
        if (sigtimedwait(signals, NULL, &while_waiting) > 0)
            atomic_store(&m->stop, true);
        progress_show(&progress, atomic_load(&m->done));
    }
    progress_end(&progress);
}

/* Deals are taken in order, so what is not done lies at or behind `next`. */
static void run_miners(struct mine *m, unsigned threads)
{
    struct miner miners[64];
    sigset_t signals, before;
    unsigned started = 0;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    atomic_store(&m->running, threads);
    for (; started < threads; started++) {
        miners[started] = (struct miner){.mine = m, .broken = UINT64_MAX};
        if (pthread_create(&miners[started].thread, NULL, run_miner, &miners[started]) != 0)
            break;
    }
    atomic_fetch_sub(&m->running, threads - started);
    watch(m, &signals);
    uint64_t taken = atomic_load(&m->taken), all = deals_of(&m->task);
    uint64_t first = taken < all ? taken : all;
    for (unsigned i = 0; i < started; i++) {
        pthread_join(miners[i].thread, NULL);
        if (miners[i].broken < first)
            first = miners[i].broken;
    }
    m->task.next = deal_of(&m->task, first);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

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

static bool read_shard(struct mine_task *task, const struct invocation *invocation)
{
    const char *word = option_value(invocation, "shard");
    long shard = 1, shards = 1;
    task->shards = 1;
    if (!word)
        return true;
    struct slice rest = slice_of(word);
    struct slice first = slice_next_field(&rest, '/');
    if (!number_parse_whole(&shard, first) || !number_parse_whole(&shards, rest) || shard < 1 ||
        shards < shard || shards > 1000000) {
        complain("rookpress golf mine: --shard is I/N, the I-th of N parts, not '%s'", word);
        return false;
    }
    task->shard = (uint64_t)shard - 1;
    task->shards = (uint64_t)shards;
    return true;
}

static bool read_task(struct mine_task *task, const struct invocation *invocation)
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
    *task = (struct mine_task){
        .seed = (uint64_t)seed, .count = (uint64_t)count, .least_moves = (int)moves};
    return read_cards(task, invocation) && read_shard(task, invocation);
}

static bool is_same_task(const struct mine_task *a, const struct mine_task *b)
{
    return a->seed == b->seed && a->least_cards == b->least_cards &&
           a->most_cards == b->most_cards && a->least_moves == b->least_moves &&
           a->shard == b->shard && a->shards == b->shards;
}

/* Take over what an earlier run found. More deals than it was asked for may be asked for now. */
static int resume(struct mine *m, const char *path)
{
    struct mine_task before = {0};
    struct slice text;
    const char *why;
    if (!path) {
        complain("rookpress golf mine: --resume goes on with the file of --output");
        return EXIT_USAGE;
    }
    if (!file_exists(path))
        return EXIT_CLEAN;
    if (!file_read(&text, &why, m->arena, path) ||
        !results_read(&m->results, &before, &why, m->arena, text)) {
        complain("rookpress golf: %s: %s", path, why);
        return EXIT_IO;
    }
    if (!is_same_task(&before, &m->task)) {
        complain("rookpress golf mine: %s has the results of other options", path);
        return EXIT_USAGE;
    }
    atomic_store(&m->taken, (before.next - m->task.shard) / m->task.shards);
    atomic_store(&m->done, atomic_load(&m->taken));
    return EXIT_CLEAN;
}

static int write_results(const struct invocation *invocation, const struct mine_task *task,
                         struct mine_results *results)
{
    const char *path = option_value(invocation, "output"), *to = option_value(invocation, "to");
    struct text out = text_new(invocation->arena);
    const char *why;
    results_sort(results, invocation->arena);
    if (to && strcmp(to, "md") == 0)
        results_add_book(&out, results);
    else
        results_add_json(&out, task, results);
    if (!path || strcmp(path, "-") == 0)
        return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
    if (file_write(&why, invocation->arena, path, text_slice(&out)))
        return EXIT_CLEAN;
    complain("rookpress golf: %s: %s", path, why);
    return EXIT_IO;
}

int run_golf_mine(const struct invocation *invocation)
{
    enum { USUAL_SECONDS = 10 };
    struct mine m = {.arena = invocation->arena, .lock = PTHREAD_MUTEX_INITIALIZER};
    if (invocation->operand_count > 1) {
        complain("rookpress golf mine: unexpected operand '%s'", invocation->operands[1]);
        return EXIT_USAGE;
    }
    if (!read_task(&m.task, invocation) || !golf_limits_read(&m.limits, invocation, USUAL_SECONDS))
        return EXIT_USAGE;
    if (option_is_set(invocation, "resume")) {
        int code = resume(&m, option_value(invocation, "output"));
        if (code != EXIT_CLEAN)
            return code;
    }
    unsigned threads = m.limits.threads;
    m.limits.memory /= threads;
    m.limits.threads = 1;
    m.limits.stop = &m.stop;
    run_miners(&m, threads);
    int code = write_results(invocation, &m.task, &m.results);
    if (m.unsolved)
        complain("rookpress golf mine: %llu deals were not solved within %.0f s",
                 (unsigned long long)m.unsolved, m.limits.seconds);
    if (atomic_load(&m.stop))
        complain("rookpress golf mine: broken off; --resume goes on from deal %llu",
                 (unsigned long long)m.task.next);
    return code;
}

/* ---- Merging ---- */

int run_golf_merge(const struct invocation *invocation)
{
    struct mine_task all = {.shards = 1};
    struct mine_results results = {0};
    if (invocation->operand_count < 2) {
        complain("rookpress golf merge: name the files to join");
        return EXIT_USAGE;
    }
    for (size_t i = 1; i < invocation->operand_count; i++) {
        const char *path = invocation->operands[i], *why;
        struct mine_task task = {0};
        struct slice text;
        if (!file_read(&text, &why, invocation->arena, path) ||
            !results_read(&results, &task, &why, invocation->arena, text)) {
            complain("rookpress golf: %s: %s", path, why);
            return EXIT_IO;
        }
        if (i == 1)
            all = (struct mine_task){.seed = task.seed,
                                     .count = task.count,
                                     .least_cards = task.least_cards,
                                     .most_cards = task.most_cards,
                                     .least_moves = task.least_moves,
                                     .shards = 1,
                                     .next = task.count};
    }
    return write_results(invocation, &all, &results);
}
