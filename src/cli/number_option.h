/* Options whose value is a number. */
#ifndef CLI_NUMBER_OPTION_H
#define CLI_NUMBER_OPTION_H

#include "cli/command.h"

/* The value of an option of the command's row, or `usual` where it was not given. False, with a
 * word to the user, when it is no number or out of range. */
bool number_option(double *value, const struct invocation *invocation, const char *option,
                   double least, double most, double usual);

#endif
