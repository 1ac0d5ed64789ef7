/* SPDX-License-Identifier: MIT */
/* Landlock. Its structs and bits are declared here, because the headers of older systems lack them. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CPluginSandbox.h"

/* The same on all machines. */
#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446

struct ruleset {
  uint64_t files;
  uint64_t network; /* since version 4 */
  uint64_t scopes;  /* since version 6 */
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t descriptor;
};

#define RULE_OF_PATH 1
#define VERSION_FLAG 1u

#define READ_FILE (1ull << 2)
#define READ_FOLDER (1ull << 3)

/* The rights that a version knows are numbered from 0 on. */
static uint64_t file_rights(int version) {
  const int count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  return (1ull << count) - 1;
}

int sandbox_landlock_version(void) {
  const long version = syscall(CREATE_RULESET, NULL, (size_t)0, VERSION_FLAG);
  return version < 0 ? -errno : (int)version;
}

static int allow_reading(int ruleset, const char *path) {
  const int descriptor = open(path, O_PATH | O_CLOEXEC);
  /* What is not there cannot be read either. */
  if (descriptor < 0) return errno == ENOENT || errno == ENOTDIR ? 0 : -errno;
  struct stat status;
  int result = fstat(descriptor, &status) == 0 ? 0 : -errno;
  if (result == 0) {
    const struct path_rule rule = {
        .allowed = S_ISDIR(status.st_mode) ? READ_FILE | READ_FOLDER : READ_FILE,
        .descriptor = descriptor,
    };
    if (syscall(ADD_RULE, ruleset, RULE_OF_PATH, &rule, 0u) != 0) result = -errno;
  }
  close(descriptor);
  return result;
}

int sandbox_confine_files(const char *const *paths, size_t count) {
  const int version = sandbox_landlock_version();
  if (version < 0) return version;
  const struct ruleset rights = {
      .files = file_rights(version),
      .network = version >= 4 ? 3 : 0, /* TCP: to bind and to connect */
      .scopes = version >= 6 ? 3 : 0,  /* abstract sockets and signals */
  };
  const size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  const int ruleset = (int)syscall(CREATE_RULESET, &rights, size, 0u);
  if (ruleset < 0) return -errno;
  int result = 0;
  for (size_t index = 0; index < count && result == 0; index++) {
    result = allow_reading(ruleset, paths[index]);
  }
  if (result == 0 && syscall(RESTRICT_SELF, ruleset, 0u) != 0) result = -errno;
  close(ruleset);
  return result;
}
