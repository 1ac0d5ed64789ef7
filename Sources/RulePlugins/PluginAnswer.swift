// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules

/// Where a plug-in writes what it says of one request.
struct PluginAnswer {
  var verdict = doorstep_verdict.new
  var failure = doorstep_failure.new

  /// The verdict, checked, of a call that returned `status`.
  func verdict(_ status: doorstep_status) throws(RulePluginError.Reason) -> Verdict {
    guard status == DOORSTEP_OK else {
      throw RulePluginError.Reason(status: status, failure: failure)
    }
    return try Verdict(checking: verdict)
  }
}

extension doorstep_verdict {
  /// One as a plug-in gets it: zero, but for its size.
  static var new: doorstep_verdict {
    var verdict = doorstep_verdict()
    verdict.struct_size = UInt32(MemoryLayout<doorstep_verdict>.size)
    return verdict
  }
}

extension doorstep_failure {
  /// One as a plug-in gets it: zero, but for its size.
  static var new: doorstep_failure {
    var failure = doorstep_failure()
    failure.struct_size = UInt32(MemoryLayout<doorstep_failure>.size)
    return failure
  }
}
