/* SPDX-License-Identifier: MIT */
#include "conversation.h"

#include <stdio.h>
#include <stdlib.h>

#define MILLISECOND 1000000LL
/* A program that fails again and again is started again after 0, 100, 200, 400 ms and so on. */
#define FIRST_PAUSE (100 * MILLISECOND)
#define LONGEST_PAUSE (30000 * MILLISECOND)
/* One that does not answer in time may be slow for a moment; at this many in a row it hangs. */
#define LATE_LIMIT 3
/* How long a program may take to end by itself when the rule ends. */
#define FAREWELL (200 * MILLISECOND)

static int start(conversation *conversation, char problem[PROGRAM_PROBLEM_SIZE]) {
  conversation->is_ready = 0;
  conversation->late = 0;
  conversation->start_deadline = program_now() + conversation->configuration->start_nanoseconds;
  if (!program_start(&conversation->program, conversation->configuration->command,
                     conversation->folder, problem)) {
    return 0;
  }
  json_t *hello = json_pack("{s:i, s:O?}", "doorstep", 1, "config",
                            (json_t *)conversation->configuration->config);
  char *line = hello ? json_dumps(hello, JSON_COMPACT) : NULL;
  json_decref(hello);
  program_result result = PROGRAM_GARBLED;
  if (line) {
    const size_t length = strlen(line);
    line[length] = '\n'; /* In place of the zero: nobody reads on as far as that. */
    result = program_send(&conversation->program, line, length + 1, conversation->start_deadline);
  }
  free(line);
  if (result == PROGRAM_OK) return 1;
  snprintf(problem, PROGRAM_PROBLEM_SIZE, "the program does not read its configuration");
  program_stop(&conversation->program, 0, (char[PROGRAM_PROBLEM_SIZE]){0});
  return 0;
}

static int start_again(conversation *conversation, char problem[PROGRAM_PROBLEM_SIZE]) {
  if (!start(conversation, problem)) return 0;
  const doorstep_text text = doorstep_text_of("the program is started again");
  conversation->host->log(conversation->host, DOORSTEP_LOG_WARNING, text);
  return 1;
}

/* The program is no more to be talked to: ends it, and starts it again at once if it answered well
 * before, otherwise after a while. */
static doorstep_status fault(conversation *conversation, const char *problem, int64_t patience,
                             doorstep_failure *failure) {
  char how[PROGRAM_PROBLEM_SIZE], text[2 * PROGRAM_PROBLEM_SIZE];
  program_stop(&conversation->program, patience, how);
  int64_t pause = 0;
  if (conversation->faults > 0) {
    pause = conversation->faults > 10 ? LONGEST_PAUSE : FIRST_PAUSE << (conversation->faults - 1);
    if (pause > LONGEST_PAUSE) pause = LONGEST_PAUSE;
  }
  conversation->faults++;
  conversation->next_start = program_now() + pause;
  snprintf(text, sizeof text, *how ? "%s (%s)" : "%s", problem, how);
  char ignored[PROGRAM_PROBLEM_SIZE];
  if (pause == 0 && conversation->has_begun) start_again(conversation, ignored);
  return doorstep_fail(failure, DOORSTEP_FAILED, "", text);
}

/* The program has ended: it gets a moment, so that its own end is told and not ours. */
static doorstep_status gone(conversation *conversation, doorstep_failure *failure) {
  return fault(conversation, "the program has stopped answering", 50 * MILLISECOND, failure);
}

/* Looks at what the program says to its configuration. */
static doorstep_status take_welcome(conversation *conversation, const char *line,
                                    doorstep_failure *failure) {
  json_t *welcome = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
  const char *error = json_string_value(json_object_get(welcome, "error"));
  if (error) {
    const char *pointer = json_string_value(json_object_get(welcome, "pointer"));
    char text[DOORSTEP_FAILURE_POINTER_CAPACITY + 1];
    snprintf(text, sizeof text, "/config%s", pointer ? pointer : "");
    fault(conversation, "the program refuses its configuration", 0, failure);
    doorstep_fail(failure, DOORSTEP_BAD_CONFIG, text, error);
    json_decref(welcome);
    return DOORSTEP_BAD_CONFIG;
  }
  conversation->is_ready = json_is_true(json_object_get(welcome, "ready"));
  json_decref(welcome);
  if (conversation->is_ready) return DOORSTEP_OK;
  return fault(conversation, "the program's first line is not {\"ready\": true}", 0, failure);
}

