// SPDX-License-Identifier: MIT

/// One of the 256 colours of a terminal; the first 16 are its user's own.
package struct Color: Hashable, Sendable {
  /// The index in the palette of xterm.
  package let index: UInt8

  /// The colour with this `index`.
  package init(_ index: UInt8) {
    self.index = index
  }

  /// The parameters of SGR that write with this colour.
  var foreground: String { parameters(first: 30, bright: 90, indexed: 38) }

  /// The parameters of SGR that write on this colour.
  var background: String { parameters(first: 40, bright: 100, indexed: 48) }

  private func parameters(first: Int, bright: Int, indexed: Int) -> String {
    switch index {
    case 0..<8: "\(first + Int(index))"
    case 8..<16: "\(bright + Int(index) - 8)"
    default: "\(indexed);5;\(index)"
    }
  }
}
