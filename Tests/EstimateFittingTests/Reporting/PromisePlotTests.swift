// SPDX-License-Identifier: MIT

import EstimateFitting
import Foundation
import FoundationXML
import Testing

@Suite("Plots of promises")
struct PromisePlotTests {
  @Test(arguments: [0, 1, 300, 12_000])
  func `are well-formed, whatever the title`(count: Int) throws {
    let orders = (0..<count).map { index in
      DeliveredOrder.sample(zone: nil, hour: 1, actual: Double(index % 70))
    }
    let plot = PromisePlot(orders, title: "a < b & \"c\" > 'd' \u{0}\u{1B}")
    let document = try XMLDocument(xmlString: plot.svg)
    #expect(document.rootElement()?.name == "svg")
    let title = try #require(document.rootElement()?.elements(forName: "title").first)
    #expect(title.stringValue == "a < b & \"c\" > 'd' \u{FFFD}\u{FFFD}")
    let circles = document.rootElement()?.elements(forName: "circle").count ?? 0
    #expect(circles <= 5000 && (circles > 0) == (count > 0))
  }

  @Test func `put an order above the diagonal when it was late`() throws {
    let orders = [30.0, 40].map { DeliveredOrder.sample(zone: nil, hour: 1, actual: $0) }
    let svg = PromisePlot(orders, title: "").svg
    // Axes of 512 px for 40 minutes: 35 are at 64 + 448 = 512 across, 30 at 640 - 64 - 384 = 192 up.
    #expect(svg.contains(#"<circle class="kept" cx="512.0" cy="192.0" r="2.5"/>"#))
    #expect(svg.contains(#"<path class="late" d="M512.0 64.0m-3 -3l6 6m0 -6l-6 6"/>"#))
  }
}
