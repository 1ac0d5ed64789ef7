/* SPDX-License-Identifier: MIT */
/* Small functions for authors of rule plug-ins in C: they fill verdicts and failures, cutting
 * text that is too long between two characters, note what a trace should show, look into lists of
 * tags, and decide batches one by one. Optional; part of no ABI. */
#ifndef DOORSTEP_RULE_KIT_H
#define DOORSTEP_RULE_KIT_H

#include <string.h>
#include <strings.h>

#include "doorstep_rule.h"

/* Copies as much of `text` as fits whole characters into `buffer`, and returns how many bytes it
 * is. */
static inline uint32_t doorstep_copy(char *buffer, uint32_t capacity, const char *text) {
  size_t length = strlen(text);
  if (length > capacity) {
    length = capacity;
    /* 10xxxxxx continues a character: do not end in front of one. */
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  }
  memcpy(buffer, text, length);
  return (uint32_t)length;
}

/* Answers that there is nothing against the delivery. */
static inline doorstep_status doorstep_allow(doorstep_verdict *verdict) {
  verdict->action = DOORSTEP_ALLOW;
  return DOORSTEP_OK;
}

/* Answers that this is not a case for the rule. */
static inline doorstep_status doorstep_abstain(doorstep_verdict *verdict) {
  verdict->action = DOORSTEP_ABSTAIN;
  return DOORSTEP_OK;
}

/* Answers that the delivery is refused, with a code such as "ITEM_RESTRICTED" and, unless it is
 * empty, a sentence for the customer. */
static inline doorstep_status doorstep_refuse(doorstep_verdict *verdict, const char *code,
                                              const char *message) {
  verdict->action = DOORSTEP_REFUSE;
  verdict->code_length = doorstep_copy(verdict->code, DOORSTEP_CODE_CAPACITY, code);
  verdict->message_length = doorstep_copy(verdict->message, DOORSTEP_MESSAGE_CAPACITY, message);
  return DOORSTEP_OK;
}

/* Answers that the estimate and the fee change by so much. */
static inline doorstep_status doorstep_adjust(doorstep_verdict *verdict, int32_t estimate_seconds,
                                              int64_t fee_minor) {
  verdict->action = DOORSTEP_ADJUST;
  verdict->estimate_delta_seconds = estimate_seconds;
  verdict->fee_delta_minor = fee_minor;
  return DOORSTEP_OK;
}

/* Answers that `input`, such as "basket.tags", is needed and was not given. */
static inline doorstep_status doorstep_unknown(doorstep_verdict *verdict, const char *input) {
  verdict->action = DOORSTEP_UNKNOWN;
  verdict->message_length = doorstep_copy(verdict->message, DOORSTEP_MESSAGE_CAPACITY, input);
  return DOORSTEP_OK;
}

/* Says why a call failed, and returns `status` for it to return. `pointer` is a JSON Pointer
 * into the configuration, or empty. */
static inline doorstep_status doorstep_fail(doorstep_failure *failure, doorstep_status status,
                                            const char *pointer, const char *text) {
  failure->text_length = doorstep_copy(failure->text, DOORSTEP_FAILURE_TEXT_CAPACITY, text);
  failure->pointer_length =
      doorstep_copy(failure->pointer, DOORSTEP_FAILURE_POINTER_CAPACITY, pointer);
  return status;
}

/* A text that ends in a zero as a slice, valid as long as the text. */
static inline doorstep_text doorstep_text_of(const char *text) {
  doorstep_text slice;
  slice.bytes = text;
  slice.length = strlen(text);
  return slice;
}

/* The folder from which relative paths in the configuration start; empty if the host has none. */
static inline doorstep_text doorstep_service_folder(const doorstep_host *host) {
  doorstep_text none = {NULL, 0};
  return DOORSTEP_HAS(doorstep_host, host, service_folder) ? host->service_folder : none;
}

/* Writes `path`, which starts at the service's folder if it is relative, with a zero at its end.
 * 1 if it fits, else 0, and then `buffer` is empty. */
static inline int doorstep_resolve(const doorstep_host *host, const char *path, char *buffer,
                                   size_t capacity) {
  const doorstep_text folder = doorstep_service_folder(host);
  const size_t length = strlen(path);
  const size_t start = path[0] == '/' ? 0 : (size_t)folder.length;
  const size_t slash = start > 0 && folder.bytes[start - 1] != '/';
  if (capacity > 0) buffer[0] = '\0';
  if (start + slash + length >= capacity) return 0;
  if (start > 0) memcpy(buffer, folder.bytes, start);
  if (slash) buffer[start] = '/';
  memcpy(buffer + start + slash, path, length + 1);
  return 1;
}

/* 1 if notes on `request` are read by somebody, so that it is worth putting them together, else 0.
 * Never with a host of version 1.0. */
static inline int doorstep_wants_notes(const doorstep_host *host, const doorstep_request *request) {
  return DOORSTEP_HAS(doorstep_host, host, annotate) &&
         DOORSTEP_HAS(doorstep_request, request, wanted) &&
         (request->wanted & DOORSTEP_WANTED_NOTES) != 0;
}

/* Notes `value` under `key` for the trace of this decision, cutting a value that is too long. Does
 * nothing unless somebody wants notes, and with a host of version 1.0. */
static inline doorstep_status doorstep_annotate(const doorstep_host *host,
                                                const doorstep_request *request, const char *key,
                                                const char *value) {
  char text[DOORSTEP_NOTE_VALUE_CAPACITY];
  doorstep_text slice;
  if (!doorstep_wants_notes(host, request)) return DOORSTEP_OK;
  slice.bytes = text;
  slice.length = doorstep_copy(text, DOORSTEP_NOTE_VALUE_CAPACITY, value);
  return host->annotate(host, request, doorstep_text_of(key), slice);
}

/* Decides the items of a batch with `evaluate`, one after the other: the whole of evaluate_batch
 * for a rule that gains nothing from many at once but the call. */
static inline doorstep_status doorstep_evaluate_each(
    void *instance, doorstep_batch_item *items, uint32_t count,
    doorstep_status (*evaluate)(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure)) {
  uint32_t index;
  for (index = 0; index < count; index++) {
    doorstep_batch_item *item = &items[index];
    item->status = evaluate(instance, item->request, item->verdict, item->failure);
  }
  return DOORSTEP_OK;
}

/* 1 if `tag`, in whatever case, is one of `tags`, which are separated by line feeds, else 0. */
static inline int doorstep_has_tag(doorstep_text tags, const char *tag) {
  size_t length = strlen(tag);
  const char *start = tags.bytes;
  uint64_t rest = tags.length;
  while (rest > 0) {
    const char *end = (const char *)memchr(start, '\n', (size_t)rest);
    uint64_t size = end ? (uint64_t)(end - start) : rest;
    if (size == length && strncasecmp(start, tag, length) == 0) return 1;
    if (!end) return 0;
    start = end + 1;
    rest -= size + 1;
  }
  return 0;
}

/* When the delivery would arrive, as seconds on the service's wall clock since
 * 1970-01-01T00:00:00 there: the wanted time, or else the placing of the order plus the base
 * estimate, if there is one. */
static inline int64_t doorstep_delivery_wall_seconds(const doorstep_request *request) {
  int64_t ms = request->placed_unix_ms + (int64_t)request->base_estimate_seconds * 1000;
  if (request->given & DOORSTEP_GIVEN_DELIVERY_TIME) ms = request->deliver_unix_ms;
  /* Rounds towards the past, before 1970 too. */
  return ms / 1000 - (ms % 1000 < 0) + request->utc_offset_seconds;
}

#endif
