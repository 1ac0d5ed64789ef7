/* SPDX-License-Identifier: MIT */
/* Crashes at the hundredth request of each process. */
#define EVALUATE                        \
  if (++calls == 100) *(volatile int *)0 = 1; \
  return doorstep_adjust(verdict, 0, request->item_count);
#include "faulty.h"
