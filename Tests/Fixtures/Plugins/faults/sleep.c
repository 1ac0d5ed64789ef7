/* SPDX-License-Identifier: MIT */
#define FAULT sleep(3600);
#include "faulty.h"
