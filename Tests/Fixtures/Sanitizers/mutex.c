// SPDX-License-Identifier: MIT

// ThreadSanitizer sees what compiled code does, and of Swift's Mutex only the fast path, which is inlined. A lock
// that was fought for is taken in the library of the toolchain, which is not instrumented: everything that such a
// Mutex guards looks like a race. These stand before the library's functions and tell of the lock.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Absent from a program without the sanitizer.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

#define SELF __attribute__((swift_context)) void *self
#define SWIFT __attribute__((swiftcall))
typedef SWIFT void lock_slow(uint32_t thread, SELF);
typedef SWIFT _Bool try_lock_slow(SELF);
typedef SWIFT void unlock_slow(SELF);

// Synchronization._MutexHandle._lockSlow(UInt32)
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
// Synchronization._MutexHandle._tryLockSlow() -> Bool
#define TRY_LOCK_SLOW "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
// Synchronization._MutexHandle._unlockSlow()
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT _Bool try_lock(SELF) __asm__(TRY_LOCK_SLOW);
SWIFT void unlock(SELF) __asm__(UNLOCK_SLOW);

SWIFT void lock(uint32_t thread, SELF) {
    ((lock_slow *)dlsym(RTLD_NEXT, LOCK_SLOW))(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT _Bool try_lock(SELF) {
    const _Bool is_locked = ((try_lock_slow *)dlsym(RTLD_NEXT, TRY_LOCK_SLOW))(self);
    if (is_locked && __tsan_acquire) __tsan_acquire(self);
    return is_locked;
}

SWIFT void unlock(SELF) {
    if (__tsan_release) __tsan_release(self);
    ((unlock_slow *)dlsym(RTLD_NEXT, UNLOCK_SLOW))(self);
}
