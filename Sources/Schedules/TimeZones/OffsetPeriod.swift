// SPDX-License-Identifier: MIT

/// A stretch of time in which a zone's clocks keep one offset.
struct OffsetPeriod {
  /// The first second, Unix time; `Int64.min` when it has no beginning.
  let start: Int64
  /// The second after the last, Unix time; `Int64.max` when it has no end.
  let end: Int64
  /// Seconds east of UTC.
  let offset: Int
}
