// SPDX-License-Identifier: MIT

import CDoorstepRule
package import DeliveryRules

extension RulePluginInstance {
  /// How many requests go into one call: the memory for them is small, and the call costs nothing any more.
  private static let requestsPerCall = 64

  /// What the plug-in says of many requests: all at once if it can do so, else one after the other.
  package func evaluate(
    _ contexts: [DecisionContext], timeout: Duration?
  ) -> [Result<Verdict, RulePluginError>] {
    guard unsafe library.batch != nil else {
      return contexts.map { context in
        Result { () throws(RulePluginError) in try evaluate(context, timeout: timeout) }
      }
    }
    var results: [Result<Verdict, RulePluginError>] = []
    results.reserveCapacity(contexts.count)
    for start in stride(from: 0, to: contexts.count, by: Self.requestsPerCall) {
      let part = contexts[start..<min(start + Self.requestsPerCall, contexts.count)]
      results += evaluate(atOnce: part, timeout: timeout)
    }
    return results
  }

  private func evaluate(
    atOnce contexts: ArraySlice<DecisionContext>, timeout: Duration?
  ) -> [Result<Verdict, RulePluginError>] {
    let batch = RequestBatch(contexts, timeout: timeout, for: identity.capabilities)
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    let status = unsafe batch.withItems { items in
      // A call for nothing is none.
      guard let start = items.baseAddress, !items.isEmpty else { return DOORSTEP_OK }
      return enter {
        unsafe library.batch?.pointee.evaluate_batch?(
          instance, start, UInt32(items.count), &failure) ?? DOORSTEP_FAILED
      }
    }
    let broken =
      status == DOORSTEP_OK ? nil : RulePluginError.Reason(status: status, failure: failure)
    return batch.verdicts(unless: broken).map { verdict in
      verdict.mapError { RulePluginError(plugin: name, reason: $0) }
    }
  }
}
