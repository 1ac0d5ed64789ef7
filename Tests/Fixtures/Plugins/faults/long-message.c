/* SPDX-License-Identifier: MIT */
#define FAULT                                                     \
  doorstep_refuse(verdict, "CODE", "message");                    \
  verdict->message_length = DOORSTEP_MESSAGE_CAPACITY + 1;        \
  return DOORSTEP_OK;
#include "faulty.h"
