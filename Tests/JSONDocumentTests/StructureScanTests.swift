// SPDX-License-Identifier: MIT

import JSONDocument
import TestSupport
import Testing

/// The scan that comes before Jansson looks at eight bytes at a time; the one here at one.
@Suite("The scan of brackets")
struct StructureScanTests {
  private enum Fault: Equatable {
    case tooDeep(at: Int)
    case zero(at: Int)
  }

  /// The first bracket that opens one level too many, or zero byte.
  private func naiveFault(in bytes: [UInt8], maximumDepth: Int) -> Fault? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for (offset, byte) in bytes.enumerated() {
      if byte == 0 { return .zero(at: offset) }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > maximumDepth { return .tooDeep(at: offset) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The fault that reading `bytes` tells, if it is one of these two.
  private func fault(in bytes: [UInt8], maximumDepth: Int) -> Fault? {
    do {
      _ = try JSONDocument(parsing: bytes, limits: .init(maximumDepth: maximumDepth))
      return nil
    } catch {
      guard case .character(_, _, let offset) = error.location else { return nil }
      switch error.reason {
      case .tooDeep: return .tooDeep(at: offset)
      case .syntax("expected JSON, found U+0000"): return .zero(at: offset)
      default: return nil
      }
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `finds what a look at each byte finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Brackets, strings and escapes often, a zero seldom; anything but UTF-16 at the start.
    let alphabet = Array(#"[[{{]}""\a,1"#.utf8) + [0x7F, 0x01]
    for _ in 0..<100 {
      var bytes = Array("[1,".utf8)
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let isZero = Int.random(in: 0..<200, using: &generator) == 0
        bytes.append(isZero ? 0 : alphabet.randomElement(using: &generator) ?? 0)
      }
      let maximumDepth = Int.random(in: 1...12, using: &generator)
      #expect(
        fault(in: bytes, maximumDepth: maximumDepth)
          == naiveFault(in: bytes, maximumDepth: maximumDepth),
        "seed \(seed), depth \(maximumDepth): \(bytes)")
    }
  }

  @Test func `sees a bracket and a zero wherever they are in a word`() {
    for offset in 1..<40 {
      var bytes = [UInt8](repeating: UInt8(ascii: " "), count: 40)
      bytes[0] = UInt8(ascii: "[")
      bytes[offset] = UInt8(ascii: "{")
      #expect(fault(in: bytes, maximumDepth: 1) == .tooDeep(at: offset))
      bytes[offset] = 0
      // Behind the bracket, a zero makes it look like UTF-16.
      if offset > 3 { #expect(fault(in: bytes, maximumDepth: 1) == .zero(at: offset)) }
    }
  }
}
