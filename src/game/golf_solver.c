/* Deepening search: what can be refuted in `left` moves is remembered, what cannot is a solution.
 *
 * Two things keep it small. With as many moves left as captures needed, only captures are tried.
 * With one capture needed and two moves left, only quiet moves are tried that can make a capture
 * possible (`helping_targets`). */
#include "game/golf_solver.h"

#include "game/fast_golf.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- What was refuted ---- */

/* Two words that are written one after the other by any thread. `check` is the position's second
 * hash, mixed with the first, so that halves of two entries are never taken for one; its lowest
 * byte is the number of moves within which the position has no solution. */
struct refuted {
    _Atomic uint64_t low, check;
};

struct memory {
    struct refuted *items;
    size_t mask;
};

enum { BUCKET = 4, SMALLEST_MEMORY = 1024 };

static struct refuted *bucket_of(const struct memory *memory, struct fast_hash hash)
{
    return &memory->items[hash.low & memory->mask & ~(size_t)(BUCKET - 1)];
}

static bool is_refuted(const struct memory *memory, struct fast_hash hash, int left)
{
    struct refuted *bucket = bucket_of(memory, hash);
    for (int i = 0; i < BUCKET; i++) {
        uint64_t low = atomic_load_explicit(&bucket[i].low, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&bucket[i].check, memory_order_relaxed) ^ low;
        if (low == hash.low && (check | 255) == (hash.high | 255))
            return (int)(check & 255) >= left;
    }
    return false;
}

/* In place of the same position, or of what took least work to refute. */
static void remember(const struct memory *memory, struct fast_hash hash, int left)
{
    struct refuted *bucket = bucket_of(memory, hash), *worst = bucket;
    int least = 256;
    for (int i = 0; i < BUCKET; i++) {
        uint64_t low = atomic_load_explicit(&bucket[i].low, memory_order_relaxed);
        uint64_t check = atomic_load_explicit(&bucket[i].check, memory_order_relaxed) ^ low;
        int depth = low == hash.low ? -1 : (int)(check & 255);
        if (depth < least) {
            least = depth;
            worst = &bucket[i];
        }
    }
    uint64_t check = (hash.high & ~(uint64_t)255) | (uint64_t)left;
    atomic_store_explicit(&worst->low, hash.low, memory_order_relaxed);
    atomic_store_explicit(&worst->check, check ^ hash.low, memory_order_relaxed);
}

static bool memory_init(struct memory *memory)
{
    memory->items = calloc(SMALLEST_MEMORY, sizeof *memory->items);
    memory->mask = SMALLEST_MEMORY - 1;
    return memory->items;
}

/* Room for `wanted` positions if `bytes` allow it, with what is known. Memory that is not needed is
 * not touched: touching it would take longer than most problems. */
static void memory_grow(struct memory *memory, uint64_t wanted, size_t bytes)
{
    size_t count = memory->mask + 1, old = count;
    while (count < wanted && count * 2 * sizeof *memory->items <= bytes)
        count *= 2;
    struct refuted *before = memory->items;
    struct refuted *items = count > old ? calloc(count, sizeof *items) : NULL;
    if (!items)
        return;
    *memory = (struct memory){items, count - 1};
    for (size_t i = 0; i < old; i++) {
        uint64_t low = before[i].low, check = before[i].check ^ low;
        if (low)
            remember(memory, (struct fast_hash){low, check}, (int)(check & 255));
    }
    free(before);
}

/* ---- Searching ---- */

struct solver {
    struct fast_table table;
    struct fast_golf start;
    struct memory memory;
    const struct golf_limits *limits;
    struct timespec began;
    atomic_bool done; /* solved, or given up */
    atomic_bool given_up;
};

struct worker {
    struct solver *solver;
    uint64_t positions;
};

static double seconds_since(struct timespec began)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - began.tv_sec) + 1e-9 * (double)(now.tv_nsec - began.tv_nsec);
}

