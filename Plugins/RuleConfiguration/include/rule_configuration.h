/* SPDX-License-Identifier: MIT */
/* Reads the JSON of the shipped plug-ins in C: each function that finds something wrong fills the
 * plug-in's failure with the member at fault as a JSON Pointer, and returns the status to return. */
#ifndef RULE_CONFIGURATION_H
#define RULE_CONFIGURATION_H

#include <jansson.h>

#include "doorstep_rule_kit.h"

/* Room for a text or pointer while it is put together: more than a failure holds, so that it is
 * doorstep_fail which cuts, between two characters. */
#define CONFIG_DRAFT_SIZE 512

/* A place in the configuration as a JSON Pointer, and where to tell what is wrong with it. */
typedef struct config_place {
  doorstep_failure *failure;
  char pointer[CONFIG_DRAFT_SIZE];
} config_place;

/* The place of the member called `name`, and that of the element `index`, in what is at `parent`. */
config_place config_member(const config_place *parent, const char *name);
config_place config_element(const config_place *parent, size_t index);

/* Says what is wrong at a place, and returns BAD_CONFIG. */
__attribute__((format(printf, 2, 3))) doorstep_status config_wrong(const config_place *at,
                                                                   const char *format, ...);

/* What a value is, as "a string". */
const char *config_kind(const json_t *value);

/* Parses the operator's JSON; `*root` is to be given to json_decref. */
doorstep_status config_parse(doorstep_text text, const config_place *at, json_t **root);

/* Refuses what is no object, and an object with members other than `known`, which NULL ends and
 * `list` names for the operator. */
doorstep_status config_check_members(const json_t *object, const config_place *at,
                                     const char *const *known, const char *list);

/* Reads the integer member `name` within limits; where it is missing, `*result` stays. */
doorstep_status config_read_integer(const json_t *object, const config_place *parent,
                                    const char *name, json_int_t least, json_int_t most,
                                    json_int_t *result);

/* Reads the text member `name`, which is not empty and has at most `most` bytes; it belongs to
 * `object`. Where it is missing, `*result` stays. */
doorstep_status config_read_text(const json_t *object, const config_place *parent,
                                 const char *name, size_t most, const char **result);

/* Reads the member "message", which the customer is told; where it is missing, `*result` stays. */
static inline doorstep_status config_read_message(const json_t *object, const config_place *parent,
                                                  const char **result) {
  return config_read_text(object, parent, "message", DOORSTEP_MESSAGE_CAPACITY, result);
}

#endif
