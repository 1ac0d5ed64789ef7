/* SPDX-License-Identifier: MIT */
/* The fault of whoever builds it. */
#include <errno.h>
#include <sys/socket.h>
#include "faulty.h"
