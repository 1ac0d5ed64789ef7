/* SPDX-License-Identifier: MIT */
/* Prints where each field of the interface is, and how long: "struct.field offset size". Valid C99
 * and C++. -DMINOR=1 prints those of version 1.1, and so on. */
#include <stdio.h>

#include "doorstep_rule.h"

#define FIELD(type, field) \
  printf("%s.%s %u %u\n", #type, #field, (unsigned)offsetof(type, field), \
         (unsigned)sizeof(((type *)0)->field))

int main(void) {
  FIELD(doorstep_text, bytes);
  FIELD(doorstep_text, length);
  FIELD(doorstep_failure, struct_size);
  FIELD(doorstep_failure, text_length);
  FIELD(doorstep_failure, text);
  FIELD(doorstep_failure, pointer_length);
  FIELD(doorstep_failure, pointer);
  FIELD(doorstep_request, struct_size);
  FIELD(doorstep_request, given);
  FIELD(doorstep_request, longitude);
  FIELD(doorstep_request, latitude);
  FIELD(doorstep_request, placed_unix_ms);
  FIELD(doorstep_request, deliver_unix_ms);
  FIELD(doorstep_request, utc_offset_seconds);
  FIELD(doorstep_request, base_estimate_seconds);
  FIELD(doorstep_request, base_fee_minor);
  FIELD(doorstep_request, subtotal_minor);
  FIELD(doorstep_request, item_count);
  FIELD(doorstep_request, weight_grams);
  FIELD(doorstep_request, basket_tags);
  FIELD(doorstep_request, customer_tags);
  FIELD(doorstep_request, currency);
  FIELD(doorstep_request, zone_id);
  FIELD(doorstep_request, hub_id);
  FIELD(doorstep_request, request_id);
  FIELD(doorstep_request, deadline_monotonic_ns);
  FIELD(doorstep_request, host_ref);
#if MINOR >= 1
  FIELD(doorstep_request, wanted);
  FIELD(doorstep_request, reserved);
#endif
  FIELD(doorstep_verdict, struct_size);
  FIELD(doorstep_verdict, action);
  FIELD(doorstep_verdict, fee_delta_minor);
  FIELD(doorstep_verdict, estimate_delta_seconds);
  FIELD(doorstep_verdict, code_length);
  FIELD(doorstep_verdict, code);
  FIELD(doorstep_verdict, message_length);
  FIELD(doorstep_verdict, message);
  FIELD(doorstep_host, struct_size);
  FIELD(doorstep_host, abi_minor);
  FIELD(doorstep_host, host_data);
  FIELD(doorstep_host, name);
  FIELD(doorstep_host, version);
  FIELD(doorstep_host, log);
  FIELD(doorstep_host, request_json);
  FIELD(doorstep_host, cancelled);
  FIELD(doorstep_host, get_extension);
#if MINOR >= 1
  FIELD(doorstep_host, service_folder);
  FIELD(doorstep_host, annotate);
#endif
  FIELD(doorstep_rule, struct_size);
  FIELD(doorstep_rule, abi_minor);
  FIELD(doorstep_rule, min_host_minor);
  FIELD(doorstep_rule, capabilities);
  FIELD(doorstep_rule, id);
  FIELD(doorstep_rule, version);
  FIELD(doorstep_rule, summary);
  FIELD(doorstep_rule, config_schema);
  FIELD(doorstep_rule, toolchain);
  FIELD(doorstep_rule, author_data);
  FIELD(doorstep_rule, create);
  FIELD(doorstep_rule, destroy);
  FIELD(doorstep_rule, evaluate);
  FIELD(doorstep_rule, get_extension);
#if MINOR >= 1
  FIELD(doorstep_batch_item, request);
  FIELD(doorstep_batch_item, verdict);
  FIELD(doorstep_batch_item, failure);
  FIELD(doorstep_batch_item, status);
  FIELD(doorstep_batch_item, reserved);
  FIELD(doorstep_batch, struct_size);
  FIELD(doorstep_batch, reserved);
  FIELD(doorstep_batch, evaluate_batch);
  FIELD(doorstep_watch_list, struct_size);
  FIELD(doorstep_watch_list, reserved);
  FIELD(doorstep_watch_list, host_data);
  FIELD(doorstep_watch_list, add);
  FIELD(doorstep_watches, struct_size);
  FIELD(doorstep_watches, reserved);
  FIELD(doorstep_watches, list_files);
#endif
  return 0;
}
