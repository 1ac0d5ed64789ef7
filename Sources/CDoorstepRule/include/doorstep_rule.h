/* SPDX-License-Identifier: MIT */
/* The binary interface between Doorstep (the host) and a rule plug-in, version 1.1.
 *
 * A rule plug-in is a shared library that decides one thing about a delivery which no
 * configuration can express. It exports one function, doorstep_rule_entry_v1, which returns one
 * table, doorstep_rule. doorstep_rule_kit.h beside this file writes verdicts and errors for
 * authors in C; Plugins/AlcoholRule is a complete example.
 *
 * RULES (both sides keep all of them)
 *  1. C99 and fixed-width types only: no bool, enum, long, bit-field or variadic function.
 *  2. Every struct starts with struct_size, set by whoever allocates it. All fields of 1.0 are
 *     always there; a field that came later may be touched only if DOORSTEP_HAS says so. New
 *     fields go at the end. A field never moves and never changes its type or meaning.
 *  3. The major version is in the name of the entry function, the minor one in the table. A new
 *     minor only appends; anything else is a new major with a new name. What came with a later
 *     minor than 0 says "Since 1.x". An extension has its version in its id and never changes.
 *  4. Memory never changes owner. What comes in is borrowed until the call returns, what goes
 *     out is written into storage of the caller. Neither side frees what the other allocated.
 *  5. No C++ exception, longjmp or Swift error leaves a function. Failure is a negative status,
 *     with words in the doorstep_failure that the caller passed.
 *  6. Text is UTF-8, with its length in bytes and no terminator: it may be followed by anything.
 *  7. Each function says in [brackets] on which threads it is called. Without CONCURRENT the
 *     calls for one instance never overlap, but they may come from different threads.
 *  8. The library exports the entry function and nothing else, and it is never unloaded: static
 *     data lives as long as the process. It registers no callback, timer or signal handler
 *     anywhere.
 */
#ifndef DOORSTEP_RULE_H
#define DOORSTEP_RULE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DOORSTEP_ABI_MAJOR 1u
#define DOORSTEP_ABI_MINOR 1u

#if defined(__GNUC__)
#define DOORSTEP_EXPORT __attribute__((visibility("default")))
#else
#define DOORSTEP_EXPORT
#endif

/* Whether whoever allocated `*pointer`, a `type`, knew `field`. Needed only for fields newer
 * than 1.0: those that say "Since". */
#define DOORSTEP_HAS(type, pointer, field) \
  ((pointer)->struct_size >= offsetof(type, field) + sizeof((pointer)->field))

/* ---- Text and failures ----------------------------------------------------------------------- */

/* A slice of UTF-8. `bytes` may be NULL only if `length` is 0. */
typedef struct doorstep_text {
  const char *bytes;
  uint64_t length;
} doorstep_text;

/* A doorstep_text of a string literal, for static initialisers. */
#define DOORSTEP_TEXT(literal) {literal, sizeof(literal) - 1}

/* How a call went: 0 or one of these. A status that the reader does not know counts as FAILED. */
typedef int32_t doorstep_status;
#define DOORSTEP_OK 0
#define DOORSTEP_FAILED -1        /* any other reason; the failure's text says which */
#define DOORSTEP_BAD_CONFIG -2    /* the configuration is wrong; the failure's pointer says where */
#define DOORSTEP_UNSUPPORTED -3   /* the other side cannot do this */
#define DOORSTEP_CANCELLED -4     /* given up, because doorstep_host.cancelled said so */
#define DOORSTEP_OUT_OF_MEMORY -5

#define DOORSTEP_FAILURE_TEXT_CAPACITY 240
#define DOORSTEP_FAILURE_POINTER_CAPACITY 124

/* Why a call failed. Comes in with struct_size set and all else zero; filled only on failure. */
typedef struct doorstep_failure {
  uint32_t struct_size;
  uint32_t text_length;
  char text[DOORSTEP_FAILURE_TEXT_CAPACITY]; /* for the operator: one sentence, no full stop */
  uint32_t pointer_length;
  /* With BAD_CONFIG, the member at fault within the configuration as a JSON Pointer (RFC 6901),
   * such as "/ranges/0/until". Empty is the configuration itself. */
  char pointer[DOORSTEP_FAILURE_POINTER_CAPACITY];
} doorstep_failure;

