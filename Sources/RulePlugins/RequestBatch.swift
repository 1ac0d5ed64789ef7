// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Many requests with their answers in the terms of the interface, in memory that stays where it is.
@safe final class RequestBatch {
  // All are as long as `messages` and freed in `deinit`; `items` points into the others.
  private let requests: UnsafeMutableBufferPointer<doorstep_request>
  private let verdicts: UnsafeMutableBufferPointer<doorstep_verdict>
  private let failures: UnsafeMutableBufferPointer<doorstep_failure>
  private let items: UnsafeMutableBufferPointer<doorstep_batch_item>
  /// What the requests point into.
  private let texts: UnsafeMutableRawBufferPointer
  private let scopes: [RequestScope?]
  /// For each request its place among the items, or why it has none.
  private let places: [Result<Int, RulePluginError.Reason>]

  /// - Parameters:
  ///   - contexts: The requests; those that cannot be put into the interface's terms are left out.
  ///   - timeout: How long the answers are worth waiting for.
  ///   - capabilities: What the plug-in can do that will get them.
  init(
    _ contexts: ArraySlice<DecisionContext>, timeout: Duration?,
    for capabilities: PluginCapabilities
  ) {
    var messages: [RequestMessage] = []
    var scopes: [RequestScope?] = []
    places = contexts.map { context in
      do throws(RulePluginError.Reason) {
        messages.append(try RequestMessage(context, timeout: timeout))
        scopes.append(RequestScope.needed(for: context, capabilities))
        return .success(messages.count - 1)
      } catch {
        return .failure(error)
      }
    }
    self.scopes = scopes
    unsafe requests = .allocate(capacity: messages.count)
    unsafe verdicts = .allocate(capacity: messages.count)
    unsafe failures = .allocate(capacity: messages.count)
    unsafe items = .allocate(capacity: messages.count)
    unsafe texts = .allocate(
      byteCount: messages.reduce(0) { $0 + $1.textByteCount }, alignment: 1)
    fill(messages)
  }

  deinit {
    unsafe requests.deallocate()
    unsafe verdicts.deallocate()
    unsafe failures.deallocate()
    unsafe items.deallocate()
    unsafe texts.deallocate()
  }

  private func fill(_ messages: [RequestMessage]) {
    var verdict = doorstep_verdict()
    verdict.struct_size = UInt32(MemoryLayout<doorstep_verdict>.size)
    unsafe verdicts.initialize(repeating: verdict)
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    unsafe failures.initialize(repeating: failure)
    var rest = unsafe UnsafeMutableRawBufferPointer(rebasing: texts[...])
    for (place, message) in messages.enumerated() {
      var request = unsafe message.request(copyingTextsTo: rest)
      unsafe rest = UnsafeMutableRawBufferPointer(rebasing: rest[message.textByteCount...])
      if let scope = scopes[place] {
        unsafe request.host_ref = UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque())
      }
      unsafe requests.initializeElement(at: place, to: request)
      unsafe items.initializeElement(
        at: place,
        to: doorstep_batch_item(
          request: requests.baseAddress?.advanced(by: place),
          verdict: verdicts.baseAddress?.advanced(by: place),
          failure: failures.baseAddress?.advanced(by: place), status: DOORSTEP_FAILED,
          reserved: 0))
    }
  }

  /// Calls `body` with the items, valid until it returns.
  func withItems<Result>(
    _ body: (UnsafeMutableBufferPointer<doorstep_batch_item>) -> Result
  ) -> Result {
    defer { withExtendedLifetime(self) {} }
    return unsafe body(items)
  }

  /// What the plug-in wrote, for each request that came; for all of them `broken`, if that is the reason why
  /// nothing of it counts.
  func verdicts(
    unless broken: RulePluginError.Reason?
  ) -> [Result<Verdict, RulePluginError.Reason>] {
    places.map { place in
      Result { () throws(RulePluginError.Reason) in
        let place = try place.get()
        if let broken { throw broken }
        // The host's own arrays, and not the pointers of the item, which the plug-in may have changed.
        let status = unsafe items[place].status
        guard status == DOORSTEP_OK else {
          throw RulePluginError.Reason(status: status, failure: unsafe failures[place])
        }
        return try Verdict(checking: unsafe verdicts[place])
      }
    }
  }
}
