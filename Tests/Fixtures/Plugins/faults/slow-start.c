/* SPDX-License-Identifier: MIT */
#define CREATE usleep(START_MICROSECONDS);
#include "faulty.h"
