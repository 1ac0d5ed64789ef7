/* SPDX-License-Identifier: MIT */
/* Speaks on the socket of its process, in place of that. */
#include <sys/socket.h>
#define FAULT                       \
  const char packet[] = "\002{\"";  \
  send(3, packet, sizeof packet, 0); \
  sleep(3600);
#include "faulty.h"
