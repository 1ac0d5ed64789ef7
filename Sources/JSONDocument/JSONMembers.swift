// SPDX-License-Identifier: MIT

import CJansson

/// The members of an object, in the order of the text.
public struct JSONMembers: Sequence, Sendable {
  private let object: JSONValue
  /// How many members there are.
  public let count: Int

  init(of object: JSONValue, count: Int) {
    self.object = object
    self.count = count
  }

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

extension JSONValue {
  /// The value of the member that a Jansson iterator is at.
  init(member iterator: UnsafeMutableRawPointer, of object: Node, in document: JSONDocument) {
    unsafe self.init(
      document: document,
      // A member always has a value: Jansson's iterator points at the pair of both.
      node: json_object_iter_value(iterator).unsafelyUnwrapped,
      place: .member(of: object, iterator: iterator))
  }
}

/// The name of the member that a Jansson iterator is at.
func memberKey(at iterator: UnsafeMutableRawPointer) -> String {
  let bytes = unsafe UnsafeRawBufferPointer(
    start: json_object_iter_key(iterator), count: json_object_iter_key_len(iterator))
  return unsafe String(decoding: bytes, as: UTF8.self)
}
