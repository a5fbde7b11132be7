/* `make mutants`: plant one fault in a book, ask the checker, and count what it misses.
 *
 *   mutants [--seed=N] [--count=N] [--missed | --misplaced] BOOK...
 *                                                         a table by class of fault, and those that
 *                                                         are missed, or told at another line
 *   mutants --harmless [...] BOOK...                      changes that keep a book right: what is
 *                                                         told of them is a false alarm
 *   mutants [--harmless] --write=N [--out=DIR] BOOK...    the Nth mutant as a file, and what is new
 *
 * A mutant is caught when an error or a warning is told that the book as it is does not have. The
 * Nth mutant of a book depends on the seed and N alone, N counted from 0. */
#include "ask.h"
#include "plan.h"

#include "base/file.h"
#include "base/number.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

enum { EXIT_ALARM = 1, EXIT_USED_WRONGLY = 2, EXIT_NO_FILE = 3 };

struct job {
    long seed, count, write; /* `write` is -1 where all are asked about */
    bool missed, misplaced, harmless;
    const char *out;
};

/* How the mutants of one class fared. */
struct tally {
    size_t planted, errors, warnings;
    size_t in_unit;         /* the first finding points into the faulty diagram */
    size_t lines, at_lines; /* caught and there is a line to point at; it does */
};

/* One mutant, and what is new about it. */
struct trial {
    size_t number, class;
    struct mutant mutant;
    struct answer news;
};

/* ---- Trials ---- */

static const struct changes *table_of(const struct job *job)
{
    return job->harmless ? &harmless_changes : &faults;
}

static void ask_trial(struct trial *t, struct arena *arena, const struct answer *clean)
{
    struct answer answer = ask(arena, t->mutant.original, mutant_text(&t->mutant));
    t->news = answer_news(arena, &t->mutant, &answer, clean);
}

/* The first that is more than a note, or NULL; `*worst` is the gravest of all. */
static const struct told *first_complaint(enum severity *worst, const struct trial *t)
{
    const struct told *first = NULL;
    *worst = NOTE;
    for (size_t i = 0; i < t->news.count; i++) {
        const struct told *told = &t->news.items[i];
        if (told->severity < *worst)
            *worst = told->severity;
        if (!first && told->severity != NOTE)
            first = told;
    }
    return first;
}

static bool is_in_unit(const struct trial *t, const struct told *told)
{
    struct lines unit = mutant_unit_lines(&t->mutant);
    uint32_t line = told->place.line - 1;
    return told->in_book && line >= unit.first && line <= unit.last;
}

static bool is_at_line(const struct trial *t, const struct told *told)
{
    return told->in_book && mutant_is_at(&t->mutant, told->place.line - 1);
}

/* Whether the blame is where the fault is not; of a line that is gone, in another diagram. */
static bool is_misplaced(const struct trial *t, const struct told *told)
{
    return mutant_has_line(&t->mutant) ? !is_at_line(t, told) : !is_in_unit(t, told);
}

static void count_trial(struct tally *tally, const struct trial *t)
{
    enum severity worst;
    const struct told *first = first_complaint(&worst, t);
    tally->planted++;
    if (!first)
        return;
    bool has_line = mutant_has_line(&t->mutant);
    tally->errors += worst == ERROR;
    tally->warnings += worst == WARNING;
    tally->in_unit += is_in_unit(t, first);
    tally->lines += has_line;
    tally->at_lines += has_line && is_at_line(t, first);
}

/* ---- Reports ---- */

static void print_trial(const struct job *job, const struct trial *t)
{
    const struct mutant *m = &t->mutant;
    uint32_t line = source_line_at(m->original->source, m->edits.items[0].begin) + 1;
    printf("%s:%u: #%zu %s: %s\n", m->original->path, line, t->number,
           table_of(job)->items[t->class].name, m->what);
}

static void print_news(const struct trial *t)
{
    for (size_t i = 0; i < t->news.count; i++) {
        const struct told *told = &t->news.items[i];
        printf("    %u:%u: %s: %s [%s]\n", told->place.line, told->place.column,
               severity_name(told->severity), told->message, told->code);
    }
}

