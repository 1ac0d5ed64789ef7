// SPDX-License-Identifier: MIT

import Diagnostics
import JSONDocument

/// What is wrong with a configuration: notes each mistake and lets the reading go on, so that one run
/// finds them all.
final class Mistakes {
  /// What cannot be, in the order of the reading.
  private(set) var errors: [JSONError] = []
  /// What can be, but hardly is what somebody meant.
  private(set) var warnings: [JSONError] = []

  /// Whether nothing is wrong or doubtful.
  var isEmpty: Bool { errors.isEmpty && warnings.isEmpty }

  /// What `read` makes of something; nil after a mistake.
  func noting<Value>(_ read: () throws(JSONError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      errors.append(error)
      return nil
    }
  }

  /// What `read` makes of the member `name` of `object`; nil when there is none, or after a mistake.
  func member<Value>(
    _ name: String, of object: JSONValue?, _ read: (JSONValue) throws(JSONError) -> Value
  ) -> Value? {
    value(object?.member(name), read)
  }

  /// What `read` makes of `value`; nil when there is none, or after a mistake.
  func value<Value>(
    _ value: JSONValue?, _ read: (JSONValue) throws(JSONError) -> Value
  ) -> Value? {
    guard let value else { return nil }
    return noting { () throws(JSONError) in try read(value) }
  }

  /// What `read` makes of the member `name` of `object`, which has to be there.
  func required<Value>(
    _ name: String, of object: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value
  ) -> Value? {
    noting { () throws(JSONError) in try read(object.required(name)) }
  }

  /// What `read` makes of the elements of `array`, without those that are mistaken.
  func elements<Element>(
    of array: JSONValue?, _ read: (JSONValue) throws(JSONError) -> Element
  ) -> [Element] {
    guard let array, let elements = noting({ () throws(JSONError) in try array.elements() }) else {
      return []
    }
    return elements.compactMap { element in value(element, read) }
  }

  /// What `read` makes of the members of `object`, without those that are mistaken.
  func members<Member>(
    of object: JSONValue?, _ read: (String, JSONValue) throws(JSONError) -> Member
  ) -> [Member] {
    guard let object, let members = noting({ () throws(JSONError) in try object.members() }) else {
      return []
    }
    return members.compactMap { key, member in
      noting { () throws(JSONError) in try read(key, member) }
    }
  }

  /// Notes every member of `object` that is not in `known`.
  ///
  /// - Returns: Whether it is an object at all.
  @discardableResult
  func rejectMembers(of object: JSONValue, otherThan known: [String]) -> Bool {
    guard let members = noting({ () throws(JSONError) in try object.members() }) else {
      return false
    }
    for (key, value) in members where !known.contains(key) {
      let suggestion = Spelling.nearest(to: key, among: known)
      note(value.error(.unknownMember(key, suggestion: suggestion, known: known)))
    }
    return true
  }

  /// Notes a mistake.
  func note(_ error: JSONError) {
    errors.append(error)
  }

  /// Notes something doubtful about `value`.
  func warn(_ value: JSONValue, _ message: String) {
    warnings.append(value.error(message))
  }

  /// Adds what another reading found.
  func add(errors: [JSONError], warnings: [JSONError]) {
    self.errors += errors
    self.warnings += warnings
  }
}
