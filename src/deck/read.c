/* From a deck file to a deck: the parts that all cards share. */
#include "deck/read.h"

#include "base/length.h"
#include "layout/paper.h"

#include <string.h>

enum { MOST_TITLE = 200 };

/* ---- Sizes ---- */

static double read_margin(struct deck_reader *r, const xmlNode *node, const char *name,
                          const char *usual, double most)
{
    double margin = read_length(r, node, name, usual);
    if (margin >= 0 && margin <= most)
        return margin;
    finding_add(r->sink, DECK_SIZE, deck_xml_value_at(&r->xml, node, name),
                "%s is 0 to %.1f mm on cards of this size", name, most / POINTS_A_MM);
    return 0;
}

static void read_format(struct deck_reader *r, const xmlNode *root)
{
    const char *word = deck_xml_value(&r->xml, root, "size", "poker");
    struct extent trim;
    if (!format_parse_size(&trim, slice_of(word), 0) || !format_is_card(trim)) {
        finding_add(r->sink, DECK_SIZE, deck_xml_value_at(&r->xml, root, "size"),
                    "%s is no size of a card: poker, bridge, euro, tarot, mini, or sides of 20 to "
                    "300 mm, as in 57x87mm",
                    finding_quote(r->sink, slice_of(word)));
        format_parse_size(&trim, slice_of("poker"), 0);
    }
    double bleed = read_margin(r, root, "bleed", "0.125in", format_most_bleed());
    double safe = read_margin(r, root, "safe", "0.125in", format_most_safe(trim));
    r->deck->format = format_around(trim, bleed, safe);
}

static void read_sheet(struct deck_reader *r, const xmlNode *node)
{
    struct deck_sheet *sheet = &r->deck->sheet;
    struct paper paper;
    sheet->paper = deck_xml_value(&r->xml, node, "paper", sheet->paper);
    sheet->backs = deck_xml_value(&r->xml, node, "backs", sheet->backs);
    sheet->marks = deck_xml_value(&r->xml, node, "marks", sheet->marks);
    sheet->gap = read_margin(r, node, "gap", "0mm", format_most_bleed() * 2);
    if (!paper_parse(&paper, slice_of(sheet->paper)))
        finding_add(r->sink, DECK_SIZE, deck_xml_value_at(&r->xml, node, "paper"),
                    "%s is no paper: letter, a4, a5, half-letter or a size such as 6x9in",
                    finding_quote(r->sink, slice_of(sheet->paper)));
}

/* ---- Suits and backs ---- */

/* Whether there may be one more of a kind; a finding the first time there may not. */
static bool has_room(struct deck_reader *r, const xmlNode *node, size_t count)
{
    enum { MOST = 100 };
    if (count == MOST)
        finding_add(r->sink, DECK_VALUE, deck_xml_at(&r->xml, node),
                    "a deck has at most %d of these", MOST);
    return count <= MOST;
}

static void read_suit(struct deck_reader *r, const xmlNode *node)
{
    static const char *const bars[] = {"hollow", "solid", "none", NULL};
    struct suit *suit = arena_alloc(r->arena, sizeof *suit);
    if (!has_room(r, node, r->deck->suits.count))
        return;
    suit->name = read_name(r, node);
    suit->bar = (enum suit_bar)read_choice(r, node, "bar", bars);
    suit->sign = read_picture(r, node, "sign");
    suit->ink = read_ink(r, node, "ink", 0x1d1d1dff);
    suit->panel = read_ink(r, node, "panel", 0xecececff);
    suit->paper = read_ink(r, node, "paper", 0xffffffff);
    for (size_t i = 0; i < r->deck->suits.count; i++)
        if (strcmp(r->deck->suits.items[i]->name, suit->name) == 0)
            finding_add(r->sink, DECK_NAME, deck_xml_value_at(&r->xml, node, "name"),
                        "two suits are called '%s'", suit->name);
    *vec_push(r->arena, &r->deck->suits) = suit;
}

static void read_back(struct deck_reader *r, const xmlNode *node)
{
    static const char *const fills[] = {"bleed", "safe", NULL};
    struct back *back = arena_alloc(r->arena, sizeof *back);
    if (!has_room(r, node, r->deck->backs.count))
        return;
    back->name = read_name(r, node);
    back->at = deck_xml_value_at(&r->xml, node, "name");
    back->ink = read_ink(r, node, "ink", 0x41617aff);
    back->paper = read_ink(r, node, "paper", 0xd5e1eaff);
    back->artwork = (struct artwork){read_picture(r, node, "picture"),
                                     read_choice(r, node, "fill", fills) == 0};
    *vec_push(r->arena, &r->deck->backs) = back;
}

/* ---- The deck ---- */

static void read_element(struct deck_reader *r, const xmlNode *node)
{
    static const struct {
        const char *name;
        void (*read)(struct deck_reader *, const xmlNode *);
    } rows[] = {{"sheet", read_sheet},
                {"suit", read_suit},
                {"back", read_back},
                {"card", read_card},
                {"aids", read_aids}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (deck_xml_is(node, rows[i].name))
            rows[i].read(r, node);
}

static void read_pieces(struct deck_reader *r, const xmlNode *root)
{
    const char *pieces = deck_xml_value(&r->xml, root, "pieces", "rook");
    if (strchr(pieces, '/')) /* --pieces takes any folder: that is for the user to say */
        finding_add(r->sink, DECK_FILE, deck_xml_value_at(&r->xml, root, "pieces"),
                    "%s is no piece set in cards/pieces", finding_quote(r->sink, slice_of(pieces)));
    r->deck->pieces = pieces;
}

struct deck *deck_read(struct arena *arena, struct sink *sink, struct sources *sources,
                       const struct source *source, const char *folder, struct slice schema)
{
    struct deck *deck = arena_alloc(arena, sizeof *deck);
    struct deck_reader r = {.arena = arena,
                            .sink = sink,
                            .sources = sources,
                            .xml = {.arena = arena, .sink = sink, .source = source},
                            .folder = folder,
                            .deck = deck};
    deck->sheet = (struct deck_sheet){.paper = "letter", .backs = "none", .marks = "edge"};
    if (deck_xml_parse(&r.xml, schema)) {
        const xmlNode *root = xmlDocGetRootElement(r.xml.doc);
        deck->title = read_words(&r, root, "title", MOST_TITLE).ptr;
        read_pieces(&r, root);
        read_format(&r, root);
        for (const xmlNode *node = root->children; node; node = node->next)
            read_element(&r, node);
        read_check_names(&r);
    }
    xmlFreeDoc(r.xml.doc);
    return deck;
}

void deck_free(struct deck *deck)
{
    for (size_t i = 0; deck && i < deck->pictures.count; i++)
        picture_free(deck->pictures.items[i]);
}

struct deck_counts deck_count(const struct deck *deck)
{
    struct deck_counts counts = {0};
    for (size_t i = 0; i < deck->cards.count; i++) {
        const struct deck_card *card = &deck->cards.items[i];
        counts.cards[(unsigned char)card->code] += card->code ? card->count : 0;
        counts.pips[(unsigned char)card->code] = card->pips;
    }
    return counts;
}
