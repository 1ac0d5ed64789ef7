// SPDX-License-Identifier: MIT

import Glibc
import Testing

@Suite struct UnreadableFileTests {
  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func `a file without read permission is an input that cannot be read`() throws {
    let transcript = try Transcript(
      """
      file secret.geojson
      | {"type": "FeatureCollection", "features": []}
      $ chmod 000 "$TMP/secret.geojson"
      = 0
      $ doorstep check -s "$TMP/secret.geojson" -- 0,0
      ! doorstep: $TMP/secret.geojson: permission denied
      = 66

      """)
    #expect(try Performance(of: transcript).findings.map(\.message) == [])
  }
}
