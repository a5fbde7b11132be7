/* Words as glyphs: kerned, with their ligatures, each distinct word once. Private to `text`. */
#ifndef TEXT_SHAPE_H
#define TEXT_SHAPE_H

#include "text/font.h"

/* A stretch of a word that one font has, and that reads in one direction. Lengths are in ems. */
struct shaped_part {
    cairo_font_face_t *face; /* lives as long as the shaper */
    const cairo_glyph_t *glyphs;
    size_t glyph_count;
    const cairo_text_cluster_t *clusters;
    size_t cluster_count;
    bool is_backward; /* glyphs from right to left; clusters in the order of the text */
    struct slice text;
    double width;
};

struct shaped_word {
    struct slice text;
    const struct shaped_part *parts;
    size_t part_count;
    const double *edges; /* how far it is from the left to each byte, and to the end */
    size_t missing;      /* the byte of the first character that no font has, or text.len */
};

static inline double shaped_width(const struct shaped_word *word)
{
    return word->edges[word->text.len];
}

/* Whether one glyph stands for the letters on both sides of the byte: a ligature. */
bool shape_is_joined(const struct shaped_word *word, size_t byte);

struct shaper;

struct shaper *shaper_new(struct arena *arena, struct fonts *fonts);
void shaper_free(struct shaper *shaper); /* before its fonts */

/* `text` is valid UTF-8 without line ends. The result stays. */
const struct shaped_word *shape_word(struct shaper *shaper, enum font_role role, struct slice text);

/* How far the face reaches above and below the baseline, in ems. */
struct face_height {
    double ascent, descent;
};

struct face_height shape_height(struct shaper *shaper, enum font_role role);

#endif
