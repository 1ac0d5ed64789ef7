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
    let limit = timeout.map(AnswerLimit.init)
    guard answersTogether else {
      return contexts.map { context in
        Result { () throws(RulePluginError) in
          try evaluate(context, by: limit.map(AnswerDeadline.init))
        }
      }
    }
    var results: [Result<Verdict, RulePluginError>] = []
    results.reserveCapacity(contexts.count)
    for start in stride(from: 0, to: contexts.count, by: Self.requestsPerCall) {
      let end = min(start + Self.requestsPerCall, contexts.count)
      let part = contexts.span.extracting(start..<end)
      let batch = RequestBatch(part, by: limit.map(AnswerDeadline.init), for: capabilities)
      unsafe batch.addAnswers(to: &results, of: name) { items, count, failure in
        unsafe evaluate(items, count, &failure)
      }
    }
    return results
  }

  /// Whether the plug-in knows how to decide many requests at once.
  var answersTogether: Bool { unsafe library.batch != nil }

  /// Calls the plug-in's function for many requests, whatever it makes of them.
  func evaluate(
    _ items: UnsafeMutablePointer<doorstep_batch_item>, _ count: UInt32,
    _ failure: inout doorstep_failure
  ) -> doorstep_status {
    enter {
      // `RuleTable` has refused an extension without the function.
      unsafe library.batch?.pointee.evaluate_batch?(instance, items, count, &failure)
        ?? DOORSTEP_FAILED
    }
  }
}
