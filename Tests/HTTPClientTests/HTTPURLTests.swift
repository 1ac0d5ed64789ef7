// SPDX-License-Identifier: MIT

import HTTPClient
import Testing

@Suite("URLs of servers")
struct HTTPURLTests {
  @Test func `credentials and query are not shown`() throws {
    let url = try HTTPURL(parsing: "https://me:secret@Example.org:8443/routing/?key=42")
    #expect(url.description == "https://example.org:8443/routing/")
    #expect(url.host == "example.org")
  }

  @Test(arguments: [
    ("http://127.0.0.1:5000", "http://127.0.0.1:5000/table/v1"),
    ("http://127.0.0.1:5000/", "http://127.0.0.1:5000/table/v1"),
    ("http://[::1]:5000/osrm", "http://[::1]:5000/osrm/table/v1"),
    ("http://[::1]:5000/osrm/", "http://[::1]:5000/osrm/table/v1"),
    ("https://u:p@a.example/x?key=1", "https://a.example/x/table/v1"),
  ])
  func `a path is put behind its own`(_ base: String, _ whole: String) throws {
    #expect(
      try HTTPURL(parsing: base).appending(path: "/table/v1", query: "a=1").description == whole)
  }

  @Test(arguments: [
    "", " ", "127.0.0.1:5000", "/table", "ftp://a.example", "file:///etc/passwd", "http://",
    "http://a b", "http://a.example:99999", "http://a.example/#top", "http://a.example/\u{0}",
    "http://a.example/\r\nHost: b",
  ])
  func `what is no URL of a server is refused`(_ text: String) {
    #expect(throws: HTTPError.self) { try HTTPURL(parsing: text) }
  }

  @Test func `an error does not tell the password`() {
    let error = #expect(throws: HTTPError.self) {
      try HTTPURL(parsing: "ftp://me:secret@a.example")
    }
    #expect(error?.description.contains("secret") == false)
    #expect(error?.description.contains("the scheme is neither http nor https") == true)
  }
}
