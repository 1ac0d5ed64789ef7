/* SPDX-License-Identifier: MIT */
#ifndef SCRIPT_CONFIGURATION_H
#define SCRIPT_CONFIGURATION_H

#include "rule_configuration.h"

#define SCRIPT_ARGUMENT_LIMIT 64

/* What the operator configured.
 *
 *   { "command": ["python3", "rule.py"],   required; run in the service's folder
 *     "config": { },                       handed to the program as it is; null when left out
 *     "startMilliseconds": 5000 }          how long the program may take to get ready; the default
 */
typedef struct configuration {
  json_t *root; /* owned; all else points into it */
  const char *command[SCRIPT_ARGUMENT_LIMIT + 1]; /* NULL ends it */
  const json_t *config; /* NULL if there is none */
  int64_t start_nanoseconds;
} configuration;

/* Its JSON Schema, as a literal. */
#define SCRIPT_CONFIGURATION_SCHEMA \
  "{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"command\"]," \
  "\"properties\":{" \
  "\"command\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":64," \
  "\"items\":{\"type\":\"string\"}}," \
  "\"config\":{}," \
  "\"startMilliseconds\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":60000,\"default\":5000}}}"

/* Reads the operator's JSON. On DOORSTEP_OK `result` is to be given to configuration_free,
 * otherwise `failure` names the member at fault and nothing is to be freed. */
doorstep_status configuration_read(doorstep_text text, configuration *result,
                                   doorstep_failure *failure);

/* Frees what configuration_read made. */
void configuration_free(configuration *configuration);

#endif
