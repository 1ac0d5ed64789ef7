// SPDX-License-Identifier: MIT

import Glibc

/// What the system says of `code`, a value of `errno`, such as "Permission denied".
package func systemMessage(for code: Int32) -> String {
  // strerror returns a terminated text for any number, valid until the next call in this thread.
  unsafe String(cString: strerror(code))
}
