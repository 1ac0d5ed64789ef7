// SPDX-License-Identifier: MIT

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
    try question.ask(Self.questions)
    let before = AllocationCount.now
    try question.ask(Self.questions)
    allocations = Double(AllocationCount.now - before) / Double(Self.questions)
    let times = try (0..<Self.samples).map { _ in
      try ThreadClock.nanoseconds { try question.ask(Self.questions) }
    }.sorted()
    nanoseconds = times[times.count / 2] / Double(Self.questions)
  }

  var line: String {
    "\(name): \(tenths(nanoseconds)) ns a question, \(tenths(allocations)) allocations"
  }

  var jsonText: String {
    #"{"name":"\#(name)","nanoseconds":\#(tenths(nanoseconds)),"allocations":\#(tenths(allocations))}"#
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
