/* SPDX-License-Identifier: MIT */
/* Loaded before the C library: says that the kernel speaks version VERSION of Landlock's interface. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>

#define CREATE_RULESET 444
#define VERSION_FLAG 1

long syscall(long number, ...) {
  long words[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == CREATE_RULESET && words[0] == 0 && words[2] == VERSION_FLAG) return VERSION;
  long (*next)(long, ...) = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
