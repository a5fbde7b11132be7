/* A PDF in memory, opened with libqpdf to be changed and written again; private to `paint`.
 *
 * Errors of qpdf stay with its handle, so that one look at the end, in pdf_close, is enough. */
#ifndef PAINT_PDF_FILE_H
#define PAINT_PDF_FILE_H

#include "base/arena.h"
#include "base/slice.h"

#include <qpdf/qpdf-c.h>

/* The bytes must stay until the file is closed. */
qpdf_data pdf_open(struct slice bytes);

/* Write the file, packed, unless something failed since it was opened, and give the handle back.
 * False with the reason in `why` when something did. */
bool pdf_close(struct slice *out, const char **why, struct arena *arena, qpdf_data pdf);

/* A string object of UTF-8, on one line and cleaned of what is no text. */
qpdf_oh pdf_string(qpdf_data pdf, struct arena *arena, const char *utf8);

/* Set a key to an object in PDF's own notation. */
void pdf_set(qpdf_data pdf, qpdf_oh dictionary, const char *key, const char *object);

/* A box with two decimals of points, the lower left corner first. */
qpdf_oh pdf_box(qpdf_data pdf, const double corners[4]);

/* The corners of a box, put in order; false when `box` is none. */
bool pdf_read_box(double corners[4], qpdf_data pdf, qpdf_oh box);

/* What a page has under `key`, or the nearest tree of pages above it. */
qpdf_oh pdf_inherited(qpdf_data pdf, qpdf_oh page, const char *key);

/* The trimmed page as a form, which can be painted on others, and the corners of its box. False
 * when the page has no size or no content that can be read. */
bool pdf_page_form(qpdf_oh *form, double box[4], qpdf_data pdf, qpdf_oh page);

/* Replace a stream's content. */
void pdf_set_content(qpdf_data pdf, qpdf_oh stream, struct slice content);

/* A stream's content without its filters; false when they are unknown. */
bool pdf_content(struct slice *content, qpdf_data pdf, struct arena *arena, qpdf_oh stream);

#endif
