// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules
import JSONDocument

/// The requests of one caller to a plug-in's process, and its answers.
struct Conversation {
  typealias Answer = Result<Verdict, RulePluginError>

  /// The plug-in, as the service calls it.
  private let plugin: String
  private let supervisor: PluginSupervisor
  private let timeout: Duration?
  /// When CLOCK_MONOTONIC shows so many nanoseconds, nobody waits any more.
  private let deadline: Int64
  private var answers: [Answer] = []
  /// How many of the next requests are asked one by one, because the process ended while it answered them together.
  private var doubtful = 0

  init(with supervisor: PluginSupervisor, of plugin: String, timeout: Duration?) {
    self.plugin = plugin
    self.supervisor = supervisor
    self.timeout = timeout
    deadline = timeout.map(MonotonicClock.nanoseconds(after:)) ?? .max
  }

  /// Asks `contexts` in as few hand-overs as possible.
  mutating func answers(to contexts: [DecisionContext]) -> [Answer] {
    answers.reserveCapacity(contexts.count)
    while answers.count < contexts.count {
      do {
        let child = try take()
        handOver(contexts.span.extracting(answers.count...), to: child)
      } catch {
        while answers.count < contexts.count { add(failure: error) }
      }
    }
    return answers
  }

  /// Takes the process for oneself, with nothing unanswered.
  private func take() throws(RulePluginError.Reason) -> PluginChild {
    let taken = supervisor.state.wait(until: deadline) { $0.take(until: deadline) }
    guard let taken else { throw .unavailable(supervisor.state.read(\.waitText)) }
    let child = try taken.get()
    guard let debt = supervisor.state.read(\.debt) else { return child }
    // What is late may still come, and then there is no reason to kill the process for it.
    let isPaid = child.exchange.waitForAnswers(to: debt.number, until: deadline) { child.isOver }
    supervisor.state.update { state in
      guard state.isReady(child) else { return }
      if isPaid { state.debt = nil } else { state.isBusy = false }
    }
    if isPaid { return child }
    // Its time was over, and there may be another process in ours.
    if child.isOver { return try take() }
    throw .unavailable("its process is busy with another request")
  }

  /// Asks as many of `contexts` as fit, and adds at least one answer, unless it leaves them to be asked one by one.
  private mutating func handOver(_ contexts: Span<DecisionContext>, to child: PluginChild) {
    var questions = Exchange.Questions(in: child.exchange)
    var obstacle: RulePluginError.Reason?
    let wantsJSON = child.identity?.capabilities.contains(.wantsJSON) ?? false
    let end = timeout == nil ? 0 : deadline
    let most = doubtful > 0 ? doubtful : Exchange.capacity
    for index in contexts.indices.prefix(most) {
      do {
        let json = wantsJSON ? try contexts[index].jsonBytes() : nil
        guard try questions.append(contexts[index], json: json, deadline: end) else { break }
      } catch {
        obstacle = error
        break
      }
    }
    if questions.count > 0 {
      ask(questions, of: contexts, child)
    } else {
      give(child)
      let limit = Exchange.Place.notes
      add(failure: obstacle ?? .inexpressibleRequest("it is longer than \(limit) bytes"))
    }
  }

  private mutating func ask(
    _ questions: Exchange.Questions, of contexts: Span<DecisionContext>, _ child: PluginChild
  ) {
    let begin = MonotonicClock.nanoseconds()
    let exchange = child.exchange
    let number = exchange.ask(questions, isOneByOne: doubtful > 0)
    let isAnswered = exchange.waitForAnswers(to: number, until: deadline) { child.isOver }
    let count = isAnswered ? questions.count : exchange.answered(of: questions.count)
    for index in 0..<count {
      if contexts[index].wantsNotes { exchange.takeNotes(for: contexts[index], at: index) }
      do {
        add(.success(try exchange.verdict(at: index)))
      } catch .malformedVerdict(let what) {
        child.kill(for: .malformedVerdict(what))
        add(failure: .malformedVerdict(what))
        return
      } catch {
        add(failure: error)
      }
    }
    if isAnswered {
      give(child, with: questions.count)
    } else if child.isOver {
      guard count < questions.count else { return }
      if doubtful == 0, exchange.portion > 1 {
        // It may have been any of those that were answered together.
        doubtful = min(exchange.portion, questions.count - count)
        return
      }
      let fault = supervisor.state.read(\.lastFault) ?? .malformedMessage
      add(failure: .process(fault))
    } else {
      leave(child, askedAt: begin, number)
    }
  }

  private mutating func add(failure reason: RulePluginError.Reason) {
    add(.failure(RulePluginError(plugin: plugin, reason: reason)))
  }

  private mutating func add(_ answer: Answer) {
    answers.append(answer)
    doubtful = max(0, doubtful - 1)
  }

  /// Gives the process back, which has given `count` answers.
  private func give(_ child: PluginChild, with count: Int = 0) {
    supervisor.state.update { state in
      guard state.isReady(child) else { return }
      state.isBusy = false
      if count > 0 { state.policy.noteAnswer() }
    }
  }

  /// Gives up waiting.
  ///
  /// The process is killed if it has had the whole time; if it has not, because the request
  /// waited for others before, it gets the rest of it.
  private mutating func leave(_ child: PluginChild, askedAt begin: Int64, _ number: UInt32) {
    let limit = timeout ?? .zero
    let end = begin + (MonotonicClock.nanoseconds(after: limit) - MonotonicClock.nanoseconds())
    // A fifth less counts as all: the process was free, but for what it takes to begin.
    if MonotonicClock.nanoseconds() >= begin + (end - begin) / 5 * 4 {
      child.kill(for: .timeout(limit))
      add(failure: .process(.timeout(limit)))
      return
    }
    add(failure: .tooLate(limit))
    supervisor.state.update { state in
      guard state.isReady(child) else { return }
      state.debt = SupervisedState.Debt(number: number, deadline: end, limit: limit)
      state.isBusy = false
    }
    supervisor.ring()
  }
}

extension SupervisedState {
  /// Whether `child` is the process of this moment.
  fileprivate func isReady(_ child: PluginChild) -> Bool {
    if case .ready(let current) = phase { current === child } else { false }
  }
}

extension DecisionContext {
  fileprivate func jsonBytes() throws(RulePluginError.Reason) -> [UInt8] {
    do {
      return Array(try json.text().utf8)
    } catch {
      throw .inexpressibleRequest("\(error)")
    }
  }
}
