// SPDX-License-Identifier: MIT

import RulePlugins

/// What asking a plug-in took.
struct PluginFigures {
  private static let samples = 31
  private static let questions = 20_480

  private let name: String
  private let nanoseconds: Double
  private let allocations: Double

  /// Asks again and again, once to warm up, then for each sample.
  init(of question: PluginQuestion) throws {
    name = question.name
    try Self.ask(question)
    let before = AllocationCount.now
    try Self.ask(question)
    allocations = Double(AllocationCount.now - before) / Double(Self.questions)
    let times = try (0..<Self.samples).map { _ in
      try ThreadClock.nanoseconds { try Self.ask(question) }
    }.sorted()
    nanoseconds = times[times.count / 2] / Double(Self.questions)
  }

  private static func ask(_ question: PluginQuestion) throws {
    guard question.count > 1 else {
      for _ in 0..<questions {
        _ = try question.evaluator.evaluate(question.context, timeout: nil)
      }
      return
    }
    let contexts = Array(repeating: question.context, count: question.count)
    for _ in 0..<questions / question.count {
      _ = question.evaluator.evaluate(contexts, timeout: nil)
    }
  }

  var line: String {
    "\(name): \(tenths(nanoseconds)) ns a question, \(tenths(allocations)) allocations"
  }

  var jsonText: String {
    #"{"name":"\#(name)","nanoseconds":\#(tenths(nanoseconds)),"allocations":\#(tenths(allocations))}"#
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
