/* SPDX-License-Identifier: MIT */
#define FAULT abort();
#include "faulty.h"
