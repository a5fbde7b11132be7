/* Pango picks the font of each character and harfbuzz, through it, the glyphs. Words come back
 * again and again: a table keeps those that were shaped. */
#include "text/shape.h"

#include "base/hash.h"
#include "base/vec.h"
#include "text/font_context.h"

#include <pango/pangocairo.h>
#include <stdint.h>

struct entry {
    const struct shaped_word *word;
    enum font_role role;
    uint64_t hash;
};

struct shaper {
    struct arena *arena;
    PangoContext *contexts[FONT_ROLE_COUNT]; /* NULL on a machine without any font */
    struct face_height heights[FONT_ROLE_COUNT];
    PangoGlyphString *glyphs;
    GPtrArray *fonts;      /* that parts borrow their face from */
    struct entry *entries; /* open addressing; at most half are taken */
    size_t count, capacity;
};

/* ---- Making ---- */

static struct face_height height_of(PangoContext *context)
{
    PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
    const double unit = (double)FONT_SHAPING_SIZE * PANGO_SCALE;
    struct face_height height = {pango_font_metrics_get_ascent(metrics) / unit,
                                 pango_font_metrics_get_descent(metrics) / unit};
    pango_font_metrics_unref(metrics);
    return height;
}

struct shaper *shaper_new(struct arena *arena, struct fonts *fonts)
{
    struct shaper *shaper = arena_alloc(arena, sizeof *shaper);
    shaper->arena = arena;
    for (int role = 0; role < FONT_ROLE_COUNT; role++)
        shaper->contexts[role] = font_context(fonts, (enum font_role)role);
    shaper->glyphs = pango_glyph_string_new();
    shaper->fonts = g_ptr_array_new_with_free_func(g_object_unref);
    shaper->capacity = 1024;
    shaper->entries = arena_alloc(arena, shaper->capacity * sizeof *shaper->entries);
    return shaper;
}

void shaper_free(struct shaper *shaper)
{
    if (!shaper)
        return;
    for (int role = 0; role < FONT_ROLE_COUNT; role++)
        if (shaper->contexts[role])
            g_object_unref(shaper->contexts[role]);
    pango_glyph_string_free(shaper->glyphs);
    g_ptr_array_free(shaper->fonts, TRUE);
}

struct face_height shape_height(struct shaper *shaper, enum font_role role)
{
    struct face_height *height = &shaper->heights[role];
    if (height->ascent <= 0 && shaper->contexts[role])
        *height = height_of(shaper->contexts[role]);
    return *height;
}

/* ---- Glyphs ---- */

/* A word of some thousand letters is wider than an int can tell. */
static double ems(int64_t units)
{
    return (double)units / ((double)FONT_SHAPING_SIZE * PANGO_SCALE);
}

static cairo_font_face_t *face_of(struct shaper *shaper, PangoFont *font)
{
    if (!g_ptr_array_find(shaper->fonts, font, NULL))
        g_ptr_array_add(shaper->fonts, g_object_ref(font));
    cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    return cairo_scaled_font_get_font_face(scaled);
}

/* Cairo has no name for pango's marks: an empty glyph is left out, an unknown one shows as the box
 * that every font has for it. */
static void copy_glyphs(struct shaper *shaper, struct shaped_part *part)
{
    const PangoGlyphString *from = shaper->glyphs;
    cairo_glyph_t *glyphs =
        arena_alloc(shaper->arena, ((size_t)from->num_glyphs + 1) * sizeof *glyphs);
    int64_t x = 0;
    for (int i = 0; i < from->num_glyphs; i++) {
        const PangoGlyphInfo *info = &from->glyphs[i];
        bool is_unknown = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG;
        if (info->glyph != PANGO_GLYPH_EMPTY)
            glyphs[part->glyph_count++] =
                (cairo_glyph_t){is_unknown ? 0 : info->glyph, ems(x + info->geometry.x_offset),
                                ems(info->geometry.y_offset)};
        x += info->geometry.width;
    }
    part->glyphs = glyphs;
    part->width = ems(x);
}

/* The glyphs of one cluster stand together; `log_clusters` names the first byte of theirs. Walk
 * them in the order of the text. */
static void copy_clusters(struct shaper *shaper, struct shaped_part *part, double *edges,
                          size_t *missing, double left)
{
    const PangoGlyphString *from = shaper->glyphs;
    int count = from->num_glyphs, step = part->is_backward ? -1 : 1;
    cairo_text_cluster_t *clusters =
        arena_alloc(shaper->arena, ((size_t)count + 1) * sizeof *clusters);
    for (int i = part->is_backward ? count - 1 : 0; i >= 0 && i < count;) {
        int begin = from->log_clusters[i], shown = 0;
        int64_t width = 0;
        for (; i >= 0 && i < count && from->log_clusters[i] == begin; i += step) {
            PangoGlyph glyph = from->glyphs[i].glyph;
            shown += glyph != PANGO_GLYPH_EMPTY;
            width += from->glyphs[i].geometry.width;
            if (glyph != PANGO_GLYPH_EMPTY && glyph & PANGO_GLYPH_UNKNOWN_FLAG &&
                *missing > (size_t)begin)
                *missing = (size_t)begin;
        }
        int end = i >= 0 && i < count ? from->log_clusters[i] : (int)part->text.len;
        clusters[part->cluster_count++] = (cairo_text_cluster_t){end - begin, shown};
        for (int byte = begin; byte < end; byte++)
            edges[byte] = left + ems(width) * (byte - begin) / (end - begin);
        left += ems(width);
    }
    part->clusters = clusters;
}

