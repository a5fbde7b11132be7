#include "cli/draw/folder.h"

#include "base/data.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/text.h"
#include "base/vec.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char LIST_TITLE[] = "# Written by rookpress: do not edit.";
static const char BOOK_TITLE[] = "# book: ";

static const char *hash_of(struct arena *arena, struct slice content)
{
    return format_string(arena, "%016" PRIx64, hash_bytes(HASH_START, content.ptr, content.len));
}

/* A file that some list has. */
struct listed {
    const char *name, *hash;
    bool ours; /* on the list of this book and format */
};

struct update {
    struct arena *arena;
    const struct picture_folder *folder;
    const char **why;
    const char *book, *list_name;
    VEC(struct listed) listed;
};

static bool fail(struct update *u, const char *name, const char *reason)
{
    *u->why =
        format_string(u->arena, "%s%s%s: %s", u->folder->path, *name ? "/" : "", name, reason);
    return false;
}

static const char *path_of(struct update *u, const char *name)
{
    return format_string(u->arena, "%s/%s", u->folder->path, name);
}

/* ---- Lists ---- */

/* A list may have been tampered with: a name that leads out of the folder is no name. */
static bool is_plain_name(struct slice name)
{
    return name.len > 0 && *name.ptr != '.' && slice_find(name, '/') == name.len &&
           slice_find(name, '\0') == name.len;
}

static bool read_list(struct update *u, const char *name)
{
    struct slice text;
    const char *why;
    bool ours = strcmp(name, u->list_name) == 0;
    if (!is_plain_file(path_of(u, name)) || !file_read(&text, &why, u->arena, path_of(u, name)))
        return fail(u, name, "cannot be read");
    while (text.len) {
        struct slice line = slice_next_field(&text, '\n');
        if (ours && slice_starts(line, BOOK_TITLE) &&
            !slice_eq((struct slice){line.ptr + strlen(BOOK_TITLE), line.len - strlen(BOOK_TITLE)},
                      u->book) &&
            !u->folder->force)
            return fail(u, "",
                        "has the pictures of another book of this name (--force takes it over)");
        struct slice hash = slice_next_word(&line), rest = slice_trim(line);
        if (*hash.ptr == '#' || !is_plain_name(rest))
            continue;
        *vec_push(u->arena, &u->listed) =
            (struct listed){arena_copy(u->arena, rest.ptr, rest.len),
                            arena_copy(u->arena, hash.ptr, hash.len), ours};
    }
    return true;
}

static int by_name(const void *left, const void *right)
{
    const struct listed *a = left, *b = right;
    return strcmp(a->name, b->name);
}

/* All lists of the folder: other books may have pictures in it, too. */
static bool read_lists(struct update *u)
{
    DIR *dir = opendir(u->folder->path);
    bool ok = true;
    if (!dir)
        return fail(u, "", strerror(errno));
    for (struct dirent *entry; ok && (entry = readdir(dir));) {
        struct slice name = slice_of(entry->d_name);
        if (slice_starts(name, ".rookpress-") && name.len > 5 &&
            strcmp(name.ptr + name.len - 5, ".list") == 0)
            ok = read_list(u, arena_copy(u->arena, name.ptr, name.len));
    }
    closedir(dir);
    if (u->listed.count)
        qsort(u->listed.items, u->listed.count, sizeof *u->listed.items, by_name);
    return ok;
}

static const struct listed *find_listed(const struct update *u, const char *name)
{
    struct listed key = {.name = name};
    return u->listed.count
               ? bsearch(&key, u->listed.items, u->listed.count, sizeof *u->listed.items, by_name)
               : NULL;
}

/* ---- Files ---- */

/* Whether the file is still as it was written, now or by a run that was cut short. */
static bool is_untouched(struct update *u, const struct listed *listed)
{
    const struct listed *begin = u->listed.items, *end = begin + u->listed.count;
    struct slice content;
    const char *why, *path = path_of(u, listed->name);
    if (!is_plain_file(path) || !file_read(&content, &why, u->arena, path))
        return false;
    const char *hash = hash_of(u->arena, content);
    while (listed > begin && strcmp(listed[-1].name, listed->name) == 0)
        listed--;
    for (const char *name = listed->name; listed < end && strcmp(listed->name, name) == 0; listed++)
        if (strcmp(listed->hash, hash) == 0)
            return true;
    return false;
}

static bool may_write(struct update *u, const struct picture_file *file)
{
    const struct listed *listed = find_listed(u, file->name);
    struct slice old;
    const char *why, *path = path_of(u, file->name);
    if (listed && !listed->ours)
        return fail(u, file->name, "is a picture of another book");
    if (u->folder->force || !file_exists(path) || (listed && is_untouched(u, listed)))
        return true;
    if (is_plain_file(path) && file_read(&old, &why, u->arena, path) &&
        slice_same(old, file->content))
        return true;
    return fail(u, file->name, "is not as rookpress wrote it (--force replaces it)");
}

static int by_file_name(const void *left, const void *right)
{
    const struct picture_file *a = left, *b = right;
    return strcmp(a->name, b->name);
}

