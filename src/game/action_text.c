#include "game/action_text.h"

#include "base/number.h"
#include "game/notation.h"

/* A plain move, with a piece behind it for a promotion. */
static const struct verb move_verb = {"", HAS_FROM | HAS_TO | HAS_MAYBE_KIND};
static const struct verb pass_verb = {"pass", 0};

static const struct verb *verb_of(const struct game *game, uint8_t kind)
{
    return kind == ACTION_MOVE   ? &move_verb
           : kind == ACTION_PASS ? &pass_verb
                                 : &game->verbs[kind - ACTION_OWN];
}

void action_add(struct text *out, const struct game *game, struct action a)
{
    if (a.kind == ACTION_CASTLE) {
        text_add(out, a.to < a.from ? "O-O-O" : "O-O");
        return;
    }
    const struct verb *verb = verb_of(game, a.kind);
    bool squares_follow = verb->shape & (HAS_THIRD | HAS_FROM | HAS_TO);
    text_add(out, verb->word);
    if (*verb->word && (squares_follow || a.card || a.promote || verb->shape & HAS_NUMBER))
        text_add_char(out, ':');
    if (a.card)
        card_add(out, a.card);
    if (a.card && squares_follow)
        text_add_char(out, '@');
    if (verb->shape & HAS_THIRD)
        square_add(out, a.third);
    if (verb->shape & HAS_FROM)
        square_add(out, a.from);
    if (verb->shape & HAS_TO)
        square_add(out, a.to);
    if (verb->shape & HAS_NUMBER)
        text_format(out, "#%u", a.third);
    if (a.promote)
        text_format(out, "=%c", piece_letter(a.promote));
}

/* ---- Fitting ---- */

/* ---- Reading ---- */

static bool take_char(struct slice *text, char c)
{
    if (!text->len || *text->ptr != c)
        return false;
    text->ptr++;
    text->len--;
    return true;
}

static bool take_square(uint8_t *square, struct slice *text)
{
    int found;
    if (!square_take(&found, text))
        return false;
    *square = (uint8_t)found;
    return true;
}

static bool take_kind(uint8_t *kind, struct slice *text)
{
    if (!take_char(text, '=') || !text->len)
        return false;
    *kind = (uint8_t)kind_from_letter(*text->ptr);
    return take_char(text, *text->ptr) && *kind;
}

static bool take_number(uint8_t *number, struct slice *text)
{
    long value;
    size_t len = 0;
    if (!take_char(text, '#'))
        return false;
    while (len < text->len && is_digit(text->ptr[len]))
        len++;
    if (!number_parse_whole(&value, (struct slice){text->ptr, len}) || value > UINT8_MAX)
        return false;
    *number = (uint8_t)value;
    text->ptr += len;
    text->len -= len;
    return true;
}

/* A card stands before '@', or alone: a letter of a square is no card. */
static bool take_card(uint8_t *card, unsigned shape, struct slice *text)
{
    bool squares_follow = shape & (HAS_THIRD | HAS_FROM | HAS_TO);
    if (shape & HAS_MAYBE_CARD &&
        (squares_follow ? slice_find(*text, '@') == text->len : !text->len))
        return true;
    return card_take(card, text) && *card && (!squares_follow || take_char(text, '@'));
}

static bool take_fields(struct action *a, unsigned shape, struct slice text)
{
    return (!(shape & (HAS_CARD | HAS_MAYBE_CARD)) || take_card(&a->card, shape, &text)) &&
           (!(shape & HAS_THIRD) || take_square(&a->third, &text)) &&
           (!(shape & HAS_FROM) || take_square(&a->from, &text)) &&
           (!(shape & HAS_TO) || take_square(&a->to, &text)) &&
           (!(shape & HAS_NUMBER) || take_number(&a->third, &text)) &&
           (!(shape & HAS_KIND || (shape & HAS_MAYBE_KIND && text.len)) ||
            take_kind(&a->promote, &text)) &&
           !text.len;
}

static bool read_castle(struct action *action, const struct state *state, enum wing wing)
{
    int king = king_of(&state->board, (enum side)state->side);
    *action = (struct action){
        .kind = ACTION_CASTLE, .from = (uint8_t)king, .to = state->rooks[state->side][wing]};
    return true;
}

/* A king that may castle from its usual square, and is said to go two squares along its rank. */
static bool is_castling(struct action a, const struct state *state)
{
    return a.from == king_of(&state->board, (enum side)state->side) && file_of(a.from) == 4 &&
           (a.to == a.from - 2 || a.to == a.from + 2) && !a.promote && !state->board.at[a.to] &&
           state->rooks[state->side][a.to < a.from ? WING_A : WING_H] != NO_SQUARE;
}

static bool read_move(struct action *action, const struct state *state, struct slice text)
{
    *action = (struct action){.kind = ACTION_MOVE};
    if (!take_fields(action, move_verb.shape, text))
        return false;
    return !is_castling(*action, state) ||
           read_castle(action, state, action->to < action->from ? WING_A : WING_H);
}

static bool read_verb(struct action *action, const char **why, const struct game *game,
                      struct slice text)
{
    struct slice word = slice_next_field(&text, ':');
    for (int i = 0; game->verbs && game->verbs[i].word; i++)
        if (slice_eq(word, game->verbs[i].word)) {
            *action = (struct action){.kind = (uint8_t)(ACTION_OWN + i)};
            *why = "that is not what this action is done with";
            return take_fields(action, game->verbs[i].shape, text);
        }
    return false;
}

bool action_parse(struct action *action, const char **why, const struct game *game,
                  const struct state *state, struct slice text)
{
    text = slice_trim(text);
    if (slice_eq(text, "O-O"))
        return read_castle(action, state, WING_H);
    if (slice_eq(text, "O-O-O"))
        return read_castle(action, state, WING_A);
    *action = (struct action){.kind = ACTION_PASS};
    if (slice_eq(text, pass_verb.word))
        return true;
    *why = "a move is two squares, as in e2e4, a piece behind it for a promotion, as in e7e8=Q, or "
           "O-O or O-O-O";
    if (read_verb(action, why, game, text))
        return true;
    if (action->kind >= ACTION_OWN)
        return false;
    return read_move(action, state, text);
}
