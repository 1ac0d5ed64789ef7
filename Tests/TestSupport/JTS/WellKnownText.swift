// SPDX-License-Identifier: MIT

/// A geometry in the words of OGC 06-103r4: `POLYGON ((0 0, 4 0, 0 4, 0 0))`.
struct WellKnownText {
  /// The first word, in capitals.
  let kind: String
  /// Lists of positions, in lists of those that belong together, as polygons have them.
  private(set) var lists: [[[Position]]] = []

  init(_ text: String) {
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    kind = text[..<opening].uppercased().filter { !$0.isWhitespace }
    var depth = 0
    // Polygons are three deep; the others are taken for the rings of one.
    let outermost = kind == "MULTIPOLYGON" ? 2 : 1
    for piece in Self.pieces(of: text[opening...]) {
      switch piece {
      case "(":
        depth += 1
        if depth == outermost { lists.append([]) }
        if depth == outermost + 1 { lists[lists.count - 1].append([]) }
      case ")": depth -= 1
      default: add(piece.split(separator: ",").compactMap(Self.position))
      }
    }
  }

  /// All positions, in order.
  var positions: [Position] { lists.flatMap { $0.flatMap { $0 } } }

  private mutating func add(_ positions: [Position]) {
    guard !positions.isEmpty else { return }
    // `POINT (1 2)` and `MULTIPOINT (1 2, 3 4)` have no inner lists.
    if lists[lists.count - 1].isEmpty { lists[lists.count - 1].append([]) }
    lists[lists.count - 1][lists[lists.count - 1].count - 1] += positions
  }

  /// Parentheses and what is between them.
  private static func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text
    while let index = rest.firstIndex(where: { $0 == "(" || $0 == ")" }) {
      pieces += [rest[..<index], rest[index...index]]
      rest = rest[rest.index(after: index)...]
    }
    return pieces
  }

  private static func position(_ text: Substring) -> Position? {
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? Position(numbers[0], numbers[1]) : nil
  }
}
