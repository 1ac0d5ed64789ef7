// SPDX-License-Identifier: MIT

import CDoorstepRule
import JSONDocument

/// Which rule a table stands for.
///
/// A C function pointer cannot be generic, so the table carries this.
final class RuleKind: Sendable {
  let type: any RulePlugin.Type

  init(_ type: any RulePlugin.Type) {
    self.type = type
  }
}

/// An instance, as the host holds it.
@safe final class RuleBox: @unchecked Sendable {
  // SAFETY: `host` is only passed back to the host, which takes it on any thread.
  let rule: any RulePlugin
  let host: UnsafePointer<doorstep_host>

  init(_ rule: any RulePlugin, host: UnsafePointer<doorstep_host>) {
    self.rule = rule
    unsafe self.host = unsafe host
  }
}

/// The functions of the table, which no error leaves but as a status.
enum RuleCallbacks {
  static func create(
    _ table: UnsafePointer<doorstep_rule>?, _ host: UnsafePointer<doorstep_host>?,
    _ configuration: doorstep_text, _ instance: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ failure: UnsafeMutablePointer<doorstep_failure>?
  ) -> doorstep_status {
    guard let kind = unsafe table?.pointee.author_data, let host = unsafe host,
      let instance = unsafe instance, let failure = unsafe failure
    else { return DOORSTEP_FAILED }
    do {
      let type = unsafe Unmanaged<RuleKind>.fromOpaque(kind).takeUnretainedValue().type
      let document = try unsafe JSONDocument(parsing: String(copying: configuration))
      let box = try unsafe RuleBox(type.init(configuration: document.root), host: host)
      // Released by `destroy`.
      unsafe instance.pointee = Unmanaged.passRetained(box).toOpaque()
      return DOORSTEP_OK
    } catch let error as JSONError {
      unsafe failure.pointee.describe(error)
    } catch {
      unsafe failure.pointee.text_length = "\(error)".copy(into: &failure.pointee.text)
    }
    return DOORSTEP_BAD_CONFIG
  }

  static func destroy(_ instance: UnsafeMutableRawPointer?) {
    guard let instance = unsafe instance else { return }
    unsafe Unmanaged<RuleBox>.fromOpaque(instance).release()
  }

  static func evaluate(
    _ instance: UnsafeMutableRawPointer?, _ request: UnsafePointer<doorstep_request>?,
    _ verdict: UnsafeMutablePointer<doorstep_verdict>?,
    _ failure: UnsafeMutablePointer<doorstep_failure>?
  ) -> doorstep_status {
    guard let instance = unsafe instance, let request = unsafe request,
      let verdict = unsafe verdict, let failure = unsafe failure
    else { return DOORSTEP_FAILED }
    let box = unsafe Unmanaged<RuleBox>.fromOpaque(instance).takeUnretainedValue()
    do {
      let answer = try unsafe box.rule.evaluate(RuleRequest(request, host: box.host))
      try unsafe verdict.pointee.write(answer)
      return DOORSTEP_OK
    } catch {
      unsafe failure.pointee.text_length = "\(error)".copy(into: &failure.pointee.text)
      return error is CancellationError ? DOORSTEP_CANCELLED : DOORSTEP_FAILED
    }
  }
}

extension doorstep_failure {
  fileprivate mutating func describe(_ error: JSONError) {
    if case .value(let place, _) = error.location {
      pointer_length = place.copy(into: &pointer)
      text_length = error.reason.description.copy(into: &text)
    } else {
      text_length = error.description.copy(into: &text)
    }
  }
}
