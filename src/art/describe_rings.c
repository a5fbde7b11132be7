/* Rings in words: checkers, coins and markers, and the stacks that corner texts count. */
#include "art/describe.h"

#include "base/number.h"

/* What lies on the square decides the words. */
enum ring_place { UNDER_PIECE, ON_EMPTY, IN_MARGIN, RING_PLACE_COUNT };

static enum ring_place ring_place(const struct diagram *d, const struct arrow *ring)
{
    size_t i = square_index(ring->to.file, ring->to.rank);
    return i == SQUARE_COUNT ? IN_MARGIN : d->squares[i] == '.' ? ON_EMPTY : UNDER_PIECE;
}

/* ---- Stacks ---- */

bool stack_height(const struct stacks *stacks, const struct words *words, size_t *square,
                  int *height)
{
    double x = words->x.value, y = words->y.value;
    long number;

    if (x < 1 || x > BOARD_SIZE || y < 1 || y > BOARD_SIZE || x != (int)x || y != (int)y)
        return false;
    *square = square_index((int)x, (int)y);
    if (!stacks->first[*square] || !number_parse_whole(&number, words->words) || number < 1)
        return false;
    *height = (int)number;
    return true;
}

struct stacks find_stacks(const struct diagram *d)
{
    struct stacks stacks = {{NULL}, {0}};
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        size_t square = square_index(arrow->to.file, arrow->to.rank);
        if (is_ring(arrow) && square < SQUARE_COUNT && !stacks.first[square])
            stacks.first[square] = arrow;
    }
    for (size_t i = 0; i < d->corner_texts.count; i++) {
        size_t square;
        int height;
        if (stack_height(&stacks, &d->corner_texts.items[i], &square, &height))
            stacks.height[square] = height;
    }
    return stacks;
}

/* The height of the stack that this ring stands for, 0 where it is not told. */
static int height_of(const struct stacks *stacks, const struct arrow *ring)
{
    size_t square = square_index(ring->to.file, ring->to.rank);
    return square < SQUARE_COUNT && stacks->first[square] == ring ? stacks->height[square] : 0;
}

/* ---- Sentences ---- */

/* "A stack of 3 grey markers", "A white checker", "Black markers" */
static void say_head(struct text *out, enum colour colour, enum ring_place place, size_t count,
                     int height)
{
    /* Checkers are white or black and lie under pieces; anything else is only a mark. */
    const char *noun = colour != COLOUR_GREY && place == UNDER_PIECE ? "checker" : "marker";
    const char *name = colour_name(colour);

    say_gap(out);
    if (height)
        text_format(out, "A stack of %d %s %s%s", height, name, noun, plural((size_t)height));
    else if (count == 1)
        text_format(out, "A %s %s", name, noun);
    else {
        say_capital(out, name);
        text_format(out, " %ss", noun);
    }
    if (place == UNDER_PIECE)
        text_add(out, " under ");
    else if (place == ON_EMPTY)
        text_format(out, " on the empty square%s ", plural(count));
    else
        text_add_char(out, ' ');
}

/* The piece on the ring's square; '.' where there is none. */
static char piece_at(const struct diagram *d, const struct arrow *ring)
{
    size_t i = square_index(ring->to.file, ring->to.rank);
    return i == SQUARE_COUNT ? '.' : to_lower(d->squares[i]);
}

/* How many rings from the first on lie under pieces of one kind. */
static size_t same_piece(const struct diagram *d, const struct arrow *const *rings, size_t count)
{
    size_t len = 1;
    while (len < count && piece_at(d, rings[len]) == piece_at(d, rings[0]))
        len++;
    return len;
}

/* "the pawns on e7 and f5", "h8", "below e1" */
static void say_run(struct text *out, const struct diagram *d, const struct arrow *const *rings,
                    size_t count)
{
    char piece = piece_at(d, rings[0]);
    if (piece != '.')
        text_format(out, "the %s%s on ", piece_name(piece), plural(count));
    for (size_t i = 0; i < count; i++) {
        say_comma(out, i, count, " and ");
        say_place(out, &rings[i]->to);
    }
}

/* One sentence of rings that share their colour and kind of place. */
static void say_rings(struct text *out, const struct diagram *d, const struct arrow *const *rings,
                      size_t count, int height)
{
    size_t runs = 0;
    for (size_t i = 0; i < count; i += same_piece(d, rings + i, count - i))
        runs++;
    say_head(out, rings[0]->colour, ring_place(d, rings[0]), count, height);
    for (size_t i = 0, said = 0, len; i < count; i += len, said++) {
        len = same_piece(d, rings + i, count - i);
        say_comma(out, said, runs, " and ");
        say_run(out, d, rings + i, len);
    }
    text_add_char(out, '.');
}

/* The rings of one colour and kind of place that are no counted stacks. */
static void say_group(struct text *out, const struct diagram *d, const struct stacks *stacks,
                      enum colour colour, enum ring_place place, const struct arrow **rings)
{
    size_t count = 0;
    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *arrow = &d->arrows.items[i];
        if (is_ring(arrow) && arrow->colour == colour && ring_place(d, arrow) == place &&
            !height_of(stacks, arrow))
            rings[count++] = arrow;
    }
    if (count)
        say_rings(out, d, rings, count, 0);
}

void describe_rings(struct text *out, const struct diagram *d)
{
    struct stacks stacks = find_stacks(d);
    const struct arrow **rings = arena_alloc(out->arena, d->arrows.count * sizeof *rings);

    for (size_t i = 0; i < d->arrows.count; i++) {
        const struct arrow *ring = &d->arrows.items[i];
        if (is_ring(ring) && height_of(&stacks, ring))
            say_rings(out, d, &ring, 1, height_of(&stacks, ring));
    }
    for (int colour = COLOUR_WHITE; colour <= COLOUR_GREY; colour++)
        for (int place = 0; place < RING_PLACE_COUNT; place++)
            say_group(out, d, &stacks, (enum colour)colour, (enum ring_place)place, rings);
}
