/* Changes to what lies beside the board, cards, checkers, margins, and to the numbers in corners:
 * faults, and places as good as the old ones. */
#include "changes.h"

#include "base/number.h"
#include "diagram/geometry.h"

#include <math.h>

static const char piece_letters[] = "PNBRQKpnbrqk";
static const char suits[] = "SHDC";
enum { PIECE_LETTERS = sizeof piece_letters - 1, SUITS = sizeof suits - 1, RANKS = 13 };

size_t cards(const struct unit *unit)
{
    return is_board(unit) ? unit->diagram->cards.count : 0;
}

/* ---- Symbols ---- */

static char swap_case(char c)
{
    return to_lower(c) == c ? to_upper(c) : to_lower(c);
}

/* Another card of its kind; of backs there is but one, so it is turned over. */
static struct card_face other_face(struct mutant *m, struct card_face face)
{
    int number;
    switch (face.kind) {
    case CARD_PIECE:
        number = (int)(strchr(piece_letters, face.letter) - piece_letters);
        face.letter = piece_letters[pick_other(m, number, PIECE_LETTERS)];
        break;
    case CARD_PLAYING:
        number = (int)(strchr(suits, face.suit) - suits) * RANKS + face.rank - 1;
        number = pick_other(m, number, SUITS * RANKS);
        face.suit = suits[number / RANKS];
        face.rank = number % RANKS + 1;
        break;
    case CARD_CHECKER:
    case CARD_EMPTY:
        face.letter = swap_case(face.letter);
        break;
    case CARD_BACK:
        face = (struct card_face){
            .kind = CARD_PIECE, .letter = piece_letters[pick(m, PIECE_LETTERS)], .pips = -1};
        break;
    }
    return face;
}

bool card_of_another_symbol(struct mutant *m, size_t site)
{
    const struct card *card = &m->unit->diagram->cards.items[site];
    const char *face = card_face_name(m->arena, other_face(m, card->face));
    put(m, card->face_at, "%s", face);
    say(m, "'%s' now %s", line_at(m, card->at), face);
    return true;
}

/* ---- More and fewer ---- */

bool card_removed(struct mutant *m, size_t site)
{
    const struct card *card = &m->unit->diagram->cards.items[site];
    remove_line(m, card->at);
    say(m, "'%s' removed", line_at(m, card->at));
    return true;
}

static bool is_free(const struct diagram *d, const struct card *card)
{
    for (size_t i = 0; i < d->cards.count; i++)
        if (fabs(d->cards.items[i].x.value - card->x.value) < 1e-6 &&
            fabs(d->cards.items[i].y.value - card->y.value) < 1e-6)
            return false;
    return box_holds(picture_box(d), card_box(card));
}

/* A card like this one, half a square off: one more in its hand or pile. */
bool card_added(struct mutant *m, size_t site)
{
    const struct diagram *d = m->unit->diagram;
    struct card card = d->cards.items[site];
    double step = toss(m) ? 0.5 : -0.5;
    if (toss(m))
        card.x.value += step;
    else
        card.y.value += step;
    if (!is_free(d, &card))
        return false;
    struct card_face face = toss(m) ? card.face : other_face(m, card.face);
    const char *words = format_string(m->arena, "card: %s, %g, %g", card_face_name(m->arena, face),
                                      card.x.value, card.y.value);
    add_line(m, card.at, words);
    say(m, "'%s' added", words);
    return true;
}

/* ---- Places ---- */

/* The players sit above and below the board, so a card's place in the mirror is with the other one.
 */
static double mirrored(const struct card *card)
{
    return BOARD_SIZE - CARD_HEIGHT - card->y.value;
}

static bool is_to_one_side(const struct card *card)
{
    return fabs(mirrored(card) - card->y.value) > 1;
}

size_t cards_to_one_side(const struct unit *unit)
{
    size_t count = 0;
    for (size_t i = 0; i < cards(unit); i++)
        count += is_to_one_side(&unit->diagram->cards.items[i]);
    return count;
}

bool card_on_the_other_side(struct mutant *m, size_t site)
{
    const struct card *card = m->unit->diagram->cards.items;
    while (!is_to_one_side(card) || site--)
        card++;
    put(m, card->y.at, "%g", mirrored(card));
    say(m, "'%s' now at y %g", line_at(m, card->at), mirrored(card));
    return true;
}

