// SPDX-License-Identifier: MIT

import CDoorstepRule

extension RuleTable {
  /// What `table` has to decide many requests at once; nil if nothing.
  static func batch(
    of table: UnsafePointer<doorstep_rule>
  ) throws(RulePluginError.Reason) -> UnsafePointer<doorstep_batch>? {
    guard
      let found = try unsafe find(
        DOORSTEP_BATCH, in: table, size: MemoryLayout<doorstep_batch>.size)
    else { return nil }
    let batch = unsafe found.assumingMemoryBound(to: doorstep_batch.self)
    guard unsafe batch.pointee.evaluate_batch != nil else {
      throw .malformedTable("evaluate_batch is NULL")
    }
    return unsafe batch
  }

  /// What `table` has to name the files that an instance reads; nil if nothing.
  static func watches(
    of table: UnsafePointer<doorstep_rule>
  ) throws(RulePluginError.Reason) -> UnsafePointer<doorstep_watches>? {
    guard
      let found = try unsafe find(
        DOORSTEP_WATCHES, in: table, size: MemoryLayout<doorstep_watches>.size)
    else { return nil }
    let watches = unsafe found.assumingMemoryBound(to: doorstep_watches.self)
    guard unsafe watches.pointee.list_files != nil else {
      throw .malformedTable("list_files is NULL")
    }
    return unsafe watches
  }

  private static func find(
    _ id: String, in table: UnsafePointer<doorstep_rule>, size expected: Int
  ) throws(RulePluginError.Reason) -> UnsafeRawPointer? {
    guard let found = unsafe table.pointee.get_extension?(id) else { return nil }
    // The size first, and by itself: behind it there may be nothing to read.
    let size = unsafe found.load(as: UInt32.self)
    guard size >= expected else {
      throw .malformedTable("struct_size of \(id) is \(size), less than \(expected)")
    }
    return unsafe found
  }
}
