/* SPDX-License-Identifier: MIT */
/* Runs PROGRAM as on a system that lacks something: the system call CALL fails with ERROR, where FLAGS is defined only
 * if those are its second argument. With LIBRARY, that is loaded before all others. */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WORD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)

int main(int count, char **arguments) {
  (void)count;
#ifdef CALL
  struct sock_filter code[] = {
      WORD(offsetof(struct seccomp_data, nr)),
#ifdef FLAGS
      UNLESS(CALL, 3),
      WORD(offsetof(struct seccomp_data, args[1])),
      UNLESS(FLAGS, 1),
#else
      UNLESS(CALL, 1),
#endif
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ERROR),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof code / sizeof code[0], code};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
#ifdef LIBRARY
  setenv("LD_PRELOAD", LIBRARY, 1);
#endif
  execv(PROGRAM, arguments);
  return 1;
}
