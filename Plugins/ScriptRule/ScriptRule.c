/* SPDX-License-Identifier: MIT */
/* A rule in any language: a program that is started with the rule and answers a line of JSON for
 * each request. configuration.h shows what can be configured, conversation.h what is said. */
#include <stdlib.h>

#include "answer.h"
#include "conversation.h"

/* How long an answer is waited for where nobody says how long it is wanted. */
#define LONGEST_WAIT 1000000000LL

typedef struct script {
  configuration configuration;
  conversation conversation;
} script;

static doorstep_status evaluate(void *instance, const doorstep_request *request,
                                doorstep_verdict *verdict, doorstep_failure *failure) {
  script *script = instance;
  const doorstep_host *host = script->conversation.host;
  doorstep_text text;
  if (host->request_json(host, request, &text) != DOORSTEP_OK) {
    return doorstep_fail(failure, DOORSTEP_FAILED, "", "the host gives no JSON");
  }
  const int64_t latest = program_now() + LONGEST_WAIT;
  const int64_t wanted = request->deadline_monotonic_ns;
  const int64_t deadline = wanted != 0 && wanted < latest ? wanted : latest;
  json_t *answer;
  doorstep_status status =
      conversation_ask(&script->conversation, text, deadline, &answer, failure);
  if (status != DOORSTEP_OK) return status;
  status = answer_take(answer, host, request, verdict, failure);
  json_decref(answer);
  return status;
}

static doorstep_status create(const doorstep_rule *rule, const doorstep_host *host,
                              doorstep_text config, void **instance, doorstep_failure *failure) {
  (void)rule;
  script *made = calloc(1, sizeof *made);
  if (!made) return doorstep_fail(failure, DOORSTEP_OUT_OF_MEMORY, "", "out of memory");
  doorstep_status status = configuration_read(config, &made->configuration, failure);
  if (status == DOORSTEP_OK) {
    made->conversation.host = host;
    made->conversation.configuration = &made->configuration;
    /* Of ".", so that what is resolved is the folder itself. */
    if (!doorstep_resolve(host, ".", made->conversation.folder, CONVERSATION_FOLDER_SIZE)) {
      status = doorstep_fail(failure, DOORSTEP_FAILED, "", "the path of the folder is too long");
    } else {
      status = conversation_begin(&made->conversation, failure);
    }
    if (status != DOORSTEP_OK) {
      conversation_end(&made->conversation);
      configuration_free(&made->configuration);
    }
  }
  if (status == DOORSTEP_OK) {
    *instance = made;
  } else {
    free(made);
  }
  return status;
}

static void destroy(void *instance) {
  script *script = instance;
  conversation_end(&script->conversation);
  configuration_free(&script->configuration);
  free(script);
}

static const doorstep_rule table = {
    .struct_size = sizeof(doorstep_rule),
    .abi_minor = DOORSTEP_ABI_MINOR,
    .min_host_minor = 0,
    .capabilities = DOORSTEP_WANTS_JSON,
    .id = DOORSTEP_TEXT("doorstep.script"),
    .version = DOORSTEP_TEXT("1.0.0"),
    .summary = DOORSTEP_TEXT("Asks a program in any language, a line of JSON a request."),
    .config_schema = DOORSTEP_TEXT(SCRIPT_CONFIGURATION_SCHEMA),
    .toolchain = DOORSTEP_TEXT("C, " __VERSION__),
    .create = create,
    .destroy = destroy,
    .evaluate = evaluate,
};

const doorstep_rule *doorstep_rule_entry_v1(void) { return &table; }
