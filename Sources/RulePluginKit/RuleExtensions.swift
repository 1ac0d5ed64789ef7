// SPDX-License-Identifier: MIT

import CDoorstepRule

/// The optional abilities of rules in Swift.
///
/// Their functions learn from the instance or the table which rule is
/// meant, so that all rules share them.
enum RuleExtensions {
  // SAFETY: both are written once, before anybody else can see them, and never freed.
  private nonisolated(unsafe) static let batchTable = unsafe forever(
    doorstep_batch(
      struct_size: UInt32(MemoryLayout<doorstep_batch>.size), reserved: 0,
      evaluate_batch: { instance, items, count, _ in
        unsafe RuleCallbacks.evaluateBatch(instance, items, count)
      }))
  private nonisolated(unsafe) static let watchesTable = unsafe forever(
    doorstep_watches(
      struct_size: UInt32(MemoryLayout<doorstep_watches>.size), reserved: 0,
      list_files: { table, _, configuration, files, failure in
        unsafe RuleCallbacks.listFiles(table, configuration, files, failure)
      }))

  /// Every rule decides batches.
  static func batch(_ id: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    guard let id = unsafe id, unsafe String(cString: id) == DOORSTEP_BATCH else { return nil }
    return unsafe batchTable
  }

  /// A `WatchingRulePlugin` names its files too.
  static func batchOrWatches(_ id: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    if let id = unsafe id, unsafe String(cString: id) == DOORSTEP_WATCHES {
      return unsafe watchesTable
    }
    return unsafe batch(id)
  }

  private static func forever<Table>(_ table: Table) -> UnsafeRawPointer {
    let place = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    unsafe place.initialize(to: table)
    return UnsafeRawPointer(place)
  }
}
