// SPDX-License-Identifier: MIT

import DeliveryModel
import Synchronization

/// The estimate models of a service with what is worked out of them, once for all zones that use them.
final class EstimateCatalogue: Sendable {
  private let timetables: Timetables
  private let made = Mutex<[EstimateModel.ID: [EstimateTerms]]>([:])

  init(timetables: Timetables) {
    self.timetables = timetables
  }

  /// The terms of `model`.
  func terms(of model: EstimateModel) -> EstimateTerms {
    made.withLock { made in
      if let terms = made[model.id]?.first(where: { $0.model == model }) { return terms }
      let terms = EstimateTerms(model, timetables: timetables)
      made[model.id, default: []].append(terms)
      return terms
    }
  }
}
