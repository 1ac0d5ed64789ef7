// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Many requests for one call of a plug-in in this process, and its answers.
@safe final class RequestBatch {
  private let items: BatchItems
  /// What the requests point into; freed in `deinit`.
  private var texts: [UnsafeMutableRawBufferPointer] = unsafe []
  /// How much of the last of `texts` is taken.
  private var textEnd = 0
  /// How many requests go into the call.
  private var count = 0
  private var scopes: [RequestScope] = []
  /// For each request that came its place among the items, or why it has none.
  private var places: [Result<Int, RulePluginError.Reason>] = []

  private static let textsByteCount = 8192

  /// - Parameters:
  ///   - contexts: The requests; those that cannot be put into the interface's terms are left out.
  ///   - deadline: Until when the answers are worth waiting for.
  ///   - capabilities: What the plug-in can do that will get them.
  init(
    _ contexts: ArraySlice<DecisionContext>, by deadline: AnswerDeadline?,
    for capabilities: PluginCapabilities
  ) {
    items = BatchItems(capacity: contexts.count)
    places.reserveCapacity(contexts.count)
    for context in contexts {
      let request = unsafe items.request(at: count)
      do throws(RulePluginError.Reason) {
        try unsafe write(context, to: request)
        if let deadline { unsafe request.pointee.deadline_monotonic_ns = deadline.nanoseconds }
        if let scope = RequestScope.needed(for: context, capabilities) {
          unsafe scope.lend(to: request)
          scopes.append(scope)
        }
        places.append(.success(count))
        count += 1
      } catch {
        places.append(.failure(error))
      }
    }
  }

  deinit { for unsafepiece in unsafe texts { unsafe piece.deallocate() } }

  private func write(
    _ context: DecisionContext, to request: UnsafeMutablePointer<doorstep_request>
  ) throws(RulePluginError.Reason) {
    var rest = unsafe TextWriter(into: rest)
    try unsafe context.writeRequest(to: request, &rest)
    if !rest.isComplete {
      unsafe texts.append(
        .allocate(byteCount: max(rest.byteCount, Self.textsByteCount), alignment: 1))
      textEnd = 0
      rest = unsafe TextWriter(into: self.rest)
      try unsafe context.writeRequest(to: request, &rest)
    }
    textEnd += rest.byteCount
  }

  private var rest: UnsafeMutableRawBufferPointer {
    guard let last = unsafe texts.last else { return unsafe .init(start: nil, count: 0) }
    return unsafe UnsafeMutableRawBufferPointer(rebasing: last[textEnd...])
  }

  /// Has `function` called with the items and their number, and takes over what it wrote, for each request that came.
  func verdicts(
    by function: (UnsafeMutablePointer<doorstep_batch_item>, UInt32, inout doorstep_failure)
      -> doorstep_status
  ) -> [Result<Verdict, RulePluginError.Reason>] {
    let broken = unsafe items.ask(count) { first, failure in
      unsafe function(first, UInt32(count), &failure)
    }
    withExtendedLifetime(scopes) {}
    let reason = broken.map { RulePluginError.Reason(status: $0.status, failure: $0.failure) }
    return places.map { place in
      Result { () throws(RulePluginError.Reason) in
        let place = try place.get()
        if let reason { throw reason }
        let status = items.status(at: place)
        guard status == DOORSTEP_OK else {
          throw unsafe RulePluginError.Reason(
            status: status, failure: items.failure(at: place).pointee)
        }
        return try unsafe Verdict(checking: items.verdict(at: place).pointee)
      }
    }
  }
}
