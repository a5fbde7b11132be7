/* The board in words: where the pieces stand. */
#include "art/describe.h"
#include "diagram/geometry.h"

#include <string.h>

static const char start[SQUARE_COUNT + 1] = "rnbqkbnr"
                                            "pppppppp"
                                            "........"
                                            "........"
                                            "........"
                                            "........"
                                            "PPPPPPPP"
                                            "RNBQKBNR";

/* The squares whose middle the margins leave in the picture. */
struct view {
    int left, right, bottom, top; /* files and ranks */
};

static bool in_view(const struct view *view, int file, int rank)
{
    return file >= view->left && file <= view->right && rank >= view->bottom && rank <= view->top;
}

static struct view find_view(const struct diagram *d)
{
    struct box picture = picture_box(d);
    struct view view = {1, BOARD_SIZE, 1, BOARD_SIZE};
    while (view.left < BOARD_SIZE && view.left - 0.5 < picture.left)
        view.left++;
    while (view.right > view.left && view.right - 0.5 > picture.right)
        view.right--;
    while (view.top > 1 && BOARD_SIZE + 0.5 - view.top < picture.top)
        view.top--;
    while (view.bottom < view.top && BOARD_SIZE + 0.5 - view.bottom > picture.bottom)
        view.bottom++;
    return view;
}

/* "rooks a1 and h1"; true where there is such a piece. */
static bool say_kind(struct text *out, const char squares[SQUARE_COUNT], char letter, bool first)
{
    size_t count = 0, i = 0;
    for (size_t s = 0; s < SQUARE_COUNT; s++)
        count += squares[s] == letter;
    if (!count)
        return false;
    text_format(out, "%s%s%s ", first ? "" : ", ", piece_name(letter), plural(count));
    for (int file = 1; file <= BOARD_SIZE; file++)
        for (int rank = 1; rank <= BOARD_SIZE; rank++)
            if (squares[square_index(file, rank)] == letter) {
                say_comma(out, i++, count, " and ");
                say_square(out, file, rank);
            }
    return true;
}

static void say_side(struct text *out, const char squares[SQUARE_COUNT], const char *letters)
{
    const char *side = side_name(*letters);
    bool any = false;

    for (size_t s = 0; s < SQUARE_COUNT; s++)
        any = any || (squares[s] != '.' && strchr(letters, squares[s]));
    say_gap(out);
    if (!any) {
        text_format(out, "No %s pieces.", side);
        return;
    }
    say_capital(out, side);
    text_add(out, ": ");
    for (bool first = true; *letters; letters++)
        first = !say_kind(out, squares, *letters, first) && first;
    text_add_char(out, '.');
}

/* What can be said of the board before its pieces are named. */
static void say_state(struct text *out, const struct diagram *d, const struct view *view)
{
    if (!in_view(view, 1, 1) || !in_view(view, BOARD_SIZE, BOARD_SIZE)) {
        say_gap(out);
        text_add(out, "The picture shows only ");
        say_square(out, view->left, view->bottom);
        text_add(out, " to ");
        say_square(out, view->right, view->top);
        text_add_char(out, '.');
    }
    if (!d->sound) {
        say_gap(out);
        text_add(out, "The board could not be read in full.");
    }
}

void describe_pieces(struct text *out, const struct diagram *d)
{
    struct view view = find_view(d);
    char squares[SQUARE_COUNT];
    size_t pieces = 0;

    memset(squares, '.', sizeof squares);
    for (int rank = 1; rank <= BOARD_SIZE; rank++)
        for (int file = 1; file <= BOARD_SIZE; file++)
            if (in_view(&view, file, rank)) {
                size_t i = square_index(file, rank);
                squares[i] = d->squares[i];
                pieces += squares[i] != '.';
            }
    if (!d->sound && !pieces) {
        text_add(out, "The diagram could not be read.");
        return;
    }
    say_state(out, d, &view);
    if (memcmp(squares, start, sizeof squares) == 0) {
        say_gap(out);
        text_add(out, "The pieces stand in the starting position.");
    } else if (!pieces) {
        say_gap(out);
        text_add(out, "The board is empty.");
    } else {
        say_side(out, squares, "KQRBNP");
        say_side(out, squares, "kqrbnp");
    }
}
