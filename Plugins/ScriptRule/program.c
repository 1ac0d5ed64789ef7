/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "program.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define NANOSECONDS 1000000000LL

extern char **environ;

int64_t program_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * NANOSECONDS + now.tv_nsec;
}

/* Describes what the program finds when it starts; 0, or an error number. */
static int describe(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, int socket,
                    const char *folder) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int error = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, socket, STDOUT_FILENO);
  /* Nothing else that the service has open is for the program. */
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
  if (!error && *folder) error = posix_spawn_file_actions_addchdir_np(actions, folder);
  if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error) {
    error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  return error;
}

static int spawn(pid_t *pid, const char *const *arguments, const char *folder, int socket) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    error = describe(&actions, &attributes, socket, folder);
    if (!error) {
      error = posix_spawnp(pid, arguments[0], &actions, &attributes, (char *const *)arguments,
                           environ);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int program_start(program *program, const char *const *arguments, const char *folder,
                  char problem[PROGRAM_PROBLEM_SIZE]) {
  /* A socket and no pipes: writing to a program that has ended must not raise SIGPIPE. */
  int ends[2];
  int error = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
  if (!error) {
    error = spawn(&program->pid, arguments, folder, ends[1]);
    close(ends[1]);
    if (error) close(ends[0]);
  }
  if (error) {
    program->pid = 0;
    snprintf(problem, PROGRAM_PROBLEM_SIZE, "\"%.100s\" cannot be started: %s", arguments[0],
             strerror(error));
    return 0;
  }
  program->socket = ends[0];
  program->length = program->consumed = 0;
  return 1;
}

/* Waits until the program has ended or `deadline` has passed. */
static int wait_for_end(pid_t pid, int64_t deadline) {
  for (;;) {
    siginfo_t info = {.si_pid = 0};
    /* Left waitable: until it is waited for, its number is nobody else's. */
    const int result = waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT);
    if (result != 0 || info.si_pid != 0) return 1;
    if (program_now() >= deadline) return 0;
    const struct timespec pause = {0, 2000000};
    nanosleep(&pause, NULL);
  }
}

void program_stop(program *program, int64_t patience, char how[PROGRAM_PROBLEM_SIZE]) {
  int status = 0;
  how[0] = '\0';
  if (program->pid == 0) return;
  close(program->socket);
  const int ended = wait_for_end(program->pid, program_now() + patience);
  kill(-program->pid, SIGKILL);
  waitpid(program->pid, &status, 0);
  program->pid = 0;
  if (!ended) {
    snprintf(how, PROGRAM_PROBLEM_SIZE, "was ended");
  } else if (WIFSIGNALED(status)) {
    snprintf(how, PROGRAM_PROBLEM_SIZE, "ended by signal %d", WTERMSIG(status));
  } else {
    snprintf(how, PROGRAM_PROBLEM_SIZE, "ended with status %d", WEXITSTATUS(status));
  }
}

/* Waits until the socket is ready for `events`; 0 when the deadline has passed before. */
static int wait_until_ready(const program *program, short events, int64_t deadline) {
  for (;;) {
    const int64_t left = deadline - program_now();
    const int64_t wait = left > 0 ? left : 0;
    const struct timespec timeout = {wait / NANOSECONDS, wait % NANOSECONDS};
    struct pollfd ready = {.fd = program->socket, .events = events};
    const int count = ppoll(&ready, 1, &timeout, NULL);
    if (count > 0) return 1;
    if (count == 0 || errno != EINTR) return 0;
  }
}

program_result program_send(program *program, const char *line, size_t length, int64_t deadline) {
  size_t sent = 0;
  while (sent < length) {
    const ssize_t count =
        send(program->socket, line + sent, length - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count >= 0) {
      sent += (size_t)count;
    } else if (errno == EAGAIN) {
      if (wait_until_ready(program, POLLOUT, deadline)) continue;
      return sent == 0 ? PROGRAM_LATE : PROGRAM_GARBLED;
    } else if (errno != EINTR) {
      return PROGRAM_GONE;
    }
  }
  return PROGRAM_OK;
}

program_result program_receive(program *program, int64_t deadline, const char **line) {
  program->length -= program->consumed;
  memmove(program->buffer, program->buffer + program->consumed, program->length);
  program->consumed = 0;
  size_t searched = 0;
  for (;;) {
    char *end = memchr(program->buffer + searched, '\n', program->length - searched);
    if (end) {
      *end = '\0';
      *line = program->buffer;
      program->consumed = (size_t)(end + 1 - program->buffer);
      return PROGRAM_OK;
    }
    searched = program->length;
    if (program->length == sizeof program->buffer) return PROGRAM_GARBLED;
    if (!wait_until_ready(program, POLLIN, deadline)) return PROGRAM_LATE;
    const ssize_t count = recv(program->socket, program->buffer + program->length,
                               sizeof program->buffer - program->length, MSG_DONTWAIT);
    if (count > 0) {
      program->length += (size_t)count;
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      return PROGRAM_GONE;
    }
  }
}
