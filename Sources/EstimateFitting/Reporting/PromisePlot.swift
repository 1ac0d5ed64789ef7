// SPDX-License-Identifier: MIT

/// What was promised against what came, as a picture in SVG 1.1: an order under the diagonal came in time.
///
/// Colours follow the reader's light or dark scheme; orders that were late differ by shape too.
package struct PromisePlot {
  private static let size = 640.0
  private static let margin = 64.0
  /// More orders than these are shown by every second one, or third, and so on.
  private static let mostPoints = 5000
  private static let tickSteps = [1.0, 2, 5, 10, 15, 30, 60, 120, 360, 1440]
  private static let mostTicks = 12.0

  private let orders: [DeliveredOrder]
  private let title: String
  /// The minutes at the end of both axes.
  private let limit: Double
  private let tickStep: Double

  /// A plot of `orders` under `title`, any text.
  package init(_ orders: [DeliveredOrder], title: String) {
    self.orders = orders
    self.title = title
    let last = max(1, orders.map { max($0.promise, $0.actual) }.max() ?? 1)
    tickStep =
      Self.tickSteps.first { last / $0 <= Self.mostTicks } ?? (last / Self.mostTicks).rounded(.up)
    limit = (last / tickStep).rounded(.up) * tickStep
  }

  /// The picture.
  package var svg: String {
    let step = max(1, (orders.count + Self.mostPoints - 1) / Self.mostPoints)
    let points = stride(from: 0, to: orders.count, by: step).map { point(orders[$0]) }
    let onTime = Measure(orders.count(where: \.isOnTime), of: orders.count)
    let (start, end) = (place(0), place(limit))
    let note = step > 1 ? "; 1 order in \(step) is drawn" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.size)) \(Int(Self.size))" \
      role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">
      <title id="title">\(Self.escaped(title))</title>
      <desc id="description">\(orders.count) orders; \(onTime.percentText) of promises kept\(note)</desc>
      <style>
      svg { background: #fff; color: #1f2328; }
      text { fill: currentColor; }
      .axis { stroke: currentColor; fill: none; }
      .grid { stroke: currentColor; opacity: 0.15; }
      .kept { fill: #0969da; opacity: 0.6; }
      .late { stroke: #bc4c00; stroke-width: 1.5; fill: none; opacity: 0.9; }
      @media (prefers-color-scheme: dark) {
      svg { background: #0d1117; color: #e6edf3; }
      .kept { fill: #58a6ff; }
      .late { stroke: #f0883e; }
      }
      </style>
      <text x="\(Int(Self.size / 2))" y="24" text-anchor="middle" font-size="16">\(Self.escaped(title))</text>
      <text x="\(Int(Self.size / 2))" y="44" text-anchor="middle">\(orders.count) orders, \
      \(onTime.percentText) of promises kept\(note)</text>
      \(ticks.joined(separator: "\n"))
      <path class="axis" d="M\(start.x) \(end.y)V\(start.y)H\(end.x)"/>
      <path class="axis" stroke-dasharray="6 4" d="M\(start.x) \(start.y)L\(end.x) \(end.y)"/>
      \(points.joined(separator: "\n"))
      <text x="\(Int(Self.size / 2))" y="\(Int(Self.size) - 16)" text-anchor="middle">promised, minutes</text>
      <text transform="translate(18 \(Int(Self.size / 2))) rotate(-90)" text-anchor="middle">came after, minutes</text>
      </svg>

      """
  }

  private var ticks: [String] {
    stride(from: 0, through: limit + tickStep / 2, by: tickStep).flatMap { minutes in
      let tick = place(minutes)
      let (start, end) = (place(0), place(limit))
      let label = Int(minutes)
      return [
        #"<path class="grid" d="M\#(tick.x) \#(start.y)V\#(end.y)M\#(start.x) \#(tick.y)H\#(end.x)"/>"#,
        #"<text x="\#(tick.x)" y="\#(start.y + 20)" text-anchor="middle">\#(label)</text>"#,
        #"<text x="\#(start.x - 8)" y="\#(tick.y + 4)" text-anchor="end">\#(label)</text>"#,
      ]
    }
  }

  private func point(_ order: DeliveredOrder) -> String {
    let (x, y) = (place(order.promise).x, place(order.actual).y)
    return order.isOnTime
      ? #"<circle class="kept" cx="\#(x)" cy="\#(y)" r="2.5"/>"#
      : #"<path class="late" d="M\#(x) \#(y)m-3 -3l6 6m0 -6l-6 6"/>"#
  }

  /// Where `minutes` are on both axes, in tenths of a pixel; what is before the start is at it.
  private func place(_ minutes: Double) -> (x: Double, y: Double) {
    let length = Self.size - 2 * Self.margin
    let offset = (max(0, minutes) / limit * length * 10).rounded() / 10
    return (Self.margin + offset, Self.size - Self.margin - offset)
  }

  /// `text` as the content of an element (XML 1.0 §2.4), without characters that XML does not have (§2.2).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
