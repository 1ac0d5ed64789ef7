// SPDX-License-Identifier: MIT

import CCurl

/// An absolute `http` or `https` URL, which never shows its credentials and its query by accident.
///
///     let engine = try HTTPURL(parsing: "http://127.0.0.1:5000")
///     engine.appending(path: "/table/v1/driving/9.5,47.1;9.6,47.2")
public struct HTTPURL: Hashable, Sendable, CustomStringConvertible {
  /// The URL as it is sent, with credentials where it has some.
  let text: String
  /// The name or address of the server, lower-case, an IPv6 address in brackets.
  public let host: String
  /// The URL without credentials and query, which may be a key.
  public let description: String

  private let origin: String
  private let path: String
  private let query: String?

  /// Reads a URL.
  ///
  /// - Throws: `HTTPError` with `invalidURL` when `text` is none, has another scheme or a fragment.
  public init(parsing text: String) throws(HTTPError) {
    let parts = try Parts(parsing: text)
    guard parts.scheme == "http" || parts.scheme == "https" else {
      throw .invalidURL(text, "the scheme is neither http nor https")
    }
    guard parts.fragment == nil else { throw .invalidURL(text, "it has a fragment") }
    let port = parts.port.map { ":\($0)" } ?? ""
    let host = parts.host.lowercased()
    let credentials = parts.user.map { user in
      user + (parts.password.map { ":\($0)" } ?? "") + "@"
    }
    self.init(
      host: host, origin: "\(parts.scheme)://\(credentials ?? "")\(host)\(port)",
      shownOrigin: "\(parts.scheme)://\(host)\(port)",
      path: parts.path == "/" ? "" : parts.path, query: parts.query)
  }

  private init(host: String, origin: String, shownOrigin: String, path: String, query: String?) {
    self.host = host
    self.origin = origin
    self.path = path
    self.query = query
    text = origin + (path.isEmpty ? "/" : path) + (query.map { "?\($0)" } ?? "")
    description = shownOrigin + path
  }

  /// The URL with `path` behind its own path, and `query` behind its own query.
  ///
  /// - Precondition: Both are written as URLs want them (RFC 3986 §3.3, §3.4), `path` with a slash at its
  ///   start.
  public func appending(path added: String, query addedQuery: String? = nil) -> HTTPURL {
    let shownOrigin = String(description.dropLast(path.count))
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let queries = [query, addedQuery].compactMap(\.self)
    return HTTPURL(
      host: host, origin: origin, shownOrigin: shownOrigin, path: base + added,
      query: queries.isEmpty ? nil : queries.joined(separator: "&"))
  }

  /// Whether the server runs on this machine.
  var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host.hasPrefix("127.")
  }
}

/// The components of a URL as curl reads them, so that what is checked is what is sent.
private struct Parts {
  var scheme = ""
  var user: String?
  var password: String?
  var host = ""
  var port: String?
  var path = ""
  var query: String?
  var fragment: String?

  init(parsing text: String) throws(HTTPError) {
    // A C string would end there.
    guard !text.utf8.contains(0) else { throw .invalidURL(text, "it has a character U+0000") }
    guard let handle = unsafe curl_url() else { throw HTTPError(.outOfMemory, url: "") }
    defer { unsafe curl_url_cleanup(handle) }
    let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
    let code = unsafe curl_url_set(handle, CURLUPART_URL, text, flags)
    guard code == CURLUE_OK else {
      throw .invalidURL(text, unsafe String(cString: curl_url_strerror(code)).lowercased())
    }
    unsafe scheme = Self.part(CURLUPART_SCHEME, of: handle) ?? ""
    unsafe user = Self.part(CURLUPART_USER, of: handle)
    unsafe password = Self.part(CURLUPART_PASSWORD, of: handle)
    unsafe host = Self.part(CURLUPART_HOST, of: handle) ?? ""
    unsafe port = Self.part(CURLUPART_PORT, of: handle)
    unsafe path = Self.part(CURLUPART_PATH, of: handle) ?? ""
    unsafe query = Self.part(CURLUPART_QUERY, of: handle)
    unsafe fragment = Self.part(CURLUPART_FRAGMENT, of: handle)
  }

  /// One component as it is written; nil when there is none.
  private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text = unsafe text else {
      return nil
    }
    defer { unsafe curl_free(text) }
    return unsafe String(cString: text)
  }
}
