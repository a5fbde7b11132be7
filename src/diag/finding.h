/* Findings: what is told to the author, and the sink that gathers it.
 *
 * A finding has a code from the catalogue (findings.def), a place and a message in a sentence of
 * its own; notes behind it say more. Every message goes through `finding_quote` for what it cites
 * of the source, so that no report has to fear the author's bytes. */
#ifndef DIAG_FINDING_H
#define DIAG_FINDING_H

#include "base/text.h"
#include "diag/source.h"

enum severity { ERROR, WARNING, NOTE };

enum finding_id {
#define FINDING(id, severity, code, title) id,
#include "diag/findings.def"
#undef FINDING
    FINDING_COUNT
};

/* One row of the catalogue. */
struct finding_kind {
    enum severity severity;
    const char *code, *title;
};

const struct finding_kind *finding_kind(enum finding_id id);

struct note {
    bool has_place;
    struct span at;
    const char *message;
};

/* Why a finding is not reported, if it is not. */
enum waiver {
    NOT_WAIVED,
    WAIVED_AS_MEANT, /* a comment in the source says so */
    WAIVED_AS_KNOWN, /* the baseline lists it */
};

struct finding {
    enum finding_id id;
    struct span at;
    const char *message;
    VEC(struct note) notes;
    enum waiver waiver;
    const char *reason; /* of a finding that is meant, or NULL */
};

struct sink {
    struct arena *arena;
    VEC(struct finding) findings;
    VEC(struct finding) waived; /* taken out of the findings: neither told nor counted */
};

/* Add a finding at `at`. */
void finding_add(struct sink *sink, enum finding_id id, struct span at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Add a note to the newest finding, without a place or with one. */
void finding_note(struct sink *sink, const char *format, ...) __attribute__((format(printf, 2, 3)));
void finding_note_at(struct sink *sink, struct span at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Note "did you mean '...'?" when one of the known words is near `word`; false when none is. */
bool finding_suggest(struct sink *sink, struct slice word, const char *const *known, size_t count);

/* A cited piece of source: quoted, cut when long, safe to print. */
const char *finding_quote(struct sink *sink, struct slice cited);

/* Order by source and place; findings of one place stay in the order in which they came. */
void sink_sort(struct sink *sink);

/* The first finding that does not lie before a place. The sink is sorted. */
size_t sink_find(const struct sink *sink, uint32_t source, uint32_t offset);

/* Put those that are marked with a waiver aside. */
void sink_put_waived_aside(struct sink *sink);

size_t sink_count(const struct sink *sink, enum severity severity);

const char *severity_name(enum severity severity);

#endif
