/* SPDX-License-Identifier: MIT */
/* Processes: to start, to limit and to end them. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CPluginSandbox.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MAPS_TERABYTES 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define MAPS_TERABYTES 1
#endif
#endif

/* Since Linux 5.3 and 5.1, the same on all machines. */
#define PIDFD_OPEN 434
#define PIDFD_SEND_SIGNAL 424
#define BY_PIDFD 3

#define MAXIMUM_DESCRIPTORS 16

int sandbox_thread_count(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (tasks == NULL) return -errno;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks)) != NULL;) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

static int limit(int resource, rlim_t value) {
  const struct rlimit both = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &both) == 0 ? 0 : -errno;
}

int sandbox_limit_resources(uint64_t memory_bytes, unsigned descriptors) {
  int result = 0;
#ifndef MAPS_TERABYTES
  result = limit(RLIMIT_AS, memory_bytes);
#endif
  if (result == 0) result = limit(RLIMIT_CORE, 0);
  if (result == 0) result = limit(RLIMIT_FSIZE, 0);
  if (result == 0) result = limit(RLIMIT_NPROC, 0);
  if (result == 0) result = limit(RLIMIT_NOFILE, descriptors);
  return result;
}

int sandbox_close_descriptors(unsigned first) {
  return close_range(first, ~0u, 0) == 0 ? 0 : -errno;
}

int sandbox_give_up_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno;
}

int sandbox_die_with(pid_t parent) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -errno;
  /* It may have ended before. */
  return getppid() == parent ? 0 : -ESRCH;
}

/* Adds to `actions` that the descriptors get their numbers. They have been moved out of the way of
 * those first, into `moved`. */
static int arrange(posix_spawn_file_actions_t *actions, const int *descriptors, int count,
                   int *moved) {
  for (int index = 0; index < count; index++) {
    moved[index] = fcntl(descriptors[index], F_DUPFD_CLOEXEC, MAXIMUM_DESCRIPTORS);
    if (moved[index] < 0) return errno;
    const int error = posix_spawn_file_actions_adddup2(actions, moved[index], index);
    if (error != 0) return error;
  }
  return posix_spawn_file_actions_addclosefrom_np(actions, count);
}

static int set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int error = posix_spawnattr_setsigmask(attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (error != 0) return error;
  return posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
}

/* A descriptor for the process that was just spawned; without one nobody could watch over it. */
static int open_process(pid_t process) {
  const long descriptor = syscall(PIDFD_OPEN, process, 0u);
  if (descriptor >= 0) return (int)descriptor;
  const int why = errno;
  kill(process, SIGKILL);
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
  return -why;
}

int sandbox_spawn(const char *path, char *const arguments[], char *const environment[],
                  const int *descriptors, int count) {
  if (count > MAXIMUM_DESCRIPTORS) return -EINVAL;
  int moved[MAXIMUM_DESCRIPTORS];
  for (int index = 0; index < MAXIMUM_DESCRIPTORS; index++) moved[index] = -1;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t process = 0;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error == 0) {
    error = arrange(&actions, descriptors, count, moved);
    if (error == 0) error = set_attributes(&attributes);
    if (error == 0) {
      error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
    }
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  for (int index = 0; index < count; index++) {
    if (moved[index] >= 0) close(moved[index]);
  }
  return error == 0 ? open_process(process) : -error;
}

int sandbox_make_socket(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : -errno;
}

int sandbox_make_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : -errno;
}

int sandbox_kill(int process_descriptor) {
  return syscall(PIDFD_SEND_SIGNAL, process_descriptor, SIGKILL, NULL, 0u) == 0 ? 0 : -errno;
}

int sandbox_reap(int process_descriptor, int *signal, int *status) {
  siginfo_t end = {0};
  int result;
  do {
    result = waitid((idtype_t)BY_PIDFD, (id_t)process_descriptor, &end, WEXITED);
  } while (result != 0 && errno == EINTR);
  if (result != 0) return -errno;
  *signal = end.si_code == CLD_EXITED ? 0 : end.si_status;
  *status = end.si_code == CLD_EXITED ? end.si_status : 0;
  return 0;
}

int sandbox_make_bell(void) {
  const int bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return bell < 0 ? -errno : bell;
}

void sandbox_ring(int bell) {
  /* Fails only when it has been rung so often that it is readable anyway. */
  (void)!eventfd_write(bell, 1);
}

void sandbox_hush(int bell) {
  eventfd_t count;
  /* Fails only when it is unreadable already. */
  (void)!eventfd_read(bell, &count);
}
