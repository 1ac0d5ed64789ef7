// SPDX-License-Identifier: MIT

import CDoorstepRule

/// What the entry function of a plug-in returns: the rule's table, made once and kept for good.
///
///     private let entry = RuleEntry(for: NightRule.self)
///
///     @c(doorstep_rule_entry_v1)
///     public func ruleEntry() -> UnsafeRawPointer { unsafe entry.table }
@safe public struct RuleEntry: @unchecked Sendable {
  // SAFETY: what it points at is neither changed nor freed after `init`.
  /// The table: a `doorstep_rule`.
  public let table: UnsafeRawPointer

  /// Makes the table of `rule`.
  public init(for rule: any RulePlugin.Type) {
    let table = UnsafeMutablePointer<doorstep_rule>.allocate(capacity: 1)
    unsafe table.initialize(to: doorstep_rule())
    unsafe table.pointee.struct_size = UInt32(MemoryLayout<doorstep_rule>.size)
    unsafe table.pointee.abi_minor = DOORSTEP_ABI_MINOR
    unsafe table.pointee.capabilities =
      DOORSTEP_CONCURRENT | (rule.wantsJSON ? DOORSTEP_WANTS_JSON : 0)
      | (rule.isPure ? DOORSTEP_PURE : 0)
    unsafe table.pointee.id = .forever(rule.id)
    unsafe table.pointee.version = .forever(rule.version)
    unsafe table.pointee.summary = .forever(rule.summary)
    unsafe table.pointee.config_schema = .forever(rule.configurationSchema)
    unsafe table.pointee.toolchain = .forever("Swift, RulePluginKit 1.1")
    // Never released, as the table is never freed.
    unsafe table.pointee.author_data = UnsafeRawPointer(
      Unmanaged.passRetained(RuleKind(rule)).toOpaque())
    unsafe table.pointee.create = { unsafe RuleCallbacks.create($0, $1, $2, $3, $4) }
    unsafe table.pointee.destroy = { unsafe RuleCallbacks.destroy($0) }
    unsafe table.pointee.evaluate = { unsafe RuleCallbacks.evaluate($0, $1, $2, $3) }
    unsafe table.pointee.get_extension = { unsafe RuleExtensions.batch($0) }
    if rule is any WatchingRulePlugin.Type {
      unsafe table.pointee.get_extension = { unsafe RuleExtensions.batchOrWatches($0) }
    }
    unsafe self.table = UnsafeRawPointer(table)
  }
}

extension doorstep_text {
  /// A copy of `text` that is never freed.
  fileprivate static func forever(_ text: String) -> doorstep_text {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = unsafe copy.initialize(from: text.utf8)
    return unsafe doorstep_text(
      bytes: UnsafeRawPointer(copy.baseAddress)?.assumingMemoryBound(to: CChar.self),
      length: UInt64(copy.count))
  }
}
