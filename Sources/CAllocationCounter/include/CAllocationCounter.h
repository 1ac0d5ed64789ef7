/* SPDX-License-Identifier: MIT */
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/* How often the calling thread has asked the C library for memory. An executable that links this has
 * its malloc, calloc, realloc and aligned_alloc counted; they still come from the C library. */
uint64_t allocation_count(void);

#endif
