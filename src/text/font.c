/* The book's faces, found by fontconfig and shaped by pango.
 *
 * All measuring and all outlines are done at one large size without hinting, and scaled from there:
 * what comes out does not depend on the resolution of the output, nor on the user's settings. Where
 * the font files lie is the business of text/faces.c. */
#include "text/font.h"

#include "base/text.h"
#include "base/utf8.h"
#include "text/faces.h"
#include "text/font_context.h"
#include "text/outline.h"
#include "text/shape.h"

#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

#include <string.h>

/* Of the outlines, in the same pixels: 1/20 mm in capitals an inch high. */
static const double TOLERANCE = 1.5;

static const struct role {
    const char *name, *wanted, *family;
    PangoWeight weight;
    PangoStyle style;
} ROLES[FONT_ROLE_COUNT] = {
    [FONT_BODY] = {"body", "Lato", "Lato", PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL},
    [FONT_BODY_BOLD] = {"bold", "Lato Bold", "Lato", PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL},
    [FONT_HEADING] = {"heading", "Quicksand Bold", "Quicksand", PANGO_WEIGHT_BOLD,
                      PANGO_STYLE_NORMAL},
    [FONT_BODY_ITALIC] = {"italic", "Lato Italic", "Lato", PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC},
    [FONT_BODY_BOLD_ITALIC] = {"both", "Lato Bold Italic", "Lato", PANGO_WEIGHT_BOLD,
                               PANGO_STYLE_ITALIC},
    [FONT_MONO] = {"code", "DejaVu Sans Mono", "DejaVu Sans Mono", PANGO_WEIGHT_NORMAL,
                   PANGO_STYLE_NORMAL},
};

/* A line that was shaped, at FONT_SHAPING_SIZE. */
struct shaped {
    enum font_role role;
    struct slice text;
    double width;
    cairo_path_t *outline; /* NULL until it is asked for */
};

/* Boards share their labels, and cards measure each line before they show it: remembering the
 * latest lines spares most of the shaping. */
enum { REMEMBERED = 512 };

struct fonts {
    struct arena *arena;
    FcConfig *config;
    PangoFontMap *map;
    PangoContext *context;
    PangoLayout *layouts[FONT_ROLE_COUNT]; /* NULL on a machine without any font: lines are empty */
    cairo_t *scratch;                      /* where outlines are taken from */
    double caps[FONT_ROLE_COUNT];          /* the height of a capital; 0: not measured yet */
    struct shaped shaped[REMEMBERED];
    size_t next;           /* the next one to forget */
    struct shaper *shaper; /* of lines that stay text; NULL until there is one */
};

/* ---- Making ---- */

/* Pango asks for a face by family and weight; add the file when one was dropped into our folder.
 * A file counts for more than all else, so an installed face with a higher version does not win. */
static void prefer_own(FcPattern *pattern, gpointer data)
{
    const char *file = faces_own_file(data, pattern);
    if (file)
        FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)file);
}

static PangoFontDescription *description_of(const struct role *role)
{
    PangoFontDescription *face = pango_font_description_new();
    pango_font_description_set_family_static(face, role->family);
    pango_font_description_set_weight(face, role->weight);
    pango_font_description_set_style(face, role->style);
    pango_font_description_set_absolute_size(face, FONT_SHAPING_SIZE * PANGO_SCALE);
    return face;
}

static PangoLayout *layout_for(PangoContext *context, const struct role *role)
{
    PangoFontDescription *face = description_of(role);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, face);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_font_description_free(face);
    return layout;
}

/* The language is fixed because pango would take it from the locale. */
static PangoContext *context_for(PangoFontMap *map)
{
    PangoContext *context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_context_set_language(context, pango_language_from_string("en"));
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
    return context;
}

PangoContext *font_context(struct fonts *fonts, enum font_role role)
{
    if (!fonts->layouts[role])
        return NULL;
    PangoContext *context = context_for(fonts->map);
    PangoFontDescription *face = description_of(&ROLES[role]);
    pango_context_set_font_description(context, face);
    pango_font_description_free(face);
    return context;
}

