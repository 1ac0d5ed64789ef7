/* SPDX-License-Identifier: MIT */
#define FAULT exit(0);
#include "faulty.h"
