#include "base/utf8.h"
#include "diagram/diagram.h"

struct dumper {
    struct text *out;
    const struct source *source;
};

/* " value@line:column" */
static void add_place(struct dumper *d, struct span at)
{
    struct place place = source_place(d->source, at.begin);
    text_format(d->out, "@%u:%u", place.line, place.column);
}

static void add_number(struct dumper *d, struct number number)
{
    text_format(d->out, " %g", number.value);
    add_place(d, number.at);
}

static void add_square(struct dumper *d, struct square square)
{
    text_format(d->out, " %c%d", 'a' + square.file - 1, square.rank);
    add_place(d, square.at);
}

static void add_label(struct dumper *d, const char *name, struct label label)
{
    if (!label.text.len)
        return;
    text_format(d->out, "  %s ", name);
    utf8_add_clean(d->out, label.text);
    add_place(d, label.at);
    text_add_char(d->out, '\n');
}

static void dump_board(struct dumper *d, const struct diagram *diagram)
{
    for (int row = 0; row < BOARD_SIZE; row++) {
        text_add(d->out, "  ");
        text_add_slice(d->out, (struct slice){diagram->squares + row * BOARD_SIZE, BOARD_SIZE});
        if (diagram->sound)
            add_place(d, diagram_square_at(diagram, (size_t)row * BOARD_SIZE));
        text_add_char(d->out, '\n');
    }
}

static void dump_arrows_and_cards(struct dumper *d, const struct diagram *diagram)
{
    for (size_t i = 0; i < diagram->arrows.count; i++) {
        const struct arrow *arrow = &diagram->arrows.items[i];
        text_add(d->out, "  arrow");
        add_square(d, arrow->from);
        add_square(d, arrow->to);
        text_format(d->out, " %s", colour_name(arrow->colour));
        add_place(d, arrow->colour_at);
        text_add_char(d->out, '\n');
    }
    for (size_t i = 0; i < diagram->cards.count; i++) {
        const struct card *card = &diagram->cards.items[i];
        text_format(d->out, "  card %s", card_face_name(d->out->arena, card->face));
        add_place(d, card->face_at);
        add_number(d, card->x);
        add_number(d, card->y);
        text_add_char(d->out, '\n');
    }
}

static void dump_words(struct dumper *d, const char *name, const struct words *words)
{
    text_format(d->out, "  %s \"", name);
    utf8_add_clean(d->out, words->words);
    text_add_char(d->out, '"');
    add_place(d, words->words_at);
    add_number(d, words->x);
    add_number(d, words->y);
    text_add_char(d->out, '\n');
}

static void dump_marks(struct dumper *d, const struct diagram *diagram)
{
    for (size_t i = 0; i < diagram->texts.count; i++)
        dump_words(d, "text", &diagram->texts.items[i]);
    for (size_t i = 0; i < diagram->corner_texts.count; i++)
        dump_words(d, "corner text", &diagram->corner_texts.items[i]);
    for (size_t i = 0; i < diagram->rects.count; i++) {
        const struct rect *rect = &diagram->rects.items[i];
        text_add(d->out, "  rect");
        add_number(d, rect->x1);
        add_number(d, rect->y1);
        add_number(d, rect->x2);
        add_number(d, rect->y2);
        text_add_char(d->out, '\n');
    }
    if (diagram->checkers.given) {
        text_format(d->out, "  checkers %d", diagram->checkers.white);
        add_place(d, diagram->checkers.white_at);
        text_format(d->out, " %d", diagram->checkers.black);
        add_place(d, diagram->checkers.black_at);
        text_add_char(d->out, '\n');
    }
    const struct margins *m = &diagram->margins;
    if (m->at.end) {
        text_add(d->out, "  margins");
        add_number(d, m->left);
        add_number(d, m->top);
        add_number(d, m->right);
        add_number(d, m->bottom);
        text_add_char(d->out, '\n');
    }
}

static void dump_claims(struct dumper *d, const struct diagram *diagram)
{
    for (size_t i = 0; i < diagram->claims.count; i++) {
        const struct claim *claim = &diagram->claims.items[i];
        text_format(d->out, "  expect %s", claim_name(claim->kind));
        for (size_t j = 0; j < 2; j++) {
            if (claim->squares[j].at.end)
                add_square(d, claim->squares[j]);
            if (claim->numbers[j].at.end)
                add_number(d, claim->numbers[j]);
        }
        text_add_char(d->out, '\n');
    }
}

static void dump_grid(struct dumper *d, const struct grid *grid)
{
    static const char mark_letters[] = {[MARK_NONE] = '.', [MARK_CIRCLE] = 'O', [MARK_CROSS] = 'X'};
    text_add(d->out, "   ");
    for (size_t i = 0; i < grid->columns; i++)
        text_format(d->out, " %c", grid->column_letters[i]);
    text_add_char(d->out, '\n');
    for (size_t row = 0; row < GRID_ROWS; row++) {
        const struct grid_row *r = &grid->rows[row];
        if (!r->letter)
            continue;
        text_format(d->out, "  %c", r->letter);
        for (size_t i = 0; i < grid->columns; i++)
            text_format(d->out, " %c", mark_letters[r->cells[i].mark]);
        if (r->combo.text.len) {
            text_add_char(d->out, ' ');
            utf8_add_clean(d->out, r->combo.text);
            add_place(d, r->combo.at);
        }
        add_place(d, r->letter_at);
        text_add_char(d->out, '\n');
    }
}

static void dump_card_table(struct dumper *d, const struct card_table *table)
{
    for (size_t row = 0; row < table->count; row++) {
        const struct card_row *r = &table->items[row];
        text_format(d->out, "  %c", r->letter ? r->letter : '?');
        for (size_t i = 0; i < CARDS_A_ROW; i++)
            if (r->cards[i].given) {
                text_format(d->out, " %s", card_face_name(d->out->arena, r->cards[i].face));
                add_place(d, r->cards[i].at);
            }
        if (r->has_gap) {
            text_format(d->out, " gap %d", r->gap);
            add_place(d, r->gap_at);
        }
        text_add_char(d->out, '\n');
    }
}

static void dump_diagram(struct dumper *d, const struct doc *doc, const struct diagram *diagram)
{
    static const char *const kind_names[] = {[DIAGRAM_BOARD] = "board",
                                             [DIAGRAM_MASQUERADE] = "masquerade",
                                             [DIAGRAM_CLOAK] = "cloak",
                                             [DIAGRAM_CARDS] = "cards"};
    struct place begin = source_place(d->source, diagram->at.begin);
    struct place end = source_place(d->source, diagram->at.end);
    text_format(d->out, "%s %u:%u-%u:%u%s \"%s\"\n", kind_names[diagram->kind], begin.line,
                begin.column, end.line, end.column, diagram->sound ? "" : " faulty",
                diagram_title(d->out->arena, doc, diagram));
    if (diagram->kind == DIAGRAM_BOARD)
        dump_board(d, diagram);
    if (diagram->grid)
        dump_grid(d, diagram->grid);
    if (diagram->card_table)
        dump_card_table(d, diagram->card_table);
    dump_arrows_and_cards(d, diagram);
    dump_marks(d, diagram);
    add_label(d, "game", diagram->game);
    add_label(d, "name", diagram->name);
    add_label(d, "after", diagram->after);
    dump_claims(d, diagram);
}

void diagrams_dump(struct text *out, const struct doc *doc, const struct diagrams *diagrams)
{
    struct dumper d = {out, doc->source};
    for (size_t i = 0; i < diagrams->count; i++)
        dump_diagram(&d, doc, &diagrams->items[i]);
}
