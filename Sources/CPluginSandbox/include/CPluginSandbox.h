/* SPDX-License-Identifier: MIT */
/* What a process that runs a rule plug-in apart needs of Linux, and Swift cannot say: system calls
 * without a function, variadic ones, atomic words of shared memory.
 *
 * Functions that can fail return 0, or a value that is not negative, on success, and -errno otherwise.
 * Those that confine do so with the calling thread, for good; call them while it is the only one. */
#ifndef CPLUGIN_SANDBOX_H
#define CPLUGIN_SANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- Confinement ----------------------------------------------------------------------------- */

/* How many threads the calling process has. */
int sandbox_thread_count(void);

/* Limits what the process may use: `memory_bytes` of address space (as much as there is when it was
 * built with a sanitizer that maps terabytes), no core dump, no byte written to a file, no new
 * process, `descriptors` open files. */
int sandbox_limit_resources(uint64_t memory_bytes, unsigned descriptors);

/* Closes all file descriptors from `first` on. */
int sandbox_close_descriptors(unsigned first);

/* Gives up gaining rights by executing a file. The two confinements below need it. */
int sandbox_give_up_privileges(void);

/* Has the process killed when the thread that spawned it ends; -ESRCH if `parent` has ended. */
int sandbox_die_with(pid_t parent);

/* The version of Landlock's interface that the kernel speaks. */
int sandbox_landlock_version(void);

/* Confines the process by Landlock (kernel.org/doc/html/latest/userspace-api/landlock.html): it may
 * read files and list folders beneath `paths`, and nothing else of what the kernel's version can
 * refuse: writing, making, executing files; TCP; signals and abstract sockets of others. A path that is
 * not there is left out. With no paths no file can be opened any more. */
int sandbox_confine_files(const char *const *paths, size_t count);

/* Which system calls are left. */
#define SANDBOX_CALLS_TO_LOAD 0  /* those that load a library and read files */
#define SANDBOX_CALLS_TO_THINK 1 /* memory, clocks, and open descriptors; no new code in memory */

/* Confines the process by seccomp (seccomp(2)): calls that are not on the list fail with EPERM. Neither
 * list has files to write, sockets, processes or threads, nor anything that reaches another process.
 * -ENOTSUP on other machines than x86-64 and arm64. */
int sandbox_confine_calls(int calls);

/* Has all calls of SANDBOX_CALLS_TO_LOAD that SANDBOX_CALLS_TO_THINK has not wait until whoever holds the
 * descriptor that is returned lets them through. Once that descriptor is closed they fail with ENOSYS, for
 * good, whatever runs in the process. Hand it over and close it before making any of them. -EBUSY if the
 * process has such a gate already. */
int sandbox_make_gate(void);

/* Lets through one call that waits at the gate, which poll shows as readable. */
int sandbox_let_through(int gate);

/* ---- Shared memory --------------------------------------------------------------------------- */

/* A descriptor of `size` zero bytes of memory, whose size nobody can change any more. */
int sandbox_make_memory(size_t size);

/* A descriptor of memory that holds `bytes`, which nobody can change any more. */
int sandbox_make_message(const void *bytes, size_t size);

/* Maps the memory, to read and write; NULL if that fails. Unmapped by munmap. */
void *sandbox_map_memory(int descriptor, size_t size);

/* Copies `size` bytes, each read exactly once: what the other side writes meanwhile may end up torn in the
 * copy, but the copy then stays as it is. */
void sandbox_copy(void *to, const void *from, size_t size);

/* Reads a word of shared memory, and with it all that was written before the word was. */
uint32_t sandbox_load(const uint32_t *word);

/* Writes a word of shared memory, behind all that was written before. */
void sandbox_store(uint32_t *word, uint32_t value);

/* Waits while `*word` is `value`, at most until CLOCK_MONOTONIC shows `deadline_ns` (INT64_MAX is for
 * ever). 0 when it may have changed, -ETIMEDOUT at the deadline. */
int sandbox_wait(const uint32_t *word, uint32_t value, int64_t deadline_ns);

/* Looks at the word again and again while it is `value`, at most for so many nanoseconds, without giving up
 * the processor. 1 when it has changed, else 0. */
int sandbox_watch(const uint32_t *word, uint32_t value, int64_t nanoseconds);

/* Wakes whoever waits for the word. */
void sandbox_wake(const uint32_t *word);

/* ---- Processes ------------------------------------------------------------------------------- */

/* Two ends of a socket that keeps messages apart, and knows when the other end is closed. */
int sandbox_make_socket(int ends[2]);

/* The end to read and the end to write of a pipe. Neither waits: what does not fit is refused. */
int sandbox_make_pipe(int ends[2]);

/* Sends a byte, and with it the descriptor, through the socket. */
int sandbox_send_descriptor(int socket, int descriptor);

/* Receives what has come through the socket as one packet into `buffer`, and into `*descriptor` what came
 * with it, else -1. Returns how long the packet was, even if it did not fit; -EAGAIN if there is none. */
ssize_t sandbox_receive(int socket, void *buffer, size_t size, int *descriptor);

/* Starts `path` with `descriptors[i]` as its descriptor i and no others, in a session of its own, with
 * no signal blocked or ignored. Returns a descriptor for the process, which never names another one.
 * `arguments` and `environment` end in NULL. */
int sandbox_spawn(const char *path, char *const arguments[], char *const environment[],
                  const int *descriptors, int count);

/* Kills the process. */
int sandbox_kill(int process_descriptor);

/* Waits for the end of the process. Sets `*signal` to what killed it, or 0, and `*status` to its exit
 * status. -ECHILD if somebody else has waited for it. */
int sandbox_reap(int process_descriptor, int *signal, int *status);

/* A descriptor that sandbox_ring makes readable, for ever. */
int sandbox_make_bell(void);
void sandbox_ring(int bell);
/* Makes the bell unreadable again. */
void sandbox_hush(int bell);

#endif
