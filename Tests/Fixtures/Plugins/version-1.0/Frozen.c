/* SPDX-License-Identifier: MIT */
/* A rule that was written against version 1.0 and uses all of it. The member "task" of its
 * configuration, an object without spaces, says which verdict it gives. */
#include "doorstep_rule.h"

#include <stdlib.h>
#include <string.h>

struct rule {
  const doorstep_host *host;
  char task[16];
};

static void put(char *buffer, uint32_t *length, const char *text) {
  *length = (uint32_t)strlen(text);
  memcpy(buffer, text, *length);
}

static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                              doorstep_text config, void **instance, doorstep_failure *failure) {
  static const char start[] = "{\"task\":\"";
  const size_t skip = sizeof(start) - 1;
  struct rule *made;
  if (strcmp((const char *)rule->author_data, "frozen") != 0) return DOORSTEP_FAILED;
  if (host->struct_size < 80 || failure->struct_size < 376) return DOORSTEP_FAILED;
  if (config.length < skip + 2 || config.length - skip - 2 >= sizeof(made->task) ||
      memcmp(config.bytes, start, skip) != 0) {
    put(failure->text, &failure->text_length, "expected a short task");
    put(failure->pointer, &failure->pointer_length, "/task");
    return DOORSTEP_BAD_CONFIG;
  }
  made = (struct rule *)calloc(1, sizeof(*made));
  if (made == NULL) return DOORSTEP_OUT_OF_MEMORY;
  made->host = host;
  memcpy(made->task, config.bytes + skip, (size_t)config.length - skip - 2);
  host->log(host, DOORSTEP_LOG_INFO, host->name);
  *instance = made;
  return DOORSTEP_OK;
}

static void destroy(void *instance) { free(instance); }

/* Whether the request is the one of the tests, field by field. */
static int is_expected(const doorstep_request *request) {
  return request->struct_size >= 184 && (request->given & DOORSTEP_GIVEN_COORDINATE) &&
         request->longitude == 13.4 && request->latitude == 52.5 &&
         request->placed_unix_ms == 1796122800000 && request->utc_offset_seconds == 3600 &&
         (request->given & DOORSTEP_GIVEN_BASE_ESTIMATE) &&
         request->base_estimate_seconds == 1200 && (request->given & DOORSTEP_GIVEN_BASE_FEE) &&
         request->base_fee_minor == 299 && (request->given & DOORSTEP_GIVEN_SUBTOTAL) &&
         request->subtotal_minor == 1000 && request->basket_tags.length == 4 &&
         memcmp(request->basket_tags.bytes, "wine", 4) == 0 && request->currency.length == 3 &&
         memcmp(request->currency.bytes, "EUR", 3) == 0 && request->zone_id.length == 6 &&
         memcmp(request->zone_id.bytes, "centre", 6) == 0 && request->hub_id.length == 7 &&
         memcmp(request->hub_id.bytes, "kitchen", 7) == 0;
}

static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure) {
  const struct rule *rule = (const struct rule *)instance;
  doorstep_text json = {NULL, 0};
  if (verdict->struct_size < 320 || !is_expected(request) ||
      rule->host->cancelled(rule->host, request) != 0 ||
      rule->host->request_json(rule->host, request, &json) != DOORSTEP_OK || json.length < 2 ||
      rule->host->get_extension(rule->host, "doorstep.unheard-of/1") != NULL) {
    put(failure->text, &failure->text_length, "the request is not the expected one");
    return DOORSTEP_FAILED;
  }
  if (strcmp(rule->task, "allow") == 0) {
    verdict->action = DOORSTEP_ALLOW;
  } else if (strcmp(rule->task, "refuse") == 0) {
    verdict->action = DOORSTEP_REFUSE;
    put(verdict->code, &verdict->code_length, "FROZEN");
    put(verdict->message, &verdict->message_length, "Too cold");
  } else if (strcmp(rule->task, "adjust") == 0) {
    verdict->action = DOORSTEP_ADJUST;
    verdict->estimate_delta_seconds = -60;
    verdict->fee_delta_minor = 150;
  } else if (strcmp(rule->task, "abstain") == 0) {
    verdict->action = DOORSTEP_ABSTAIN;
  } else if (strcmp(rule->task, "unknown") == 0) {
    verdict->action = DOORSTEP_UNKNOWN;
    put(verdict->message, &verdict->message_length, "basket.weight");
  } else {
    put(failure->text, &failure->text_length, "no such task");
    return DOORSTEP_FAILED;
  }
  return DOORSTEP_OK;
}

static const doorstep_rule table = {
    sizeof(doorstep_rule), DOORSTEP_ABI_MINOR, 0,
    DOORSTEP_CONCURRENT | DOORSTEP_WANTS_JSON | DOORSTEP_PURE,
    DOORSTEP_TEXT("test.frozen"), DOORSTEP_TEXT("1.0.0"), DOORSTEP_TEXT("Uses all of 1.0."),
    DOORSTEP_TEXT("{}"), DOORSTEP_TEXT("cc"), "frozen", create, destroy, evaluate, NULL};

DOORSTEP_EXPORT const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }
