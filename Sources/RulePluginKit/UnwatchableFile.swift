// SPDX-License-Identifier: MIT

import CDoorstepRule

/// A file that the host does not take.
struct UnwatchableFile: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "the file \"\(path)\" cannot be watched: it has no path, or there are more than "
      + "\(DOORSTEP_WATCH_LIMIT)"
  }
}
