// SPDX-License-Identifier: MIT

/// Turns the bytes of a terminal into keys, however they are divided.
///
/// Sequences that mean nothing here, or are longer than any sensible one, are passed over as a whole, so that
/// their ends are never taken for keys.
package struct KeyParser: Sendable {
  private enum State: Hashable {
    case ground
    /// The first bytes of a character in UTF-8, and how many are still to come.
    case character([UInt8], missing: Int)
    case escape
    /// After `ESC O`.
    case singleShift
    /// After `ESC [`: the bytes since.
    case controlSequence([UInt8])
    /// After `ESC ]`, `ESC P` and the like, until their end.
    case string(afterEscape: Bool)
    /// Between the marks of a paste, of whose end mark so many bytes came.
    case paste(ended: Int)
  }

  private static let maximumSequenceBytes = 64
  private static let maximumPasteBytes = 4096
  private static let pasteEnd = [UInt8]("\u{1B}[201~".utf8)

  private var state = State.ground
  private var pasted: [UInt8] = []

  /// A parser that has seen nothing.
  package init() {}

  /// Whether the last bytes could be the beginning of a key, or a key of their own.
  package var isWaiting: Bool { state != .ground }

  /// The keys that `bytes` complete.
  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// The key that is complete because nothing came after it for a while: Escape, which is also how the
  /// sequences of other keys begin.
  package mutating func pause() -> [Key] {
    // A paste may take its time; whatever else is incomplete will never be a key.
    if case .paste = state { return [] }
    defer { state = .ground }
    return state == .escape ? [.escape] : []
  }

  /// The key that is complete because nothing came after it for seconds: a paste whose end got lost.
  package mutating func silence() -> [Key] {
    var keys = pause()
    if case .paste = state { endPaste(&keys) }
    return keys
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .character(let bytes, let missing): go(on: bytes, missing, byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .singleShift:
      state = .ground
      if let key = Self.finalKeys[byte] { keys.append(key) }
    case .controlSequence(let bytes): takeInSequence(bytes, byte, &keys)
    case .string(let afterEscape):
      // Ends with BEL, or with ESC and a backslash.
      let isEnd = byte == 0x07 || (afterEscape && byte == UInt8(ascii: "\\"))
      state = isEnd ? .ground : .string(afterEscape: byte == 0x1B)
    case .paste(let ended): takePasted(byte, afterEndOf: ended, &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x7F, 0x08: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
  }

  private mutating func go(
    on bytes: [UInt8], _ missing: Int, _ byte: UInt8, _ keys: inout [Key]
  ) {
    guard 0x80...0xBF ~= byte else {
      // Not UTF-8: the beginning is dropped, this byte is not.
      state = .ground
      return begin(byte, &keys)
    }
    guard missing == 1 else {
      state = .character(bytes + [byte], missing: missing - 1)
      return
    }
    state = .ground
    guard let text = String(validating: bytes + [byte], as: UTF8.self), let character = text.first,
      character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return }
    keys.append(.character(character))
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(afterEscape: false)
    case 0x1B: keys.append(.escape)
    case 0x03:
      // Whatever is held down with it, this is obeyed.
      state = .ground
      begin(byte, &keys)
    default:
      // A key together with Alt, which means nothing here.
      var ignored: [Key] = []
      state = .ground
      begin(byte, &ignored)
    }
  }

  private mutating func takeInSequence(_ bytes: [UInt8], _ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x3F:
      // Beyond the limit only the end is waited for.
      state = .controlSequence(bytes.count < Self.maximumSequenceBytes ? bytes + [byte] : bytes)
    case 0x40...0x7E:
      state = .ground
      guard bytes.count < Self.maximumSequenceBytes else { return }
      end(bytes, byte, &keys)
    default: state = .ground
    }
  }

  private mutating func end(_ bytes: [UInt8], _ final: UInt8, _ keys: inout [Key]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch final {
    case UInt8(ascii: "~"):
      if text == "200" {
        (state, pasted) = (.paste(ended: 0), [])
      } else if let key = Self.numberedKeys[text.prefix { $0 != ";" }] {
        keys.append(key)
      }
    case UInt8(ascii: "M") where text.hasPrefix("<"):
      if let key = Self.mouse(text.dropFirst()) { keys.append(key) }
    case UInt8(ascii: "Z"): keys.append(.backTab)
    default:
      // With Shift, Ctrl and the like there are parameters.
      guard bytes.allSatisfy({ 0x30...0x3B ~= $0 }), let key = Self.finalKeys[final] else { return }
      keys.append(key)
    }
  }

  private mutating func takePasted(_ byte: UInt8, afterEndOf ended: Int, _ keys: inout [Key]) {
    if byte == 0x03 {
      // No terminal pastes a Ctrl-C: somebody wants to get out of this.
      state = .ground
      keys.append(.control("c"))
    } else if byte == Self.pasteEnd[ended] {
      state = .paste(ended: ended + 1)
      if ended + 1 == Self.pasteEnd.count { endPaste(&keys) }
    } else {
      // What looked like the end was text.
      keep(Self.pasteEnd[..<ended])
      let begins = byte == Self.pasteEnd[0]
      if !begins { keep([byte]) }
      state = .paste(ended: begins ? 1 : 0)
    }
  }

  /// Keeps `bytes` of a paste as far as there is room.
  private mutating func keep(_ bytes: some Collection<UInt8>) {
    pasted += bytes.prefix(Self.maximumPasteBytes - pasted.count)
  }

  private mutating func endPaste(_ keys: inout [Key]) {
    let text = String(decoding: pasted, as: UTF8.self)
    (state, pasted) = (.ground, [])
    keys.append(.paste(Self.withoutControls(text)))
  }

  private static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.lazy
          .map { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : $0 }
          .filter { $0.properties.generalCategory != .control }))
  }

  /// What SGR mode (1006) says of the mouse: button, column and row, the latter from 1.
  private static func mouse(_ text: Substring) -> Key? {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2],
      column > 0, row > 0
    else { return nil }
    switch button {
    case 0: return .click(row: row - 1, column: column - 1)
    case 64: return .scroll(down: false)
    case 65: return .scroll(down: true)
    default: return nil
    }
  }

  private static let finalKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "M"): .enter,
  ]

  private static let numberedKeys: [Substring: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
  ]
}
