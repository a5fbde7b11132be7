#include "cli/draw/products.h"

#include "cli/draw/names.h"
#include "cli/output.h"
#include "paint/book_picture.h"
#include "paint/impose_pdf.h"
#include "web/merge.h"

#include <string.h>

struct maker {
    struct products *out;
    struct press *press;
    const struct build_options *options;
    const struct book *book;
    const char *path; /* of the book */
    const struct drawing *const *drawings;
    const struct book_pages *pages;
};

static bool refuse(const struct maker *m, const char *what, const char *why)
{
    complain("rookpress: %s: %s cannot be made: %s", m->path, what, why);
    return false;
}

/* ---- Names ---- */

const char *product_stem(struct arena *arena, const char *book)
{
    return strcmp(book, "-") == 0 ? "book" : path_stem(arena, book);
}

/* "out/rules", with something behind it: "-pages", ".pdf"; or the one file that was asked for. */
static const char *name_of(const struct maker *m, const char *tail, const char *ending)
{
    struct arena *arena = m->press->arena;
    const char *stem = product_stem(arena, m->path);
    if (m->options->one_file)
        return m->options->output;
    return format_string(arena, "%s/%s%s%s", m->options->output, stem, tail, ending);
}

static struct product *add_product(struct maker *m, const char *path)
{
    struct product *product = vec_push(m->press->arena, m->out);
    *product = (struct product){.path = path};
    return product;
}

static void add_folder(struct maker *m, const char *path, const char *format,
                       const struct picture_file *files, size_t count)
{
    struct product *product = add_product(m, path);
    product->is_folder = true;
    product->format = format;
    product->files = files;
    product->file_count = count;
}

/* ---- PDF ---- */

static bool lay_on_sheets(struct maker *m, struct slice *pdf)
{
    const struct build_options *o = m->options;
    struct arena *arena = m->press->arena;
    const struct impose_job job = {.kind = o->impose,
                                   .pages = m->pages->pages.count,
                                   .page_width = m->press->paper.width,
                                   .page_height = m->press->paper.height,
                                   .sheet_width = o->sheet.width,
                                   .sheet_height = o->sheet.height,
                                   .thickness = o->thickness};
    struct imposition sheets;
    struct slice pages = *pdf;
    const char *why;
    return (impose(&sheets, &why, arena, &job) &&
            impose_pdf(pdf, &why, arena, pages, &sheets, o->fold_lines)) ||
           refuse(m, o->imposed, why);
}

static bool make_pdf(struct maker *m)
{
    const char *why, *imposed = m->options->imposed;
    struct slice pdf;
    if (!book_pdf(&pdf, &why, &m->press->painter, m->pages, &m->options->pdf))
        return refuse(m, "the PDF", why);
    if (imposed && !lay_on_sheets(m, &pdf))
        return false;
    const char *tail = imposed ? format_string(m->press->arena, "-%s", imposed) : "";
    add_product(m, name_of(m, tail, ".pdf"))->content = pdf;
    return true;
}

/* ---- Pictures of pages ---- */

static bool make_picture(const struct maker *m, struct slice *out, enum build_format format,
                         size_t page)
{
    const struct painter *painter = &m->press->painter;
    const char *why;
    const struct book_png_options png = {m->options->dpi, m->options->pdf.grey};
    bool good = format == BUILD_SVG ? book_page_svg(out, &why, painter, m->pages, page)
                                    : book_page_png(out, &why, painter, m->pages, page, &png);
    return good || refuse(m, "the picture of a page", why);
}

/* Numbers as printed, of one length, so that names sort as the pages do. */
static bool make_pictures(struct maker *m, enum build_format format)
{
    struct arena *arena = m->press->arena;
    size_t count = m->pages->pages.count, first = m->pages->first + 1;
    int digits = count + first > 100 ? count + first > 1000 ? 5 : 3 : 2;
    struct picture_file *files = arena_alloc(arena, count * sizeof *files);
    for (size_t i = 0; i < count; i++) {
        files[i].name =
            format_string(arena, "page-%0*zu.%s", digits, first + i, build_endings[format]);
        if (!make_picture(m, &files[i].content, format, i))
            return false;
    }
    if (m->options->one_file)
        add_product(m, m->options->output)->content = files[0].content;
    else
        add_folder(m, name_of(m, "-pages", ""), build_endings[format], files, count);
    return true;
}

