/* Feed the files named on the command line to the target, each one whole and cut at a few places:
 * a file that ends early is the commonest accident. */
#include "base/file.h"
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* On the heap at its exact size, so that a read past the end is seen. */
static void feed(struct slice text)
{
    uint8_t *copy = malloc(text.len + !text.len);
    if (text.len)
        memcpy(copy, text.ptr, text.len);
    LLVMFuzzerTestOneInput(copy, text.len);
    free(copy);
}

int main(int argc, char **argv)
{
    enum { CUTS = 8 };
    for (int i = 1; i < argc; i++) {
        struct arena arena = {0};
        struct slice text;
        const char *why;
        if (!file_read(&text, &why, &arena, argv[i])) {
            fprintf(stderr, "%s: %s\n", argv[i], why);
            return 1;
        }
        feed(text);
        for (size_t cut = 1; cut < CUTS; cut++)
            feed((struct slice){text.ptr, text.len * cut / CUTS});
        arena_free(&arena);
    }
    return 0;
}
