#include "cli/golf/miners.h"

#include "cli/progress.h"

#include <pthread.h>
#include <signal.h>

/* What the miners share. */
struct mine {
    const struct mine_task *task;
    struct mine_results *results;
    struct arena *arena;
    pthread_mutex_t lock; /* of the results and the arena they grow in */
    uint64_t all;         /* deals of the shard */
    atomic_uint_fast64_t taken, done;
    atomic_bool stop;
    atomic_uint running;
};

struct miner {
    struct mine *mine;
    struct golf_solver *solver;
    pthread_t thread;
    uint64_t broken; /* the deal that was not finished, or UINT64_MAX */
};

/* The number of the shard's deal `index`. */
static uint64_t deal_of(const struct mine_run *run, uint64_t index)
{
    return run->shard + index * run->shards;
}

static uint64_t deals_of(const struct mine_run *run)
{
    return run->count > run->shard ? (run->count - run->shard - 1) / run->shards + 1 : 0;
}

/* False when it was broken off. */
static bool try_deal(const struct miner *miner, uint64_t deal)
{
    struct mine *m = miner->mine;
    const struct mine_task *task = m->task;
    struct golf_problem problem;
    struct golf_answer answer;
    struct golf_worth worth = {0};
    golf_deal(&problem, task->seed, deal, task->least_cards, task->most_cards);
    problem.rules = task->rules;
    golf_solve(&answer, miner->solver, &problem);
    bool wanted = answer.status == GOLF_SOLVED && answer.moves >= task->least_moves;
    if (wanted)
        worth = golf_judge(miner->solver, &problem, &answer);
    if (atomic_load(&m->stop))
        return false;
    pthread_mutex_lock(&m->lock);
    if (wanted)
        results_add_solved(m->results, m->arena, task->seed, deal, &problem, &answer, &worth);
    else if (answer.status == GOLF_UNSOLVED)
        results_add_unsolved(m->results, m->arena, task->seed, deal, &problem, &answer);
    pthread_mutex_unlock(&m->lock);
    return true;
}

static void *run_miner(void *context)
{
    struct miner *miner = context;
    struct mine *m = miner->mine;
    while (!atomic_load(&m->stop)) {
        uint64_t index = atomic_fetch_add(&m->taken, 1);
        if (index >= m->all)
            break;
        if (!try_deal(miner, deal_of(&m->task->run, index))) {
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
    struct progress progress = progress_begin("deals", atomic_load(&m->done), m->all);
    while (atomic_load(&m->running)) {
        if (sigtimedwait(signals, NULL, &while_waiting) > 0)
            atomic_store(&m->stop, true);
        progress_show(&progress, atomic_load(&m->done));
    }
    progress_end(&progress);
}

/* How many could be started. */
static unsigned start_miners(struct miner *miners, struct mine *m, const struct golf_limits *limits)
{
    struct golf_limits each = *limits;
    unsigned started = 0;
    each.threads = 1;
    each.stop = &m->stop;
    for (; started < limits->threads && started < MOST_MINERS; started++) {
        struct miner *miner = &miners[started];
        *miner = (struct miner){.mine = m, .solver = golf_solver_new(&each), .broken = UINT64_MAX};
        atomic_fetch_add(&m->running, 1);
        if (miner->solver && pthread_create(&miner->thread, NULL, run_miner, miner) == 0)
            continue;
        atomic_fetch_sub(&m->running, 1);
        golf_solver_free(miner->solver);
        break;
    }
    return started;
}

/* Deals are taken in order: what is not done lies at or behind the first that was broken off. */
static uint64_t join_miners(struct miner *miners, unsigned count, const struct mine *m)
{
    uint64_t first = UINT64_MAX;
    for (unsigned i = 0; i < count; i++) {
        pthread_join(miners[i].thread, NULL);
        golf_solver_free(miners[i].solver);
        if (miners[i].broken < first)
            first = miners[i].broken;
    }
    uint64_t taken = atomic_load(&m->taken);
    if (taken < first)
        first = taken;
    return first < m->all ? first : m->all;
}

bool mine_deals(struct mine_results *results, struct mine_task *task, const char **why,
                struct arena *arena, const struct golf_limits *limits)
{
    struct mine m = {.task = task,
                     .results = results,
                     .arena = arena,
                     .lock = PTHREAD_MUTEX_INITIALIZER,
                     .all = deals_of(&task->run)};
    struct miner miners[MOST_MINERS];
    sigset_t signals, before;
    uint64_t begin = task->run.next > task->run.shard
                         ? (task->run.next - task->run.shard) / task->run.shards
                         : 0;
    atomic_store(&m.taken, begin);
    atomic_store(&m.done, begin < m.all ? begin : m.all);
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    unsigned started = start_miners(miners, &m, limits);
    watch(&m, &signals);
    task->run.next = deal_of(&task->run, join_miners(miners, started, &m));
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *why = "there is not enough memory for one thread";
    return started;
}
