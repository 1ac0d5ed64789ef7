// SPDX-License-Identifier: MIT

import CDoorstepRule

extension RulePluginError.Reason {
  /// What a function of a plug-in that returned `status` says about it.
  init(status: doorstep_status, failure: doorstep_failure) {
    guard
      failure.text_length <= DOORSTEP_FAILURE_TEXT_CAPACITY,
      failure.pointer_length <= DOORSTEP_FAILURE_POINTER_CAPACITY,
      let text = String(copying: failure.text, length: failure.text_length),
      let pointer = String(copying: failure.pointer, length: failure.pointer_length)
    else {
      self = .failed("status \(status), and its description of the failure is malformed")
      return
    }
    let message = text.isEmpty ? "status \(status), without saying why" : text
    let isConfiguration = status == DOORSTEP_BAD_CONFIG
    self =
      isConfiguration ? .badConfiguration(pointer: pointer, message: message) : .failed(message)
  }
}
