/* Completion scripts for shells, from the rows of the commands: names of commands, options, the
 * values they allow, and file names elsewhere. Exports the row of `rookpress completions`.
 *
 * A script is a fixed part, which finds out where on the line the user is, and the rows as data in
 * the shell's own terms. Names need no quoting (see cli/command.h), help texts do. */
#include "base/text.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"

#include <assert.h>
#include <string.h>

/* --- what the shells share ---------------------------------------------------------------------
 */

static bool is_plain(const char *name)
{
    return name[0] && name[strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                        "0123456789-")] == '\0';
}

static void add_words(struct text *out, const char *const *words)
{
    for (size_t i = 0; words && words[i]; i++) {
        assert(is_plain(words[i]));
        text_format(out, "%s%s", i ? " " : "", words[i]);
    }
}

/* The options of a command that take a value, as typed, with a blank before each. */
static void add_valued(struct text *out, const struct command *command)
{
    const struct option *option;
    for (size_t i = 0; (option = command_option(command, i)); i++) {
        if (!option->value || *option->value == '=')
            continue;
        text_format(out, " --%s", option->name);
        if (option->letter)
            text_format(out, " -%c", option->letter);
    }
}

/* The largest number of operands, -1 for no limit. */
static long operand_limit(const struct command *command)
{
    return command->max_operands == OPERANDS_NO_LIMIT ? -1 : (long)command->max_operands;
}

/* Between single quotes. `quote` is how the shell writes one there; characters of `special` get a
 * backslash. */
static void add_quoted(struct text *out, struct slice s, const char *quote, const char *special)
{
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\'') {
            text_add(out, quote);
            continue;
        }
        if (strchr(special, s.ptr[i]))
            text_add_char(out, '\\');
        text_add_char(out, s.ptr[i]);
    }
}

/* --- bash --------------------------------------------------------------------------------------
 */

static const char bash_head[] =
    "# bash completion for rookpress, made by 'rookpress completions bash'\n"
    "\n"
    "_rookpress_reply()\n"
    "{\n"
    "    local reply\n"
    "    while IFS= read -r reply; do\n"
    "        COMPREPLY+=(\"$reply\")\n"
    "    done < <(compgen -P \"$prefix\" \"$@\" -- \"$cur\")\n"
    "}\n"
    "\n"
    "_rookpress_files()\n"
    "{\n"
    "    # Readline's own way knows best about quotes and '~', but not about a prefix.\n"
    "    { [[ -z $prefix ]] && compopt -o default 2>/dev/null; } || _rookpress_reply -f\n"
    "}\n"
    "\n"
    "_rookpress()\n"
    "{\n"
    "    local IFS=$' \\t\\n' cur=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}\n"
    "    local options='' valued='' first='' most=0 values=''\n"
    "    local option='' prefix='' ended='' operands=0 word i\n"
    "    COMPREPLY=()\n"
    "\n";

static const char bash_walk[] = "\n"
                                "    # Bash makes three words of --name=value.\n"
                                "    for ((i = 2; i < COMP_CWORD; i++)); do\n"
                                "        word=${COMP_WORDS[i]}\n"
                                "        if [[ $option ]]; then\n"
                                "            [[ $word == '=' ]] || option=''\n"
                                "        elif [[ $ended || $word != -?* ]]; then\n"
                                "            operands=$((operands + 1))\n"
                                "        elif [[ $word == -- ]]; then\n"
                                "            ended=1\n"
                                "        elif [[ \" $valued \" == *\" $word \"* ]]; then\n"
                                "            option=$word\n"
                                "        fi\n"
                                "    done\n"
                                "    if [[ $option && $cur == '=' ]]; then\n"
                                "        cur=''\n"
                                "    elif [[ ! $option && ! $ended && $cur == --*=* ]]; then\n"
                                "        option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}\n"
                                "        [[ \" $valued \" == *\" $option \"* ]] || return 0\n"
                                "    fi\n"
                                "\n"
                                "    case $command,$option in\n";

