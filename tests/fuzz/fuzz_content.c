/* Any bytes as a content stream that is shortened, and shortened again. */
#include "fuzz.h"
#include "paint/pdf_trim.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    static const bool is_artifact[] = {true, false, true};
    bool used[2] = {false, false};
    const struct pdf_trimming how = {.places = 2,
                                     .grey = size % 2,
                                     .is_artifact = is_artifact,
                                     .mark_count = 3,
                                     .stamp_count = 2,
                                     .stamps_used = used};
    struct slice once = pdf_trim(&arena, (struct slice){(const char *)data, size}, &how);
    if (once.len > 64 * size + 64)
        abort();
    pdf_trim(&arena, once, &how);
    arena_free(&arena);
    return 0;
}