/* ---- What the rule is asked ------------------------------------------------------------------ */

/* Bits of doorstep_request.given: the optional fields that hold a value. The others are 0 or empty
 * and mean nothing. A rule that needs one of them and does not get it answers UNKNOWN. */
#define DOORSTEP_GIVEN_COORDINATE (1u << 0)
#define DOORSTEP_GIVEN_DELIVERY_TIME (1u << 1)
#define DOORSTEP_GIVEN_BASE_ESTIMATE (1u << 2)
#define DOORSTEP_GIVEN_BASE_FEE (1u << 3)
#define DOORSTEP_GIVEN_SUBTOTAL (1u << 4)
#define DOORSTEP_GIVEN_ITEM_COUNT (1u << 5)
#define DOORSTEP_GIVEN_WEIGHT (1u << 6)
#define DOORSTEP_GIVEN_BASKET_TAGS (1u << 7)
#define DOORSTEP_GIVEN_CUSTOMER_TAGS (1u << 8)

/* Since 1.1. Bits of doorstep_request.wanted: what is of use beside the verdict. */
#define DOORSTEP_WANTED_NOTES (1u << 0) /* annotate keeps what it is given */

/* One delivery to decide about. Borrowed, with all its slices, until evaluate returns. */
typedef struct doorstep_request {
  uint32_t struct_size;
  uint32_t given;                /* DOORSTEP_GIVEN_ bits */
  double longitude;              /* COORDINATE: where to, degrees WGS84 */
  double latitude;
  int64_t placed_unix_ms;        /* when the order is placed; years 1 to 9999, as all instants */
  int64_t deliver_unix_ms;       /* DELIVERY_TIME: when it is wanted; else as soon as possible */
  /* Seconds to add to UTC for the service's wall clock at the moment of delivery, which is
   * deliver_unix_ms or else placed_unix_ms plus the base estimate, if there is one. */
  int32_t utc_offset_seconds;
  int32_t base_estimate_seconds; /* BASE_ESTIMATE: upper end, before any plug-in adjusts it */
  int64_t base_fee_minor;        /* BASE_FEE: in minor units of `currency`, before any plug-in */
  int64_t subtotal_minor;        /* SUBTOTAL: of the basket, in minor units */
  int64_t item_count;            /* ITEM_COUNT */
  int64_t weight_grams;          /* WEIGHT */
  doorstep_text basket_tags;     /* BASKET_TAGS: in lower case, separated by "\n"; empty if none */
  doorstep_text customer_tags;   /* CUSTOMER_TAGS: likewise */
  doorstep_text currency;        /* ISO 4217 code */
  doorstep_text zone_id;         /* the zone that owns the coordinate; empty outside all zones */
  doorstep_text hub_id;          /* the hub that would deliver; empty if none */
  uint64_t request_id;           /* the same in the host's log; 0 is none, as always in Doorstep 0.1 */
  int64_t deadline_monotonic_ns; /* CLOCK_MONOTONIC by which the answer is wanted; 0 is none */
  const void *host_ref;          /* the host's own, NULL allowed; pass the request on unchanged */
  uint32_t wanted;               /* Since 1.1. DOORSTEP_WANTED_ bits */
  uint32_t reserved;             /* Since 1.1. 0; there so that no later field is in padding */
} doorstep_request;

/* ---- What the rule answers ------------------------------------------------------------------- */

/* Values of doorstep_verdict.action. 0 is none of them, so that a forgotten one is noticed. */
#define DOORSTEP_ALLOW 1u   /* looked at, nothing against it */
#define DOORSTEP_REFUSE 2u  /* not deliverable: code, and message unless the catalogue has words */
#define DOORSTEP_ADJUST 3u  /* deliverable, with the two deltas */
#define DOORSTEP_ABSTAIN 4u /* not a case for this rule */
#define DOORSTEP_UNKNOWN 5u /* a needed input was not given: message names it, as "basket.tags" */

#define DOORSTEP_CODE_CAPACITY 48
#define DOORSTEP_MESSAGE_CAPACITY 244
#define DOORSTEP_ESTIMATE_DELTA_LIMIT 604800       /* seconds: a week */
#define DOORSTEP_FEE_DELTA_LIMIT 1000000000000     /* minor units */