static const char bash_tail[] =
    "    esac\n"
    "\n"
    "    if [[ $values ]]; then\n"
    "        _rookpress_reply -W \"$values\"\n"
    "    elif [[ $option ]]; then\n"
    "        _rookpress_files\n"
    "    elif [[ ! $ended && $cur == -* ]]; then\n"
    "        _rookpress_reply -W \"$options\"\n"
    "        [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null\n"
    "    elif [[ $first ]] && ((operands == 0)); then\n"
    "        _rookpress_reply -W \"$first\"\n"
    "    elif ((most < 0 || operands < most)); then\n"
    "        _rookpress_files\n"
    "    fi\n"
    "    return 0\n"
    "}\n"
    "\n"
    "complete -F _rookpress rookpress\n";

static void add_bash_options(struct text *out, const struct command *command)
{
    const struct option *option;
    for (size_t i = 0; (option = command_option(command, i)); i++) {
        assert(is_plain(option->name));
        text_format(out, "%s--%s%s", i ? " " : "", option->name, option->value ? "=" : "");
    }
}

static void add_bash_command(struct text *out, const struct program *program,
                             const struct command *command)
{
    text_format(out, "    %s)\n        options='", command->name);
    add_bash_options(out, command);
    text_add(out, "'\n        valued='");
    add_valued(out, command);
    text_add(out, "'\n        first='");
    add_words(out, command_first_words(program, out->arena, command));
    text_format(out, "'\n        most=%ld\n        ;;\n", operand_limit(command));
}

static void add_bash_values(struct text *out, const struct command *command)
{
    for (const struct option *o = command->options; o && o->name; o++) {
        if (!o->allowed)
            continue;
        text_format(out, "    %s,--%s", command->name, o->name);
        if (o->letter)
            text_format(out, " | %s,-%c", command->name, o->letter);
        text_add(out, ") values='");
        add_words(out, o->allowed);
        text_add(out, "' ;;\n");
    }
}

static void add_bash(struct text *out, const struct program *program)
{
    text_add(out, bash_head);
    text_add(out, "    if ((COMP_CWORD == 1)); then\n        first='");
    add_words(out, command_names(program, out->arena));
    text_add(out, "'\n        [[ $cur == -* ]] && first='");
    for (const struct option *o = program->options; o->name; o++)
        text_format(out, "%s--%s", o == program->options ? "" : " ", o->name);
    text_add(out, "'\n        _rookpress_reply -W \"$first\"\n        return 0\n    fi\n");
    text_add(out, "    case $command in\n");
    for (size_t i = 0; program->commands[i]; i++)
        add_bash_command(out, program, program->commands[i]);
    text_add(out, "    esac\n");
    text_add(out, bash_walk);
    for (size_t i = 0; program->commands[i]; i++)
        add_bash_values(out, program->commands[i]);
    text_add(out, bash_tail);
}

/* --- zsh ---------------------------------------------------------------------------------------
 */

static const char zsh_head[] = "#compdef rookpress\n"
                               "# zsh completion for rookpress, made by 'rookpress completions "
                               "zsh'\n"
                               "\n"
                               "_rookpress()\n"
                               "{\n"
                               "    local curcontext=$curcontext state line ret=1\n"
                               "    local -a commands\n"
                               "    typeset -A opt_args\n"
                               "    commands=(\n";

static const char zsh_dispatch[] = "    case $state in\n"
                                   "    command)\n"
                                   "        _describe -t commands command commands && ret=0\n"
                                   "        ;;\n"
                                   "    operands)\n"
                                   "        words=($line[1] \"${words[@]}\")\n"
                                   "        ((CURRENT += 1))\n"
                                   "        curcontext=\"${curcontext%:*:*}:rookpress-$line[1]:\"\n"
                                   "        case $line[1] in\n";

static const char zsh_tail[] = "        esac\n"
                               "        ;;\n"
                               "    esac\n"
                               "    return ret\n"
                               "}\n"
                               "\n"
                               "# Both ways work: as a file in $fpath, and sourced.\n"
                               "if [[ $funcstack[1] == _rookpress ]]; then\n"
                               "    _rookpress \"$@\"\n"
                               "else\n"
                               "    compdef _rookpress rookpress\n"
                               "fi\n";

static void add_zsh_label(struct text *out, struct slice label)
{
    add_quoted(out, label, "'\\''", "[]:\\");
}

