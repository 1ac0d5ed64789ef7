// SPDX-License-Identifier: MIT

import Doorstep
import RulePlugins

/// What asking a plug-in in a process of its own took: there and back, on the clock of the wall, for while
/// the other process works this one waits.
struct ProcessFigures {
  private static let questions = 50_000
  private static let batches = 2000
  private static let batchSize = 64

  private let name: String
  private let typical, tail, inBatch: Double

  /// Asks one at a time, and then so many that a hand-over is full.
  init(of process: PluginProcess, called name: String, _ context: DecisionContext) throws {
    self.name = name
    func ask() throws { _ = try process.evaluate(context, timeout: .seconds(10)) }
    for _ in 0..<1000 { try ask() }
    let times = try (0..<Self.questions).map { _ in
      try Self.microseconds { try ask() }
    }.sorted()
    typical = times[times.count / 2]
    tail = times[times.count / 100 * 99]
    let contexts = Array(repeating: context, count: Self.batchSize)
    let batches = try (0..<Self.batches).map { _ in
      try Self.microseconds {
        for answer in process.evaluate(contexts, timeout: .seconds(10)) { _ = try answer.get() }
      } / Double(Self.batchSize)
    }.sorted()
    inBatch = batches[batches.count / 2]
  }

  private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
  }

  var line: String {
    "\(name): p50 \(tenths(typical)) µs a question, p99 \(tenths(tail)) µs, "
      + "\(hundredths(inBatch)) µs each of \(Self.batchSize) at once"
  }

  var jsonText: String {
    #"{"name":"\#(name)","p50Microseconds":\#(tenths(typical)),"p99Microseconds":\#(tenths(tail)),"#
      + #""batchMicroseconds":\#(hundredths(inBatch))}"#
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
