/* SPDX-License-Identifier: MIT */
/* seccomp: the lists of system calls, and the filter that is made of them. */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
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
    SYS_mmap, SYS_mprotect, SYS_openat, SYS_pread64, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs,
    SYS_readlinkat, SYS_faccessat, SYS_faccessat2, SYS_getdents64, SYS_getcwd, SYS_fadvise64,
    SYS_fcntl, SYS_dup, SYS_ioctl, SYS_prctl, SYS_seccomp, SYS_prlimit64, 444, 445, 446,
#ifdef __x86_64__
    SYS_open, SYS_stat, SYS_lstat, SYS_readlink, SYS_access, SYS_arch_prctl,
#endif
};

/* Room for both lists and the instructions around them. */
struct program {
  struct sock_filter code[192];
  unsigned short length;
};

static void add(struct program *program, struct sock_filter instruction) {
  program->code[program->length++] = instruction;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void answer(struct program *program, uint32_t result) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result));
}

static void allow(struct program *program, const int *calls, size_t count) {
  for (size_t index = 0; index < count; index++) {
    add(program,
        (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[index], 0, 1));
    answer(program, SECCOMP_RET_ALLOW);
  }
}

/* The low half of an argument: both machines are little-endian. */
static size_t argument(int index) {
  return offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)index;
}

/* Allows the call when the process sends the signal to itself, as abort does. */
static void allow_own_signals(struct program *program) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 4));
  load(program, argument(0));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 0, 1));
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EPERM);
}

/* Allows the call unless it makes memory executable. */
static void allow_data(struct program *program, int call) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 4));
  load(program, argument(2));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0));
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EPERM);
}

#define COUNT(list) (sizeof(list) / sizeof(list[0]))

int sandbox_confine_calls(int calls) {
  struct program program = {.length = 0};
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0));
  answer(&program, SECCOMP_RET_KILL_PROCESS);
  load(&program, offsetof(struct seccomp_data, nr));
  allow(&program, to_think, COUNT(to_think));
  if (calls == SANDBOX_CALLS_TO_LOAD) {
    allow(&program, to_load, COUNT(to_load));
  } else {
    allow_data(&program, SYS_mmap);
    allow_data(&program, SYS_mprotect);
  }
  allow_own_signals(&program);
  answer(&program, SECCOMP_RET_ERRNO | EPERM);
  _Static_assert(
      2 * (COUNT(to_think) + COUNT(to_load)) + 20 <= COUNT(program.code), "the program has room");
  const struct sock_fprog filter = {.len = program.length, .filter = program.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0 ? 0 : -errno;
}

#else

int sandbox_confine_calls(int calls) {
  (void)calls;
  return -ENOTSUP;
}

#endif
