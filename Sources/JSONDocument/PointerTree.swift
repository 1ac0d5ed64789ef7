// SPDX-License-Identifier: MIT

/// JSON Pointers (RFC 6901) by their reference tokens, so that one walk through a text meets them all.
struct PointerTree {
  /// The numbers of the pointers that end here.
  private(set) var numbers: [Int] = []
  /// What goes on from here, by the next token.
  private(set) var children: [String: PointerTree] = [:]

  /// Adds `pointer` under a number.
  mutating func insert(_ number: Int, at pointer: String) {
    insert(number, at: pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst())
  }

  private mutating func insert(_ number: Int, at tokens: ArraySlice<Substring>) {
    guard let token = tokens.first else {
      numbers.append(number)
      return
    }
    children[Self.name(token), default: PointerTree()].insert(number, at: tokens.dropFirst())
  }

  /// The numbers of the pointers that end here or further down.
  var allNumbers: [Int] { numbers + children.values.flatMap(\.allNumbers) }

  /// What a reference token stands for: `~1` is a slash, `~0` a tilde.
  private static func name(_ token: Substring) -> String {
    let parts = token.split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { name, part in
      switch part.first {
      case "0": name + "~" + part.dropFirst()
      case "1": name + "/" + part.dropFirst()
      default: name + "~" + part
      }
    }
  }
}
