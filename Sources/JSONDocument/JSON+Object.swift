// SPDX-License-Identifier: MIT

extension JSON {
  /// Values by name, each name once.
  ///
  /// The order of insertion is kept for writing, but means nothing: objects with the same members in
  /// another order are equal (RFC 8259 §1: "an unordered collection").
  public struct Object: Sendable {
    private struct Member {
      let key: String
      var value: JSON
    }

    private var members: [Member] = []

    /// Creates an object without members.
    public init() {}

    /// Copies the members of an object out of its document.
    public init(_ members: JSONMembers) {
      for (key, value) in members { append(uniqueKey: key, value: JSON(value)) }
    }

    /// The member called `key`.
    ///
    /// Setting replaces it in place or adds it at the end; setting nil removes it.
    ///
    /// - Complexity: O(*n*) for *n* members, which are few.
    public subscript(key: String) -> JSON? {
      get { members.first { $0.key == key }?.value }
      set {
        switch (members.firstIndex { $0.key == key }, newValue) {
        case (let index?, let value?): members[index].value = value
        case (let index?, nil): members.remove(at: index)
        case (nil, let value?): append(uniqueKey: key, value: value)
        case (nil, nil): break
        }
      }
    }

    /// Adds a member whose name is known to be new, in constant time.
    package mutating func append(uniqueKey key: String, value: JSON) {
      members.append(Member(key: key, value: value))
    }

    /// Adds those of `others` whose names are not here yet.
    ///
    /// - Complexity: O(*n* · *m*) for *n* members and *m* others.
    package mutating func appendNew(_ others: JSON.Object) {
      let own = self
      members += others.members.filter { own[$0.key] == nil }
    }
  }
}

extension JSON.Object: RandomAccessCollection {
  /// The index of the first member.
  public var startIndex: Int { 0 }

  /// The index past the last member.
  public var endIndex: Int { members.count }

  /// The member at `index`, in order of insertion.
  public subscript(index: Int) -> (key: String, value: JSON) {
    (members[index].key, members[index].value)
  }
}

extension JSON.Object: Hashable {
  /// Whether both have the same members, in whatever order.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count else { return false }
    // Nearly always the order is the same too.
    if first.elementsEqual(second, by: ==) { return true }
    let values = Dictionary(uniqueKeysWithValues: second.lazy.map { ($0.key, $0.value) })
    return first.allSatisfy { values[$0.key] == $0.value }
  }

  /// Hashes the members so that their order does not matter.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in self {
      var memberHasher = hasher
      memberHasher.combine(key)
      memberHasher.combine(value)
      sum &+= memberHasher.finalize()
    }
    hasher.combine(sum)
  }
}
