/* `rookpress deck`: cards as sheets, pages or single files. */
#include "base/data.h"
#include "base/file.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/draw/deck_load.h"
#include "cli/draw/deck_only.h"
#include "cli/draw/deck_options.h"
#include "cli/draw/folder.h"
#include "cli/draw/fonts.h"
#include "cli/draw/names.h"
#include "cli/output.h"
#include "deck/preflight.h"
#include "deck/sheets.h"
#include "diag/report.h"
#include "paint/sheet_pdf.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

struct deck_run {
    struct arena *arena;
    struct deck_options options;
    struct deck_loaded loaded;
    struct card_format format;
    struct face_job faces;
    struct painter painter;
    VEC(struct printed_card) cards; /* those that are wanted, drawn */
    VEC(struct printed_card) backs; /* of these cards, each once, and those that are wanted */
    struct deck_choice choice;
};

static int fail(const char *format, const char *word, enum exit_code code)
{
    complain(format, word);
    return code;
}

/* Tell the findings; true when none is an error. */
static bool tell(struct deck_run *run)
{
    struct run told = {.sources = &run->loaded.sources, .sink = &run->loaded.sink};
    struct text report = text_new(run->arena);
    sink_sort(&run->loaded.sink);
    report_short(&report, &told);
    complain_text(text_slice(&report));
    return sink_count(&run->loaded.sink, ERROR) == 0;
}

/* ---- Faces ---- */

static void choose_format(struct deck_run *run)
{
    const struct card_format *own = &run->loaded.deck->format;
    run->format = *own;
    if (run->options.preset)
        run->format = run->options.preset->format;
    else if (run->options.has_size) {
        double bleed = (own->full.width - own->trim.width) / 2;
        double safe = (own->trim.width - own->safe.width) / 2;
        double most = format_most_safe(run->options.size);
        run->format = format_around(run->options.size, bleed, safe < most ? safe : most);
    }
}

/* A face as it is printed; what leaves the safe zone is a finding. */
static const struct drawing *draw(struct deck_run *run, struct face face, struct span at,
                                  const char *name)
{
    preflight_face(&run->faces, &run->loaded.sink, &face, at, name);
    return run->options.proof ? face_with_zones(&run->faces, face).drawing : face.drawing;
}

/* Each back is drawn once, however many cards have it. */
static const struct drawing *draw_back(struct deck_run *run, const struct back *back)
{
    for (size_t i = 0; i < run->backs.count; i++)
        if (run->backs.items[i].name == back->name)
            return run->backs.items[i].front;
    const struct drawing *drawing =
        draw(run, face_draw_pattern(&run->faces, back), back->at, back->name);
    *vec_push(run->arena, &run->backs) =
        (struct printed_card){.name = back->name, .count = 1, .front = drawing, .back = drawing};
    return drawing;
}

static void draw_card(struct deck_run *run, const struct deck_card *card)
{
    *vec_push(run->arena, &run->cards) = (struct printed_card){
        .name = card->name,
        .count = card->count,
        .front = draw(run, face_draw(&run->faces, card), card->at, card->name),
        .back = card->back ? draw_back(run, card->back)
                           : draw(run, face_draw_back(&run->faces, card), card->at, card->name),
        .own_back = !card->back};
}

/* All aids are in one size of type: told once, at the first of those that are wanted. One that is
 * too long for its card was told before, and says enough. */
static void check_aids(struct deck_run *run)
{
    const struct deck *deck = run->loaded.deck;
    if (sink_count(&run->loaded.sink, ERROR) > 0)
        return;
    for (size_t i = 0; i < deck->cards.count; i++)
        if (run->choice.cards[i] && deck->cards.items[i].aid) {
            preflight_aids(&run->faces, &run->loaded.sink, deck->cards.items[i].at);
            return;
        }
}

