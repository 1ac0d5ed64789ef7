// SPDX-License-Identifier: MIT

import CDoorstepRule
public import RulePluginKit

/// A rule as Doorstep would make and ask it, through the C interface, without Doorstep.
///
///     let rule = try RuleUnderTest(NightRule.self, configuration: #"{"firstHour": 6}"#)
///     let request = try SampleRequest(scheduledFor: "2026-12-01T05:00:00+01:00")
///     #expect(try rule.verdict(on: request) == .refuse(code: "NIGHT"))
///
/// Messages that are cut and codes that are too long show here as they would in the service.
@safe public final class RuleUnderTest {
  private let table: UnsafePointer<doorstep_rule>
  private let host: UnsafeMutablePointer<doorstep_host>
  private let journal = Journal()
  private let folder: UnsafeMutableBufferPointer<UInt8>
  private var instance: UnsafeMutableRawPointer?
  /// An instance may be NULL, so that this says whether there is one to destroy.
  private var isMade = false

  /// What the rule has written to the log.
  public var log: [String] { journal.lines }

  /// What the rule has noted about the request that it was asked about last.
  public var notes: [String: String] { journal.notes }

  /// Makes the rule with a configuration.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - configuration: What the service gives it, as JSON.
  ///   - folder: Where relative paths in the configuration start: the folder of the service.
  /// - Throws: `refusedConfiguration` when the rule refuses it, or it is no JSON.
  public convenience init(
    _ rule: any RulePlugin.Type, configuration: String = "{}", folder: String = ""
  ) throws(RuleTestError) {
    // As in a plug-in, the table stays for good.
    try unsafe self.init(
      table: RuleEntry(for: rule).table, configuration: configuration, folder: folder)
  }

  /// Makes a rule in whatever language with a configuration.
  ///
  /// - Parameters:
  ///   - table: What the entry function of the rule returns: a `doorstep_rule`, which stays for good.
  ///   - configuration: What the service gives it, as JSON.
  ///   - folder: Where relative paths in the configuration start: the folder of the service.
  /// - Throws: `refusedConfiguration` when the rule refuses it, or it is no JSON.
  @unsafe public init(
    table: UnsafeRawPointer, configuration: String = "{}", folder: String = ""
  ) throws(RuleTestError) {
    unsafe self.table = table.assumingMemoryBound(to: doorstep_rule.self)
    unsafe self.folder = .allocate(capacity: folder.utf8.count)
    _ = unsafe self.folder.initialize(from: folder.utf8)
    unsafe host = .allocate(capacity: 1)
    let start = unsafe UnsafeRawPointer(self.folder.baseAddress)
    let slice = unsafe doorstep_text(
      bytes: start?.assumingMemoryBound(to: CChar.self), length: UInt64(self.folder.count))
    unsafe host.initialize(to: TestHost.table(writingTo: journal, folder: slice))
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    let status = unsafe withText(configuration) { text in
      unsafe self.table.pointee.create(self.table, host, text, &instance, &failure)
    }
    guard status == DOORSTEP_OK else {
      throw .refusedConfiguration(
        pointer: String(failure.pointer, count: failure.pointer_length),
        message: String(failure.text, count: failure.text_length))
    }
    isMade = true
  }

  deinit {
    if isMade { unsafe table.pointee.destroy(instance) }
    unsafe host.deallocate()
    unsafe folder.deallocate()
  }

  /// Asks the rule about `request`.
  ///
  /// - Throws: `failed` when the rule throws, with the text of its error.
  public func verdict(on request: SampleRequest) throws(RuleTestError) -> Verdict {
    var verdict = doorstep_verdict()
    verdict.struct_size = UInt32(MemoryLayout<doorstep_verdict>.size)
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    journal.notes = [:]
    let status = unsafe request.withMessage { message in
      if unsafe table.pointee.capabilities & DOORSTEP_WANTS_JSON == 0 {
        unsafe message.host_ref = nil
      }
      return unsafe table.pointee.evaluate(instance, &message, &verdict, &failure)
    }
    guard status == DOORSTEP_OK else {
      throw .failed(message: String(failure.text, count: failure.text_length))
    }
    let message = String(verdict.message, count: verdict.message_length)
    switch verdict.action {
    case DOORSTEP_ALLOW: return .allow
    case DOORSTEP_REFUSE:
      return .refuse(code: String(verdict.code, count: verdict.code_length), message: message)
    case DOORSTEP_ADJUST:
      return .adjust(
        seconds: Int(verdict.estimate_delta_seconds), minorUnits: verdict.fee_delta_minor)
    case DOORSTEP_UNKNOWN: return .unknown(input: message)
    // `RuleEntry` writes no other.
    default: return .abstain
    }
  }
}
