// SPDX-License-Identifier: MIT

import ZoneGeometry

/// A square of degrees that an address is in, as a word of the index: so a search can be told to stay near a place.
struct SearchCell: Hashable {
  /// How wide cells are.
  enum Size: String, CaseIterable {
    /// A tenth of a degree, 11 km from south to north.
    case wide = "w"
    /// A hundredth of a degree.
    case narrow = "n"

    fileprivate var cellsPerDegree: Double { self == .wide ? 10 : 100 }
  }

  let size: Size
  let column: Int
  let row: Int

  /// The cell of `coordinate`, which is on the globe.
  init(of coordinate: Coordinate, _ size: Size) {
    self.init(
      size: size, column: Int((coordinate.longitude + 180) * size.cellsPerDegree),
      row: Int((coordinate.latitude + 90) * size.cellsPerDegree))
  }

  private init(size: Size, column: Int, row: Int) {
    let columns = Int(360 * size.cellsPerDegree)
    self.size = size
    self.column = (column + columns) % columns
    self.row = row
  }

  /// This cell and the eight around it, across the antimeridian too.
  var surroundings: [Self] {
    (-1...1).flatMap { east in
      (-1...1).map { Self(size: size, column: column + east, row: row + $0) }
    }
  }

  /// Its word, which no person types: it begins with a character for private use.
  var word: String { "\u{E000}\(size.rawValue)\(column)x\(max(0, row))" }

  /// What finds the addresses in one of `cells`, as FTS5 has it.
  static func expression(_ cells: [Self]) -> String {
    cells.map { "\"\($0.word)\"" }.joined(separator: " OR ")
  }
}
