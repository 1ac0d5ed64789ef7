// SPDX-License-Identifier: MIT

import CAllocationCounter
import DeliveryModel
import DeliveryRules
import RulePlugins
import Testing

/// Asking a plug-in in this process with a message that is shared asks for no memory, unless its texts are long or
/// somebody reads notes. (Making a message asks for some in debug builds.)
@Suite("Memory for asking rule plug-ins")
struct AllocationTests {
  private let instance: RulePluginInstance

  init() throws {
    let folder = try TemporaryFolder()
    instance = try RulePluginLoader().load(
      folder.build(["CAPABILITIES": "DOORSTEP_CONCURRENT"]), relativeTo: "/"
    ).makeInstance { _, _ in }
  }

  /// How often memory was asked for by a hundred calls about `context`.
  private func allocations(about context: DecisionContext) throws -> UInt64 {
    _ = try instance.evaluate(context, by: nil)
    let before = allocation_count()
    for _ in 0..<100 { _ = try instance.evaluate(context, by: nil) }
    return allocation_count() - before
  }

  /// 256 bytes of texts are short; "EUR", "centre" and "kitchen" take 16 of them.
  @Test(
    arguments: [
      ("short", 0), (String(repeating: "x", count: 240), 0),
      (String(repeating: "x", count: 241), 100),
    ] as [(String, UInt64)])
  func `is asked for only where texts are long`(_ tag: String, _ expected: UInt64) throws {
    var context = try Delivery.context(basket: Basket(subtotal: 2400, tags: [tag]))
    context.prepare(by: PluginRule(instance))
    #expect(try allocations(about: context) == expected)
  }

  @Test func `is asked for where somebody reads notes`() throws {
    let context = try Delivery.context().noting(in: RuleNotes())
    #expect(try allocations(about: context) > 0)
  }
}
