// SPDX-License-Identifier: MIT

/// A plural form, as CLDR names them; a language uses some of the six.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
