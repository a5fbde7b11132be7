/* Footnotes, which CommonMark does not know: `[^label]` in the text, and a line that begins with
 * `[^label]:`, whose words up to the end of the paragraph, or to the next such line, are the note.
 */
#ifndef DOC_NOTES_H
#define DOC_NOTES_H

#include "doc/doc.h"

/* Where the first `[^label]` begins, and its bytes in `len`; the end of the text and 0 when there
 * is none. */
size_t note_mark_find(size_t *len, struct slice text);

/* The bytes of `line` before the colon of a note that begins there, 0 when none does. */
size_t note_opening_len(struct slice line);

/* Make notes of those lines of a paragraph that are: it becomes the first of its parts itself, the
 * others follow it. Returns the last of them. */
struct node *notes_split(struct arena *arena, struct doc *doc, struct node *paragraph);

/* Sort doc.notes, for doc_note. */
void notes_sort(struct doc *doc);

#endif