bool card_moved_a_little(struct mutant *m, size_t site)
{
    const struct diagram *d = m->unit->diagram;
    struct card card = d->cards.items[site];
    enum { FARTHEST = 4 }; /* of these steps; cards of a hand lie half a square apart, or more */
    const double step = 0.05;
    card.x.value += ((int)pick(m, 2 * FARTHEST + 1) - FARTHEST) * step;
    card.y.value += ((int)pick(m, 2 * FARTHEST + 1) - FARTHEST) * step;
    if (!is_free(d, &card))
        return false;
    put(m, card.x.at, "%g", card.x.value);
    put(m, card.y.at, "%g", card.y.value);
    say(m, "'%s' now at %g, %g", line_at(m, card.at), card.x.value, card.y.value);
    return true;
}

/* ---- Numbers ---- */

/* One more, or one less. */
static bool miscount(struct mutant *m, struct span at, long number)
{
    number += number > 0 && toss(m) ? -1 : 1;
    put(m, at, "%ld", number);
    say(m, "'%s' with %ld for %s", line_at(m, at), number, words_at(m, at));
    return true;
}

size_t checker_counts(const struct unit *unit)
{
    return is_board(unit) && unit->diagram->checkers.given ? 2 : 0;
}

bool checkers_miscounted(struct mutant *m, size_t site)
{
    const struct checkers *c = &m->unit->diagram->checkers;
    return site ? miscount(m, c->black_at, c->black) : miscount(m, c->white_at, c->white);
}

static bool is_number(const struct words *text)
{
    long number;
    return number_parse_whole(&number, text->words);
}

size_t corner_numbers(const struct unit *unit)
{
    size_t count = 0;
    for (size_t i = 0; is_board(unit) && i < unit->diagram->corner_texts.count; i++)
        count += is_number(&unit->diagram->corner_texts.items[i]);
    return count;
}

bool corner_number(struct mutant *m, size_t site)
{
    const struct words *text = m->unit->diagram->corner_texts.items;
    long number = 0;
    while (!is_number(text) || site--)
        text++;
    number_parse_whole(&number, text->words);
    return miscount(m, text->words_at, number);
}

/* ---- Margins ---- */

/* How much of what is drawn reaches beyond the picture. */
static size_t count_cut_off(const struct diagram *d)
{
    struct box picture = picture_box(d);
    size_t count = d->checkers.given && !box_holds(picture, checkers_box());
    for (size_t i = 0; i < d->cards.count; i++)
        count += !box_holds(picture, card_box(&d->cards.items[i]));
    for (size_t i = 0; i < d->texts.count; i++)
        count += !box_holds(picture, text_box(&d->texts.items[i]));
    for (size_t i = 0; i < d->arrows.count; i++) {
        count += !box_holds(picture, square_middle(&d->arrows.items[i].from));
        count += !box_holds(picture, square_middle(&d->arrows.items[i].to));
    }
    return count;
}

size_t margins(const struct unit *unit)
{
    return is_board(unit) && unit->diagram->margins.at.end;
}

/* Two written margins are four numbers with two places. */
static void set_margin(struct margins *margins, struct span at, double value)
{
    struct number *const sides[] = {&margins->left, &margins->top, &margins->right,
                                    &margins->bottom};
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        if (sides[i]->at.begin == at.begin)
            sides[i]->value = value;
}

/* One margin smaller, so that something no longer fits. */
bool margins_broken(struct mutant *m, size_t site)
{
    struct diagram d = *m->unit->diagram;
    const struct number sides[] = {d.margins.left, d.margins.top, d.margins.right,
                                   d.margins.bottom};
    struct number side = sides[pick(m, sizeof sides / sizeof *sides)];
    double smaller = side.value - (1 + pick(m, 6)) * 0.5;
    size_t before = count_cut_off(&d);
    (void)site;
    set_margin(&d.margins, side.at, smaller);
    if (count_cut_off(&d) == before)
        return false;
    put(m, side.at, "%g", smaller);
    say(m, "'%s' with %g for %s", line_at(m, side.at), smaller, words_at(m, side.at));
    return true;
}

bool wider_margins(struct mutant *m, size_t site)
{
    const struct diagram *d = m->unit->diagram;
    const struct margins *old = &d->margins;
    double wider[4];
    (void)site;
    if (d->margins_unknown || count_cut_off(d)) /* it would be cut off by less, and that be told */
        return false;
    for (size_t i = 0; i < sizeof wider / sizeof *wider; i++)
        wider[i] = pick(m, 5) * 0.25;
    const char *words = format_string(m->arena, "margins: %g, %g, %g, %g",
                                      old->left.value + wider[0], old->top.value + wider[1],
                                      old->right.value + wider[2], old->bottom.value + wider[3]);
    if (old->at.end)
        put(m, old->at, "%s", words);
    else
        add_line(m, last_row(d), words);
    say(m, "'%s'", words);
    return true;
}
