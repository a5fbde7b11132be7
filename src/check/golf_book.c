#include "check/golf_book.h"

#include "base/number.h"
#include "check/scene.h"
#include "game/game.h"
#include "game/notation.h"

/* ---- Problems ---- */

/* The state that a diagram shows, as the game takes it. */
static void read_state(struct state *state, const struct diagram *d)
{
    const struct game *game = game_find(slice_of("golf"));
    struct arena arena = {0};
    struct scene scene = scene_of_diagram(&arena, d);
    state_clear(state);
    scene_place_pieces(state, d);
    game->arrange(state, game, &scene);
    arena_free(&arena);
}

bool golf_problem_read(struct golf_problem *out, const struct diagram *d)
{
    struct state state;
    if (d->kind != DIAGRAM_BOARD || !d->sound)
        return false;
    read_state(&state, d);
    return !golf_problem_take(out, &state) && out->card_count >= 2;
}

/* The number at the end of a title, as in "Problem 12"; 0 where there is none. */
static long number_of_title(struct slice title)
{
    long number = 0;
    struct slice word = {0}, rest = title;
    for (struct slice next; (next = slice_next_word(&rest)).len;)
        word = next;
    return number_parse_whole(&number, word) && number > 0 ? number : 0;
}

/* The first problem in a section whose title ends with the number. */
static const struct diagram *find_problem(struct golf_problem *problem, const struct book *book,
                                          long number)
{
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        if (d->section != NO_SECTION &&
            number_of_title(book->doc->sections.items[d->section].title) == number &&
            golf_problem_read(problem, d))
            return d;
    }
    return NULL;
}

/* ---- Printed solutions ---- */

struct reader {
    struct arena *arena;
    const struct book *book;
    struct printed_solutions found;
};

/* The source of an item of one paragraph, without its number. */
static struct slice item_text(const struct doc *doc, const struct node *item)
{
    const struct node *inside = item->child;
    if (!inside || inside->kind != NODE_PARAGRAPH || inside->next)
        return (struct slice){0};
    return source_text(doc->source, doc_span(doc, inside));
}

/* Moves such as d3b5 or d3-b5 with commas or blanks between them and nothing else. */
static bool read_moves(struct reader *r, struct printed_solution *s, struct slice text)
{
    while (text.len) {
        if (is_blank(*text.ptr) || *text.ptr == ',') {
            text.ptr++;
            text.len--;
            continue;
        }
        const char *begin = text.ptr;
        int from, to;
        if (!square_take(&from, &text))
            return false;
        if (text.len && (*text.ptr == '-' || *text.ptr == 'x')) {
            text.ptr++;
            text.len--;
        }
        if (!square_take(&to, &text) || (text.len && *text.ptr != ',' && !is_blank(*text.ptr)))
            return false;
        *vec_push(r->arena, &s->moves) = (struct printed_move){
            .from = (uint8_t)from,
            .to = (uint8_t)to,
            .at = source_span(r->book->doc->source,
                              (struct slice){begin, (size_t)(text.ptr - begin)})};
    }
    return s->moves.count > 0;
}

static void read_list(struct reader *r, const struct node *list)
{
    long number = list->list->start;
    for (const struct node *item = list->child; item; item = item->next, number++) {
        struct printed_solution s = {.number = number, .at = doc_span(r->book->doc, item)};
        if (!read_moves(r, &s, item_text(r->book->doc, item)))
            continue;
        s.diagram = find_problem(&s.problem, r->book, number);
        *vec_push(r->arena, &r->found) = s;
    }
}

static void read_node(struct reader *r, const struct node *node)
{
    for (const struct node *child = node->child; child; child = child->next) {
        if (child->kind == NODE_LIST && child->list->ordered)
            read_list(r, child);
        else if (child->kind == NODE_LIST || child->kind == NODE_ITEM || child->kind == NODE_QUOTE)
            read_node(r, child);
    }
}

struct printed_solutions golf_solutions_read(struct arena *arena, const struct book *book)
{
    struct reader r = {.arena = arena, .book = book};
    read_node(&r, book->doc->root);
    return r.found;
}

/* ---- Replaying ---- */

const char *golf_solution_refuse(size_t *bad, const struct printed_solution *solution)
{
    const struct game *game = game_find(slice_of("golf"));
    struct state state;
    read_state(&state, solution->diagram);
    for (*bad = 0; *bad < solution->moves.count; ++*bad) {
        const struct printed_move *move = &solution->moves.items[*bad];
        struct action action = {.from = move->from, .to = move->to};
        const char *reason = game->refuse(game, &state, action);
        if (reason)
            return reason;
        game->play(&state, game, action);
    }
    return game->outcome(game, &state).result == WON ? NULL : "the goal is not reached";
}