static void add_zsh_option(struct text *out, const struct option *option)
{
    /* The two spellings exclude each other only in what is offered. */
    if (option->letter)
        text_format(out, "'(-%c --%s)'{-%c%s,--%s%s}'[", option->letter, option->name,
                    option->letter, option->value ? "+" : "", option->name,
                    option->value ? "=" : "");
    else
        text_format(out, "'--%s%s[", option->name, option->value ? "=" : "");
    add_zsh_label(out, first_sentence(option->help));
    text_add_char(out, ']');
    if (option->value) {
        text_add_char(out, ':');
        add_zsh_label(out, slice_of(option->value));
        text_add(out, option->allowed ? ":(" : ":_files");
        add_words(out, option->allowed);
        text_add(out, option->allowed ? ")" : "");
    }
    text_add_char(out, '\'');
}

static void add_zsh_operands(struct text *out, const struct program *program,
                             const struct command *command)
{
    const char *const *words = command_first_words(program, out->arena, command);
    bool limited = command->max_operands != OPERANDS_NO_LIMIT;
    size_t named = limited ? command->max_operands : words ? 1 : 0;

    for (size_t i = 0; i < named; i++) {
        text_format(out, " \\\n                '%zu:", i + 1);
        add_zsh_label(out, command_operand_name(command, i));
        text_add(out, i == 0 && words ? ":(" : ":_files");
        add_words(out, i == 0 ? words : NULL);
        text_add(out, i == 0 && words ? ")'" : "'");
    }
    if (!limited) {
        text_add(out, " \\\n                '*:");
        add_zsh_label(out, command_operand_name(command, named));
        text_add(out, ":_files'");
    }
}

static void add_zsh_command(struct text *out, const struct program *program,
                            const struct command *command)
{
    const struct option *option;

    text_format(out, "        %s)\n            _arguments -s -S", command->name);
    for (size_t i = 0; (option = command_option(command, i)); i++) {
        text_add(out, " \\\n                ");
        add_zsh_option(out, option);
    }
    add_zsh_operands(out, program, command);
    text_add(out, " && ret=0\n            ;;\n");
}

static void add_zsh(struct text *out, const struct program *program)
{
    text_add(out, zsh_head);
    for (size_t i = 0; program->commands[i]; i++) {
        text_format(out, "        '%s:", program->commands[i]->name);
        add_zsh_label(out, first_sentence(program->commands[i]->summary));
        text_add(out, "'\n");
    }
    text_add(out, "    )\n    _arguments -C");
    for (const struct option *o = program->options; o->name; o++) {
        text_add(out, " \\\n        ");
        add_zsh_option(out, o);
    }
    text_add(out, " \\\n        '1: :->command' \\\n        '*::: :->operands' && ret=0\n");
    text_add(out, zsh_dispatch);
    for (size_t i = 0; program->commands[i]; i++)
        add_zsh_command(out, program, program->commands[i]);
    text_add(out, zsh_tail);
}

/* --- fish --------------------------------------------------------------------------------------
 */

static const char fish_head[] =
    "# fish completion for rookpress, made by 'rookpress completions fish'\n"
    "\n"
    "function __rookpress_no_command\n"
    "    test (count (commandline -opc)) -eq 1\n"
    "end\n"
    "\n"
    "function __rookpress_command # NAME\n"
    "    set -l words (commandline -opc)\n"
    "    set -q words[2]; and test \"$words[2]\" = $argv[1]\n"
    "end\n"
    "\n"
    "# Is the operand at the cursor, counted from 0, from FIRST on and before END, if that is not "
    "-1?\n"
    "function __rookpress_operand # NAME FIRST END [OPTION-WITH-VALUE...]\n"
    "    __rookpress_command $argv[1]; or return 1\n"
    "    set -l words (commandline -opc)\n"
    "    set -l place 0\n"
    "    set -l ended no\n"
    "    set -l value no\n"
    "    for word in $words[3..-1]\n"
    "        if test $value = yes\n"
    "            set value no\n"
    "        else if test $ended = yes; or not string match -qr -- '^-.' \"$word\"\n"
    "            set place (math $place + 1)\n"
    "        else if string match -q -- -- \"$word\"\n"
    "            set ended yes\n"
    "        else if contains -- \"$word\" $argv[4..-1]\n"
    "            set value yes\n"
    "        end\n"
    "    end\n"
    "    test $place -ge $argv[2]; and test $argv[3] -lt 0 -o $place -lt $argv[3]\n"
    "end\n"
    "\n"
    "complete -c rookpress -f\n";

