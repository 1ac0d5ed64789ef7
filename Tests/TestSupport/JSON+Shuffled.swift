// SPDX-License-Identifier: MIT

package import JSONDocument

extension JSON {
  /// The same value with the members of all its objects in another order.
  package func shuffledMembers(using random: inout some RandomNumberGenerator) -> JSON {
    switch self {
    case .object(let members):
      var shuffled = Object()
      for (key, value) in members.shuffled(using: &random) {
        shuffled.append(uniqueKey: key, value: value.shuffledMembers(using: &random))
      }
      return .object(shuffled)
    case .array(let elements):
      return .array(elements.map { $0.shuffledMembers(using: &random) })
    default:
      return self
    }
  }
}
