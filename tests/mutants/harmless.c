/* Changes to lines of any kind, and to the whole book, that keep it right. */
#include "changes.h"

#include "game/game.h"

size_t books(const struct unit *unit)
{
    return !unit->diagram && !unit->solution;
}

size_t diagrams(const struct unit *unit)
{
    return unit->diagram != NULL;
}

size_t block_lines(const struct unit *unit)
{
    return unit->block ? unit->block->line_count : 0;
}

/* ---- Blanks ---- */

static const char *some_blanks(struct mutant *m)
{
    static const char *const blanks[] = {"", " ", "  ", "   ", "\t"};
    return blanks[pick(m, sizeof blanks / sizeof *blanks)];
}

/* Labels are one field, and a comma in them is part of it. */
static bool is_label(struct slice name)
{
    return slice_eq(name, "name") || slice_eq(name, "after") || slice_eq(name, "game");
}

/* Other blanks behind the first colon and around the commas. */
bool fields_spaced(struct mutant *m, size_t site)
{
    struct span at = block_line_at(m->unit, nth_directive(m->unit, site));
    struct slice rest = source_text(m->original->source, at);
    struct slice name = slice_trim(slice_next_field(&rest, ':'));
    struct text line = text_new(m->arena);
    if (is_label(name))
        return false;
    text_add_slice(&line, name);
    text_format(&line, ":%s", some_blanks(m));
    for (bool more = true; more;) {
        more = slice_find(rest, ',') < rest.len;
        text_add_slice(&line, slice_trim(slice_next_field(&rest, ',')));
        if (more)
            text_format(&line, "%s,%s", some_blanks(m), some_blanks(m));
    }
    put(m, at, "%s", line.ptr);
    say(m, "'%s' written '%s'", line_at(m, at), line.ptr);
    return true;
}

bool line_ended_with_blanks(struct mutant *m, size_t site)
{
    struct span at = block_line_at(m->unit, site);
    at.begin = at.end;
    put(m, at, " %s", some_blanks(m));
    say(m, "blanks behind '%s'", line_at(m, at));
    return true;
}

/* A tab in place of four blanks in front of every line of a diagram. */
bool tabs_for_blanks(struct mutant *m, size_t site)
{
    const struct source *source = m->original->source;
    enum { INDENT = 4 };
    (void)site;
    for (size_t i = 0; i < m->unit->block->line_count; i++) {
        struct span at = block_line_at(m->unit, i);
        uint32_t begin = source->line_begin[source_line_at(source, at.begin)];
        if (at.begin != begin + INDENT || memcmp(source->text.ptr + begin, "    ", INDENT) != 0)
            return false;
        put(m, (struct span){at.source, begin, at.begin}, "\t");
    }
    say(m, "indented by tabs");
    return true;
}

/* ---- Order ---- */

size_t free_directives(const struct unit *unit)
{
    size_t count = is_board(unit) ? directive_lines(unit) : 0;
    return count ? count - 1 : 0;
}

static struct slice name_of(struct slice line)
{
    return slice_trim(slice_next_field(&line, ':'));
}

/* Two directives of different names change places. */
bool directives_reordered(struct mutant *m, size_t site)
{
    const struct source *source = m->original->source;
    struct span a = block_line_at(m->unit, nth_directive(m->unit, site));
    struct span b = block_line_at(m->unit, nth_directive(m->unit, site + 1));
    if (slice_same(name_of(source_text(source, a)), name_of(source_text(source, b))))
        return false;
    put(m, a, "%s", words_at(m, b));
    put(m, b, "%s", words_at(m, a));
    say(m, "'%s' below '%s'", words_at(m, a), words_at(m, b));
    return true;
}

/* ---- The whole book ---- */

/* Whether the heading is written with at least two '#'. */
static bool is_deep(const struct doc *doc, const struct section *section)
{
    return section->level > 1 && doc->source->text.ptr[section->at.begin] == '#';
}

size_t deep_outlines(const struct unit *unit)
{
    size_t deep = 0;
    for (size_t i = 0; books(unit) && i < unit->doc->sections.count; i++)
        deep += is_deep(unit->doc, &unit->doc->sections.items[i]);
    return deep > 0;
}

/* All levels but the first go up by one, so that a game's heading stays one that can name it. */
bool headings_raised(struct mutant *m, size_t site)
{
    const struct doc *doc = m->unit->doc;
    (void)site;
    for (size_t i = 0; i < doc->sections.count; i++) {
        struct span at = doc->sections.items[i].at;
        if (!is_deep(doc, &doc->sections.items[i]))
            continue;
        at.end = at.begin + 1;
        put(m, at, "%s", "");
    }
    say(m, "one '#' less in front of each heading of level 2 and below");
    return true;
}

static bool is_game_heading(const struct doc *doc, const struct section *section)
{
    return section->level == 2 && is_deep(doc, section) && game_find(section->title);
}

size_t game_headings(const struct unit *unit)
{
    size_t count = 0;
    for (size_t i = 0; books(unit) && i < unit->doc->sections.count; i++)
        count += is_game_heading(unit->doc, &unit->doc->sections.items[i]);
    return count;
}

/* One of the games' headings goes up, its parts stay. */
bool game_raised(struct mutant *m, size_t site)
{
    const struct doc *doc = m->unit->doc;
    const struct section *section = doc->sections.items;
    while (!is_game_heading(doc, section) || site--)
        section++;
    struct span at = section->at;
    at.end = at.begin + 1;
    put(m, at, "%s", "");
    say(m, "'%s' at level 1", line_at(m, at));
    return true;
}

/* CR LF for LF everywhere, or the other way round. */
bool line_ends(struct mutant *m, size_t site)
{
    const struct source *source = m->original->source;
    bool crlf = slice_find(source->text, '\r') < source->text.len;
    (void)site;
    for (uint32_t i = 0; i + 1 < source->line_count; i++) {
        struct slice line = source_line(source, i);
        struct span at = source_span(source, (struct slice){line.ptr + line.len, 0});
        at.end = source->line_begin[i + 1];
        put(m, at, "%s", crlf ? "\n" : "\r\n");
    }
    say(m, "every line ends with %s", crlf ? "LF" : "CR LF");
    return true;
}
