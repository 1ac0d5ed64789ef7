/* SPDX-License-Identifier: MIT */
#define FAULT return doorstep_refuse(verdict, "CODE", "\xff\xfe");
#include "faulty.h"
