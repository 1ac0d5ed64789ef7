// SPDX-License-Identifier: MIT

import DeliveryModel

/// What else may be true of a place that is known roughly.
struct Surroundings: Sendable {
  /// The active zones whose borders are within the accuracy, by their places.
  let nearZones: [Int]
  /// The same request decided in each other part of the circle around the place: for each zone that owns such
  /// a part, and for where none does, one decision for each answer.
  let sides: [Decision]
  /// Whether no part can have been missed.
  let isComplete: Bool

  /// Whether it is as if the place were known exactly.
  var areNone: Bool { nearZones.isEmpty && sides.isEmpty && isComplete }

  /// Whether the answer is the same all around as in the middle, where it is as `isRefused` says.
  func agree(isRefused: Bool) -> Bool {
    isComplete && sides.allSatisfy { ($0.deliverable == .no) == isRefused }
  }
}

extension DecisionPlan {
  /// What else may be true of the place of `decision`, which is known within `accuracy` metres and has the
  /// borders of `nearZones` so near.
  func surroundings(
    of decision: Decision, within accuracy: Double, nearZones: [Int]
  ) -> Surroundings {
    var survey = CircleSurvey(around: decision, radius: accuracy)
    survey.run(nearZones: nearZones)
    return Surroundings(
      nearZones: nearZones, sides: survey.sides, isComplete: survey.isComplete)
  }
}
