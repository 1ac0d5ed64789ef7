/* SPDX-License-Identifier: MIT */
#ifndef SCRIPT_PROGRAM_H
#define SCRIPT_PROGRAM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The longest line that a program may write. */
#define PROGRAM_LINE_SIZE 65536
#define PROGRAM_PROBLEM_SIZE 200

/* A running program that reads lines from its standard input and writes lines to its standard
 * output; what it writes to standard error goes where that of the service goes. */
typedef struct program {
  pid_t pid;  /* also of the group of processes that it leads; 0 if it does not run */
  int socket; /* our end of its standard input and output */
  size_t length;
  size_t consumed; /* how much at the beginning of `buffer` was handed out as a line */
  char buffer[PROGRAM_LINE_SIZE];
} program;

/* How sending or receiving a line went. */
typedef enum program_result {
  PROGRAM_OK,
  PROGRAM_LATE, /* not before the deadline; a later call goes on with the same line */
  PROGRAM_GONE, /* the program has ended, or closed its standard output */
  PROGRAM_GARBLED /* a line is too long, or was sent in part */
} program_result;

/* CLOCK_MONOTONIC in nanoseconds, as all deadlines here. */
int64_t program_now(void);

/* Starts `arguments[0]`, looked for in PATH unless it has a "/", in `folder`, unless that is empty.
 * 1 if it runs; else 0, and `problem` says why. */
int program_start(program *program, const char *const *arguments, const char *folder,
                  char problem[PROGRAM_PROBLEM_SIZE]);

/* Ends the program and all that it started: after `patience` nanoseconds, in which it may end by
 * itself because its standard input has ended. `how` says how it ended. Nothing happens if it does
 * not run. */
void program_stop(program *program, int64_t patience, char how[PROGRAM_PROBLEM_SIZE]);

/* Sends one line, which ends in a line feed. */
program_result program_send(program *program, const char *line, size_t length, int64_t deadline);

/* Waits for a line, without its line feed and with a zero at its end, valid until the next call. */
program_result program_receive(program *program, int64_t deadline, const char **line);

#endif
