// SPDX-License-Identifier: MIT

import JSONDocument

extension Compiler {
  /// Makes minutes of the constant texts, such as `"22:30"`, that a time of day is compared with.
  func readTimesOfDay(in tree: inout Tree) throws(LogicError) {
    guard tree.operands.contains(where: { $0.kind == .timeOfDay }) else { return }
    for (index, operand) in tree.operands.enumerated() {
      guard case .string(let text)? = operand.constant else { continue }
      guard let minutes = minutesOfDay(text) else {
        throw error(
          .kind(
            user: "\"\(tree.name)\"", expected: "a time of day from \"00:00\" to \"24:00\"",
            found: operand.constant?.summary ?? ""), at: operand.pointer)
      }
      tree.operands[index] = Tree(
        operation: .constant, name: "", detail: .constant(.integer(minutes)), kind: .timeOfDay,
        pointer: operand.pointer)
    }
  }
}

/// Minutes since midnight, up to 24 hours, as the text that `minutesOfDay` reads.
func timeOfDayText(_ minutes: Int64) -> String {
  let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
  return digits.joined(separator: ":")
}

/// Minutes since midnight of a text such as `"22:30"`, up to `"24:00"`; nil when it is none.
func minutesOfDay(_ text: String) -> Int64? {
  let digits = text.utf8.map { Int64($0) - 0x30 }
  guard digits.count == 5, text.utf8.dropFirst(2).first == UInt8(ascii: ":"),
    [0, 1, 3, 4].allSatisfy({ (0...9).contains(digits[$0]) })
  else { return nil }
  let (hour, minute) = (digits[0] * 10 + digits[1], digits[3] * 10 + digits[4])
  let minutes = hour * 60 + minute
  return minute < 60 && minutes <= 24 * 60 ? minutes : nil
}
