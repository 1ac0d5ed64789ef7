/* SPDX-License-Identifier: MIT */
/* Takes memory until there is none, and says how many MiB it got. */
#define FAULT                                                              \
  static char text[80];                                                    \
  int count = 0;                                                           \
  for (volatile char *piece; count < 4096; count++) {                      \
    piece = malloc(1 << 20);                                               \
    if (piece == NULL) break;                                              \
    piece[0] = 1;                                                          \
  }                                                                        \
  snprintf(text, sizeof text, "%s", count < 512 ? "bounded" : "boundless"); \
  return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", text);
#include "faulty.h"
