// SPDX-License-Identifier: MIT

import CDoorstepRule

/// The requests of one call of `evaluate_batch`, with places for their answers, in memory that stays where it is.
@safe final class BatchItems {
  // All have room for as many; freed in `deinit`. `items` points into the others.
  private let requests: UnsafeMutableBufferPointer<doorstep_request>
  private let verdicts: UnsafeMutableBufferPointer<doorstep_verdict>
  private let failures: UnsafeMutableBufferPointer<doorstep_failure>
  private let items: UnsafeMutableBufferPointer<doorstep_batch_item>

  /// Room for so many.
  init(capacity: Int) {
    unsafe requests = .allocate(capacity: capacity)
    unsafe verdicts = .allocate(capacity: capacity)
    unsafe failures = .allocate(capacity: capacity)
    unsafe items = .allocate(capacity: capacity)
    unsafe requests.initialize(repeating: doorstep_request())
  }

  deinit {
    unsafe requests.deallocate()
    unsafe verdicts.deallocate()
    unsafe failures.deallocate()
    unsafe items.deallocate()
  }

  /// Where the request goes that is asked at `place`.
  func request(at place: Int) -> UnsafeMutablePointer<doorstep_request> {
    precondition(unsafe place < requests.count, "there is room for it")
    guard let start = unsafe requests.baseAddress else { preconditionFailure("there is room") }
    return unsafe start + place
  }

  /// Calls `function` with the first `count` requests.
  ///
  /// - Returns: Nil, or why nothing that it wrote counts.
  func ask(
    _ count: Int,
    by function: (UnsafeMutablePointer<doorstep_batch_item>, inout doorstep_failure)
      -> doorstep_status
  ) -> BrokenBatch? {
    // A call for nothing is none.
    guard count > 0, let first = unsafe items.baseAddress else { return nil }
    for place in 0..<count {
      unsafe verdicts.initializeElement(at: place, to: .new)
      unsafe failures.initializeElement(at: place, to: .new)
      unsafe items.initializeElement(
        at: place,
        to: doorstep_batch_item(
          request: requests.baseAddress?.advanced(by: place),
          verdict: verdicts.baseAddress?.advanced(by: place),
          failure: failures.baseAddress?.advanced(by: place), status: DOORSTEP_FAILED,
          reserved: 0))
    }
    var failure = doorstep_failure.new
    let status = unsafe function(first, &failure)
    return status == DOORSTEP_OK ? nil : BrokenBatch(status: status, failure: failure)
  }

  // The host's own arrays, and not the pointers of the item, which the plug-in may have changed.

  /// What was returned for the request at `place`.
  func status(at place: Int) -> doorstep_status { unsafe items[place].status }

  /// Where its verdict is.
  func verdict(at place: Int) -> UnsafePointer<doorstep_verdict> {
    guard let start = unsafe verdicts.baseAddress else { preconditionFailure("there is room") }
    return unsafe UnsafePointer(start + place)
  }

  /// Where the reason is why there is none.
  func failure(at place: Int) -> UnsafePointer<doorstep_failure> {
    guard let start = unsafe failures.baseAddress else { preconditionFailure("there is room") }
    return unsafe UnsafePointer(start + place)
  }
}

/// Why all answers of a call of `evaluate_batch` count for nothing.
struct BrokenBatch {
  let status: doorstep_status
  let failure: doorstep_failure
}
