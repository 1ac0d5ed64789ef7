/* SPDX-License-Identifier: MIT */
#include "load_file.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "timestamp.h"

/* A load file is a few lines; a wrong path may name anything. */
#define MAXIMUM_BYTES (1 << 20)

/* The load at `value`, or what is wrong with it. */
static const char *check_load(const json_t *value) {
  if (!json_is_number(value)) return "is not a number";
  const double load = json_number_value(value);
  return isfinite(load) && load >= 0 ? NULL : "is not 0 or more";
}

static const char *check_loads(const json_t *loads, const char **name) {
  if (!json_is_object(loads)) return "is not an object";
  /* The functions that iterate take a json_t that is not const, but change nothing. */
  json_t *members = (json_t *)loads;
  for (void *next = json_object_iter(members); next; next = json_object_iter_next(members, next)) {
    const char *problem = check_load(json_object_iter_value(next));
    if (!problem) continue;
    *name = json_object_iter_key(next);
    return problem;
  }
  return NULL;
}

/* What is wrong with the content, and in which member; NULL if nothing is. */
static const char *check(load_file *file, const char **name) {
  if (!json_is_object(file->root)) return "is not an object";
  *name = "updatedAt";
  const char *updated = json_string_value(json_object_get(file->root, "updatedAt"));
  if (!updated || !timestamp_parse(updated, &file->updated_unix)) {
    return "is not an instant such as \"2026-12-01T18:30:00Z\"";
  }
  *name = "load";
  const json_t *load = json_object_get(file->root, "load");
  const char *problem = load ? check_load(load) : NULL;
  static const char *const groups[] = {"zones", "hubs", NULL};
  for (const char *const *group = groups; *group && !problem; group++) {
    const json_t *loads = json_object_get(file->root, *group);
    *name = *group;
    if (loads) problem = check_loads(loads, name);
  }
  return problem;
}

int load_file_read(const char *path, load_file *file, char problem[LOAD_FILE_PROBLEM_SIZE]) {
  struct stat status;
  if (stat(path, &status) != 0) {
    snprintf(problem, LOAD_FILE_PROBLEM_SIZE, "%s: %s", path, strerror(errno));
    return 0;
  }
  /* Opening a pipe would wait for its writer. */
  if (!S_ISREG(status.st_mode) || status.st_size > MAXIMUM_BYTES) {
    snprintf(problem, LOAD_FILE_PROBLEM_SIZE, "%s: not a regular file of at most %d bytes", path,
             MAXIMUM_BYTES);
    return 0;
  }
  json_error_t error;
  file->root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
  if (!file->root) {
    snprintf(problem, LOAD_FILE_PROBLEM_SIZE, "%s: line %d: %s", path, error.line, error.text);
    return 0;
  }
  const char *name = "it";
  const char *wrong = check(file, &name);
  if (!wrong) return 1;
  snprintf(problem, LOAD_FILE_PROBLEM_SIZE, "%s: \"%s\" %s", path, name, wrong);
  json_decref(file->root);
  return 0;
}

void load_file_free(load_file *file) { json_decref(file->root); }

static const json_t *find(const load_file *file, const char *group, doorstep_text id) {
  return json_object_getn(json_object_get(file->root, group), id.bytes, (size_t)id.length);
}

load_source load_file_find(const load_file *file, doorstep_text zone, doorstep_text hub,
                           double *load) {
  const json_t *value = hub.length > 0 ? find(file, "hubs", hub) : NULL;
  load_source source = LOAD_OF_HUB;
  if (!value && zone.length > 0) {
    value = find(file, "zones", zone);
    source = LOAD_OF_ZONE;
  }
  if (!value) {
    value = json_object_get(file->root, "load");
    source = LOAD_OF_ALL;
  }
  if (!value) return LOAD_UNKNOWN;
  *load = json_number_value(value);
  return source;
}
