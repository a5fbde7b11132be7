#include "check/golf_book.h"

#include "base/number.h"
#include "check/book_game.h"
#include "check/scene.h"
#include "game/game.h"
#include "game/notation.h"

#include <stdlib.h>

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

void golf_add_line(struct text *out, const struct golf_line *line, int moves)
{
    for (int i = 0; i < moves; i++) {
        text_add(out, i ? ", " : "");
        square_add(out, line->moves[i].from);
        square_add(out, line->moves[i].to);
    }
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

/* The problems of a book that have a number, by that number and then in the order of the book. */
struct numbered {
    long number;
    const struct diagram *diagram;
};

struct numbered_problems {
    struct numbered *items;
    size_t count, capacity;
};

static int by_number(const void *left, const void *right)
{
    const struct numbered *a = left, *b = right;
    if (a->number != b->number)
        return a->number < b->number ? -1 : 1;
    return a->diagram < b->diagram ? -1 : a->diagram > b->diagram;
}

/* A diagram of another game may stand below such a heading, too. */
static bool may_be_golf(const struct game *game)
{
    return !game || game == game_find(slice_of("golf"));
}

/* The first board with cards of each section whose title ends with a number. One that cannot be
 * read counts, too: its own faults are reported, and not that there is none. */
static struct numbered_problems find_problems(struct arena *arena, const struct book *book)
{
    struct numbered_problems found = {0};
    size_t taken = NO_SECTION;
    for (size_t i = 0; i < book->diagrams.count; i++) {
        const struct diagram *d = &book->diagrams.items[i];
        if (d->section == NO_SECTION || d->section == taken || d->kind != DIAGRAM_BOARD ||
            (d->sound && !d->cards.count))
            continue;
        long number = number_of_title(book->doc->sections.items[d->section].title);
        if (!number || !may_be_golf(diagram_game(book, d)))
            continue;
        *vec_push(arena, &found) = (struct numbered){number, d};
        taken = d->section;
    }
    if (found.count)
        qsort(found.items, found.count, sizeof *found.items, by_number);
    return found;
}

/* The last problem of a number that stands before a place, else the first behind it, or NULL. */
static const struct diagram *pick_problem(const struct numbered_problems *problems, long number,
                                          uint32_t before)
{
    size_t low = 0, high = problems->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct numbered *n = &problems->items[middle];
        if (n->number < number || (n->number == number && n->diagram->at.begin < before))
            low = middle + 1;
        else
            high = middle;
    }
    if (low && problems->items[low - 1].number == number)
        return problems->items[low - 1].diagram;
    return low < problems->count && problems->items[low].number == number
               ? problems->items[low].diagram
               : NULL;
}

/* ---- Where solutions are printed ---- */

static bool begins_with(struct slice word, const char *start)
{
    struct slice wanted = slice_of(start);
    return word.len >= wanted.len &&
           slice_same_nocase((struct slice){word.ptr, wanted.len}, wanted);
}

/* "Solutions", "Chess Golf Solutions", "Answers", but not those of another game. */
static bool is_title_of_solutions(struct slice title)
{
    struct slice rest = title;
    for (struct slice word; (word = slice_next_word(&rest)).len;)
        if (begins_with(word, "solution") || begins_with(word, "answer"))
            return may_be_golf(
                game_find((struct slice){title.ptr, (size_t)(word.ptr - title.ptr)}));
    return false;
}

static bool is_for_solutions(const struct book *book, size_t section)
{
    size_t own = section;
    while (section != NO_SECTION &&
           !is_title_of_solutions(book->doc->sections.items[section].title))
        section = book->doc->sections.items[section].parent;
    return section != NO_SECTION && may_be_golf(section_game(book, own));
}

/* ---- Printed solutions ---- */

