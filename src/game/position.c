#include "game/position.h"

#include "base/number.h"
#include "game/fields.h"
#include "game/notation.h"

#include <string.h>

struct fen {
    struct state *state;
    const struct game *game;
    const char **why;
    struct slice rest;
};

static bool fail(struct fen *f, const char *why)
{
    *f->why = why;
    return false;
}

static char take(struct fen *f)
{
    char c = f->rest.len ? *f->rest.ptr : '\0';
    if (f->rest.len) {
        f->rest.ptr++;
        f->rest.len--;
    }
    return c;
}

static char peek(const struct fen *f)
{
    return f->rest.len ? *f->rest.ptr : '\0';
}

static void skip_blanks(struct fen *f)
{
    while (is_blank(peek(f)))
        take(f);
}

static bool read_rank(struct fen *f, int rank)
{
    int file = 0;
    while (file < 8) {
        char c = peek(f);
        if (c >= '1' && c <= '8' && file + (c - '0') <= 8)
            file += c - '0';
        else if (piece_from_letter(c))
            board_put(&f->state->board, rank * 8 + file++, piece_from_letter(c));
        else
            return fail(f, "a rank of a FEN is pieces and numbers for eight squares");
        take(f);
    }
    if (rank > 0 && peek(f) != '/')
        return fail(f, "a FEN has eight ranks of eight squares with '/' between them");
    return rank == 0 || take(f);
}

static bool read_side(struct fen *f)
{
    char c = peek(f);
    if (c != 'w' && c != 'b')
        return fail(f, "the side to move is 'w' or 'b'");
    f->state->side = c == 'w' ? WHITE : BLACK;
    take(f);
    return true;
}

/* The outermost rook of a side's wing on its first rank, or NO_SQUARE. */
static int outermost_rook(const struct state *state, enum side side, enum wing wing)
{
    int base = side == WHITE ? 0 : 56, king = king_of(&state->board, side);
    if (king == NO_SQUARE || rank_of(king) != rank_of(base))
        return NO_SQUARE;
    int step = wing == WING_A ? 1 : -1;
    for (int at = wing == WING_A ? base : base + 7; at != king; at += step)
        if (state->board.at[at] == piece_of(side, ROOK))
            return at;
    return NO_SQUARE;
}

static bool read_right(struct fen *f, char c)
{
    enum side side = c == to_upper(c) ? WHITE : BLACK;
    int king = king_of(&f->state->board, side), rook = NO_SQUARE;
    char low = to_lower(c);

    if (low == 'k' || low == 'q')
        rook = outermost_rook(f->state, side, low == 'q' ? WING_A : WING_H);
    else if (low >= 'a' && low <= 'h')
        rook = low - 'a' + (side == WHITE ? 0 : 56);
    else
        return fail(f, "castling is '-', some of KQkq, or the files of rooks");
    if (rook == NO_SQUARE || king == NO_SQUARE || rank_of(king) != rank_of(rook) ||
        f->state->board.at[rook] != piece_of(side, ROOK))
        return fail(f, "there is no king and rook for that right to castle");
    f->state->rooks[side][rook < king ? WING_A : WING_H] = (uint8_t)rook;
    take(f);
    return true;
}

static bool read_castling(struct fen *f)
{
    if (peek(f) == '-')
        return take(f);
    while (f->rest.len && !is_blank(peek(f)))
        if (!read_right(f, peek(f)))
            return false;
    return true;
}

static bool read_en_passant(struct fen *f)
{
    if (peek(f) == '-')
        return take(f);
    int file = peek(f) - 'a', wanted = f->state->side == WHITE ? '6' : '3';
    if (file < 0 || file > 7 || f->rest.len < 2 || f->rest.ptr[1] != wanted)
        return fail(f, "en passant is '-' or a square that a pawn has just jumped over");
    int square = file + (wanted - '1') * 8;
    int pawn = square + (f->state->side == WHITE ? -8 : 8);
    enum side mover = f->state->side == WHITE ? BLACK : WHITE;
    if (f->state->board.at[pawn] != piece_of(mover, PAWN) || f->state->board.at[square])
        return fail(f, "no pawn has just jumped over that square");
    f->state->en_passant = (uint8_t)square;
    take(f);
    take(f);
    return true;
}

