/* `rookpress diagram`: pictures of one diagram or of all. */
#include "art/art.h"
#include "base/data.h"
#include "base/file.h"
#include "base/length.h"
#include "cli/at_line.h"
#include "cli/commands.h"
#include "cli/draw/folder.h"
#include "cli/draw/fonts.h"
#include "cli/draw/names.h"
#include "cli/load.h"
#include "cli/number_option.h"
#include "cli/output.h"
#include "diag/report.h"
#include "paint/paint.h"

#include <string.h>

enum format { FORMAT_SVG, FORMAT_PDF, FORMAT_PNG, FORMAT_COUNT };

static const char *const endings[FORMAT_COUNT] = {"svg", "pdf", "png"};

/* What the user wants, and what it takes. */
struct job {
    const struct invocation *invocation;
    struct arena *arena;
    const char *path, *output;
    uint32_t line; /* 0: not given */
    enum format format;
    bool one_file; /* not a folder */
    double dpi;
    const struct theme *theme;
    bool draft;
    struct library library;
    struct book book;
    const char **names;
    struct painter painter;
};

/* ---- The command line ---- */

static bool refuse(const char *format, const char *word)
{
    complain(format, word);
    return false;
}

static bool is_stdout(const struct job *job)
{
    return strcmp(job->output, "-") == 0;
}

static bool is_one_file(const struct job *job)
{
    return is_stdout(job) || job->one_file;
}

/* The format by the ending of the output, else by --to. What has neither is a folder. */
static bool read_output(struct job *job)
{
    const char *to = option_value(job->invocation, "to");
    const char *slash = strrchr(job->output, '/'), *dot = strrchr(job->output, '.');
    bool has_ending = dot && dot > (slash ? slash + 1 : job->output);

    for (int i = 0; i < FORMAT_COUNT; i++)
        if (to && strcmp(to, endings[i]) == 0)
            job->format = (enum format)i;
    if (!*job->output)
        return refuse("rookpress diagram: the name of the output is empty%s", "");
    if (is_stdout(job) || is_folder(job->output) || !has_ending)
        return true;
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (slice_same_nocase(slice_of(dot + 1), slice_of(endings[i]))) {
            if (to && job->format != (enum format)i)
                return refuse("rookpress diagram: --to=%s contradicts the name of the output", to);
            job->format = (enum format)i;
            job->one_file = true;
            return true;
        }
    return refuse("rookpress diagram: the output ends with .svg, .pdf or .png, not '%s'", dot);
}

static bool read_options(struct job *job)
{
    const char *theme = option_value(job->invocation, "theme");
    double square;
    job->path = split_line(&job->line, job->arena, job->invocation->operands[0]);
    job->output = option_value(job->invocation, "output");
    if (!job->output)
        job->output = "-";
    job->theme = theme_find(slice_of(theme ? theme : "colour"));
    job->draft = option_is_set(job->invocation, "draft");
    if (!number_option(&square, job->invocation, "square", 2, 50, 8) ||
        !number_option(&job->dpi, job->invocation, "dpi", 30, 1200, 200) || !read_output(job))
        return false;
    job->painter.square = square * POINTS_A_MM;
    return true;
}

/* ---- Which diagrams ---- */

/* The range of diagrams to draw: one, or all for a folder. */
static bool choose(struct job *job, size_t *first, size_t *count)
{
    size_t all = job->book.diagrams.count;
    bool one_file = is_one_file(job);

    *first = diagram_at_line(&job->book, job->line);
    *count = one_file || job->line ? 1 : all;
    if (job->line && !one_file)
        return refuse("rookpress diagram: a folder takes all diagrams of %s: leave out the line",
                      job->path);
    if (all == 0)
        return refuse("rookpress: %s has no diagrams", job->path);
    if (*first == all)
        return refuse("rookpress: %s has no diagram at that line or behind it", job->path);
    if (one_file && !job->line && all > 1) {
        complain("rookpress: %s has %zu diagrams: name a line, as in %s:LINE, or a folder with -o",
                 job->path, all, job->path);
        return false;
    }
    return true;
}

/* ---- Faults ---- */

/* The findings in a diagram lie together once they are sorted. */
static size_t findings_in(const struct finding **from, const struct sink *sink, struct span at)
{
    size_t begin = sink_find(sink, at.source, at.begin);
    *from = sink->findings.items + begin;
    return sink_find(sink, at.source, at.end + 1) - begin;
}

