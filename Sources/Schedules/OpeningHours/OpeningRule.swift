// SPDX-License-Identifier: MIT

/// One rule of opening hours: on these days, at these times, this state.
struct OpeningRule: Hashable, Sendable {
  /// How a rule stands to those before it.
  enum Combination: Hashable, Sendable {
    /// It replaces what they say about its days (`;`).
    case replacing
    /// It adds to them (`,`).
    case adding
    /// It counts on days for which they have no hours (`||`).
    case fallingBack
  }

  let combination: Combination
  let days: DaySelector
  /// The times of each day, at least one.
  let spans: [TimeSpan]
  let state: OpeningHours.State

  /// The rule in its normal spelling, without separator; the state `open` is left out unless
  /// `withState`.
  func description(withState: Bool) -> String {
    var words = days.words
    if spans != [.wholeDay] { words.append(spans.map(\.description).joined(separator: ",")) }
    if words.isEmpty { words.append("24/7") }
    if withState || state.kind != .open {
      words.append(state.description)
    } else if let comment = state.comment {
      words.append("\"\(comment)\"")
    }
    return words.joined(separator: " ")
  }
}

extension OpeningRule.Combination {
  /// What stands between the rule and the one before it.
  var separator: String {
    switch self {
    case .replacing: "; "
    case .adding: ", "
    case .fallingBack: " || "
    }
  }
}
