#include "check/special.h"

#include <string.h>

/* ---- Castling ---- */

enum { FILE_C = 2, FILE_D = 3, FILE_E = 4, FILE_F = 5, FILE_G = 6 };

static int base_of(enum side side)
{
    return side == WHITE ? 0 : 56;
}

bool castled_rook(int *from, int *to, uint8_t king, int king_from, int king_to)
{
    int base = base_of(side_of(king));
    bool short_way = king_to == base + FILE_G;
    if (kind_of(king) != KING || king_from != base + FILE_E ||
        (!short_way && king_to != base + FILE_C))
        return false;
    *from = short_way ? base + 7 : base;
    *to = base + (short_way ? FILE_F : FILE_D);
    return true;
}

/* Wherever they began, on their first rank. */
static bool is_castling(const struct step *king, const struct step *rook)
{
    enum side side = side_of(king->piece);
    int base = base_of(side);
    return king->piece == piece_of(side, KING) && rook->piece == piece_of(side, ROOK) &&
           rank_of(king->from) == rank_of(base) && rank_of(rook->from) == rank_of(base) &&
           (rook->from < king->from ? king->to == base + FILE_C && rook->to == base + FILE_D
                                    : king->to == base + FILE_G && rook->to == base + FILE_F);
}

const struct step *castling_half(const struct reading *r, const struct step *step)
{
    for (size_t i = 0; i < r->step_count; i++)
        if (is_castling(step, &r->steps[i]) || is_castling(&r->steps[i], step))
            return &r->steps[i];
    return NULL;
}

static bool has_way_to(const struct reading *r, int square)
{
    for (size_t i = 0; i < r->diagram->arrows.count; i++) {
        const struct arrow *arrow = &r->diagram->arrows.items[i];
        if (square_on_board(&arrow->to) == square && square_on_board(&arrow->from) != square)
            return true;
    }
    return false;
}

/* The squares between which a rook goes that has no arrow, when its king castles. */
static bool has_no_arrow(int *from, int *to, const struct reading *r, uint8_t king, int king_from,
                         int king_to)
{
    return castled_rook(from, to, king, king_from, king_to) && !has_way_to(r, *to);
}

static bool move_rook(struct board *board, uint8_t king, int from, int to)
{
    if (board->at[from] != piece_of(side_of(king), ROOK) || board->at[to])
        return false;
    board_move(board, from, to);
    return true;
}

bool rook_goes_along(const struct reading *r, struct board *board, uint8_t king, int king_from,
                     int king_to)
{
    int from, to;
    return has_no_arrow(&from, &to, r, king, king_from, king_to) &&
           move_rook(board, king, from, to);
}

bool rook_goes_back(const struct reading *r, struct board *board, uint8_t king, int king_from,
                    int king_to)
{
    int from, to;
    return has_no_arrow(&from, &to, r, king, king_from, king_to) &&
           move_rook(board, king, to, from);
}

void add_castled_rooks(struct reading *r)
{
    for (size_t i = 0; i < r->step_count && r->step_count < MOST_STEPS; i++) {
        struct step step = r->steps[i];
        int from, to;
        if (!has_no_arrow(&from, &to, r, step.piece, step.from, step.to))
            continue;
        step.piece = piece_of(side_of(step.piece), ROOK);
        if (r->first.board.at[from] != step.piece || r->last.at[to] != step.piece)
            continue;
        memmove(r->steps + i + 2, r->steps + i + 1, (r->step_count - i - 1) * sizeof *r->steps);
        r->steps[++i] = (struct step){(uint8_t)from, (uint8_t)to, step.piece, step.arrow};
        r->step_count++;
    }
}

/* ---- Pawns ---- */

static int passed_square(uint8_t piece, int from, int to)
{
    enum side side = side_of(piece);
    bool aslant = kind_of(piece) == PAWN && pawn_attacks(side, from) & bit(to);
    return aslant && rank_of(from) == (side == WHITE ? 4 : 3) ? rank_of(from) * 8 + file_of(to)
                                                              : NO_SQUARE;
}

squares may_have_passed(const struct reading *r, const struct board *board, uint8_t piece, int from,
                        int to)
{
    int square = passed_square(piece, from, to);
    bool allowed = r->game->rules && r->game->rules->en_passant;
    return allowed && square != NO_SQUARE && !board->at[square] ? bit(square) : 0;
}

bool was_passed(const struct board *board, int square)
{
    enum side side = rank_of(square) == 4 ? BLACK : WHITE; /* of the pawn */
    return board->at[square] == piece_of(side, PAWN) &&
           !board->at[square + (side == BLACK ? 8 : -8)];
}

int victim_of(const struct board *board, const struct step *step)
{
    int passed = passed_square(step->piece, step->from, step->to);
    if (board->at[step->to])
        return step->to;
    return passed != NO_SQUARE && was_passed(board, passed) ? passed : NO_SQUARE;
}

void step_play(struct board *board, const struct step *step)
{
    int victim = victim_of(board, step);
    if (victim != NO_SQUARE)
        board_remove(board, victim);
    board_move(board, step->from, step->to);
}

bool is_last_rank(const struct game *game, int square, enum side side)
{
    static const squares last[2] = {[WHITE] = RANK_8, [BLACK] = RANK_1};
    return (game->rules ? game->rules->last_rank[side] : last[side]) & bit(square);
}

/* Where the piece that a reading's moves begin with on a square stands behind them. */
static int place_behind(const struct reading *r, int square)
{
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++)
        if (r->steps[i].from == square)
            square = r->steps[i].to;
    return square;
}

squares risen_since(const struct reading *r, const struct reading *earlier)
{
    squares risen = 0;
    if (!r->rules->comes_back || !earlier || earlier->view != VIEW_AFTER)
        return 0;
    for (size_t i = 0; i < earlier->step_count; i++) {
        int square = earlier->steps[i].from;
        uint8_t piece = r->first.board.at[square];
        if (!earlier->shown.at[square] && piece &&
            side_of(piece) != side_of(earlier->steps[i].piece) &&
            r->rings[COLOUR_GREY] & bit(place_behind(r, square)))
            risen |= bit(square);
    }
    return risen;
}
