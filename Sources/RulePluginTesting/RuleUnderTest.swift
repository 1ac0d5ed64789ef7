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
  private var instance: UnsafeMutableRawPointer?

  /// What the rule has written to the log.
  public var log: [String] { journal.lines }

  /// Makes the rule with a configuration.
  ///
  /// - Throws: `refusedConfiguration` when the rule refuses it, or it is no JSON.
  public init(
    _ rule: any RulePlugin.Type, configuration: String = "{}"
  ) throws(RuleTestError) {
    // As in a plug-in, the table stays for good.
    unsafe table = RuleEntry(for: rule).table.assumingMemoryBound(to: doorstep_rule.self)
    unsafe host = .allocate(capacity: 1)
    unsafe host.initialize(to: TestHost.table(writingTo: journal))
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    let status = unsafe withText(configuration) { text in
      unsafe table.pointee.create(table, host, text, &instance, &failure)
    }
    guard status == DOORSTEP_OK else {
      throw .refusedConfiguration(
        pointer: String(failure.pointer, count: failure.pointer_length),
        message: String(failure.text, count: failure.text_length))
    }
  }

  deinit {
    if let instance = unsafe instance { unsafe table.pointee.destroy(instance) }
    unsafe host.deallocate()
  }

  /// Asks the rule about `request`.
  ///
  /// - Throws: `failed` when the rule throws, with the text of its error.
  public func verdict(on request: SampleRequest) throws(RuleTestError) -> Verdict {
    var verdict = doorstep_verdict()
    verdict.struct_size = UInt32(MemoryLayout<doorstep_verdict>.size)
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
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
