/* SPDX-License-Identifier: MIT */
/* Tries to reach what is outside, and says what came of each attempt: an error's name, or "done". */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define UNUSED_FUNCTION __attribute__((unused))

static UNUSED_FUNCTION const char *outcome(long result) {
  if (result >= 0) return "done";
  switch (errno) {
  case EPERM: return "EPERM";
  case EACCES: return "EACCES";
  default: return "another error";
  }
}

static UNUSED_FUNCTION void *think(void *argument) { return argument; }

static UNUSED_FUNCTION long begin_thread(void) {
  pthread_t thread;
  errno = pthread_create(&thread, NULL, think, NULL);
  return errno == 0 ? 0 : -1;
}

static UNUSED_FUNCTION long make_code(void) {
  void *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return code == MAP_FAILED ? -1 : 0;
}

static UNUSED_FUNCTION long spawn(void) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return child;
}

static UNUSED_FUNCTION long execute(void) { return execl("/bin/true", "true", (char *)0); }

#ifdef AT_START
#define CREATE                                                                         \
  char text[200];                                                                      \
  snprintf(text, sizeof text, "passwd %s, write %s, socket %s, fork %s, thread %s, exec %s", \
           outcome(open("/etc/passwd", O_RDONLY)),                                     \
           outcome(open("/tmp/doorstep-escape", O_WRONLY | O_CREAT, 0600)),            \
           outcome(socket(AF_INET, SOCK_DGRAM, 0)), outcome(spawn()),                  \
           outcome(begin_thread()), outcome(execute()));                               \
  say(text);
#endif
#define FAULT                                                                             \
  static char text[240];                                                                  \
  snprintf(text, sizeof text,                                                             \
           "file %s, own file %s, write %s, socket %s, unix %s, fork %s, thread %s, exec %s, " \
           "kill %s, code %s, rights %s",                                                 \
           outcome(open("/etc/passwd", O_RDONLY)), outcome(open(OWN_FILE, O_RDONLY)),     \
           outcome(open("/tmp/doorstep-escape", O_WRONLY | O_CREAT, 0600)),               \
           outcome(socket(AF_INET, SOCK_DGRAM, 0)), outcome(socket(AF_UNIX, SOCK_STREAM, 0)), \
           outcome(spawn()), outcome(begin_thread()), outcome(execute()),                 \
           outcome(kill(getppid(), 0)), outcome(make_code()),                             \
           outcome(prctl(PR_SET_PDEATHSIG, 0)));                                          \
  return doorstep_fail(failure, DOORSTEP_FAILED, "", text);
#include "faulty.h"
