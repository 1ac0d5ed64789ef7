// SPDX-License-Identifier: MIT

import Doorstep

extension String {
  /// The lines of an error or a warning, `file:12:7: what is wrong (/pointer)`, without line and column:
  /// `file: /pointer: what is wrong`, so that a test need not count characters.
  var unpositioned: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let match = line.wholeMatch(of: /(.+?):\d+:\d+: (.*?)(?: \((\/[^()]*)\))?/) else {
        return String(line)
      }
      return [String(match.1), match.3.map(String.init), String(match.2)].compactMap(\.self)
        .joined(separator: ": ")
    }.joined(separator: "\n")
  }
}

extension ServiceError {
  /// The mistakes without line and column.
  var unpositioned: String { description.unpositioned }
}
