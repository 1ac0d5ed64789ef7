// SPDX-License-Identifier: MIT

import CDoorstepRule
import DeliveryRules
import JSONDocument

/// The requests of one caller to a plug-in's process, and its answers.
struct Conversation {
  typealias Answer = Result<Verdict, RulePluginError.Reason>

  private let supervisor: PluginSupervisor
  private let timeout: Duration?
  /// When CLOCK_MONOTONIC shows so many nanoseconds, nobody waits any more.
  private let deadline: Int64
  private var answers: [Answer] = []

  init(with supervisor: PluginSupervisor, timeout: Duration?) {
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
        handOver(contexts[answers.count...], to: child)
      } catch {
        answers += repeatElement(.failure(error), count: contexts.count - answers.count)
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

  /// Asks as many of `contexts` as fit, and adds at least one answer.
  private mutating func handOver(_ contexts: ArraySlice<DecisionContext>, to child: PluginChild) {
    var questions = Exchange.Questions(in: child.exchange)
    var obstacle: RulePluginError.Reason?
    // There is room for the notes on one request.
    let isNoted = contexts.first?.wantsNotes ?? false
    let others = contexts.prefix(Exchange.capacity).prefix { !$0.wantsNotes }
    let wantsJSON = child.identity?.capabilities.contains(.wantsJSON) ?? false
    for context in isNoted ? contexts.prefix(1) : others {
      do {
        let fits = try append(context, to: &questions, withJSON: wantsJSON)
        if !fits { break }
      } catch {
        obstacle = error
        break
      }
    }
    if questions.count > 0 {
      ask(questions, child, notesFor: isNoted ? contexts.first : nil)
    } else {
      give(child)
      answers.append(
        .failure(obstacle ?? .inexpressibleRequest("it is longer than \(Exchange.byteCount) bytes"))
      )
    }
  }

  private func append(
    _ context: DecisionContext, to questions: inout Exchange.Questions, withJSON wantsJSON: Bool
  ) throws(RulePluginError.Reason) -> Bool {
    var json: [UInt8]?
    if wantsJSON {
      do {
        json = Array(try context.json.text().utf8)
      } catch {
        throw .inexpressibleRequest("\(error)")
      }
    }
    let message = try RequestMessage(context, timeout: timeout)
    return unsafe message.withRequest { request in unsafe questions.append(request, json: json) }
  }

  private mutating func ask(
    _ questions: Exchange.Questions, _ child: PluginChild, notesFor noted: DecisionContext?
  ) {
    let begin = MonotonicClock.nanoseconds()
    let number = child.exchange.ask(questions)
    let isAnswered = child.exchange.waitForAnswers(to: number, until: deadline) { child.isOver }
    if let noted, isAnswered { child.exchange.takeNotes(for: noted) }
    let count =
      isAnswered ? questions.count : child.exchange.answered(of: questions.count)
    for index in 0..<count {
      do {
        answers.append(.success(try verdict(child.exchange.answer(at: index))))
      } catch .malformedVerdict(let what) {
        child.kill(for: .malformedVerdict(what))
        answers.append(.failure(.malformedVerdict(what)))
        return
      } catch {
        answers.append(.failure(error))
      }
    }
    if isAnswered {
      give(child, with: questions.count)
    } else if child.isOver {
      guard count < questions.count else { return }
      let fault = supervisor.state.read(\.lastFault) ?? .malformedMessage
      answers.append(.failure(.process(fault)))
    } else {
      leave(child, askedAt: begin, number)
    }
  }

  private func verdict(_ answer: Exchange.Answer) throws(RulePluginError.Reason) -> Verdict {
    guard answer.status == DOORSTEP_OK else {
      throw RulePluginError.Reason(status: answer.status, failure: answer.failure)
    }
    return try Verdict(checking: answer.verdict)
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
      answers.append(.failure(.process(.timeout(limit))))
      return
    }
    answers.append(.failure(.tooLate(limit)))
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