static size_t in_hundred(size_t part, size_t whole)
{
    return whole ? (part * 100 + whole / 2) / whole : 0;
}

static void print_row(const char *name, const struct tally *t)
{
    size_t caught = t->errors + t->warnings;
    printf("%-26s %7zu %6zu %8zu %7zu %6zu%%", name, t->planted, t->errors, t->warnings,
           t->planted - caught, in_hundred(caught, t->planted));
    if (caught)
        printf(" %10zu%%", in_hundred(t->in_unit, caught));
    else
        printf(" %11s", "-");
    if (t->lines)
        printf(" %7zu%%\n", in_hundred(t->at_lines, t->lines));
    else
        printf(" %8s\n", "-");
}

static void add_tally(struct tally *sum, const struct tally *t)
{
    sum->planted += t->planted;
    sum->errors += t->errors;
    sum->warnings += t->warnings;
    sum->in_unit += t->in_unit;
    sum->lines += t->lines;
    sum->at_lines += t->at_lines;
}

static void print_table(const struct job *job, const struct original *original,
                        const struct tally *tallies)
{
    struct tally sum = {0};
    printf("%s, seed %ld\n", original->path, job->seed);
    printf("%-26s %7s %6s %8s %7s %7s %11s %8s\n", "fault", "planted", "errors", "warnings",
           "missed", "caught", "in diagram", "at line");
    for (size_t i = 0; i < faults.count; i++) {
        if (tallies[i].planted)
            print_row(faults.items[i].name, &tallies[i]);
        add_tally(&sum, &tallies[i]);
    }
    print_row("all", &sum);
}

/* ---- Jobs ---- */

/* Count a planted fault, and list it when it is missed or misplaced, whichever is asked for. */
static void judge_fault(struct tally *tally, const struct job *job, const struct trial *t)
{
    enum severity worst;
    const struct told *first = first_complaint(&worst, t);
    count_trial(tally, t);
    if (job->missed && !first)
        print_trial(job, t);
    if (job->misplaced && first && is_misplaced(t, first)) {
        print_trial(job, t);
        print_news(t);
    }
}

/* Whatever is told of a change that keeps the book right, be it a note, is a false alarm. */
static bool judge_harmless(struct tally *tally, const struct job *job, const struct trial *t)
{
    tally->planted++;
    if (!t->news.count)
        return false;
    tally->warnings++;
    print_trial(job, t);
    print_news(t);
    return true;
}

static void print_harmless(const struct job *job, const struct original *original,
                           const struct tally *tallies)
{
    size_t planted = 0, alarms = 0;
    printf("%-26s %7s %12s\n", "change", "planted", "false alarms");
    for (size_t i = 0; i < harmless_changes.count; i++) {
        const struct tally *t = &tallies[i];
        printf("%-26s %7zu %12zu\n", harmless_changes.items[i].name, t->planted, t->warnings);
        planted += t->planted;
        alarms += t->warnings;
    }
    printf("%s, seed %ld: %zu harmless changes, %zu false alarms\n", original->path, job->seed,
           planted, alarms);
}

/* Ask about all mutants of a book; how many false alarms there were. */
static size_t run_all(struct arena *arena, const struct job *job, const struct original *original,
                      const struct answer *clean)
{
    struct tally *tallies = arena_alloc(arena, table_of(job)->count * sizeof *tallies);
    struct plan plan = plan_new(arena, original, table_of(job), (uint64_t)job->seed);
    size_t alarms = 0, number = 0;
    for (; number < (size_t)job->count; number++) {
        struct arena scratch = {0};
        struct trial t = {.number = number};
        bool made = plan_next(&t.mutant, &t.class, &plan, &scratch);
        if (made) {
            ask_trial(&t, &scratch, clean);
            if (job->harmless)
                alarms += judge_harmless(&tallies[t.class], job, &t);
            else
                judge_fault(&tallies[t.class], job, &t);
        }
        arena_free(&scratch);
        if (!made)
            break;
    }
    if (job->harmless)
        print_harmless(job, original, tallies);
    else
        print_table(job, original, tallies);
    return alarms;
}

