/* SPDX-License-Identifier: MIT */
/* The part of the GNU C library's allocator that Swift's Glibc module leaves out. */
#include <malloc.h>
