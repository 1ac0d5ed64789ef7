// SPDX-License-Identifier: MIT

import JSONDocument
import Testing

@Suite("Owned values")
struct JSONTests {
  @Test func `are built from literals and written in order`() throws {
    let zone = "North"
    let value: JSON = [
      "zone": "\(zone) pier", "minutes": [25, 35], "fee": nil, "open": true, "km": 1.5, "": [:],
    ]
    #expect(
      try value.text()
        == #"{"zone":"North pier","minutes":[25,35],"fee":null,"open":true,"km":1.5,"":{}}"#)
    #expect(value["minutes"] == [25, 35])
    #expect(value["nothing"] == nil)
    #expect(JSON.null["zone"] == nil)
  }

  @Test func `are written on lines of their own when pretty`() throws {
    let value: JSON = ["a": [1, ["b": "é/\"\\"]], "c": []]
    #expect(
      try value.text(pretty: true) == #"""
        {
          "a": [
            1,
            {
              "b": "é/\"\\"
            }
          ],
          "c": []
        }
        """#)
  }

  @Test func `objects are equal in whatever order`() {
    let first: JSON = ["a": 1, "b": ["c": 2, "d": 3]]
    let second: JSON = ["b": ["d": 3, "c": 2], "a": 1]
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    let others: [JSON] = [
      ["a": 1, "b": ["c": 2, "d": 4]], ["a": 1, "b": ["c": 2]], ["a": 1, "e": ["c": 2, "d": 3]],
      ["a": 1.5, "b": ["c": 2, "d": 3]],
    ]
    for other in others { #expect(first != other) }
  }

  @Test func `numbers are equal by their exact value`() {
    #expect(JSON.integer(1) == 1.0)
    #expect(JSON.integer(1).hashValue == JSON.number(1).hashValue)
    #expect(JSON.integer(0) == -0.0)
    #expect(JSON.integer(.min) == -0x1p63)
    // 2⁵³ + 1 is no Double, and 2⁶³ no Int64: rounding would make these equal.
    #expect(JSON.integer(9_007_199_254_740_993) != 9_007_199_254_740_992.0)
    #expect(JSON.integer(.max) != 0x1p63)
    #expect(JSON.integer(1) != true)
  }

  @Test func `members are set, replaced in place and removed`() {
    var object: JSON.Object = ["a": 1, "b": 2, "a": 3]
    #expect(object.map(\.key) == ["a", "b"])
    #expect(object["a"] == 3)
    object["c"] = 4
    object["a"] = 5
    object["b"] = nil
    object["absent"] = nil
    #expect(JSON.object(object) == ["a": 5, "c": 4])
    #expect(object.map(\.key) == ["a", "c"])
  }

  // The digits that the shortest decimal needs: 0.1 needs one; 0.1 + 0.2 is 0.30000000000000004
  // (17); 2⁵³ − 1 with half is 9007199254740991.5, which is not a Double, so take
  // 4503599627370495.5 (17); 5e-324 needs one; π is 3.141592653589793 (16).
  @Test(arguments: [
    (0.1, "0.1"), (1, "1.0"), (-0.0, "-0.0"), (0.1 + 0.2, "0.30000000000000004"),
    (3.141592653589793, "3.141592653589793"), (4503599627370495.5, "4503599627370495.5"),
    (1e22, "1e+22"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (-71.0419, "-71.0419"), (.leastNonzeroMagnitude, "5e-324"), (1e-7, "1e-07"),
    (123456789012345680, "1.2345678901234568e+17"),
  ])
  func `numbers are written with as many digits as they need`(number: Double, text: String) throws {
    #expect(try JSON.number(number).text() == text)
  }

  @Test func `a number is written with its own digits, whatever the others need`() throws {
    #expect(
      try JSON.array([0.1, .number(0.1 + 0.2), 2914.9]).text()
        == "[0.1,0.30000000000000004,2914.9]")
  }

  // RFC 8259 §7: these must be escaped, and all else may stand as it is.
  @Test func `what a string must not hold is escaped`() throws {
    #expect(try JSON.string("\u{7F}/é\u{2028}👩‍🚀").text() == "\"\u{7F}/é\u{2028}👩‍🚀\"")
    #expect(try JSON.string("\"\\").text() == #""\"\\""#)
    #expect(try JSON.string("a\r\n\tb").text() == #""a\r\n\tb""#)
    #expect(try JSON.string("\0\u{8}\u{1F}").text() == #""\u0000\u0008\u001F""#)
    #expect(try JSON.object(["\"\n": 1]).text() == #"{"\"\n":1}"#)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON lacks is refused with its place`(number: Double) {
    let value: JSON = ["fees": [1, ["a/b": .number(number)]]]
    let error = #expect(throws: JSONError.self) { try value.text() }
    #expect(error?.location == .value(pointer: "/fees/1/a~1b"))
    #expect(error?.description == "/fees/1/a~1b: the number \(number) cannot be written as JSON")
  }

  @Test func `a name that could not be read back is refused`() {
    #expect(throws: JSONError.self) { try JSON.object(["a\0": 1]).text() }
  }

  @Test func `nesting that could not be read back is refused`() throws {
    var deep: JSON = 1
    for _ in 0..<512 { deep = [deep] }
    #expect(JSON(try JSONDocument(parsing: deep.text()).root) == deep)
    deep = [deep]
    let error = #expect(throws: JSONError.self) { try deep.text() }
    #expect(error?.reason == .tooDeep(maximum: 512))
  }

  @Test(arguments: UInt64(0)..<200)
  func `reading what was written gives the same value`(seed: UInt64) throws {
    var generator = SeededJSON(seed: seed)
    let value = generator.value(depth: 5)
    let compact = JSON(try JSONDocument(parsing: value.text()).root)
    #expect(compact == value, "seed \(seed)")
    let pretty = JSON(try JSONDocument(parsing: value.text(pretty: true)).root)
    #expect(pretty == value, "seed \(seed)")
    #expect(try compact.text() == value.text(), "seed \(seed)")
  }
}
