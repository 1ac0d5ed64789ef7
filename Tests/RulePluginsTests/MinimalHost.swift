// SPDX-License-Identifier: MIT

import CDoorstepRule
import JSONDocument
import RulePluginKit

/// The host's side of the C interface, as small as it can be, for rules in Swift.
struct MinimalHost {
  /// What came back from one instance that was made, asked once and destroyed.
  struct Answer {
    var status: doorstep_status = DOORSTEP_FAILED
    var verdict = doorstep_verdict()
    var failure = doorstep_failure()
    /// The level and the text of the message that was logged last.
    var logged: String?

    var code: String { text(verdict.code, verdict.code_length) }
    var message: String { text(verdict.message, verdict.message_length) }
    var failureText: String { text(failure.text, failure.text_length) }
    var failurePointer: String { text(failure.pointer, failure.pointer_length) }

    private func text<Array>(_ array: Array, _ length: UInt32) -> String {
      unsafe withUnsafeBytes(of: array) { bytes in
        unsafe String(decoding: bytes.prefix(Int(length)), as: UTF8.self)
      }
    }
  }

  let entry: RuleEntry

  var table: doorstep_rule {
    unsafe entry.table.assumingMemoryBound(to: doorstep_rule.self).pointee
  }

  /// Makes an instance with `configuration`, asks it about a request without content and destroys
  /// it; `json` is what the host gives for the request's JSON, nothing when nil.
  func ask(_ configuration: String, json: String? = nil) -> Answer {
    unsafe ask(configuration, about: doorstep_request(), json: json)
  }

  /// Makes an instance with `configuration`, asks it about `request` and destroys it.
  func ask(
    _ configuration: String, about request: doorstep_request, json: String? = nil
  ) -> Answer {
    var answer = Answer()
    let logged = LastMessage()
    defer { withExtendedLifetime(logged) {} }
    var host = unsafe doorstep_host()
    unsafe host.host_data = UnsafeRawPointer(Unmanaged.passUnretained(logged).toOpaque())
    unsafe host.log = { host, level, message in
      guard let data = unsafe host?.pointee.host_data else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: message.bytes, count: Int(message.length))
      unsafe Unmanaged<LastMessage>.fromOpaque(data).takeUnretainedValue().text =
        "\(level) " + String(decoding: bytes, as: UTF8.self)
    }
    unsafe host.cancelled = { _, request in
      unsafe request?.pointee.deadline_monotonic_ns == 0 ? 0 : 1
    }
    unsafe host.request_json = { _, request, json in
      guard let text = unsafe request?.pointee.host_ref else { return DOORSTEP_UNSUPPORTED }
      unsafe json?.pointee = text.load(as: doorstep_text.self)
      return DOORSTEP_OK
    }
    var instance: UnsafeMutableRawPointer?
    answer.status = unsafe withText(configuration) { text in
      let table = unsafe entry.table.assumingMemoryBound(to: doorstep_rule.self)
      return unsafe table.pointee.create(table, &host, text, &instance, &answer.failure)
    }
    guard answer.status == DOORSTEP_OK else { return answer }
    unsafe withText(json ?? "") { text in
      var request = unsafe request
      unsafe withUnsafePointer(to: text) { text in
        if json != nil { unsafe request.host_ref = UnsafeRawPointer(text) }
        answer.status = unsafe table.evaluate(instance, &request, &answer.verdict, &answer.failure)
      }
    }
    unsafe table.destroy(instance)
    answer.logged = logged.text
    return answer
  }

  private final class LastMessage {
    var text: String?
  }

  private func withText<Result>(_ text: String, _ body: (doorstep_text) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      return unsafe body(doorstep_text(bytes: start, length: UInt64(bytes.count)))
    }
  }
}

extension doorstep_text {
  /// A slice of a text that is there for good.
  init(_ text: StaticString) {
    unsafe self.init(
      bytes: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self),
      length: UInt64(text.utf8CodeUnitCount))
  }
}
