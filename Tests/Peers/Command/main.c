/*
 * The peer as a program of its own, and a launcher that is small enough not to disturb what it
 * measures: a child's ru_maxrss starts at its parent's, and forking a large parent takes long.
 *
 *   CPeerCommand button ICONS TITLES SIZE ICON TITLE FILE   draws one button to a PNG
 *   CPeerCommand time COUNT PROGRAM [ARGUMENT…]             tells of each run on a line: seconds,
 *                                                          those of processors, peak KiB
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "peer.h"

static int draw_button(char **arguments) {
    static const unsigned char ink[3] = {0x75, 0x73, 0x74};
    peer *peer = peer_open(arguments[0], arguments[1], NULL, atof(arguments[2]));
    if (peer == NULL) return 66;
    size_t size = peer_button(
        peer, 240, 80, arguments[3], PEER_TITLES, arguments[4], ink, PEER_RGBA);
    FILE *file = fopen(arguments[5], "wb");
    int is_written = size > 0 && file != NULL && fwrite(peer_png(peer), 1, size, file) == size;
    if (file != NULL && fclose(file) != 0) is_written = 0;
    peer_close(peer);
    return is_written ? 0 : 74;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Becomes the program, with nothing to read and nowhere to print to. */
static void run(char **program) {
    int nothing = open("/dev/null", O_RDWR);
    if (nothing >= 0) {
        for (int descriptor = 0; descriptor <= 2; descriptor++) dup2(nothing, descriptor);
    }
    execvp(program[0], program);
    _exit(127);
}

static long peak_kibibytes(const struct rusage *usage) {
#ifdef __APPLE__
    return usage->ru_maxrss / 1024;
#else
    return usage->ru_maxrss;
#endif
}

static double in_seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

static int time_runs(long count, char **program) {
    for (long index = 0; index < count; index++) {
        double start = now();
        pid_t child = fork();
        if (child < 0) {
            perror("fork");
            return 71;
        }
        if (child == 0) run(program);
        int status;
        struct rusage usage;
        while (wait4(child, &status, 0, &usage) < 0) {
            if (errno != EINTR) return 71;
        }
        double seconds = now() - start;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            fprintf(
                stderr, "%s ended with %d\n", program[0],
                WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
            return 70;
        }
        double worked = in_seconds(usage.ru_utime) + in_seconds(usage.ru_stime);
        printf("%.9f %.6f %ld\n", seconds, worked, peak_kibibytes(&usage));
    }
    return 0;
}

int main(int count, char **arguments) {
    if (count == 8 && strcmp(arguments[1], "button") == 0) return draw_button(arguments + 2);
    if (count >= 4 && strcmp(arguments[1], "time") == 0) {
        return time_runs(atol(arguments[2]), arguments + 3);
    }
    fputs(
        "usage: CPeerCommand button ICONS TITLES SIZE ICON TITLE FILE\n"
        "       CPeerCommand time COUNT PROGRAM [ARGUMENT...]\n",
        stderr);
    return 64;
}
