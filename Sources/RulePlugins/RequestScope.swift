// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules
import JSONDocument

/// What a plug-in that wants JSON may ask for while it decides one request: the whole request as
/// text, built when it is asked for first.
///
/// The plug-in gets a pointer to the object with the request, so it must outlive the call.
@safe final class RequestScope {
  private let context: DecisionContext?
  /// Not an array, because the plug-in keeps a pointer into it until it has decided.
  private var text: UnsafeMutableBufferPointer<UInt8>?
  /// The text of somebody else, when it has been made already.
  private var given: doorstep_text?

  init(_ context: DecisionContext) {
    self.context = context
  }

  /// For a process that has got the text with the request; `text` must outlive the object.
  init(borrowing text: doorstep_text) {
    context = nil
    unsafe given = unsafe text
  }

  deinit {
    unsafe text?.deallocate()
  }

  /// Answers the plug-in's call for the JSON of `request`.
  static func writeJSON(
    of request: UnsafePointer<doorstep_request>?, to json: UnsafeMutablePointer<doorstep_text>?
  ) -> doorstep_status {
    guard let json = unsafe json, let scope = unsafe request?.pointee.host_ref else {
      return DOORSTEP_UNSUPPORTED
    }
    do {
      let scope = unsafe Unmanaged<RequestScope>.fromOpaque(scope).takeUnretainedValue()
      unsafe json.pointee = try unsafe scope.json()
      return DOORSTEP_OK
    } catch {
      return DOORSTEP_FAILED
    }
  }

  private func json() throws(JSONError) -> doorstep_text {
    if let given = unsafe given { return unsafe given }
    if unsafe text == nil, let context {
      let bytes = Array(try context.json.text().utf8)
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = unsafe copy.initialize(from: bytes)
      unsafe text = copy
    }
    let bytes = unsafe UnsafeRawPointer(text?.baseAddress)?.assumingMemoryBound(to: CChar.self)
    return unsafe doorstep_text(bytes: bytes, length: UInt64(text?.count ?? 0))
  }
}
