/* SPDX-License-Identifier: MIT */
/* A rule with a fault, for requests with 13 items; others it adjusts by as many minor units as they have
 * items. A file defines FAULT or whichever macros of Fixture.c it needs, and includes this one. */
#define IS_UNLUCKY (request->item_count == 13)
#ifndef FAULT
#define FAULT
#endif
#ifndef EVALUATE
#define EVALUATE                  \
  if (IS_UNLUCKY) {               \
    FAULT                         \
  }                               \
  return doorstep_adjust(verdict, 0, request->item_count);
#endif
#include "../Fixture.c"
