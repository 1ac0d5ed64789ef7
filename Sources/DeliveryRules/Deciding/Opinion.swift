// SPDX-License-Identifier: MIT

import DeliveryModel

/// What one rule said.
struct Opinion: Sendable {
  let rule: String
  let verdict: Verdict
  /// The rule, when it is one of Doorstep's own.
  let builtIn: (any BuiltInRule)?
  /// Whether it may be another one of a delivery from another hub.
  let dependsOnHub: Bool
  /// What the rule noted; nothing unless the request is traced.
  let notes: [TraceEntry.Input]

  init(
    rule: String, verdict: Verdict, builtIn: (any BuiltInRule)? = nil, dependsOnHub: Bool = false,
    notes: [TraceEntry.Input] = []
  ) {
    self.rule = rule
    self.notes = notes
    self.verdict = verdict
    self.builtIn = builtIn
    self.dependsOnHub = dependsOnHub
  }

  /// Asks `rule`, with an ear for its notes where somebody reads them.
  init(asking rule: any Rule, about context: borrowing DecisionContext) {
    guard context.request.isTraced else {
      self.init(rule: rule.id, verdict: rule.evaluate(context))
      return
    }
    let notes = RuleNotes()
    let verdict = rule.evaluate(context.noting(in: notes))
    self.init(rule: rule.id, verdict: verdict, notes: notes.all)
  }

  /// Waits for `rule`; an error other than cancellation is its failure, and refuses.
  init(waitingFor waiting: any WaitingRule, on context: DecisionContext) async throws {
    let notes = RuleNotes()
    let verdict: Verdict
    do {
      verdict = try await waiting.evaluate(
        context.request.isTraced ? context.noting(in: notes) : context)
    } catch let error as CancellationError {
      throw error
    } catch {
      verdict = .failed(RuleFailure(message: "\(error)", consequence: .refuse))
    }
    self.init(rule: waiting.id, verdict: verdict, notes: notes.all)
  }

  /// The code of the no, if it is one.
  var refusedCode: ReasonCode? { verdict.refusedCode }

  /// The no, if it is one, with all that can be said of it.
  func refusal(in context: DecisionContext) -> Refusal? {
    switch verdict {
    case .refuse(let refusal): builtIn?.completed(refusal, in: context) ?? refusal
    case .failed(let failure) where failure.consequence == .refuse:
      Refusal(code: .pluginFailed, parameters: ["rule": .text(rule)])
    case .pass, .adjust, .unknown, .abstain, .failed: nil
    }
  }

  /// The input that the rule needs and was not given, or cannot be read, as a cause.
  func missingInput(in context: DecisionContext) -> Refusal? {
    guard case .unknown(let input) = verdict else { return nil }
    var parameters: [String: Reason.Parameter] = ["rule": .text(rule), "input": .text(input)]
    parameters["found"] = builtIn?.unreadableInput(context).map { .text($0) }
    return Refusal(code: .missingInput, parameters: parameters)
  }
}

extension [Opinion] {
  /// Whether one of them is a no.
  var anyRefuses: Bool {
    // A closure would have each copied.
    for opinion in self where opinion.refusedCode != nil { return true }
    return false
  }
}

extension Verdict {
  /// The code of the no, if it is one.
  var refusedCode: ReasonCode? {
    switch self {
    case .refuse(let refusal): refusal.code
    case .failed(let failure) where failure.consequence == .refuse: .pluginFailed
    case .pass, .adjust, .unknown, .abstain, .failed: nil
    }
  }
}
