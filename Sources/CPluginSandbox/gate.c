/* SPDX-License-Identifier: MIT */
/* The gate in the hands of the process that watches over another one: to hand it over, to let calls through. */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include "CPluginSandbox.h"

/* Room for one descriptor beside a packet. */
union attachment {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

int sandbox_send_descriptor(int socket, int descriptor) {
  char nothing = 0;
  struct iovec packet = {.iov_base = &nothing, .iov_len = 1};
  union attachment attachment = {.bytes = {0}};
  struct msghdr message = {
      .msg_iov = &packet,
      .msg_iovlen = 1,
      .msg_control = attachment.bytes,
      .msg_controllen = sizeof attachment.bytes,
  };
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, MSG_NOSIGNAL) < 0 ? -errno : 0;
}

ssize_t sandbox_receive(int socket, void *buffer, size_t size, int *descriptor) {
  struct iovec packet = {.iov_base = buffer, .iov_len = size};
  union attachment attachment;
  struct msghdr message = {
      .msg_iov = &packet,
      .msg_iovlen = 1,
      .msg_control = attachment.bytes,
      .msg_controllen = sizeof attachment.bytes,
  };
  *descriptor = -1;
  ssize_t count;
  do {
    count = recvmsg(socket, &message, MSG_DONTWAIT | MSG_TRUNC | MSG_CMSG_CLOEXEC);
  } while (count < 0 && errno == EINTR);
  if (count < 0) return -errno;
  const struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
    memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  }
  return count;
}

int sandbox_let_through(int gate) {
  struct seccomp_notif call;
  memset(&call, 0, sizeof call);
  int result = ioctl(gate, SECCOMP_IOCTL_NOTIF_RECV, &call);
  if (result == 0) {
    struct seccomp_notif_resp answer = {
        .id = call.id, .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE};
    result = ioctl(gate, SECCOMP_IOCTL_NOTIF_SEND, &answer);
  }
  /* ENOENT: who made the call has been interrupted, or killed. */
  return result == 0 || errno == EINTR || errno == ENOENT ? 0 : -errno;
}
