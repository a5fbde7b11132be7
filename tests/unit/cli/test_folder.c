/* Names of pictures, and the folder that follows its book. */
#include "base/file.h"
#include "base/text.h"
#include "cli/draw/folder.h"
#include "cli/draw/names.h"

#include "../test.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void names_come_from_chapters(void **state)
{
    static const char book[] =
        "    r n b q k b n r\n\n## Zombie Chess\n\n    r n b q k b n r\n\nx\n\n"
        "    r n b q k b n r\n\n## The 'King's'  -- Gambit!\n\n    r n b q k b n r\n\n"
        "## zombie chess\n\n    r n b q k b n r\n\n## 1 + 1\n\n"
        "    r n b q k b n r\n\n## \xE2\x99\x98\n\n    r n b q k b n r\n";
    static const char *const wanted[] = {"my-book-1",          "zombie-chess-1",   "zombie-chess-2",
                                         "the-kings-gambit-1", "zombie-chess-1x2", "d-1-1-1",
                                         "diagram-1"};
    struct arena arena = {0};
    struct sources sources = {.arena = &arena};
    struct sink sink = {.arena = &arena};
    (void)state;
    const struct doc *doc = doc_parse(&arena, &sink, source_add(&sources, "x.md", slice_of(book)));
    struct diagrams diagrams = diagrams_parse(&arena, &sink, doc);
    const char **names = picture_names(&arena, doc, &diagrams, path_stem(&arena, "a/My Book.md"));
    assert_int_equal(diagrams.count, sizeof wanted / sizeof *wanted);
    for (size_t i = 0; i < diagrams.count; i++)
        assert_string_equal(names[i], wanted[i]);
    arena_free(&arena);
}

static bool has(struct arena *arena, const char *folder, const char *name, const char *content)
{
    struct slice got;
    const char *why;
    return file_read(&got, &why, arena, format_string(arena, "%s/%s", folder, name)) &&
           slice_eq(got, content);
}

static void put(struct arena *arena, const char *folder, const char *name, const char *content)
{
    const char *why;
    assert_true(
        file_write(&why, arena, format_string(arena, "%s/%s", folder, name), slice_of(content)));
}

static void only_our_own_files_go(void **state)
{
    struct arena arena = {0};
    char top[] = "/tmp/rookpress-test-XXXXXX";
    const char *why;
    (void)state;
    assert_non_null(mkdtemp(top));
    const char *folder = format_string(&arena, "%s/pictures", top);
    const struct picture_file files[] = {
        {"a-1.svg", slice_of("one")}, {"a-2.svg", slice_of("two")}, {"a-3.svg", slice_of("three")}};
    const struct picture_file theirs = {"theirs.svg", slice_of("x")},
                              b = {"b-1.svg", slice_of("b")};
    struct picture_folder book = {folder, "book.md", "book", "svg", false, false};
    struct picture_folder other = {folder, "other.md", "other", "svg", false, false};
    struct picture_folder pdf = {folder, "book.md", "book", "pdf", false, false};
    struct picture_folder namesake = {folder, "elsewhere/book.md", "book", "svg", false, false};
    assert_true(folder_update(&why, &arena, &book, files, 3));
    put(&arena, folder, "theirs.svg", "theirs");
    put(&arena, folder, "a-3.svg", "changed by hand");
    assert_false(folder_update(&why, &arena, &book, files, 3));
    assert_non_null(strstr(why, "a-3.svg: is not as rookpress wrote it"));
    assert_false(folder_update(&why, &arena, &book, &theirs, 1));
    assert_false(folder_update(&why, &arena, &other, files, 1));
    assert_non_null(strstr(why, "a-1.svg: is a picture of another book"));
    assert_false(folder_update(&why, &arena, &namesake, files, 1));
    assert_true(folder_update(&why, &arena, &other, &b, 1));
    assert_true(folder_update(&why, &arena, &pdf, NULL, 0)); /* another format is another list */
    assert_true(folder_update(&why, &arena, &book, files, 1));
    assert_true(has(&arena, folder, "b-1.svg", "b"));
    assert_true(has(&arena, folder, "a-1.svg", "one"));
    assert_false(file_exists(format_string(&arena, "%s/a-2.svg", folder)));
    assert_true(has(&arena, folder, "a-3.svg", "changed by hand"));
    assert_true(has(&arena, folder, "theirs.svg", "theirs"));
    assert_int_equal(system(format_string(&arena, "rm -r %s", top)), 0);
    arena_free(&arena);
}

/* A run that ends in the middle leaves files of the old book and of the new one. The next run, of a
 * third one, knows all of them as its own. */
