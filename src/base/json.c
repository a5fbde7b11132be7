#include "base/json.h"

#include "base/number.h"
#include "base/utf8.h"

/* Lists in lists; far more than any report of ours has, and few enough for the stack. */
enum { DEEPEST = 64 };

static const char byte_order_mark[] = "\xEF\xBB\xBF";

struct json json_new(struct slice text)
{
    struct json json = {.text = text};
    size_t valid = utf8_valid_len(text);
    if (slice_starts(text, byte_order_mark))
        json.at = strlen(byte_order_mark);
    if (valid < text.len) {
        json.at = valid;
        json.wrong = "bytes that are not UTF-8";
    }
    return json;
}

bool json_refuse(struct json *json, const char *wrong)
{
    if (!json->wrong)
        json->wrong = wrong;
    return false;
}

bool json_end(struct json *json)
{
    while (json->at < json->text.len && is_blank(json->text.ptr[json->at]) && !json->wrong)
        json->at++;
    if (json->at < json->text.len)
        return json_refuse(json, "something follows the end");
    return !json->wrong;
}

void json_place(size_t *line, size_t *column, const struct json *json)
{
    struct slice rest = {json->text.ptr, json->at};
    *line = 1;
    for (size_t end; (end = slice_find(rest, '\n')) < rest.len; ++*line)
        rest = (struct slice){rest.ptr + end + 1, rest.len - end - 1};
    *column = utf8_count(rest) + 1;
}

/* ---- Characters ---- */

/* The next byte; at the end 0, which stands nowhere in JSON. */
static char peek(const struct json *json)
{
    return json->at < json->text.len ? json->text.ptr[json->at] : 0;
}

static char peek_past_blanks(struct json *json)
{
    while (is_blank(peek(json)))
        json->at++;
    return peek(json);
}

static bool take(struct json *json, char c)
{
    if (json->wrong || peek_past_blanks(json) != c)
        return false;
    json->at++;
    return true;
}

static bool take_word(struct json *json, const char *word)
{
    struct slice rest = {json->text.ptr + json->at, json->text.len - json->at};
    if (!slice_starts(rest, word))
        return false;
    json->at += strlen(word);
    return true;
}

/* ---- Strings ---- */

static bool take_hex(uint32_t *code, struct json *json)
{
    *code = 0;
    for (int i = 0; i < 4; i++, json->at++) {
        int digit = hex_digit(peek(json));
        if (digit < 0)
            return json_refuse(json, "four hexadecimal digits are missing here");
        *code = *code * 16 + (uint32_t)digit;
    }
    return true;
}

static void add_code(struct text *out, uint32_t code)
{
    if (code < 0x80) {
        text_add_char(out, (char)code);
        return;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char lead[] = {0, 0xC0, 0xE0, 0xF0};
    text_add_char(out, (char)(lead[more] | (code >> (6 * more))));
    while (more--)
        text_add_char(out, (char)(0x80 | ((code >> (6 * more)) & 0x3F)));
}

/* Behind "\u": a code point, or half of one beyond U+FFFF, whose other half must follow. */
static bool take_code(struct text *out, struct json *json)
{
    uint32_t code, low;
    if (!take_hex(&code, json))
        return false;
    if (code >= 0xD800 && code < 0xE000) {
        if (code >= 0xDC00 || !take_word(json, "\\u") || !take_hex(&low, json) || low < 0xDC00 ||
            low >= 0xE000)
            return json_refuse(json, "half of a character");
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    if (out)
        add_code(out, code);
    return true;
}

static bool take_escape(struct text *out, struct json *json)
{
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    char c = peek(json);
    const char *letter = c ? strchr(letters, c) : NULL;
    if (!letter && c != 'u')
        return json_refuse(json, "a backslash in front of no escape");
    json->at++;
    if (c == 'u')
        return take_code(out, json);
    if (out)
        text_add_char(out, meant[letter - letters]);
    return true;
}

/* A string into `out`, or nowhere. */
static bool take_string(struct text *out, struct json *json)
{
    if (!take(json, '"'))
        return json_refuse(json, "a string is missing here");
    for (;;) {
        char c = peek(json);
        if ((unsigned char)c < ' ')
            return json_refuse(json, "the end of the string is missing");
        json->at++;
        if (c == '"')
            return true;
        if (c == '\\' && !take_escape(out, json))
            return false;
        if (c != '\\' && out)
            text_add_char(out, c);
    }
}

bool json_string(struct slice *value, struct json *json, struct arena *arena)
{
    struct text out = text_new(arena);
    bool ok = take_string(&out, json);
    *value = text_slice(&out);
    return ok;
}

/* ---- Lists ---- */

bool json_open(struct json_list *list, struct json *json, char bracket)
{
    *list = (struct json_list){.end = bracket == '{' ? '}' : ']'};
    if (!take(json, bracket))
        return json_refuse(json, bracket == '{' ? "an object is missing here"
                                                : "an array is missing here");
    if (++json->depth > DEEPEST)
        return json_refuse(json, "lists are nested too deeply");
    return true;
}

bool json_next(struct json_list *list, struct json *json)
{
    if (take(json, list->end)) {
        json->depth--;
        return false;
    }
    if (list->begun && !take(json, ','))
        return json_refuse(json, "a comma or the end of the list is missing here");
    list->begun = true;
    return !json->wrong;
}

static bool take_colon(struct json *json)
{
    return take(json, ':') || json_refuse(json, "a colon is missing here");
}

bool json_key(struct slice *key, struct json *json, struct arena *arena)
{
    return json_string(key, json, arena) && take_colon(json);
}

/* ---- Other values ---- */

static bool take_digits(struct json *json)
{
    size_t begin = json->at;
    while (is_digit(peek(json)))
        json->at++;
    return json->at > begin || json_refuse(json, "a digit is missing here");
}

bool json_number(struct slice *digits, struct json *json)
{
    bool has_start = !json->wrong && (peek_past_blanks(json) == '-' || is_digit(peek(json)));
    size_t begin = json->at;
    if (!has_start)
        return json_refuse(json, "a number is missing here");
    take_word(json, "-");
    /* No digit follows a leading zero. */
    if (!take_word(json, "0") && !take_digits(json))
        return false;
    if (take_word(json, ".") && !take_digits(json))
        return false;
    if (take_word(json, "e") || take_word(json, "E")) {
        if (!take_word(json, "-"))
            take_word(json, "+");
        if (!take_digits(json))
            return false;
    }
    *digits = (struct slice){json->text.ptr + begin, json->at - begin};
    return true;
}

static bool skip_list(struct json *json, char bracket)
{
    struct json_list list;
    json_open(&list, json, bracket);
    while (json_next(&list, json)) {
        if (bracket == '{' && !(take_string(NULL, json) && take_colon(json)))
            return false;
        if (!json_skip(json))
            return false;
    }
    return !json->wrong;
}

bool json_skip(struct json *json)
{
    struct slice digits;
    if (json->wrong)
        return false;
    char c = peek_past_blanks(json);
    if (c == '{' || c == '[')
        return skip_list(json, c);
    if (c == '"')
        return take_string(NULL, json);
    if (c == '-' || is_digit(c))
        return json_number(&digits, json);
    return take_word(json, "true") || take_word(json, "false") || take_word(json, "null") ||
           json_refuse(json, "a value is missing here");
}
