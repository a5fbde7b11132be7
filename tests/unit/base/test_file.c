/* Files: read whole, written whole or not at all. */
#include "base/file.h"
#include "base/text.h"

#include "../test.h"

#include <dirent.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

struct room {
    struct arena arena;
    char path[64];
};

static int enter(void **state)
{
    struct room *room = calloc(1, sizeof *room);
    strcpy(room->path, "/tmp/rookpress-test-XXXXXX");
    *state = room;
    return mkdtemp(room->path) ? 0 : -1;
}

static const char *in(struct room *room, const char *name)
{
    return format_string(&room->arena, "%s/%s", room->path, name);
}

static int leave(void **state)
{
    struct room *room = *state;
    unlink(in(room, "file"));
    int failed = rmdir(room->path);
    arena_free(&room->arena);
    free(room);
    return failed;
}

static void what_is_written_is_read(void **state)
{
    struct room *room = *state;
    const char *path = in(room, "file"), *why;
    struct slice got;
    char bytes[100000];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 7);
    struct slice all = {bytes, sizeof bytes};
    assert_true(file_write(&why, &room->arena, path, all));
    assert_true(file_read(&got, &why, &room->arena, path));
    assert_true(slice_same(got, all));
    assert_true(file_write(&why, &room->arena, path, (struct slice){0}));
    assert_true(file_read(&got, &why, &room->arena, path));
    assert_int_equal(got.len, 0);
}

static void an_equal_file_is_left_alone(void **state)
{
    struct room *room = *state;
    const char *path = in(room, "file"), *why;
    struct stat before, after;
    assert_true(file_write(&why, &room->arena, path, slice_of("same")));
    assert_int_equal(stat(path, &before), 0);
    assert_true(file_write(&why, &room->arena, path, slice_of("same")));
    assert_int_equal(stat(path, &after), 0);
    assert_int_equal(before.st_ino, after.st_ino);
    assert_true(file_write(&why, &room->arena, path, slice_of("else")));
    assert_int_equal(stat(path, &after), 0);
    assert_int_not_equal(before.st_ino, after.st_ino);
}

static size_t entries(const char *path)
{
    size_t count = 0;
    DIR *dir = opendir(path);
    while (readdir(dir))
        count++;
    closedir(dir);
    return count - 2;
}

/* A disk that is full after a few bytes, by a limit on the size of files. */
static void a_failed_write_leaves_the_old_file(void **state)
{
    struct room *room = *state;
    const char *path = in(room, "file"), *why = NULL;
    struct slice got;
    struct rlimit old, low = {4, 4};
    char bytes[1000] = {0};
    assert_true(file_write(&why, &room->arena, path, slice_of("old")));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old);
    low.rlim_max = old.rlim_max;
    setrlimit(RLIMIT_FSIZE, &low);
    bool written = file_write(&why, &room->arena, path, (struct slice){bytes, sizeof bytes});
    setrlimit(RLIMIT_FSIZE, &old);
    assert_false(written);
    assert_string_equal(why, "File too large");
    assert_true(file_read(&got, &why, &room->arena, path));
    assert_slice(got, "old");
    assert_int_equal(entries(room->path), 1);
}

static void failures_have_reasons(void **state)
{
    struct room *room = *state;
    const char *why;
    struct slice got;
    assert_false(file_read(&got, &why, &room->arena, in(room, "missing")));
    assert_string_equal(why, "No such file or directory");
    assert_false(file_read(&got, &why, &room->arena, room->path));
    assert_string_equal(why, "is a directory");
    assert_false(file_write(&why, &room->arena, in(room, "no/such"), slice_of("x")));
    assert_string_equal(why, "No such file or directory");
    assert_false(file_write(&why, &room->arena, room->path, slice_of("x")));
    assert_string_equal(why, "Is a directory");
    assert_false(file_exists(in(room, "missing")));
    assert_true(file_exists(room->path));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_written_is_read, enter, leave),
        cmocka_unit_test_setup_teardown(an_equal_file_is_left_alone, enter, leave),
        cmocka_unit_test_setup_teardown(a_failed_write_leaves_the_old_file, enter, leave),
        cmocka_unit_test_setup_teardown(failures_have_reasons, enter, leave),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