/* Tell the faults of the diagrams that are drawn; true when none is an error. */
static bool tell_faults(struct job *job, size_t first, size_t count)
{
    struct sink told = {.arena = job->arena};
    uint32_t file = 0;
    for (size_t i = first; i < first + count; i++) {
        const struct finding *from;
        size_t faults = findings_in(&from, &job->library.sink, job->book.diagrams.items[i].at);
        for (size_t n = 0; n < faults; n++)
            if (from[n].id != CLAIM_UNTESTED) /* whoever draws has not asked for that */
                *vec_push(job->arena, &told.findings) = from[n];
    }
    struct run run = {.sources = &job->library.sources,
                      .sink = &told,
                      .files = &file,
                      .file_count = 1,
                      .unit_count = 0};
    struct text report = text_new(job->arena);
    report_short(&report, &run);
    complain_text(text_slice(&report));
    return sink_count(&told, ERROR) == 0;
}

/* ---- Drawing ---- */

static bool paint(struct slice *out, struct job *job, size_t index)
{
    const struct diagram *d = &job->book.diagrams.items[index];
    struct drawing *drawing = art_draw(job->arena, job->theme, job->book.doc, d);
    const char *why = "";
    bool done = false;

    if (job->draft) {
        const struct finding *from;
        size_t faults = findings_in(&from, &job->library.sink, d->at);
        art_box_faults(drawing, job->theme, d, from, faults);
    }
    switch (job->format) {
    case FORMAT_SVG:
        done = paint_svg(out, &why, &job->painter, drawing, job->names[index]);
        break;
    case FORMAT_PDF:
        done = paint_pdf(out, &why, &job->painter, drawing);
        break;
    default:
        done = paint_png(out, &why, &job->painter, drawing, job->dpi);
        break;
    }
    return done || refuse("rookpress: the picture cannot be made: %s", why);
}

static bool write_one(struct job *job, size_t index)
{
    struct slice picture;
    const char *why;
    if (!paint(&picture, job, index))
        return false;
    if (is_stdout(job))
        return output_write(picture);
    if (file_write(&why, job->arena, job->output, picture))
        return true;
    complain("rookpress: %s: %s", job->output, why);
    return false;
}

static bool write_folder(struct job *job, size_t first, size_t count)
{
    struct picture_file *files = arena_alloc(job->arena, count * sizeof *files);
    const char *why;
    for (size_t i = 0; i < count; i++) {
        files[i].name =
            format_string(job->arena, "%s.%s", job->names[first + i], endings[job->format]);
        if (!paint(&files[i].content, job, first + i))
            return false;
    }
    struct picture_folder folder = {.path = job->output,
                                    .book = job->path,
                                    .stem = path_stem(job->arena, job->path),
                                    .format = endings[job->format],
                                    .force = option_is_set(job->invocation, "force")};
    if (folder_update(&why, job->arena, &folder, files, count))
        return true;
    return refuse("rookpress: %s", why);
}

/* Pictures from standard input may end up on one page: their ids come from what they show. */
static const char *stem_of(const struct job *job)
{
    struct slice text = job->book.doc->source->text;
    uint32_t state = 0x811C9DC5u; /* FNV-1a */
    if (strcmp(job->path, "-") != 0)
        return path_stem(job->arena, job->path);
    for (size_t i = 0; i < text.len; i++)
        state = (state ^ (unsigned char)text.ptr[i]) * 0x01000193u;
    return format_string(job->arena, "diagram-%08x", (unsigned)state);
}

static int draw(struct job *job)
{
    size_t first, count;
    if (!choose(job, &first, &count))
        return EXIT_USAGE;
    struct check_run run = {.golf = GOLF_LEGAL};
    check_book(job->arena, &job->library.sink, &job->book, &run);
    sink_sort(&job->library.sink);
    if (!tell_faults(job, first, count) && !job->draft)
        return EXIT_FINDINGS;
    job->names = picture_names(job->arena, job->book.doc, &job->book.diagrams, stem_of(job));
    bool done = is_one_file(job) ? write_one(job, first) : write_folder(job, first, count);
    return done ? EXIT_CLEAN : EXIT_IO;
}

int run_diagram(const struct invocation *invocation)
{
    struct job job = {.invocation = invocation, .arena = invocation->arena};
    const char *set = option_value(invocation, "pieces");
    const char *why;

    if (!read_options(&job))
        return EXIT_USAGE;
    job.library = library_new(job.arena);
    bool loaded = strcmp(job.path, "-") == 0 ? library_load_block(&job.book, &job.library, job.path)
                                             : library_load(&job.book, &job.library, job.path);
    if (!loaded)
        return EXIT_IO;
    const char *folder = piece_set_find(&why, job.arena, set ? set : "rook");
    struct piece_set *pieces = folder ? piece_set_load(&why, job.arena, folder) : NULL;
    if (!pieces) {
        complain("rookpress: %s", why);
        return EXIT_IO;
    }
    job.painter.arena = job.arena;
    job.painter.pieces = pieces;
    job.painter.fonts = fonts_new(job.arena);
    fonts_tell_missing(job.painter.fonts, job.arena, FONT_PICTURE_ROLES);
    int code = draw(&job);
    fonts_free(job.painter.fonts);
    piece_set_free(pieces);
    return code;
}
