/* SPDX-License-Identifier: MIT */
#define FAULT \
  for (volatile int turn = 0;; turn++) {}
#include "faulty.h"
