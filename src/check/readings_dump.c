/* Readings as text. */
#include "check/reading.h"
#include "game/notation.h"

static const char *const views[] = {"static", "after", "before", "options", "unread"};
static const char *const roles[] = {"marker", "margin", "note", "throw", "order", "move"};

static void add_step(struct text *out, const struct step *step)
{
    text_format(out, " %c", piece_letter(step->piece));
    square_add(out, step->from);
    square_add(out, step->to);
}

static void add_arrows(struct text *out, const struct reading *r)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        if (r->roles[i] == ROLE_MOVE)
            continue;
        text_format(out, "  %s %c%d %c%d %s\n", roles[r->roles[i]], 'a' + arrow->from.file - 1,
                    arrow->from.rank, 'a' + arrow->to.file - 1, arrow->to.rank,
                    colour_name(arrow->colour));
    }
}

void readings_dump(struct text *out, const struct book *book, const struct readings *readings)
{
    for (size_t i = 0; i < readings->count; i++) {
        const struct reading *r = &readings->items[i];
        if (r->diagram->kind != DIAGRAM_BOARD)
            continue;
        text_format(out, "%u %s %s", source_place(book->doc->source, r->diagram->at.begin).line,
                    r->game ? r->game->id : "no-game", views[r->view]);
        if (r->continues)
            text_format(out, " continues %u",
                        source_place(book->doc->source, r->continues->diagram->at.begin).line);
        for (size_t j = 0; j < r->told_count; j++) {
            text_add(out, j ? "" : " told");
            add_step(out, &r->told[j]);
        }
        text_add_char(out, '\n');
        for (size_t j = 0; j < r->step_count; j++) {
            text_add(out, "  move");
            add_step(out, &r->steps[j]);
            text_add_char(out, '\n');
        }
        add_arrows(out, r);
    }
}
