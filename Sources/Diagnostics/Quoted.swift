// SPDX-License-Identifier: MIT

/// `text` between `mark`s, on one line and short enough for a message; see `excerpt(of:limit:)`.
package func quoted(_ text: String, limit: Int = 40, mark: Character = "\"") -> String {
  "\(mark)\(excerpt(of: text, limit: limit))\(mark)"
}

/// The beginning of `text`, on one line and short enough for a message.
///
/// Control characters are escaped, so that a hostile file cannot steer the reader's terminal; what
/// is beyond `limit` Unicode scalars is cut.
package func excerpt(of text: String, limit: Int = 40) -> String {
  let start = text.unicodeScalars.prefix(limit)
  return String(start).printable + (start.endIndex == text.endIndex ? "" : "…")
}
