// SPDX-License-Identifier: MIT

import DeliveryModel
import Diagnostics
import JSONDocument
import Schedules

/// Reads what terms say of postcodes, of items and of customers.
struct RestrictionDecoder {
  let mistakes: Mistakes

  /// A list of patterns that are served, or an object with those that are and those that are not.
  func postcodes(_ value: JSONValue) -> PostcodeTerms? {
    func patterns(_ value: JSONValue?) -> [PostcodePattern] {
      if let value, (try? value.elements())?.isEmpty == true {
        mistakes.warn(value, "an empty list names no postcode, so that it asks nothing")
      }
      return mistakes.elements(of: value) { value throws(JSONError) in try value.postcodePattern() }
    }
    if value.kind == .array { return PostcodeTerms(allowed: patterns(value)) }
    guard mistakes.rejectMembers(of: value, otherThan: PostcodeTerms.members) else { return nil }
    return PostcodeTerms(
      allowed: patterns(value.member("allow")), refused: patterns(value.member("refuse")))
  }

  /// Tags of customers that are served, and that are not.
  func customers(_ value: JSONValue) -> TagTerms? {
    guard mistakes.rejectMembers(of: value, otherThan: TagTerms.members) else { return nil }
    let (allowed, refused) = (tags("allow", of: value), tags("refuse", of: value))
    warn(value, ofTagsIn: refused, thatAreIn: allowed ?? [], "both allowed and refused")
    return TagTerms(allowed: allowed ?? [], refused: refused ?? [])
  }

  /// What holds for items by their tags.
  func items(_ value: JSONValue) -> ItemTerms? {
    guard mistakes.rejectMembers(of: value, otherThan: ItemTerms.members) else { return nil }
    let hours = mistakes.members(of: value.member("hours")) { tag, value throws(JSONError) in
      ItemTerms.Hours(tag: tag, hours: try value.openingHours())
    }
    let ages = mistakes.members(of: value.member("age")) { tag, value throws(JSONError) in
      ItemTerms.Age(tag: tag, years: try value.integer(in: 1...150, of: "years"))
    }
    let (allowed, refused) = (tags("allow", of: value), tags("refuse", of: value))
    warn(value, ofTagsIn: refused, thatAreIn: allowed ?? [], "both allowed and refused")
    let conditional = hours.map(\.tag) + ages.map(\.tag)
    warn(value, ofTagsIn: refused, thatAreIn: conditional, "refused whatever hours or ages say")
    return ItemTerms(
      allowed: allowed.map { Set($0) }, refused: refused ?? [], hours: hours, ages: ages)
  }

  private func tags(_ name: String, of value: JSONValue) -> [String]? {
    mistakes.member(name, of: value) { value throws(JSONError) in
      try value.words(called: "tag").map(Label.folded)
    }
  }

  private func warn(
    _ value: JSONValue, ofTagsIn tags: [String]?, thatAreIn others: [String], _ words: String
  ) {
    for tag in tags ?? [] where others.contains(tag) {
      mistakes.warn(value, "the tag \(quoted(tag)) is \(words)")
    }
  }
}

extension PostcodeTerms {
  /// The members of the object form of `postcodes`.
  package static let members = ["allow", "refuse"]
}

extension TagTerms {
  /// The members of `customers`.
  package static let members = ["allow", "refuse"]
}

extension ItemTerms {
  /// The members of `items`.
  package static let members = ["allow", "refuse", "hours", "age"]
}

extension JSONValue {
  /// A list of at least one text, none of them empty.
  func words(called noun: String) throws(JSONError) -> [String] {
    let words = try map { value throws(JSONError) in try value.nonEmptyString() }
    guard !words.isEmpty else { throw error("expected at least one \(noun), found none") }
    return words
  }

  /// A postcode, or a set of them.
  fileprivate func postcodePattern() throws(JSONError) -> PostcodePattern {
    guard let pattern = PostcodePattern(try string()) else {
      throw error(
        """
        expected a postcode such as "02110", a beginning such as "KW15*", a first part such as \
        "SW1A *", or a range of equal length such as "90210...90299", found \(summary)
        """)
    }
    return pattern
  }
}
