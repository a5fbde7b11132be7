/* Cards and player aids of a deck file. */
#include "base/file.h"
#include "base/number.h"
#include "base/slug.h"
#include "base/text.h"
#include "deck/aids.h"
#include "deck/read.h"

#include <stdlib.h>
#include <string.h>

/* Far more than any box holds, few enough to be drawn at once. */
enum { MOST_CARDS = 2000, MOST_FACES = 500, MOST_ITEMS = 100, LARGEST_AIDS_KB = 1024 };

/* Bytes in a corner, and in a line on a face. */
enum { MOST_LETTERS = 16, MOST_WORDS = 200 };

static const ink WORDS = 0x1d1d1dff;

/* ---- What a card refers to ---- */

/* The place of the word among `names`, or `count` with a finding. */
static size_t find_named(struct deck_reader *r, const xmlNode *node, const char *attribute,
                         const char *const *names, size_t count)
{
    const char *word = deck_xml_value(&r->xml, node, attribute, "");
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], word) == 0)
            return i;
    finding_add(r->sink, DECK_NAME, deck_xml_value_at(&r->xml, node, attribute),
                "there is no %s %s", attribute, finding_quote(r->sink, slice_of(word)));
    finding_suggest(r->sink, slice_of(word), names, count);
    return count;
}

static const struct suit *read_suit_of(struct deck_reader *r, const xmlNode *node)
{
    size_t count = r->deck->suits.count;
    const char **names = arena_alloc(r->arena, (count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++)
        names[i] = r->deck->suits.items[i]->name;
    if (!deck_xml_value(&r->xml, node, "suit", NULL))
        return NULL;
    size_t found = find_named(r, node, "suit", names, count);
    return found < count ? r->deck->suits.items[found] : NULL;
}

static const struct back *read_back_of(struct deck_reader *r, const xmlNode *node)
{
    size_t count = r->deck->backs.count, found = 0;
    const char **names = arena_alloc(r->arena, (count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++)
        names[i] = r->deck->backs.items[i]->name;
    if (deck_xml_value(&r->xml, node, "back", NULL))
        found = find_named(r, node, "back", names, count);
    return found < count ? r->deck->backs.items[found] : r->deck->backs.items[0];
}

/* ---- What a card shows ---- */

static void read_figure(struct deck_reader *r, struct deck_card *card, const xmlNode *node)
{
    static const char *const fills[] = {"safe", "bleed", NULL};
    const char *piece = deck_xml_value(&r->xml, node, "piece", NULL);
    const char *checker = deck_xml_value(&r->xml, node, "checker", NULL);
    if (piece) {
        card->figure = FIGURE_PIECE;
        card->piece = *piece;
    } else if (checker) {
        card->figure = FIGURE_CHECKER;
        card->piece = *checker == 'w' ? 'C' : 'c';
    }
    card->picture = read_picture(r, node, "figure");
    if (card->picture)
        card->figure = FIGURE_PICTURE;
    card->artwork = (struct artwork){read_picture(r, node, "picture"),
                                     read_choice(r, node, "fill", fills) == 1};
}

static void read_item(struct deck_reader *r, struct deck_card *card, const xmlNode *node)
{
    static const char *const faces[] = {"body", "bold", "heading", NULL};
    static const char *const aligns[] = {"left", "middle", "right", NULL};
    if (node->type != XML_ELEMENT_NODE)
        return;
    struct card_item *item = vec_push(r->arena, &card->items);
    item->x = read_measure(r, node, "x");
    item->y = read_measure(r, node, "y");
    item->size = read_measure(r, node, "size");
    item->picture = deck_xml_is(node, "picture") ? read_picture(r, node, "file") : NULL;
    item->words = read_words(r, node, NULL, MOST_WORDS);
    item->face = (enum text_face)read_choice(r, node, "face", faces);
    item->anchor = deck_xml_value(&r->xml, node, "align", NULL)
                       ? (enum text_anchor)read_choice(r, node, "align", aligns)
                       : ANCHOR_MIDDLE;
    item->ink = read_ink(r, node, "ink", WORDS);
    if (item->size.value <= 0)
        finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, "size"),
                    "a size is more than nothing");
}

/* ---- A card ---- */

static unsigned read_count(struct deck_reader *r, const xmlNode *node)
{
    long count = 1;
    const char *word = deck_xml_value(&r->xml, node, "count", "1");
    if (number_parse_whole(&count, slice_trim(slice_of(word))) && count >= 1 && count <= MOST_CARDS)
        return (unsigned)count;
    finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, "count"),
                "a card is there once to %d times", MOST_CARDS);
    return 1;
}

