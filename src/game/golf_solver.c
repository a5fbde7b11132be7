/* Deepening search: what can be refuted in `left` moves is remembered, what cannot is a solution.
 *
 * Two things keep it small. With as many moves left as captures needed, only captures are tried.
 * With one capture needed and two moves left, only quiet moves are tried that can make a capture
 * possible (`helping_targets`). */
#include "game/golf_solver.h"

#include "base/clock.h"
#include "game/fast_golf.h"

#include <pthread.h>
#include <stdlib.h>

struct golf_solver {
    struct golf_limits limits;
    struct golf_memory memory;
    struct fast_table table;
    struct fast_golf start;
    int moves;          /* of the solutions, once solved */
    uint64_t positions; /* generated so far */
    /* While one depth is searched or solutions are listed. */
    struct timespec began;
    uint64_t positions_began;
    atomic_size_t needless; /* the number of the first task that does not matter any more */
    atomic_bool given_up;
};

/* One thread at work on one task after the other. */
struct worker {
    struct golf_solver *solver;
    size_t task; /* its number */
    uint64_t positions;
    uint64_t look; /* at the clock when there are so many positions */
};

/* ---- Limits ---- */

static void limits_begin(struct golf_solver *s)
{
    s->began = clock_now();
    s->positions_began = s->positions;
    atomic_store(&s->given_up, false);
}

static bool is_time_up(const struct golf_solver *s)
{
    return (s->limits.stop && atomic_load(s->limits.stop)) ||
           (s->limits.seconds > 0 && clock_seconds_since(s->began) > s->limits.seconds);
}

/* Whether the rest of the task is of no use. Looks at the clock now and then. */
static bool is_needless(struct worker *w)
{
    enum { POSITIONS_A_LOOK = 65536 };
    struct golf_solver *s = w->solver;
    uint64_t most = s->limits.positions;
    bool is_up = most && s->positions - s->positions_began + w->positions > most;
    if (w->positions >= w->look) {
        w->look = w->positions + POSITIONS_A_LOOK;
        is_up |= is_time_up(s);
    }
    if (is_up) {
        atomic_store(&s->given_up, true);
        atomic_store(&s->needless, 0);
    }
    return w->task >= atomic_load_explicit(&s->needless, memory_order_relaxed);
}

/* ---- Searching ---- */

/* What one position offers, worked out once. */
struct view {
    const struct fast_golf *p;
    const struct fast_table *table;
    unsigned special;
    squares captors;
};

static struct view view_of(const struct fast_golf *p, const struct fast_table *table)
{
    return (struct view){p, table, fast_special_sides(p, table), fast_captors(p, table)};
}

static squares reach(const struct view *v, int from)
{
    return fast_reach(v->p, v->table, from, v->special);
}

static squares captures_from(const struct view *v, int from)
{
    squares to = reach(v, from) & v->p->chosen;
    return to ? to & fast_victims(v->p, from) : 0;
}

/* Whether captures alone reach the goal. */
static bool captures_only(const struct fast_golf *p, const struct fast_table *table)
{
    struct view v = view_of(p, table);
    for (squares set = v.captors; set; set &= set - 1) {
        int from = first_of(set);
        squares to = captures_from(&v, from);
        if (to && p->needed == 1)
            return true;
        for (; to; to &= to - 1) {
            struct fast_golf after = *p;
            fast_make(&after, table, from, first_of(to));
            if (captures_only(&after, table))
                return true;
        }
    }
    return false;
}

/* Where quiet moves can make a capture possible that was not. */
struct help {
    squares pairs;     /* pieces that capture or are captured: all their moves count */
    squares lines;     /* between such pairs: a piece that stands there may leave */
    squares beside[2]; /* next to a captor of this side: a piece that comes may lend its move */
    unsigned alone;    /* sides with a captor next to its victim: breaking the last pair helps */
};

static struct help help_of(const struct view *v)
{
    struct help h = {.pairs = v->captors};
    for (squares set = v->captors; set; set &= set - 1) {
        int from = first_of(set);
        enum side side = fast_side(v->p, from);
        squares victims = fast_victims(v->p, from);
        h.pairs |= victims;
        h.beside[side] |= v->table->around[from];
        if (v->table->around[from] & victims)
            h.alone |= 1u << side;
        for (; victims; victims &= victims - 1)
            h.lines |= between(from, first_of(victims));
    }
    return h;
}

