// SPDX-License-Identifier: MIT

import Diagnostics
import CJansson

extension JSONValue {
  /// The member called `key`; nil when there is none, or when this is not an object.
  public func member(_ key: String) -> JSONValue? {
    // Jansson would read a C string and stop at U+0000, which no name in a document contains.
    guard kind == .object, !key.utf8.contains(0) else { return nil }
    return unsafe withNode { node, _ in
      guard let iterator = unsafe json_object_iter_at(node, key) else { return nil }
      return unsafe JSONValue(member: iterator, of: node, in: document)
    }
  }

  /// The member called `key`.
  ///
  /// - Throws: `missingMember` when there is none, `unexpectedKind` when this is not an object.
  public func required(_ key: String) throws(JSONError) -> JSONValue {
    guard kind == .object else { throw unexpectedKind("an object") }
    guard let member = member(key) else { throw error(.missingMember(key)) }
    return member
  }

  /// Refuses an object with a member that is not in `known`, so that a mistyped name does not
  /// silently mean nothing.
  ///
  /// - Throws: `unknownMember` with the nearest name that is known; `unexpectedKind` when this is
  ///   not an object.
  public func rejectMembers(otherThan known: [String]) throws(JSONError) {
    for (key, value) in try members() where !known.contains(key) {
      let suggestion = Spelling.nearest(to: key, among: known)
      throw value.error(.unknownMember(key, suggestion: suggestion, known: known))
    }
  }
}
