#include "cli/number_option.h"

#include "base/number.h"
#include "cli/output.h"

bool number_option(double *value, const struct invocation *invocation, const char *option,
                   double least, double most, double usual)
{
    const char *word = option_value(invocation, option);
    *value = usual;
    if (!word || (number_parse(value, slice_of(word)) && *value >= least && *value <= most))
        return true;
    complain("rookpress %s: --%s is a number from %g to %g, not '%s'", invocation->command->name,
             option, least, most, word);
    return false;
}
