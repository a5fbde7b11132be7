/* JSON (RFC 8259), read value by value from the front; nothing is built. Bytes from anywhere may go
 * in: the first thing that is wrong is kept, and from there on every call fails.
 *
 *     struct json_list list;
 *     if (json_open(&list, &json, '['))
 *         while (json_next(&list, &json))
 *             json_string(&value, &json, arena);
 *     if (json.wrong) ... */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include "base/text.h"

struct json {
    struct slice text;
    size_t at;         /* how far it has been read, or where something is wrong */
    const char *wrong; /* what, or NULL */
    int depth;         /* of open lists */
};

/* An object or an array that is being read. */
struct json_list {
    char end;
    bool begun;
};

struct json json_new(struct slice text);

/* Begin an object, '{', or an array, '['. */
bool json_open(struct json_list *list, struct json *json, char bracket);

/* Whether another member or item follows, which must be read next; the end is taken along. */
bool json_next(struct json_list *list, struct json *json);

/* The name of an object's member, up to its value. */
bool json_key(struct slice *key, struct json *json, struct arena *arena);

bool json_string(struct slice *value, struct json *json, struct arena *arena);

/* A number as it is written. */
bool json_number(struct slice *digits, struct json *json);

/* Any value. */
bool json_skip(struct json *json);

/* Whether all has been read. */
bool json_end(struct json *json);

/* Call what is read wrong here for a reason of the caller's; false. */
bool json_refuse(struct json *json, const char *wrong);

/* Where it has been read to, for people: counted from 1, the column in code points. */
void json_place(size_t *line, size_t *column, const struct json *json);

#endif
