/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_WEB_FILES_H
#define DOORSTEP_WEB_FILES_H

#include <stddef.h>

/* A file of Web/, as it was when this was compiled. */
struct web_file {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/* All of them; `count` is how many. */
const struct web_file *web_files(size_t *count);

#endif