struct fonts *fonts_new(struct arena *arena)
{
    struct fonts *fonts = arena_alloc(arena, sizeof *fonts);
    fonts->arena = arena;
    fonts->config = faces_config(arena);
    fonts->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    PangoFcFontMap *map = PANGO_FC_FONT_MAP(fonts->map);
    pango_fc_font_map_set_config(map, fonts->config);
    pango_fc_font_map_set_default_substitute(map, prefer_own, fonts->config, NULL);
    fonts->context = context_for(fonts->map);
    /* Without bounds: cairo leaves out the glyphs that lie far from what has some. */
    cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
    fonts->scratch = cairo_create(surface);
    cairo_surface_destroy(surface);
    for (int role = 0; role < FONT_ROLE_COUNT && faces_any(fonts->config); role++)
        fonts->layouts[role] = layout_for(fonts->context, &ROLES[role]);
    return fonts;
}

void fonts_free(struct fonts *fonts)
{
    if (!fonts)
        return;
    shaper_free(fonts->shaper);
    for (int role = 0; role < FONT_ROLE_COUNT; role++)
        if (fonts->layouts[role])
            g_object_unref(fonts->layouts[role]);
    for (size_t i = 0; i < REMEMBERED; i++)
        cairo_path_destroy(fonts->shaped[i].outline);
    cairo_destroy(fonts->scratch);
    g_object_unref(fonts->context);
    /* Pango 1.50 would keep its share of the configuration for ever. */
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts->map), NULL);
    g_object_unref(fonts->map);
    FcConfigDestroy(fonts->config);
}

/* ---- Shaping ---- */

/* The outline of `text`, its left end at the origin on the baseline. */
static void trace(cairo_t *scratch, PangoLayout *layout, struct slice text)
{
    pango_layout_set_text(layout, text.ptr, (int)text.len);
    cairo_new_path(scratch);
    cairo_move_to(scratch, 0, 0);
    pango_cairo_layout_line_path(scratch, pango_layout_get_line_readonly(layout, 0));
}

static struct slice cleaned(struct fonts *fonts, struct slice text)
{
    struct text clean = text_new(fonts->arena);
    utf8_add_clean(&clean, text);
    return text_slice(&clean);
}

static struct shaped *shape(struct fonts *fonts, enum font_role role, struct slice text)
{
    for (size_t i = 0; i < REMEMBERED; i++)
        if (fonts->shaped[i].text.len && fonts->shaped[i].role == role &&
            slice_same(fonts->shaped[i].text, text))
            return &fonts->shaped[i];
    struct shaped *new = &fonts->shaped[fonts->next++ % REMEMBERED];
    struct slice clean = cleaned(fonts, text);
    PangoRectangle logical;
    pango_layout_set_text(fonts->layouts[role], clean.ptr, (int)clean.len);
    pango_layout_get_extents(fonts->layouts[role], NULL, &logical);
    cairo_path_destroy(new->outline);
    *new = (struct shaped){
        .role = role,
        .text = {arena_copy(fonts->arena, text.ptr, text.len), text.len},
        .width = (double)logical.width / PANGO_SCALE,
    };
    return new;
}

static const cairo_path_t *outline_of(struct fonts *fonts, struct shaped *shaped)
{
    if (shaped->outline)
        return shaped->outline;
    trace(fonts->scratch, fonts->layouts[shaped->role], cleaned(fonts, shaped->text));
    cairo_path_t *traced = cairo_copy_path(fonts->scratch);
    cairo_new_path(fonts->scratch);
    outline_simplify(fonts->scratch, traced, TOLERANCE);
    cairo_path_destroy(traced);
    return shaped->outline = cairo_copy_path(fonts->scratch);
}

/* Units of the caller for one pixel of the shaping. */
static double scale_of(struct fonts *fonts, const struct line *line)
{
    double *cap = &fonts->caps[line->role];
    if (*cap <= 0) {
        double left, top, right, bottom;
        trace(fonts->scratch, fonts->layouts[line->role], slice_of("H"));
        cairo_path_extents(fonts->scratch, &left, &top, &right, &bottom);
        *cap = bottom > top ? bottom - top : FONT_SHAPING_SIZE;
    }
    return line->cap_height / *cap;
}

