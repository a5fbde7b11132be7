#include "text/faces.h"

#include "base/data.h"
#include "base/text.h"
#include "base/vec.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- The folder ---- */

static const char *find_folder(struct arena *arena)
{
    return data_find(arena, "fonts/fonts.conf") ? data_find(arena, "fonts") : NULL;
}

static bool is_font_file(const char *name)
{
    struct slice s = slice_of(name);
    if (s.len < 5 || name[0] == '.')
        return false;
    struct slice ending = {name + s.len - 4, 4};
    return slice_same_nocase(ending, slice_of(".ttf")) ||
           slice_same_nocase(ending, slice_of(".otf")) ||
           slice_same_nocase(ending, slice_of(".ttc"));
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* File by file: fontconfig would write a cache for a whole folder, and the order in which a folder
 * lists its files differs from machine to machine. */
static void add_own_files(FcConfig *config, struct arena *arena, const char *folder)
{
    DIR *dir = opendir(folder);
    if (!dir)
        return;
    VEC(const char *) names = {0};
    for (struct dirent *entry; (entry = readdir(dir));)
        if (is_font_file(entry->d_name))
            *vec_push(arena, &names) = arena_copy(arena, entry->d_name, strlen(entry->d_name));
    closedir(dir);
    if (names.count)
        qsort(names.items, names.count, sizeof *names.items, by_name);
    for (size_t i = 0; i < names.count; i++) {
        const char *path = format_string(arena, "%s/%s", folder, names.items[i]);
        FcConfigAppFontAddFile(config, (const FcChar8 *)path);
    }
}

/* ---- The configuration ---- */

bool faces_any(FcConfig *config)
{
    static const FcSetName sets[] = {FcSetSystem, FcSetApplication};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        const FcFontSet *set = FcConfigGetFonts(config, sets[i]);
        if (set && set->nfont > 0)
            return true;
    }
    return false;
}

FcConfig *faces_config(struct arena *arena)
{
    const char *folder = find_folder(arena);
    FcConfig *config = NULL;
    if (folder) {
        const char *file = format_string(arena, "%s/fonts.conf", folder);
        config = FcConfigCreate();
        if (FcConfigParseAndLoad(config, (const FcChar8 *)file, FcFalse) &&
            FcConfigBuildFonts(config))
            add_own_files(config, arena, folder);
        if (faces_any(config))
            return config;
        FcConfigDestroy(config);
    }
    config = FcInitLoadConfigAndFonts();
    return config ? config : FcConfigCreate();
}

const char *faces_own_file(FcConfig *config, const FcPattern *wanted)
{
    const FcFontSet *own = FcConfigGetFonts(config, FcSetApplication);
    FcObjectSet *traits = FcObjectSetBuild(FC_WEIGHT, FC_SLANT, (char *)NULL);
    FcChar8 *family = NULL, *file = NULL, *found = NULL;
    FcPatternGetString(wanted, FC_FAMILY, 0, &family);
    for (int i = 0; own && family && !found && i < own->nfont; i++) {
        FcChar8 *has = NULL;
        for (int n = 0; FcPatternGetString(own->fonts[i], FC_FAMILY, n, &has) == FcResultMatch; n++)
            if (FcStrCmpIgnoreCase(has, family) == 0 &&
                FcPatternEqualSubset(own->fonts[i], wanted, traits) &&
                FcPatternGetString(own->fonts[i], FC_FILE, 0, &file) == FcResultMatch)
                found = file;
    }
    FcObjectSetDestroy(traits);
    return (const char *)found;
}
