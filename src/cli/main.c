/* The program: finds the command, has its words parsed, runs it, and tells the user what is wrong
 * with the command line. */
#include "base/text.h"
#include "base/vec.h"
#include "cli/commands.h"
#include "cli/help.h"
#include "cli/options.h"
#include "cli/output.h"

#include <string.h>

static int refuse(const struct program *program, const struct command *command,
                  const struct misuse *misuse)
{
    const char *blank = command ? " " : "", *name = command ? command->name : "";

    complain("%s%s%s: %s", program->name, blank, name, misuse->message);
    if (misuse->suggestion)
        complain("%s", misuse->suggestion);
    if (misuse->choices)
        complain("%s", misuse->choices);
    complain("try '%s%s%s --help'", program->name, blank, name);
    return EXIT_USAGE;
}

/* The name of the command that an option of the program stands for, else the word itself. */
static const char *command_meant(const struct program *program, const char *word)
{
    for (const struct option *option = program->options; option->name; option++) {
        const char letter[] = {'-', option->letter, '\0'};
        if (strcmp(word, letter) == 0 ||
            (strncmp(word, "--", 2) == 0 && strcmp(word + 2, option->name) == 0))
            return option->name;
    }
    return word;
}

static const struct command *find_command(const struct program *program, const char *word)
{
    const char *name = command_meant(program, word);
    for (size_t i = 0; program->commands[i]; i++)
        if (strcmp(program->commands[i]->name, name) == 0)
            return program->commands[i];
    return NULL;
}

static int refuse_command(const struct program *program, struct arena *arena, const char *word)
{
    struct misuse misuse = {0};
    VEC(const char *) options = {0};

    for (const struct option *option = program->options; option->name; option++)
        *vec_push(arena, &options) = format_string(arena, "--%s", option->name);
    *vec_push(arena, &options) = NULL;
    if (word[0] == '-' && word[1])
        misuse_unknown(&misuse, arena, "option", word, options.items);
    else
        misuse_unknown(&misuse, arena, "command", word, command_names(program, arena));
    return refuse(program, NULL, &misuse);
}

static int run(const struct program *program, struct arena *arena, int argc, char **argv)
{
    struct invocation invocation = {.program = program, .arena = arena, .argv = argv};
    struct text help = text_new(arena);
    struct misuse misuse;

    if (argc < 2) {
        help_add_program(&help, program);
        complain_text(text_slice(&help));
        return EXIT_USAGE;
    }
    invocation.command = find_command(program, argv[1]);
    if (!invocation.command)
        return refuse_command(program, arena, argv[1]);
    if (!options_parse(&invocation, &misuse, (size_t)argc - 2, argv + 2))
        return refuse(program, invocation.command, &misuse);
    if (!invocation.help)
        return invocation.command->run(&invocation);
    help_add_command(&help, program, invocation.command);
    return output_write(text_slice(&help)) ? EXIT_CLEAN : EXIT_IO;
}

int main(int argc, char **argv)
{
    struct arena arena = {0};

    output_start();
    int code = run(&rookpress, &arena, argc, argv);
    arena_free(&arena);
    return code;
}
