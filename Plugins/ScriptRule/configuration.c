/* SPDX-License-Identifier: MIT */
#include "configuration.h"

static doorstep_status read_command(const json_t *command, const config_place *at,
                                    configuration *result) {
  if (!command) return config_wrong(at, "missing; expected [\"python3\", \"rule.py\"]");
  if (!json_is_array(command)) {
    return config_wrong(at, "expected an array of strings, found %s", config_kind(command));
  }
  const size_t count = json_array_size(command);
  if (count == 0) return config_wrong(at, "empty; expected [\"python3\", \"rule.py\"]");
  if (count > SCRIPT_ARGUMENT_LIMIT) {
    return config_wrong(at, "%zu strings; at most %d fit", count, SCRIPT_ARGUMENT_LIMIT);
  }
  for (size_t index = 0; index < count; index++) {
    const json_t *argument = json_array_get(command, index);
    const config_place here = config_element(at, index);
    if (!json_is_string(argument)) {
      return config_wrong(&here, "expected a string, found %s", config_kind(argument));
    }
    result->command[index] = json_string_value(argument);
    if (strlen(result->command[index]) != json_string_length(argument)) {
      return config_wrong(&here, "no argument of a program contains a zero");
    }
  }
  result->command[count] = NULL;
  return *result->command[0] ? DOORSTEP_OK : config_wrong(at, "the program has no name");
}

static doorstep_status read_root(const json_t *root, const config_place *at,
                                 configuration *result) {
  static const char *const known[] = {"command", "config", "startMilliseconds", NULL};
  json_int_t milliseconds = 5000;
  doorstep_status status =
      config_check_members(root, at, known, "command, config and startMilliseconds");
  if (status == DOORSTEP_OK) {
    status = config_read_integer(root, at, "startMilliseconds", 1, 60000, &milliseconds);
  }
  if (status != DOORSTEP_OK) return status;
  result->start_nanoseconds = milliseconds * 1000000;
  result->config = json_object_get(root, "config");
  const config_place command = config_member(at, "command");
  return read_command(json_object_get(root, "command"), &command, result);
}

doorstep_status configuration_read(doorstep_text text, configuration *result,
                                   doorstep_failure *failure) {
  const config_place root = {failure, ""};
  doorstep_status status = config_parse(text, &root, &result->root);
  if (status != DOORSTEP_OK) return status;
  status = read_root(result->root, &root, result);
  if (status != DOORSTEP_OK) json_decref(result->root);
  return status;
}

void configuration_free(configuration *configuration) { json_decref(configuration->root); }
