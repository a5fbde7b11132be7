/* Play the records of a game: run tests/games/<id>.t ... prints TAP.
 *
 * A record is a line of fields split by '|'; '#' begins a comment. POSITION is a FEN with
 * the game's fields, nothing for the start of the game, or "seed N" for another start.
 *
 *     perft  | POSITION | DEPTH | COUNT
 *     play   | POSITION | ACTIONS | FEN          all legal, and listed; the position they lead to
 *     refuse | POSITION | ACTION | REASON        read, not listed, and refused with these words
 *     result | POSITION | ACTIONS | WHO: WHY     how the game stands behind them; ", 16 19" behind
 *                                                it where there are scores
 *     impossible | POSITION | REASON
 */
#include "random.h"

#include "base/file.h"
#include "base/number.h"
#include "base/text.h"
#include "game/action_text.h"
#include "game/position.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_FIELDS = 4 };

struct record {
    const struct game *game;
    struct slice fields[MOST_FIELDS];
    struct arena *arena;
    const char *fault; /* what went wrong, or NULL */
};

static bool fail(struct record *r, const char *fault)
{
    r->fault = fault;
    return false;
}

static bool read_position(struct record *r, struct state *state)
{
    const char *why;
    size_t at;
    struct random random = {1};
    struct slice rest = r->fields[1];
    long seed;
    if (slice_eq(slice_next_word(&rest), "seed") && number_parse_whole(&seed, slice_trim(rest)))
        random.seed = (uint64_t)seed;
    else if (r->fields[1].len)
        return position_parse(state, &why, &at, r->game, r->fields[1]) || fail(r, why);
    r->game->begin(state, r->game, &random);
    return true;
}

static bool play_all(struct record *r, struct state *state)
{
    struct slice rest = r->fields[2];
    for (struct slice word; (word = slice_next_word(&rest)).len;) {
        struct action action;
        const char *why;
        if (!action_parse(&action, &why, r->game, state, word))
            return fail(r, why);
        const char *reason = game_refuse(r->game, state, action);
        if (reason)
            return fail(r, reason);
        if (!game_lists(r->game, state, action))
            return fail(r, "not refused, but not listed");
        r->game->play(state, r->game, action);
    }
    return true;
}

static void run_perft(struct record *r, struct state *state)
{
    long depth = 0, wanted = 0;
    number_parse_whole(&depth, r->fields[2]);
    number_parse_whole(&wanted, r->fields[3]);
    uint64_t got = game_perft(r->game, state, (unsigned)depth);
    if (got != (uint64_t)wanted)
        fail(r, format_string(r->arena, "%" PRIu64, got));
}

static void run_play(struct record *r, struct state *state)
{
    struct text fen = text_new(r->arena);
    if (!play_all(r, state))
        return;
    position_add(&fen, r->game, state);
    if (!slice_same(text_slice(&fen), r->fields[3]))
        fail(r, fen.ptr);
}

static void run_refuse(struct record *r, struct state *state)
{
    struct action action;
    const char *why;
    if (!action_parse(&action, &why, r->game, state, r->fields[2])) {
        fail(r, why);
        return;
    }
    const char *reason = game_refuse(r->game, state, action);
    if (!reason || !slice_eq(r->fields[3], reason))
        fail(r, reason ? reason : "not refused");
    else if (game_lists(r->game, state, action))
        fail(r, "refused, but listed");
}

static void run_result(struct record *r, struct state *state)
{
    static const char *const who[] = {"going on", "White wins", "Black wins",
                                      "draw",     "won",        "lost"};
    if (!play_all(r, state))
        return;
    struct outcome outcome = r->game->outcome(r->game, state);
    const char *got = outcome.why
                          ? format_string(r->arena, "%s: %s", who[outcome.result], outcome.why)
                          : who[outcome.result];
    if (outcome.scored)
        got = format_string(r->arena, "%s, %d %d", got, outcome.score[0], outcome.score[1]);
    if (!slice_eq(r->fields[3], got))
        fail(r, got);
}

static void run_impossible(struct record *r, struct state *state)
{
    const char *reason = r->game->impossible(r->game, state);
    if (!reason || !slice_eq(r->fields[2], reason))
        fail(r, reason ? reason : "possible");
}

static void run_record(struct record *r)
{
    static const struct {
        const char *name;
        void (*run)(struct record *, struct state *);
    } kinds[] = {{"perft", run_perft},
                 {"play", run_play},
                 {"refuse", run_refuse},
                 {"result", run_result},
                 {"impossible", run_impossible}};
    struct state state;
    if (!read_position(r, &state))
        return;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (slice_eq(r->fields[0], kinds[i].name)) {
            kinds[i].run(r, &state);
            return;
        }
    fail(r, "no such record");
}

static const struct game *game_of_file(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    const char *name = slash ? slash + 1 : path;
    return game_find(slice_of(arena_copy(arena, name, (size_t)(dot - name))));
}

static int run_file(const char *path)
{
    struct arena arena = {0};
    const struct game *game = game_of_file(&arena, path);
    struct slice text;
    const char *why;
    int failures = 0;

    if (!game || !file_read(&text, &why, &arena, path)) {
        printf("not ok - %s\n", path);
        return 1;
    }
    for (int line = 1; text.len; line++) {
        struct slice rest = slice_next_field(&text, '\n');
        struct record record = {.game = game, .arena = &arena};
        struct slice whole = slice_trim(rest);
        if (!whole.len || *whole.ptr == '#')
            continue;
        for (int i = 0; i < MOST_FIELDS; i++)
            record.fields[i] = slice_trim(slice_next_field(&rest, '|'));
        run_record(&record);
        if (record.fault)
            printf("not ok - %s:%d: %.*s\n# got: %s\n", path, line, (int)whole.len, whole.ptr,
                   record.fault);
        else
            printf("ok - %s:%d\n", path, line);
        failures += record.fault != NULL;
    }
    const char *fault = play_at_random(&arena, game);
    if (fault)
        printf("not ok - %s: random play\n# got: %s\n", path, fault);
    else
        printf("ok - %s: random play\n", path);
    failures += fault != NULL;
    arena_free(&arena);
    return failures;
}

int main(int argc, char **argv)
{
    int failures = 0;
    for (int i = 1; i < argc; i++)
        failures += run_file(argv[i]);
    return failures ? 1 : 0;
}
