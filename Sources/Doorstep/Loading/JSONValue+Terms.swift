// SPDX-License-Identifier: MIT

import Diagnostics
import DeliveryModel
import JSONDocument
import Schedules
import ZoneGeometry

// Typed access to what configuration is made of; each error says what was found and expected.
extension JSONValue {
  /// A string with at least one character.
  func nonEmptyString() throws(JSONError) -> String {
    let text = try string()
    guard !text.isEmpty else { throw error("expected a text, found an empty string") }
    return text
  }

  /// An integer in `range`, which counts `unit`.
  func integer(in range: ClosedRange<Int64>, of unit: String) throws(JSONError) -> Int64 {
    let number = try integer()
    guard range.contains(number) else {
      throw error(
        "expected \(range.lowerBound) to \(range.upperBound) \(unit), found \(number)")
    }
    return number
  }

  /// A number in `range`, which counts `unit`.
  func number(in range: ClosedRange<Double>, of unit: String) throws(JSONError) -> Double {
    let number = try double()
    guard range.contains(number) else {
      throw error(
        "expected \(range.lowerBound) to \(range.upperBound) \(unit), found \(number)")
    }
    return number
  }

  /// An amount of money that is not negative, in whole minor units.
  func minorUnits() throws(JSONError) -> Int64 {
    try integer(in: 0...1_000_000_000_000, of: "minor units, such as 299 for 2.99")
  }

  /// One of the words that `Choice` has.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(JSONError) -> Choice {
    let word = try string()
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error("expected one of \(words), found \(summary)")
    }
    return choice
  }

  /// Longitude in -180...180 and latitude in -90...90, in this order.
  func coordinate() throws(JSONError) -> Coordinate {
    let numbers = try numbers()
    guard numbers.count == 2 else {
      throw error("expected longitude and latitude, found an array of \(numbers.count)")
    }
    do throws(CoordinateError) {
      // A position that is written down is held to its range; only questions are normalised.
      guard abs(numbers[0]) <= 180 else { throw CoordinateError(.longitudeOutOfRange(numbers[0])) }
      return try Coordinate(longitude: numbers[0], latitude: numbers[1]).validated()
    } catch let reason {
      throw error(reason.description)
    }
  }

  /// An ISO 4217 code.
  func currency() throws(JSONError) -> Currency {
    let code = try string()
    if let currency = Currency(code: code) { return currency }
    let upperCased = code.uppercased()
    let advice =
      Currency(code: upperCased) == nil ? "" : "; did you mean \(quoted(upperCased))?"
    throw error("expected an ISO 4217 code such as \"USD\", found \(summary)\(advice)")
  }

  /// An IANA time zone.
  func timeZone() throws(JSONError) -> IANATimeZone {
    try parsed(IANATimeZone.init(identifier:))
  }

  /// Opening hours in the language of OpenStreetMap.
  func openingHours() throws(JSONError) -> OpeningHours {
    try parsed(OpeningHours.init(parsing:))
  }

  /// An RFC 3339 date and time with its offset.
  func instant() throws(JSONError) -> Instant {
    try parsed(Instant.init(rfc3339:))
  }

  /// A date and a time on a clock, such as `2026-12-25T18:30`.
  func civilDateTime() throws(JSONError) -> CivilDateTime {
    try parsed(CivilDateTime.init(parsing:))
  }

  /// A time of day such as `18:30`.
  func time() throws(JSONError) -> CivilTime {
    try parsed(CivilTime.init(parsing:))
  }

  /// A date such as `2026-12-25`.
  func date() throws(JSONError) -> CivilDate {
    try parsed(CivilDate.init(parsing:))
  }

  /// The string as `parse` reads it, whose error is told at this place.
  private func parsed<Value, Failure: CustomStringConvertible>(
    _ parse: (String) throws(Failure) -> Value
  ) throws(JSONError) -> Value {
    let text = try string()
    do {
      return try parse(text)
    } catch let reason {
      throw error(reason.description)
    }
  }

  /// The elements of an array, each read by `read`.
  func map<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    for element in try self.elements() { elements.append(try read(element)) }
    return elements
  }

  /// Refuses an array whose elements have the same id twice.
  func rejectRepeated(_ ids: [String], called noun: String) throws(JSONError) {
    var seen: Set<String> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      throw try elements()[index].error("there is another \(noun) called \(quoted(id))")
    }
  }

  /// An error about a name that nothing carries.
  func unknownName(_ name: String, among known: [String], of noun: String) -> JSONError {
    error(unknown(name, among: known, of: noun))
  }
}

/// What to say of a name that nothing carries.
func unknown(_ name: String, among known: [String], of noun: String) -> String {
  let rest =
    if let nearest = Spelling.nearest(to: name, among: known) {
      "did you mean \(quoted(nearest))?"
    } else if known.isEmpty {
      "there are none; they are defined in service.json"
    } else {
      "there are \(known.map { quoted($0) }.joined(separator: ", "))"
    }
  return "no \(noun) is called \(quoted(name)); \(rest)"
}
