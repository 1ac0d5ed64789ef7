/* SPDX-License-Identifier: MIT */
#ifndef SCRIPT_CONVERSATION_H
#define SCRIPT_CONVERSATION_H

#include "configuration.h"
#include "program.h"

#define CONVERSATION_FOLDER_SIZE 4096

/* What is said to a program and heard from it, which is started again when it fails.
 *
 *   > { "doorstep": 1, "config": ... }       once, when it has started
 *   < { "ready": true }                      or { "error": "too big", "pointer": "/limit" }
 *   > { "id": 7, "request": { ... } }        for each request
 *   < { "id": 7, "verdict": ... }            see answer.h
 */
typedef struct conversation {
  const doorstep_host *host;
  const configuration *configuration;
  char folder[CONVERSATION_FOLDER_SIZE];
  program program;
  int has_begun; /* it was ready once, so that the rule goes on when it fails */
  int is_ready;
  int64_t start_deadline; /* until when the running program has to be ready */
  int64_t last_id;
  int late;           /* how many answers in a row did not come in time */
  int faults;         /* how many times in a row the program failed without a good answer between */
  int64_t next_start; /* when it may be started again */
} conversation;

/* Starts the program and waits until it is ready. On failure nothing is to be ended. */
doorstep_status conversation_begin(conversation *conversation, doorstep_failure *failure);

/* Ends the program. */
void conversation_end(conversation *conversation);

/* Asks about one request, and waits for the answer until the deadline; `*answer` is to be given to
 * json_decref. */
doorstep_status conversation_ask(conversation *conversation, doorstep_text request,
                                 int64_t deadline, json_t **answer, doorstep_failure *failure);

#endif
