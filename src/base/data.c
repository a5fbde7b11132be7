#include "base/data.h"

#include "base/file.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST_PATH = 4096 };

/* Where the data may be, seen from the program's folder. */
static const char *const roots[] = {
    "..",                    /* build/rookpress */
    "../..",                 /* build/asan/rookpress, build/release/tests/... */
    "../share/rookpress",    /* bin/rookpress */
    "../../share/rookpress", /* libexec/rookpress/rookpress-draw */
};

const char *program_folder(struct arena *arena)
{
    char path[LONGEST_PATH];
    ssize_t len = readlink("/proc/self/exe", path, sizeof path);
    if (len <= 0 || (size_t)len == sizeof path)
        return NULL;
    while (len > 0 && path[len - 1] != '/')
        len--;
    return arena_copy(arena, path, len > 1 ? (size_t)len - 1 : 0);
}

/* `root` may be given from where the user stands. */
static const char *whole_path(struct arena *arena, const char *root, const char *name)
{
    char here[LONGEST_PATH];
    if (*root == '/')
        return format_string(arena, "%s/%s", root, name);
    return getcwd(here, sizeof here) ? format_string(arena, "%s/%s/%s", here, root, name) : NULL;
}

const char *data_find(struct arena *arena, const char *name)
{
    const char *data = getenv("ROOKPRESS_DATA"), *program = program_folder(arena);
    const char *path = data && *data ? whole_path(arena, data, name) : NULL;
    if (path)
        return file_exists(path) ? path : NULL;
    for (size_t i = 0; program && i < sizeof roots / sizeof *roots; i++) {
        path = format_string(arena, "%s/%s/%s", program, roots[i], name);
        if (file_exists(path))
            return path;
    }
    return NULL;
}

bool is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

bool is_plain_file(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0 && S_ISREG(st.st_mode);
}