static squares helping_targets(const struct help *h, int from, enum side side)
{
    if ((h->pairs | h->lines) & bit(from) || h->alone & 1u << side)
        return ~(squares)0;
    return h->beside[side];
}

static bool search(struct worker *w, const struct fast_golf *p, int left);

static bool try_move(struct worker *w, const struct fast_golf *p, int from, int to, int left)
{
    struct fast_golf after = *p;
    fast_make(&after, &w->solver->table, from, to);
    w->positions++;
    return after.needed == 0 || search(w, &after, left - 1);
}

static bool try_captures(struct worker *w, const struct view *v, int left)
{
    for (squares set = v->captors; set; set &= set - 1) {
        int from = first_of(set);
        for (squares to = captures_from(v, from); to; to &= to - 1)
            if (try_move(w, v->p, from, first_of(to), left))
                return true;
    }
    return false;
}

static bool try_quiet(struct worker *w, const struct view *v, int left)
{
    squares occupied = fast_occupied(v->p);
    for (squares set = occupied; set; set &= set - 1) {
        int from = first_of(set);
        for (squares to = reach(v, from) & ~occupied; to; to &= to - 1)
            if (try_move(w, v->p, from, first_of(to), left))
                return true;
    }
    return false;
}

/* One quiet move, then nothing but captures. Most positions of a search are looked at here, so the
 * move is made and taken back in place, and no hash is kept. When one capture is left, the quiet
 * move must have made it possible; an earlier one of several need not have. */
static bool try_last_quiet(struct worker *w, const struct view *v)
{
    struct fast_golf after = *v->p;
    squares occupied = fast_occupied(v->p);
    struct help help = {.pairs = occupied};
    if (v->p->needed == 1)
        help = help_of(v);
    for (squares set = occupied; set; set &= set - 1) {
        int from = first_of(set);
        uint8_t piece = fast_piece(v->p, from);
        squares to = reach(v, from) & ~occupied & helping_targets(&help, from, side_of(piece));
        for (; to; to &= to - 1) {
            fast_shift(&after, piece, from, first_of(to));
            bool solved = captures_only(&after, v->table);
            fast_shift(&after, piece, first_of(to), from);
            w->positions++;
            if (solved)
                return true;
        }
    }
    return false;
}

/* Whether the goal is reached in at most `left` moves. */
static bool search(struct worker *w, const struct fast_golf *p, int left)
{
    const struct golf_memory *memory = &w->solver->memory;
    if (left <= p->needed)
        return left == p->needed && captures_only(p, &w->solver->table);
    if (is_needless(w) || golf_memory_has(memory, p->hash, left))
        return false;
    struct view v = view_of(p, &w->solver->table);
    if (try_captures(w, &v, left) ||
        (left == p->needed + 1 ? try_last_quiet(w, &v) : try_quiet(w, &v, left)))
        return true;
    if (!is_needless(w))
        golf_memory_add(memory, p->hash, left);
    return false;
}

/* ---- Lines ---- */

struct move_list {
    struct golf_move items[64 * (27 + 8)]; /* a queen's and a knight's targets on every square */
    size_t count;
};

static void add_moves(struct move_list *out, const struct view *v, int from, squares to)
{
    const struct fast_golf *p = v->p;
    for (; to; to &= to - 1) {
        int square = first_of(to);
        out->items[out->count++] = (struct golf_move){
            .from = (uint8_t)from,
            .to = (uint8_t)square,
            .borrowed = (uint8_t)fast_borrowed(p, v->table, from, square),
            .taken = fast_occupied(p) & bit(square) ? fast_piece(p, square) : NO_PIECE};
    }
}

/* All moves, in the order in which `search` tries them. */
static void list_moves(struct move_list *out, const struct golf_solver *s,
                       const struct fast_golf *p)
{
    struct view v = view_of(p, &s->table);
    squares occupied = fast_occupied(p);
    out->count = 0;
    for (squares set = v.captors; set; set &= set - 1)
        add_moves(out, &v, first_of(set), captures_from(&v, first_of(set)));
    for (squares set = occupied; set; set &= set - 1)
        add_moves(out, &v, first_of(set), reach(&v, first_of(set)) & ~occupied);
}

struct walk {
    struct worker worker;
    struct golf_line line;
    bool (*visit)(void *, const struct golf_line *);
    void *context;
};

