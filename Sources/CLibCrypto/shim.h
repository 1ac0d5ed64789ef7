/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CLIBCRYPTO_SHIM_H
#define DOORSTEP_CLIBCRYPTO_SHIM_H

#include <openssl/evp.h>

#endif
