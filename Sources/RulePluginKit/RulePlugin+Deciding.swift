// SPDX-License-Identifier: MIT

import CDoorstepRule

extension RulePlugin {
  /// Decides one request.
  ///
  /// In a function of the protocol, so that a batch opens the rule only once.
  func decide(
    _ request: UnsafePointer<doorstep_request>, host: UnsafePointer<doorstep_host>,
    _ verdict: UnsafeMutablePointer<doorstep_verdict>,
    _ failure: UnsafeMutablePointer<doorstep_failure>
  ) -> doorstep_status {
    do {
      let answer = try unsafe evaluate(RuleRequest(request, host: host))
      try unsafe verdict.pointee.write(answer)
      return DOORSTEP_OK
    } catch {
      unsafe failure.pointee.text_length = "\(error)".copy(into: &failure.pointee.text)
      return error is CancellationError ? DOORSTEP_CANCELLED : DOORSTEP_FAILED
    }
  }

  func decideEach(
    _ items: UnsafeMutableBufferPointer<doorstep_batch_item>, _ host: UnsafePointer<doorstep_host>
  ) {
    for index in items.indices {
      guard let request = unsafe items[index].request, let verdict = unsafe items[index].verdict,
        let failure = unsafe items[index].failure
      else { continue }
      unsafe items[index].status = unsafe decide(request, host: host, verdict, failure)
    }
  }
}
