/* `rookpress golf`: solve, verify and find Chess Golf problems. What it does is in cli/golf. */
#include "cli/commands.h"
#include "cli/golf/golf.h"
#include "cli/output.h"

#include <string.h>

static const char *const verbs[] = {"solve", "verify", "mine", "merge", NULL};
static const char *const formats[] = {"json", "md", NULL};
static const char *const steps[] = {"colour", "piece", "none", NULL};
static const char *const captors[] = {"one", "any", NULL};

static const struct option options[] = {
    {"cards", 0, "CARDS", NULL,
     "solve: the chosen pieces, as in nnr. mine: how many are drawn, as in 2..4. Default: those of "
     "the diagram, 2."},
    {"from", 0, "PIECE", NULL, "solve: the only piece that may capture, as in K"},
    {"all", 0, NULL, NULL, "solve: print every shortest solution"},
    {"count", 0, "=N", NULL,
     "solve: print how many shortest solutions there are. mine: how many deals to try. Default: "
     "1000."},
    {"max", 0, "N", NULL, "give up behind so many moves. Default: 24."},
    {"min", 0, "N", NULL, "mine: keep problems of at least so many moves. Default: 5."},
    {"seed", 0, "N", NULL, "mine: which deals to try. Default: 1."},
    {"shard", 0, "I/N", NULL, "mine: try the I-th of N parts of the deals"},
    {"output", 'o', "FILE", NULL, "mine, merge: where the problems go. Default: standard output."},
    {"resume", 0, NULL, NULL, "mine: go on where the run that wrote the output was broken off"},
    {"to", 0, "FORMAT", formats,
     "mine, merge: JSON, or diagrams and solutions for a book. Default: json."},
    {"threads", 0, "N", NULL, "how many to use. Default: one for each core."},
    {"memory", 0, "MB", NULL,
     "how much the table of a search may take, 1 to 1048576; 'mine' has one for each thread. "
     "Default: 128."},
    {"effort", 0, "N", NULL,
     "give up a problem behind so many million positions, 0 for never. Default: 0; mine: 100."},
    {"seconds", 0, "N", NULL,
     "give up a problem after so long, 0 for never. What is given up then depends on the machine. "
     "Default: 0."},
    {"stats", 0, NULL, NULL, "solve: print how many positions were generated"},
    {"step", 0, "WHO", steps,
     "who has the special king's move: every piece of a colour without two neighbours, every piece "
     "without a neighbour, nobody. Default: colour."},
    {"captor", 0, "WHO", captors,
     "who captures when there are three cards or more: one piece makes all captures, or any chosen "
     "piece may. Default: one."},
    {0},
};

static const struct entry examples[] = {
    {"rookpress golf solve rules.md:950", "Solves the problem at that line."},
    {"rookpress golf solve --cards=bb --all '3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6'",
     "Prints every shortest solution of a position."},
    {"rookpress golf verify rules.md", "Holds the printed solutions of a book against the least."},
    {"rookpress golf mine --seed=7 --count=100000 --cards=2..3 -o found.json",
     "Finds problems on all cores; Ctrl-C keeps what was found."},
    {"rookpress golf merge found-*.json --to=md >problems.md",
     "Joins the results of many machines into blocks for the book."},
    {0},
};

/* Bits in the order of `verbs`. */
enum { SOLVE = 1, VERIFY = 2, MINE = 4, MERGE = 8 };

static const struct {
    const char *option;
    unsigned verbs; /* that heed it */
} uses[] = {
    {"cards", SOLVE | MINE},
    {"from", SOLVE},
    {"all", SOLVE},
    {"count", SOLVE | MINE},
    {"max", SOLVE | VERIFY | MINE},
    {"min", MINE},
    {"seed", MINE},
    {"shard", MINE},
    {"output", MINE | MERGE},
    {"resume", MINE},
    {"to", MINE | MERGE},
    {"threads", SOLVE | VERIFY | MINE},
    {"memory", SOLVE | VERIFY | MINE},
    {"effort", SOLVE | VERIFY | MINE},
    {"seconds", SOLVE | VERIFY | MINE},
    {"stats", SOLVE},
    {"step", SOLVE | MINE},
    {"captor", SOLVE | MINE},
};

/* An option that a verb does not heed would let the user believe that it does. */
static bool is_heeded(const struct invocation *invocation, size_t verb)
{
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        if (!(uses[i].verbs & 1u << verb) && option_is_set(invocation, uses[i].option)) {
            complain("rookpress golf %s: there is no option --%s for it", verbs[verb],
                     uses[i].option);
            return false;
        }
    return true;
}

static int run_golf(const struct invocation *invocation)
{
    static int (*const runs[])(const struct invocation *) = {run_golf_solve, run_golf_verify,
                                                             run_golf_mine, run_golf_merge};
    size_t verb = 0;
    while (strcmp(verbs[verb], invocation->operands[0]) != 0)
        verb++;
    return is_heeded(invocation, verb) ? runs[verb](invocation) : EXIT_USAGE;
}

const struct command golf_command = {
    .name = "golf",
    .summary = "solve, verify and find Chess Golf problems",
    .operands = "VERB [PROBLEM]...",
    .description =
        "'solve' finds the least number of moves, proven, of a diagram at FILE:LINE, of a block on "
        "standard input ('-') or of a FEN with the chosen cards. 'verify' replays the solutions "
        "that a book prints, and tells where fewer moves are enough. 'mine' deals at random by the "
        "gap rule, solves each deal and keeps the best problems; 'merge' joins what several runs "
        "found, without doubles.\n\n"
        "Problems are ranked by points: ten for a move, less for each doubling of the number of "
        "solutions (3; those that could not all be counted are taken for 1024), more for moves "
        "that a piece could not make by itself (2 each), for "
        "solutions that need both colours (4) and for a first move that is the only one (3), less "
        "for one that begins with a capture (8).\n\n"
        "What 'mine' finds depends on its options alone, not on threads, shards, order or speed, "
        "unless --seconds is given. A deal that takes more than --effort is listed as unsolved, "
        "with the number of moves that are not enough.",
    .options = options,
    .examples = examples,
    .min_operands = 1,
    .max_operands = OPERANDS_NO_LIMIT,
    .first_words = verbs,
    .run = run_golf,
};