/* Comes in with struct_size set and all else zero. The host refuses a verdict that breaks what
 * is said here as malformed, and treats it as a failure of the rule. */
typedef struct doorstep_verdict {
  uint32_t struct_size;
  uint32_t action;
  int64_t fee_delta_minor;        /* ADJUST: -FEE_DELTA_LIMIT to +FEE_DELTA_LIMIT */
  int32_t estimate_delta_seconds; /* ADJUST: -ESTIMATE_DELTA_LIMIT to +ESTIMATE_DELTA_LIMIT */
  uint32_t code_length;           /* at most CODE_CAPACITY, whatever the action */
  char code[DOORSTEP_CODE_CAPACITY]; /* REFUSE: A-Z, 0-9 and _, as "ITEM_RESTRICTED"; never empty */
  uint32_t message_length;        /* at most MESSAGE_CAPACITY, whatever the action */
  char message[DOORSTEP_MESSAGE_CAPACITY]; /* REFUSE: for the customer; UNKNOWN: name of input */
} doorstep_verdict;

/* ---- What the host offers -------------------------------------------------------------------- */

#define DOORSTEP_LOG_DEBUG 0
#define DOORSTEP_LOG_INFO 1
#define DOORSTEP_LOG_WARNING 2
#define DOORSTEP_LOG_ERROR 3

/* Since 1.1. The bounds of notes. */
#define DOORSTEP_NOTE_LIMIT 8           /* notes on one request */
#define DOORSTEP_NOTE_KEY_CAPACITY 48   /* bytes */
#define DOORSTEP_NOTE_VALUE_CAPACITY 240

/* Services of the host, for one instance: valid from the start of its create to the end of its
 * destroy. No function pointer is NULL. */
typedef struct doorstep_host {
  uint32_t struct_size;
  uint32_t abi_minor;    /* the highest that the host speaks */
  const void *host_data; /* the host's own */
  doorstep_text name;    /* of the host, as "Doorstep" */
  doorstep_text version; /* of the host, as "0.1.0" */
  /* Writes one line to the operator's log. `level` is a DOORSTEP_LOG_ value. [any thread] */
  void (*log)(const struct doorstep_host *host, int32_t level, doorstep_text message);
  /* Sets `*json` to the whole request as one JSON object, made on the first call and valid until
   * evaluate returns. UNSUPPORTED if the rule did not claim WANTS_JSON; `*json` is then untouched.
   * [inside evaluate, on its thread] */
  doorstep_status (*request_json)(const struct doorstep_host *host, const doorstep_request *request,
                                  doorstep_text *json);
  /* 1 once nobody waits for the answer any more (the deadline passed), else 0. A rule that loops
   * asks now and then, and returns CANCELLED. [inside evaluate, any thread] */
  int32_t (*cancelled)(const struct doorstep_host *host, const doorstep_request *request);
  /* An optional service, by a terminated id that ends in its version ("doorstep.metrics/1"), or
   * NULL. What it points at lives as long as the host. [any thread] */
  const void *(*get_extension)(const struct doorstep_host *host, const char *id);
  /* Since 1.1. The absolute path of the folder from which relative paths in the configuration
   * start, without a "/" at its end unless it is the root; empty if there is none. */
  doorstep_text service_folder;
  /* Since 1.1. Notes something about this decision, which its trace shows to the developer: a load,
   * the age of data, which rule of many applied. Both texts are copied. A key that was noted before
   * gets the new value. FAILED, and nothing is noted, unless the key is 1 to NOTE_KEY_CAPACITY of
   * a-z, 0-9, ".", "_" and "-", the value at most NOTE_VALUE_CAPACITY bytes of UTF-8, and there
   * are not yet NOTE_LIMIT others. Where nobody wants notes (see `wanted`), OK without a look at
   * the texts: a note never changes what is decided, and costs nothing when it is not read. Notes
   * of a decision that fails are shown too.
   * [inside evaluate or evaluate_batch, on its thread, with one of its requests] */
  doorstep_status (*annotate)(const struct doorstep_host *host, const doorstep_request *request,
                              doorstep_text key, doorstep_text value);
} doorstep_host;

/* ---- The rule -------------------------------------------------------------------------------- */