/* ---- Lines ---- */

static bool is_empty(const struct fonts *fonts, const struct line *line)
{
    return !fonts->layouts[line->role] || !line->text.len || !(line->cap_height > 0);
}

static double natural_width(struct fonts *fonts, const struct line *line)
{
    return shape(fonts, line->role, line->text)->width * scale_of(fonts, line);
}

double line_width(struct fonts *fonts, const struct line *line)
{
    if (is_empty(fonts, line))
        return 0;
    double width = natural_width(fonts, line);
    return line->most > 0 && width > line->most ? line->most : width;
}

/* Make the unit of `cr` one pixel of the shaping, `unit` of them, with the origin on the baseline.
 */
static void enter_line(struct fonts *fonts, const struct line *line, cairo_t *cr, double unit)
{
    double width = natural_width(fonts, line), scale = unit * scale_of(fonts, line);
    double narrower = width > 0 ? line_width(fonts, line) / width : 1;
    cairo_save(cr);
    cairo_translate(cr, 0, line->cap_height / 2);
    cairo_scale(cr, scale * narrower, scale);
}

void line_add_path(struct fonts *fonts, const struct line *line, cairo_t *cr)
{
    if (is_empty(fonts, line))
        return;
    const cairo_path_t *outline = outline_of(fonts, shape(fonts, line->role, line->text));
    if (outline->status != CAIRO_STATUS_SUCCESS)
        return;
    enter_line(fonts, line, cr, 1);
    cairo_append_path(cr, outline);
    cairo_restore(cr);
}

void line_show(struct fonts *fonts, const struct line *line, cairo_t *cr)
{
    if (is_empty(fonts, line))
        return;
    if (!fonts->shaper)
        fonts->shaper = shaper_new(fonts->arena, fonts);
    const struct shaped_word *word =
        shape_word(fonts->shaper, line->role, cleaned(fonts, line->text));
    enter_line(fonts, line, cr, FONT_SHAPING_SIZE);
    cairo_set_font_size(cr, 1);
    for (size_t i = 0; i < word->part_count; i++) {
        const struct shaped_part *part = &word->parts[i];
        cairo_set_font_face(cr, part->face);
        cairo_show_text_glyphs(cr, part->text.ptr, (int)part->text.len, part->glyphs,
                               (int)part->glyph_count, part->clusters, (int)part->cluster_count,
                               part->is_backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
        cairo_translate(cr, part->width, 0);
    }
    cairo_restore(cr);
}

/* ---- Where they come from ---- */

/* The family, and the style when it is not the plain one: "Lato", "Lato Bold". */
static const char *full_name(struct arena *arena, const FcPattern *pattern)
{
    FcChar8 *family = NULL, *style = NULL;
    if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch)
        return "unnamed";
    bool plain = FcPatternGetString(pattern, FC_STYLE, 0, &style) != FcResultMatch ||
                 strcmp((const char *)style, "Regular") == 0 ||
                 strcmp((const char *)style, "Book") == 0;
    return format_string(arena, plain ? "%s" : "%s %s", (char *)family, (char *)style);
}

struct font_source font_source(struct fonts *fonts, struct arena *arena, enum font_role role)
{
    struct font_source source = {ROLES[role].name, ROLES[role].wanted, "none", ""};
    if (!fonts->layouts[role])
        return source;
    const PangoFontDescription *face = pango_layout_get_font_description(fonts->layouts[role]);
    PangoFont *font = pango_font_map_load_font(fonts->map, fonts->context, face);
    FcPattern *pattern = font ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
    FcChar8 *file = NULL;
    if (pattern && FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch) {
        source.found = full_name(arena, pattern);
        source.file = format_string(arena, "%s", (char *)file);
    }
    if (font)
        g_object_unref(font);
    return source;
}
