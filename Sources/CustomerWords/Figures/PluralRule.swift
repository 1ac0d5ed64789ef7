// SPDX-License-Identifier: MIT

/// Which plural form goes with a whole number: the cardinal rules of CLDR
/// (Unicode Technical Standard #35, part 3, §5), of which languages share some.
enum PluralRule: Hashable, Sendable {
  /// One form for all: Japanese.
  case invariable
  /// 1 and the rest: English, German.
  case one
  /// As `one`, but whole millions have a form of their own: Spanish, European Portuguese.
  case oneAndMillions
  /// As `oneAndMillions`, but 0 goes with 1: French, Brazilian Portuguese.
  case zeroAsOneAndMillions
  /// Six forms, by the last two digits: Arabic.
  case arabic

  /// The form for `count` things; the sign does not matter.
  func category(of count: Int64) -> PluralCategory {
    let count = count.magnitude
    switch self {
    case .invariable: return .other
    case .one: return count == 1 ? .one : .other
    case .oneAndMillions:
      return count == 1 ? .one : Self.isWholeMillions(count) ? .many : .other
    case .zeroAsOneAndMillions:
      return count <= 1 ? .one : Self.isWholeMillions(count) ? .many : .other
    case .arabic: return Self.arabicCategory(of: count)
    }
  }

  private static func isWholeMillions(_ count: UInt64) -> Bool {
    count != 0 && count.isMultiple(of: 1_000_000)
  }

  private static func arabicCategory(of count: UInt64) -> PluralCategory {
    switch count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    return switch count % 100 {
    case 3...10: .few
    case 11...99: .many
    default: .other
    }
  }
}
