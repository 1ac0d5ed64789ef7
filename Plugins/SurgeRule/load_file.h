/* SPDX-License-Identifier: MIT */
#ifndef SURGE_LOAD_FILE_H
#define SURGE_LOAD_FILE_H

#include <stdint.h>

#include <jansson.h>

#include "doorstep_rule.h"

#define LOAD_FILE_PROBLEM_SIZE 512

/* How busy the service is, as some other program wrote it.
 *
 *   { "updatedAt": "2026-12-01T18:30:00+01:00",   required: RFC 3339
 *     "load": 1.4,                                everywhere else
 *     "zones": { "centre": 1.8 },                 in a zone
 *     "hubs": { "pier": 2.1 } }                   from a hub, which goes before that of the zone
 *
 * A load is a number of 0 or more; what it means is for the steps to say: orders by couriers, for
 * one. */
typedef struct load_file {
  json_t *root; /* owned */
  int64_t updated_unix;
} load_file;

/* Where a load came from. */
typedef enum load_source { LOAD_UNKNOWN, LOAD_OF_ALL, LOAD_OF_ZONE, LOAD_OF_HUB } load_source;

/* Reads the file at `path`. 1 if `file` is to be given to load_file_free; else 0, and `problem`
 * says why, with the path. */
int load_file_read(const char *path, load_file *file, char problem[LOAD_FILE_PROBLEM_SIZE]);

/* Frees what load_file_read made. */
void load_file_free(load_file *file);

/* The load that counts for a delivery to a zone from a hub, either of which may be empty. */
load_source load_file_find(const load_file *file, doorstep_text zone, doorstep_text hub,
                           double *load);

#endif
