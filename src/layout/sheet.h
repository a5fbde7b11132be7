/* Sheets of paper with drawings on them, ready to be painted: cards to print and cut, or one card a
 * page. Lengths are in points, y counts down from the upper left corner. */
#ifndef LAYOUT_SHEET_H
#define LAYOUT_SHEET_H

#include "art/drawing.h"

struct area {
    double x, y, width, height;
};

/* A drawing whose upper left corner is (x, y) once it is turned. */
struct sheet_item {
    const struct drawing *drawing;
    double x, y, unit; /* points in a unit of the drawing */
    int quarters;      /* of a turn, clockwise */
    struct area shown; /* all else of it is cut off */
};

struct sheet_side {
    VEC(struct sheet_item) items;
    const char *description;
};

enum sheet_turn { SHEET_TURN_UNSAID, SHEET_TURN_NONE, SHEET_TURN_LONG, SHEET_TURN_SHORT };

struct sheets {
    const char *title;
    double width, height;  /* of every side */
    double trim_x, trim_y; /* how far inside the page the cutter goes; 0: it is not cut */
    enum sheet_turn turn;  /* how the printer is to turn the paper */
    VEC(struct sheet_side) sides;
};

#endif
