/* Where a line may end inside a word, and where it may not at a space. Private to `text`. */
#ifndef TEXT_JOINTS_H
#define TEXT_JOINTS_H

#include "text/letters.h"

/* Costs of ending a line. */
#define JOINT_HYPHEN   50.0   /* by dividing a word */
#define JOINT_COMPOUND 50.0   /* behind the hyphen or slash of a compound */
#define JOINT_DASH     20.0   /* behind a dash */
#define JOINT_ADDRESS  100.0  /* inside an address */
#define JOINT_TEAR     9000.0 /* anywhere, because nothing else is left */

/* The letters [begin, end) are a web or mail address. */
bool joint_is_address(const struct letters *letters, size_t begin, size_t end);

/* What it costs to end a line behind letter `i` without adding anything; BREAK_NEVER or more where
 * that must not be. */
double joint_cost(const struct letters *letters, size_t i, bool in_address);

/* What a space is: where a line may end; where none may, as in "p. 5" and before a dash; and less
 * than a space, as in "63 mm", "8 × 8" and "e. g." */
enum joint_space { JOINT_FREE, JOINT_HELD, JOINT_THIN };

enum joint_space joint_space(const struct letters *letters, size_t i);

#endif
