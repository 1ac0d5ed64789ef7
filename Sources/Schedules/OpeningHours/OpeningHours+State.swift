// SPDX-License-Identifier: MIT

extension OpeningHours {
  /// What opening hours say about an instant.
  public struct State: Hashable, Sendable {
    /// Open, closed or not known.
    public enum Kind: Hashable, Sendable {
      /// It is open.
      case open
      /// It is closed.
      case closed
      /// The expression says that one has to ask.
      case unknown
    }

    /// Open, closed or not known.
    public let kind: Kind
    /// The remark of the rule that decides, without quotes.
    public let comment: String?

    /// Creates a state.
    public init(_ kind: Kind, comment: String? = nil) {
      self.kind = kind
      self.comment = comment
    }

    /// Open without remark.
    public static let open = Self(.open)
    /// Closed without remark, as where no rule says anything.
    public static let closed = Self(.closed)
    /// Not known, without remark.
    public static let unknown = Self(.unknown)

    /// Whether it is certainly open.
    public var isOpen: Bool { kind == .open }
  }

  /// A stretch of time in one state.
  public struct Interval: Hashable, Sendable {
    /// The first second.
    public let start: Instant
    /// The second after the last.
    public let end: Instant
    /// The state from `start` until `end`.
    public let state: State
  }
}

extension OpeningHours.State: CustomStringConvertible {
  /// The state as an expression says it: `open`, `off`, `unknown "call us"`.
  public var description: String {
    let word =
      switch kind {
      case .open: "open"
      case .closed: "off"
      case .unknown: "unknown"
      }
    return comment.map { "\(word) \"\($0)\"" } ?? word
  }
}
