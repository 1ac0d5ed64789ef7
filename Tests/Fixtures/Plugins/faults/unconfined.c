/* SPDX-License-Identifier: MIT */
/* Keeps its process from confining itself any further, in such a way that this believes that it has, and tries what it could
 * do while it was made. */
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define RESTRICT_SELF 446

static int lie(void) {
  struct sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, RESTRICT_SELF, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof code / sizeof code[0], code};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

static void say(const char *text);

static void try_all(void) {
  static char text[100];
  const int file = open(OWN_FILE, O_RDONLY);
  const int file_error = file < 0 ? errno : 0;
  void *code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const int code_error = code == MAP_FAILED ? errno : 0;
  snprintf(text, sizeof text, "file %d, code %d", file_error, code_error);
  say(text);
}

#define CREATE \
  try_all();   \
  if (lie() != 0) return DOORSTEP_FAILED;
#define FAULT try_all();
#include "faulty.h"
