/* SPDX-License-Identifier: MIT */
#define FAULT           \
  verdict->action = 77; \
  return DOORSTEP_OK;
#include "faulty.h"