static void shape_item(struct shaper *shaper, struct shaped_part *part, double *edges,
                       size_t *missing, const PangoItem *item, struct slice text, double left)
{
    part->text = (struct slice){text.ptr + item->offset, (size_t)item->length};
    part->is_backward = item->analysis.level % 2 == 1;
    part->face = face_of(shaper, item->analysis.font);
    pango_shape_full(part->text.ptr, item->length, text.ptr, (int)text.len, &item->analysis,
                     shaper->glyphs);
    size_t missing_here = SIZE_MAX;
    copy_glyphs(shaper, part);
    copy_clusters(shaper, part, edges + item->offset, &missing_here, left);
    if (missing_here != SIZE_MAX && *missing > (size_t)item->offset + missing_here)
        *missing = (size_t)item->offset + missing_here;
}

/* Pango moves the room for the longest word so far with each one that follows. */
static void drop_room(struct shaper *shaper, size_t len)
{
    enum { LONG_WORD = 1000 };
    if (len < LONG_WORD)
        return;
    pango_glyph_string_free(shaper->glyphs);
    shaper->glyphs = pango_glyph_string_new();
}

static const struct shaped_word *shape_new(struct shaper *shaper, enum font_role role,
                                           struct slice from)
{
    struct slice text = {arena_copy(shaper->arena, from.ptr, from.len), from.len};
    struct shaped_word *word = arena_alloc(shaper->arena, sizeof *word);
    double *edges = arena_alloc(shaper->arena, (text.len + 1) * sizeof *edges);
    VEC(struct shaped_part) parts = {0};
    *word = (struct shaped_word){.text = text, .edges = edges, .missing = text.len};
    PangoContext *context = shaper->contexts[role];
    if (!context)
        word->missing = 0;
    GList *items = context && text.len
                       ? pango_itemize_with_base_dir(context, PANGO_DIRECTION_LTR, text.ptr, 0,
                                                     (int)text.len, NULL, NULL)
                       : NULL;
    double left = 0;
    for (GList *item = items; item; item = item->next) {
        struct shaped_part *part = vec_push(shaper->arena, &parts);
        shape_item(shaper, part, edges, &word->missing, item->data, text, left);
        left += part->width;
    }
    g_list_free_full(items, (GDestroyNotify)pango_item_free);
    drop_room(shaper, text.len);
    edges[text.len] = left;
    word->parts = parts.items;
    word->part_count = parts.count;
    return word;
}

bool shape_is_joined(const struct shaped_word *word, size_t byte)
{
    size_t at = 0;
    for (size_t p = 0; p < word->part_count; p++)
        for (size_t i = 0; i < word->parts[p].cluster_count && at < byte; i++)
            at += (size_t)word->parts[p].clusters[i].num_bytes;
    return at > byte;
}

/* ---- The table ---- */

static uint64_t hash_of(enum font_role role, struct slice text)
{
    return hash_bytes(HASH_START ^ (uint64_t)role, text.ptr, text.len);
}

static struct entry *find(struct entry *entries, size_t capacity, const struct entry *wanted,
                          struct slice text)
{
    size_t at = (size_t)wanted->hash & (capacity - 1);
    while (entries[at].word &&
           !(entries[at].hash == wanted->hash && entries[at].role == wanted->role &&
             slice_same(entries[at].word->text, text)))
        at = (at + 1) & (capacity - 1);
    return &entries[at];
}

static void make_room(struct shaper *shaper)
{
    if (2 * shaper->count < shaper->capacity)
        return;
    size_t capacity = 4 * shaper->capacity;
    struct entry *entries = arena_alloc(shaper->arena, capacity * sizeof *entries);
    for (size_t i = 0; i < shaper->capacity; i++) {
        const struct entry *old = &shaper->entries[i];
        if (old->word)
            *find(entries, capacity, old, old->word->text) = *old;
    }
    shaper->entries = entries;
    shaper->capacity = capacity;
}

const struct shaped_word *shape_word(struct shaper *shaper, enum font_role role, struct slice text)
{
    make_room(shaper);
    struct entry wanted = {.role = role, .hash = hash_of(role, text)};
    struct entry *entry = find(shaper->entries, shaper->capacity, &wanted, text);
    if (!entry->word) {
        wanted.word = shape_new(shaper, role, text);
        *entry = wanted;
        shaper->count++;
    }
    return entry->word;
}
