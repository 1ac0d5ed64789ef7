/* SPDX-License-Identifier: MIT */
#include "configuration.h"

/* Reads "HH:MM" from 00:00 to 24:00 as minutes. */
static doorstep_status read_time(const json_t *object, const char *name,
                                 const config_place *parent, int *minutes) {
  const config_place at = config_member(parent, name);
  const json_t *value = json_object_get(object, name);
  if (!value) return config_wrong(&at, "missing; expected a time such as \"10:00\"");
  if (!json_is_string(value)) {
    return config_wrong(&at, "expected a time such as \"10:00\", found %s", config_kind(value));
  }
  const char *text = json_string_value(value);
  if (strspn(text, "0123456789") == 2 && text[2] == ':' && strspn(text + 3, "0123456789") == 2 &&
      strlen(text) == 5) {
    const int hour = (text[0] - '0') * 10 + (text[1] - '0');
    const int minute = (text[3] - '0') * 10 + (text[4] - '0');
    *minutes = hour * 60 + minute;
    if (minute < 60 && *minutes <= 24 * 60) return DOORSTEP_OK;
  }
  return config_wrong(&at, "expected a time from 00:00 to 24:00, found \"%s\"", text);
}

static doorstep_status read_span(const json_t *object, const config_place *at, span *result) {
  static const char *const known[] = {"from", "until", NULL};
  doorstep_status status = config_check_members(object, at, known, "from and until");
  if (status == DOORSTEP_OK) status = read_time(object, "from", at, &result->from);
  if (status == DOORSTEP_OK) status = read_time(object, "until", at, &result->until);
  if (status != DOORSTEP_OK) return status;
  const config_place until = config_member(at, "until");
  if (result->until == result->from) {
    return config_wrong(&until, "the same as from; the whole day is 00:00 until 24:00");
  }
  if (result->from == 24 * 60) {
    const config_place from = config_member(at, "from");
    return config_wrong(&from, "24:00 is only an end; the next day begins at its own 00:00");
  }
  if (result->until < result->from) result->until += 24 * 60;
  return DOORSTEP_OK;
}

static doorstep_status read_tags(const json_t *tags, const config_place *at) {
  if (!json_is_array(tags)) {
    return config_wrong(at, "expected an array of tags, found %s", config_kind(tags));
  }
  if (json_array_size(tags) == 0) return config_wrong(at, "empty, so the rule could never refuse");
  for (size_t index = 0; index < json_array_size(tags); index++) {
    const json_t *tag = json_array_get(tags, index);
    const config_place here = config_element(at, index);
    if (!json_is_string(tag)) {
      return config_wrong(&here, "expected a tag, found %s", config_kind(tag));
    }
    if (json_string_length(tag) == 0) return config_wrong(&here, "an empty tag is on no basket");
    if (strchr(json_string_value(tag), '\n')) {
      return config_wrong(&here, "a tag has no line break");
    }
  }
  return DOORSTEP_OK;
}

static doorstep_status read_hours(const json_t *root, const config_place *at, span days[7]) {
  static const char *const names[] = {"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", NULL};
  const config_place hours_place = config_member(at, "hours");
  const json_t *hours = json_object_get(root, "hours");
  if (!hours) {
    return config_wrong(&hours_place,
                        "missing; expected {\"from\": \"10:00\", \"until\": \"22:00\"}");
  }
  span every_day;
  doorstep_status status = read_span(hours, &hours_place, &every_day);
  if (status != DOORSTEP_OK) return status;
  for (int day = 0; day < 7; day++) days[day] = every_day;

  const json_t *weekdays = json_object_get(root, "weekdays");
  if (!weekdays) return DOORSTEP_OK;
  const config_place weekdays_place = config_member(at, "weekdays");
  status = config_check_members(weekdays, &weekdays_place, names, "Mo, Tu, We, Th, Fr, Sa and Su");
  for (int day = 0; day < 7 && status == DOORSTEP_OK; day++) {
    const json_t *own = json_object_get(weekdays, names[day]);
    if (!own) continue;
    const config_place here = config_member(&weekdays_place, names[day]);
    days[day] = (span){0, 0};
    if (!json_is_null(own)) status = read_span(own, &here, &days[day]);
  }
  return status;
}

static doorstep_status read_root(const json_t *root, const config_place *at,
                                 configuration *result) {
  static const char *const known[] = {"tags", "hours", "weekdays", "message", NULL};
  doorstep_status status =
      config_check_members(root, at, known, "tags, hours, weekdays and message");
  if (status != DOORSTEP_OK) return status;
  result->tags = json_object_get(root, "tags");
  if (result->tags) {
    const config_place here = config_member(at, "tags");
    status = read_tags(result->tags, &here);
    if (status != DOORSTEP_OK) return status;
  }
  result->message = "Alcohol cannot be delivered at this time";
  status = config_read_message(root, at, &result->message);
  if (status != DOORSTEP_OK) return status;
  return read_hours(root, at, result->days);
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
