/* SPDX-License-Identifier: MIT */
/* A rule that allows everything, built by the tests with one macro or two set otherwise, such as
 * -DEVALUATE='verdict->action = 77;'. Each of them stands for one field or function body. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "doorstep_rule_kit.h"

#ifndef ENTRY
#define ENTRY doorstep_rule_entry_v1
#endif
#ifndef TABLE
#define TABLE &table
#endif
#ifndef STRUCT_SIZE
#define STRUCT_SIZE sizeof(doorstep_rule)
#endif
#ifndef MIN_HOST_MINOR
#define MIN_HOST_MINOR 0
#endif
#ifndef CAPABILITIES
#define CAPABILITIES 0
#endif
#ifndef ID
#define ID DOORSTEP_TEXT("test.fixture")
#endif
#ifndef SUMMARY
#define SUMMARY DOORSTEP_TEXT("Does what a test wants.")
#endif
#ifndef SCHEMA
#define SCHEMA DOORSTEP_TEXT("")
#endif
#ifndef CREATE
#define CREATE
#endif
#ifndef DESTROY
#define DESTROY
#endif
#ifndef EVALUATE
#define EVALUATE return doorstep_allow(verdict);
#endif

#define UNUSED __attribute__((unused))

/* What the bodies may use; `calls` is written without any synchronisation. */
static UNUSED const doorstep_host *the_host;
static UNUSED volatile int calls;
static UNUSED int inside;

static UNUSED void say(const char *text) {
  const doorstep_text message = {text, strlen(text)};
  the_host->log(the_host, DOORSTEP_LOG_INFO, message);
}

static UNUSED void say_text(doorstep_text text) {
  the_host->log(the_host, DOORSTEP_LOG_INFO, text);
}

static UNUSED const doorstep_request *the_request;

static UNUSED doorstep_status note(const char *key, const char *value) {
  return the_host->annotate(the_host, the_request, doorstep_text_of(key), doorstep_text_of(value));
}

static UNUSED doorstep_status note_text(const char *key, doorstep_text value) {
  if (value.length > DOORSTEP_NOTE_VALUE_CAPACITY) value.length = DOORSTEP_NOTE_VALUE_CAPACITY;
  return the_host->annotate(the_host, the_request, doorstep_text_of(key), value);
}

/* Waits until `count` threads are in the plug-in at once, at most 20 seconds; 1 if they are. */
static UNUSED int wait_for_others(int count) {
  __atomic_add_fetch(&inside, 1, __ATOMIC_SEQ_CST);
  for (int tries = 0; tries < 20000; tries++) {
    if (__atomic_load_n(&inside, __ATOMIC_SEQ_CST) >= count) return 1;
    usleep(1000);
  }
  return 0;
}

static UNUSED doorstep_status create(UNUSED const doorstep_rule *rule, const doorstep_host *host,
                                     UNUSED doorstep_text config, UNUSED void **instance,
                                     UNUSED doorstep_failure *failure) {
  the_host = host;
  CREATE
  return DOORSTEP_OK;
}

static UNUSED void destroy(UNUSED void *instance) { DESTROY }

static UNUSED doorstep_status evaluate(UNUSED void *instance,
                                       UNUSED const doorstep_request *request,
                                       UNUSED doorstep_verdict *verdict,
                                       UNUSED doorstep_failure *failure) {
  EVALUATE
  return DOORSTEP_OK;
}

#ifndef CREATE_POINTER
#define CREATE_POINTER create
#endif
#ifndef DESTROY_POINTER
#define DESTROY_POINTER destroy
#endif
#ifndef EVALUATE_POINTER
#define EVALUATE_POINTER evaluate
#endif

#ifdef EVALUATE_BATCH
static UNUSED doorstep_status evaluate_batch(UNUSED void *instance,
                                             UNUSED doorstep_batch_item *items,
                                             UNUSED uint32_t count,
                                             UNUSED doorstep_failure *failure) {
  EVALUATE_BATCH
  return DOORSTEP_OK;
}
#ifndef BATCH
#define BATCH {sizeof(doorstep_batch), 0, evaluate_batch}
#endif
#endif
#ifdef BATCH
static UNUSED const doorstep_batch batch = BATCH;
#endif

#ifdef LIST_FILES
static UNUSED doorstep_status list_files(UNUSED const doorstep_rule *rule,
                                         UNUSED const doorstep_host *host,
                                         UNUSED doorstep_text config,
                                         UNUSED const doorstep_watch_list *files,
                                         UNUSED doorstep_failure *failure) {
  LIST_FILES
  return DOORSTEP_OK;
}
static UNUSED const doorstep_watches watches = {sizeof(doorstep_watches), 0, list_files};
#endif

static UNUSED const void *get_extension(UNUSED const char *id) {
#ifdef BATCH
  if (strcmp(id, DOORSTEP_BATCH) == 0) return &batch;
#endif
#ifdef LIST_FILES
  if (strcmp(id, DOORSTEP_WATCHES) == 0) return &watches;
#endif
  return NULL;
}

static UNUSED const doorstep_rule table = {
    .struct_size = STRUCT_SIZE,
    .abi_minor = DOORSTEP_ABI_MINOR,
    .min_host_minor = MIN_HOST_MINOR,
    .capabilities = CAPABILITIES,
    .id = ID,
    .version = DOORSTEP_TEXT("0.1"),
    .summary = SUMMARY,
    .config_schema = SCHEMA,
    .create = CREATE_POINTER,
    .destroy = DESTROY_POINTER,
    .evaluate = EVALUATE_POINTER,
    .get_extension = get_extension,
};

DOORSTEP_EXPORT const doorstep_rule *ENTRY(void) { return TABLE; }
