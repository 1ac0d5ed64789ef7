// SPDX-License-Identifier: MIT

import CommandLineParsing

/// The origin of a web page: scheme, host and, where it is not the usual one, port.
struct OriginArgument: CommandLineValue {
  /// As browsers send it.
  let text: String
}

extension OriginArgument {
  init(argument: String) throws(InvalidValue) {
    // Browsers send it in lower case and without a path; anything else would never match.
    let host = /https?:\/\/(?:[a-z0-9]+(?:[.\-][a-z0-9]+)*|\[[0-9a-f:]+\])(?::[0-9]{1,5})?/
    guard argument.wholeMatch(of: host) != nil else {
      throw InvalidValue(
        argument, expected: "an origin as browsers send it, such as https://shop.example")
    }
    text = argument
  }
}
