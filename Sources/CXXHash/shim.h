/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CXXHASH_SHIM_H
#define DOORSTEP_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