static bool write_text(struct arena *arena, const char *folder, const char *path, struct slice text)
{
    const char *why;
    mkdir(folder, 0777); /* when it fails, so does writing */
    if (file_write(&why, arena, path, text))
        return true;
    fprintf(stderr, "mutants: %s: %s\n", path, why);
    return false;
}

/* Make the mutants up to the one that is wanted. */
static bool write_one(struct arena *arena, const struct job *job, const struct original *original,
                      const struct answer *clean)
{
    struct plan plan = plan_new(arena, original, table_of(job), (uint64_t)job->seed);
    struct trial t = {.number = (size_t)job->write};
    const char *slash = strrchr(original->path, '/');
    const char *path = format_string(arena, "%s/%ld-%ld-%s", job->out, job->seed, job->write,
                                     slash ? slash + 1 : original->path);
    for (long i = 0; i <= job->write; i++)
        if (!plan_next(&t.mutant, &t.class, &plan, arena)) {
            fprintf(stderr, "mutants: %s has only %ld mutants\n", original->path, i);
            return false;
        }
    if (!write_text(arena, job->out, path, mutant_text(&t.mutant)))
        return false;
    ask_trial(&t, arena, clean);
    print_trial(job, &t);
    print_news(&t);
    printf("%s\n", path);
    return true;
}

static int run_book(const struct job *job, const char *path)
{
    struct arena arena = {0};
    struct original original;
    const char *why;
    int status = 0;
    if (original_read(&original, &why, &arena, path)) {
        struct answer clean = ask(&arena, &original, original.source->text);
        if (job->write >= 0)
            status = write_one(&arena, job, &original, &clean) ? 0 : EXIT_NO_FILE;
        else
            status = run_all(&arena, job, &original, &clean) ? EXIT_ALARM : 0;
    } else {
        fprintf(stderr, "mutants: %s: %s\n", path, why);
        status = EXIT_NO_FILE;
    }
    arena_free(&arena);
    return status;
}

/* ---- Options ---- */

static bool take_number(long *number, const char *argument, const char *name)
{
    struct slice rest = slice_of(argument);
    size_t len = strlen(name);
    if (!slice_starts(rest, name))
        return false;
    return number_parse_whole(number, (struct slice){rest.ptr + len, rest.len - len}) &&
           *number >= 0;
}

static bool is_option(const char *argument)
{
    return strncmp(argument, "--", 2) == 0;
}

static bool take_option(struct job *job, const char *argument)
{
    if (strcmp(argument, "--missed") == 0)
        return job->missed = true;
    if (strcmp(argument, "--misplaced") == 0)
        return job->misplaced = true;
    if (strcmp(argument, "--harmless") == 0)
        return job->harmless = true;
    if (strncmp(argument, "--out=", 6) == 0)
        return *(job->out = argument + 6) != '\0';
    return take_number(&job->seed, argument, "--seed=") ||
           take_number(&job->count, argument, "--count=") ||
           take_number(&job->write, argument, "--write=");
}

int main(int argc, char **argv)
{
    struct job job = {.seed = 1, .count = 2000, .write = -1, .out = "build/mutants"};
    int books = 0, status = 0;
    for (int i = 1; i < argc; i++) {
        if (!is_option(argv[i]))
            argv[books++] = argv[i];
        else if (!take_option(&job, argv[i])) {
            fprintf(stderr, "mutants: what is %s?\n", argv[i]);
            return EXIT_USED_WRONGLY;
        }
    }
    if (!books) {
        fputs("mutants [--seed=N] [--count=N] [--missed | --misplaced | --harmless] "
              "[--write=N [--out=DIR]] BOOK...\n",
              stderr);
        return EXIT_USED_WRONGLY;
    }
    for (int i = 0; i < books; i++) {
        int failed = run_book(&job, argv[i]);
        status = failed > status ? failed : status;
    }
    return status;
}
