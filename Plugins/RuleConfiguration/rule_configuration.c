/* SPDX-License-Identifier: MIT */
#include "rule_configuration.h"

#include <stdarg.h>
#include <stdio.h>

config_place config_member(const config_place *parent, const char *name) {
  config_place child = *parent;
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

config_place config_element(const config_place *parent, size_t index) {
  char name[24];
  snprintf(name, sizeof name, "%zu", index);
  return config_member(parent, name);
}

doorstep_status config_wrong(const config_place *at, const char *format, ...) {
  char text[CONFIG_DRAFT_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return doorstep_fail(at->failure, DOORSTEP_BAD_CONFIG, at->pointer, text);
}

const char *config_kind(const json_t *value) {
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

doorstep_status config_parse(doorstep_text text, const config_place *at, json_t **root) {
  json_error_t error;
  *root = json_loadb(text.bytes, (size_t)text.length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY,
                     &error);
  if (!*root) return config_wrong(at, "line %d: %s", error.line, error.text);
  return DOORSTEP_OK;
}

doorstep_status config_check_members(const json_t *object, const config_place *at,
                                     const char *const *known, const char *list) {
  if (!json_is_object(object)) {
    return config_wrong(at, "expected an object, found %s", config_kind(object));
  }
  /* The functions that iterate take a json_t that is not const, but change nothing. */
  json_t *members = (json_t *)object;
  for (void *next = json_object_iter(members); next; next = json_object_iter_next(members, next)) {
    const char *name = json_object_iter_key(next);
    const char *const *candidate = known;
    while (*candidate && strcmp(*candidate, name) != 0) candidate++;
    if (*candidate) continue;
    const config_place unknown = config_member(at, name);
    return config_wrong(&unknown, "unknown member; the known ones are %s", list);
  }
  return DOORSTEP_OK;
}

doorstep_status config_read_integer(const json_t *object, const config_place *parent,
                                    const char *name, json_int_t least, json_int_t most,
                                    json_int_t *result) {
  const json_t *value = json_object_get(object, name);
  if (!value) return DOORSTEP_OK;
  const config_place at = config_member(parent, name);
  if (!json_is_integer(value)) {
    return config_wrong(&at, "expected an integer, found %s",
                        json_is_real(value) ? "a fraction" : config_kind(value));
  }
  const json_int_t found = json_integer_value(value);
  if (found < least || found > most) {
    return config_wrong(&at, "expected %" JSON_INTEGER_FORMAT " to %" JSON_INTEGER_FORMAT
                        ", found %" JSON_INTEGER_FORMAT, least, most, found);
  }
  *result = found;
  return DOORSTEP_OK;
}

doorstep_status config_read_text(const json_t *object, const config_place *parent,
                                 const char *name, size_t most, const char **result) {
  const json_t *value = json_object_get(object, name);
  if (!value) return DOORSTEP_OK;
  const config_place at = config_member(parent, name);
  if (!json_is_string(value)) {
    return config_wrong(&at, "expected a string, found %s", config_kind(value));
  }
  const size_t length = json_string_length(value);
  if (length == 0) return config_wrong(&at, "empty; leave it out for the default");
  if (length > most) return config_wrong(&at, "%zu bytes long; at most %zu fit", length, most);
  *result = json_string_value(value);
  return DOORSTEP_OK;
}
