#include "check/alike.h"

#include "check/sentence.h"
#include "game/notation.h"

/* ---- By chance ---- */

/* Pieces that only one of the boards has there; one that stands elsewhere counts once. */
static int count_changes(const struct board *a, const struct board *b, squares different)
{
    int gone = 0, come = 0;
    for (squares set = different; set; set &= set - 1) {
        gone += a->at[first_of(set)] != NO_PIECE;
        come += b->at[first_of(set)] != NO_PIECE;
    }
    return gone > come ? gone : come;
}

/* Pieces on the same squares. One that moves back along its arrow to where it stood is more. */
static int count_common(const struct reading *r, const struct board *board)
{
    enum { MOVED = 3 };
    const struct board *first = &r->first.board;
    int common = 0;
    for (squares set = board_occupied(first); set; set &= set - 1)
        common += first->at[first_of(set)] == board->at[first_of(set)];
    for (size_t i = 0; i < r->step_count && r->view == VIEW_AFTER; i++)
        common += r->steps[i].piece == board->at[r->steps[i].from] ? MOVED : 0;
    return common;
}

enum { COMMON_FOR_EACH = 3 }; /* change, and twice that for each ply told */

bool is_told_by_chance(const struct reading *r)
{
    const struct reading *from = r->continues;
    if (!from)
        return false;
    const struct board *board = r->instead                  ? &from->first.board
                                : from->view == VIEW_BEFORE ? &from->last
                                                            : &from->shown;
    return count_common(r, board) < 2 * COMMON_FOR_EACH * (int)r->told_count;
}

/* ---- By the text ---- */

/* The lines before the diagram, back to a blank one or to another diagram: mostly a paragraph. */
static struct slice paragraph_before(const struct book *book, const struct diagram *d)
{
    uint32_t stop = d > book->diagrams.items ? d[-1].at.end : 0;
    struct slice text = {book->doc->source->text.ptr + stop, d->at.begin - stop};
    text = slice_trim(text);
    size_t begin = text.len, line = text.len;
    while (line) {
        size_t end = line;
        while (line && text.ptr[line - 1] != '\n')
            line--;
        if (!slice_trim((struct slice){text.ptr + line, end - line}).len)
            break;
        begin = line;
        line -= line > 0;
    }
    return (struct slice){text.ptr + begin, text.len - begin};
}

/* "If the rook stood on a1 instead": a board that is to be like another one, but for a square that
 * the text names. */
static bool is_told(const struct book *book, const struct diagram *d, squares different)
{
    static const char *const supposing[] = {"if",      "instead", "suppose", "imagine",
                                            "without", "were",    "had",     NULL};
    struct slice text = paragraph_before(book, d), word;
    bool supposes = false, named = false;
    while ((word = word_take(&text)).len) {
        struct slice rest = word;
        int square;
        named |= word.len == 2 && square_take(&square, &rest) && different & bit(square);
        supposes |= is_one_of(word, supposing);
    }
    return supposes && named;
}

static bool is_loss(const struct reading *r, const struct board *board, squares different)
{
    return r->rules->loses && count_of(different) == 1 && board->at[first_of(different)] &&
           !r->first.board.at[first_of(different)];
}

/* Below another heading stands another example, more often than not. */
static bool is_apart(const struct reading *r, const struct reading *earlier)
{
    return earlier && earlier->diagram->section != r->diagram->section;
}

bool is_near_miss(const struct book *book, const struct reading *r, const struct reading *earlier,
                  const struct board *board, squares different, int told)
{
    enum { MOST_SQUARES = 4 };
    int changes = count_changes(board, &r->first.board, different) + 2 * told;
    if (is_apart(r, earlier))
        changes *= 2;
    return count_of(different) <= MOST_SQUARES && !is_loss(r, board, different) &&
           count_common(r, board) >= COMMON_FOR_EACH * changes &&
           (r->step_count || !is_told(book, r->diagram, different));
}
