/* SPDX-License-Identifier: MIT */
/* The fault of whoever builds it. */
#include "faulty.h"
