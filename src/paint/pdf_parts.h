/* The parts of pdf_finish, each in a file of its own; private to `paint`. */
#ifndef PAINT_PDF_PARTS_H
#define PAINT_PDF_PARTS_H

#include "paint/pdf_file.h"
#include "paint/pdf_finish.h"

/* Title, author and the like, in the file's dictionary and as XMP. */
void pdf_describe_file(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts);

/* Say that colours are those of sRGB. */
void pdf_set_intent(qpdf_data pdf, struct arena *arena);

/* The tree of the structure: descriptions of figures, scopes of table heads. */
bool pdf_complete_tags(const char **why, qpdf_data pdf, struct arena *arena,
                       const struct pdf_facts *facts);

/* The tree of the structure as the facts tell it. */
void pdf_write_tree(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts);

/* The last `count` pages, taken out of the file, as forms; NULL when one cannot be read. */
qpdf_oh *pdf_take_stamps(qpdf_data pdf, struct arena *arena, size_t count);

/* Shorter content streams and shared resources, with the stamps in their places. */
void pdf_trim_streams(qpdf_data pdf, struct arena *arena, const struct pdf_facts *facts,
                      const qpdf_oh *stamps);

/* Gradients, images and groups as greys; operators are trimmed so. */
void pdf_make_grey(qpdf_data pdf, struct arena *arena);

#endif
