/* `rookpress build`: books for print. */
#include "base/file.h"
#include "cli/commands.h"
#include "cli/draw/deps.h"
#include "cli/draw/products.h"
#include "cli/output.h"
#include "diag/report.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

struct build {
    const struct invocation *invocation;
    struct arena *arena;
    struct press press;
    struct build_options options;
    struct text deps;
};

static void report(struct build *b, struct library *library)
{
    uint32_t file = 0;
    struct text text = text_new(b->arena);
    struct run run = {.sources = &library->sources,
                      .sink = &library->sink,
                      .files = &file,
                      .file_count = 1,
                      .unit_count = 0};
    sink_sort(&library->sink);
    report_short(&text, &run);
    complain_text(text_slice(&text));
}

/* ---- Writing ---- */

static bool fail(const char *name, const char *why)
{
    complain("rookpress: %s: %s", name, why);
    return false;
}

static bool is_same_file(const char *a, const char *b)
{
    struct stat first, second;
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

static bool write_file(const char *path, struct arena *arena, struct slice content)
{
    const char *why;
    if (strcmp(path, "-") == 0)
        return output_write(content);
    return file_write(&why, arena, path, content) || fail(path, why);
}

static bool write_product(struct build *b, const struct product *product, const char *book)
{
    const char *why;
    if (!product->is_folder)
        return write_file(product->path, b->arena, product->content);
    const struct picture_folder folder = {.path = product->path,
                                          .book = book,
                                          .stem = product_stem(b->arena, book),
                                          .format = product->format,
                                          .force = option_is_set(b->invocation, "force")};
    if (folder_update(&why, b->arena, &folder, product->files, product->file_count))
        return true;
    complain("rookpress: %s", why);
    return false;
}

static bool write_products(struct build *b, const struct products *products, const char *book)
{
    const char *folder = b->options.output;
    if (!b->options.one_file && mkdir(folder, 0777) != 0 && errno != EEXIST)
        return fail(folder, strerror(errno));
    for (size_t i = 0; i < products->count; i++)
        if (is_same_file(products->items[i].path, book))
            return fail(book, "is the book itself: name another output with -o");
    for (size_t i = 0; i < products->count; i++)
        if (!write_product(b, &products->items[i], book))
            return false;
    return true;
}

/* ---- Books ---- */

static int build_one(struct build *b, const char *path)
{
    struct library library = library_new(b->arena);
    struct products products = {0};
    struct book book;
    struct check_run run = {.golf = GOLF_LEGAL};
    if (!library_load(&book, &library, path) || library.failed)
        return EXIT_IO;
    check_book(b->arena, &library.sink, &book, &run);
    if (sink_count(&library.sink, ERROR) && !b->press.draft) {
        report(b, &library);
        return EXIT_FINDINGS;
    }
    int code = products_make(&products, &b->press, &b->options, &library, &book, path);
    report(b, &library);
    if (code != EXIT_CLEAN)
        return code;
    deps_add(&b->deps, &products, &library, &book);
    return write_products(b, &products, path) ? EXIT_CLEAN : EXIT_IO;
}

/* Books of one name would overwrite each other's outputs. */
static bool names_differ(const struct build *b)
{
    const struct invocation *in = b->invocation;
    for (size_t i = 0; i < in->operand_count; i++)
        for (size_t k = 0; k < i; k++)
            if (strcmp(product_stem(b->arena, in->operands[i]),
                       product_stem(b->arena, in->operands[k])) == 0) {
                complain("rookpress build: %s and %s would be one file: build them into two "
                         "folders",
                         in->operands[k], in->operands[i]);
                return false;
            }
    return true;
}

int run_build(const struct invocation *invocation)
{
    struct build b = {
        .invocation = invocation, .arena = invocation->arena, .deps = text_new(invocation->arena)};
    int worst = EXIT_CLEAN;
    if (!build_read_options(&b.options, &b.press, invocation) || !names_differ(&b))
        return EXIT_USAGE;
    if (!press_start(&b.press, option_value(invocation, "pieces")))
        return EXIT_IO;
    for (size_t i = 0; i < invocation->operand_count; i++) {
        int code = build_one(&b, invocation->operands[i]);
        worst = code > worst ? code : worst;
    }
    press_stop(&b.press);
    if (worst == EXIT_CLEAN && b.options.deps &&
        !write_file(b.options.deps, b.arena, text_slice(&b.deps)))
        return EXIT_IO;
    return worst;
}
