/* SPDX-License-Identifier: MIT */
#define FAULT                        \
  verdict->action = DOORSTEP_REFUSE; \
  verdict->code_length = ~0u;        \
  return DOORSTEP_OK;
#include "faulty.h"
