// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

enum { MAXIMUM_RESTORE_BYTES = 256, ALTERNATE_STACK_BYTES = 1 << 16 };

// Written only while the terminal is not taken, so that a handler on any thread may read them.
static struct termios cooked;
static char restore_bytes[MAXIMUM_RESTORE_BYTES];
static size_t restore_length;
static int terminal = -1;
static atomic_bool taken;

// What was there before, such as a printer of backtraces, comes after us.
static struct sigaction before[_NSIG];

static const int watched[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
enum { WATCHED = sizeof watched / sizeof *watched };
static int signal_pipe[2] = {-1, -1};

static void on_death(int number) {
  cterminal_give_back();
  sigaction(number, &before[number], NULL);
  // Delivered as soon as this returns, to what was there before.
  raise(number);
}

static bool is_fault(int number) {
  switch (number) {
  case SIGSEGV: case SIGABRT: case SIGILL: case SIGTRAP: case SIGBUS: case SIGFPE: return true;
  default: return false;
  }
}

// Whether a process goes on at a signal that nobody handles (signal(7)).
static bool is_survived(int number) {
  switch (number) {
  case SIGCHLD: case SIGURG: case SIGWINCH: case SIGCONT: return true;
  case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: return true;
  default: return false;
  }
}

// Every signal that would end the process: all but SIGKILL, of which nobody is told.
static void watch_deaths(void) {
  static _Alignas(16) char stack[ALTERNATE_STACK_BYTES];
  stack_t present;
  // A stack that overflowed has no room for a handler.
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
  }
  struct sigaction action = {.sa_handler = on_death, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < _NSIG; number++) {
    // Some are the C library's own.
    if (is_survived(number) || sigaction(number, NULL, &before[number]) != 0) continue;
    bool is_deadly = !(before[number].sa_flags & SA_SIGINFO) && before[number].sa_handler == SIG_DFL;
    if (is_deadly || is_fault(number)) sigaction(number, &action, NULL);
  }
}

int32_t cterminal_await_foreground(int32_t descriptor) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, handled;
  sigemptyset(&stop.sa_mask);
  sigset_t set, blocked;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  sigaction(SIGTTOU, &stop, &handled);
  // Threads of libdispatch block it, and to those who do the kernel gives the terminal at once.
  pthread_sigmask(SIG_UNBLOCK, &set, &blocked);
  // In the background the kernel stops who tries, and tries again when that is continued.
  int failure = tcsetpgrp(descriptor, getpgrp()) == 0 ? 0 : errno;
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGTTOU, &handled, NULL);
  // Where no shell controls jobs there is no background.
  return failure == ENOTTY ? 0 : failure;
}

int32_t cterminal_take(int32_t descriptor, const char *restore, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (atomic_load(&taken)) return EBUSY;
  if (length > sizeof restore_bytes) return EINVAL;
  // The modes of the background are those of a shell that edits a line.
  int32_t absence = cterminal_await_foreground(descriptor);
  if (absence != 0) return absence;
  // Taken again after a stop, the terminal may have been set up anew by the shell meanwhile.
  if (tcgetattr(descriptor, &cooked) != 0) return errno;
  struct termios raw = cooked;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  memcpy(restore_bytes, restore, length);
  restore_length = length;
  terminal = descriptor;
  pthread_once(&once, watch_deaths);
  atomic_store(&taken, true);
  // What was typed ahead stays.
  if (tcsetattr(descriptor, TCSADRAIN, &raw) == 0) return 0;
  int failure = errno;
  atomic_store(&taken, false);
  return failure;
}

void cterminal_give_back(void) {
  if (!atomic_exchange(&taken, false)) return;
  int kept = errno;
  size_t sent = 0;
  while (sent < restore_length) {
    ssize_t count = write(terminal, restore_bytes + sent, restore_length - sent);
    if (count < 0 && errno != EINTR) break;
    if (count > 0) sent += (size_t)count;
  }
  // Not TCSADRAIN, which would wait for a terminal that has gone.
  tcsetattr(terminal, TCSANOW, &cooked);
  errno = kept;
}

int32_t cterminal_size(int32_t descriptor, int32_t *columns, int32_t *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

static void on_signal(int number) {
  int kept = errno;
  unsigned char byte = (unsigned char)number;
  // A pipe that is full tells enough already.
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = kept;
}

static void watch(int number) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

int32_t cterminal_watch_signals(int32_t *descriptor) {
  if (signal_pipe[0] < 0) {
    if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
    for (int i = 0; i < WATCHED; i++) watch(watched[i]);
  }
  *descriptor = signal_pipe[0];
  return 0;
}

static void suffer(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  kill(getpid(), number);
}

void cterminal_die_of(int32_t number) {
  cterminal_give_back();
  suffer(number);
}

void cterminal_stop(void) {
  cterminal_give_back();
  // In a process group without a shell, where nobody could continue it, the kernel does not stop it.
  suffer(SIGTSTP);
  watch(SIGTSTP);
}

static locale_t unicode;

static void find_unicode(void) { unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int32_t cterminal_width(uint32_t scalar) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_unicode);
  if (unicode == (locale_t)0) return scalar < 0x20 ? -1 : 1;
  locale_t kept = uselocale(unicode);
  int width = wcwidth((wchar_t)scalar);
  uselocale(kept);
  return width;
}