/* Looks at the clock now and then. */
static bool is_done(struct worker *w)
{
    struct solver *s = w->solver;
    if (w->positions % 65536 == 0) {
        bool stop = s->limits->stop && atomic_load(s->limits->stop);
        if (stop || (s->limits->seconds > 0 && seconds_since(s->began) > s->limits->seconds)) {
            atomic_store(&s->given_up, true);
            atomic_store(&s->done, true);
        }
    }
    return atomic_load_explicit(&s->done, memory_order_relaxed);
}

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
    const struct memory *memory = &w->solver->memory;
    if (left <= p->needed)
        return left == p->needed && captures_only(p, &w->solver->table);
    if (is_done(w) || is_refuted(memory, p->hash, left))
        return false;
    struct view v = view_of(p, &w->solver->table);
    if (try_captures(w, &v, left) ||
        (left == p->needed + 1 ? try_last_quiet(w, &v) : try_quiet(w, &v, left)))
        return true;
    if (!atomic_load_explicit(&w->solver->done, memory_order_relaxed))
        remember(memory, p->hash, left);
    return false;
}

/* ---- Lines ---- */

struct walk {
    struct worker *worker;
    struct golf_line line;
    int moves;
    uint64_t found;
    bool (*visit)(void *, const struct golf_line *);
    void *context;
};

static bool walk_on(struct walk *k, const struct fast_golf *p, int made);

static bool walk_move(struct walk *k, const struct fast_golf *p, int made, int from, int to)
{
    const struct fast_table *table = &k->worker->solver->table;
    struct fast_golf after = *p;
    uint8_t taken = fast_occupied(p) & bit(to) ? fast_piece(p, to) : NO_PIECE;
    k->line.moves[made] = (struct golf_move){(uint8_t)from, (uint8_t)to,
                                             (uint8_t)fast_borrowed(p, table, from, to), taken};
    fast_make(&after, table, from, to);
    if (after.needed == 0) {
        k->found++;
        return k->visit(k->context, &k->line);
    }
    if (!search(k->worker, &after, k->moves - made - 1))
        return true;
    return walk_on(k, &after, made + 1);
}

/* Every solution from here in the order of the squares; false when the visitor has had enough. */
static bool walk_on(struct walk *k, const struct fast_golf *p, int made)
{
    struct view v = view_of(p, &k->worker->solver->table);
    squares occupied = fast_occupied(p);
    for (squares set = occupied; set; set &= set - 1) {
        int from = first_of(set);
        squares to = reach(&v, from) & ~occupied;
        if (v.captors & bit(from))
            to |= captures_from(&v, from);
        for (; to; to &= to - 1)
            if (!walk_move(k, p, made, from, first_of(to)))
                return false;
    }
    return true;
}

static bool keep_first(void *context, const struct golf_line *line)
{
    struct golf_line *first = context;
    *first = *line;
    return false;
}

/* ---- Threads ---- */

/* The first moves, handed out one by one. */
struct shared_depth {
    struct solver *solver;
    struct golf_move *moves;
    size_t count;
    atomic_size_t next;
    int left;
    atomic_bool solved;
    atomic_uint_fast64_t positions;
};

static void *run_worker(void *context)
{
    struct shared_depth *d = context;
    struct worker w = {d->solver, 1}; /* so that the clock is not looked at for the first one */
    for (size_t i; (i = atomic_fetch_add(&d->next, 1)) < d->count;)
        if (try_move(&w, &d->solver->start, d->moves[i].from, d->moves[i].to, d->left)) {
            atomic_store(&d->solved, true);
            atomic_store(&d->solver->done, true);
        }
    atomic_fetch_add(&d->positions, w.positions);
    return NULL;
}

/* A depth has about so many times the positions of the one before it. */
enum { MOST_FIRST_MOVES = 2048, MOST_THREADS = 64, MORE_EACH_DEPTH = 16 };

