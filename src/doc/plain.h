/* The words of a node without their markup. */
#ifndef DOC_PLAIN_H
#define DOC_PLAIN_H

#include "doc/doc.h"

struct slice plain_text(struct arena *arena, const struct node *node);

#endif
