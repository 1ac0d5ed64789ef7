/* SPDX-License-Identifier: MIT */
/* Compiles both headers once by themselves, so that a wrong layout fails the build of this target. */
#include "doorstep_rule_kit.h"
