/* Single values of a deck file's attributes. */
#include "base/data.h"
#include "base/length.h"
#include "base/number.h"
#include "base/text.h"
#include "deck/read.h"

#include <string.h>

/* ---- Numbers ---- */

double read_length(struct deck_reader *r, const xmlNode *node, const char *name, const char *usual)
{
    const char *word = deck_xml_value(&r->xml, node, name, usual);
    double points;
    if (length_parse(&points, slice_of(word), 0))
        return points;
    finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, name),
                "%s is no length, such as 3mm, 0.125in or 9pt",
                finding_quote(r->sink, slice_of(word)));
    return 0;
}

struct measure read_measure(struct deck_reader *r, const xmlNode *node, const char *name)
{
    struct slice word = slice_of(deck_xml_value(&r->xml, node, name, ""));
    double value;
    if (word.len && word.ptr[word.len - 1] == '%') {
        if (number_parse(&value, (struct slice){word.ptr, word.len - 1}))
            return (struct measure){value / 100, true};
    } else if (length_parse(&value, word, 0)) {
        return (struct measure){value, false};
    }
    finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, name),
                "%s is neither a length, such as 3mm, nor a part of the card, such as 50%%",
                finding_quote(r->sink, word));
    return (struct measure){0};
}

ink read_ink(struct deck_reader *r, const xmlNode *node, const char *name, ink usual)
{
    enum { DIGITS = 6 };
    const char *word = deck_xml_value(&r->xml, node, name, NULL);
    ink colour = 0;
    if (!word)
        return usual;
    bool good = *word == '#' && strlen(word) == DIGITS + 1;
    for (int i = 1; good && i <= DIGITS; i++) {
        good = hex_digit(word[i]) >= 0;
        colour = colour << 4 | (ink)(hex_digit(word[i]) & 15);
    }
    if (good)
        return colour << 8 | 0xff;
    finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, name),
                "%s is no colour, such as #41617a", finding_quote(r->sink, slice_of(word)));
    return usual;
}

int read_choice(struct deck_reader *r, const xmlNode *node, const char *name,
                const char *const *words)
{
    const char *word = deck_xml_value(&r->xml, node, name, words[0]);
    int choice = 0;
    while (words[choice] && strcmp(words[choice], word) != 0)
        choice++;
    return words[choice] ? choice : 0;
}

/* ---- Words, names and files ---- */

struct slice read_words(struct deck_reader *r, const xmlNode *node, const char *name, size_t most)
{
    struct slice words =
        name ? slice_of(deck_xml_value(&r->xml, node, name, "")) : deck_xml_words(&r->xml, node);
    if (words.len <= most)
        return words;
    finding_add(r->sink, DECK_VALUE,
                name ? deck_xml_value_at(&r->xml, node, name) : deck_xml_at(&r->xml, node),
                "%s is too long: at most %zu bytes", finding_quote(r->sink, words), most);
    return (struct slice){words.ptr, 0};
}

const char *read_name(struct deck_reader *r, const xmlNode *node)
{
    enum { LONGEST = 60 };
    const char *name = deck_xml_value(&r->xml, node, "name", "");
    size_t len = strlen(name);
    bool good = len > 0 && len <= LONGEST && *name != '-';
    for (size_t i = 0; good && i < len; i++)
        good = is_digit(name[i]) || (name[i] >= 'a' && name[i] <= 'z') || name[i] == '-';
    if (!good)
        finding_add(r->sink, DECK_NAME, deck_xml_value_at(&r->xml, node, "name"),
                    "%s is no name: small letters, digits and hyphens, at most %d",
                    finding_quote(r->sink, slice_of(name)), LONGEST);
    return good ? name : "unnamed";
}

/* Below the folder, whatever is in it: no way up, no way from the root. */
static bool stays_below(const char *path)
{
    struct slice rest = slice_of(path);
    if (!*path || *path == '/')
        return false;
    while (rest.len)
        if (slice_eq(slice_next_field(&rest, '/'), ".."))
            return false;
    return true;
}

const char *read_path(struct deck_reader *r, const xmlNode *node, const char *name)
{
    const char *word = deck_xml_value(&r->xml, node, name, "");
    struct span at = deck_xml_value_at(&r->xml, node, name);
    if (!stays_below(word)) {
        finding_add(r->sink, DECK_FILE, at, "%s does not lie in the folder of the deck",
                    finding_quote(r->sink, slice_of(word)));
        return NULL;
    }
    const char *path = format_string(r->arena, "%s%s%s", r->folder, *r->folder ? "/" : "", word);
    if (is_plain_file(path))
        return path;
    const char *ours = data_find(r->arena, word);
    if (ours && is_plain_file(ours))
        return ours;
    finding_add(r->sink, DECK_FILE, at, "there is no file %s beside the deck",
                finding_quote(r->sink, slice_of(word)));
    return NULL;
}

const struct picture *read_picture(struct deck_reader *r, const xmlNode *node, const char *name)
{
    const char *why;
    if (!deck_xml_value(&r->xml, node, name, NULL))
        return NULL;
    const char *path = read_path(r, node, name);
    for (size_t i = 0; path && i < r->paths.count; i++)
        if (strcmp(r->paths.items[i], path) == 0)
            return r->deck->pictures.items[i];
    if (!path)
        return NULL;
    struct picture *picture =
        picture_load(&why, r->arena, path, format_string(r->arena, "f%zu", r->paths.count + 1));
    if (!picture) {
        finding_add(r->sink, DECK_FILE, deck_xml_value_at(&r->xml, node, name), "%s", why);
        return NULL;
    }
    *vec_push(r->arena, &r->paths) = path;
    *vec_push(r->arena, &r->deck->pictures) = picture;
    return picture;
}
