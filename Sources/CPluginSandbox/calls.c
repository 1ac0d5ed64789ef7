/* SPDX-License-Identifier: MIT */
/* seccomp: the lists of system calls, and the filter that is made of them. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CPluginSandbox.h"

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

#ifdef MACHINE

/* What code needs that only thinks: memory, clocks, signals to itself, and the descriptors it has. */
static const int to_think[] = {
    SYS_brk, SYS_munmap, SYS_mremap, SYS_madvise, SYS_membarrier,
    SYS_futex, SYS_sched_yield, SYS_sched_getaffinity, SYS_getcpu,
    SYS_read, SYS_write, SYS_writev, SYS_close, SYS_lseek, SYS_fstat,
    SYS_sendto, SYS_recvfrom, SYS_ppoll,
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_nanosleep, SYS_clock_nanosleep,
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getrandom, SYS_sysinfo, SYS_uname,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall,
    SYS_set_robust_list, SYS_rseq, SYS_exit, SYS_exit_group,
#ifdef __x86_64__
    SYS_poll, SYS_time,
#endif
};

/* What is needed besides to read files, to load libraries, and to confine oneself further. */
static const int to_load[] = {
    SYS_openat, SYS_pread64, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs,
    SYS_readlinkat, SYS_faccessat, SYS_faccessat2, SYS_getdents64, SYS_getcwd, SYS_fadvise64,
    SYS_dup, 444, 445, 446,
#ifdef __x86_64__
    SYS_open, SYS_stat, SYS_lstat, SYS_readlink, SYS_access, SYS_arch_prctl,
#endif
};

/* A call that may be made only with these arguments, of which all 64 bits count. */
struct rule {
  int call;
  int count;
  struct {
    int index;
    uint64_t value;
  } arguments[2];
};

/* The same as to_load, for calls that reach further with other arguments: fcntl and ioctl have signals sent
 * to any process of the user, prlimit64 limits any, prctl would let this one outlive its parent. */
static const struct rule to_load_with[] = {
    {SYS_fcntl, 1, {{1, F_GETFD}}},
    {SYS_fcntl, 1, {{1, F_SETFD}}},
    {SYS_fcntl, 1, {{1, F_GETFL}}},
    {SYS_fcntl, 1, {{1, F_DUPFD_CLOEXEC}}},
    {SYS_prlimit64, 2, {{0, 0}, {2, 0}}}, /* to read the limits of its own */
    {SYS_seccomp, 2, {{0, SECCOMP_SET_MODE_FILTER}, {1, 0}}},
};

/* They make memory executable, or not. */
static const int of_memory[] = {SYS_mmap, SYS_mprotect};

#define COUNT(list) (sizeof(list) / sizeof(list[0]))

/* Room for all lists and the instructions around them. */
struct program {
  struct sock_filter code[256];
  unsigned short length;
};

_Static_assert(2 * (COUNT(to_think) + COUNT(to_load)) + 11 * (COUNT(to_load_with) + 1) +
                       5 * COUNT(of_memory) + 5 <= 256,
               "a program has room");

static void add(struct program *program, struct sock_filter instruction) {
  program->code[program->length++] = instruction;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void load_call(struct program *program) {
  load(program, offsetof(struct seccomp_data, nr));
}

static void answer(struct program *program, uint32_t result) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result));
}

/* Skips so many instructions unless the loaded word is `value`. */
static void skip_unless(struct program *program, uint32_t value, int count) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, (uint8_t)count));
}

static void answer_calls(struct program *program, const int *calls, size_t count, uint32_t result) {
  for (size_t index = 0; index < count; index++) {
    skip_unless(program, (uint32_t)calls[index], 1);
    answer(program, result);
  }
}

/* The low half of an argument, before the high one: both machines are little-endian. */
static size_t argument(int index) {
  return offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)index;
}

static void allow_with(struct program *program, const struct rule *rule) {
  const int length = 4 * rule->count + 2;
  skip_unless(program, (uint32_t)rule->call, length);
  for (int index = 0; index < rule->count; index++) {
    const size_t place = argument(rule->arguments[index].index);
    const uint64_t value = rule->arguments[index].value;
    const int left = length - 1 - 4 * index;
    load(program, place);
    skip_unless(program, (uint32_t)value, left - 2);
    load(program, place + sizeof(uint32_t));
    skip_unless(program, (uint32_t)(value >> 32), left - 4);
  }
  answer(program, SECCOMP_RET_ALLOW);
  /* Where an argument is another one, the next rules look at the call again. */
  load_call(program);
}

/* Answers the calls of memory, by whether they make it executable. */
static void answer_memory(struct program *program, uint32_t code, uint32_t data) {
  for (size_t index = 0; index < COUNT(of_memory); index++) {
    skip_unless(program, (uint32_t)of_memory[index], 4);
    load(program, argument(2));
    add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1));
    answer(program, code);
    answer(program, data);
  }
}

static struct program begin(void) {
  struct program program = {.length = 0};
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0));
  answer(&program, SECCOMP_RET_KILL_PROCESS);
  load_call(&program);
  return program;
}

/* By seccomp itself, as the lists have no prctl. */
static int install(const struct program *program, unsigned flags) {
  const struct sock_fprog filter = {
      .len = program->length, .filter = (struct sock_filter *)program->code};
  const long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
  return result < 0 ? -errno : (int)result;
}

int sandbox_confine_calls(int calls) {
  struct program program = begin();
  answer_calls(&program, to_think, COUNT(to_think), SECCOMP_RET_ALLOW);
  /* As abort does. */
  const struct rule own_signals = {SYS_tgkill, 1, {{0, (uint64_t)getpid()}}};
  allow_with(&program, &own_signals);
  const int loads = calls == SANDBOX_CALLS_TO_LOAD;
  if (loads) {
    answer_calls(&program, to_load, COUNT(to_load), SECCOMP_RET_ALLOW);
    for (size_t index = 0; index < COUNT(to_load_with); index++) {
      allow_with(&program, &to_load_with[index]);
    }
  }
  answer_memory(
      &program, loads ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | EPERM, SECCOMP_RET_ALLOW);
  answer(&program, SECCOMP_RET_ERRNO | EPERM);
  return install(&program, 0);
}

int sandbox_make_gate(void) {
  struct program program = begin();
  answer_calls(&program, to_load, COUNT(to_load), SECCOMP_RET_USER_NOTIF);
  for (size_t index = 0; index < COUNT(to_load_with); index++) {
    answer_calls(&program, &to_load_with[index].call, 1, SECCOMP_RET_USER_NOTIF);
  }
  answer_memory(&program, SECCOMP_RET_USER_NOTIF, SECCOMP_RET_ALLOW);
  answer(&program, SECCOMP_RET_ALLOW);
  return install(&program, SECCOMP_FILTER_FLAG_NEW_LISTENER);
}

#else

int sandbox_confine_calls(int calls) {
  (void)calls;
  return -ENOTSUP;
}

int sandbox_make_gate(void) { return -ENOTSUP; }

#endif
