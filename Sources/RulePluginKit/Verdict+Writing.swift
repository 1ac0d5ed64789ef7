// SPDX-License-Identifier: MIT

import CDoorstepRule

extension doorstep_verdict {
  /// Fills the host's struct with `answer`; a message that is too long is cut.
  ///
  /// - Throws: When the code is too long: half a code would be another one.
  mutating func write(_ answer: Verdict) throws(OverlongCode) {
    switch answer {
    case .allow: action = DOORSTEP_ALLOW
    case .abstain: action = DOORSTEP_ABSTAIN
    case .refuse(let code, let message):
      guard code.utf8.count <= DOORSTEP_CODE_CAPACITY else { throw OverlongCode(code: code) }
      action = DOORSTEP_REFUSE
      code_length = code.copy(into: &self.code)
      message_length = message.copy(into: &self.message)
    case .adjust(let seconds, let minorUnits):
      action = DOORSTEP_ADJUST
      // The host refuses what is beyond a week, so the nearest number says the same.
      estimate_delta_seconds = Int32(clamping: seconds)
      fee_delta_minor = minorUnits
    case .unknown(let input):
      action = DOORSTEP_UNKNOWN
      message_length = input.copy(into: &message)
    }
  }
}

/// A refusal's code that does not fit the interface.
struct OverlongCode: Error, CustomStringConvertible {
  let code: String

  var description: String {
    "the code \"\(code)\" has \(code.utf8.count) bytes, more than \(DOORSTEP_CODE_CAPACITY)"
  }
}
