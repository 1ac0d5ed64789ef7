/* SPDX-License-Identifier: MIT */
#define CREATE *(volatile int *)0 = 1;
#include "faulty.h"
