/* SPDX-License-Identifier: MIT */
#include "answer.h"

#include <stdio.h>

#include "doorstep_rule_kit.h"

static doorstep_status malformed(doorstep_failure *failure, const char *what, const char *name) {
  char text[DOORSTEP_FAILURE_TEXT_CAPACITY + 1];
  snprintf(text, sizeof text, "the program's answer is malformed: %s \"%.60s\"", what, name);
  return doorstep_fail(failure, DOORSTEP_FAILED, "", text);
}

/* Refuses members that the verdict does not have: a mistyped one must not vanish. */
static doorstep_status check_members(const json_t *answer, const char *first, const char *second,
                                     doorstep_failure *failure) {
  const char *const known[] = {"id", "verdict", "notes", first, second};
  /* The functions that iterate take a json_t that is not const, but change nothing. */
  json_t *members = (json_t *)answer;
  for (void *next = json_object_iter(members); next; next = json_object_iter_next(members, next)) {
    const char *name = json_object_iter_key(next);
    size_t index = 0;
    while (index < 5 && strcmp(known[index], name) != 0) index++;
    if (index == 5) return malformed(failure, "unknown member", name);
  }
  return DOORSTEP_OK;
}

/* The text of a member, "" if it is missing; NULL, and a failure, if it is none or too long. */
static const char *text_member(const json_t *answer, const char *name, size_t most,
                               doorstep_failure *failure) {
  const json_t *value = json_object_get(answer, name);
  if (!value) return "";
  if (json_is_string(value) && json_string_length(value) <= most) return json_string_value(value);
  malformed(failure, "not a text, or too long:", name);
  return NULL;
}

static doorstep_status refuse(const json_t *answer, doorstep_verdict *verdict,
                              doorstep_failure *failure) {
  const doorstep_status status = check_members(answer, "code", "message", failure);
  if (status != DOORSTEP_OK) return status;
  const char *code = text_member(answer, "code", DOORSTEP_CODE_CAPACITY, failure);
  if (!code) return DOORSTEP_FAILED;
  const char *message = text_member(answer, "message", DOORSTEP_MESSAGE_CAPACITY, failure);
  return message ? doorstep_refuse(verdict, code, message) : DOORSTEP_FAILED;
}

static doorstep_status adjust(const json_t *answer, doorstep_verdict *verdict,
                              doorstep_failure *failure) {
  const doorstep_status status = check_members(answer, "seconds", "fee", failure);
  if (status != DOORSTEP_OK) return status;
  const json_t *seconds = json_object_get(answer, "seconds");
  const json_t *fee = json_object_get(answer, "fee");
  if (seconds && !json_is_integer(seconds)) return malformed(failure, "no integer:", "seconds");
  if (fee && !json_is_integer(fee)) return malformed(failure, "no integer:", "fee");
  const json_int_t delta = json_integer_value(seconds);
  if (delta < -DOORSTEP_ESTIMATE_DELTA_LIMIT || delta > DOORSTEP_ESTIMATE_DELTA_LIMIT) {
    return malformed(failure, "more than a week:", "seconds");
  }
  return doorstep_adjust(verdict, (int32_t)delta, json_integer_value(fee));
}

static doorstep_status unknown(const json_t *answer, doorstep_verdict *verdict,
                               doorstep_failure *failure) {
  const doorstep_status status = check_members(answer, "input", "input", failure);
  if (status != DOORSTEP_OK) return status;
  const char *input = text_member(answer, "input", DOORSTEP_MESSAGE_CAPACITY, failure);
  return input ? doorstep_unknown(verdict, input) : DOORSTEP_FAILED;
}

static doorstep_status fail(const json_t *answer, doorstep_failure *failure) {
  const doorstep_status status = check_members(answer, "error", "error", failure);
  if (status != DOORSTEP_OK) return status;
  const char *text = text_member(answer, "error", SIZE_MAX, failure);
  return text ? doorstep_fail(failure, DOORSTEP_FAILED, "", text) : DOORSTEP_FAILED;
}

static void note_all(const json_t *notes, const doorstep_host *host,
                     const doorstep_request *request) {
  json_t *members = (json_t *)notes;
  for (void *next = json_object_iter(members); next; next = json_object_iter_next(members, next)) {
    const char *value = json_string_value(json_object_iter_value(next));
    if (value) doorstep_annotate(host, request, json_object_iter_key(next), value);
  }
}

doorstep_status answer_take(const json_t *answer, const doorstep_host *host,
                            const doorstep_request *request, doorstep_verdict *verdict,
                            doorstep_failure *failure) {
  note_all(json_object_get(answer, "notes"), host, request);
  if (json_object_get(answer, "error")) return fail(answer, failure);
  const char *kind = json_string_value(json_object_get(answer, "verdict"));
  if (!kind) return malformed(failure, "there is no", "verdict");
  if (strcmp(kind, "refuse") == 0) return refuse(answer, verdict, failure);
  if (strcmp(kind, "adjust") == 0) return adjust(answer, verdict, failure);
  if (strcmp(kind, "unknown") == 0) return unknown(answer, verdict, failure);
  const int allows = strcmp(kind, "allow") == 0;
  if (!allows && strcmp(kind, "abstain") != 0) return malformed(failure, "unknown verdict", kind);
  const doorstep_status status = check_members(answer, "id", "id", failure);
  if (status != DOORSTEP_OK) return status;
  return allows ? doorstep_allow(verdict) : doorstep_abstain(verdict);
}
