/* Paragraphs for tests: set plain text, read the lines back as text. */
#ifndef UNIT_TEXT_TYPESET_H
#define UNIT_TEXT_TYPESET_H

#include "../test.h"

#include "base/text.h"
#include "text/paragraph.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct fixture {
    struct arena arena;
    struct fonts *fonts;
    struct typesetter *setter;
    struct shaper *shaper; /* of tests of single words */
};

static inline int set_up(void **state)
{
    struct fixture *f = calloc(1, sizeof *f);
    setenv("ROOKPRESS_DATA", ".", 1);
    f->fonts = fonts_new(&f->arena);
    f->setter = typesetter_new(&f->arena, f->fonts);
    *state = f;
    return 0;
}

static inline int tear_down(void **state)
{
    struct fixture *f = *state;
    typesetter_free(f->setter);
    fonts_free(f->fonts);
    arena_free(&f->arena);
    free(f);
    return 0;
}

static inline struct text_run run_of(const char *text, enum font_role face)
{
    return (struct text_run){.text = slice_of(text), .style = {.face = face, .size = 10}};
}

/* One width for all lines, justified English. */
static inline struct paragraph_job job_of(const struct text_run *runs, size_t count,
                                          const double *width)
{
    return (struct paragraph_job){.runs = runs,
                                  .run_count = count,
                                  .widths = width,
                                  .width_count = 1,
                                  .language = slice_of("en-GB"),
                                  .is_smart = true};
}

static inline struct paragraph set_plain(struct fixture *f, const char *text, double width)
{
    struct text_run run = run_of(text, FONT_BODY);
    struct paragraph_job job = job_of(&run, 1, &width);
    return paragraph_set(&f->arena, f->setter, &job);
}

/* The text of the lines with a bar behind each but the last, in place of the space where it ends. A
 * hyphen that was added is U+00AD. */
static inline const char *lines_text(struct arena *arena, const struct paragraph *paragraph)
{
    struct text text = text_new(arena);
    for (size_t i = 0; i < paragraph->line_count; i++) {
        const struct text_line *line = &paragraph->lines[i];
        for (size_t p = 0; p < line->piece_count; p++)
            text_add_slice(&text, line->pieces[p].text);
        if (text.len && text.ptr[text.len - 1] == ' ')
            text.len--;
        if (i + 1 < paragraph->line_count)
            text_add_char(&text, '|');
    }
    text_add(&text, "");
    return text.ptr ? text.ptr : "";
}

static inline void assert_near(double a, double b, double tolerance)
{
    if (!(fabs(a - b) <= tolerance))
        fail_msg("%g and %g are more than %g apart", a, b, tolerance);
}

/* Each byte and each glyph of a piece belongs to one cluster, as cairo demands. */
static inline void require_clusters(const struct line_piece *piece)
{
    size_t bytes = 0, glyphs = 0;
    if (!piece->face)
        return;
    for (size_t i = 0; i < piece->cluster_count; i++) {
        bytes += (size_t)piece->clusters[i].num_bytes;
        glyphs += (size_t)piece->clusters[i].num_glyphs;
    }
    assert_int_equal(bytes, piece->text.len);
    assert_int_equal(glyphs, piece->glyph_count);
}

#endif
