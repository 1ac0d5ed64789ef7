/* SPDX-License-Identifier: MIT */
/* Answers in the name of its host, and goes on writing to the memory that they share while the answer is
 * read: where that begins it finds from the first text, which is TEXTS bytes behind. */
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define FAULT                                                                             \
  volatile uint32_t *page =                                                               \
      (volatile uint32_t *)((uintptr_t)request->currency.bytes - TEXTS);             \
  page[64] = 1;                                                                           \
  page[32] = page[0];                                                                     \
  syscall(SYS_futex, &page[32], 1, 1, 0, 0, 0);                                           \
  struct timespec start, now;                                                             \
  clock_gettime(CLOCK_MONOTONIC, &start);                                                 \
  uint32_t noise = 1;                                                                     \
  do {                                                                                    \
    /* Statuses, requests, verdicts and failures: all between the words and the texts. */ \
    for (int word = 96; word < TEXTS / 4; word++) {                                       \
      noise = noise * 1664525u + 1013904223u;                                             \
      page[word] = noise % 3 == 0 ? 0 : noise % 3 == 1 ? noise % 6 : noise;               \
    }                                                                                     \
    clock_gettime(CLOCK_MONOTONIC, &now);                                                 \
  } while (now.tv_sec * 1000 + now.tv_nsec / 1000000 <                                    \
           start.tv_sec * 1000 + start.tv_nsec / 1000000 + 20);
#include "faulty.h"