static size_t first_moves(struct golf_move *out, const struct solver *s)
{
    struct view v = view_of(&s->start, &s->table);
    squares occupied = fast_occupied(&s->start);
    size_t count = 0;
    for (squares set = occupied; set; set &= set - 1) {
        int from = first_of(set);
        squares to = reach(&v, from) & ~occupied;
        if (v.captors & bit(from))
            to |= captures_from(&v, from);
        for (; to && count < MOST_FIRST_MOVES; to &= to - 1)
            out[count++] = (struct golf_move){.from = (uint8_t)from, .to = (uint8_t)first_of(to)};
    }
    return count;
}

/* Whether there is a solution of at most `left` moves. */
static bool solve_depth(struct solver *s, struct golf_move *moves, size_t count, int left,
                        uint64_t *positions)
{
    struct shared_depth d = {.solver = s, .moves = moves, .count = count, .left = left};
    pthread_t threads[MOST_THREADS];
    unsigned started = 0,
             wanted = s->limits->threads > MOST_THREADS ? MOST_THREADS : s->limits->threads;
    while (left > 3 && started + 1 < wanted &&
           pthread_create(&threads[started], NULL, run_worker, &d) == 0)
        started++;
    run_worker(&d);
    while (started)
        pthread_join(threads[--started], NULL);
    *positions += d.positions;
    return d.solved;
}

/* ---- The whole ---- */

const char *golf_refuse(const struct golf_problem *problem)
{
    int wanted[16] = {0}, chosen = 0;
    if (problem->card_count < 2 || problem->card_count > GOLF_MOST_CARDS)
        return "two to eight cards choose the pieces";
    for (int i = 0; i < problem->card_count; i++) {
        uint8_t piece = problem->cards[i];
        squares found = problem->board.kinds[kind_of(piece)] & problem->board.sides[side_of(piece)];
        if (++wanted[piece] > count_of(found))
            return "a card has no piece on the board that matches it";
        chosen += wanted[piece] == 1 ? count_of(found) : 0;
    }
    if (problem->captor && !wanted[problem->captor])
        return "the piece that is to capture has not been chosen";
    return chosen < 2 ? "there are no two chosen pieces on the board" : NULL;
}

static bool solver_init(struct solver *s, const struct golf_problem *problem,
                        const struct golf_limits *limits)
{
    memset(s, 0, sizeof *s);
    s->limits = limits;
    clock_gettime(CLOCK_MONOTONIC, &s->began);
    fast_table_init(&s->table, problem);
    fast_golf_init(&s->start, &s->table, problem);
    return memory_init(&s->memory);
}

void golf_solve(struct golf_answer *answer, const struct golf_problem *problem,
                const struct golf_limits *limits)
{
    struct solver s;
    struct golf_move moves[MOST_FIRST_MOVES];
    *answer = (struct golf_answer){.status = GOLF_UNSOLVED};
    if (!solver_init(&s, problem, limits))
        return;
    size_t count = first_moves(moves, &s);
    if (!count)
        answer->status = GOLF_HOPELESS;
    for (int left = s.start.needed; count && left <= limits->most_moves; left++) {
        memory_grow(&s.memory, MORE_EACH_DEPTH * answer->positions, limits->memory);
        bool solved = solve_depth(&s, moves, count, left, &answer->positions);
        if (atomic_load(&s.given_up) && !solved)
            break;
        answer->moves = left;
        if (solved) {
            struct worker worker = {&s, 1};
            struct walk walk = {
                .worker = &worker, .moves = left, .visit = keep_first, .context = &answer->first};
            static const struct golf_limits free_of_limits = {0};
            s.limits = &free_of_limits;
            atomic_store(&s.done, false);
            walk_on(&walk, &s.start, 0);
            answer->status = GOLF_SOLVED;
            break;
        }
    }
    free(s.memory.items);
}

uint64_t golf_each_solution(const struct golf_problem *problem, int moves,
                            const struct golf_limits *limits,
                            bool (*visit)(void *context, const struct golf_line *line),
                            void *context)
{
    struct solver s;
    if (!solver_init(&s, problem, limits))
        return 0;
    struct worker worker = {&s, 1};
    struct walk walk = {.worker = &worker, .moves = moves, .visit = visit, .context = context};
    walk_on(&walk, &s.start, 0);
    free(s.memory.items);
    return walk.found;
}
