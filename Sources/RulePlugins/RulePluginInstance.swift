// SPDX-License-Identifier: MIT

import CDoorstepRule
package import DeliveryRules
package import JSONDocument
import Synchronization

/// A rule plug-in with its configuration, in this process.
///
/// Owns what the plug-in's `create` made, given back with its `destroy`. The requests to a plug-in
/// that does not claim to be concurrent wait for each other.
@safe package final class RulePluginInstance: PluginEvaluator, @unchecked Sendable {
  // SAFETY: the pointer never changes, and `destroy` runs in `deinit`, so after the last `evaluate`.
  // The plug-in is entered by one thread at a time unless it claims that more may enter.
  let instance: UnsafeMutableRawPointer?
  private let services: HostServices
  private let turn = Mutex(())

  let library: RulePluginLibrary
  package var name: String { library.name }
  package var identity: PluginIdentity { library.identity }

  /// One instance is made at a time, since plug-ins need not expect anything else.
  private static let creation = Mutex(())

  init(
    of library: RulePluginLibrary, configuration: String, folder: String,
    log: @escaping RulePluginLog
  ) throws(RulePluginError.Reason) {
    let services = HostServices(folder: folder, log: log)
    unsafe instance = try Self.creation.withLock { _ throws(RulePluginError.Reason) in
      try unsafe Self.create(library.table, configuration: configuration, services: services)
    }
    self.services = services
    self.library = library
  }

  deinit {
    unsafe library.table.pointee.destroy?(instance)
  }

  private static func create(
    _ table: UnsafePointer<doorstep_rule>, configuration: String, services: HostServices
  ) throws(RulePluginError.Reason) -> UnsafeMutableRawPointer? {
    var instance: UnsafeMutableRawPointer?
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    var text = configuration
    let status = text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      let slice = unsafe doorstep_text(bytes: start, length: UInt64(bytes.count))
      // `RuleTable` has refused a table without the function.
      return unsafe table.pointee.create?(table, services.table, slice, &instance, &failure)
    }
    guard let status, status == DOORSTEP_OK else {
      throw RulePluginError.Reason(status: status ?? DOORSTEP_FAILED, failure: failure)
    }
    return unsafe instance
  }

  /// What the plug-in says of one request.
  ///
  /// After `timeout` it is told, when it asks, that nobody waits any more; nothing can stop it.
  package func evaluate(
    _ context: DecisionContext, timeout: Duration?
  ) throws(RulePluginError) -> Verdict {
    do {
      let message = try RequestMessage(context, timeout: timeout)
      return try unsafe message.withRequest { request throws(RulePluginError.Reason) in
        try unsafe evaluate(&request, about: context)
      }
    } catch {
      throw RulePluginError(plugin: library.name, reason: error)
    }
  }

  private func evaluate(
    _ request: inout doorstep_request, about context: DecisionContext
  ) throws(RulePluginError.Reason) -> Verdict {
    guard let scope = RequestScope.needed(for: context, identity.capabilities) else {
      return try unsafe evaluate(&request)
    }
    defer { withExtendedLifetime(scope) {} }
    unsafe request.host_ref = UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque())
    return try unsafe evaluate(&request)
  }

  private func evaluate(
    _ request: inout doorstep_request
  ) throws(RulePluginError.Reason) -> Verdict {
    var verdict = doorstep_verdict()
    var failure = doorstep_failure()
    let status = enter { unsafe answer(&request, &verdict, &failure) }
    guard status == DOORSTEP_OK else {
      throw RulePluginError.Reason(status: status, failure: failure)
    }
    return try Verdict(checking: verdict)
  }

  /// Calls the plug-in's function, whatever it makes of it; `verdict` and `failure` come in zero.
  func answer(
    _ request: inout doorstep_request, _ verdict: inout doorstep_verdict,
    _ failure: inout doorstep_failure
  ) -> doorstep_status {
    verdict.struct_size = UInt32(MemoryLayout<doorstep_verdict>.size)
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    // `RuleTable` has refused a table without the function.
    return unsafe library.table.pointee.evaluate?(instance, &request, &verdict, &failure)
      ?? DOORSTEP_FAILED
  }

  /// Calls the plug-in by `body`: one thread at a time, unless it claims that more may enter.
  func enter<Result>(_ body: () -> Result) -> Result {
    identity.capabilities.contains(.concurrent) ? body() : turn.withLock { _ in body() }
  }
}

extension RulePluginLibrary {
  /// Makes an instance.
  ///
  /// - Parameters:
  ///   - configuration: Whatever the plug-in takes; an empty object when the service gives nothing.
  ///   - folder: The folder of the service, where the plug-in's relative paths start.
  ///   - log: Where the plug-in's messages go.
  /// - Returns: The instance, which keeps what it needs of the host alive.
  /// - Throws: A `RulePluginError`: `badConfiguration` with the member at fault, or another failure.
  package func makeInstance(
    configuration: JSON = [:], folder: String = "", log: @escaping RulePluginLog
  ) throws(RulePluginError) -> RulePluginInstance {
    do {
      return try RulePluginInstance(
        of: self, configuration: configuration.text(), folder: HostServices.absolute(folder),
        log: log)
    } catch let reason as RulePluginError.Reason {
      throw RulePluginError(plugin: name, reason: reason)
    } catch {
      let reason = RulePluginError.Reason.badConfiguration(pointer: "", message: "\(error)")
      throw RulePluginError(plugin: name, reason: reason)
    }
  }
}
