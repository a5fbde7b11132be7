#include "game/notation.h"

#include "base/number.h"
#include "game/moves.h"

#include <string.h>

static const char letters[] = ".PNBRQK";

char piece_letter(uint8_t piece)
{
    char letter = letters[kind_of(piece)];
    return side_of(piece) == WHITE ? letter : to_lower(letter);
}

uint8_t piece_from_letter(char letter)
{
    const char *found = letter != '.' && letter ? strchr(letters, to_upper(letter)) : NULL;
    if (!found)
        return NO_PIECE;
    return piece_of(letter == to_upper(letter) ? WHITE : BLACK, (enum piece_kind)(found - letters));
}

void set_up_row(struct state *state, const char row[8])
{
    memset(state, 0, sizeof *state);
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    state->en_passant = NO_SQUARE;
    for (int file = 0; file < 8; file++) {
        enum piece_kind kind = kind_of(piece_from_letter(row[file]));
        board_put(&state->board, file, piece_of(WHITE, kind));
        board_put(&state->board, file + 8, piece_of(WHITE, PAWN));
        board_put(&state->board, file + 48, piece_of(BLACK, PAWN));
        board_put(&state->board, file + 56, piece_of(BLACK, kind));
    }
    int king = king_of(&state->board, WHITE);
    for (int file = 0; file < 8; file++)
        if (row[file] == 'R') {
            enum wing wing = file < king ? WING_A : WING_H;
            state->rooks[WHITE][wing] = (uint8_t)file;
            state->rooks[BLACK][wing] = (uint8_t)(file + 56);
        }
}

/* ---- FEN ---- */

struct fen {
    struct state *state;
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

static bool read_counts(struct fen *f)
{
    long quiet = 0, move = 1;
    if (f->rest.len && !read_count(f, 0, &quiet))
        return false;
    skip_blanks(f);
    if (f->rest.len && !read_count(f, 1, &move))
        return false;
    f->state->quiet_plies = (uint8_t)(quiet > UINT8_MAX ? UINT8_MAX : quiet);
    f->state->ply = (uint16_t)(2 * (move - 1) + f->state->side);
    skip_blanks(f);
    return !f->rest.len || fail(f, "a FEN ends with the number of the move");
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
        if (!f->rest.len)
            return true;
        if (!readers[i](f))
            return false;
    }
    return true;
}

bool fen_parse(struct state *state, const char **why, size_t *at, struct slice fen)
{
    struct fen f = {state, why, fen};
    memset(state, 0, sizeof *state);
    memset(state->rooks, NO_SQUARE, sizeof state->rooks);
    state->en_passant = NO_SQUARE;
    bool ok = read_fields(&f);
    *at = fen.len - f.rest.len;
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

static void add_square(struct text *out, int square)
{
    text_format(out, "%c%d", 'a' + file_of(square), rank_of(square) + 1);
}

void fen_add(struct text *out, const struct state *state)
{
    add_ranks(out, &state->board);
    text_format(out, " %c ", state->side == WHITE ? 'w' : 'b');
    add_rights(out, state);
    text_add_char(out, ' ');
    if (state->en_passant == NO_SQUARE)
        text_add_char(out, '-');
    else
        add_square(out, state->en_passant);
    text_format(out, " %u %u", state->quiet_plies, state->ply / 2 + 1);
}

/* ---- Actions ---- */

void action_add(struct text *out, const struct state *state, struct action action)
{
    (void)state;
    if (action.kind == ACTION_CASTLE) {
        text_add(out, action.to < action.from ? "O-O-O" : "O-O");
        return;
    }
    add_square(out, action.from);
    add_square(out, action.to);
    if (action.promote)
        text_format(out, "=%c", letters[action.promote]);
}

static bool read_square(uint8_t *square, const char *text)
{
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return false;
    *square = (uint8_t)(text[0] - 'a' + (text[1] - '1') * 8);
    return true;
}

static bool read_castle(struct action *action, const struct state *state, enum wing wing)
{
    int king = king_of(&state->board, (enum side)state->side);
    *action =
        (struct action){ACTION_CASTLE, (uint8_t)king, state->rooks[state->side][wing], NO_PIECE};
    return true;
}

bool action_parse(struct action *action, const char **why, const struct state *state,
                  struct slice text)
{
    text = slice_trim(text);
    if (slice_eq(text, "O-O"))
        return read_castle(action, state, WING_H);
    if (slice_eq(text, "O-O-O"))
        return read_castle(action, state, WING_A);
    *action = (struct action){.kind = ACTION_MOVE};
    *why = "a move is two squares, as in e2e4, a piece behind it for a promotion, as in e7e8=Q, or "
           "O-O or O-O-O";
    if ((text.len != 4 && text.len != 6) || !read_square(&action->from, text.ptr) ||
        !read_square(&action->to, text.ptr + 2))
        return false;
    if (text.len == 4)
        return true;
    action->promote = (uint8_t)kind_of(piece_from_letter(text.ptr[5]));
    return text.ptr[4] == '=' && action->promote && text.ptr[5] == to_upper(text.ptr[5]);
}
