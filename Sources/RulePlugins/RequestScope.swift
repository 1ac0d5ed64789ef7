// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules
import JSONDocument

/// What a plug-in may ask for while it decides one request: the whole request as text, built when it is asked
/// for first, and a place for its notes.
///
/// Made only for a plug-in that wants JSON, and where somebody reads notes.
/// The plug-in gets a pointer to the object with the request, so it must outlive the call.
@safe final class RequestScope {
  private let context: DecisionContext?
  private let givesJSON: Bool
  /// Not an array, because the plug-in keeps a pointer into it until it has decided.
  private var text: UnsafeMutableBufferPointer<UInt8>?
  /// The text of somebody else, when it has been made already.
  private var given: doorstep_text?
  /// Takes notes where there is no context to take them.
  let notes: RuleNotes?

  init(_ context: DecisionContext, givesJSON: Bool) {
    self.context = context
    notes = nil
    self.givesJSON = givesJSON
  }

  /// The scope that a plug-in with `capabilities` needs to decide `context`, if any.
  static func needed(
    for context: borrowing DecisionContext, _ capabilities: PluginCapabilities
  ) -> RequestScope? {
    let givesJSON = capabilities.contains(.wantsJSON)
    guard givesJSON || context.wantsNotes else { return nil }
    return RequestScope(copy context, givesJSON: givesJSON)
  }

  /// For a process that gets the text, if there is one, with the request, and hands notes on; `text` must outlive
  /// the object.
  init(borrowing text: doorstep_text?, notes: RuleNotes?) {
    context = nil
    givesJSON = unsafe text != nil
    self.notes = notes
    unsafe given = unsafe text
  }

  deinit {
    unsafe text?.deallocate()
  }

  /// Has `request` lead a plug-in to this object, which must outlive the call with it.
  func lend(to request: UnsafeMutablePointer<doorstep_request>) {
    unsafe request.pointee.host_ref = UnsafeRawPointer(
      Unmanaged.passUnretained(self).toOpaque())
    if wantsNotes { unsafe request.pointee.wanted = DOORSTEP_WANTED_NOTES }
  }

  /// Answers the plug-in's call for the JSON of `request`.
  static func writeJSON(
    of request: UnsafePointer<doorstep_request>?, to json: UnsafeMutablePointer<doorstep_text>?
  ) -> doorstep_status {
    guard let json = unsafe json, let scope = unsafe of(request), scope.givesJSON else {
      return DOORSTEP_UNSUPPORTED
    }
    do {
      unsafe json.pointee = try unsafe scope.json()
      return DOORSTEP_OK
    } catch {
      return DOORSTEP_FAILED
    }
  }

  /// Answers the plug-in's call to note something about `request`.
  static func annotate(
    _ request: UnsafePointer<doorstep_request>?, key: doorstep_text, value: doorstep_text
  ) -> doorstep_status {
    guard let scope = unsafe of(request), scope.wantsNotes else { return DOORSTEP_OK }
    // Their lengths first: what is too long is not copied.
    guard unsafe key.length <= DOORSTEP_NOTE_KEY_CAPACITY,
      unsafe value.length <= DOORSTEP_NOTE_VALUE_CAPACITY,
      let key = unsafe String(copying: key), let value = unsafe String(copying: value),
      scope.context?.note(key, value) ?? scope.notes?.add(key, value) ?? false
    else { return DOORSTEP_FAILED }
    return DOORSTEP_OK
  }

  private var wantsNotes: Bool { context?.wantsNotes ?? (notes != nil) }

  private static func of(_ request: UnsafePointer<doorstep_request>?) -> RequestScope? {
    guard let scope = unsafe request?.pointee.host_ref else { return nil }
    return unsafe Unmanaged<RequestScope>.fromOpaque(scope).takeUnretainedValue()
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
