// SPDX-License-Identifier: MIT

extension [JSONError] {
  /// These errors, in the same order, with line and column where they are about values of a file.
  ///
  /// Values do not know where they stand; this looks for all of them together, so that a file without
  /// mistakes costs nothing, and one with many of them a single pass.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: one JSON text, or several as `JSONTexts` has them.
  ///   - source: The name of the file in the errors; those about other files stay as they are.
  /// - Returns: The errors.
  package func positioned(in bytes: [UInt8], source: String) -> [JSONError] {
    var wanted: [String: PointerTree] = [:]
    for (index, error) in enumerated() {
      guard case .value(let pointer, nil) = error.location, let place = error.source else {
        continue
      }
      wanted[place, default: PointerTree()].insert(index, at: pointer)
    }
    guard !wanted.isEmpty, let texts = try? JSONTexts(in: bytes, source: source, runBytes: .max)
    else { return self }
    var offsets: [(error: Int, offset: Int)] = []
    texts.forEachText { text in
      guard let tree = text.place.flatMap({ wanted[$0] }) else { return }
      var search = ValueSearch(in: text, names: indices.filter { self[$0].isAboutAName })
      search.find(tree)
      offsets += search.offsets
    }
    return positioned(at: offsets, in: JSONText(bytes: bytes, source: source))
  }

  /// These errors, some with the lines and columns of bytes of `file`.
  private func positioned(
    at offsets: [(error: Int, offset: Int)], in file: JSONText
  ) -> [JSONError] {
    var errors = self
    var counter = LineCounter(file)
    for (index, offset) in offsets.sorted(by: { $0.offset < $1.offset }) {
      guard case .value(let pointer, _) = errors[index].location else { continue }
      errors[index] = JSONError(
        source: file.source,
        location: .value(pointer: pointer, position: counter.position(of: offset)),
        reason: errors[index].reason)
    }
    return errors
  }
}

extension JSONError {
  /// Whether the name of the member is at fault, and not its value.
  fileprivate var isAboutAName: Bool {
    if case .unknownMember = reason { true } else { false }
  }
}
