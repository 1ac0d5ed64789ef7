// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What README and the pages show of the command line, run.
@Suite("Commands in the documentation")
struct DocumentedCommandTests {
  /// A line of a page that calls `doorstep`, and what the page shows below it.
  struct Shown: CustomTestStringConvertible {
    let page: String
    let line: Int
    let words: String
    var answer = ""

    var testDescription: String { "\(page):\(line): \(words)" }
  }

  private static let pages = ["README.md", "CONTRIBUTING.md"] + folder("docs")

  private static func folder(_ name: String) -> [String] {
    let path = SharedData.packageDirectory.appending(path: name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(name)/\($0)" }
  }

  private static func lines(of page: String) -> [String] {
    let file = SharedData.packageDirectory.appending(path: page)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n")
  }

  /// Commands behind a prompt, each with the lines up to the next prompt or the end of the block.
  private static let answered = pages.flatMap { page in
    var shown: [Shown] = []
    var isOpen = false
    for (index, line) in lines(of: page).enumerated() {
      if line.hasPrefix("$ doorstep ") {
        shown.append(Shown(page: page, line: index + 1, words: String(line.dropFirst(2))))
        isOpen = true
      } else if line.hasPrefix("```") || line.hasPrefix("$ ") {
        isOpen = false
      } else if isOpen {
        shown[shown.count - 1].answer += line + "\n"
      }
    }
    return shown
  }

  /// Commands without a prompt: what can be typed, with names in capitals for what is one's own.
  private static let forms = pages.flatMap { page in
    lines(of: page).enumerated().compactMap { index, line in
      let words = line.trimmingCharacters(in: .whitespaces)
      let isForm = words.hasPrefix("doorstep ") && !words.hasPrefix("doorstep: ")
      let isCode = line == words || line.hasPrefix("    ")
      return isForm && isCode ? Shown(page: page, line: index + 1, words: words) : nil
    }
  }

  @Test(arguments: answered)
  func `answer what is shown below them`(_ shown: Shown) throws {
    let answer = try Stage().run(Transcript.Command(words: shown.words, line: shown.line))
    #expect(String(decoding: answer.output + answer.errors, as: UTF8.self) == shown.answer)
  }

  @Test(arguments: forms)
  func `have the options that are shown`(_ shown: Shown) throws {
    let words = shown.words.split(whereSeparator: { " []".contains($0) }).map(String.init)
    let command = words.prefix { $0.allSatisfy { $0.isLowercase || $0 == "-" } && $0.first != "-" }
    let help = try Stage().run(
      Transcript.Command(words: (command + ["--help"]).joined(separator: " "), line: shown.line))
    #expect(help.code == 0, "\(command)")
    let known = String(decoding: help.output, as: UTF8.self)
      .split(whereSeparator: { " ,=\n".contains($0) })
    for option in words where option.hasPrefix("-") && option != "--" {
      #expect(known.contains(Substring(option)), "\(option)")
    }
  }

  @Test func `there are some`() {
    #expect(Self.answered.contains { $0.page == "README.md" })
    #expect(Self.forms.contains { $0.page == "docs/OPENING-HOURS.md" })
  }
}
