// SPDX-License-Identifier: MIT

import Doorstep
import HeaderModel
import TerminalHeader

extension ServiceHeader {
  /// The times at the chosen address on the day that is `offset` days from today.
  func day(_ offset: Int) async -> OfferedDay {
    await DeliveryDay(
      checker: checker, coordinate: header.selection?.coordinate,
      accuracyMeters: header.selection?.accuracyMeters, locale: header.environment.locale,
      textOfTime: header.text(of:), textOfDay: header.text(ofDay:)
    ).offered(offset)
  }
}
