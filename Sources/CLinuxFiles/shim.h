/* SPDX-License-Identifier: MIT */
/* Files of Linux that have no name, which Swift's Glibc module leaves out. */
#include <sys/eventfd.h>

/* As in <sys/mman.h> and <fcntl.h> with _GNU_SOURCE; the numbers are those of the kernel. */
int memfd_create(const char *name, unsigned int flags);

enum {
  LINUX_MFD_CLOEXEC = 0x1,
  LINUX_MFD_ALLOW_SEALING = 0x2,
  LINUX_MFD_EXEC = 0x10, /* since Linux 6.3, which may otherwise refuse to map it as code */
  LINUX_F_ADD_SEALS = 1033,
  LINUX_F_SEAL_SEAL = 0x1,
  LINUX_F_SEAL_SHRINK = 0x2,
  LINUX_F_SEAL_GROW = 0x4,
  LINUX_F_SEAL_WRITE = 0x8,
};
