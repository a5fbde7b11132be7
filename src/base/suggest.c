#include "base/suggest.h"

enum { LONGEST = 32 };

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Edit distance with neighbours swapped as one slip (optimal string alignment). */
static int distance(struct slice a, struct slice b)
{
    int row[3][LONGEST + 1];
    int *before = row[0], *last = row[1], *next = row[2];

    for (size_t j = 0; j <= b.len; j++)
        last[j] = (int)j;
    for (size_t i = 1; i <= a.len; i++) {
        next[0] = (int)i;
        for (size_t j = 1; j <= b.len; j++) {
            char ca = to_lower(a.ptr[i - 1]), cb = to_lower(b.ptr[j - 1]);
            next[j] = least(least(last[j], next[j - 1]) + 1, last[j - 1] + (ca != cb));
            if (i > 1 && j > 1 && ca == to_lower(b.ptr[j - 2]) && cb == to_lower(a.ptr[i - 2]))
                next[j] = least(next[j], before[j - 2] + 1);
        }
        int *reuse = before;
        before = last;
        last = next;
        next = reuse;
    }
    return last[b.len];
}

int suggest_slips(struct slice word, struct slice known)
{
    int allowed = word.len >= 9 ? 3 : word.len >= 5 ? 2 : 1;

    if (word.len == 0 || word.len > LONGEST || known.len > LONGEST)
        return SUGGEST_FAR;
    /* Each letter more or less is a slip: most words are told apart by their lengths alone. */
    int longer = (int)word.len - (int)known.len;
    if (longer > allowed || -longer > allowed)
        return SUGGEST_FAR;
    int slips = distance(word, known);
    return slips <= allowed && slips < (int)known.len ? slips : SUGGEST_FAR;
}

const char *suggest(struct slice word, const char *const *known, size_t count)
{
    const char *best = NULL;
    int nearest = SUGGEST_FAR;

    for (size_t i = 0; i < count; i++) {
        int slips = suggest_slips(word, slice_of(known[i]));
        if (slips < nearest) {
            nearest = slips;
            best = known[i];
        }
    }
    return best;
}
