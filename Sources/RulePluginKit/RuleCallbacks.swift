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

  /// Decides one request.
  func decide(
    _ request: UnsafePointer<doorstep_request>, _ verdict: UnsafeMutablePointer<doorstep_verdict>,
    _ failure: UnsafeMutablePointer<doorstep_failure>
  ) -> doorstep_status {
    do {
      let answer = try unsafe rule.evaluate(RuleRequest(request, host: host))
      try unsafe verdict.pointee.write(answer)
      return DOORSTEP_OK
    } catch {
      unsafe failure.pointee.text_length = "\(error)".copy(into: &failure.pointee.text)
      return error is CancellationError ? DOORSTEP_CANCELLED : DOORSTEP_FAILED
    }
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
    return unsafe configure(configuration, failure) { configuration in
      let type = unsafe Unmanaged<RuleKind>.fromOpaque(kind).takeUnretainedValue().type
      let box = try unsafe RuleBox(make(type, configuration, host: host), host: host)
      // Released by `destroy`.
      unsafe instance.pointee = Unmanaged.passRetained(box).toOpaque()
    }
  }

  private static func make(
    _ type: any RulePlugin.Type, _ configuration: JSONValue, host: UnsafePointer<doorstep_host>
  ) throws -> any RulePlugin {
    guard let watching = type as? any WatchingRulePlugin.Type else {
      return try type.init(configuration: configuration)
    }
    let folder = unsafe String(copying: doorstep_service_folder(host))
    return try watching.init(
      configuration: configuration, folder: ServiceFolder(path: folder))
  }

  /// Calls `body` with the parsed configuration; an error becomes a `failure`.
  static func configure(
    _ configuration: doorstep_text, _ failure: UnsafeMutablePointer<doorstep_failure>,
    _ body: (JSONValue) throws -> Void
  ) -> doorstep_status {
    do {
      try body(JSONDocument(parsing: unsafe String(copying: configuration)).root)
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
    return unsafe box.decide(request, verdict, failure)
  }

  static func evaluateBatch(
    _ instance: UnsafeMutableRawPointer?, _ items: UnsafeMutablePointer<doorstep_batch_item>?,
    _ count: UInt32
  ) -> doorstep_status {
    guard let instance = unsafe instance, let items = unsafe items else { return DOORSTEP_FAILED }
    let box = unsafe Unmanaged<RuleBox>.fromOpaque(instance).takeUnretainedValue()
    for place in 0..<Int(count) {
      guard let request = unsafe items[place].request, let verdict = unsafe items[place].verdict,
        let failure = unsafe items[place].failure
      else { continue }
      unsafe items[place].status = unsafe box.decide(request, verdict, failure)
    }
    return DOORSTEP_OK
  }

  static func listFiles(
    _ table: UnsafePointer<doorstep_rule>?, _ configuration: doorstep_text,
    _ files: UnsafePointer<doorstep_watch_list>?,
    _ failure: UnsafeMutablePointer<doorstep_failure>?
  ) -> doorstep_status {
    guard let kind = unsafe table?.pointee.author_data, let files = unsafe files,
      let failure = unsafe failure
    else { return DOORSTEP_FAILED }
    return unsafe configure(configuration, failure) { configuration in
      let type = unsafe Unmanaged<RuleKind>.fromOpaque(kind).takeUnretainedValue().type
      guard let type = type as? any WatchingRulePlugin.Type else { return }
      for path in try type.watchedFiles(configuration: configuration) {
        let status = unsafe path.withText { unsafe files.pointee.add?(files, $0) }
        guard status == DOORSTEP_OK else { throw UnwatchableFile(path: path) }
      }
    }
  }
}

extension doorstep_failure {
  fileprivate mutating func describe(_ error: JSONError) {
    // What has a source is wrong in a file of the rule, and not in its configuration.
    if error.source == nil, case .value(let place, _) = error.location {
      pointer_length = place.copy(into: &pointer)
      text_length = error.reason.description.copy(into: &text)
    } else {
      text_length = error.description.copy(into: &text)
    }
  }
}
