/* Any bytes as a contents file. */
#include "doc/contents.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    contents_parse(&arena, &sink,
                   source_add(&sources, "fuzz.csv", (struct slice){(const char *)data, size}));
    arena_free(&arena);
    return 0;
}
