// SPDX-License-Identifier: MIT

/// What a request says before its body.
package struct RequestHead: Hashable, Sendable {
  /// A field, its name in lower case.
  package struct Field: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value, without white space around it.
    package let value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name.lowercased()
      self.value = value
    }
  }

  /// What is done, such as `GET`; case matters.
  package let method: String
  /// The path as it was sent, with its escapes and without the query.
  package let path: String
  /// Such as `HTTP/1.1`.
  package let version: String
  /// The fields in their order.
  package let fields: [Field]

  /// Creates a head.
  package init(method: String, path: String, version: String = "HTTP/1.1", fields: [Field] = []) {
    self.method = method
    self.path = path
    self.version = version
    self.fields = fields
  }

  /// The value of the first field called `name`, in lower case.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// Why a server must not take the request, though libmicrohttpd would.
  ///
  /// A proxy in front that reads one of these differently could be made to see another request than this server does
  /// (RFC 9112 §11.2).
  func refusal(maximumBodyBytes: Int) -> RequestRefusal? {
    for field in fields {
      guard field.name.utf8.allSatisfy(\.isTokenCharacter), !field.name.isEmpty else {
        return .ambiguous("the name of a field has a character that no name has")
      }
      guard field.value.utf8.allSatisfy({ !$0.isControl }) else {
        return .ambiguous("the value of a field has a control character")
      }
    }
    let hosts = values(of: "host")
    guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else {
      return .ambiguous("expected one field Host, found \(hosts.count)")
    }
    return framingRefusal(maximumBodyBytes: maximumBodyBytes)
  }

  /// Why it is not certain where the body ends, or that it is too long.
  private func framingRefusal(maximumBodyBytes: Int) -> RequestRefusal? {
    let lengths = values(of: "content-length")
    let codings = values(of: "transfer-encoding")
    guard lengths.count + codings.count > 0 else { return nil }
    guard lengths.isEmpty || codings.isEmpty else {
      return .ambiguous("Content-Length and Transfer-Encoding together say two lengths")
    }
    guard lengths.count < 2 else { return .ambiguous("Content-Length is given twice") }
    if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy(\.isDigit) else {
        return .ambiguous("Content-Length is no number")
      }
      // What does not fit into an integer is too long too.
      guard let count = Int(length), count <= maximumBodyBytes else {
        return .bodyTooLong(maximumBytes: maximumBodyBytes)
      }
      return nil
    }
    guard codings.count == 1, codings[0].lowercased() == "chunked" else { return .unknownCoding }
    guard version != "HTTP/1.0" else {
      return .ambiguous("Transfer-Encoding is not part of HTTP/1.0")
    }
    return nil
  }

  private func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is not for texts; tabs are (RFC 9110 §5.5).
  fileprivate var isControl: Bool { (self < 0x20 && self != 0x09) || self == 0x7F }

  /// Whether it may be in the name of a field (RFC 9110 §5.6.2).
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