static void add_fish_label(struct text *out, const char *help)
{
    text_add(out, " -d '");
    add_quoted(out, first_sentence(help), "\\'", "\\");
    text_add(out, "'\n");
}

static void add_fish_option(struct text *out, const char *condition, const struct option *option)
{
    text_format(out, "complete -c rookpress -n '%s'", condition);
    if (option->letter)
        text_format(out, " -s %c", option->letter);
    text_format(out, " -l %s", option->name);
    if (option->allowed) {
        text_add(out, " -x -a '");
        add_words(out, option->allowed);
        text_add(out, "'");
    } else if (option->value) {
        text_add(out, " -r -F");
    }
    add_fish_label(out, option->help);
}

/* Begin a line for the operands from `first` on and before `end`. */
static void add_fish_operands(struct text *out, const struct command *command, size_t first,
                              long end)
{
    text_format(out, "complete -c rookpress -n '__rookpress_operand %s %zu %ld", command->name,
                first, end);
    add_valued(out, command);
    text_add(out, "'");
}

static void add_fish_command(struct text *out, const struct program *program,
                             const struct command *command)
{
    const char *const *words = command_first_words(program, out->arena, command);
    const char *condition = format_string(out->arena, "__rookpress_command %s", command->name);

    text_format(out, "\ncomplete -c rookpress -n __rookpress_no_command -a %s", command->name);
    add_fish_label(out, command->summary);
    for (size_t i = 0; command_option(command, i); i++)
        add_fish_option(out, condition, command_option(command, i));
    if (words) {
        add_fish_operands(out, command, 0, 1);
        text_add(out, " -a '");
        add_words(out, words);
        text_add(out, "'\n");
    }
    if (command->max_operands > (words ? 1 : 0)) {
        add_fish_operands(out, command, words ? 1 : 0, operand_limit(command));
        text_add(out, " -F\n");
    }
}

static void add_fish(struct text *out, const struct program *program)
{
    text_add(out, fish_head);
    for (const struct option *o = program->options; o->name; o++)
        add_fish_option(out, "__rookpress_no_command", o);
    for (size_t i = 0; program->commands[i]; i++)
        add_fish_command(out, program, program->commands[i]);
}

/* --- the command -------------------------------------------------------------------------------
 */

typedef void shell_fn(struct text *out, const struct program *program);

#define SHELLS(X)           X(bash) X(zsh) X(fish)
#define SHELL_NAME(shell)   #shell,
#define SHELL_SCRIPT(shell) add_##shell,

static const char *const shell_names[] = {SHELLS(SHELL_NAME) NULL};
static shell_fn *const shell_scripts[] = {SHELLS(SHELL_SCRIPT)};

static int run_completions(const struct invocation *invocation)
{
    struct text out = text_new(invocation->arena);
    size_t shell = 0;

    while (strcmp(shell_names[shell], invocation->operands[0]) != 0)
        shell++;
    shell_scripts[shell](&out, invocation->program);
    return output_write(text_slice(&out)) ? EXIT_CLEAN : EXIT_IO;
}

static const struct entry examples[] = {
    {"source <(rookpress completions bash)", "Completes in this shell from now on."},
    {"rookpress completions zsh > \"${fpath[1]}/_rookpress\"", "Installs the completion for zsh."},
    {"rookpress completions fish > ~/.config/fish/completions/rookpress.fish",
     "Installs the completion for fish."},
    {0},
};

const struct command completions_command = {
    .name = "completions",
    .summary = "print a completion script for a shell",
    .operands = "SHELL",
    .description = "Prints a script that teaches a shell to complete the command line of "
                   "rookpress: commands, options, their values, and file names.",
    .examples = examples,
    .min_operands = 1,
    .max_operands = 1,
    .first_words = shell_names,
    .run = run_completions,
};
