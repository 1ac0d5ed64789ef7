// SPDX-License-Identifier: MIT

extension Set<String> {
  /// As `contains`: a few tags are compared sooner than one is hashed.
  func has(_ tag: String) -> Bool {
    count <= 8 ? contains { $0 == tag } : contains(tag)
  }
}
