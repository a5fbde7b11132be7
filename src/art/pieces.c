/* Finds sets, reads their files, records and paints them. What a drawing may hold is for art/clean.
 */
#include "art/pieces.h"

#include "art/clean.h"
#include "base/data.h"
#include "base/file.h"
#include "base/text.h"

#include <assert.h>
#include <errno.h>
#include <glib.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char PIECE_LETTERS[] = "PNBRQKpnbrqk";

/* No drawing of a piece comes near this; what does is a photograph or a trap. */
enum { LARGEST_KB = 256 };

/* The longer side of a recording. Cairo keeps coordinates in 256ths, and librsvg draws masks and
 * filters in pixels of this size: fine enough for print. */
enum { RECORDED_SIDE = 480 };

struct piece {
    struct piece_markup markup;
    double width, height; /* of the recording */
    cairo_surface_t *recording;
};

struct piece_set {
    struct piece pieces[PIECE_COUNT];
};

/* ---- Finding ---- */

static bool is_set_name(struct slice word)
{
    for (size_t i = 0; i < word.len; i++) {
        char c = word.ptr[i], low = to_lower(c);
        if (!is_digit(c) && !(low >= 'a' && low <= 'z') && !(i && strchr("-_.", c)))
            return false;
    }
    return word.len > 0;
}

/* A name is a set of ours before it is a folder of the user's that happens to be called so. */
const char *piece_set_find(const char **why, struct arena *arena, const char *word)
{
    const char *set = is_set_name(slice_of(word))
                          ? data_find(arena, format_string(arena, "cards/pieces/%s", word))
                          : NULL;
    if (set)
        return set;
    if (is_folder(word))
        return arena_copy(arena, word, strlen(word));
    *why = format_string(arena, "there is no piece set or folder '%s'", word);
    return NULL;
}

/* ---- The box of a drawing ---- */

/* Beyond these, nothing could be scaled to print. */
static const double SMALLEST = 1e-3, LARGEST = 1e6;

/* One number off the front; false when there is none or it is out of all reason. */
static bool take_number(double *value, const char **at)
{
    char *end;
    *value = g_ascii_strtod(*at, &end); /* the same in every locale */
    bool ok = end != *at && fabs(*value) <= LARGEST;
    *at = end;
    return ok;
}

static bool read_view_box(double box[4], struct slice s)
{
    const char *at = s.ptr;
    for (size_t i = 0; i < 4; i++) {
        while (i && (is_blank(*at) || *at == ','))
            at++;
        if (!take_number(&box[i], &at))
            return false;
    }
    return at == s.ptr + s.len && box[2] >= SMALLEST && box[3] >= SMALLEST;
}

/* A length in CSS pixels. Parts of a page that is not there yet (50%) have none. */
static bool read_length(double *pixels, struct slice s)
{
    static const struct {
        const char *name;
        double pixels;
    } UNITS[] = {{"", 1},           {"px", 1},         {"pt", 96 / 72.0}, {"pc", 16},
                 {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96}};
    const char *at = s.ptr;
    if (!s.len || !take_number(pixels, &at) || *pixels < SMALLEST)
        return false;
    struct slice unit = {at, s.len - (size_t)(at - s.ptr)};
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (slice_eq(unit, UNITS[i].name)) {
            *pixels *= UNITS[i].pixels;
            return true;
        }
    return false;
}

/* The view box of a drawing, or what stands for it: 0 0 width height. */
static bool read_box(double box[4], const char **why, const struct cleaned *svg)
{
    if (svg->view_box.len) {
        *why = "its viewBox is not four numbers, the last two above 0";
        return read_view_box(box, svg->view_box);
    }
    *why = "it has no viewBox, nor width and height";
    box[0] = box[1] = 0;
    return read_length(&box[2], svg->width) && read_length(&box[3], svg->height);
}

static struct slice format_box(struct arena *arena, const double box[4])
{
    struct text text = text_new(arena);
    for (size_t i = 0; i < 4; i++) {
        char digits[G_ASCII_DTOSTR_BUF_SIZE];
        g_ascii_formatd(digits, sizeof digits, "%.7g", box[i]);
        text_format(&text, i ? " %s" : "%s", digits);
    }
    return text_slice(&text);
}

/* ---- Loading ---- */

