#include "cli/progress.h"

#include "base/clock.h"
#include "base/text.h"
#include "cli/output.h"

#include <inttypes.h>
#include <unistd.h>

struct progress progress_begin(const char *what, uint64_t before, uint64_t all)
{
    return (struct progress){.what = what,
                             .before = before,
                             .all = all,
                             .began = clock_now(),
                             .shown = isatty(STDERR_FILENO) == 1};
}

void progress_show(const struct progress *progress, uint64_t done)
{
    enum { WIDTH = 30 };
    if (!progress->shown)
        return;
    struct arena arena = {0};
    struct text line = text_new(&arena);
    double seconds = clock_seconds_since(progress->began);
    double rate = (double)(done - progress->before) / (seconds + 1e-9);
    size_t full = progress->all ? (size_t)(done * WIDTH / progress->all) : WIDTH;
    text_add(&line, "\r[");
    text_add_repeat(&line, '#', full);
    text_add_repeat(&line, ' ', WIDTH - full);
    text_format(&line, "] %" PRIu64 "/%" PRIu64 " %s, %.0f/s", done, progress->all, progress->what,
                rate);
    if (done > progress->before && done < progress->all)
        text_format(&line, ", %.0f s left", (double)(progress->all - done) / rate);
    text_add(&line, "\033[K");
    complain_text(text_slice(&line));
    arena_free(&arena);
}

void progress_end(const struct progress *progress)
{
    if (progress->shown)
        complain_text(slice_of("\r\033[K"));
}