static char read_code(struct deck_reader *r, const xmlNode *node)
{
    const char *code = deck_xml_value(&r->xml, node, "code", NULL);
    char c = code ? *code : '\0';
    if (!code || ((is_digit(c) || is_letter(c)) && !code[1]))
        return c;
    finding_add(r->sink, DECK_VALUE, deck_xml_value_at(&r->xml, node, "code"),
                "%s is no code: one letter or digit", finding_quote(r->sink, slice_of(code)));
    return '\0';
}

static unsigned total(const struct deck *deck)
{
    unsigned sum = 0;
    for (size_t i = 0; i < deck->cards.count; i++)
        sum += deck->cards.items[i].count;
    return sum;
}

/* A card more; NULL, with a finding the first time, when there are too many. */
static struct deck_card *add_card(struct deck_reader *r, const xmlNode *node, unsigned count)
{
    unsigned before = total(r->deck);
    if (before + count > MOST_CARDS || r->deck->cards.count == MOST_FACES) {
        if (!r->is_full)
            finding_add(r->sink, DECK_VALUE, deck_xml_at(&r->xml, node),
                        "a deck has at most %d cards with %d faces", MOST_CARDS, MOST_FACES);
        r->is_full = true;
        return NULL;
    }
    struct deck_card *card = vec_push(r->arena, &r->deck->cards);
    card->at = deck_xml_at(&r->xml, node);
    card->count = count;
    return card;
}

void read_card(struct deck_reader *r, const xmlNode *node)
{
    struct deck_card *card = add_card(r, node, read_count(r, node));
    if (!card)
        return;
    card->name = read_name(r, node);
    card->at = deck_xml_value_at(&r->xml, node, "name");
    card->code = read_code(r, node);
    card->suit = read_suit_of(r, node);
    card->letter = read_words(r, node, "letter", MOST_LETTERS);
    card->pips = (unsigned)atoi(deck_xml_value(&r->xml, node, "pips", "0"));
    card->back = read_back_of(r, node);
    read_figure(r, card, node);
    for (const xmlNode *child = node->children; child; child = child->next)
        read_item(r, card, child);
    if (card->items.count > MOST_ITEMS)
        finding_add(r->sink, DECK_VALUE, card->at, "a card has at most %d texts and pictures",
                    MOST_ITEMS);
}

/* ---- Aids ---- */

static void add_aids(struct deck_reader *r, const xmlNode *node, const struct source *source)
{
    const ink set_up = 0x41617aff, turn = 0x7a4a2bff;
    ink inks[2] = {read_ink(r, node, "ink", set_up), read_ink(r, node, "back-ink", turn)};
    struct aid_list list = aids_read(r->arena, r->sink, source);
    for (size_t i = 0; i < list.aids.count; i++) {
        struct aid *aid = list.aids.items[i];
        struct deck_card *card = add_card(r, node, 1);
        if (!card)
            return;
        memcpy(aid->inks, inks, sizeof inks);
        card->at = source_span(source, aid->title);
        card->name = slug(r->arena, aid->title).ptr;
        card->figure = FIGURE_AID;
        card->aid = aid;
    }
}

void read_aids(struct deck_reader *r, const xmlNode *node)
{
    const char *path = read_path(r, node, "file"), *why = NULL;
    struct slice text = {0};
    if (!path)
        return;
    if (file_read(&text, &why, r->arena, path) && text.len > LARGEST_AIDS_KB * 1024)
        why = format_string(r->arena, "larger than %d kB", LARGEST_AIDS_KB);
    if (why)
        finding_add(r->sink, DECK_FILE, deck_xml_value_at(&r->xml, node, "file"), "%s", why);
    else
        add_aids(r, node, source_add(r->sources, deck_xml_value(&r->xml, node, "file", ""), text));
}

/* ---- Names ---- */

struct named {
    const char *name;
    struct span at;
};

static int by_name(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = strcmp(a->name, b->name);
    return order ? order : (a->at.begin > b->at.begin) - (a->at.begin < b->at.begin);
}

void read_check_names(struct deck_reader *r)
{
    struct deck *deck = r->deck;
    size_t count = 0;
    struct named *all =
        arena_alloc(r->arena, (deck->cards.count + deck->backs.count + 1) * sizeof *all);
    for (size_t i = 0; i < deck->backs.count; i++)
        all[count++] = (struct named){deck->backs.items[i]->name, deck->backs.items[i]->at};
    for (size_t i = 0; i < deck->cards.count; i++)
        all[count++] = (struct named){deck->cards.items[i].name, deck->cards.items[i].at};
    qsort(all, count, sizeof *all, by_name);
    for (size_t i = 1; i < count; i++)
        if (strcmp(all[i].name, all[i - 1].name) == 0) {
            finding_add(r->sink, DECK_NAME, all[i].at, "two cards or backs are called '%s'",
                        all[i].name);
            finding_note_at(r->sink, all[i - 1].at, "the other is here");
        }
}
