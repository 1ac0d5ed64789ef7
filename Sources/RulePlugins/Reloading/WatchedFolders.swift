// SPDX-License-Identifier: MIT

/// The folders that are watched, by their paths and by the numbers that the kernel gave them: two paths may lead
/// to one folder.
struct WatchedFolders {
  private var numbers: [String: Int32] = [:]
  private var paths: [Int32: Set<String>] = [:]

  /// The paths that lead to the folder with `number`.
  func paths(of number: Int32) -> Set<String> { paths[number] ?? [] }

  /// Notes that `path` leads to the folder with `number`.
  ///
  /// - Returns: The number of the folder that it led to before, when no other path leads there.
  mutating func set(_ path: String, _ number: Int32) -> Int32? {
    let old = numbers.updateValue(number, forKey: path)
    paths[number, default: []].insert(path)
    guard let old, old != number else { return nil }
    return leave(path, old)
  }

  /// Forgets the folder with `number`, which is gone.
  mutating func forget(_ number: Int32) {
    for path in paths.removeValue(forKey: number) ?? [] { numbers[path] = nil }
  }

  /// Forgets all but the folders at `needed`.
  ///
  /// - Returns: The numbers of those that no path leads to any more.
  mutating func keep(_ needed: Set<String>) -> [Int32] {
    numbers.filter { !needed.contains($0.key) }.compactMap { path, number in
      numbers[path] = nil
      return leave(path, number)
    }
  }

  private mutating func leave(_ path: String, _ number: Int32) -> Int32? {
    paths[number]?.remove(path)
    guard paths[number]?.isEmpty == true else { return nil }
    paths[number] = nil
    return number
  }
}
