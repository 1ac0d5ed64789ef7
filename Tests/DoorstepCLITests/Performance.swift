// SPDX-License-Identifier: MIT

/// A transcript played again: what was answered this time, and how it differs.
struct Performance {
  /// Something wrong with the answer to the command at `line`.
  struct Finding {
    let line: Int
    let message: String
    let isMendedByRecording: Bool
  }

  /// The transcript with the answers of this time.
  private(set) var transcript: Transcript
  private(set) var findings: [Finding] = []

  init(of transcript: Transcript) throws {
    self.transcript = transcript
    let stage = try Stage()
    for (index, step) in transcript.steps.enumerated() {
      switch step {
      case .remark: continue
      case .file(let name, let content): try stage.write(content, as: name)
      case .command(let command):
        let answer = try stage.run(command)
        review(answer, to: command)
        self.transcript.steps[index] = .command(command.answering(answer))
      }
    }
  }

  private mutating func review(_ answer: Transcript.Answer, to command: Transcript.Command) {
    if command.isPlainDoorstep {
      for complaint in answer.badManners {
        let message = "\(command.words): \(complaint):\n\(answer.text)"
        findings.append(Finding(line: command.line, message: message, isMendedByRecording: false))
      }
    }
    guard answer != command.answer else { return }
    let message = "\(command.words)\nexpected:\n\(command.answer.text)found:\n\(answer.text)"
    findings.append(Finding(line: command.line, message: message, isMendedByRecording: true))
  }
}

extension Transcript.Command {
  fileprivate func answering(_ answer: Transcript.Answer) -> Self {
    var command = self
    command.answer = answer
    return command
  }
}
