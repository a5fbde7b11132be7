/* Rows: a chapter as a strip of what cannot be cut, from top to bottom. Private to the stage. */
#ifndef LAYOUT_ROW_H
#define LAYOUT_ROW_H

#include "layout/break.h"
#include "layout/page.h"

/* What is to be told when a row lies on a page: most rows are only tried. */
struct fault {
    enum finding_id id;
    struct span at;
    const char *message;
};

/* Footnotes, counted from 1. */
struct note_numbers {
    uint32_t *items;
    size_t count, capacity;
};

/* A line, a figure, a figure with the text beside it. Places count from its upper left corner. */
struct row {
    struct strip_item strip;
    struct placed_list placed;
    struct note_numbers notes; /* that it brings */
    struct {
        struct fault *items;
        size_t count, capacity;
    } faults;
    const struct row *head; /* of the table that it goes on with: repeated where a page begins */
};

struct rows {
    struct row *items;
    size_t count, capacity;
};

/* What the parts of the stage share while a book is made up. */
struct composer {
    struct arena *arena;
    struct sink *sink;
    struct typesetter *setter;
    const struct pages_job *job;
    const struct book_text *text;
    const struct chapter *chapter;
    struct style style;
    struct set_cache *cache;
    struct image_cache *images;
    struct picture_list *pictures;
    uint32_t notes_told; /* of the chapter: the last one whose faults were told */
    double scale;        /* of figures, to pull in a last page that is short */
};

/* A footnote of the row, which has it once. */
void row_add_note(struct composer *c, struct row *row, uint32_t number);

/* ---- Text ---- */

struct set_text {
    struct paragraph paragraph;
    const struct styled *runs;
};

/* How a paragraph is set. */
struct setting {
    struct type type;
    const double *widths;
    size_t width_count;
    enum paragraph_align align;
    bool is_bold; /* what is roman, as in the head of a table */
};

struct set_text text_set(struct composer *c, const struct runs *runs,
                         const struct setting *setting);

/* A title: in smaller letters, which `setting` then has, rather than with a word that is torn, and
 * in lines that are about as long. */
struct set_text text_set_title(struct composer *c, const struct runs *runs,
                               struct setting *setting);

/* A line of plain words in one face, as wide as it is. */
struct set_text words_set(struct composer *c, enum run_face face, double size, struct slice words);

/* The baseline of a line of this type below the top of its row. */
double type_baseline(struct composer *c, struct type type, enum run_face face);

enum font_role role_of(enum run_face face);

/* ---- Rows ---- */

struct row *row_add(struct composer *c, struct rows *rows, double height);
struct placed *row_place(struct composer *c, struct row *row, enum placed_kind kind, double x,
                         double y);
void row_place_line(struct composer *c, struct row *row, const struct set_text *text, size_t line,
                    double x, double baseline, const struct tag *tag);

/* Put all of `from` into `row`, (x, y) below its corner. */
void row_merge(struct composer *c, struct row *row, const struct row *from, double x, double y);

void row_add_fault(struct composer *c, struct row *row, enum finding_id id, struct span at,
                   const char *message);

/* What of a text could not be set; `around` is the place of what has none of its own. */
void row_add_faults(struct composer *c, struct row *row, const struct set_text *text,
                    struct span around);
void row_tell(struct composer *c, const struct row *row);

double rows_height(const struct row *rows, size_t count);

/* Where a chunk is set: so many lines of the narrow width, then the full one. */
struct frame {
    double width;
    size_t narrow_count; /* 0: all lines are of the full width */
    double narrow;
};

/* How far lists and quotes move the chunk to the right in a frame of that width. */
double chunk_indent(const struct composer *c, const struct chunk *chunk, double width);

/* Rows of one chunk: by its kind, at the full width or in the frame. */
void chunk_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame);
void table_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame);
bool table_fits(struct composer *c, const struct chunk *chunk, double width);
void image_rows(struct composer *c, struct rows *rows, const struct chunk *chunk,
                const struct frame *frame);
void contents_rows(struct composer *c, struct rows *rows, const struct chunk *chunk);

/* ---- Footnotes ---- */

/* Of the chapter's notes, counted from 1. */
double note_height(struct composer *c, uint32_t number);

/* Have the first row of a column bring the notes of the rows above all columns. */
void notes_move(struct composer *c, struct row *to, struct rows *from);

/* Put the notes of these rows at the foot of their page, each once, and return what they take. */
double notes_place(struct composer *c, struct page *page, const struct row *rows, size_t count,
                   double x);

/* ---- Figures ---- */

struct figure_size {
    double width, height, square;
};

/* No wider than `most` and not much smaller than usual; false when it cannot be. */
bool figure_fits(struct figure_size *size, const struct composer *c, const struct chunk *chunk,
                 double most);
struct figure_size figure_size(const struct composer *c, const struct chunk *chunk, double most);
void figure_place(struct composer *c, struct row *row, const struct chunk *chunk,
                  struct figure_size size, double x, double y);

/* All rows of the chapter from this chunk on, figures beside the text or in a row where that saves
 * paper. */
struct rows chapter_rows(struct composer *c, size_t first);

/* What a page costs that ends before this chunk. */
double chunk_penalty(const struct composer *c, size_t chunk);

/* ---- Matter besides chapters ---- */

void title_page(struct composer *c, struct page *page);
void colophon_add(struct composer *c, struct book_pages *pages);
void feet_add(struct composer *c, struct book_pages *pages);

#endif