/* On sheets, a back that is asked for is a card. */
static void choose_back(struct deck_run *run, const struct back *back)
{
    const struct drawing *drawing = draw_back(run, back);
    if (run->options.product != DECK_FILES)
        *vec_push(run->arena, &run->cards) = (struct printed_card){
            .name = back->name, .count = 1, .front = drawing, .back = drawing};
}

/* Draw what is wanted. Faces that are not fit to print end it, unless this is a proof. */
static enum exit_code draw_faces(struct deck_run *run)
{
    const struct deck *deck = run->loaded.deck;
    if (!deck_choose(&run->choice, run->arena, deck, run->options.only))
        return EXIT_USAGE;
    choose_format(run);
    run->faces = (struct face_job){
        .arena = run->arena, .fonts = run->painter.fonts, .deck = deck, .format = run->format};
    run->faces.aid_size = aid_type_size(&run->faces, &run->loaded.sink);
    check_aids(run);
    for (size_t i = 0; i < deck->cards.count; i++)
        if (run->choice.cards[i])
            draw_card(run, &deck->cards.items[i]);
    for (size_t i = 0; i < deck->backs.count; i++)
        if (run->choice.backs[i])
            choose_back(run, deck->backs.items[i]);
    return tell(run) || run->options.proof ? EXIT_CLEAN : EXIT_FINDINGS;
}

/* ---- Writing ---- */

static const char *stem_of(const struct deck_run *run)
{
    const char *file = run->options.file, *preset = run->options.preset ? "-" : "";
    const char *stem = !file || strcmp(file, "-") == 0 ? "deck" : path_stem(run->arena, file);
    return format_string(run->arena, "%s%s%s", stem, preset,
                         *preset ? run->options.preset->name : "");
}

/* Where it goes when the user does not say. */
static const char *usual_output(const struct deck_run *run, const char *ending)
{
    mkdir("out", 0777); /* what cannot be made is told when it is written to */
    return format_string(run->arena, "out/%s%s", stem_of(run), ending);
}

static int write_file(struct deck_run *run, const char *path, struct slice content)
{
    const char *why;
    if (strcmp(path, "-") == 0)
        return output_write(content) ? EXIT_CLEAN : EXIT_IO;
    if (file_write(&why, run->arena, path, content))
        return EXIT_CLEAN;
    complain("rookpress: %s: %s", path, why);
    return EXIT_IO;
}

static int write_pdf(struct deck_run *run, const struct sheets *sheets)
{
    const char *path = run->options.output, *why;
    struct slice pdf;
    if (!path)
        path =
            usual_output(run, run->options.product == DECK_CALIBRATION ? "-calibrate.pdf" : ".pdf");
    else if (is_folder(path))
        path = format_string(run->arena, "%s/%s.pdf", path, stem_of(run));
    if (!paint_sheets(&pdf, &why, &run->painter, sheets))
        return fail("rookpress: the PDF cannot be made: %s", why, EXIT_IO);
    return write_file(run, path, pdf);
}

/* ---- Sheets and pages ---- */

static enum backs backs_of(const struct deck_run *run)
{
    const struct preset *preset = run->options.preset;
    const char *word = run->options.backs ? run->options.backs : run->loaded.deck->sheet.backs;
    if (preset && preset->sheet.fold > 0)
        return BACKS_GUTTERFOLD;
    return backs_find(slice_of(word));
}

static bool plan(struct sheets_job *job, struct deck_run *run)
{
    const struct deck *deck = run->loaded.deck;
    const struct preset *preset = run->options.preset;
    bool is_sheet = preset && preset->kind == PRESET_SHEETS;
    const char *paper = run->options.paper ? run->options.paper : deck->sheet.paper, *why;
    const char *marks = run->options.marks ? run->options.marks : deck->sheet.marks;
    struct grid_job grid = {.format = run->format,
                            .gap = deck->sheet.gap,
                            .backs = backs_of(run),
                            .preset = is_sheet ? &preset->sheet : NULL};
    paper_parse(&grid.paper, slice_of(is_sheet ? preset->sheet.paper : paper));
    *job = (struct sheets_job){.arena = run->arena,
                               .title = deck->title,
                               .marks = marks_find(slice_of(marks)),
                               .offset_x = run->options.offset_x,
                               .offset_y = run->options.offset_y,
                               .cards = run->cards.items,
                               .count = run->cards.count};
    if (run->options.product == DECK_PAGES || grid_plan(&job->grid, &why, run->arena, &grid))
        return true;
    fail("rookpress deck: %s", why, EXIT_USAGE);
    return false;
}

