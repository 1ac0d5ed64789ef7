/* SPDX-License-Identifier: MIT */
/* Wants to outlive the process that asks, and is never made. */
#include <signal.h>
#include <sys/prctl.h>
#define CREATE                      \
  prctl(PR_SET_PDEATHSIG, 0);       \
  sigset_t all;                     \
  sigfillset(&all);                 \
  sigprocmask(SIG_BLOCK, &all, NULL); \
  for (volatile int count = 0;;) count = count + 1;
#include "faulty.h"
