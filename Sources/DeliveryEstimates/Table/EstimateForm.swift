// SPDX-License-Identifier: MIT

import Glibc

/// How the effects of a table act on its base times.
public enum EstimateForm: Hashable, Sendable {
  /// An effect is a number of minutes, which is added.
  case additive
  /// An effect is a factor of all minutes but the first `fixedMinutes`, which every order takes.
  case multiplicative(fixedMinutes: Double)

  /// The effect that changes nothing.
  public var neutralEffect: Double {
    switch self {
    case .additive: 0
    case .multiplicative: 1
    }
  }

  /// The minutes that no effect changes.
  public var fixedMinutes: Double {
    switch self {
    case .additive: 0
    case .multiplicative(let minutes): minutes
    }
  }

  /// Minutes on the scale on which effects add up: of a multiplicative table the natural logarithm of
  /// what is beyond the fixed minutes.
  public func scaled(minutes: Double) -> Double {
    switch self {
    case .additive: minutes
    case .multiplicative(let fixedMinutes): log(minutes - fixedMinutes)
    }
  }

  /// An effect on the scale on which effects add up.
  public func scaled(effect: Double) -> Double {
    switch self {
    case .additive: effect
    case .multiplicative: log(effect)
    }
  }

  /// The effect that is `scaled` on the scale on which effects add up.
  public func effect(scaled: Double) -> Double {
    switch self {
    case .additive: scaled
    case .multiplicative: exp(scaled)
    }
  }

  /// The minutes that are `scaled` on the scale on which effects add up.
  public func minutes(scaled: Double) -> Double {
    switch self {
    case .additive: scaled
    case .multiplicative(let fixedMinutes): fixedMinutes + exp(scaled)
    }
  }

  /// What a spread of one stands for where the table says `minutes`: a minute, or all minutes that
  /// effects act on.
  public func spreadUnit(atMinutes minutes: Double) -> Double {
    switch self {
    case .additive: 1
    case .multiplicative(let fixedMinutes): minutes - fixedMinutes
    }
  }
}