/* Looked at before it is opened: a pipe would keep us waiting, a huge file fill the memory. */
static bool read_drawing(struct slice *svg, const char **why, struct arena *arena, const char *path)
{
    struct stat st;
    if (stat(path, &st) < 0)
        *why = strerror(errno);
    else if (!S_ISREG(st.st_mode))
        *why = "not a file";
    else if (st.st_size > LARGEST_KB * 1024)
        *why = format_string(arena, "larger than %d kB", LARGEST_KB);
    else
        return file_read(svg, why, arena, path);
    return false;
}

static bool draws_nothing(cairo_surface_t *recording)
{
    double x, y, width, height;
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height);
    return width <= 0 || height <= 0;
}

/* Without a base URI librsvg loads nothing but `svg` itself. */
static bool record(struct piece *piece, const char **why, struct arena *arena, struct slice svg)
{
    GError *error = NULL;
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg.ptr, svg.len, &error);
    bool ok = false;
    if (handle) {
        cairo_rectangle_t extents = {0, 0, piece->width, piece->height};
        RsvgRectangle viewport = {0, 0, piece->width, piece->height};
        piece->recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
        cairo_t *cr = cairo_create(piece->recording);
        rsvg_handle_set_dpi(handle, 96); /* what CSS means by an inch */
        ok = rsvg_handle_render_document(handle, cr, &viewport, &error) &&
             cairo_surface_status(piece->recording) == CAIRO_STATUS_SUCCESS;
        cairo_destroy(cr);
        g_object_unref(handle);
    }
    if (!ok)
        *why = format_string(arena, "librsvg: %s", error ? error->message : "cannot draw it");
    g_clear_error(&error);
    if (ok && draws_nothing(piece->recording)) {
        *why = "it draws nothing";
        ok = false;
    }
    return ok;
}

static bool load_piece(struct piece *piece, const char **why, struct arena *arena, const char *path,
                       const char *name)
{
    struct slice svg;
    struct cleaned clean;
    const char *prefix = format_string(arena, PIECE_ID_MARK "%s-", name);
    double box[4];
    if (!read_drawing(&svg, why, arena, path) || !clean_svg(&clean, why, arena, svg, prefix) ||
        !read_box(box, why, &clean))
        return false;
    double scale = RECORDED_SIDE / (box[2] > box[3] ? box[2] : box[3]);
    piece->markup = (struct piece_markup){clean.content, format_box(arena, box)};
    piece->width = box[2] * scale;
    piece->height = box[3] * scale;
    return record(piece, why, arena, svg);
}

struct piece_set *piece_set_load(const char **why, struct arena *arena, const char *path)
{
    struct piece_set *set = arena_alloc(arena, sizeof *set);
    for (size_t i = 0; i < PIECE_COUNT; i++) {
        char letter = to_upper(PIECE_LETTERS[i]);
        const char name[] = {PIECE_LETTERS[i] == letter ? 'w' : 'b', letter, '\0'}, *reason = "";
        const char *file = format_string(arena, "%s/%s.svg", path, name);
        if (!load_piece(&set->pieces[i], &reason, arena, file, name)) {
            *why = format_string(arena, "%s: %s", file, reason);
            piece_set_free(set);
            return NULL;
        }
    }
    return set;
}

void piece_set_free(struct piece_set *set)
{
    for (size_t i = 0; set && i < PIECE_COUNT; i++) {
        cairo_surface_destroy(set->pieces[i].recording);
        set->pieces[i].recording = NULL;
    }
}

/* ---- Using ---- */

static const struct piece *piece_of(const struct piece_set *set, char letter)
{
    const char *found = letter ? strchr(PIECE_LETTERS, letter) : NULL;
    assert(found);
    return &set->pieces[found - PIECE_LETTERS];
}

struct piece_markup piece_set_markup(const struct piece_set *set, char piece)
{
    return piece_of(set, piece)->markup;
}

void piece_set_paint(const struct piece_set *set, char piece, cairo_t *cr)
{
    const struct piece *p = piece_of(set, piece);
    cairo_save(cr);
    cairo_scale(cr, 1.0 / RECORDED_SIDE, 1.0 / RECORDED_SIDE);
    cairo_set_source_surface(cr, p->recording, (RECORDED_SIDE - p->width) / 2,
                             (RECORDED_SIDE - p->height) / 2);
    cairo_paint(cr);
    cairo_restore(cr);
}
