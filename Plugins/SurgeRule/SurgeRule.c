/* SPDX-License-Identifier: MIT */
/* Adds time and fee, or refuses, by how busy the service is: a load that some other program writes
 * into a file. configuration.h shows what can be configured, load_file.h the file. */
#include <stdio.h>
#include <stdlib.h>

#include "configuration.h"
#include "load_file.h"

typedef struct surge {
  const doorstep_host *host;
  configuration configuration;
  int has_file; /* otherwise it is broken, and `problem` says how */
  load_file file;
  char problem[LOAD_FILE_PROBLEM_SIZE];
} surge;

/* A load says something about orders that arrive while it is fresh: not about the day after, and
 * not about the one before. */
static int is_fresh(const surge *surge, const doorstep_request *request) {
  const int is_scheduled = (request->given & DOORSTEP_GIVEN_DELIVERY_TIME) != 0;
  const int64_t ms = is_scheduled ? request->deliver_unix_ms : request->placed_unix_ms;
  const int64_t age = ms / 1000 - surge->file.updated_unix;
  if (doorstep_wants_notes(surge->host, request)) {
    char text[64];
    snprintf(text, sizeof text, "%lld min, of at most %lld", (long long)(age / 60),
             (long long)(surge->configuration.maximum_age_seconds / 60));
    doorstep_annotate(surge->host, request, "surge.age", text);
  }
  return -surge->configuration.maximum_age_seconds <= age &&
         age <= surge->configuration.maximum_age_seconds;
}

static void note_load(const surge *surge, const doorstep_request *request, double load,
                      load_source source) {
  static const char *const names[] = {"", "of all", "of the zone", "of the hub"};
  if (!doorstep_wants_notes(surge->host, request)) return;
  char text[64];
  snprintf(text, sizeof text, "%g %s", load, names[source]);
  doorstep_annotate(surge->host, request, "surge.load", text);
}

static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure) {
  (void)failure;
  const surge *surge = instance;
  if (!surge->has_file) {
    doorstep_annotate(surge->host, request, "surge.problem", surge->problem);
    return doorstep_abstain(verdict);
  }
  if (!is_fresh(surge, request)) return doorstep_abstain(verdict);
  double load = 0;
  const load_source source =
      load_file_find(&surge->file, request->zone_id, request->hub_id, &load);
  if (source == LOAD_UNKNOWN) return doorstep_abstain(verdict);
  note_load(surge, request, load, source);

  const surge_step *step = NULL;
  for (size_t index = 0; index < surge->configuration.step_count; index++) {
    if (surge->configuration.steps[index].load <= load) step = &surge->configuration.steps[index];
  }
  if (!step) return doorstep_allow(verdict);
  if (step->refuses) return doorstep_refuse(verdict, "TOO_BUSY", step->message);
  return doorstep_adjust(verdict, step->add_seconds, step->add_fee);
}

static doorstep_status evaluate_batch(void *instance, doorstep_batch_item *items, uint32_t count,
                                      doorstep_failure *failure) {
  (void)failure;
  return doorstep_evaluate_each(instance, items, count, evaluate);
}

/* Reads the load; a broken file is a failure, unless the rule shall abstain. */
static doorstep_status read_file(surge *surge, doorstep_failure *failure) {
  char path[DOORSTEP_WATCH_PATH_CAPACITY + 1];
  const config_place root = {failure, ""};
  const config_place at = config_member(&root, "loadFile");
  if (!doorstep_resolve(surge->host, surge->configuration.load_file, path, sizeof path)) {
    return config_wrong(&at, "the path is too long");
  }
  surge->has_file = load_file_read(path, &surge->file, surge->problem);
  if (surge->has_file) return DOORSTEP_OK;
  if (!surge->configuration.abstains_if_broken) return config_wrong(&at, "%s", surge->problem);
  surge->host->log(surge->host, DOORSTEP_LOG_WARNING, doorstep_text_of(surge->problem));
  return DOORSTEP_OK;
}

static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                              doorstep_text config, void **instance, doorstep_failure *failure) {
  (void)rule;
  surge *made = calloc(1, sizeof *made);
  if (!made) return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "out of memory");
  made->host = host;
  doorstep_status status = configuration_read(config, &made->configuration, failure);
  if (status == DOORSTEP_OK) {
    status = read_file(made, failure);
    if (status != DOORSTEP_OK) configuration_free(&made->configuration);
  }
  if (status == DOORSTEP_OK) {
    *instance = made;
  } else {
    free(made);
  }
  return status;
}

static void destroy(void *instance) {
  surge *surge = instance;
  if (surge->has_file) load_file_free(&surge->file);
  configuration_free(&surge->configuration);
  free(surge);
}

static doorstep_status list_files(const doorstep_rule *rule, const doorstep_host *host,
                                  doorstep_text config, const doorstep_watch_list *files,
                                  doorstep_failure *failure) {
  (void)rule;
  (void)host;
  configuration configuration;
  doorstep_status status = configuration_read(config, &configuration, failure);
  if (status != DOORSTEP_OK) return status;
  status = files->add(files, doorstep_text_of(configuration.load_file));
  configuration_free(&configuration);
  return status;
}

static const void *get_extension(const char *id) {
  static const doorstep_batch batch = {.struct_size = sizeof batch,
                                       .evaluate_batch = evaluate_batch};
  static const doorstep_watches watches = {.struct_size = sizeof watches,
                                           .list_files = list_files};
  if (strcmp(id, DOORSTEP_BATCH) == 0) return &batch;
  if (strcmp(id, DOORSTEP_WATCHES) == 0) return &watches;
  return NULL;
}

static const doorstep_rule table = {
    .struct_size = sizeof(doorstep_rule),
    .abi_minor = DOORSTEP_ABI_MINOR,
    .min_host_minor = 0,
    .capabilities = DOORSTEP_CONCURRENT | DOORSTEP_PURE,
    .id = DOORSTEP_TEXT("doorstep.surge"),
    .version = DOORSTEP_TEXT("1.0.0"),
    .summary = DOORSTEP_TEXT("Adds time and fee, or refuses, by a load read from a file."),
    .config_schema = DOORSTEP_TEXT(SURGE_CONFIGURATION_SCHEMA),
    .toolchain = DOORSTEP_TEXT("C, " __VERSION__),
    .create = create,
    .destroy = destroy,
    .evaluate = evaluate,
    .get_extension = get_extension,
};

const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }
