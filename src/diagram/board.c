/* The rows of a board. Lines are sorted into ranks first: a row broken over two lines, or two rows
 * on one, is one fault and not a miscount of everything behind it. */
#include "base/utf8.h"
#include "diagram/reader.h"
#include "doc/shape.h"

#include <string.h>

/* What is to be one rank: a line, or the two that a row was broken into. */
struct rank {
    struct slice parts[2];
};

/* Take the next letter off the front of `rest`; empty when there is none. */
static struct slice next_letter(struct slice *rest, uint32_t *code)
{
    while (rest->len && is_blank(*rest->ptr)) {
        rest->ptr++;
        rest->len--;
    }
    if (!rest->len)
        return *rest;
    struct slice letter = {rest->ptr, 1};
    *code = (unsigned char)*rest->ptr;
    if (*code >= 0x80)
        letter.len = utf8_next(*rest, code);
    rest->ptr += letter.len;
    rest->len -= letter.len;
    return letter;
}

static size_t count_letters(struct slice row)
{
    uint32_t code;
    size_t count = 0;
    while (next_letter(&row, &code).len)
        count++;
    return count;
}

size_t row_squares(struct slice line)
{
    size_t squares = 0;
    for (size_t i = 0; i < line.len; i++) {
        if (is_blank(line.ptr[i]))
            continue;
        if (!shape_is_board_letter((unsigned char)line.ptr[i]))
            return 0;
        squares++;
    }
    return squares;
}

/* ---- One rank ---- */

/* The letters of a rank as they are read. */
struct progress {
    size_t count, strange, bad_pieces;
    const char *ninth;
};

/* One row of some other text is one mistake, not dozens. */
enum { MOST_BAD_PIECES = 8 };

/* What is no text at all has been reported with the file. */
static void report_letter(struct reader *r, struct progress *p, struct slice letter)
{
    p->strange++;
    r->diagram->sound = false;
    if (!*letter.ptr || utf8_valid_len(letter) != letter.len || p->bad_pieces++ >= MOST_BAD_PIECES)
        return;
    finding_add(r->sink, BAD_PIECE, source_span(r->source, letter), "%s is no piece",
                finding_quote(r->sink, letter));
    finding_note(r->sink, "a square is one of PNBRQK for White, pnbrqk for Black, or '.'");
}

/* Report the squares a row has too many, or the row that has too few. */
static void report_columns(struct reader *r, struct slice row, size_t count, const char *ninth)
{
    struct slice at = row;
    if (ninth) {
        at.ptr = ninth;
        at.len = row.len - (size_t)(ninth - row.ptr);
    }
    finding_add(r->sink, COLUMN_COUNT, source_span(r->source, at),
                "a row has 8 squares; this one has %zu", count);
    r->diagram->sound = false;
}

static void read_letters(struct reader *r, struct progress *p, struct slice rest, size_t first)
{
    uint32_t code;
    for (struct slice letter; (letter = next_letter(&rest, &code)).len; p->count++) {
        bool known = code < 0x80 && shape_is_board_letter((unsigned char)code);
        if (p->count < BOARD_SIZE) {
            r->diagram->square_at[first + p->count] = source_span(r->source, letter).begin;
            r->diagram->squares[first + p->count] = known ? (char)code : '.';
        } else if (!p->ninth) {
            p->ninth = letter.ptr;
        }
        if (!known)
            report_letter(r, p, letter);
    }
}

/* Read one rank into squares `first` and on. */
static void read_rank(struct reader *r, const struct rank *rank, size_t first)
{
    enum { LONGEST = 64 };
    struct progress p = {0};
    size_t letters = rank->parts[0].len > LONGEST ? count_letters(rank->parts[0]) : 0;

    if (letters > LONGEST) { /* no row at all: its letters say nothing */
        report_columns(r, rank->parts[0], letters, NULL);
        return;
    }
    for (size_t i = 0; i < 2; i++)
        read_letters(r, &p, rank->parts[i], first);
    if (p.bad_pieces > MOST_BAD_PIECES)
        finding_note(r->sink, "%zu more letters of this row are no pieces",
                     p.bad_pieces - MOST_BAD_PIECES);
    /* A strange letter may be the one that is too many, or stand for two. */
    if (p.count != BOARD_SIZE && !p.strange)
        report_columns(r, rank->parts[0], p.count, p.ninth);
    if (p.count > BOARD_SIZE)
        r->diagram->surplus += p.count - BOARD_SIZE;
}

/* ---- All ranks ---- */

static void report_broken(struct reader *r, struct slice row, size_t letters)
{
    finding_add(r->sink, COLUMN_COUNT, source_span(r->source, row),
                "a row has 8 squares; this one has %zu", letters);
    finding_note(r->sink, "the next line has the other %zu: a row stands on one line",
                 BOARD_SIZE - letters);
    r->diagram->sound = false;
}

