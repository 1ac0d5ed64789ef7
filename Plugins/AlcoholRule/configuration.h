/* SPDX-License-Identifier: MIT */
#ifndef ALCOHOL_CONFIGURATION_H
#define ALCOHOL_CONFIGURATION_H

#include "rule_configuration.h"

/* Minutes since midnight of the day to which the span belongs: `from` is in it, `until` is not.
 * Beyond 1440 is the next day. No minute is in an empty span, 0 to 0. */
typedef struct span {
  int from;
  int until;
} span;

/* What the operator configured.
 *
 *   { "tags": ["alcohol"],                              which baskets; this is the default
 *     "hours": { "from": "10:00", "until": "22:00" },   each day; required
 *     "weekdays": { "Fr": { "from": "10:00", "until": "02:00" }, "Su": null },   instead
 *     "message": "Alcohol cannot be delivered at this time" }
 */
typedef struct configuration {
  json_t *root;        /* owned; `tags` and `message` point into it */
  const json_t *tags;  /* array of strings, or NULL for the default */
  const char *message; /* for the customer */
  span days[7];        /* from Monday */
} configuration;

/* Its JSON Schema, as a literal. */
#define ALCOHOL_SPAN_SCHEMA \
  "{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"from\",\"until\"]," \
  "\"properties\":{\"from\":{\"type\":\"string\",\"pattern\":\"^[0-9]{2}:[0-9]{2}$\"}," \
  "\"until\":{\"type\":\"string\",\"pattern\":\"^[0-9]{2}:[0-9]{2}$\"}}}"
#define ALCOHOL_CONFIGURATION_SCHEMA \
  "{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"hours\"],\"properties\":{" \
  "\"tags\":{\"type\":\"array\",\"minItems\":1,\"items\":{\"type\":\"string\",\"minLength\":1}}," \
  "\"hours\":" ALCOHOL_SPAN_SCHEMA "," \
  "\"weekdays\":{\"type\":\"object\"," \
  "\"propertyNames\":{\"enum\":[\"Mo\",\"Tu\",\"We\",\"Th\",\"Fr\",\"Sa\",\"Su\"]}," \
  "\"additionalProperties\":{\"anyOf\":[{\"type\":\"null\"}," ALCOHOL_SPAN_SCHEMA "]}}," \
  "\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":244}}}"

/* Reads the operator's JSON. On DOORSTEP_OK `result` is to be given to configuration_free,
 * otherwise `failure` names the member at fault and nothing is to be freed. */
doorstep_status configuration_read(doorstep_text text, configuration *result,
                                   doorstep_failure *failure);

/* Frees what configuration_read made. */
void configuration_free(configuration *configuration);

#endif