/* Bits of doorstep_rule.capabilities. */
#define DOORSTEP_CONCURRENT (1u << 0) /* evaluate may overlap with itself, for one instance */
#define DOORSTEP_WANTS_JSON (1u << 1) /* evaluate may call request_json */
#define DOORSTEP_PURE (1u << 2)       /* the same request always gets the same verdict */

/* One rule: static data, the same at every call of the entry function.
 * Rationale for one rule a library: a service names a library and thereby a rule, with one word. */
typedef struct doorstep_rule {
  uint32_t struct_size;
  uint32_t abi_minor;          /* DOORSTEP_ABI_MINOR when built */
  uint32_t min_host_minor;     /* the lowest minor of a host that the rule can work with */
  uint32_t capabilities;
  doorstep_text id;            /* a-z, 0-9, ".", "-" and "_", as "com.example.surge"; 1 to 64 */
  doorstep_text version;
  doorstep_text summary;       /* one sentence for listings */
  doorstep_text config_schema; /* JSON Schema of the configuration; may be empty */
  doorstep_text toolchain;     /* what it was built with, for bug reports; may be empty */
  const void *author_data;     /* the rule's own: create may read it, the host does not */
  /* Makes an instance from `config`, one JSON value; `rule` is this table. On OK `*instance` is
   * the rule's own pointer (NULL allowed). On failure it is left alone, `failure` is filled and
   * destroy is not called. `host` outlives the instance; `config` must be copied to be kept.
   * Rationale for `rule`: bindings make tables at run time, and have to know which one is meant.
   * [any thread, one create of a table at a time] */
  doorstep_status (*create)(const struct doorstep_rule *rule, const doorstep_host *host,
                            doorstep_text config, void **instance, doorstep_failure *failure);
  /* Frees what create made. [any thread; once, after the last evaluate returned] */
  void (*destroy)(void *instance);
  /* Decides one request. On OK `verdict` is filled, otherwise `failure` is and `verdict` is
   * ignored. Must not block: no file, socket or sleep. [any thread; overlapping only with
   * CONCURRENT] */
  doorstep_status (*evaluate)(void *instance, const doorstep_request *request,
                              doorstep_verdict *verdict, doorstep_failure *failure);
  /* An optional ability, by a terminated id that ends in its version, as static data, or NULL:
   * DOORSTEP_BATCH and DOORSTEP_WATCHES below. The function pointer may be NULL too. [any thread]
   */
  const void *(*get_extension)(const char *id);
} doorstep_rule;

/* The one exported function: cheap, and the same static table every time. [any thread] */
DOORSTEP_EXPORT const doorstep_rule *doorstep_rule_entry_v1(void);

/* ---- Extensions of the rule ------------------------------------------------------------------ */

/* Since 1.1. Many requests with one call, for bulk: what get_extension returns for this id is a
 * doorstep_batch. */
#define DOORSTEP_BATCH "doorstep.batch/1"
#define DOORSTEP_BATCH_LIMIT 1024u /* requests in one call */

/* One of the requests, and where its answer goes: as the arguments of evaluate. They come in an
 * array, so this struct never grows; the structs that it points at may. */
typedef struct doorstep_batch_item {
  const doorstep_request *request;
  doorstep_verdict *verdict; /* each item has its own */
  doorstep_failure *failure; /* likewise */
  doorstep_status status;    /* comes in as FAILED, so that a forgotten item is noticed */
  uint32_t reserved;         /* 0 */
} doorstep_batch_item;

typedef struct doorstep_batch {
  uint32_t struct_size;
  uint32_t reserved; /* 0 */
  /* Decides `count` requests, 1 to BATCH_LIMIT, each as evaluate would: for each item `status` is
   * set to what evaluate returns, and its verdict or failure is filled. One item that fails says
   * nothing about the others. Returns OK when all items were looked at; otherwise `failure` is
   * filled, every item counts as failed, and the items are ignored. Must not block, and may cost
   * what `count` calls of evaluate cost. `items` and all that they point at are borrowed until it
   * returns. [any thread; overlapping with itself and with evaluate only with CONCURRENT] */
  doorstep_status (*evaluate_batch)(void *instance, doorstep_batch_item *items, uint32_t count,
                                    doorstep_failure *failure);
} doorstep_batch;

