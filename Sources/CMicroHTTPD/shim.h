/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CMICROHTTPD_SHIM_H
#define DOORSTEP_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

/* What MHD_start_daemon takes as a list of variadic options, which Swift does not import. */
struct cmicrohttpd_options {
  int listener;                   /* a bound socket that listens; MHD closes it in the end */
  unsigned int threads;           /* at least 1 */
  unsigned int connections;       /* at once, in all */
  unsigned int address_connections; /* at once, from one address of the network */
  unsigned int idle_seconds;      /* without a byte, after which a connection is closed */
  size_t head_bytes;              /* memory of a connection, which its heads have to fit into */
};

/* Leaves paths and queries as they were sent: nothing is to be found under another spelling. */
static inline size_t cmicrohttpd_keep_escapes(
    void *context, struct MHD_Connection *connection, char *text) {
  (void)context, (void)connection;
  size_t length = 0;
  while (text[length] != '\0') length += 1;
  return length;
}

/* How many bytes the head of the request has, with the empty line at its end; 0 when that is not known. */
static inline size_t cmicrohttpd_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info == NULL ? 0 : info->header_size;
}

/* Starts to answer with `handler`; `completed` is told of the end of each request. Both get `context`. NULL when
 * threads or memory are missing. */
static inline struct MHD_Daemon *cmicrohttpd_start(
    const struct cmicrohttpd_options *options, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *context) {
  const unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC;
  /* A pool of one thread is none. */
  const unsigned int pool = options->threads > 1 ? options->threads : 0;
  return MHD_start_daemon(
      flags, 0, NULL, NULL, handler, context,
      MHD_OPTION_LISTEN_SOCKET, options->listener,
      MHD_OPTION_THREAD_POOL_SIZE, pool,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->address_connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->head_bytes,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, &cmicrohttpd_keep_escapes, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_END);
}

#endif
