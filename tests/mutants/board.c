/* Changes to the rows of a board: faults, and other blanks. */
#include "changes.h"

static const char kinds[] = "PNBRQK";
enum { KINDS = sizeof kinds - 1 };

static bool is_white(char piece)
{
    return piece >= 'A' && piece <= 'Z';
}

static bool is_empty(char square)
{
    return square == '.';
}

static size_t count_squares(const struct unit *unit, bool empty)
{
    size_t count = 0;
    for (size_t i = 0; is_board(unit) && i < SQUARE_COUNT; i++)
        count += is_empty(unit->diagram->squares[i]) == empty;
    return count;
}

static size_t nth_square(const struct diagram *d, bool empty, size_t n)
{
    size_t i = 0;
    while (is_empty(d->squares[i]) != empty || n--)
        i++;
    return i;
}

static void put_piece(struct mutant *m, size_t index, char piece)
{
    put(m, diagram_square_at(m->unit->diagram, index), "%c", piece);
}

size_t boards(const struct unit *unit)
{
    return is_board(unit);
}

size_t pieces(const struct unit *unit)
{
    return count_squares(unit, false);
}

size_t empty_squares(const struct unit *unit)
{
    return count_squares(unit, true);
}

bool piece_moved(struct mutant *m, size_t site)
{
    const struct diagram *d = m->unit->diagram;
    size_t from = nth_square(d, false, site), room = count_squares(m->unit, true);
    if (!room)
        return false;
    size_t to = nth_square(d, true, pick(m, room));
    put_piece(m, from, '.');
    put_piece(m, to, d->squares[from]);
    say(m, "%c moved from %s to %s", d->squares[from], square_word(m, from), square_word(m, to));
    return true;
}

bool piece_added(struct mutant *m, size_t site)
{
    size_t at = nth_square(m->unit->diagram, true, site);
    char piece = kinds[pick(m, KINDS)];
    piece = toss(m) ? piece : to_lower(piece);
    put_piece(m, at, piece);
    say(m, "%c added on %s", piece, square_word(m, at));
    return true;
}

bool piece_removed(struct mutant *m, size_t site)
{
    size_t at = nth_square(m->unit->diagram, false, site);
    put_piece(m, at, '.');
    say(m, "%c removed from %s", m->unit->diagram->squares[at], square_word(m, at));
    return true;
}

static bool change_piece(struct mutant *m, size_t at, char piece)
{
    put_piece(m, at, piece);
    say(m, "%c on %s becomes %c", m->unit->diagram->squares[at], square_word(m, at), piece);
    return true;
}

bool piece_of_another_kind(struct mutant *m, size_t site)
{
    size_t at = nth_square(m->unit->diagram, false, site);
    char old = m->unit->diagram->squares[at];
    int kind = (int)(strchr(kinds, to_upper(old)) - kinds);
    char piece = kinds[pick_other(m, kind, KINDS)];
    return change_piece(m, at, is_white(old) ? piece : to_lower(piece));
}

bool piece_of_another_colour(struct mutant *m, size_t site)
{
    size_t at = nth_square(m->unit->diagram, false, site);
    char old = m->unit->diagram->squares[at];
    return change_piece(m, at, is_white(old) ? to_lower(old) : to_upper(old));
}

/* ---- Whole rows ---- */

static struct span row_at(const struct diagram *d, size_t row)
{
    const uint32_t *first = &d->square_at[row * BOARD_SIZE];
    return (struct span){d->at.source, first[0], first[BOARD_SIZE - 1] + 1};
}

size_t rows(const struct unit *unit)
{
    return is_board(unit) ? BOARD_SIZE : 0;
}

bool row_removed(struct mutant *m, size_t site)
{
    struct span row = row_at(m->unit->diagram, site);
    remove_line(m, row);
    say(m, "rank %zu removed: '%s'", BOARD_SIZE - site, words_at(m, row));
    return true;
}

/* Of rows that are alike, any is one too many: the fault is all of them. */
bool row_doubled(struct mutant *m, size_t site)
{
    const struct diagram *d = m->unit->diagram;
    const char *letters = d->squares + site * BOARD_SIZE;
    struct span row = row_at(d, site), alike = row;
    const char *words = words_at(m, row);
    size_t first = site, last = site;
    while (first > 0 && memcmp(letters, d->squares + (first - 1) * BOARD_SIZE, BOARD_SIZE) == 0)
        first--;
    while (last + 1 < BOARD_SIZE &&
           memcmp(letters, d->squares + (last + 1) * BOARD_SIZE, BOARD_SIZE) == 0)
        last++;
    alike.begin = row_at(d, first).begin;
    alike.end = row_at(d, last).end;
    put(m, alike, "%s%s", words_at(m, alike), line_below(m, row, words));
    say(m, "rank %zu doubled: '%s'", BOARD_SIZE - site, words);
    return true;
}

bool row_spaced(struct mutant *m, size_t site)
{
    static const char *const gaps[] = {"", " ", "  ", "\t"};
    const char *gap = gaps[pick(m, sizeof gaps / sizeof *gaps)];
    const char *letters = m->unit->diagram->squares + site * BOARD_SIZE;
    struct text row = text_new(m->arena);
    for (size_t i = 0; i < BOARD_SIZE; i++)
        text_format(&row, "%s%c", i ? gap : "", letters[i]);
    put(m, row_at(m->unit->diagram, site), "%s", row.ptr);
    say(m, "rank %zu written '%s'", BOARD_SIZE - site, row.ptr);
    return true;
}
