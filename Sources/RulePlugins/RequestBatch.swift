// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Many requests for one call of a plug-in in this process, and its answers.
@safe final class RequestBatch {
  private let items: BatchItems
  private let texts: BatchTexts
  private let scopes: [RequestScope]
  /// How many requests go into the call.
  private let count: Int
  /// For each request that came its place among the items, or why it has none.
  private let places: [Result<Int, RulePluginError.Reason>]

  /// - Parameters:
  ///   - contexts: The requests; those that cannot be put into the interface's terms are left out.
  ///   - deadline: Until when the answers are worth waiting for.
  ///   - capabilities: What the plug-in can do that will get them.
  init(
    _ contexts: Span<DecisionContext>, by deadline: AnswerDeadline?,
    for capabilities: PluginCapabilities
  ) {
    let items = BatchItems(capacity: contexts.count)
    let texts = BatchTexts()
    var scopes: [RequestScope] = []
    var count = 0
    var places: [Result<Int, RulePluginError.Reason>] = []
    places.reserveCapacity(contexts.count)
    for index in contexts.indices {
      let request = unsafe items.request(at: count)
      do throws(RulePluginError.Reason) {
        try unsafe texts.write(contexts[index], to: request)
        if let deadline { unsafe request.pointee.deadline_monotonic_ns = deadline.nanoseconds }
        if let scope = RequestScope.needed(for: contexts[index], capabilities) {
          unsafe scope.lend(to: request)
          scopes.append(scope)
        }
        places.append(.success(count))
        count += 1
      } catch {
        places.append(.failure(error))
      }
    }
    self.items = items
    self.texts = texts
    self.scopes = scopes
    self.count = count
    self.places = places
  }

  /// Has `function` called with the items and their number, and adds what it wrote to `answers`, for each request that
  /// came, in the name of `plugin`.
  func addAnswers(
    to answers: inout [Result<Verdict, RulePluginError>], of plugin: String,
    by function: (UnsafeMutablePointer<doorstep_batch_item>, UInt32, inout doorstep_failure)
      -> doorstep_status
  ) {
    let broken = unsafe items.ask(count) { first, failure in
      unsafe function(first, UInt32(count), &failure)
    }
    withExtendedLifetime((scopes, texts)) {}
    for place in places {
      do throws(RulePluginError.Reason) {
        answers.append(.success(try verdict(at: place.get(), unless: broken)))
      } catch {
        answers.append(.failure(RulePluginError(plugin: plugin, reason: error)))
      }
    }
  }

  private func verdict(
    at place: Int, unless broken: BrokenBatch?
  ) throws(RulePluginError.Reason) -> Verdict {
    if let broken {
      throw RulePluginError.Reason(status: broken.status, failure: broken.failure)
    }
    let status = items.status(at: place)
    guard status == DOORSTEP_OK else {
      throw unsafe RulePluginError.Reason(
        status: status, failure: items.failure(at: place).pointee)
    }
    return try unsafe Verdict(checking: items.verdict(at: place).pointee)
  }
}
