/* ratio ROUNDS COMMAND -- COMMAND: time two commands in turn and print how they compare.
 *
 * The least processor time of all rounds stands for a command: other work on the machine can only
 * add to it. Both commands run in every round, so that they share what the machine is up to. Output
 * goes to /dev/null. Prints: seconds and peak kB of the first, of the second, and the two ratios.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

struct cost {
    double seconds;
    long kilobytes;
};

static double seconds_of(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec / 1e6;
}

static struct cost run(char **command)
{
    struct rusage usage;
    int status;
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execvp(command[0], command);
        perror(command[0]);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
        perror("ratio");
        exit(1);
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
        fprintf(stderr, "ratio: %s failed\n", command[0]);
        exit(1);
    }
    return (struct cost){seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime), usage.ru_maxrss};
}

static void keep_least(struct cost *least, struct cost now)
{
    if (!least->kilobytes || now.seconds < least->seconds)
        least->seconds = now.seconds;
    if (!least->kilobytes || now.kilobytes < least->kilobytes)
        least->kilobytes = now.kilobytes;
}

int main(int argc, char **argv)
{
    int split = 2;
    while (split < argc && strcmp(argv[split], "--") != 0)
        split++;
    if (argc < 5 || split + 1 >= argc) {
        fputs("usage: ratio ROUNDS COMMAND... -- COMMAND...\n", stderr);
        return 2;
    }
    argv[split] = NULL;
    struct cost first = {0}, second = {0};
    for (int round = 0; round < atoi(argv[1]); round++) {
        keep_least(&first, run(argv + 2));
        keep_least(&second, run(argv + split + 1));
    }
    printf("%.3f %ld %.3f %ld %.2f %.2f\n", first.seconds, first.kilobytes, second.seconds,
           second.kilobytes, first.seconds / second.seconds,
           (double)first.kilobytes / (double)second.kilobytes);
    return 0;
}
