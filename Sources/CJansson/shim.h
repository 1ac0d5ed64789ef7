/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CJANSSON_SHIM_H
#define DOORSTEP_CJANSSON_SHIM_H
#include <jansson.h>
#endif
