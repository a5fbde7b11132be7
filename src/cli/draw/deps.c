#include "cli/draw/deps.h"

#include "cli/draw/press.h"

#include <string.h>

struct inputs {
    struct arena *arena;
    const struct doc *doc;
    VEC(const char *) names;
};

/* What make would take for something else is quoted as make wants it. */
static void add_name(struct text *out, const char *name)
{
    for (; *name; name++) {
        if (*name == '$')
            text_add_char(out, '$');
        else if (strchr(" \t#\\", *name))
            text_add_char(out, '\\');
        text_add_char(out, *name);
    }
}

static void add_input(struct inputs *in, const char *name)
{
    for (size_t i = 0; i < in->names.count; i++)
        if (strcmp(in->names.items[i], name) == 0)
            return;
    *vec_push(in->arena, &in->names) = name;
}

/* No deeper than NODE_DEEPEST. */
static void add_images(struct inputs *in, const struct node *node)
{
    for (; node; node = node->next) {
        if (node->kind == NODE_IMAGE)
            add_input(in, press_image_path(in->arena, in->doc, node->link->url));
        add_images(in, node->child);
    }
}

static void add_targets(struct text *out, const struct product *product)
{
    for (size_t i = 0; i < product->file_count; i++) {
        add_name(out, product->path);
        text_add_char(out, '/');
        add_name(out, product->files[i].name);
        text_add_char(out, ' ');
    }
    if (product->is_folder)
        return;
    add_name(out, product->path);
    text_add_char(out, ' ');
}

void deps_add(struct text *out, const struct products *products, const struct library *library,
              const struct book *book)
{
    struct inputs in = {.arena = out->arena, .doc = book->doc};
    for (size_t i = 0; i < library->sources.list.count; i++)
        if (strcmp(library->sources.list.items[i]->name, "<stdin>") != 0)
            add_input(&in, library->sources.list.items[i]->name);
    add_images(&in, book->doc->root);
    for (size_t i = 0; i < products->count; i++)
        add_targets(out, &products->items[i]);
    text_add_char(out, ':');
    for (size_t i = 0; i < in.names.count; i++) {
        text_add_char(out, ' ');
        add_name(out, in.names.items[i]);
    }
    text_add_char(out, '\n');
    for (size_t i = 0; i < in.names.count; i++) {
        add_name(out, in.names.items[i]);
        text_add(out, ":\n");
    }
}
