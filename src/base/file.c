#include "base/file.h"

#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool fail(const char **why, const char *reason)
{
    *why = reason;
    return false;
}

/* Read to the end. The size is only a hint: pipes have none and files may grow. */
static bool read_all(struct slice *content, const char **why, struct arena *arena, int fd,
                     size_t hint)
{
    size_t capacity = hint + 1, len = 0;
    char *data = arena_alloc(arena, capacity);

    for (;;) {
        ssize_t got = read(fd, data + len, capacity - len);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(why, strerror(errno));
        if (got == 0)
            break;
        len += (size_t)got;
        if (len > FILE_LARGEST)
            return fail(why, "larger than 1 GiB");
        if (len == capacity) {
            data = arena_grow(arena, data, capacity, capacity * 2);
            capacity *= 2;
        }
    }
    *content = (struct slice){data, len};
    return true;
}

bool file_read(struct slice *content, const char **why, struct arena *arena, const char *path)
{
    enum { PIPE_HINT = 1 << 16 };
    struct stat st;

    if (strcmp(path, "-") == 0)
        return read_all(content, why, arena, STDIN_FILENO, PIPE_HINT);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fail(why, strerror(errno));
    bool ok = false;
    if (fstat(fd, &st) < 0)
        *why = strerror(errno);
    else if (S_ISDIR(st.st_mode))
        *why = "is a directory";
    else if (st.st_size > FILE_LARGEST)
        *why = "larger than 1 GiB";
    else
        ok = read_all(content, why, arena, fd,
                      S_ISREG(st.st_mode) && st.st_size > 0 ? (size_t)st.st_size : PIPE_HINT);
    close(fd);
    return ok;
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static bool holds_already(struct arena *arena, const char *path, struct slice content)
{
    struct slice old;
    const char *why;
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode) && (uint64_t)st.st_size == content.len &&
           file_read(&old, &why, arena, path) && slice_same(old, content);
}

static bool write_all(int fd, struct slice content)
{
    while (content.len) {
        ssize_t put = write(fd, content.ptr, content.len);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        content.ptr += put;
        content.len -= (size_t)put;
    }
    return true;
}

/* Closes `fd`. */
static bool fill(int fd, struct slice content)
{
    mode_t mask = umask(0);
    umask(mask);
    bool ok = write_all(fd, content) && fchmod(fd, 0666 & ~mask) == 0 && fsync(fd) == 0;
    int error = errno;
    if (close(fd) < 0 && ok)
        return false;
    errno = error;
    return ok;
}

bool file_stage(struct staged_file *out, const char **why, struct arena *arena, const char *path,
                struct slice content)
{
    *out = (struct staged_file){.path = path};
    if (holds_already(arena, path, content))
        return true;
    const char *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash - path) + 1 : 0;
    char *temporary = format_string(arena, "%.*s.rookpress-XXXXXX", folder, path);
    int fd = mkstemp(temporary);
    if (fd < 0)
        return fail(why, strerror(errno));
    out->temporary = temporary;
    if (fill(fd, content))
        return true;
    fail(why, strerror(errno));
    file_drop(out);
    return false;
}

bool file_place(const char **why, const struct staged_file *staged)
{
    return !staged->temporary || rename(staged->temporary, staged->path) == 0 ||
           fail(why, strerror(errno));
}

void file_drop(const struct staged_file *staged)
{
    if (staged->temporary)
        unlink(staged->temporary);
}

bool file_write(const char **why, struct arena *arena, const char *path, struct slice content)
{
    struct staged_file staged;
    if (!file_stage(&staged, why, arena, path, content))
        return false;
    if (file_place(why, &staged))
        return true;
    file_drop(&staged);
    return false;
}
