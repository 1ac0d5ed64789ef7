// SPDX-License-Identifier: MIT

import Glibc

/// Why the process of a plug-in ended, or had to be ended.
package enum ProcessFault: Error, Hashable, Sendable {
  /// What the process was doing.
  package enum Stage: UInt32, Hashable, Sendable {
    case starting, loading, creating, waiting, deciding, destroying
  }

  /// A signal killed it.
  case signal(Int32, Stage)
  /// It exited with this status.
  case exit(Int32, Stage)
  /// It had no answer in time, and was killed.
  case timeout(Duration)
  /// It was not ready in time, and was killed.
  case slowStart(Duration, Stage)
  /// It gave a verdict that breaks the rules of the interface, and was killed: who knows what else it has
  /// written.
  case malformedVerdict(String)
  /// It sent something that the process of a plug-in never sends, and was killed.
  case malformedMessage
  /// The plug-in could not be loaded or made again.
  case refusal(String)
  /// The process could not be started, for the reason that the system gives.
  case unstartable(String)

  /// The kind of fault, for counting.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case crash, exit, timeout, slowStart = "slow-start", malformedVerdict = "malformed-verdict"
    case malformedMessage = "malformed-message", refusal, unstartable
  }

  /// Whether somebody who asked the plug-in got it as the answer.
  var isAnswer: Bool {
    switch self {
    case .signal(_, .deciding), .exit(_, .deciding), .timeout, .malformedVerdict: true
    default: false
    }
  }

  /// The kind of this fault.
  package var kind: Kind {
    switch self {
    case .signal: .crash
    case .exit: .exit
    case .timeout: .timeout
    case .slowStart: .slowStart
    case .malformedVerdict: .malformedVerdict
    case .malformedMessage: .malformedMessage
    case .refusal: .refusal
    case .unstartable: .unstartable
    }
  }
}

extension ProcessFault: CustomStringConvertible {
  /// The fault as a lower-case sentence without full stop.
  package var description: String {
    switch self {
    case .signal(let signal, let stage):
      "its process was killed by signal \(signal) (\(Self.name(of: signal))) \(stage)"
    case .exit(let status, let stage): "its process exited with status \(status) \(stage)"
    case .timeout(let limit): "no answer within \(limit); its process was killed"
    case .slowStart(let limit, let stage):
      "not ready within \(limit), still \(stage); its process was killed"
    case .malformedVerdict(let what):
      "its verdict is malformed: \(what); its process was killed"
    case .malformedMessage: "its process sent what no plug-in sends, and was killed"
    case .refusal(let why): why
    case .unstartable(let why): "its process cannot be started: \(why)"
    }
  }

  private static func name(of signal: Int32) -> String {
    unsafe strsignal(signal).map { unsafe String(cString: $0) } ?? "unknown"
  }
}

extension ProcessFault.Stage: CustomStringConvertible {
  package var description: String {
    switch self {
    case .starting: "while it started"
    case .loading: "while it was loaded"
    case .creating: "while its instance was made"
    case .waiting: "while nobody asked it"
    case .deciding: "while it decided"
    case .destroying: "while its instance was destroyed"
    }
  }
}
