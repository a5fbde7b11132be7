/* Any bytes as paragraphs: the first few choose widths and styles, the rest is the text. What is
 * set must be sound: clusters that add up, texts that are text, findings inside the input. */
#include "base/utf8.h"
#include "fuzz.h"
#include "text/paragraph.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_RUNS = 4, MOST_WIDTHS = 3 };

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* The faces are found once: they do not depend on the input. */
static struct typesetter *setter(void)
{
    static struct arena arena;
    static struct typesetter *made;
    if (!made)
        made = typesetter_new(&arena, fonts_new(&arena));
    return made;
}

static uint8_t take(const uint8_t **data, size_t *size)
{
    if (!*size)
        return 0;
    --*size;
    return *(*data)++;
}

/* Cut the rest of the input into runs at bytes of its own choice. */
static size_t cut_runs(struct text_run runs[MOST_RUNS], const uint8_t *data, size_t size)
{
    size_t count = 1 + take(&data, &size) % MOST_RUNS;
    uint8_t choices[MOST_RUNS];
    for (size_t i = 0; i < MOST_RUNS; i++)
        choices[i] = take(&data, &size);
    for (size_t i = 0; i < count; i++) {
        size_t len = i + 1 < count ? size * choices[i] / 512 : size;
        runs[i] = (struct text_run){
            .text = {(const char *)data, len},
            .style = {.face = (enum font_role)(choices[i] % FONT_ROLE_COUNT),
                      .size = 1 + choices[i] % 40,
                      .rise = choices[i] % 11 == 0 ? 3 : 0,
                      .is_verbatim = choices[i] % 5 == 0},
            .picture_width = choices[i] % 7 == 0 ? choices[i] : 0,
            .picture_height = choices[i],
        };
        data += len;
        size -= len;
    }
    return count;
}

static void require_piece(const struct line_piece *piece, const struct paragraph_job *job)
{
    size_t bytes = 0, glyphs = 0;
    require(piece->run < job->run_count && isfinite(piece->x) && isfinite(piece->width));
    if (!piece->face)
        return;
    for (size_t i = 0; i < piece->cluster_count; i++) {
        require(piece->clusters[i].num_bytes >= 0 && piece->clusters[i].num_glyphs >= 0);
        bytes += (size_t)piece->clusters[i].num_bytes;
        glyphs += (size_t)piece->clusters[i].num_glyphs;
    }
    require(bytes == piece->text.len && glyphs == piece->glyph_count);
    require(utf8_valid_len(piece->text) == piece->text.len);
}

static bool is_empty(const struct text_line *line)
{
    for (size_t p = 0; p < line->piece_count; p++)
        for (size_t i = 0; i < line->pieces[p].text.len; i++)
            if (line->pieces[p].text.ptr[i] != ' ')
                return false;
    return true;
}

static void require_sound(const struct paragraph *set, const struct paragraph_job *job)
{
    for (size_t i = 0; i < set->line_count; i++) {
        const struct text_line *line = &set->lines[i];
        double width = job->widths[i < job->width_count ? i : job->width_count - 1];
        require(line->width <= fmax(width, 1) + 0.01 || set->finding_count || is_empty(line));
        for (size_t p = 0; p < line->piece_count; p++)
            require_piece(&line->pieces[p], job);
    }
    for (size_t i = 0; i < set->finding_count; i++) {
        const struct paragraph_finding *finding = &set->findings[i];
        require(finding->run < job->run_count);
        require(finding->at + finding->len <= job->runs[finding->run].text.len);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena = {0};
    struct text_run runs[MOST_RUNS];
    double widths[MOST_WIDTHS];
    uint8_t choice = take(&data, &size);
    struct paragraph_job job = {
        .runs = runs,
        .widths = widths,
        .width_count = 1 + choice % MOST_WIDTHS,
        .align = choice & 4 ? ALIGN_RAGGED : ALIGN_JUSTIFIED,
        .language = slice_of(choice & 8 ? "en-GB" : ""),
        .is_smart = choice & 16,
        .looseness = choice & 32 ? 1 : 0,
    };
    for (size_t i = 0; i < MOST_WIDTHS; i++)
        widths[i] = 4.0 * take(&data, &size);
    job.run_count = cut_runs(runs, data, size);
    struct paragraph set = paragraph_set(&arena, setter(), &job);
    require_sound(&set, &job);
    arena_free(&arena);
    return 0;
}
