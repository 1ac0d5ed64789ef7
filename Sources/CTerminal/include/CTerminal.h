// SPDX-License-Identifier: MIT

// The parts of a terminal that Swift cannot do: what runs inside signal handlers, and glibc's table of
// character widths. Results are 0, or an errno.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <stdint.h>

/// Returns once the process is in the foreground of the terminal behind `descriptor`; until then the process is
/// stopped, as whoever writes or reads out of turn is. An error where no shell could ever continue it.
int32_t cterminal_await_foreground(int32_t descriptor);

/// Waits for the foreground, puts the terminal behind `descriptor` into raw mode, and remembers how it was and the
/// `length` bytes of `restore`, which bring its screen back. From then on the death of the process by any signal
/// but SIGKILL restores both.
/// Further calls take the same terminal again; only one is taken at a time.
int32_t cterminal_take(int32_t descriptor, const char *restore, size_t length);

/// Writes what restores the screen, and puts the modes back; nothing when the terminal is not taken.
/// Safe inside signal handlers and on any thread.
void cterminal_give_back(void);

/// How many columns and rows the terminal behind `descriptor` has.
int32_t cterminal_size(int32_t descriptor, int32_t *columns, int32_t *rows);

/// Has SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP and SIGCONT write their number as one byte into a pipe, whose
/// other end becomes `descriptor`. Only the first call makes one.
int32_t cterminal_watch_signals(int32_t *descriptor);

/// Gives the terminal back and ends the process by `signal`, as if nobody had watched it.
void cterminal_die_of(int32_t signal);

/// Gives the terminal back and stops the process, as Ctrl-Z does; returns when it is continued.
void cterminal_stop(void);

/// How many columns a Unicode scalar takes: 0, 1 or 2; -1 for those that are no text, or unknown.
int32_t cterminal_width(uint32_t scalar);

#endif
