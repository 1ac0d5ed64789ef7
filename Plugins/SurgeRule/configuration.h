/* SPDX-License-Identifier: MIT */
#ifndef SURGE_CONFIGURATION_H
#define SURGE_CONFIGURATION_H

#include "rule_configuration.h"

#define SURGE_STEP_LIMIT 32

/* What holds from a load on, until the load of the next step. */
typedef struct surge_step {
  double load;
  int32_t add_seconds;
  int64_t add_fee;     /* minor units */
  int refuses;
  const char *message; /* for the customer, if it refuses */
} surge_step;

/* What the operator configured.
 *
 *   { "loadFile": "load.json",       required; from the service's folder
 *     "maximumAgeMinutes": 15,       how long a load says something; this is the default
 *     "onBrokenFile": "fail",        or "abstain"
 *     "steps": [                     required; by load, the smallest first
 *       { "load": 1.2, "addMinutes": 5, "addFee": 100 },
 *       { "load": 2.5, "refuse": true, "message": "We have too many orders at the moment" } ] }
 */
typedef struct configuration {
  json_t *root; /* owned; texts point into it */
  const char *load_file;
  int64_t maximum_age_seconds;
  int abstains_if_broken;
  size_t step_count;
  surge_step steps[SURGE_STEP_LIMIT];
} configuration;

/* Its JSON Schema, as a literal. */
#define SURGE_CONFIGURATION_SCHEMA \
  "{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"loadFile\",\"steps\"]," \
  "\"properties\":{" \
  "\"loadFile\":{\"type\":\"string\",\"minLength\":1}," \
  "\"maximumAgeMinutes\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":527040,\"default\":15}," \
  "\"onBrokenFile\":{\"enum\":[\"fail\",\"abstain\"],\"default\":\"fail\"}," \
  "\"steps\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":32,\"items\":{" \
  "\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"load\"],\"properties\":{" \
  "\"load\":{\"type\":\"number\",\"minimum\":0,\"maximum\":1000000}," \
  "\"addMinutes\":{\"type\":\"integer\",\"minimum\":-10080,\"maximum\":10080}," \
  "\"addFee\":{\"type\":\"integer\",\"minimum\":-1000000000000,\"maximum\":1000000000000}," \
  "\"refuse\":{\"type\":\"boolean\"}," \
  "\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":244}}}}}}"

/* Reads the operator's JSON. On DOORSTEP_OK `result` is to be given to configuration_free,
 * otherwise `failure` names the member at fault and nothing is to be freed. */
doorstep_status configuration_read(doorstep_text text, configuration *result,
                                   doorstep_failure *failure);

/* Frees what configuration_read made. */
void configuration_free(configuration *configuration);

#endif
