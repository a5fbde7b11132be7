#include "cli/draw/deck_load.h"

#include "base/data.h"
#include "base/file.h"
#include "base/text.h"
#include "cli/output.h"

#include <string.h>

static bool read_text(struct slice *text, struct arena *arena, const char *path)
{
    const char *why;
    if (file_read(text, &why, arena, path))
        return true;
    complain("rookpress: %s: %s", strcmp(path, "-") == 0 ? "<stdin>" : path, why);
    return false;
}

static const char *find_ours(struct arena *arena, const char *name)
{
    const char *path = data_find(arena, name);
    if (!path)
        complain("rookpress: %s is not where the program's files are", name);
    return path;
}

static const char *folder_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return "";
    return slash == path ? "/." : arena_copy(arena, path, (size_t)(slash - path));
}

struct deck_loaded deck_load(struct arena *arena, const char *path)
{
    struct deck_loaded loaded = {.sources = {.arena = arena}, .sink = {.arena = arena}};
    const char *name = path ? path : "cards/deck.xml";
    const char *file = path ? path : find_ours(arena, name);
    const char *schema = find_ours(arena, "cards/deck.rng");
    struct slice text, rules;
    if (!file || !schema || !read_text(&text, arena, file) || !read_text(&rules, arena, schema))
        return loaded;
    if (strcmp(name, "-") == 0)
        name = "<stdin>";
    loaded.source = source_add(&loaded.sources, name, text);
    loaded.deck = deck_read(arena, &loaded.sink, &loaded.sources, loaded.source,
                            folder_of(arena, file), rules);
    return loaded;
}
