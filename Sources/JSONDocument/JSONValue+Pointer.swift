// SPDX-License-Identifier: MIT

import CJansson

extension JSONValue {
  /// The place of the value as a JSON Pointer (RFC 6901), such as `/features/3/properties/name`;
  /// empty for the root of a whole text.
  ///
  /// Values do not carry their path: where all arrays and objects hang is noted when the first
  /// pointer is asked for.
  ///
  /// - Complexity: O(*n*) the first time for a document of *n* values, then O(*d*) at depth *d*.
  public var pointer: String {
    unsafe withNode { _, place in
      document.pointer(to: place)
    }
  }
}

/// `key` as a reference token of a JSON Pointer, slash included: `~` is written `~0`, `/` as `~1`.
package func pointerToken(_ key: String) -> String {
  var token = "/"
  for scalar in key.unicodeScalars {
    switch scalar {
    case "~": token += "~0"
    case "/": token += "~1"
    default: token.unicodeScalars.append(scalar)
    }
  }
  return token
}
