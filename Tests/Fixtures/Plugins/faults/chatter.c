/* SPDX-License-Identifier: MIT */
/* Says more than anybody wants to read. */
#define FAULT                                       \
  for (int line = 0; line < 5000; line++) say("again"); \
  puts("printed on standard output");               \
  fputs("printed on standard error\n", stderr);     \
  fflush(stdout);
#include "faulty.h"