static int make_sheets(struct deck_run *run)
{
    struct sheets_job job;
    struct sheets sheets;
    if (!plan(&job, run))
        return EXIT_USAGE;
    if (run->options.product == DECK_PAGES)
        sheets = sheets_of_pages(&job, run->format);
    else if (run->options.product == DECK_SHEETS)
        sheets = sheets_of_cards(&job);
    else if (job.grid.backs == BACKS_DUPLEX_LONG || job.grid.backs == BACKS_DUPLEX_SHORT)
        sheets = sheets_to_calibrate(&job);
    else
        return fail("rookpress deck: --calibrate is for backs that are printed on the other side, "
                    "not --backs=%s",
                    backs_names[job.grid.backs], EXIT_USAGE);
    return write_pdf(run, &sheets);
}

/* ---- Single files ---- */

struct named_face {
    const char *name;
    const struct drawing *drawing;
};

struct named_faces {
    VEC(struct named_face) list;
};

static void add_face(struct deck_run *run, struct named_faces *faces, const char *name,
                     const struct drawing *drawing)
{
    *vec_push(run->arena, &faces->list) = (struct named_face){name, drawing};
}

/* A file a face; print services want one for each copy of a card. */
static struct named_faces name_faces(struct deck_run *run, bool copies)
{
    struct named_faces faces = {0};
    for (size_t i = 0; i < run->cards.count; i++) {
        const struct printed_card *card = &run->cards.items[i];
        unsigned count = copies ? card->count : 1;
        for (unsigned k = 1; k <= count; k++)
            add_face(run, &faces,
                     count > 1        ? format_string(run->arena, "%s-%u", card->name, k)
                     : card->own_back ? format_string(run->arena, "%s-front", card->name)
                                      : card->name,
                     card->front);
        if (card->own_back)
            add_face(run, &faces, format_string(run->arena, "%s-back", card->name), card->back);
    }
    return faces;
}

static bool paint_face(struct slice *out, struct deck_run *run, const struct named_face *face)
{
    const char *why = "";
    bool done = false;
    if (run->options.format == DECK_PNG)
        done = paint_png(out, &why, &run->painter, face->drawing, run->options.dpi);
    else if (run->options.format == DECK_SVG)
        done = paint_svg(out, &why, &run->painter, face->drawing,
                         format_string(run->arena, "card-%s", face->name));
    else {
        struct sheets sheets = sheets_of_face(run->arena, face->name, face->drawing, run->format);
        done = paint_sheets(out, &why, &run->painter, &sheets);
    }
    if (!done)
        complain("rookpress: %s cannot be made: %s", face->name, why);
    return done;
}

/* The name of two faces, as when the second x of two is x-2 and another card is called so; or NULL.
 */
static const char *shared_name(const struct named_faces *faces)
{
    for (size_t i = 0; i < faces->list.count; i++)
        for (size_t k = 0; k < i; k++)
            if (strcmp(faces->list.items[i].name, faces->list.items[k].name) == 0)
                return faces->list.items[i].name;
    return NULL;
}

