// SPDX-License-Identifier: MIT

/// The names of variables, to find one by the keys of a path.
struct VariableNames: Sendable {
  private let indices: [String: Int]
  /// The most keys, separated by dots, in one name.
  private let mostKeys: Int

  /// Creates a table of `names`; of two equal ones the first counts.
  init(_ names: [String]) {
    indices = Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    mostKeys = names.map { $0.split(separator: ".").count }.max() ?? 0
  }

  /// The index of the longest name that begins `path`, and how many keys of it that takes.
  func variable(beginning path: ArraySlice<String>) -> (index: Int, keys: Int)? {
    for count in stride(from: min(path.count, mostKeys), to: 0, by: -1) {
      if let index = indices[path.prefix(count).joined(separator: ".")] { return (index, count) }
    }
    return nil
  }
}
