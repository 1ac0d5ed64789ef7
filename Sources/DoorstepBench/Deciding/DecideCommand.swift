// SPDX-License-Identifier: MIT

import CommandLineParsing
import Doorstep

/// `doorstep-bench decide`.
struct DecideCommand: Command {
  static let seed = Option(
    "seed", value: "NUMBER", default: 1, help: "the seed of the generated zones and coordinates")
  static let mix = Option<DecisionTown.Mix?>(
    "mix", value: "MIX", help: "measure only this mix: plain, yes, outside, small, closed or mixed")
  static let json = Flag("json", help: "print one JSON object per mix")
  static let spec = CommandSpec(
    "decide", summary: "Measure whole decisions with ten rules and an expression.",
    discussion: """
      A city of 150 zones with two hubs, and the ten rules of a usual delivery: hours of the zone and of \
      the hub, lead time, minimum and maximum order, number of items, weight, item tags, distance and \
      estimate; the fee has tiers. Except for plain, one more rule is an expression over distance and \
      subtotal. For each mix of requests: nanoseconds a decision in time of the thread, the median of 31 \
      samples after a warm-up; how often memory was asked for; and the number of times that the answer was \
      yes.
      """,
    options: [seed, mix, json],
    examples: ["doorstep-bench decide", "doorstep-bench decide --mix yes"])

  func run(_ arguments: ParsedArguments, in console: Console) throws -> ExitCode {
    let town = try DecisionTown(seed: UInt64(truncatingIfNeeded: arguments[Self.seed]))
    for mix in arguments[Self.mix].map({ [$0] }) ?? DecisionTown.Mix.allCases {
      let figures = try DecisionFigures(of: mix, in: town)
      try console.print(arguments[Self.json] ? figures.jsonText : figures.line)
      try console.output.flush()
    }
    return .ok
  }
}

/// What deciding a mix of requests took.
struct DecisionFigures {
  private static let samples = 31

  private let mix: DecisionTown.Mix
  private let requests: Int
  private let nanoseconds: Double
  private let allocations: Double
  private let yes: Int

  /// Decides all requests of `mix`, once to warm up, then for each sample.
  init(of mix: DecisionTown.Mix, in town: DecisionTown) throws {
    self.mix = mix
    let requests = town.requests(mix)
    let checker = town.checker(for: mix)
    self.requests = requests.count
    yes = try Self.decide(requests, checker)
    let before = AllocationCount.now
    let again = try Self.decide(requests, checker)
    allocations = Double(AllocationCount.now - before) / Double(requests.count)
    precondition(again == yes, "the same requests have the same answers")
    let times = try (0..<Self.samples).map { _ in
      try ThreadClock.nanoseconds { _ = try Self.decide(requests, checker) }
    }.sorted()
    nanoseconds = times[times.count / 2] / Double(requests.count)
  }

  private static func decide(
    _ requests: [DeliveryRequest], _ checker: DeliveryChecker
  ) throws -> Int {
    var yes = 0
    let requests = requests.span
    for index in requests.indices
    where try checker.quote(for: requests[index]).deliverable == .yes { yes += 1 }
    return yes
  }

  var line: String {
    """
    \(mix.rawValue): \(tenths(nanoseconds)) ns a decision, \(tenths(allocations)) allocations, \
    \(requests) requests, \(yes) of them yes
    """
  }

  var jsonText: String {
    """
    {"mix":"\(mix.rawValue)","nanoseconds":\(tenths(nanoseconds)),\
    "allocations":\(tenths(allocations)),"requests":\(requests),"yes":\(yes)}
    """
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
