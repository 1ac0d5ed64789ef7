/* SPDX-License-Identifier: MIT */
#ifndef SURGE_TIMESTAMP_H
#define SURGE_TIMESTAMP_H

#include <stdint.h>

/* Reads an instant as RFC 3339 writes it, in the years 1 to 9999, as seconds of Unix time; a
 * fraction of a second is passed over. 1 if `text` is one, else 0. */
int timestamp_parse(const char *text, int64_t *unix_seconds);

#endif
