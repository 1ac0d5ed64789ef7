// SPDX-License-Identifier: MIT

/// What is said of each zone, in one piece of memory.
package struct ZoneTexts: Sendable {
  /// All texts, one after the other.
  package private(set) var bytes: [UInt8] = []
  /// Behind the last byte of each.
  private var ends: [Int] = []

  /// Creates a list of `texts`.
  package init(_ texts: some Sequence<[UInt8]> = EmptyCollection()) {
    for text in texts { append(text) }
  }

  /// Adds a text at the end.
  package mutating func append(_ text: some Sequence<UInt8>) {
    bytes += text
    ends.append(bytes.count)
  }
}

extension ZoneTexts: RandomAccessCollection {
  /// 0.
  package var startIndex: Int { 0 }

  /// The number of texts.
  package var endIndex: Int { ends.count }

  /// Where in `bytes` a text is.
  package func range(at index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The text at `index`.
  package subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(at: index)] }
}
