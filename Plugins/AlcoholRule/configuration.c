/* SPDX-License-Identifier: MIT */
#include "configuration.h"

#include <stdarg.h>
#include <stdio.h>

/* Room for a text or pointer while it is put together: more than a failure holds, so that it is
 * doorstep_fail which cuts, between two characters. */
#define DRAFT_SIZE 512

/* A place in the configuration as a JSON Pointer, and where to tell what is wrong with it. */
typedef struct place {
  doorstep_failure *failure;
  char pointer[DRAFT_SIZE];
} place;

static place member(const place *parent, const char *name) {
  place child = *parent;
  size_t end = strlen(child.pointer);
  if (end + 1 < sizeof child.pointer) child.pointer[end++] = '/';
  /* Each character is at most two: "~" and "/" are written "~0" and "~1" (RFC 6901). */
  for (; *name && end + 2 < sizeof child.pointer; name++) {
    if (*name == '~' || *name == '/') child.pointer[end++] = '~';
    child.pointer[end++] = *name == '~' ? '0' : *name == '/' ? '1' : *name;
  }
  child.pointer[end] = '\0';
  return child;
}

static place element(const place *parent, size_t index) {
  char name[24];
  snprintf(name, sizeof name, "%zu", index);
  return member(parent, name);
}

__attribute__((format(printf, 2, 3))) static doorstep_status wrong(const place *at,
                                                                   const char *format, ...) {
  char text[DRAFT_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return doorstep_fail(at->failure, DOORSTEP_BAD_CONFIG, at->pointer, text);
}

static const char *kind(const json_t *value) {
  switch (json_typeof(value)) {
    case JSON_OBJECT: return "an object";
    case JSON_ARRAY: return "an array";
    case JSON_STRING: return "a string";
    case JSON_INTEGER:
    case JSON_REAL: return "a number";
    case JSON_TRUE:
    case JSON_FALSE: return "a boolean";
    default: return "null";
  }
}

/* Refuses what is no object, and an object with members other than `known`, which NULL ends. */
static doorstep_status check_members(const json_t *object, const place *at,
                                     const char *const *known, const char *list) {
  if (!json_is_object(object)) return wrong(at, "expected an object, found %s", kind(object));
  /* The functions that iterate take a json_t that is not const, but change nothing. */
  json_t *members = (json_t *)object;
  for (void *next = json_object_iter(members); next; next = json_object_iter_next(members, next)) {
    const char *name = json_object_iter_key(next);
    const char *const *candidate = known;
    while (*candidate && strcmp(*candidate, name) != 0) candidate++;
    if (*candidate) continue;
    place unknown = member(at, name);
    return wrong(&unknown, "unknown member; the known ones are %s", list);
  }
  return DOORSTEP_OK;
}

/* Reads "HH:MM" from 00:00 to 24:00 as minutes. */
static doorstep_status read_time(const json_t *object, const char *name, const place *parent,
                                 int *minutes) {
  const place at = member(parent, name);
  const json_t *value = json_object_get(object, name);
  if (!value) return wrong(&at, "missing; expected a time such as \"10:00\"");
  if (!json_is_string(value)) {
    return wrong(&at, "expected a time such as \"10:00\", found %s", kind(value));
  }
  const char *text = json_string_value(value);
  if (strspn(text, "0123456789") == 2 && text[2] == ':' && strspn(text + 3, "0123456789") == 2 &&
      strlen(text) == 5) {
    const int hour = (text[0] - '0') * 10 + (text[1] - '0');
    const int minute = (text[3] - '0') * 10 + (text[4] - '0');
    *minutes = hour * 60 + minute;
    if (minute < 60 && *minutes <= 24 * 60) return DOORSTEP_OK;
  }
  return wrong(&at, "expected a time from 00:00 to 24:00, found \"%s\"", text);
}

static doorstep_status read_span(const json_t *object, const place *at, span *result) {
  static const char *const known[] = {"from", "until", NULL};
  doorstep_status status = check_members(object, at, known, "from and until");
  if (status == DOORSTEP_OK) status = read_time(object, "from", at, &result->from);
  if (status == DOORSTEP_OK) status = read_time(object, "until", at, &result->until);
  if (status != DOORSTEP_OK) return status;
  const place until = member(at, "until");
  if (result->until == result->from) {
    return wrong(&until, "the same as from; the whole day is 00:00 until 24:00");
  }
  if (result->from == 24 * 60) {
    const place from = member(at, "from");
    return wrong(&from, "24:00 is only an end; the next day begins at its own 00:00");
  }
  if (result->until < result->from) result->until += 24 * 60;
  return DOORSTEP_OK;
}

static doorstep_status read_tags(const json_t *tags, const place *at) {
  if (!json_is_array(tags)) return wrong(at, "expected an array of tags, found %s", kind(tags));
  if (json_array_size(tags) == 0) return wrong(at, "empty, so the rule could never refuse");
  for (size_t index = 0; index < json_array_size(tags); index++) {
    const json_t *tag = json_array_get(tags, index);
    const place here = element(at, index);
    if (!json_is_string(tag)) return wrong(&here, "expected a tag, found %s", kind(tag));
    if (json_string_length(tag) == 0) return wrong(&here, "an empty tag is on no basket");
    if (strchr(json_string_value(tag), '\n')) return wrong(&here, "a tag has no line break");
  }
  return DOORSTEP_OK;
}

static doorstep_status read_hours(const json_t *root, const place *at, span days[7]) {
  static const char *const names[] = {"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", NULL};
  const place hours_place = member(at, "hours");
  const json_t *hours = json_object_get(root, "hours");
  if (!hours) {
    return wrong(&hours_place, "missing; expected {\"from\": \"10:00\", \"until\": \"22:00\"}");
  }
  span every_day;
  doorstep_status status = read_span(hours, &hours_place, &every_day);
  if (status != DOORSTEP_OK) return status;
  for (int day = 0; day < 7; day++) days[day] = every_day;

  const json_t *weekdays = json_object_get(root, "weekdays");
  if (!weekdays) return DOORSTEP_OK;
  const place weekdays_place = member(at, "weekdays");
  status = check_members(weekdays, &weekdays_place, names, "Mo, Tu, We, Th, Fr, Sa and Su");
  for (int day = 0; day < 7 && status == DOORSTEP_OK; day++) {
    const json_t *own = json_object_get(weekdays, names[day]);
    if (!own) continue;
    const place here = member(&weekdays_place, names[day]);
    days[day] = (span){0, 0};
    if (!json_is_null(own)) status = read_span(own, &here, &days[day]);
  }
  return status;
}

static doorstep_status read_message(const json_t *message, const place *at) {
  if (!json_is_string(message)) return wrong(at, "expected a string, found %s", kind(message));
  if (json_string_length(message) == 0) return wrong(at, "empty; leave it out for the default");
  if (json_string_length(message) > DOORSTEP_MESSAGE_CAPACITY) {
    return wrong(at, "%zu bytes long; at most %d fit", json_string_length(message),
                 DOORSTEP_MESSAGE_CAPACITY);
  }
  return DOORSTEP_OK;
}

static doorstep_status read_root(const json_t *root, const place *at, configuration *result) {
  static const char *const known[] = {"tags", "hours", "weekdays", "message", NULL};
  doorstep_status status = check_members(root, at, known, "tags, hours, weekdays and message");
  if (status != DOORSTEP_OK) return status;
  result->tags = json_object_get(root, "tags");
  if (result->tags) {
    const place here = member(at, "tags");
    status = read_tags(result->tags, &here);
    if (status != DOORSTEP_OK) return status;
  }
  result->message = "Alcohol cannot be delivered at this time";
  const json_t *message = json_object_get(root, "message");
  if (message) {
    const place here = member(at, "message");
    status = read_message(message, &here);
    if (status != DOORSTEP_OK) return status;
    result->message = json_string_value(message);
  }
  return read_hours(root, at, result->days);
}

doorstep_status configuration_read(doorstep_text text, configuration *result,
                                   doorstep_failure *failure) {
  const place root = {failure, ""};
  json_error_t error;
  result->root = json_loadb(text.bytes, (size_t)text.length,
                            JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
  if (!result->root) return wrong(&root, "line %d: %s", error.line, error.text);
  const doorstep_status status = read_root(result->root, &root, result);
  if (status != DOORSTEP_OK) json_decref(result->root);
  return status;
}

void configuration_free(configuration *configuration) { json_decref(configuration->root); }
