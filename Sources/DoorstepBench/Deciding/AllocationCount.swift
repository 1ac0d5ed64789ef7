// SPDX-License-Identifier: MIT

import CAllocationCounter

/// How often the calling thread has asked the C library for memory.
enum AllocationCount {
  static var now: UInt64 { allocation_count() }
}
