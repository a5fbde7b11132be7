/* Runs of a chunk as paragraphs. Each is set once for each measure: the make-up of a chapter tries
 * several, and asks again and again. */
#include "layout/row.h"

#include "base/hash.h"
#include "base/text.h"

#include <string.h>

enum { CACHE_SLOTS = 4096 };

/* Two settings with the same key are the same: runs are never changed. */
struct set_key {
    const struct styled *runs;
    double size, narrow, width;
    size_t narrow_count;
    int align, is_bold;
};

struct set_entry {
    struct set_entry *next;
    struct set_key key;
    struct set_text text;
};

struct set_cache {
    struct set_entry *slots[CACHE_SLOTS];
};

/* ---- Runs ---- */

enum font_role role_of(enum run_face face)
{
    static const enum font_role roles[] = {
        [RUN_ROMAN] = FONT_BODY,         [RUN_BOLD] = FONT_BODY_BOLD,
        [RUN_ITALIC] = FONT_BODY_ITALIC, [RUN_BOLD_ITALIC] = FONT_BODY_BOLD_ITALIC,
        [RUN_MONO] = FONT_MONO,          [RUN_HEADING] = FONT_HEADING};
    return roles[face];
}

static enum run_face face_of(const struct styled *run, const struct setting *setting)
{
    enum run_face face = run->face;
    if (!setting->is_bold)
        return face;
    return face == RUN_ROMAN ? RUN_BOLD : face == RUN_ITALIC ? RUN_BOLD_ITALIC : face;
}

/* A piece is a little higher than capitals, as a chess symbol in a font would be. */
static struct text_run text_run_of(const struct styled *run, const struct setting *setting)
{
    static const double MONO = 0.9, RAISED = 0.64, RISE = 0.36, LOWER = -0.12;
    double size = setting->type.size;
    struct text_run out = {.text = run->is_break ? slice_of("\n") : run->text,
                           .style = {.face = role_of(face_of(run, setting)), .size = size}};
    if (run->face == RUN_MONO)
        out.style.size *= MONO;
    out.style.is_verbatim = run->face == RUN_MONO || run->is_address || run->is_literal;
    if (run->raised) {
        out.style.size *= RAISED;
        out.style.rise = size * (run->raised > 0 ? RISE : LOWER);
    }
    if (run->piece) {
        out.picture_width = size * PIECE_WIDTH;
        out.picture_height = size * PIECE_SIDE;
    }
    return out;
}

static struct set_text set_now(struct composer *c, const struct runs *runs,
                               const struct setting *setting)
{
    struct text_run *converted = arena_alloc(c->arena, (runs->count + 1) * sizeof *converted);
    for (size_t i = 0; i < runs->count; i++)
        converted[i] = text_run_of(&runs->items[i], setting);
    struct slice language = c->job->doc->front[FRONT_LANG];
    struct paragraph_job job = {
        .runs = converted,
        .run_count = runs->count,
        .widths = setting->widths,
        .width_count = setting->width_count,
        .align = setting->align,
        .language = setting->align == ALIGN_RAGGED ? slice_of("")
                    : language.len                 ? language
                                                   : slice_of("en"),
        .is_smart = c->job->is_smart,
    };
    return (struct set_text){paragraph_set(c->arena, c->setter, &job), runs->items};
}

/* ---- The cache ---- */

static struct set_key key_of(const struct runs *runs, const struct setting *setting)
{
    struct set_key key;
    memset(&key, 0, sizeof key);
    key.runs = runs->items;
    key.size = setting->type.size;
    key.width = setting->widths[setting->width_count - 1];
    key.narrow = setting->widths[0];
    key.narrow_count = setting->width_count - 1;
    key.align = setting->align;
    key.is_bold = setting->is_bold;
    return key;
}

static size_t slot_of(const struct set_key *key)
{
    return (size_t)(hash_bytes(HASH_START, key, sizeof *key) >> 32) % CACHE_SLOTS;
}

struct set_text text_set(struct composer *c, const struct runs *runs, const struct setting *setting)
{
    if (!runs->count)
        return (struct set_text){0};
    if (!c->cache)
        c->cache = arena_alloc(c->arena, sizeof *c->cache);
    struct set_key key = key_of(runs, setting);
    struct set_entry **slot = &c->cache->slots[slot_of(&key)];
    for (struct set_entry *entry = *slot; entry; entry = entry->next)
        if (memcmp(&entry->key, &key, sizeof key) == 0)
            return entry->text;
    struct set_entry *entry = arena_alloc(c->arena, sizeof *entry);
    *entry = (struct set_entry){.next = *slot, .text = set_now(c, runs, setting)};
    memcpy(&entry->key, &key, sizeof key);
    *slot = entry;
    return entry->text;
}

/* ---- Titles ---- */

static bool is_torn(const struct set_text *text)
{
    for (size_t i = 0; i < text->paragraph.finding_count; i++)
        if (text->paragraph.findings[i].fault == FAULT_TOO_WIDE)
            return true;
    return false;
}

static bool is_divided(const struct set_text *text)
{
    for (size_t i = 0; i < text->paragraph.line_count; i++)
        if (text->paragraph.lines[i].is_hyphenated)
            return true;
    return false;
}

/* As narrow as they can be in as many lines, so that none has but a word or two. */
static struct set_text even_lines(struct composer *c, const struct runs *runs,
                                  const struct setting *setting, struct set_text text)
{
    static const double STEP = 0.04, NARROWEST = 0.5; /* of the width */
    size_t lines = text.paragraph.line_count;
    if (lines < 2 || is_divided(&text))
        return text;
    for (double part = 1 - STEP; part > NARROWEST; part -= STEP) {
        struct setting narrow = *setting;
        double width = setting->widths[0] * part;
        narrow.widths = &width;
        narrow.width_count = 1;
        struct set_text set = text_set(c, runs, &narrow);
        if (set.paragraph.line_count > lines || is_torn(&set) || is_divided(&set))
            break;
        text = set;
    }
    return text;
}

struct set_text text_set_title(struct composer *c, const struct runs *runs, struct setting *setting)
{
    static const double SMALLER = 0.9;
    struct set_text text = text_set(c, runs, setting);
    while (is_torn(&text) && setting->type.size * SMALLER > c->style.body.size) {
        setting->type.size *= SMALLER;
        setting->type.lead *= SMALLER;
        text = text_set(c, runs, setting);
    }
    return is_torn(&text) ? text : even_lines(c, runs, setting, text);
}

/* ---- Single lines ---- */

struct set_text words_set(struct composer *c, enum run_face face, double size, struct slice words)
{
    static const double anything = 1e6;
    struct runs runs = {0};
    *vec_push(c->arena, &runs) = (struct styled){.text = words, .face = face};
    struct setting setting = {
        .type = {size, size}, .widths = &anything, .width_count = 1, .align = ALIGN_RAGGED};
    return set_now(c, &runs, &setting);
}

double type_baseline(struct composer *c, struct type type, enum run_face face)
{
    struct text_style style = {.face = role_of(face), .size = type.size};
    double ascent = text_ascent(c->setter, style), descent = text_descent(c->setter, style);
    return (type.lead + ascent - descent) / 2;
}
