#include "doc/plain.h"

static void add_plain(struct text *out, const struct node *node)
{
    for (const struct node *child = node->child; child; child = child->next) {
        if (child->kind == NODE_TEXT || child->kind == NODE_CODE_SPAN)
            text_add_slice(out, (struct slice){child->text, child->len});
        else if (child->kind == NODE_SOFT_BREAK || child->kind == NODE_HARD_BREAK)
            text_add_char(out, ' ');
        else
            add_plain(out, child);
    }
}

struct slice plain_text(struct arena *arena, const struct node *node)
{
    const struct node *only = node->child;
    if (only && !only->next && only->kind == NODE_TEXT) /* nearly always */
        return (struct slice){only->text, only->len};
    struct text out = text_new(arena);
    add_plain(&out, node);
    return text_slice(&out);
}
