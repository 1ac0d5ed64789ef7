/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#define HIGHEST_LOAD 1000000
#define MINUTES_PER_WEEK 10080
#define MINUTES_PER_YEAR 527040

static doorstep_status read_load(const json_t *object, const config_place *parent, double *load) {
  const config_place at = config_member(parent, "load");
  const json_t *value = json_object_get(object, "load");
  if (!value) return config_wrong(&at, "missing; expected a number such as 1.5");
  if (!json_is_number(value)) {
    return config_wrong(&at, "expected a number, found %s", config_kind(value));
  }
  *load = json_number_value(value);
  if (!(*load >= 0 && *load <= HIGHEST_LOAD)) {
    return config_wrong(&at, "expected 0 to %d, found %g", HIGHEST_LOAD, *load);
  }
  return DOORSTEP_OK;
}

static doorstep_status read_step(const json_t *object, const config_place *at, surge_step *step) {
  static const char *const known[] = {"load", "addMinutes", "addFee", "refuse", "message", NULL};
  json_int_t minutes = 0, fee = 0;
  doorstep_status status =
      config_check_members(object, at, known, "load, addMinutes, addFee, refuse and message");
  if (status == DOORSTEP_OK) status = read_load(object, at, &step->load);
  if (status == DOORSTEP_OK) {
    status = config_read_integer(object, at, "addMinutes", -MINUTES_PER_WEEK, MINUTES_PER_WEEK,
                                 &minutes);
  }
  if (status == DOORSTEP_OK) {
    status = config_read_integer(object, at, "addFee", -DOORSTEP_FEE_DELTA_LIMIT,
                                 DOORSTEP_FEE_DELTA_LIMIT, &fee);
  }
  step->message = "We have too many orders at the moment";
  if (status == DOORSTEP_OK) status = config_read_message(object, at, &step->message);
  if (status != DOORSTEP_OK) return status;
  const json_t *refuse = json_object_get(object, "refuse");
  const config_place refuse_place = config_member(at, "refuse");
  if (refuse && !json_is_boolean(refuse)) {
    return config_wrong(&refuse_place, "expected a boolean, found %s", config_kind(refuse));
  }
  step->refuses = json_is_true(refuse);
  step->add_seconds = (int32_t)minutes * 60;
  step->add_fee = fee;
  if (step->refuses && (minutes != 0 || fee != 0)) {
    return config_wrong(&refuse_place, "a step that refuses adds nothing");
  }
  if (!step->refuses && json_object_get(object, "message")) {
    const config_place message = config_member(at, "message");
    return config_wrong(&message, "only a step that refuses has a message");
  }
  return DOORSTEP_OK;
}

static doorstep_status read_steps(const json_t *steps, const config_place *at,
                                  configuration *result) {
  if (!steps) return config_wrong(at, "missing; expected [{\"load\": 1.5, \"addMinutes\": 10}]");
  if (!json_is_array(steps)) {
    return config_wrong(at, "expected an array of steps, found %s", config_kind(steps));
  }
  result->step_count = json_array_size(steps);
  if (result->step_count == 0) return config_wrong(at, "empty, so the rule could do nothing");
  if (result->step_count > SURGE_STEP_LIMIT) {
    return config_wrong(at, "%zu steps; at most %d fit", result->step_count, SURGE_STEP_LIMIT);
  }
  for (size_t index = 0; index < result->step_count; index++) {
    const config_place here = config_element(at, index);
    const doorstep_status status =
        read_step(json_array_get(steps, index), &here, &result->steps[index]);
    if (status != DOORSTEP_OK) return status;
    if (index > 0 && !(result->steps[index].load > result->steps[index - 1].load)) {
      const config_place load = config_member(&here, "load");
      return config_wrong(&load, "expected more than %g, the load of the step before",
                          result->steps[index - 1].load);
    }
  }
  return DOORSTEP_OK;
}

static doorstep_status read_broken(const json_t *root, const config_place *at,
                                   configuration *result) {
  const char *broken = "fail";
  const doorstep_status status = config_read_text(root, at, "onBrokenFile", 100, &broken);
  if (status != DOORSTEP_OK) return status;
  result->abstains_if_broken = strcmp(broken, "abstain") == 0;
  if (result->abstains_if_broken || strcmp(broken, "fail") == 0) return DOORSTEP_OK;
  const config_place here = config_member(at, "onBrokenFile");
  return config_wrong(&here, "expected \"fail\" or \"abstain\", found \"%s\"", broken);
}

static doorstep_status read_root(const json_t *root, const config_place *at,
                                 configuration *result) {
  static const char *const known[] = {"loadFile", "maximumAgeMinutes", "onBrokenFile", "steps",
                                      NULL};
  json_int_t age = 15;
  doorstep_status status = config_check_members(
      root, at, known, "loadFile, maximumAgeMinutes, onBrokenFile and steps");
  result->load_file = NULL;
  if (status == DOORSTEP_OK) {
    status = config_read_text(root, at, "loadFile", DOORSTEP_WATCH_PATH_CAPACITY,
                              &result->load_file);
  }
  if (status == DOORSTEP_OK) {
    status = config_read_integer(root, at, "maximumAgeMinutes", 1, MINUTES_PER_YEAR, &age);
  }
  if (status == DOORSTEP_OK) status = read_broken(root, at, result);
  if (status != DOORSTEP_OK) return status;
  result->maximum_age_seconds = age * 60;
  if (!result->load_file) {
    const config_place file = config_member(at, "loadFile");
    return config_wrong(&file, "missing; expected a path such as \"load.json\"");
  }
  const config_place steps = config_member(at, "steps");
  return read_steps(json_object_get(root, "steps"), &steps, result);
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
