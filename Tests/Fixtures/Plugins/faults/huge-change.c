/* SPDX-License-Identifier: MIT */
#define FAULT return doorstep_adjust(verdict, INT32_MIN, INT64_MIN);
#include "faulty.h"
