/* SPDX-License-Identifier: MIT */
/* Closes the socket of its process, and does not end. */
#define FAULT  \
  close(3);    \
  sleep(3600);
#include "faulty.h"
