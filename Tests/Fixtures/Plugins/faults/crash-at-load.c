/* SPDX-License-Identifier: MIT */
/* Not a constant, lest the compiler leave out what cannot go well. */
static volatile int *volatile nowhere;
__attribute__((constructor)) static void begin(void) { *nowhere = 1; }
#include "faulty.h"