/* ---- Markdown ---- */

/* The folder of pictures lies beside the text, whatever that is called. */
static const char *picture_folder(const struct maker *m, const char *text)
{
    struct arena *arena = m->press->arena;
    const char *slash = strrchr(text, '/');
    const char *stem = path_stem(arena, text);
    return slash ? format_string(arena, "%.*s/%s-pictures", (int)(slash - text), text, stem)
                 : format_string(arena, "%s-pictures", stem);
}

static bool make_markdown(struct maker *m)
{
    struct arena *arena = m->press->arena;
    const struct diagrams *diagrams = &m->book->diagrams;
    const char *text = name_of(m, "", ".md"), *folder = picture_folder(m, text), *why;
    const char *slash = strrchr(folder, '/'), *beside = slash ? slash + 1 : folder;
    const char **names = picture_names(arena, m->book->doc, diagrams, product_stem(arena, m->path));
    struct picture_file *files = arena_alloc(arena, (diagrams->count + 1) * sizeof *files);
    struct merge_picture *pictures = arena_alloc(arena, (diagrams->count + 1) * sizeof *pictures);
    for (size_t i = 0; i < diagrams->count; i++) {
        const struct drawing *drawing = m->drawings[i];
        files[i].name = format_string(arena, "%s.svg", names[i]);
        pictures[i].path = format_string(arena, "%s/%s", beside, files[i].name);
        pictures[i].words = drawing->description;
        if (!paint_svg(&files[i].content, &why, &m->press->painter, drawing, names[i]))
            return refuse(m, files[i].name, why);
    }
    const struct merge_job job = {.doc = m->book->doc,
                                  .diagrams = diagrams,
                                  .contents = &m->book->contents,
                                  .pictures = pictures};
    add_folder(m, folder, "svg", files, diagrams->count);
    add_product(m, text)->content = merge_markdown(arena, &job);
    return true;
}

/* ---- All of them ---- */

/* The pages that were asked for. */
static bool choose_pages(struct maker *m)
{
    const struct build_options *o = m->options;
    size_t count = m->pages->pages.count, last = o->last == SIZE_MAX ? count : o->last;
    bool is_one_picture = o->one_file && (o->formats[BUILD_SVG] || o->formats[BUILD_PNG]);
    if (o->first > count || last > count) {
        complain("rookpress build: %s has %zu pages: choose others with --pages", m->path, count);
        return false;
    }
    if (is_one_picture && last != o->first) {
        complain("rookpress build: a file holds the picture of one page: choose it with --pages, "
                 "or name a folder with -o");
        return false;
    }
    if (o->imposed && o->impose == IMPOSE_ZINE && last - o->first >= IMPOSE_ZINE_PAGES) {
        complain("rookpress build: a zine has at most %d pages, but %s has %zu: choose some with "
                 "--pages",
                 IMPOSE_ZINE_PAGES, m->path, last - o->first + 1);
        return false;
    }
    if (o->first > 1 || last < count)
        m->pages = pages_select(m->press->arena, m->pages, o->first - 1, last - o->first + 1);
    return true;
}

int products_make(struct products *out, struct press *press, const struct build_options *options,
                  struct library *library, const struct book *book, const char *path)
{
    struct maker m = {.out = out, .press = press, .options = options, .book = book, .path = path};
    const bool *formats = options->formats;
    bool has_pages = formats[BUILD_PDF] || formats[BUILD_SVG] || formats[BUILD_PNG];
    m.drawings = press_drawings(press, library, book);
    if (has_pages) {
        m.pages = press_pages(press, library, book, m.drawings);
        if (!choose_pages(&m))
            return EXIT_USAGE;
    }
    bool good = (!formats[BUILD_PDF] || make_pdf(&m)) &&
                (!formats[BUILD_SVG] || make_pictures(&m, BUILD_SVG)) &&
                (!formats[BUILD_PNG] || make_pictures(&m, BUILD_PNG)) &&
                (!formats[BUILD_MD] || make_markdown(&m));
    return good ? EXIT_CLEAN : EXIT_IO;
}
