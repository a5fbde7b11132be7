/* A second opinion on Chess Golf: slow and obvious, letters on a board of 64, a1 first. It shares
 * no code with src/game; only the names of the choices that the rules leave are from there. */
#ifndef TESTS_SLOW_GOLF_H
#define TESTS_SLOW_GOLF_H

#include "game/golf_rules.h"

#include <stdlib.h>
#include <string.h>

struct slow {
    char at[64];
    char cards[MOST_GOLF_CARDS + 1]; /* those not yet captured, as letters */
    int captor;                      /* index, or -1 */
};

static bool is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool same_colour(char a, char b)
{
    return a != '.' && b != '.' && is_white(a) == is_white(b);
}

static bool touch(int a, int b)
{
    return a != b && abs(a % 8 - b % 8) <= 1 && abs(a / 8 - b / 8) <= 1;
}

static bool has_own_neighbour(const struct slow *p, int at)
{
    for (int i = 0; i < 64; i++)
        if (touch(i, at) && same_colour(p->at[i], p->at[at]))
            return true;
    return false;
}

static bool has_pair(const struct slow *p, char colour)
{
    for (int i = 0; i < 64; i++)
        if (same_colour(p->at[i], colour) && has_own_neighbour(p, i))
            return true;
    return false;
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static bool is_way_free(const struct slow *p, int from, int to)
{
    int step = 8 * sign(to / 8 - from / 8) + sign(to % 8 - from % 8);
    for (int at = from + step; at != to; at += step)
        if (p->at[at] != '.')
            return false;
    return true;
}

static bool moves_like(const struct slow *p, char kind, int from, int to)
{
    int dx = abs(to % 8 - from % 8), dy = abs(to / 8 - from / 8);
    switch (kind | 32) {
    case 'n':
        return dx * dy == 2;
    case 'k':
        return touch(from, to);
    case 'r':
        return (dx == 0) != (dy == 0) && is_way_free(p, from, to);
    case 'b':
        return dx == dy && dx > 0 && is_way_free(p, from, to);
    default:
        return moves_like(p, 'r', from, to) || moves_like(p, 'b', from, to);
    }
}

static bool reaches(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    for (int dy = -8; dy <= 8; dy += 8)
        for (int dx = -1; dx <= 1; dx++) {
            int i = from + dy + dx;
            if (i >= 0 && i < 64 && touch(i, from) && same_colour(p->at[i], p->at[from]) &&
                moves_like(p, p->at[i], from, to))
                return true;
        }
    if (!touch(from, to))
        return false;
    return (rules->step == GOLF_STEP_COLOUR && !has_pair(p, p->at[from])) ||
           (rules->step == GOLF_STEP_PIECE && !has_own_neighbour(p, from));
}

/* Take the captor's card off, then look for the victim's. */
static bool may_capture(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    char others[MOST_GOLF_CARDS + 1];
    strcpy(others, p->cards);
    char *own = strchr(others, p->at[from]);
    if (!own || (rules->one_captor && p->captor >= 0 && p->captor != from))
        return false;
    *own = '-';
    return strchr(others, p->at[to]) != NULL;
}

static bool slow_legal(const struct slow *p, int from, int to, const struct golf_rules *rules)
{
    return p->at[from] != '.' && reaches(p, from, to, rules) &&
           (p->at[to] == '.' || may_capture(p, from, to, rules));
}

#endif
