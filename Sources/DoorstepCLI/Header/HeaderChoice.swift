// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import JSONDocument

/// What was chosen in a header, with the answer for it.
struct HeaderChoice {
  let address: LocationHeader.Address?
  let scheduled: Instant?
  /// Nil without an address, and for one whose place is not known or off the globe.
  let quote: Quote?
  let timeZone: IANATimeZone

  /// What `header` shows chosen, decided by its service.
  @MainActor init(of header: ServiceHeader) async throws {
    let (checker, selection) = (header.checker, header.header.selection)
    address = selection
    scheduled = header.header.timing.scheduled
    timeZone = checker.area.timeZone
    guard let coordinate = selection?.coordinate else {
      quote = nil
      return
    }
    let when = scheduled.map(DeliveryRequest.When.scheduled) ?? .now
    do {
      quote = try await checker.quote(
        for: DeliveryRequest(
          to: coordinate, accuracyMeters: selection?.accuracyMeters, when: when))
    } catch RequestError.coordinate {
      quote = nil
    }
  }

  /// The choice for programs.
  var json: JSON {
    [
      "address": address?.json ?? .null,
      "scheduled": scheduled.map { .string($0.rfc3339(in: timeZone)) } ?? .null,
      "quote": quote?.json(in: timeZone) ?? .null,
    ]
  }

  /// Whether there is a choice that is deliverable.
  var isDeliverable: Bool { quote?.deliverable == .yes }
}

extension LocationHeader.Address {
  fileprivate var json: JSON {
    [
      "id": .string(id), "label": .string(label), "line": .string(line),
      "coordinate": coordinate.map { [.number($0.longitude), .number($0.latitude)] } ?? .null,
    ]
  }
}
