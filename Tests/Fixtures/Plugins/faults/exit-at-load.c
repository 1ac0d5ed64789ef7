/* SPDX-License-Identifier: MIT */
#include <unistd.h>
__attribute__((constructor)) static void begin(void) { _exit(3); }
#include "faulty.h"
