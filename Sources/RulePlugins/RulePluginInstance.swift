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
  package var id: String { library.identity.id }

  // Of the library, so that a call does not look for them.
  let capabilities: PluginCapabilities
  private let isConcurrent: Bool
  private let function:
    (
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<doorstep_request>?,
        UnsafeMutablePointer<doorstep_verdict>?, UnsafeMutablePointer<doorstep_failure>?
      ) -> doorstep_status
    )?

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
    capabilities = library.identity.capabilities
    isConcurrent = capabilities.contains(.concurrent)
    unsafe function = unsafe library.table.pointee.evaluate
  }

  deinit {
    unsafe library.table.pointee.destroy?(instance)
  }

  private static func create(
    _ table: UnsafePointer<doorstep_rule>, configuration: String, services: HostServices
  ) throws(RulePluginError.Reason) -> UnsafeMutableRawPointer? {
    var instance: UnsafeMutableRawPointer?
    var failure = doorstep_failure.new
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
  /// After `deadline` it is told, when it asks, that nobody waits any more; nothing can stop it.
  package func evaluate(
    _ context: DecisionContext, by deadline: AnswerDeadline?
  ) throws(RulePluginError) -> Verdict {
    do {
      var request = unsafe doorstep_request()
      var texts = ShortTexts(repeating: 0)
      var answer = PluginAnswer()
      let status = try unsafe ask(context, by: deadline, &request, &texts, &answer)
      return try answer.verdict(status)
    } catch {
      throw RulePluginError(plugin: library.name, reason: error)
    }
  }

  /// Texts of one request for which no memory is asked: a currency, two ids and some tags.
  private typealias ShortTexts = InlineArray<256, UInt8>

  /// Asks about `context` with a request that is written for this one call: whatever the plug-in writes into it and its
  /// texts, nobody else reads.
  ///
  /// It takes pointers to its caller's variables, and no closure: one would have the context copied.
  private func ask(
    _ context: borrowing DecisionContext, by deadline: AnswerDeadline?,
    _ request: UnsafeMutablePointer<doorstep_request>, _ short: UnsafeMutablePointer<ShortTexts>,
    _ answer: inout PluginAnswer
  ) throws(RulePluginError.Reason) -> doorstep_status {
    var texts = unsafe TextWriter(
      into: UnsafeMutableRawBufferPointer(start: short, count: MemoryLayout<ShortTexts>.size))
    try unsafe context.writeRequest(to: request, &texts)
    var long: UnsafeMutableRawBufferPointer?
    defer { unsafe long?.deallocate() }
    if !texts.isComplete {
      let place = UnsafeMutableRawBufferPointer.allocate(byteCount: texts.byteCount, alignment: 1)
      unsafe long = unsafe place
      texts = unsafe TextWriter(into: place)
      try unsafe context.writeRequest(to: request, &texts)
    }
    if let deadline { unsafe request.pointee.deadline_monotonic_ns = deadline.nanoseconds }
    guard let scope = RequestScope.needed(for: context, capabilities) else {
      return unsafe enter(request, &answer)
    }
    defer { withExtendedLifetime(scope) {} }
    unsafe scope.lend(to: request)
    return unsafe enter(request, &answer)
  }

  private func enter(
    _ request: UnsafePointer<doorstep_request>, _ answer: inout PluginAnswer
  ) -> doorstep_status {
    if isConcurrent { return unsafe self.answer(request, &answer) }
    return enter { unsafe self.answer(request, &answer) }
  }

  /// Calls the plug-in's function, whatever it makes of it; `answer` comes in new.
  func answer(
    _ request: UnsafePointer<doorstep_request>, _ answer: inout PluginAnswer
  ) -> doorstep_status {
    // `RuleTable` has refused a table without the function.
    unsafe function?(instance, request, &answer.verdict, &answer.failure) ?? DOORSTEP_FAILED
  }

  /// Calls the plug-in by `body`: one thread at a time, unless it claims that more may enter.
  func enter<Result>(_ body: () -> Result) -> Result {
    isConcurrent ? body() : turn.withLock { _ in body() }
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
