// SPDX-License-Identifier: MIT

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

  /// The members, in the order of the text.
  ///
  /// - Throws: `unexpectedKind` when this is not an object.
  public func members() throws(JSONError) -> JSONMembers {
    guard kind == .object else { throw unexpectedKind("an object") }
    return JSONMembers(of: self)
  }

  /// Refuses an object with a member that is not in `known`, so that a mistyped name does not
  /// silently mean nothing.
  ///
  /// - Throws: `unknownMember` with the nearest name that is known; `unexpectedKind` when this is
  ///   not an object.
  public func rejectMembers(otherThan known: [String]) throws(JSONError) {
    for (key, value) in try members() where !known.contains(key) {
      let suggestion = Spelling.nearest(to: key, among: known)
      throw value.error(.unknownMember(key, suggestion: suggestion))
    }
  }

  fileprivate init(
    member iterator: UnsafeMutableRawPointer, of object: Node, in document: JSONDocument
  ) {
    unsafe self.init(
      document: document,
      // A member always has a value: Jansson's iterator is a pair of both.
      node: json_object_iter_value(iterator).unsafelyUnwrapped,
      place: .member(of: object, iterator: iterator))
  }
}

/// The members of an object, in the order of the text.
public struct JSONMembers: Sequence, Sendable {
  private let object: JSONValue

  fileprivate init(of object: JSONValue) {
    self.object = object
  }

  /// How many members there are.
  public var count: Int { unsafe object.withNode { node, _ in unsafe json_object_size(node) } }

  /// Starts at the first member.
  public func makeIterator() -> Iterator { Iterator(object) }

  /// Walks from member to member.
  @safe public struct Iterator: IteratorProtocol {
    private let object: JSONValue
    private var following: UnsafeMutableRawPointer?

    fileprivate init(_ object: JSONValue) {
      self.object = object
      unsafe following = unsafe object.withNode { node, _ in unsafe json_object_iter(node) }
    }

    /// The next member.
    public mutating func next() -> (key: String, value: JSONValue)? {
      guard let current = unsafe following else { return nil }
      return unsafe object.withNode { node, _ in
        unsafe following = json_object_iter_next(node, current)
        let value = unsafe JSONValue(member: current, of: node, in: object.document)
        return unsafe (memberKey(at: current), value)
      }
    }
  }
}

/// The name of the member that a Jansson iterator is at.
func memberKey(at iterator: UnsafeMutableRawPointer) -> String {
  let bytes = unsafe UnsafeRawBufferPointer(
    start: json_object_iter_key(iterator), count: json_object_iter_key_len(iterator))
  return unsafe String(decoding: bytes, as: UTF8.self)
}
