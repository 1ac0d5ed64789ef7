// SPDX-License-Identifier: MIT

import DeliveryModel
import DeliveryRules
import RulePlugins

/// What a plug-in answered to generated requests.
package struct PluginAnswers: Sendable {
  /// A kind of answer, how often it came, and to which request first, counted from 0.
  package struct Tally: Hashable, Sendable {
    /// Such as `allow`, `refuse NIGHT` or `failed: …`.
    package let answer: String
    /// How often it came.
    package internal(set) var count: Int
    /// The first request that got it.
    package let first: Int
  }

  /// How long a request is waited for: so long that only what hangs is late.
  private static let timeout = Duration.seconds(1)

  /// How many requests there were.
  package let requests: Int
  /// What was answered, in the order in which it first came.
  package let tallies: [Tally]
  /// Requests that got another answer when they were asked again, in reverse order.
  package let changed: [Int]
  /// Requests that got another answer when they were asked many at a time.
  package let changedTogether: [Int]
  /// How long an answer takes; nil when most requests got none, so that there is nothing to measure.
  package let times: Times?
  private let failures: Int

  /// How long an answer takes.
  package struct Times: Hashable, Sendable {
    /// Nanoseconds on the clock for a request that is asked alone, the middle one of all.
    package let nanosecondsAlone: Int64
    /// Nanoseconds on the clock for a request of all that are asked together.
    package let nanosecondsTogether: Int64
  }

  init(
    of plugin: HostedPlugin, by host: PluginHostExecutable, requests count: Int, seed: UInt64
  ) throws(RulePluginError) {
    var generator = GeneratedRequests(seed: seed)
    let contexts = generator.contexts(count: count)
    let process = try PluginProcess(plugin, by: host) { _, _ in }
    let clock = ContinuousClock()
    var answers: [String] = []
    var times: [Duration] = []
    for context in contexts {
      var answer = ""
      times.append(clock.measure { answer = Self.answer(of: process, to: context) })
      answers.append(answer)
    }
    let again = contexts.reversed().map { Self.answer(of: process, to: $0) }
    var together: [String] = []
    let time = clock.measure {
      together = process.evaluate(contexts, timeout: Self.timeout * contexts.count).map(Self.text)
    }
    requests = contexts.count
    tallies = Self.tallies(of: answers)
    changed = answers.indices.filter { answers[$0] != again[again.count - 1 - $0] }
    changedTogether = answers.indices.filter { answers[$0] != together[$0] }
    failures = answers.count { $0.hasPrefix("failed: ") }
    let areEnough = !times.isEmpty && failures * 2 <= times.count
    self.times =
      areEnough
      ? Times(
        nanosecondsAlone: times.sorted()[times.count / 2].nanoseconds,
        nanosecondsTogether: time.nanoseconds / Int64(contexts.count)) : nil
  }

  private static func answer(of process: PluginProcess, to context: DecisionContext) -> String {
    do throws(RulePluginError) {
      return text(.success(try process.evaluate(context, timeout: timeout)))
    } catch {
      return text(.failure(error))
    }
  }

  private static func text(_ answer: Result<Verdict, RulePluginError>) -> String {
    switch answer {
    case .success(.pass): "allow"
    case .success(.refuse(let refusal)): "refuse \(refusal.code.rawValue)"
    case .success(.adjust(let change)):
      "adjust by \(change.seconds) s and \(change.minorUnits) minor units"
    case .success(.unknown(let input)): "unknown \(input)"
    case .success(.abstain): "abstain"
    case .success(.failed(let failure)): "failed: \(failure.message)"
    case .failure(let error): "failed: \(error.reason)"
    }
  }

  private static func tallies(of answers: [String]) -> [Tally] {
    var places: [String: Int] = [:]
    var tallies: [Tally] = []
    for (number, answer) in answers.enumerated() {
      if let place = places[answer] {
        tallies[place].count += 1
      } else {
        places[answer] = tallies.count
        tallies.append(Tally(answer: answer, count: 1, first: number))
      }
    }
    return tallies
  }

  /// What of it has to be mended, for a plug-in that claims, or does not, to say the same of the same request always.
  func problems(isPure: Bool) -> [String] {
    var problems: [String] = []
    if failures > 0 {
      problems.append(
        "\(failures) of \(requests) requests failed, the first with what is listed above")
    }
    if isPure, let first = changed.first {
      problems.append(
        "it claims to be pure, but answered \(changed.count) of \(requests) requests otherwise when they "
          + "were asked again, request \(first) for one")
    }
    if isPure, let first = changedTogether.first {
      problems.append(
        "it claims to be pure, but answered \(changedTogether.count) of \(requests) requests otherwise when "
          + "they were asked together, request \(first) for one")
    }
    return problems
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue
      + attoseconds / 1_000_000_000
  }
}
