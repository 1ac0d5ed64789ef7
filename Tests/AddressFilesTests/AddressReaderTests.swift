// SPDX-License-Identifier: MIT

import AddressStore
import Testing
import ZoneGeometry

@testable import AddressFiles

@Suite("Reading addresses")
struct AddressReaderTests {
  private static let address = PlacedAddress(
    number: "18", street: "Harbor Street", unit: "Floor 3", city: "Harborview", region: "MA",
    postcode: "02210", coordinate: Coordinate(longitude: -71.0421, latitude: 42.353))

  @Test(
    arguments: [
      "lon,lat,number,street,unit,city,region,postcode\n"
        + "-71.0421,42.353,18,Harbor Street,Floor 3,Harborview,MA,02210\n",
      // As OpenAddresses had it, with columns in another order and more of them.
      "\u{FEFF}LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\r\n"
        + "-71.0421,42.3530,18,\"Harbor Street\", Floor 3 ,Harborview,,MA,02210,,0a1b\r\n",
      "postcode;Longitude;Latitude;street;number;city;region;unit\n"
        + "02210;-71.0421;42.353;Harbor Street;18;Harborview;MA;Floor 3",
      #"{"type":"Feature","properties":{"hash":"0a1b","number":"18","street":"Harbor Street","#
        + #""unit":"Floor 3","city":"Harborview","district":"","region":"MA","postcode":"02210","#
        + #""id":""},"geometry":{"type":"Point","coordinates":[-71.0421,42.353]}}"#,
      "\u{1E}\n\u{1E}"
        + #"{"geometry":{"coordinates":[-71.0421,42.353,12],"type":"Point"},"properties":{"number":18,"#
        + #""street":"Harbor Street","unit":"Floor 3","city":"Harborview","region":"MA","#
        + #""postcode":"02210","accuracy":null},"type":"Feature"}"# + "\r\n\n",
    ])
  func `reads what lists have`(_ text: String) throws {
    #expect(try addresses(in: text) == [Self.address])
  }

  @Test func `tells columns that say nothing`() throws {
    let reader = try reader("lon,lat,street,HASH,stret\n")
    #expect(reader.unusedColumns == ["HASH", "stret"])
  }

  @Test(
    arguments: [
      ("lon,street\n1,a\n", "list:1: expected a column 'lat', found 'lon', 'street'"),
      ("lon,lat\n1,1\n", "list:1: expected a column 'street', found 'lon', 'lat'"),
      ("lon,lat,LON,street\n", "list:1:9: there is a column 'lon' already"),
      ("lon,lat,street\n1,2\n", "list:2:1: expected 3 fields as in the header, found 2"),
      (
        "lon,lat,street\n1,x,a\n",
        "list:2:3: expected degrees such as -71.0552 for 'lat', found \"x\""
      ),
      (
        "lon,lat,street\n,2,a\n",
        "list:2:1: expected degrees such as -71.0552 for 'lon', found \"\""
      ),
      (
        "lon,lat,street\nnan,2,a\n",
        "list:2:1: expected degrees such as -71.0552 for 'lon', found \"nan\""
      ),
      (
        "lon,lat,street\n1e999,2,a\n",
        "list:2:1: longitude inf is not a finite number; give degrees in -180...180"
      ),
      ("lon,lat,street\n181,2,a\n", "list:2:1: longitude 181.0 is outside -180...180"),
      (
        "lon,lat,street\n42,-91,a\n",
        "list:2:4: latitude -91.0 is outside -90...90; longitude comes first, so the axes may be swapped"
      ),
      (
        "lon,lat,street\n1,2,  \n",
        "list:2:5: expected a street, a number or another text of the address, found none"
      ),
      ("{\n", "list:1:2: the text ends too early"),
    ])
  func `tells what is wrong, and where`(_ text: String, _ message: String) {
    let error = #expect(throws: AddressFileError.self) { try addresses(in: text) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      (#"{"type":"FeatureCollection","features":[]}"#, 9), ("[]", 1), ("{}", 1),
      (#"{"type":1}"#, 9),
      (#"{"type":"Feature","properties":null,"geometry":null}"#, 32),
      (#"{"type":"Feature","properties":{},"geometry":null}"#, 46),
      (#"{"type":"Feature","properties":{"street":[]},"geometry":null}"#, 42),
      (
        #"{"type":"Feature","properties":{"street":"a"},"geometry":{"type":"LineString","coordinates":[]}}"#,
        66
      ),
      (
        #"{"type":"Feature","properties":{"street":"a"},"geometry":{"type":"Point","coordinates":[1]}}"#,
        88
      ),
      (
        #"{"type":"Feature","properties":{"street":"a"},"geometry":{"type":"Point","coordinates":[1,95]}}"#,
        88
      ),
      (
        #"{"type":"Feature","properties":{"street":""},"geometry":{"type":"Point","coordinates":[1,2]}}"#,
        32
      ),
    ])
  func `tells in which column of a feature`(_ line: String, _ column: Int) throws {
    var reader = try reader("\n\(line)\n", .geojson)
    let error = #expect(throws: AddressFileError.self) { try reader.next() }
    #expect(error?.line == 2)
    #expect(error?.column == column)
    #expect(error?.isOfOneRow == true)
    #expect(try reader.next() == nil)
  }

  @Test(arguments: ["", "\n \r\n", "\u{FEFF}"])
  func `an empty file is told`(_ text: String) {
    let error = #expect(throws: AddressFileError.self) { try reader(text) }
    #expect(error?.reason == .empty)
  }

  @Test func `a long list needs no more memory than a block`() throws {
    // 20,000 rows are longer than a block of 256 KiB, so that fields and characters fall on its end.
    let rows = (0..<20_000).map { "1,2,\($0),Straße\n" }.joined()
    let addresses = try addresses(in: "lon,lat,number,street\n" + rows)
    #expect(addresses.map(\.number) == (0..<20_000).map(String.init))
    #expect(addresses.allSatisfy { $0.street == "Straße" })
  }

  private func reader(_ text: String, _ format: AddressReader.Format? = nil) throws -> AddressReader
  {
    try AddressReader(bytes: Array(text.utf8), source: "list", format: format)
  }

  private func addresses(in text: String) throws -> [PlacedAddress] {
    var reader = try reader(text)
    var addresses: [PlacedAddress] = []
    while let address = try reader.next() { addresses.append(address) }
    return addresses
  }
}
