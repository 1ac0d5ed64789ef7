/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CJANSSON_SHIM_H
#define DOORSTEP_CJANSSON_SHIM_H

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

/* Jansson's macros and fixed-size arrays do not import into Swift, and C varargs cannot be called
 * from it; these are their plain twins. */

/* The message of `error`: valid as long as `error` is. */
static inline const char *cjansson_error_text(const json_error_t *error) {
  return error->text;
}

/* The flags that json_dumps needs to write reals with `digits` significant digits. */
static inline size_t cjansson_real_precision(size_t digits) {
  return JSON_REAL_PRECISION(digits);
}

/* The flags that json_dumps needs to write one member or element a line, `width` spaces a level. */
static inline size_t cjansson_indent(size_t width) {
  return JSON_INDENT(width);
}

/* The fewest significant digits, from `least` on, that read back as `value`, which is finite;
 * 17 always do (IEEE 754). */
static inline size_t cjansson_digits_needed(double value, size_t least) {
  size_t digits = least;
  while (digits < 17) {
    char text[32];
    snprintf(text, sizeof text, "%.*g", (int)digits, value);
    if (strtod(text, NULL) == value) break;
    digits++;
  }
  return digits;
}

#endif