/* Every solution from here; false when the visitor has had enough, or a limit is reached. */
static bool walk_on(struct walk *k, const struct fast_golf *p, int made)
{
    const struct golf_solver *s = k->worker.solver;
    struct move_list moves;
    list_moves(&moves, s, p);
    for (size_t i = 0; i < moves.count; i++) {
        struct fast_golf after = *p;
        if (is_needless(&k->worker))
            return false;
        k->worker.positions++;
        k->line.moves[made] = moves.items[i];
        fast_make(&after, &s->table, moves.items[i].from, moves.items[i].to);
        bool goes_on = after.needed == 0 ? k->visit(k->context, &k->line)
                       : search(&k->worker, &after, s->moves - made - 1)
                           ? walk_on(k, &after, made + 1)
                           : true;
        if (!goes_on)
            return false;
    }
    return true;
}

/* A depth has about so many times the positions of the one before it. */
static void make_room(struct golf_solver *s)
{
    enum { MORE_EACH_DEPTH = 16 };
    golf_memory_grow(&s->memory, MORE_EACH_DEPTH * s->positions);
}

bool golf_each_solution(struct golf_solver *s,
                        bool (*visit)(void *context, const struct golf_line *line), void *context)
{
    struct walk walk = {.worker = {.solver = s}, .visit = visit, .context = context};
    limits_begin(s);
    make_room(s);
    atomic_store(&s->needless, SIZE_MAX);
    bool all = walk_on(&walk, &s->start, 0);
    s->positions += walk.worker.positions;
    return all && !atomic_load(&s->given_up);
}

/* ---- Threads ---- */

/* The beginning of a line, and what is to be searched behind it. */
struct task {
    size_t number; /* from 1, in the order of solutions; 0 for none */
    struct golf_line line;
    int made; /* moves of it */
    struct fast_golf after;
};

/* All beginnings of two moves, handed out one by one. One move would not be enough: behind a single
 * first move may lie most of the work. */
struct shared_depth {
    struct golf_solver *solver;
    int left;
    pthread_mutex_t lock; /* of all that follows */
    struct move_list firsts, seconds;
    size_t first, second; /* the next of each; the seconds answer the first move before `first` */
    struct task begun;    /* that first move */
    struct task solved;   /* with the least number */
    uint64_t positions;
};

static void append_move(struct task *task, const struct golf_solver *s, struct golf_move move)
{
    task->line.moves[task->made++] = move;
    fast_make(&task->after, &s->table, move.from, move.to);
}

/* The next beginning; false when all are handed out. */
static bool next_task(struct task *task, struct shared_depth *d)
{
    const struct golf_solver *s = d->solver;
    pthread_mutex_lock(&d->lock);
    while (d->second == d->seconds.count && d->first < d->firsts.count) {
        d->begun.made = 0;
        d->begun.after = s->start;
        append_move(&d->begun, s, d->firsts.items[d->first++]);
        list_moves(&d->seconds, s, &d->begun.after);
        d->second = 0;
    }
    bool has_next = d->second < d->seconds.count;
    if (has_next) {
        d->begun.number++;
        *task = d->begun;
        append_move(task, s, d->seconds.items[d->second++]);
    }
    pthread_mutex_unlock(&d->lock);
    return has_next;
}

/* What comes before a line that solves is still searched: the first solution has to be the same,
 * whoever finds one first. */
static void keep_solved(struct shared_depth *d, const struct task *task)
{
    pthread_mutex_lock(&d->lock);
    if (!d->solved.number || task->number < d->solved.number) {
        d->solved = *task;
        if (!atomic_load(&d->solver->given_up))
            atomic_store(&d->solver->needless, task->number);
    }
    pthread_mutex_unlock(&d->lock);
}

static void *run_worker(void *context)
{
    struct shared_depth *d = context;
    struct worker w = {.solver = d->solver};
    struct task task;
    while (next_task(&task, d)) {
        w.task = task.number;
        w.positions++;
        if (is_needless(&w))
            break;
        if (task.after.needed == 0 || search(&w, &task.after, d->left - task.made))
            keep_solved(d, &task);
    }
    pthread_mutex_lock(&d->lock);
    d->positions += w.positions;
    pthread_mutex_unlock(&d->lock);
    return NULL;
}

