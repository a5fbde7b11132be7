#include "check/names.h"

#include "game/notation.h"

const char *piece_words(uint8_t piece)
{
    static const char *const names[2][KIND_COUNT] = {
        {"nothing", "white pawn", "white knight", "white bishop", "white rook", "white queen",
         "white king"},
        {"nothing", "black pawn", "black knight", "black bishop", "black rook", "black queen",
         "black king"},
    };
    return names[side_of(piece)][kind_of(piece)];
}

const char *the_piece(struct arena *arena, uint8_t piece)
{
    struct text text = text_new(arena);
    text_format(&text, "%s%s", piece ? "the " : "", piece_words(piece));
    return text.ptr;
}

const char *square_words(struct arena *arena, int square)
{
    struct text text = text_new(arena);
    square_add(&text, square);
    return text.ptr;
}
