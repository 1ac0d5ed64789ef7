// SPDX-License-Identifier: MIT

public import JSONDocument

/// What one evaluation keeps: the steps that are left, and the data of the iterations around.
struct Run {
  var remainingSteps: Int
  private(set) var frames: [Frame] = []

  /// The data of an iteration.
  struct Frame {
    /// The element.
    var data: JSON
    /// Its index; nil in an alternative of `try`.
    var index: Int?
  }

  init(steps: Int) { remainingSteps = steps }

  /// Calls `body` with one more iteration around.
  mutating func inFrame<Result>(
    _ data: JSON, index: Int? = nil, _ body: (inout Run) throws(LogicError) -> Result
  ) throws(LogicError) -> Result {
    frames.append(Frame(data: data, index: index))
    defer { frames.removeLast() }
    return try body(&self)
  }
}

/// What an operation gives.
@usableFromInline enum Outcome {
  /// A value.
  case known(JSON)
  /// Nothing yet, for want of inputs.
  case unknown(MissingInputs)
}

/// What a condition gives.
@usableFromInline enum Truth {
  case no, yes
  /// Nothing yet, for want of inputs.
  case unknown(MissingInputs)

  init(_ isTrue: Bool) { self = isTrue ? .yes : .no }

  var negated: Truth {
    switch self {
    case .no: .yes
    case .yes: .no
    case .unknown(let missing): .unknown(missing)
    }
  }

  var outcome: Outcome {
    switch self {
    case .no: .known(.boolean(false))
    case .yes: .known(.boolean(true))
    case .unknown(let missing): .unknown(missing)
    }
  }
}
