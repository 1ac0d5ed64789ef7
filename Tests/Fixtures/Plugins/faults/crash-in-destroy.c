/* SPDX-License-Identifier: MIT */
#define DESTROY *(volatile int *)0 = 1;
#include "faulty.h"