static int write_folder(struct deck_run *run, const struct named_faces *faces)
{
    const char *ending = deck_endings[run->options.format], *why;
    const char *path = run->options.output ? run->options.output : usual_output(run, "");
    size_t count = faces->list.count;
    if (shared_name(faces))
        return fail("rookpress deck: two faces would both be called %s", shared_name(faces),
                    EXIT_FINDINGS);
    struct picture_file *files = arena_alloc(run->arena, (count + 1) * sizeof *files);
    for (size_t i = 0; i < count; i++) {
        const struct named_face *face = &faces->list.items[i];
        files[i].name = format_string(run->arena, "%s.%s", face->name, ending);
        bool is_copy = i > 0 && face->drawing == face[-1].drawing;
        if (is_copy)
            files[i].content = files[i - 1].content;
        else if (!paint_face(&files[i].content, run, face))
            return EXIT_IO;
    }
    struct picture_folder folder = {.path = path,
                                    .book = run->options.file ? run->options.file : "deck.xml",
                                    .stem = stem_of(run),
                                    .format = ending,
                                    .force = run->options.force,
                                    .keep = run->options.only != NULL};
    if (folder_update(&why, run->arena, &folder, files, count))
        return EXIT_CLEAN;
    return fail("rookpress: %s", why, EXIT_IO);
}

static bool is_one_file(const struct deck_run *run)
{
    const char *path = run->options.output, *dot = path ? strrchr(path, '.') : NULL;
    return path &&
           (strcmp(path, "-") == 0 ||
            (!is_folder(path) && dot && strcmp(dot + 1, deck_endings[run->options.format]) == 0));
}

/* Print services want the backs with the cards; --only names those it wants. */
static bool wants_back(const struct deck_run *run, const char *name)
{
    const struct deck *deck = run->loaded.deck;
    bool wanted = !run->options.only;
    for (size_t i = 0; i < deck->backs.count; i++)
        wanted = wanted || (run->choice.backs[i] && deck->backs.items[i]->name == name);
    return wanted;
}

static int make_files(struct deck_run *run)
{
    struct named_faces faces = name_faces(run, run->options.preset != NULL);
    struct slice content;
    for (size_t i = 0; i < run->backs.count; i++)
        if (wants_back(run, run->backs.items[i].name))
            add_face(run, &faces, run->backs.items[i].name, run->backs.items[i].front);
    if (!is_one_file(run))
        return write_folder(run, &faces);
    if (faces.list.count != 1)
        return fail("rookpress deck: more than one face: name a folder with -o, not %s",
                    run->options.output, EXIT_USAGE);
    return paint_face(&content, run, faces.list.items)
               ? write_file(run, run->options.output, content)
               : EXIT_IO;
}

/* ---- The command ---- */

static int make(struct deck_run *run)
{
    enum exit_code code = draw_faces(run);
    if (code != EXIT_CLEAN)
        return code;
    return run->options.product == DECK_FILES ? make_files(run) : make_sheets(run);
}

static int make_with_pieces(struct deck_run *run)
{
    const char *word = run->options.pieces ? run->options.pieces : run->loaded.deck->pieces, *why;
    const char *folder = piece_set_find(&why, run->arena, word);
    struct piece_set *pieces = folder ? piece_set_load(&why, run->arena, folder) : NULL;
    if (!pieces)
        return fail("rookpress: %s", why, EXIT_IO);
    run->painter = (struct painter){
        .arena = run->arena, .pieces = pieces, .fonts = fonts_new(run->arena), .square = FACE_UNIT};
    fonts_tell_missing(run->painter.fonts, run->arena, FONT_PICTURE_ROLES);
    int code = make(run);
    fonts_free(run->painter.fonts);
    piece_set_free(pieces);
    return code;
}

int run_deck(const struct invocation *invocation)
{
    struct deck_run run = {.arena = invocation->arena};
    if (!deck_options_read(&run.options, invocation))
        return EXIT_USAGE;
    run.loaded = deck_load(run.arena, run.options.file);
    if (!run.loaded.deck)
        return EXIT_IO;
    int code = EXIT_FINDINGS;
    if (sink_count(&run.loaded.sink, ERROR) > 0)
        tell(&run);
    else
        code = make_with_pieces(&run);
    deck_free(run.loaded.deck);
    return code;
}
