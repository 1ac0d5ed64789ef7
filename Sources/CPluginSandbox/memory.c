/* SPDX-License-Identifier: MIT */
/* Memory that two processes share, and words to wait for. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CPluginSandbox.h"

/* Closes the descriptor and hands on why. */
static int give_up(int descriptor) {
  const int why = errno;
  close(descriptor);
  return -why;
}

int sandbox_make_memory(size_t size) {
  const int memory = memfd_create("doorstep-exchange", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (memory < 0) return -errno;
  if (ftruncate(memory, (off_t)size) != 0) return give_up(memory);
  if (fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    return give_up(memory);
  }
  return memory;
}

int sandbox_make_message(const void *bytes, size_t size) {
  const int memory = memfd_create("doorstep-plugin", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (memory < 0) return -errno;
  const char *rest = bytes;
  while (size > 0) {
    const ssize_t written = write(memory, rest, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return give_up(memory);
    rest += written;
    size -= (size_t)written;
  }
  /* The descriptor is handed on with its position. */
  if (lseek(memory, 0, SEEK_SET) != 0) return give_up(memory);
  const int seals = F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  if (fcntl(memory, F_ADD_SEALS, seals) != 0) return give_up(memory);
  return memory;
}

void *sandbox_map_memory(int descriptor, size_t size) {
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void sandbox_copy(void *to, const void *from, size_t size) {
  memcpy(to, from, size);
  /* Whoever reads the copy reads the copy: the compiler may not go back to `from`. */
  __asm__ volatile("" : : "r"(to) : "memory");
}

uint32_t sandbox_load(const uint32_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }

void sandbox_store(uint32_t *word, uint32_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

int sandbox_wait(const uint32_t *word, uint32_t value, int64_t deadline_ns) {
  const struct timespec deadline = {
      .tv_sec = deadline_ns / 1000000000,
      .tv_nsec = deadline_ns % 1000000000,
  };
  const long result =
      syscall(SYS_futex, word, FUTEX_WAIT_BITSET, value,
              deadline_ns == INT64_MAX ? NULL : &deadline, NULL, FUTEX_BITSET_MATCH_ANY);
  return result != 0 && errno == ETIMEDOUT ? -ETIMEDOUT : 0;
}

static int64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void breathe(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

int sandbox_watch(const uint32_t *word, uint32_t value, int64_t nanoseconds) {
  const int64_t end = now_ns() + nanoseconds;
  do {
    for (int look = 0; look < 32; look++) {
      if (sandbox_load(word) != value) return 1;
      breathe();
    }
  } while (now_ns() < end);
  return 0;
}

void sandbox_wake(const uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX); }
