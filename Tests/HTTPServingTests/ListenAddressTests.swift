// SPDX-License-Identifier: MIT

import HTTPServing
import Testing

@Suite struct `Where to listen` {
  @Test(arguments: [
    ("127.0.0.1:8080", "127.0.0.1:8080"), ("localhost:0", "127.0.0.1:0"),
    ("0.0.0.0:80", "0.0.0.0:80"),
    ("[::1]:65535", "[::1]:65535"), ("[::]:1", "[::]:1"),
  ])
  func `is an address and a port`(written: String, shown: String) {
    #expect(ListenAddress(parsing: written)?.description == shown)
  }

  @Test(arguments: [
    "", ":", "8080", ":8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
    "127.0.0.1:http",
    "::1:8080", "[::1]", "[127.0.0.1]:80", "[::1:80", "example.com:80", "127.0.0.1:80\n", "[]:80",
    "a\0b:80",
  ])
  func `is nothing else`(written: String) {
    #expect(ListenAddress(parsing: written) == nil)
  }
}
