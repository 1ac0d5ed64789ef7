// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryModel
import DeliveryRules

extension Verdict {
  /// Takes over what a plug-in answered, or refuses it: a wrong length or number is never corrected,
  /// because then what stands behind it would be shown.
  init(checking verdict: doorstep_verdict) throws(RulePluginError.Reason) {
    guard verdict.code_length <= DOORSTEP_CODE_CAPACITY else {
      throw .malformedVerdict("code_length is \(verdict.code_length)")
    }
    guard verdict.message_length <= DOORSTEP_MESSAGE_CAPACITY else {
      throw .malformedVerdict("message_length is \(verdict.message_length)")
    }
    switch verdict.action {
    case DOORSTEP_ALLOW: self = .pass
    case DOORSTEP_REFUSE: self = .refuse(try Refusal(checking: verdict))
    case DOORSTEP_ADJUST: self = .adjust(try Adjustment(checking: verdict))
    case DOORSTEP_ABSTAIN: self = .abstain(reason: "not a case for the plug-in")
    case DOORSTEP_UNKNOWN:
      let input = try verdict.checkedMessage()
      guard !input.isEmpty else { throw .malformedVerdict("the unknown input has no name") }
      self = .unknown(input: input)
    default: throw .malformedVerdict("action is \(verdict.action)")
    }
  }
}

extension Refusal {
  fileprivate init(checking verdict: doorstep_verdict) throws(RulePluginError.Reason) {
    let isCode = { (byte: UInt8) in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard let code = String(copying: verdict.code, length: verdict.code_length),
      !code.isEmpty, code.utf8.allSatisfy(isCode)
    else { throw .malformedVerdict("code is not one or more of A-Z, 0-9 and _") }
    let message = try verdict.checkedMessage()
    self.init(code: ReasonCode(rawValue: code), message: message.isEmpty ? nil : message)
  }
}

extension Adjustment {
  fileprivate init(checking verdict: doorstep_verdict) throws(RulePluginError.Reason) {
    let seconds = Int64(verdict.estimate_delta_seconds)
    guard seconds.magnitude <= DOORSTEP_ESTIMATE_DELTA_LIMIT else {
      throw .malformedVerdict("estimate_delta_seconds is \(seconds)")
    }
    let minorUnits = verdict.fee_delta_minor
    guard minorUnits.magnitude <= DOORSTEP_FEE_DELTA_LIMIT else {
      throw .malformedVerdict("fee_delta_minor is \(minorUnits)")
    }
    self.init(seconds: seconds, minorUnits: minorUnits)
  }
}

extension doorstep_verdict {
  fileprivate func checkedMessage() throws(RulePluginError.Reason) -> String {
    guard let text = String(copying: message, length: message_length) else {
      throw .malformedVerdict("message is not UTF-8")
    }
    return text
  }
}
