/* SPDX-License-Identifier: MIT */
/* Tries to reach what is outside, while it is made and while it decides, and says what came of each attempt: an error's
 * name, or "done". None does harm where it succeeds. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Another high half makes another argument of it, even if the kernel looks at the low one alone. */
#define HIGH(value) ((1ul << 32) | (unsigned long)(value))

#define ATTEMPTS                                                              \
  TRY("file", open("/etc/passwd", O_RDONLY))                                  \
  TRY("own-file", open(OWN_FILE, O_RDONLY))                                   \
  TRY("write", open("/tmp/doorstep-escape", O_WRONLY | O_CREAT, 0600))        \
  TRY("socket", socket(AF_INET, SOCK_DGRAM, 0))                               \
  TRY("unix", socket(AF_UNIX, SOCK_STREAM, 0))                                \
  TRY("fork", spawn())                                                        \
  TRY("thread", begin_thread())                                               \
  TRY("exec", execl("/bin/true", "true", (char *)0))                          \
  TRY("kill", kill(getppid(), 0))                                             \
  TRY("tgkill", syscall(SYS_tgkill, getppid(), getppid(), 0))                 \
  TRY("code", make_code())                                                    \
  TRY("read-limit", prlimit(0, RLIMIT_NOFILE, NULL, &limit))                  \
  TRY("set-limit", prlimit(0, RLIMIT_NOFILE, &limit, NULL))                   \
  TRY("read-limit-of-host", prlimit(getppid(), RLIMIT_NOFILE, NULL, &limit))  \
  TRY("set-limit-of-host", prlimit(getppid(), RLIMIT_NOFILE, &limit, NULL))   \
  TRY("high-process", syscall(SYS_prlimit64, HIGH(0), RLIMIT_NOFILE, 0, &limit)) \
  TRY("high-limit", syscall(SYS_prlimit64, 0, RLIMIT_NOFILE, HIGH(0), &limit)) \
  TRY("read-flags", fcntl(0, F_GETFL))                                        \
  TRY("set-flags", fcntl(0, F_SETFL, O_ASYNC))                                \
  TRY("set-owner", fcntl(0, F_SETOWN, getppid()))                             \
  TRY("set-signal", fcntl(0, F_SETSIG, SIGKILL))                              \
  TRY("lock", fcntl(0, F_SETLK, &lock))                                       \
  TRY("high-command", syscall(SYS_fcntl, 0, HIGH(F_GETFL)))                   \
  TRY("ioctl-async", ioctl(0, FIOASYNC, &yes))                                \
  TRY("ioctl-owner", ioctl(0, 0x8901 /* FIOSETOWN */, &yes))                  \
  TRY("ioctl-terminal", ioctl(0, TCGETS, text))                               \
  TRY("outlive", prctl(PR_SET_PDEATHSIG, 0))                                  \
  TRY("listen", syscall(SYS_seccomp, 1, 8 /* with a listener */, NULL))

static const char *outcome(long result) {
  if (result >= 0) return "done";
  switch (errno) {
  case EPERM: return "EPERM";
  case EACCES: return "EACCES";
  case ENOSYS: return "ENOSYS";
  default: return "other";
  }
}

static void *think(void *argument) { return argument; }

static long begin_thread(void) {
  pthread_t thread;
  errno = pthread_create(&thread, NULL, think, NULL);
  return errno == 0 ? 0 : -1;
}

static long make_code(void) {
  void *code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return code == MAP_FAILED ? -1 : 0;
}

static long spawn(void) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, NULL, 0);
  return child;
}

#define TRY(name, attempt)                                                            \
  length += snprintf(text + length, sizeof text - (size_t)length, " %s=%s", name,     \
                     outcome((long)(attempt)));
#define TRY_ALL(when)                                                  \
  static char text[2000];                                              \
  int length = snprintf(text, sizeof text, "%s:", when), yes = 1;      \
  struct rlimit limit = {64, 64};                                      \
  struct flock lock = {.l_type = F_WRLCK};                             \
  ATTEMPTS                                                             \
  say(text);

#define CREATE { TRY_ALL("made") }
#define FAULT TRY_ALL("deciding")
#include "faulty.h"
