/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CJANSSON_SHIM_H
#define DOORSTEP_CJANSSON_SHIM_H

#include <jansson.h>

/* The message of `error`, an array of fixed size that Swift would see as a tuple; valid as long as
 * `error` is. */
static inline const char *cjansson_error_text(const json_error_t *error) {
  return error->text;
}

#endif
