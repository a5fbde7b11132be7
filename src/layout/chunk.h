/* A book as chapters of chunks: what the tree of the document says, flat and in the order in which
 * it is set. A chunk is a paragraph, a heading, a figure; lists and quotes are indents. Nothing
 * here knows how wide or high anything is. */
#ifndef LAYOUT_CHUNK_H
#define LAYOUT_CHUNK_H

#include "diagram/diagram.h"
#include "doc/contents.h"

/* ---- Words ---- */

enum run_face { RUN_ROMAN, RUN_BOLD, RUN_ITALIC, RUN_BOLD_ITALIC, RUN_MONO, RUN_HEADING };

enum { NO_LINK = 0, NO_NOTE = 0 };

/* Text of one look. */
struct styled {
    struct slice text;
    enum run_face face;
    bool is_raised;  /* the number of a footnote */
    bool is_break;   /* a line ends here, whatever its length */
    char piece;      /* a chess symbol: one of PNBRQKpnbrqk, or 0 */
    uint32_t link;   /* of book_text.links, counted from 1 */
    uint32_t note;   /* of the chapter's notes, counted from 1: this is its number */
    uint32_t offset; /* of the text in the source, where it stands there as it is */
};

struct runs {
    struct styled *items;
    size_t count, capacity;
};

/* A footnote: the address behind a link, for those who read on paper. */
struct footnote {
    struct runs runs;
    uint32_t link;
};

/* Where a link goes: to a section of the book, or to an address. */
struct link {
    size_t section; /* NO_SECTION: to the address */
    struct slice url;
};

/* ---- Chunks ---- */

/* An element of the PDF's structure. What lies on pages names the innermost one it belongs to. */
struct tag {
    const char *name;
    const struct tag *parent; /* NULL below the document itself */
};

enum chunk_kind {
    CHUNK_TEXT,
    CHUNK_HEADING,
    CHUNK_FIGURE, /* a diagram */
    CHUNK_IMAGE,  /* a paragraph that is one image */
    CHUNK_CODE,
    CHUNK_TABLE,
    CHUNK_RULE,
    CHUNK_CONTENTS, /* the table of contents goes here */
};

struct table_cell {
    struct runs runs;
    const struct tag *tag;
};

enum cell_align { CELL_LEFT, CELL_MIDDLE, CELL_RIGHT };

/* The first row is its head. */
struct chunk_table {
    size_t rows, columns;
    struct table_cell *cells; /* row by row */
    enum cell_align *aligns;
};

struct chunk {
    enum chunk_kind kind;
    const struct tag *tag;
    struct span at;
    struct runs runs;    /* TEXT, HEADING, CODE; what an IMAGE shows */
    unsigned depth;      /* of lists and quotes around it */
    unsigned quotes;     /* how many of those are quotes */
    struct slice marker; /* the bullet or number of the list item that begins here */
    const struct tag *marker_tag;
    bool is_close;    /* it follows the chunk above without a gap: a tight list */
    unsigned level;   /* HEADING */
    size_t section;   /* HEADING: of doc.sections, or NO_SECTION */
    size_t diagram;   /* FIGURE: of the book's diagrams */
    struct slice url; /* IMAGE */
    const struct chunk_table *table;
};

/* What opens a page: a part (level 1), a chapter (level 2), or the text before the first of them
 * (level 0). The heading is the first chunk. */
struct chapter {
    unsigned level;
    struct slice title;
    struct {
        struct chunk *items;
        size_t count, capacity;
    } chunks;
    struct {
        struct footnote *items;
        size_t count, capacity;
    } notes;
};

struct book_text {
    struct {
        struct chapter *items;
        size_t count, capacity;
    } chapters;
    struct {
        struct link *items;
        size_t count, capacity;
    } links;
};

struct chunk_options {
    const struct doc *doc;
    const struct diagrams *diagrams;
    bool link_notes; /* print addresses as footnotes */
};

const struct book_text *chunks_make(struct arena *arena, struct sink *sink,
                                    const struct chunk_options *options);

#endif