static void a_run_cut_short_is_made_good(void **state)
{
    struct arena arena = {0};
    char folder[] = "/tmp/rookpress-test-XXXXXX";
    const char *why;
    (void)state;
    assert_non_null(mkdtemp(folder));
    const struct picture_file first[] = {{"a-1.svg", slice_of("one")},
                                         {"a-3.svg", slice_of("three")},
                                         {"a-4.svg", slice_of("four")}};
    const struct picture_file second[] = {{"a-1.svg", slice_of("eins")},
                                          {"a-2.svg", slice_of("zwei")},
                                          {"a-3.svg", slice_of("drei")}};
    const struct picture_file third[] = {{"a-1.svg", slice_of("un")},
                                         {"a-3.svg", slice_of("trois")}};
    struct picture_folder book = {folder, "book.md", "book", "svg", false, false};
    struct picture_folder forced = {folder, "book.md", "book", "svg", true, false};
    assert_true(folder_update(&why, &arena, &book, first, 3));
    const char *obstacle = format_string(&arena, "%s/a-2.svg", folder);
    assert_int_equal(mkdir(obstacle, 0777), 0);
    assert_false(folder_update(&why, &arena, &forced, second, 3)); /* stops at a-2 */
    assert_true(has(&arena, folder, "a-1.svg", "eins"));
    assert_true(has(&arena, folder, "a-3.svg", "three"));
    assert_int_equal(rmdir(obstacle), 0);
    assert_true(folder_update(&why, &arena, &book, third, 2));
    assert_true(has(&arena, folder, "a-1.svg", "un"));
    assert_true(has(&arena, folder, "a-3.svg", "trois"));
    assert_false(file_exists(format_string(&arena, "%s/a-4.svg", folder)));
    assert_int_equal(system(format_string(&arena, "rm -r %s", folder)), 0);
    arena_free(&arena);
}

/* Some of a book's files made anew: the others stay, and stay on the list. */
static void what_is_kept_is_still_ours(void **state)
{
    struct arena arena = {0};
    char folder[] = "/tmp/rookpress-test-XXXXXX";
    const char *why;
    (void)state;
    assert_non_null(mkdtemp(folder));
    const struct picture_file all[] = {{"a-1.svg", slice_of("one")}, {"a-2.svg", slice_of("two")}};
    const struct picture_file one = {"a-2.svg", slice_of("deux")};
    struct picture_folder book = {folder, "book.md", "book", "svg", false, false}, some = book;
    some.keep = true;
    assert_true(folder_update(&why, &arena, &book, all, 2));
    assert_true(folder_update(&why, &arena, &some, &one, 1));
    assert_true(has(&arena, folder, "a-1.svg", "one"));
    assert_true(has(&arena, folder, "a-2.svg", "deux"));
    assert_true(folder_update(&why, &arena, &book, NULL, 0));
    assert_false(file_exists(format_string(&arena, "%s/a-1.svg", folder)));
    assert_false(file_exists(format_string(&arena, "%s/a-2.svg", folder)));
    assert_int_equal(system(format_string(&arena, "rm -r %s", folder)), 0);
    arena_free(&arena);
}

/* A list that somebody else made up must not lead out of the folder. */
static void a_forged_list_deletes_nothing_else(void **state)
{
    struct arena arena = {0};
    char top[] = "/tmp/rookpress-test-XXXXXX";
    const char *why;
    (void)state;
    assert_non_null(mkdtemp(top));
    put(&arena, top, "victim", "one");
    const char *folder = format_string(&arena, "%s/pictures", top);
    const struct picture_file file = {"a-1.svg", slice_of("one")};
    struct picture_folder book = {folder, "book.md", "book", "svg", false, false};
    assert_true(folder_update(&why, &arena, &book, &file, 1));
    struct slice list;
    const char *path = format_string(&arena, "%s/.rookpress-book.svg.list", folder);
    assert_true(file_read(&list, &why, &arena, path));
    struct text forged = text_new(&arena);
    for (struct slice line; list.len;) {
        line = slice_next_field(&list, '\n');
        struct slice digest = slice_next_word(&line);
        text_add_slice(&forged, digest);
        text_add(&forged, " ../victim\n");
    }
    assert_true(file_write(&why, &arena, path, text_slice(&forged)));
    assert_true(folder_update(&why, &arena, &book, NULL, 0));
    assert_true(has(&arena, top, "victim", "one"));
    assert_int_equal(system(format_string(&arena, "rm -r %s", top)), 0);
    arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_come_from_chapters),
        cmocka_unit_test(only_our_own_files_go),
        cmocka_unit_test(a_run_cut_short_is_made_good),
        cmocka_unit_test(what_is_kept_is_still_ours),
        cmocka_unit_test(a_forged_list_deletes_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
