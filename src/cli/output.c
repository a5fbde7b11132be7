/* Standard output and standard error by plain write(2): a result is complete in memory before it is
 * printed, so there is nothing to gain from buffers, and errors come back at once. */
#include "cli/output.h"

#include "base/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

void output_start(void)
{
    signal(SIGPIPE, SIG_IGN);
    /* The wrong direction on purpose: using the stream goes on failing, as the caller meant. The
     * lowest free number is the one being filled. */
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 &&
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            return;
}

static bool write_all(int fd, struct slice text)
{
    while (text.len) {
        ssize_t put = write(fd, text.ptr, text.len);
        if (put >= 0) {
            text.ptr += put;
            text.len -= (size_t)put;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            /* The other end has made the stream non-blocking. */
            struct pollfd room = {.fd = fd, .events = POLLOUT};
            if (poll(&room, 1, -1) < 0 && errno != EINTR)
                return false;
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/* Some file systems tell of a full disk only when a file is closed; closing a copy will do. */
static bool settle(int fd)
{
    int copy = dup(fd);
    return copy >= 0 && close(copy) == 0;
}

bool output_write(struct slice text)
{
    if (write_all(STDOUT_FILENO, text) && settle(STDOUT_FILENO))
        return true;
    /* Whoever closed the pipe has seen enough and wants no message. */
    if (errno != EPIPE)
        complain("rookpress: cannot write standard output: %s", strerror(errno));
    return false;
}

bool output_is_terminal(void)
{
    return isatty(STDOUT_FILENO) == 1;
}

void complain(const char *format, ...)
{
    struct arena arena = {0};
    struct text message = text_new(&arena), line = text_new(&arena);
    va_list args;

    va_start(args, format);
    text_vformat(&message, format, args);
    va_end(args);
    utf8_add_clean(&line, text_slice(&message));
    text_add_char(&line, '\n');
    complain_text(text_slice(&line));
    arena_free(&arena);
}

void complain_text(struct slice text)
{
    /* There is no other place to tell of a failure here. */
    (void)write_all(STDERR_FILENO, text);
}
