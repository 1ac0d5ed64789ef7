// SPDX-License-Identifier: MIT

import Glibc

/// Waits until `condition` holds, at most 20 seconds; whether it does.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<4000 {
    if condition() { return true }
    usleep(5000)
  }
  return condition()
}