/* Since 1.1. Files that an instance reads while it is made: what get_extension returns for this id
 * is a doorstep_watches. When one of the files changes, appears or goes, the host makes a new
 * instance with the same configuration and asks that one from then on; if it cannot be made, the
 * old one stays. So a rule follows data that others write, without a thread and without a file
 * in evaluate. */
#define DOORSTEP_WATCHES "doorstep.watches/1"
#define DOORSTEP_WATCH_LIMIT 64u           /* files of one instance */
#define DOORSTEP_WATCH_PATH_CAPACITY 4095u /* bytes */

/* Takes the files that a rule names; the host's, and valid only within list_files. */
typedef struct doorstep_watch_list {
  uint32_t struct_size;
  uint32_t reserved; /* 0 */
  void *host_data;   /* the host's own */
  /* Adds the path of a file, which need not exist, but its folder should; a relative one starts
   * at the host's service_folder. The path is copied. FAILED, and nothing is added, for one that is
   * empty, longer than WATCH_PATH_CAPACITY, no UTF-8 or contains a zero, and beyond WATCH_LIMIT.
   * [inside list_files, on its thread] */
  doorstep_status (*add)(const struct doorstep_watch_list *list, doorstep_text path);
} doorstep_watch_list;

typedef struct doorstep_watches {
  uint32_t struct_size;
  uint32_t reserved; /* 0 */
  /* Adds to `files` what create reads, or would read, with the same arguments. On failure
   * `failure` is filled as by create, and the host watches nothing. The host asks before it calls
   * create, so that no change is missed between the two. Everything is borrowed until it returns.
   * [any thread, as create] */
  doorstep_status (*list_files)(const doorstep_rule *rule, const doorstep_host *host,
                                doorstep_text config, const doorstep_watch_list *files,
                                doorstep_failure *failure);
} doorstep_watches;

/* ---- Layout ---------------------------------------------------------------------------------- */

#if UINTPTR_MAX == UINT64_MAX
#if defined(__cplusplus) && __cplusplus >= 201103L
#define DOORSTEP_LAYOUT(name, condition) static_assert(condition, "layout of " #name)
#elif !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define DOORSTEP_LAYOUT(name, condition) _Static_assert(condition, "layout of " #name)
#else
/* C99 and C++98 have no static assertion: a false condition gives an array of negative size. */
#define DOORSTEP_LAYOUT(name, condition) \
  typedef char doorstep_layout_of_##name[(condition) ? 1 : -1]
#endif
DOORSTEP_LAYOUT(text, sizeof(doorstep_text) == 16);
DOORSTEP_LAYOUT(failure, sizeof(doorstep_failure) == 376);
DOORSTEP_LAYOUT(request, sizeof(doorstep_request) == 192);
DOORSTEP_LAYOUT(request_tags, offsetof(doorstep_request, basket_tags) == 80);
DOORSTEP_LAYOUT(request_wanted, offsetof(doorstep_request, wanted) == 184);
DOORSTEP_LAYOUT(verdict, sizeof(doorstep_verdict) == 320);
DOORSTEP_LAYOUT(verdict_code, offsetof(doorstep_verdict, code) == 24);
DOORSTEP_LAYOUT(host, sizeof(doorstep_host) == 104);
DOORSTEP_LAYOUT(host_log, offsetof(doorstep_host, log) == 48);
DOORSTEP_LAYOUT(host_folder, offsetof(doorstep_host, service_folder) == 80);
DOORSTEP_LAYOUT(host_annotate, offsetof(doorstep_host, annotate) == 96);
DOORSTEP_LAYOUT(rule, sizeof(doorstep_rule) == 136);
DOORSTEP_LAYOUT(rule_create, offsetof(doorstep_rule, create) == 104);
DOORSTEP_LAYOUT(batch_item, sizeof(doorstep_batch_item) == 32);
DOORSTEP_LAYOUT(batch, sizeof(doorstep_batch) == 16);
DOORSTEP_LAYOUT(watch_list, sizeof(doorstep_watch_list) == 24);
DOORSTEP_LAYOUT(watches, sizeof(doorstep_watches) == 16);
#endif

#ifdef __cplusplus
}
#endif

#endif
