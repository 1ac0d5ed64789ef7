// SPDX-License-Identifier: MIT

public import Schedules

/// What holds for items by their tags, such as `alcohol`; tags are kept in lower case.
public struct ItemTerms: Hashable, Sendable {
  /// A tag that is delivered at some hours only.
  public struct Hours: Hashable, Sendable {
    /// The tag of an item.
    public let tag: String
    /// When such items are delivered.
    public let hours: OpeningHours

    /// Creates a restriction of `tag` to `hours`.
    public init(tag: String, hours: OpeningHours) {
      self.tag = Label.folded(tag)
      self.hours = hours
    }
  }

  /// A tag that needs a customer of age.
  public struct Age: Hashable, Sendable {
    /// The tag of an item.
    public let tag: String
    /// The age in years.
    public let years: Int64

    /// Creates a restriction of `tag` to customers from `years` on.
    public init(tag: String, years: Int64) {
      self.tag = Label.folded(tag)
      self.years = years
    }
  }

  /// Only items with these tags are delivered; all are when nil.
  public let allowed: Set<String>?
  /// Items with these tags are not delivered.
  public let refused: [String]
  /// Tags that are delivered at some hours only.
  public let hours: [Hours]
  /// Tags that need a customer of age.
  public let ages: [Age]

  /// Creates terms; lists are in the order in which they are told.
  public init(
    allowed: Set<String>? = nil, refused: [String] = [], hours: [Hours] = [], ages: [Age] = []
  ) {
    self.allowed = allowed.map(Label.folded)
    self.refused = refused.map(Label.folded)
    self.hours = hours
    self.ages = ages
  }
}