/* The new files by name. */
static struct picture_file *sorted(struct update *u, const struct picture_file *files, size_t count)
{
    struct picture_file *wanted = arena_alloc(u->arena, (count + 1) * sizeof *wanted);
    if (count)
        memcpy(wanted, files, count * sizeof *wanted);
    qsort(wanted, count, sizeof *wanted, by_file_name);
    return wanted;
}

static bool is_among(const struct picture_file *wanted, size_t count, const char *name)
{
    struct picture_file key = {.name = name};
    return bsearch(&key, wanted, count, sizeof *wanted, by_file_name) != NULL;
}

/* Delete what the old list has and the new one has not, where it is as it was written. */
static void delete_gone(struct update *u, const struct picture_file *files, size_t count)
{
    const struct picture_file *wanted = sorted(u, files, count);
    for (size_t i = 0; i < u->listed.count; i++) {
        const struct listed *listed = &u->listed.items[i];
        if (listed->ours && !is_among(wanted, count, listed->name) && is_untouched(u, listed))
            unlink(path_of(u, listed->name));
    }
}

/* The list of these files; `before` they are written, of the old ones as well. */
static struct slice list_of(struct update *u, const struct picture_file *files, size_t count,
                            bool before)
{
    const struct picture_file *wanted = sorted(u, files, count);
    struct text list = text_new(u->arena);
    text_format(&list, "%s\n%s%s\n", LIST_TITLE, BOOK_TITLE, u->book);
    for (size_t i = 0; i < count; i++)
        text_format(&list, "%s %s\n", hash_of(u->arena, files[i].content), files[i].name);
    for (size_t i = 0; (before || u->folder->keep) && i < u->listed.count; i++) {
        const struct listed *old = &u->listed.items[i];
        if (old->ours && (before || !is_among(wanted, count, old->name)))
            text_format(&list, "%s %s\n", old->hash, old->name);
    }
    return text_slice(&list);
}

static bool write_list(struct update *u, struct slice list)
{
    const char *why;
    return file_write(&why, u->arena, path_of(u, u->list_name), list) || fail(u, u->list_name, why);
}

/* Whether the list on disk is this one already. */
static bool has_list(struct update *u, struct slice list)
{
    struct slice old;
    const char *why;
    return file_exists(path_of(u, u->list_name)) &&
           file_read(&old, &why, u->arena, path_of(u, u->list_name)) && slice_same(old, list);
}

/* The way from the folder to the book: the same from wherever it is named, and on every machine
 * that has the two side by side. */
static const char *way_to(struct arena *arena, const char *folder, const char *book)
{
    char *from = realpath(folder, NULL), *to = realpath(book, NULL);
    struct text way = text_new(arena);
    size_t shared = 0; /* up to and with the last slash that both have */
    if (!from || !to) {
        text_add(&way, book);
    } else {
        for (size_t i = 0; to[i] && (from[i] == to[i] || (!from[i] && to[i] == '/')); i++) {
            if (to[i] == '/')
                shared = i + 1;
            if (!from[i])
                break;
        }
        const char *rest = strlen(from) >= shared ? from + shared : "";
        for (bool more = *rest; more; rest = strchr(rest, '/') + 1) {
            text_add(&way, "../");
            more = strchr(rest, '/') != NULL;
            if (!more)
                break;
        }
        text_add(&way, to + shared);
    }
    free(from);
    free(to);
    return way.ptr;
}

/* All the files, or on a full disk none of them. */
static bool write_files(struct update *u, const struct picture_file *files, size_t count)
{
    struct staged_file *staged = arena_alloc(u->arena, (count + 1) * sizeof *staged);
    const char *reason;
    size_t done = 0;
    while (done < count && file_stage(&staged[done], &reason, u->arena,
                                      path_of(u, files[done].name), files[done].content))
        done++;
    if (done < count)
        fail(u, files[done].name, reason);
    /* The list comes first, so that a run that is cut short leaves no file that is on none. */
    bool ok = done == count && (has_list(u, list_of(u, files, count, false)) ||
                                write_list(u, list_of(u, files, count, true)));
    for (size_t i = 0; i < done; i++) {
        if (ok && !file_place(&reason, &staged[i]))
            ok = fail(u, files[i].name, reason);
        if (!ok)
            file_drop(&staged[i]);
    }
    return ok;
}

static bool update(struct update *u, const struct picture_file *files, size_t count)
{
    u->book = way_to(u->arena, u->folder->path, u->folder->book);
    if (!read_lists(u))
        return false;
    for (size_t i = 0; i < count; i++)
        if (!may_write(u, &files[i]))
            return false;
    if (!write_files(u, files, count))
        return false;
    if (!u->folder->keep)
        delete_gone(u, files, count);
    return write_list(u, list_of(u, files, count, false));
}

bool folder_update(const char **why, struct arena *arena, const struct picture_folder *folder,
                   const struct picture_file *files, size_t count)
{
    struct update u = {.arena = arena, .folder = folder, .why = why};
    u.list_name = format_string(arena, ".rookpress-%s.%s.list", folder->stem, folder->format);
    bool is_new = mkdir(folder->path, 0777) == 0;
    if (!is_new && errno != EEXIST)
        return fail(&u, "", strerror(errno));
    if (!is_folder(folder->path))
        return fail(&u, "", "is a file, not a folder");
    if (update(&u, files, count))
        return true;
    if (is_new)
        rmdir(folder->path); /* nothing is in it */
    return false;
}
