#include "paint/svg_path.h"

#include "paint/decimal.h"

/* One, counted in hundredths as all places are. */
enum { ONE = 100 };

struct spot {
    long x, y;
};

/* What the data so far means to its reader. */
struct pen {
    struct text *out;
    char command;      /* the latest letter; a number may follow it without repeating it */
    bool dotted;       /* the latest number has a decimal point */
    struct spot at;    /* the current point */
    struct spot start; /* of the subpath */
    bool drawn;        /* the subpath has a segment */
};

/* ---- Commands ---- */

/* Room for the longest command. */
enum { COMMAND_ROOM = 6 * DECIMAL_ROOM + 2 };

/* A letter can be left out after the same letter, and for a line after a move. */
static bool is_implied(char before, char letter)
{
    return before == letter || (before == 'M' && letter == 'L') || (before == 'm' && letter == 'l');
}

/* One command behind what the pen wrote: a blank only where two numbers would run together. */
static size_t put_command(char *out, const struct pen *pen, char letter, const long *values,
                          size_t count)
{
    size_t len = 0;
    bool apart = !is_implied(pen->command, letter), dotted = pen->dotted;
    if (apart)
        out[len++] = letter;
    for (size_t i = 0; i < count; i++) {
        bool begins_with_dot = values[i] > 0 && values[i] < ONE;
        if (!apart && values[i] >= 0 && !(begins_with_dot && dotted))
            out[len++] = ' ';
        len += decimal_put(out + len, values[i], SVG_DECIMALS);
        dotted = values[i] % ONE != 0;
        apart = false;
    }
    return len;
}

/* Write the shorter one of a command's two forms; `letter` is that of the relative one. */
static void say(struct pen *pen, char letter, const long *absolute, const long *relative,
                size_t count)
{
    char forms[2][COMMAND_ROOM];
    size_t near = put_command(forms[0], pen, letter, relative, count);
    size_t far = put_command(forms[1], pen, to_upper(letter), absolute, count);
    bool is_far = far < near;
    text_add_slice(pen->out, (struct slice){forms[is_far], is_far ? far : near});
    pen->command = is_far ? to_upper(letter) : letter;
    pen->dotted = (is_far ? absolute : relative)[count - 1] % ONE != 0;
}

/* A command of `count` places, the last of which becomes the current point. */
static void go(struct pen *pen, char letter, const struct spot *places, size_t count)
{
    long absolute[6], relative[6];
    for (size_t i = 0; i < count; i++) {
        absolute[2 * i] = places[i].x;
        absolute[2 * i + 1] = places[i].y;
        relative[2 * i] = places[i].x - pen->at.x;
        relative[2 * i + 1] = places[i].y - pen->at.y;
    }
    size_t skip = letter == 'v', numbers = letter == 'h' || letter == 'v' ? 1 : 2 * count;
    say(pen, letter, absolute + skip, relative + skip, numbers);
    pen->at = places[count - 1];
}

/* ---- Segments ---- */

static bool is_same(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y;
}

/* A first line of no length is a dot where lines have round ends; a later one is nothing. */
static void add_line(struct pen *pen, struct spot to)
{
    if (pen->drawn && is_same(to, pen->at))
        return;
    go(pen, to.y == pen->at.y ? 'h' : to.x == pen->at.x ? 'v' : 'l', &to, 1);
    pen->drawn = true;
}

static void add_curve(struct pen *pen, const struct spot *places)
{
    go(pen, 'c', places, 3);
    pen->drawn = true;
}

/* ---- Paths ---- */

static void begin_subpath(struct pen *pen, struct spot at)
{
    go(pen, 'm', &at, 1);
    pen->start = at;
    pen->drawn = false;
}

static void close_subpath(struct pen *pen)
{
    text_add_char(pen->out, 'z');
    pen->command = 'z';
    pen->at = pen->start;
}

/* A move that nothing is drawn from says nothing, nor does a line that a close draws anyway. */
static bool is_needless(const struct pen *pen, enum path_verb verb, struct spot to, bool is_last,
                        enum path_verb next)
{
    if (verb == PATH_MOVE)
        return is_last || next == PATH_MOVE;
    return verb == PATH_LINE && !is_last && next == PATH_CLOSE && pen->drawn &&
           is_same(to, pen->start);
}

void svg_add_path_data(struct text *out, const struct path *path, double scale)
{
    static const size_t points_of[] = {
        [PATH_MOVE] = 1, [PATH_LINE] = 1, [PATH_CURVE] = 3, [PATH_CLOSE] = 0};
    struct pen pen = {.out = out};
    const struct point *p = path->points.items;
    for (size_t i = 0; i < path->verbs.count; i++) {
        enum path_verb verb = path->verbs.items[i];
        struct spot places[3] = {{0, 0}};
        for (size_t k = 0; k < points_of[verb]; k++, p++)
            places[k] = (struct spot){decimal_round(p->x * scale, SVG_DECIMALS),
                                      decimal_round(p->y * scale, SVG_DECIMALS)};
        bool is_last = i + 1 == path->verbs.count;
        if (is_needless(&pen, verb, places[0], is_last, is_last ? verb : path->verbs.items[i + 1]))
            continue;
        switch (verb) {
        case PATH_MOVE:
            begin_subpath(&pen, places[0]);
            break;
        case PATH_LINE:
            add_line(&pen, places[0]);
            break;
        case PATH_CURVE:
            add_curve(&pen, places);
            break;
        case PATH_CLOSE:
            close_subpath(&pen);
            break;
        }
    }
}
