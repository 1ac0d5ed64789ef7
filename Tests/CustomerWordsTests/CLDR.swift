// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// What CLDR says, as `scripts/generate-cldr-figures` wrote it.
enum CLDR {
  /// How something is written somewhere.
  struct Row: Sendable {
    let kind: String
    let locale: String
    let subject: String
    let text: String
  }

  /// All rows; none when the file cannot be read.
  static let rows: [Row] = {
    let file = SharedData.packageDirectory.appending(path: "Tests/Fixtures/CustomerWords/cldr.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { return nil }
      return Row(kind: cells[0], locale: cells[1], subject: cells[2], text: cells[3])
    }
  }()

  /// The locales that there are rows for.
  static let locales = Set(rows.map(\.locale)).sorted()

  /// The rows of `kind`, by locale.
  static func rows(of kind: String) -> [Row] {
    rows.filter { $0.kind == kind }
  }
}
