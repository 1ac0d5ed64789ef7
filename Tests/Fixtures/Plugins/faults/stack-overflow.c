/* SPDX-License-Identifier: MIT */
static int deeper(volatile char *above) {
  volatile char here[4096];
  if (above[0] == 0) return 0;
  here[0] = above[0];
  return deeper(here) + here[0];
}
#define FAULT                        \
  volatile char start[1] = {1};      \
  verdict->action = deeper(start);
#include "faulty.h"