static bool read_count(struct fen *f, long least, long *value)
{
    struct slice word = {f->rest.ptr, 0};
    while (word.len < f->rest.len && !is_blank(word.ptr[word.len]))
        word.len++;
    if (!number_parse_whole(value, word) || *value < least || *value > 10000)
        return fail(f, "the counts at the end of a FEN are whole numbers");
    f->rest.ptr += word.len;
    f->rest.len -= word.len;
    return true;
}

/* The length of the word in front if it is name=value, else 0. */
static size_t field_length(const struct fen *f)
{
    size_t len = 0;
    while (len < f->rest.len && !is_blank(f->rest.ptr[len]))
        len++;
    return memchr(f->rest.ptr, '=', len) ? len : 0;
}

static bool read_counts(struct fen *f)
{
    long quiet = 0, move = 1;
    if (!read_count(f, 0, &quiet))
        return false;
    skip_blanks(f);
    if (f->rest.len && !field_length(f) && !read_count(f, 1, &move))
        return false;
    f->state->quiet_plies = (uint8_t)(quiet > UINT8_MAX ? UINT8_MAX : quiet);
    f->state->ply = (uint16_t)(2 * (move - 1) + f->state->side);
    return true;
}

static bool read_state_fields(struct fen *f)
{
    for (size_t len; skip_blanks(f), f->rest.len;) {
        len = field_length(f);
        struct slice word = {f->rest.ptr, len};
        if (!len)
            return fail(f, "behind the FEN stand parts of the position, as name=value");
        if (!field_parse(f->state, f->why, f->game, word))
            return false;
        f->rest.ptr += len;
        f->rest.len -= len;
    }
    return true;
}

/* Fields may be left out from the end. */
static bool read_fields(struct fen *f)
{
    bool (*const readers[])(struct fen *) = {read_side, read_castling, read_en_passant,
                                             read_counts};
    for (int rank = 7; rank >= 0; rank--)
        if (!read_rank(f, rank))
            return false;
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        if (f->rest.len && !is_blank(peek(f)))
            return fail(f, "the fields of a FEN are separated by blanks");
        skip_blanks(f);
        if (!f->rest.len || field_length(f))
            return true;
        if (!readers[i](f))
            return false;
    }
    return true;
}

bool position_parse(struct state *state, const char **why, size_t *at, const struct game *game,
                    struct slice text)
{
    struct fen f = {state, game, why, text};
    state_clear(state);
    bool ok = read_fields(&f) && read_state_fields(&f);
    *at = text.len - f.rest.len;
    return ok;
}

static void add_ranks(struct text *out, const struct board *board)
{
    for (int rank = 7; rank >= 0; rank--) {
        int empty = 0;
        for (int file = 0; file <= 8; file++) {
            uint8_t piece = file < 8 ? board->at[rank * 8 + file] : NO_PIECE;
            if (file < 8 && !piece) {
                empty++;
                continue;
            }
            if (empty)
                text_format(out, "%d", empty);
            empty = 0;
            if (piece)
                text_add_char(out, piece_letter(piece));
        }
        if (rank)
            text_add_char(out, '/');
    }
}

static void add_rights(struct text *out, const struct state *state)
{
    size_t before = out->len;
    for (int side = WHITE; side <= BLACK; side++)
        for (int wing = WING_H; wing >= WING_A; wing--) {
            int rook = state->rooks[side][wing];
            if (rook == NO_SQUARE)
                continue;
            bool outer = rook == outermost_rook(state, (enum side)side, (enum wing)wing);
            char letter = outer ? (wing == WING_A ? 'Q' : 'K') : (char)('A' + file_of(rook));
            text_add_char(out, side == WHITE ? letter : to_lower(letter));
        }
    if (out->len == before)
        text_add_char(out, '-');
}

void position_add(struct text *out, const struct game *game, const struct state *state)
{
    add_ranks(out, &state->board);
    text_format(out, " %c ", state->side == WHITE ? 'w' : 'b');
    add_rights(out, state);
    text_add_char(out, ' ');
    if (state->en_passant == NO_SQUARE)
        text_add_char(out, '-');
    else
        square_add(out, state->en_passant);
    text_format(out, " %u %u", state->quiet_plies, state->ply / 2 + 1);
    fields_add(out, game, state);
}
