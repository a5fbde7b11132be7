#include "cli/draw/build_options.h"

#include "base/data.h"
#include "base/length.h"
#include "base/number.h"
#include "cli/number_option.h"
#include "cli/output.h"

#include <math.h>
#include <string.h>

const char *const build_endings[BUILD_FORMATS] = {"pdf", "md", "svg", "png"};

/* ---- Single options ---- */

/* A length between 0 and `most` points; `usual` where the option has no value. */
static bool read_length(double *points, const struct invocation *in, const char *option,
                        double most, const char *example)
{
    const char *word = option_value(in, option);
    if (!word || !*word)
        return true;
    if (length_parse(points, slice_of(word), 0) && *points >= 0 && *points <= most)
        return true;
    complain("rookpress build: --%s is a length such as %s, not '%s'", option, example, word);
    return false;
}

static bool read_page(size_t *page, struct slice word)
{
    long number;
    if (!word.len)
        return true;
    if (!number_parse_whole(&number, word) || number < 1)
        return false;
    *page = (size_t)number;
    return true;
}

/* 3-5, 3, 3- or -5. */
static bool read_pages(struct build_options *o, const struct invocation *in)
{
    const char *word = option_value(in, "pages");
    o->first = 1;
    o->last = SIZE_MAX;
    if (!word)
        return true;
    struct slice rest = slice_of(word), first = slice_next_field(&rest, '-');
    bool is_range = first.len < strlen(word), good = first.len || rest.len;
    good = good && read_page(&o->first, first) && read_page(&o->last, rest);
    if (!is_range)
        o->last = o->first;
    if (good && o->first <= o->last)
        return true;
    complain("rookpress build: --pages is a page or a range such as 3-5, not '%s'", word);
    return false;
}

/* ---- Formats and outputs ---- */

static bool add_format(struct build_options *o, struct slice word)
{
    for (int i = 0; i < BUILD_FORMATS; i++)
        if (slice_eq(word, build_endings[i]))
            return o->formats[i] = true;
    return false;
}

static bool read_formats(struct build_options *o, const struct invocation *in)
{
    const char *to = option_value(in, "to");
    struct slice rest = slice_of(to ? to : "pdf");
    bool good = rest.len > 0;
    while (good && rest.len)
        good = add_format(o, slice_next_field(&rest, ','));
    if (!good)
        complain("rookpress build: --to is a list of pdf, md, svg and png, not '%s'", to);
    return good;
}

/* The format that the ending of a file says, or BUILD_FORMATS. */
static int format_of(const char *output)
{
    const char *slash = strrchr(output, '/'), *name = slash ? slash + 1 : output;
    const char *dot = strrchr(name, '.');
    int format = 0;
    while (format < BUILD_FORMATS &&
           !(dot && dot > name &&
             slice_same_nocase(slice_of(dot + 1), slice_of(build_endings[format]))))
        format++;
    return format;
}

static bool refuse(const char *message)
{
    complain("rookpress build: %s", message);
    return false;
}

/* One file has one format, of the name that its output has, and one book. */
static bool read_output(struct build_options *o, const struct invocation *in)
{
    const char *to = option_value(in, "to"), *output = option_value(in, "output");
    int count = 0;
    o->output = output ? output : "out";
    if (!*o->output)
        return refuse("the name of the output is empty");
    int format = is_folder(o->output) ? BUILD_FORMATS : format_of(o->output);
    bool is_stdout = strcmp(o->output, "-") == 0;
    o->one_file = is_stdout || format < BUILD_FORMATS;
    if (format < BUILD_FORMATS) {
        if (!to)
            memset(o->formats, 0, sizeof o->formats);
        else if (!o->formats[format])
            return refuse("--to contradicts the name of the output");
        o->formats[format] = true;
    }
    for (int i = 0; i < BUILD_FORMATS; i++)
        count += o->formats[i];
    if (o->one_file && (count > 1 || in->operand_count > 1))
        return refuse("one output takes one book and one format: name a folder with -o");
    if (is_stdout && o->formats[BUILD_MD])
        return refuse("markdown comes with pictures: name a file or a folder with -o");
    return true;
}

/* ---- Imposition ---- */

/* The paper is what lies in the printer; pages take what room there is on it. */
static struct paper page_on(struct paper sheet, enum impose_kind kind)
{
    double across = fmax(sheet.width, sheet.height), down = fmin(sheet.width, sheet.height);
    return kind == IMPOSE_ZINE ? (struct paper){across / 4, down / 2}
                               : (struct paper){across / 2, down};
}

static bool read_imposition(struct build_options *o, struct press *press,
                            const struct invocation *in)
{
    const char *impose = option_value(in, "impose");
    o->fold_lines = option_is_set(in, "fold-lines");
    if (!read_length(&o->thickness, in, "sheet-thickness", 5, "0.1mm"))
        return false;
    if (!impose || strcmp(impose, "none") == 0)
        return o->fold_lines || option_is_set(in, "sheet-thickness")
                   ? refuse("--fold-lines and --sheet-thickness are for --impose")
                   : true;
    if (option_is_set(in, "bleed") || option_is_set(in, "marks"))
        return refuse("sheets to fold have neither --bleed nor --marks");
    if (!o->formats[BUILD_PDF])
        return refuse("--impose is for PDF");
    o->imposed = impose;
    o->impose = strcmp(impose, "zine") == 0 ? IMPOSE_ZINE : IMPOSE_BOOKLET;
    o->sheet = press->paper;
    press->paper = page_on(o->sheet, o->impose);
    return true;
}

bool build_read_options(struct build_options *o, struct press *press, const struct invocation *in)
{
    *o = (struct build_options){.deps = option_value(in, "deps")};
    *press = (struct press){.arena = in->arena,
                            .draft = option_is_set(in, "draft"),
                            .is_smart = !option_is_set(in, "no-smart"),
                            .captions = option_is_set(in, "captions")};
    o->pdf.grey = option_is_set(in, "grey");
    o->pdf.marks = option_is_set(in, "marks");
    o->pdf.bleed = option_is_set(in, "bleed") || o->pdf.marks ? 3 * POINTS_A_MM : 0;
    press->theme = theme_find(slice_of(o->pdf.grey ? "grey" : "colour"));
    return press_read_paper(press, in) && read_formats(o, in) && read_output(o, in) &&
           read_imposition(o, press, in) && read_pages(o, in) &&
           number_option(&o->dpi, in, "dpi", 30, 1200, 150) &&
           read_length(&o->pdf.bleed, in, "bleed", 72, "3mm");
}
