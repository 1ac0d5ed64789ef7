/* SPDX-License-Identifier: MIT */
#ifndef SCRIPT_ANSWER_H
#define SCRIPT_ANSWER_H

#include <jansson.h>

#include "doorstep_rule.h"

/* Takes over what a program answered, one of
 *
 *   { "id": 7, "verdict": "allow" }
 *   { "id": 7, "verdict": "refuse", "code": "TOO_FAR", "message": "Too far" }
 *   { "id": 7, "verdict": "adjust", "seconds": 300, "fee": 50 }
 *   { "id": 7, "verdict": "abstain" }
 *   { "id": 7, "verdict": "unknown", "input": "basket.tags" }
 *   { "id": 7, "error": "the database is down" }
 *
 * each with "notes", an object of strings, if there is something to note. A message, seconds and a
 * fee may be left out. */
doorstep_status answer_take(const json_t *answer, const doorstep_host *host,
                            const doorstep_request *request, doorstep_verdict *verdict,
                            doorstep_failure *failure);

#endif