/* Cut `row` behind its eighth letter; the rest of it. */
static struct slice cut_row(struct reader *r, struct slice *row)
{
    struct slice rest = *row;
    uint32_t code;
    for (size_t i = 0; i < BOARD_SIZE; i++)
        next_letter(&rest, &code);
    rest = slice_trim(rest);
    finding_add(r->sink, COLUMN_COUNT, source_span(r->source, rest),
                "a row has 8 squares; here are two rows on one line");
    r->diagram->sound = false;
    row->len = (size_t)(rest.ptr - row->ptr);
    return rest;
}

/* Only as many lines are joined or cut as there are rows too many or too few. */
static size_t sort_ranks(struct rank *ranks, struct reader *r, struct rows rows)
{
    size_t count = 0;
    size_t spare = rows.count > BOARD_SIZE ? rows.count - BOARD_SIZE : 0;
    size_t missing = rows.count < BOARD_SIZE ? BOARD_SIZE - rows.count : 0;

    for (size_t i = 0; i < rows.count; i++) {
        struct rank *rank = &ranks[count++];
        rank->parts[0] = rows.items[i];
        if (!spare && !missing)
            continue;
        size_t letters = count_letters(rows.items[i]);
        if (missing && letters == 2 * BOARD_SIZE) {
            ranks[count++].parts[0] = cut_row(r, &rank->parts[0]);
            missing--;
        } else if (spare && i + 1 < rows.count && letters < BOARD_SIZE &&
                   letters + count_letters(rows.items[i + 1]) == BOARD_SIZE) {
            report_broken(r, rows.items[i], letters);
            rank->parts[1] = rows.items[++i];
            spare--;
        }
    }
    return count;
}

enum { ONE_MORE = BOARD_SIZE + 1 };

static void row_letters(char letters[BOARD_SIZE], struct slice row)
{
    uint32_t code;
    for (size_t i = 0; i < BOARD_SIZE; i++)
        letters[i] = next_letter(&row, &code).len && code < 0x80 ? (char)code : '?';
}

/* How many squares are not as on another board when a row is left out. */
static size_t unlike(const char *squares, char rows[ONE_MORE][BOARD_SIZE], size_t left_out)
{
    size_t count = 0;
    for (size_t i = 0; i < SQUARE_COUNT; i++) {
        size_t row = i / BOARD_SIZE;
        count += rows[row + (row >= left_out)][i % BOARD_SIZE] != squares[i];
    }
    return count;
}

/* How unlikely it is that a row was written twice: by the board before, else by the set-up of
 * chess; rows with pieces seldom repeat on a real board. */
static size_t oddity(const struct diagram *before, char rows[ONE_MORE][BOARD_SIZE], size_t row)
{
    static const char setup[] = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
    if (before)
        return unlike(before->squares, rows, row);
    bool is_empty = memcmp(rows[row], "........", BOARD_SIZE) == 0;
    return unlike(setup, rows, row) + (is_empty ? SQUARE_COUNT : 0);
}

/* Of nine rows, the one that repeats the row above it; the last when none does. */
static size_t doubled_row(const struct reader *r, const struct rank *ranks)
{
    char rows[ONE_MORE][BOARD_SIZE];
    size_t doubled = BOARD_SIZE, least = SIZE_MAX;
    for (size_t i = 0; i < ONE_MORE; i++)
        row_letters(rows[i], ranks[i].parts[0]);
    for (size_t i = 1; i < ONE_MORE; i++) {
        if (memcmp(rows[i], rows[i - 1], BOARD_SIZE) != 0)
            continue;
        size_t odd = oddity(r->before, rows, i);
        if (odd < least) {
            least = odd;
            doubled = i;
        }
    }
    return doubled;
}

void read_board(struct reader *r, struct rows rows, struct span block_at)
{
    struct rank *ranks = arena_alloc(r->arena, (rows.count + BOARD_SIZE) * sizeof *ranks);
    size_t count = sort_ranks(ranks, r, rows);

    for (size_t i = 0; i < count && i < BOARD_SIZE; i++)
        read_rank(r, &ranks[i], i * BOARD_SIZE);
    if (count == BOARD_SIZE)
        return;
    struct span at = block_at;
    if (count == ONE_MORE)
        at = source_span(r->source, ranks[doubled_row(r, ranks)].parts[0]);
    else if (count)
        at = source_span(r->source, ranks[count > BOARD_SIZE ? BOARD_SIZE : count - 1].parts[0]);
    finding_add(r->sink, ROW_COUNT, at, "a board has 8 rows; this one has %zu", count);
    r->diagram->sound = false;
    if (count > BOARD_SIZE)
        r->diagram->surplus += (count - BOARD_SIZE) * BOARD_SIZE;
}
