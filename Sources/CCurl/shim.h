/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CCURL_SHIM_H
#define DOORSTEP_CCURL_SHIM_H

#include <curl/curl.h>

/* curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic, which Swift does not
 * import: one function for each type of argument. */

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

/* Curl copies `text`, but for the bytes of CURLOPT_POSTFIELDS. */
static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *text) {
  return curl_easy_setopt(handle, option, text);
}

/* Curl borrows `list` until the handle is cleaned up. */
static inline CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *list) {
  return curl_easy_setopt(handle, option, list);
}

/* Hands what is received to `writer`, with `context` as its last argument. */
static inline CURLcode ccurl_set_writer(
    CURL *handle, curl_write_callback writer, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_WRITEDATA, context) : code;
}

/* The status of the response; 0 when there was none. */
static inline long ccurl_status(CURL *handle) {
  long status = 0;
  return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

static inline CURLMcode ccurl_multi_set_number(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

/* How a transfer ended, from the union in a message of the kind CURLMSG_DONE. */
static inline CURLcode ccurl_result(const CURLMsg *message) {
  return message->data.result;
}

#endif
