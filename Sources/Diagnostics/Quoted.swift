// SPDX-License-Identifier: MIT

/// `text` between `mark`s, on one line and short enough for a message.
///
/// Control characters are escaped, so that a hostile file cannot steer the reader's terminal; what
/// is beyond `limit` Unicode scalars is cut.
package func quoted(_ text: String, limit: Int = 40, mark: Character = "\"") -> String {
  let start = text.unicodeScalars.prefix(limit)
  let rest = start.endIndex == text.endIndex ? "" : "…"
  return "\(mark)\(String(start).printable)\(rest)\(mark)"
}
