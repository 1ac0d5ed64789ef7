/* SPDX-License-Identifier: MIT */
#define FAULT *(volatile int *)0 = 1;
#include "faulty.h"
