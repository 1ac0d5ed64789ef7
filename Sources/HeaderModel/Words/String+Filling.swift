// SPDX-License-Identifier: MIT

extension String {
  /// The pattern with each `{name}` replaced by the value of that name; others stay as they are.
  func filling(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open] + (values[name] ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The pattern with `number` for its `#`.
  func replacingNumberSign(with number: String) -> String {
    split(separator: "#", omittingEmptySubsequences: false).joined(separator: number)
  }
}