/* The positions at and behind the start are not searched as a whole by any thread. */
static void remember_depth(struct golf_solver *s, const struct move_list *firsts, int left)
{
    golf_memory_add(&s->memory, s->start.hash, left);
    for (size_t i = 0; i < firsts->count; i++) {
        struct fast_golf after = s->start;
        fast_make(&after, &s->table, firsts->items[i].from, firsts->items[i].to);
        golf_memory_add(&s->memory, after.hash, left - 1);
    }
}

/* Search all lines of `left` moves on all threads, after those of fewer; `solved` is the beginning
 * of the first that solves. */
static bool solve_depth(struct task *solved, struct golf_solver *s, int left)
{
    enum { MOST_THREADS = 64 };
    struct shared_depth d = {.solver = s, .left = left, .lock = PTHREAD_MUTEX_INITIALIZER};
    pthread_t threads[MOST_THREADS];
    unsigned started = 0,
             wanted = s->limits.threads > MOST_THREADS ? MOST_THREADS : s->limits.threads;
    atomic_store(&s->needless, SIZE_MAX);
    list_moves(&d.firsts, s, &s->start);
    while (started + 1 < wanted && pthread_create(&threads[started], NULL, run_worker, &d) == 0)
        started++;
    run_worker(&d);
    while (started)
        pthread_join(threads[--started], NULL);
    s->positions += d.positions;
    *solved = d.solved;
    if (!solved->number && !atomic_load(&s->given_up))
        remember_depth(s, &d.firsts, left);
    return solved->number;
}

/* ---- The whole ---- */

struct golf_solver *golf_solver_new(const struct golf_limits *limits)
{
    struct golf_solver *s = calloc(1, sizeof *s);
    if (!s || !golf_memory_init(&s->memory, limits->memory)) {
        free(s);
        return NULL;
    }
    s->limits = *limits;
    return s;
}

void golf_solver_free(struct golf_solver *s)
{
    if (s)
        golf_memory_free(&s->memory);
    free(s);
}

static bool keep_first(void *context, const struct golf_line *line)
{
    struct golf_line *first = context;
    *first = *line;
    return false;
}

/* The first solution with the beginning of one. What comes before it was just refuted. */
static void find_first(struct golf_solver *s, struct golf_line *first, const struct task *begun)
{
    struct walk walk = {
        .worker = {.solver = s}, .line = begun->line, .visit = keep_first, .context = first};
    struct golf_limits limits = s->limits;
    s->limits = (struct golf_limits){0};
    atomic_store(&s->needless, SIZE_MAX);
    *first = begun->line;
    if (begun->after.needed)
        walk_on(&walk, &begun->after, begun->made);
    s->limits = limits;
}

/* The same for so few moves that threads are not worth it. */
static bool solve_alone(struct golf_solver *s, int left)
{
    struct worker w = {.solver = s};
    atomic_store(&s->needless, SIZE_MAX);
    bool solved = search(&w, &s->start, left);
    s->positions += w.positions;
    return solved;
}

/* Depth by depth, up to a solution or a limit. */
static void deepen(struct golf_answer *answer, struct golf_solver *s)
{
    enum { SLACK_FOR_ONE_THREAD = 2 };
    struct task begun = {.after = s->start};
    bool solved = false;
    for (int left = s->start.needed; !solved && left <= s->limits.most_moves; left++) {
        make_room(s);
        solved = left <= s->start.needed + SLACK_FOR_ONE_THREAD ? solve_alone(s, left)
                                                                : solve_depth(&begun, s, left);
        if (!solved && atomic_load(&s->given_up))
            return;
        answer->moves = s->moves = left;
    }
    if (!solved)
        return;
    find_first(s, &answer->first, &begun);
    answer->status = GOLF_SOLVED;
}

void golf_solve(struct golf_answer *answer, struct golf_solver *s,
                const struct golf_problem *problem)
{
    struct move_list moves;
    *answer = (struct golf_answer){.status = GOLF_UNSOLVED};
    s->positions = 0;
    limits_begin(s);
    fast_table_init(&s->table, problem);
    fast_golf_init(&s->start, &s->table, problem);
    golf_memory_clear(&s->memory);
    list_moves(&moves, s, &s->start);
    s->positions += moves.count;
    if (moves.count)
        deepen(answer, s);
    else
        answer->status = GOLF_HOPELESS;
    answer->positions = s->positions;
}