struct reader {
    struct arena *arena;
    const struct book *book;
    size_t section; /* that the walk has come to, or NO_SECTION */
    bool solves;    /* whether it is one of solutions */
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

static bool is_between_moves(char c)
{
    return is_blank(c) || strchr(",;.*_`", c); /* the last three are marks of emphasis and code */
}

static struct slice next_move(struct slice *rest)
{
    while (rest->len && is_between_moves(*rest->ptr)) {
        rest->ptr++;
        rest->len--;
    }
    struct slice word = {rest->ptr, 0};
    while (word.len < rest->len && !is_between_moves(rest->ptr[word.len]))
        word.len++;
    rest->ptr += word.len;
    rest->len -= word.len;
    return word;
}

/* d3b5, d3-b5, d3xb5 */
static bool read_move(struct printed_move *move, struct slice word)
{
    int from, to;
    if (!square_take(&from, &word))
        return false;
    if (word.len && (*word.ptr == '-' || *word.ptr == 'x')) {
        word.ptr++;
        word.len--;
    }
    if (!square_take(&to, &word) || word.len)
        return false;
    move->from = (uint8_t)from;
    move->to = (uint8_t)to;
    return true;
}

static bool has_digit(struct slice word)
{
    for (size_t i = 0; i < word.len; i++)
        if (is_digit(word.ptr[i]))
            return true;
    return false;
}

/* Moves and nothing else, though a few may be misspelt: such a word still has a digit. */
static bool read_moves(struct reader *r, struct printed_solution *s, struct slice text)
{
    size_t unread = 0;
    for (struct slice word; (word = next_move(&text)).len;) {
        struct printed_move move = {.at = source_span(r->book->doc->source, word)};
        if (read_move(&move, word))
            *vec_push(r->arena, &s->moves) = move;
        else if (!has_digit(word))
            return false;
        else if (!unread++)
            s->unread = move.at;
    }
    return s->moves.count > unread;
}

/* "**Problem 2:**" in front of the moves; 0 when there is no such thing. */
static long take_label(struct slice *text)
{
    size_t colon = slice_find(*text, ':');
    struct slice label = {text->ptr, colon};
    while (label.len && strchr("*_", label.ptr[label.len - 1]))
        label.len--;
    long number = colon < text->len ? number_of_title(label) : 0;
    if (number)
        *text = (struct slice){text->ptr + colon + 1, text->len - colon - 1};
    return number;
}

/* What a label says goes before the number of an item; a text with neither is no solution. */
static void read_solution(struct reader *r, const struct node *node, struct slice text, long number)
{
    long label = take_label(&text);
    struct printed_solution s = {.number = label ? label : number,
                                 .at = doc_span(r->book->doc, node)};
    if (s.number && read_moves(r, &s, text))
        *vec_push(r->arena, &r->found) = s;
}

static void read_list(struct reader *r, const struct node *list)
{
    bool ordered = list->list->ordered;
    long number = list->list->start;
    for (const struct node *item = list->child; item; item = item->next, number++)
        read_solution(r, item, item_text(r->book->doc, item), ordered ? number : 0);
}

static void enter_section(struct reader *r, uint32_t at)
{
    const struct doc *doc = r->book->doc;
    size_t before = r->section;
    for (size_t next; next = r->section == NO_SECTION ? 0 : r->section + 1,
                      next < doc->sections.count && doc->sections.items[next].at.begin <= at;)
        r->section = next;
    if (r->section != before)
        r->solves = is_for_solutions(r->book, r->section);
}

static void read_node(struct reader *r, const struct node *node)
{
    for (const struct node *child = node->child; child; child = child->next) {
        bool is_text = child->kind == NODE_PARAGRAPH;
        if (!is_text && child->kind != NODE_LIST && child->kind != NODE_ITEM &&
            child->kind != NODE_QUOTE)
            continue;
        enter_section(r, child->begin);
        if (r->solves && is_text)
            read_solution(r, child,
                          source_text(r->book->doc->source, doc_span(r->book->doc, child)), 0);
        else if (r->solves && child->kind == NODE_LIST)
            read_list(r, child);
        else if (!is_text)
            read_node(r, child);
    }
}

struct printed_solutions golf_solutions_read(struct arena *arena, const struct book *book)
{
    struct reader r = {.arena = arena, .book = book, .section = NO_SECTION};
    read_node(&r, book->doc->root);
    if (!r.found.count)
        return r.found;
    struct numbered_problems problems = find_problems(arena, book);
    for (size_t i = 0; i < r.found.count; i++) {
        struct printed_solution *s = &r.found.items[i];
        s->diagram = pick_problem(&problems, s->number, s->at.begin);
        s->is_read = s->diagram && golf_problem_read(&s->problem, s->diagram);
    }
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
        const char *reason = game_refuse(game, &state, action);
        if (reason)
            return reason;
        game->play(&state, game, action);
    }
    return game->outcome(game, &state).result == WON ? NULL : "the goal is not reached";
}
