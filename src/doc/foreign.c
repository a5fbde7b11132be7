#include "doc/foreign.h"

#include <string.h>

/* Raw HTML that runs to a marker of its own. */
static const struct html_kind {
    const char *begin, *end;
    bool is_tag; /* a word must end behind it */
} html_kinds[] = {
    {"<!--", "-->", false},
    {"<?", "?>", false},
    {"<![CDATA[", "]]>", false},
    {"<script", "</script>", true},
    {"<pre", "</pre>", true},
    {"<style", "</style>", true},
    {"<textarea", "</textarea>", true},
    {"<!", ">", false},
};

/* Tags that begin a block of HTML, which runs to a blank line. Others may stand in a paragraph. */
static const char block_tags[] =
    " address article aside blockquote body center dd details dialog dir div dl dt fieldset "
    "figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe "
    "legend li link main menu menuitem nav noframes ol optgroup option p param section summary "
    "table tbody td tfoot th thead title tr track ul ";

uint32_t foreign_indent(struct slice line)
{
    enum { TAB = 4 };
    uint32_t column = 0;
    for (size_t i = 0; i < line.len; i++) {
        if (line.ptr[i] == ' ')
            column++;
        else if (line.ptr[i] == '\t')
            column += TAB - column % TAB;
        else
            return column;
    }
    return column;
}

/* Where `marker` stands in `line`, case ignored, or the line's length. */
static size_t find(struct slice line, const char *marker)
{
    struct slice wanted = slice_of(marker);
    for (size_t i = 0; i + wanted.len <= line.len; i++)
        if (slice_same_nocase((struct slice){line.ptr + i, wanted.len}, wanted))
            return i;
    return line.len;
}

struct foreign foreign_new(struct slice text)
{
    bool comments = false;
    for (size_t at = 0; at < text.len && !comments; at++) {
        at += slice_find((struct slice){text.ptr + at, text.len - at}, '<');
        comments = slice_starts((struct slice){text.ptr + at, text.len - at}, "<!--");
    }
    return (struct foreign){.has_comments = comments};
}

bool foreign_is_inside(const struct foreign *foreign)
{
    return foreign->fence || foreign->html_end;
}

/* ---- Fences ---- */

static size_t fence_run(struct slice line)
{
    size_t len = 0;
    while (len < line.len && line.ptr[len] == line.ptr[0])
        len++;
    return len;
}

bool foreign_opens_fence(struct slice line)
{
    if (!line.len || (*line.ptr != '`' && *line.ptr != '~'))
        return false;
    size_t len = fence_run(line);
    struct slice info = {line.ptr + len, line.len - len};
    return len >= 3 && (*line.ptr == '~' || slice_find(info, '`') == info.len);
}

/* The bytes of list markers at the front of a line: "- ", "12. ". */
static size_t marker_len(struct slice line)
{
    size_t at = 0, end = 0;
    for (;;) {
        while (at < line.len && line.ptr[at] == ' ')
            at++;
        size_t digits = at;
        while (digits < line.len && is_digit(line.ptr[digits]))
            digits++;
        bool ordered = digits > at && digits < line.len &&
                       (line.ptr[digits] == '.' || line.ptr[digits] == ')');
        bool bullet = at < line.len && line.ptr[at] && strchr("-+*", line.ptr[at]);
        size_t behind = ordered ? digits + 1 : at + 1;
        if ((!ordered && !bullet) || behind >= line.len || line.ptr[behind] != ' ')
            return end;
        at = end = behind + 1;
    }
}

static bool enter_fence(struct foreign *f, struct slice line, uint32_t number)
{
    size_t marked = marker_len(line);
    struct slice rest = {line.ptr + marked, line.len - marked};
    struct slice fence = slice_trim(rest);
    if (!foreign_opens_fence(fence))
        return false;
    f->fence = *fence.ptr;
    f->fence_len = fence_run(fence);
    f->fence_column = (uint32_t)marked + foreign_indent(rest);
    f->fence_line = number;
    f->in_item = f->fence_column >= 2;
    return true;
}

/* Whether the line is still of the fence. The line that closes it is; one that ends the list item
 * around it is not. */
static bool stays_in_fence(struct foreign *f, struct slice line)
{
    struct slice text = slice_trim(line);
    uint32_t indent = foreign_indent(line);
    if (text.len && f->in_item && indent < 2) {
        f->fence = '\0';
        return false;
    }
    if (text.len >= f->fence_len && *text.ptr == f->fence && fence_run(text) == text.len &&
        indent < f->fence_column + 4)
        f->fence = '\0';
    return true;
}

/* ---- HTML ---- */

static bool is_word_end(struct slice line, size_t at)
{
    return at >= line.len || line.ptr[at] == '>' || line.ptr[at] == '/' || is_blank(line.ptr[at]);
}

static bool is_block_tag(struct slice line)
{
    enum { LONGEST = 12 };
    size_t begin = line.len > 1 && line.ptr[1] == '/' ? 2 : 1, end = begin;
    char word[LONGEST + 3] = " ";
    while (end < line.len && end - begin < LONGEST && !is_word_end(line, end)) {
        word[end - begin + 1] = to_lower(line.ptr[end]);
        end++;
    }
    word[end - begin + 1] = ' ';
    return end > begin && is_word_end(line, end) && strstr(block_tags, word);
}

static bool enter_html(struct foreign *f, struct slice line)
{
    size_t marked = marker_len(line);
    struct slice text = slice_trim((struct slice){line.ptr + marked, line.len - marked});
    for (size_t i = 0; i < sizeof html_kinds / sizeof *html_kinds; i++) {
        const struct html_kind *kind = &html_kinds[i];
        size_t len = strlen(kind->begin);
        if (find(text, kind->begin) != 0 || !text.len || (kind->is_tag && !is_word_end(text, len)))
            continue;
        struct slice rest = {text.ptr + len, text.len - len};
        f->html_end = find(rest, kind->end) == rest.len ? kind->end : NULL;
        f->ends_with_paragraph = false;
        return true;
    }
    if (!is_block_tag(text))
        return false;
    f->html_end = "";
    return true;
}

/* A comment that begins in the middle of a line and is not closed in it; the line itself is text.
 */
static void enter_comment(struct foreign *f, struct slice line)
{
    size_t at = find(line, "<!--");
    struct slice rest = {line.ptr + at, line.len - at};
    if (at < line.len && find(rest, "-->") == rest.len) {
        f->html_end = "-->";
        f->ends_with_paragraph = true;
    }
}

static void leave_html(struct foreign *f, struct slice line)
{
    bool blank = !slice_trim(line).len;
    bool ended = *f->html_end ? find(line, f->html_end) < line.len : blank;
    if (ended || (f->ends_with_paragraph && blank))
        f->html_end = NULL;
}

bool foreign_takes(struct foreign *f, struct slice line, uint32_t number)
{
    if (f->fence && stays_in_fence(f, line))
        return true;
    if (f->html_end) {
        leave_html(f, line);
        return true;
    }
    if (enter_fence(f, line, number))
        return true;
    if (slice_find(line, '<') == line.len)
        return false;
    if (foreign_indent(line) < 4 && enter_html(f, line))
        return true;
    if (f->has_comments)
        enter_comment(f, line);
    return false;
}