/* Waits until the program is ready, at most until the deadline. */
static doorstep_status wait_until_ready(conversation *conversation, int64_t deadline,
                                        doorstep_failure *failure) {
  const char *line;
  switch (program_receive(&conversation->program, deadline, &line)) {
    case PROGRAM_OK: return take_welcome(conversation, line, failure);
    case PROGRAM_GONE: return gone(conversation, failure);
    case PROGRAM_GARBLED: return fault(conversation, "the program's line is too long", 0, failure);
    default: break;
  }
  if (program_now() < conversation->start_deadline) {
    return doorstep_fail(failure, DOORSTEP_FAILED, "", "the program is still starting");
  }
  return fault(conversation, "the program did not get ready in time", 0, failure);
}

doorstep_status conversation_begin(conversation *conversation, doorstep_failure *failure) {
  char problem[PROGRAM_PROBLEM_SIZE];
  if (!start(conversation, problem)) {
    return doorstep_fail(failure, DOORSTEP_BAD_CONFIG, "/command", problem);
  }
  const doorstep_status status =
      wait_until_ready(conversation, conversation->start_deadline, failure);
  conversation->has_begun = status == DOORSTEP_OK;
  return status;
}

void conversation_end(conversation *conversation) {
  char how[PROGRAM_PROBLEM_SIZE];
  program_stop(&conversation->program, FAREWELL, how);
}

/* Starts the program if it does not run, and waits until it is ready. */
static doorstep_status get_ready(conversation *conversation, int64_t deadline,
                                 doorstep_failure *failure) {
  char problem[PROGRAM_PROBLEM_SIZE];
  if (conversation->program.pid == 0) {
    const int64_t left = conversation->next_start - program_now();
    if (left > 0) {
      snprintf(problem, sizeof problem, "the program failed; it is started again after %lld ms",
               (long long)(left / MILLISECOND));
      return doorstep_fail(failure, DOORSTEP_FAILED, "", problem);
    }
    if (!start_again(conversation, problem)) return fault(conversation, problem, 0, failure);
  }
  return conversation->is_ready ? DOORSTEP_OK : wait_until_ready(conversation, deadline, failure);
}

static doorstep_status send_request(conversation *conversation, doorstep_text request,
                                    int64_t deadline, doorstep_failure *failure) {
  char *line = malloc((size_t)request.length + 64);
  if (!line) return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "out of memory");
  const long long id = ++conversation->last_id;
  size_t length = (size_t)sprintf(line, "{\"id\":%lld,\"request\":", id);
  memcpy(line + length, request.bytes, (size_t)request.length);
  length += (size_t)request.length;
  line[length++] = '}';
  line[length++] = '\n';
  const program_result result = program_send(&conversation->program, line, length, deadline);
  free(line);
  if (result == PROGRAM_OK) return DOORSTEP_OK;
  if (result == PROGRAM_GONE) return gone(conversation, failure);
  return fault(conversation, "the program does not read its requests", 0, failure);
}

/* The number of the request that an answer is for; 0 for what is no answer. */
static json_int_t id_of(const json_t *answer) {
  return json_integer_value(json_object_get(answer, "id"));
}

static doorstep_status late(conversation *conversation, doorstep_failure *failure) {
  if (++conversation->late < LATE_LIMIT) {
    return doorstep_fail(failure, DOORSTEP_FAILED, "", "the program did not answer in time");
  }
  return fault(conversation, "the program hangs", 0, failure);
}

/* Waits for the answer to the last request; those to earlier ones came too late. */
static doorstep_status receive_answer(conversation *conversation, int64_t deadline, json_t **answer,
                                      doorstep_failure *failure) {
  for (;;) {
    const char *line;
    const program_result result = program_receive(&conversation->program, deadline, &line);
    if (result == PROGRAM_GONE) return gone(conversation, failure);
    if (result == PROGRAM_GARBLED) {
      return fault(conversation, "the program's line is too long", 0, failure);
    }
    if (result == PROGRAM_LATE) return late(conversation, failure);
    *answer = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    const json_int_t id = id_of(*answer);
    if (id == conversation->last_id) return DOORSTEP_OK;
    json_decref(*answer);
    if (id < 1 || id > conversation->last_id) {
      return fault(conversation, "the program's line is no answer with the id of a request", 0,
                   failure);
    }
    /* Lines may come without end. */
    if (program_now() > deadline) return late(conversation, failure);
  }
}

doorstep_status conversation_ask(conversation *conversation, doorstep_text request,
                                 int64_t deadline, json_t **answer, doorstep_failure *failure) {
  doorstep_status status = get_ready(conversation, deadline, failure);
  if (status == DOORSTEP_OK) status = send_request(conversation, request, deadline, failure);
  if (status == DOORSTEP_OK) status = receive_answer(conversation, deadline, answer, failure);
  if (status == DOORSTEP_OK) conversation->late = conversation->faults = 0;
  /* What the program has against its configuration is for create to tell. */
  return status == DOORSTEP_BAD_CONFIG ? DOORSTEP_FAILED : status;
}
