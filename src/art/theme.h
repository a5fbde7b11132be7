/* Themes: the inks of a picture. */
#ifndef ART_THEME_H
#define ART_THEME_H

#include "art/drawing.h"

struct theme {
    const char *name;
    bool hatched; /* dark squares are hatched instead of tinted */
    ink paper, light, dark, line, faint;
    ink words;                                    /* text on paper */
    ink white_fill, white_line;                   /* white arrows and checkers */
    ink black_fill, black_line;                   /* black ones */
    ink grey_fill, grey_line;                     /* grey ones */
    ink card, card_line, card_back, card_pattern; /* cards */
    ink red_suit;                                 /* hearts and diamonds; hollow if as `words` */
    ink accent;                                   /* dashed rectangles */
    ink fault;                                    /* what a draft boxes */
};

/* The theme called `name`, or NULL. */
const struct theme *theme_find(struct slice name);

extern const char *const theme_names[]; /* ended by NULL */

#endif
