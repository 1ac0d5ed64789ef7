/* SPDX-License-Identifier: MIT */
/* Refuses baskets with alcohol outside the hours in which it may be delivered, on the service's
 * wall clock at the moment of delivery. configuration.h shows what can be configured. */
#include <stdlib.h>

#include "configuration.h"

#define SECONDS_PER_DAY 86400

static int contains(span span, int minute) { return span.from <= minute && minute < span.until; }

/* Whether alcohol may be delivered at `wall`, in seconds on the service's clock since 1970. */
static int is_allowed(const configuration *configuration, int64_t wall) {
  const int64_t day = wall / SECONDS_PER_DAY - (wall % SECONDS_PER_DAY < 0);
  const int minute = (int)(wall - day * SECONDS_PER_DAY) / 60;
  /* 1970-01-01 was a Thursday, 3 days after a Monday. */
  const int today = (int)(((day + 3) % 7 + 7) % 7);
  const int yesterday = (today + 6) % 7;
  return contains(configuration->days[today], minute) ||
         contains(configuration->days[yesterday], minute + 24 * 60);
}

static int is_restricted(const configuration *configuration, doorstep_text tags) {
  if (!configuration->tags) return doorstep_has_tag(tags, "alcohol");
  for (size_t index = 0; index < json_array_size(configuration->tags); index++) {
    const char *tag = json_string_value(json_array_get(configuration->tags, index));
    if (doorstep_has_tag(tags, tag)) return 1;
  }
  return 0;
}

static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure) {
  (void)failure;
  const configuration *configuration = instance;
  if (!(request->given & DOORSTEP_GIVEN_BASKET_TAGS)) {
    return doorstep_unknown(verdict, "basket.tags");
  }
  if (!is_restricted(configuration, request->basket_tags)) return doorstep_abstain(verdict);
  if (is_allowed(configuration, doorstep_delivery_wall_seconds(request))) {
    return doorstep_allow(verdict);
  }
  return doorstep_refuse(verdict, "ITEM_RESTRICTED", configuration->message);
}

static doorstep_status evaluate_batch(void *instance, doorstep_batch_item *items, uint32_t count,
                                      doorstep_failure *failure) {
  (void)failure;
  return doorstep_evaluate_each(instance, items, count, evaluate);
}

static const void *get_extension(const char *id) {
  static const doorstep_batch batch = {.struct_size = sizeof batch,
                                       .evaluate_batch = evaluate_batch};
  return strcmp(id, DOORSTEP_BATCH) == 0 ? &batch : NULL;
}

static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                              doorstep_text config, void **instance, doorstep_failure *failure) {
  (void)rule;
  (void)host;
  configuration *made = malloc(sizeof *made);
  if (!made) return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "out of memory");
  const doorstep_status status = configuration_read(config, made, failure);
  if (status == DOORSTEP_OK) {
    *instance = made;
  } else {
    free(made);
  }
  return status;
}

static void destroy(void *instance) {
  configuration_free(instance);
  free(instance);
}

static const doorstep_rule table = {
    .struct_size = sizeof(doorstep_rule),
    .abi_minor = DOORSTEP_ABI_MINOR,
    .min_host_minor = 0,
    .capabilities = DOORSTEP_CONCURRENT | DOORSTEP_PURE,
    .id = DOORSTEP_TEXT("doorstep.alcohol"),
    .version = DOORSTEP_TEXT("1.0.0"),
    .summary = DOORSTEP_TEXT("Refuses baskets with alcohol outside configured hours."),
    .config_schema = DOORSTEP_TEXT(ALCOHOL_CONFIGURATION_SCHEMA),
    .toolchain = DOORSTEP_TEXT("C, " __VERSION__),
    .create = create,
    .destroy = destroy,
    .evaluate = evaluate,
    .get_extension = get_extension,
};

const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }
