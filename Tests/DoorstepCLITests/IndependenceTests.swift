// SPDX-License-Identifier: MIT

import Foundation
import JSONDocument
import TestSupport
import Testing

/// An answer depends on what the service says and on the request, and on nothing around the process.
@Suite("The same question in another process")
struct IndependenceTests {
  /// A yes, a no by price, no zone, an exclusion, a ferry too heavy, ice cream too far.
  private static let question = """
    --now 2026-12-01T18:30 --basket 14.00 --weight 16kg --tag ice-cream --json -- \
    -71.0552,42.3601 -71.0421,42.3530 -71.1190,42.3736 -71.0170,42.3640 -71.0085,42.3210 \
    -71.0800,42.3600 -71.0370,42.3280
    """

  private static let surroundings = [
    "TZ=UTC LC_ALL=C", "TZ=Pacific/Chatham LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 LANGUAGE=de",
    "TZ=:/no/such/zone LC_ALL= LANG=tr_TR.UTF-8 LC_NUMERIC=fr_FR.UTF-8",
    "TZ=America/St_Johns LC_ALL=ar_EG.UTF-8 HOME=/nowhere COLUMNS=20 NO_COLOR=1",
  ]

  /// What `doorstep check` says of the service in `folder`.
  private func answer(
    _ stage: Stage, service folder: String, settings: String = "", from directory: String = "/"
  ) throws -> Transcript.Answer {
    try stage.run(
      Transcript.Command(
        words: "cd \"\(directory)\" && \(settings) doorstep check -s \(folder) \(Self.question)",
        line: 1))
  }

  private func plain(_ stage: Stage) throws -> Transcript.Answer {
    let answer = try answer(stage, service: "\"$PACKAGE/Zones/harbor\"")
    #expect(answer.output.count { $0 == UInt8(ascii: "\n") } == 7, "\(answer.text)")
    #expect(answer.errors.isEmpty && answer.code == 1, "\(answer.text)")
    return answer
  }

  @Test(arguments: surroundings)
  func `time zone, language and environment change no byte of the answer`(
    settings: String
  ) throws {
    let stage = try Stage()
    #expect(
      try answer(stage, service: "\"$PACKAGE/Zones/harbor\"", settings: settings) == plain(stage))
  }

  @Test(arguments: [
    ("$PACKAGE", "Zones/harbor"), ("$PACKAGE/Zones", "./harbor/"),
    ("$PACKAGE/Zones/harbor", "."), ("$TMP/streams", "\"$PACKAGE/Zones/harbor/service.json\""),
  ])
  func `the working folder and the path change no byte of the answer`(
    directory: String, service: String
  ) throws {
    let stage = try Stage()
    #expect(try answer(stage, service: service, from: directory) == plain(stage))
  }

  /// The version is part of the answer.
  @Test(arguments: UInt64(0)..<4)
  func `the order of members and white space in the files change no byte of the answer`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let stage = try Stage()
    for name in ["service.json", "zones.geojson"] {
      let file = SharedData.packageDirectory.appending(path: "Zones/harbor/\(name)")
      let original = JSON(try JSONDocument(parsing: [UInt8](Data(contentsOf: file))).root)
      let shuffled = original.shuffledMembers(using: &random)
      let text = try shuffled.text(pretty: Bool.random(using: &random))
      #expect(try text != original.text(), "seed \(seed)")
      try stage.write(Array(" \n\(text)\t\r\n".utf8), as: "other/\(name)")
    }
    let addresses = SharedData.packageDirectory.appending(path: "Zones/harbor/addresses.csv")
    try stage.write([UInt8](Data(contentsOf: addresses)), as: "other/addresses.csv")
    #expect(try answer(stage, service: "\"$TMP/other\"") == plain(stage), "seed \(seed)")
  }
}
