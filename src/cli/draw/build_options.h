/* What the options of `rookpress build` ask for. */
#ifndef CLI_DRAW_BUILD_OPTIONS_H
#define CLI_DRAW_BUILD_OPTIONS_H

#include "cli/draw/press.h"
#include "layout/impose.h"
#include "paint/book_pdf.h"

enum build_format { BUILD_PDF, BUILD_MD, BUILD_SVG, BUILD_PNG, BUILD_FORMATS };

extern const char *const build_endings[BUILD_FORMATS];

struct build_options {
    const char *output;          /* a folder, one file, or "-" for standard output */
    bool one_file;               /* one of the latter */
    bool formats[BUILD_FORMATS]; /* exactly one is set for one file */
    const char *imposed;         /* "booklet", "zine" or NULL */
    enum impose_kind impose;
    struct paper sheet; /* that pages are imposed on */
    double thickness;   /* of such a sheet */
    bool fold_lines;
    struct book_pdf_options pdf;
    size_t first, last; /* pages, counted from 1; last is SIZE_MAX for the end */
    double dpi;
    const char *deps; /* or NULL */
};

/* Read them, and those of the press. False after a word to the user. */
bool build_read_options(struct build_options *out, struct press *press,
                        const struct invocation *invocation);

#endif
