/* A deck of cards, as its file defines it. */
#ifndef DECK_DECK_H
#define DECK_DECK_H

#include "art/drawing.h"
#include "art/picture.h"
#include "deck/format.h"
#include "diag/finding.h"

enum suit_bar { BAR_HOLLOW, BAR_SOLID, BAR_NONE };

/* What cards of one colour share. */
struct suit {
    const char *name;
    enum suit_bar bar; /* below the letter; `sign` stands in its place if it is not NULL */
    const struct picture *sign;
    ink ink, panel, paper;
};

/* A picture that is a whole face. */
struct artwork {
    const struct picture *picture; /* or NULL */
    bool to_bleed; /* fills the card and is cut with it, instead of lying in the safe zone */
};

struct back {
    const char *name;
    struct span at;
    ink ink, paper;
    struct artwork artwork; /* instead of the pattern */
};

/* A number of points, or a part of the card's width or height. */
struct measure {
    double value;
    bool is_part;
};

/* What a card shows in a place of its own. */
struct card_item {
    const struct picture *picture; /* in a square box; NULL: the words */
    struct slice words;
    struct measure x, y, size; /* of the box's middle, its side; or of the line, its capitals */
    enum text_face face;
    enum text_anchor anchor;
    ink ink;
};

/* A text for two sides of a card. */
struct aid_side {
    struct slice title;
    VEC(struct slice) lines;
};

struct aid {
    struct slice title;
    struct aid_side sides[2];
    ink inks[2]; /* of the heads */
};

enum figure_kind { FIGURE_NONE, FIGURE_PIECE, FIGURE_CHECKER, FIGURE_PICTURE, FIGURE_AID };

struct deck_card {
    const char *name;
    struct span at;
    unsigned count;
    char code;               /* what --only and tables of cards call it; 0: nothing */
    const struct suit *suit; /* or NULL */
    struct slice letter;
    unsigned pips;
    enum figure_kind figure;
    char piece; /* FIGURE_CHECKER: 'C' or 'c' */
    const struct picture *picture;
    const struct aid *aid;
    struct artwork artwork;
    VEC(struct card_item) items;
    const struct back *back; /* NULL: the second side of its aid */
};

/* What sheets are like where the user does not say. */
struct deck_sheet {
    const char *paper, *backs, *marks; /* the words of the options of the same name */
    double gap;                        /* between cards */
};

struct deck {
    const char *title;
    const char *pieces; /* the piece set: a name or a folder */
    struct card_format format;
    struct deck_sheet sheet;
    VEC(const struct suit *) suits;
    VEC(const struct back *) backs;
    VEC(struct deck_card) cards;
    VEC(struct picture *) pictures; /* that were loaded */
};

/* What a deck file may be compared with, and how many cards of each kind it has: by code. */
struct deck_counts {
    unsigned cards[128], pips[128];
};

/* Read the deck in `source`, whose file lies in `folder`; pictures and aids are looked for there,
 * then among the files that come with the program. An aids file is added to `sources`. `schema` is
 * the text of deck.rng. Whatever is wrong becomes a finding, and a deck with errors is not to be
 * used. Give it back with deck_free in either case. */
struct deck *deck_read(struct arena *arena, struct sink *sink, struct sources *sources,
                       const struct source *source, const char *folder, struct slice schema);
void deck_free(struct deck *deck);

struct deck_counts deck_count(const struct deck *deck);

#endif
