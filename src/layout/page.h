/* A book as pages: what lies where, ready to be painted. Lengths are in points, y counts down from
 * the upper left corner of the trimmed page. Nothing here knows a file format. */
#ifndef LAYOUT_PAGE_H
#define LAYOUT_PAGE_H

#include "art/drawing.h"
#include "art/picture.h"
#include "art/theme.h"
#include "base/text.h"
#include "layout/chunk.h"
#include "layout/paper.h"
#include "text/paragraph.h"

enum placed_kind {
    PLACED_LINE,    /* a line of text: (x, y) is where its baseline begins */
    PLACED_FIGURE,  /* a drawing: (x, y) is its upper left corner */
    PLACED_PICTURE, /* an image file, likewise */
    PLACED_BAR,     /* a box full of ink, likewise */
    PLACED_NUMBER,  /* the number of the page where a section begins; a line, once it is known */
};

/* Inks of a page, besides those of its drawings. */
enum page_ink { PAGE_INK, PAGE_INK_SOFT, PAGE_INK_RULE, PAGE_INK_LINK };

/* The side of the box of a chess symbol in the text, and the width it takes there, in ems: the box
 * has white at its sides. */
#define PIECE_SIDE  1.05
#define PIECE_WIDTH 0.9

struct placed {
    enum placed_kind kind;
    enum page_ink ink;
    const struct tag *tag; /* NULL: not part of the text, such as the number of the page */
    bool joins;            /* BAR: it reaches up to the row above, if there is one on its page */
    double x, y, width, height;
    const struct text_line *line;
    const struct styled *runs; /* LINE: what the pieces of the line count in */
    const struct drawing *drawing;
    double square; /* FIGURE: the side of a square */
    const struct picture *picture;
    const char *description; /* FIGURE, PICTURE */
    size_t section;          /* that begins here, or that a NUMBER is of; else NO_SECTION */
};

struct placed_list {
    struct placed *items;
    size_t count, capacity;
};

struct page {
    struct slice chapter; /* its title */
    bool has_number;      /* else no foot is printed; it counts all the same */
    bool opens;           /* a chapter begins here */
    double depth;         /* down to the end of the text, from the top of it */
    double notes;         /* what footnotes take at its foot */
    struct placed_list placed;
};

/* Where a section begins. */
struct section_place {
    size_t page; /* counted from 0; NO_PAGE for a section that is not set */
    double y;
};

#define NO_PAGE SIZE_MAX

/* The images of a book. */
struct picture_list {
    struct picture **items;
    size_t count, capacity;
};

struct book_pages {
    struct style style;
    struct {
        struct page *items;
        size_t count, capacity;
    } pages;
    size_t first; /* how many pages of the book come before these */
    const struct doc *doc;
    const struct book_text *text;
    const struct section_place *sections; /* by section of the document */
    struct picture_list pictures;
};

/* Pages count from 1 and the first is a right one. */
static inline bool page_is_left(size_t page)
{
    return page % 2 == 1;
}

struct pages_job {
    const struct doc *doc;
    const struct diagrams *diagrams;
    const struct contents *contents;
    const struct drawing *const *drawings; /* by diagram */
    const struct theme *theme;             /* of what the book itself draws */
    struct fonts *fonts;
    struct paper paper;
    unsigned columns;   /* 0: as suits the paper */
    const char *folder; /* that the names of images are relative to */
    bool is_smart;      /* curly quotes and dashes */
    bool captions;      /* number the figures */
};

/* The file that an image of a book is in. */
const char *image_path(struct arena *arena, const char *folder, struct slice url);

/* Everything is in `arena` but for the typesetter, which must live as long as the pages do, and the
 * pictures, which pages_free gives back. What cannot be set well becomes findings. */
const struct book_pages *pages_make(struct arena *arena, struct sink *sink,
                                    struct typesetter *setter, const struct pages_job *job);
void pages_free(const struct book_pages *pages);

/* `count` of the pages from `first` on, counted from 0; they must be there. Sections that begin on
 * others are not set. */
const struct book_pages *pages_select(struct arena *arena, const struct book_pages *pages,
                                      size_t first, size_t count);

/* A line a page: its number, its side, how far down its text reaches and could reach, whether a
 * chapter begins there, and which. Below it a line for each thing on it: kind, x, y, width, height,
 * the elements it is in with a number for the innermost one, the first words. */
void pages_dump(struct text *out, const struct book_pages *pages);

#endif
