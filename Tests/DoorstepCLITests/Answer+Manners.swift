// SPDX-License-Identifier: MIT

/// What every answer of `doorstep` keeps to, whatever the question: a second oracle beside the
/// recorded text, which recording anew cannot silence.
extension Transcript.Answer {
  /// The codes that `doorstep` may end with.
  private static let codes: Set<Int32> = [0, 1, 64, 65, 66, 69, 73, 74, 78]

  /// How the answer breaks the rules; empty when it keeps them.
  var badManners: [String] {
    var complaints: [String] = []
    if !Self.codes.contains(code) { complaints.append("the exit code is \(code)") }
    // Beside an answer plug-ins may speak and doubts be told, for the operator.
    let asides = ["doorstep: plug-in ", "doorstep: warning: "]
    if code <= 1, !lines(of: errors).allSatisfy({ line in asides.contains { line.hasPrefix($0) } })
    {
      complaints.append("an answer has words on standard error")
    }
    if code > 1, errors.isEmpty { complaints.append("an error says nothing on standard error") }
    if code > 1, !lines(of: output).allSatisfy(isAnswer) {
      complaints.append("an error has other words on standard output than answers before it")
    }
    if !lines(of: errors).allSatisfy({ $0.hasPrefix("doorstep: ") || $0.hasPrefix("Try '") }) {
      complaints.append("a line on standard error does not say who speaks")
    }
    return complaints
  }

  private func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private func isAnswer(_ line: Substring) -> Bool {
    line.hasPrefix("{\"") || [": yes, ", ": no, ", ": depends, "].contains { line.contains($0) }
  }
}

extension Transcript.Command {
  /// Whether the answer is that of `doorstep` alone.
  var isPlainDoorstep: Bool {
    words.hasPrefix("doorstep ") && !words.contains { "|;&".contains($0) }
  }
}
