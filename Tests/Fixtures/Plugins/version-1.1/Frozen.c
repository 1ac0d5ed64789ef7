/* SPDX-License-Identifier: MIT */
/* A rule that was written against version 1.1 and uses what that added. It adds as many seconds to the
 * estimate as its file says, a digit, and notes them; it decides batches, and refuses every second
 * item of one. Its configuration is the name of the file as a JSON string. */
#include "doorstep_rule.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rule {
  const doorstep_host *host;
  int seconds;
};

static void put(char *buffer, uint32_t *length, const char *text) {
  *length = (uint32_t)strlen(text);
  memcpy(buffer, text, *length);
}

static doorstep_text slice(const char *text) {
  doorstep_text result;
  result.bytes = text;
  result.length = strlen(text);
  return result;
}

/* Whether the host knows all of 1.1. */
static int is_new(const doorstep_host *host) {
  return host->abi_minor >= 1 && DOORSTEP_HAS(doorstep_host, host, annotate) &&
         host->struct_size >= 104;
}

static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                              doorstep_text config, void **instance, doorstep_failure *failure) {
  char path[400];
  FILE *file;
  struct rule *made;
  (void)rule;
  if (!is_new(host)) return DOORSTEP_UNSUPPORTED;
  if (config.length < 3 || config.length > 60 || host->service_folder.length > 300) {
    put(failure->text, &failure->text_length, "expected a short name");
    return DOORSTEP_BAD_CONFIG;
  }
  sprintf(path, "%.*s/%.*s", (int)host->service_folder.length, host->service_folder.bytes,
          (int)config.length - 2, config.bytes + 1);
  file = fopen(path, "r");
  if (file == NULL) {
    put(failure->text, &failure->text_length, "no such file");
    return DOORSTEP_FAILED;
  }
  made = (struct rule *)calloc(1, sizeof(*made));
  if (made != NULL) {
    made->host = host;
    made->seconds = fgetc(file) - '0';
    *instance = made;
  }
  fclose(file);
  return made == NULL ? DOORSTEP_OUT_OF_MEMORY : DOORSTEP_OK;
}

static void destroy(void *instance) { free(instance); }

static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure) {
  const struct rule *rule = (const struct rule *)instance;
  const doorstep_host *host = rule->host;
  char value[2];
  if (!DOORSTEP_HAS(doorstep_request, request, wanted) || request->struct_size < 192) {
    put(failure->text, &failure->text_length, "the request is too small");
    return DOORSTEP_FAILED;
  }
  value[0] = (char)('0' + rule->seconds);
  value[1] = '\0';
  if (host->annotate(host, request, slice("frozen.seconds"), slice(value)) != DOORSTEP_OK) {
    put(failure->text, &failure->text_length, "the note is not taken");
    return DOORSTEP_FAILED;
  }
  if ((request->wanted & DOORSTEP_WANTED_NOTES) != 0 &&
      host->annotate(host, request, slice("Frozen"), slice(value)) != DOORSTEP_FAILED) {
    put(failure->text, &failure->text_length, "a broken note is taken");
    return DOORSTEP_FAILED;
  }
  verdict->action = DOORSTEP_ADJUST;
  verdict->estimate_delta_seconds = rule->seconds;
  return DOORSTEP_OK;
}

static doorstep_status evaluate_batch(void *instance, doorstep_batch_item *items, uint32_t count,
                                      doorstep_failure *failure) {
  uint32_t index;
  if (count > DOORSTEP_BATCH_LIMIT) {
    put(failure->text, &failure->text_length, "too many");
    return DOORSTEP_FAILED;
  }
  for (index = 0; index < count; index++) {
    doorstep_batch_item *item = &items[index];
    if (item->status != DOORSTEP_FAILED || item->reserved != 0) return DOORSTEP_FAILED;
    item->status = evaluate(instance, item->request, item->verdict, item->failure);
    if (item->status != DOORSTEP_OK || index % 2 == 0) continue;
    item->verdict->action = DOORSTEP_REFUSE;
    put(item->verdict->code, &item->verdict->code_length, "FROZEN");
  }
  return DOORSTEP_OK;
}

static doorstep_status list_files(const doorstep_rule *rule, const doorstep_host *host,
                                  doorstep_text config, const doorstep_watch_list *files,
                                  doorstep_failure *failure) {
  (void)rule;
  if (!is_new(host) || files->struct_size < 24 || config.length < 2) {
    put(failure->text, &failure->text_length, "not a list");
    return DOORSTEP_FAILED;
  }
  config.bytes += 1;
  config.length -= 2;
  return files->add(files, config);
}

static const doorstep_batch batch = {sizeof(doorstep_batch), 0, evaluate_batch};
static const doorstep_watches watches = {sizeof(doorstep_watches), 0, list_files};

static const void *get_extension(const char *id) {
  if (strcmp(id, DOORSTEP_BATCH) == 0) return &batch;
  if (strcmp(id, DOORSTEP_WATCHES) == 0) return &watches;
  return NULL;
}

static const doorstep_rule table = {
    sizeof(doorstep_rule), DOORSTEP_ABI_MINOR, 1, DOORSTEP_CONCURRENT,
    DOORSTEP_TEXT("test.frozen-1"), DOORSTEP_TEXT("1.1.0"), DOORSTEP_TEXT("Uses all of 1.1."),
    DOORSTEP_TEXT(""), DOORSTEP_TEXT("cc"), NULL, create, destroy, evaluate, get_extension};

DOORSTEP_EXPORT const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }
