// SPDX-License-Identifier: MIT

import Doorstep
import JSONDocument
import Testing

@Suite("Terms that can hardly be meant")
struct DoubtfulTermsTests {
  struct Case: CustomTestStringConvertible {
    let defaults: JSON
    var zone: JSON = [:]
    /// The warnings without their files.
    let warnings: [String]

    var testDescription: String {
      [defaults, zone].map { (try? $0.text()) ?? "" }.joined(separator: " ")
    }
  }

  private static let closed = "these hours are never open, so that nothing can be delivered"
  private static let falling = "the fee falls where the distance grows"

  private static func basket(_ minimum: Int, _ maximum: Int) -> String {
    "no basket can meet a minimum of \(minimum) and a maximum of \(maximum)"
  }

  private static let hours = [
    Case(defaults: ["hours": "off"], warnings: ["/defaults/hours: \(closed)"]),
    // Years that are over.
    Case(defaults: ["hours": "2019 Jan-Dec 10:00-12:00"], warnings: ["/defaults/hours: \(closed)"]),
    Case(defaults: ["hours": "Feb 29 10:00-12:00"], warnings: []),
    Case(
      defaults: ["hours": "24/7"], zone: ["hours": "Mo-Su off"],
      warnings: ["/features/0/properties/hours: \(closed)"]),
  ]

  private static let baskets = [
    Case(
      defaults: ["minimumOrder": 2001, "maximumOrder": 2000],
      warnings: ["/defaults/minimumOrder: \(basket(2001, 2000))"]),
    // Both limits belong to what is accepted.
    Case(defaults: ["minimumOrder": 2000, "maximumOrder": 2000], warnings: []),
    Case(
      defaults: ["maximumOrder": 2000], zone: ["minimumOrder": 2001],
      warnings: ["/features/0/properties/minimumOrder: \(basket(2001, 2000))"]),
    Case(
      defaults: ["minimumOrder": 2001], zone: ["maximumOrder": 2000],
      warnings: ["/features/0/properties/maximumOrder: \(basket(2001, 2000))"]),
    Case(
      defaults: ["minimumOrder": 2001], zone: ["minimumOrder": 500, "maximumOrder": 2000],
      warnings: []),
    // A smaller basket costs more, but is accepted.
    Case(
      defaults: ["minimumOrder": ["amount": 2001, "surcharge": 200], "maximumOrder": 2000],
      warnings: []),
    Case(
      defaults: ["minimumOrder": ["amount": 2001, "surcharge": 200]],
      zone: ["maximumOrder": 2000], warnings: []),
    // What is doubtful already is not told again for each zone.
    Case(
      defaults: ["minimumOrder": 2001, "maximumOrder": 2000], zone: ["maximumItems": 3],
      warnings: ["/defaults/minimumOrder: \(basket(2001, 2000))"]),
  ]

  private static let fees = [
    Case(
      defaults: [
        "fee": ["base": 0, "distance": [["upTo": 1000, "add": 200], ["add": 199]]]
      ], warnings: ["/defaults/fee/distance: \(falling)"]),
    Case(
      defaults: [
        "fee": ["base": 0, "distance": [["upTo": 1000, "add": 200], ["add": 200]]]
      ], warnings: []),
    // A larger basket may well be cheaper to deliver.
    Case(
      defaults: [
        "fee": ["base": 0, "subtotal": [["upTo": 1000, "add": 200], ["add": 0]]]
      ], warnings: []),
  ]

  private static let empty = "a limit of 0 leaves no room for any order"

  private static let limits = [
    Case(defaults: ["maximumItems": 0], warnings: ["/defaults/maximumItems: \(empty)"]),
    Case(defaults: ["maximumWeightGrams": 1], warnings: []),
    Case(
      defaults: [:], zone: ["maximumDistanceMeters": 0.0],
      warnings: ["/features/0/properties/maximumDistanceMeters: \(empty)"]),
    Case(
      defaults: ["postcodes": []],
      warnings: ["/defaults/postcodes: an empty list names no postcode, so that it asks nothing"]),
    Case(
      defaults: ["postcodes": ["allow": ["SW1A *"], "refuse": []]],
      warnings: [
        "/defaults/postcodes/refuse: an empty list names no postcode, so that it asks nothing"
      ]),
  ]

  private static let tags = [
    Case(
      defaults: ["customers": ["allow": ["member", "guest"], "refuse": ["guest"]]],
      warnings: ["/defaults/customers: the tag \"guest\" is both allowed and refused"]),
    Case(
      defaults: ["items": ["allow": ["soup"], "refuse": ["soup"]]],
      warnings: ["/defaults/items: the tag \"soup\" is both allowed and refused"]),
    Case(
      defaults: ["items": ["refuse": ["wine", "knife"], "age": ["wine": 18]]],
      warnings: ["/defaults/items: the tag \"wine\" is refused whatever hours or ages say"]),
    Case(
      defaults: ["items": ["refuse": ["knife"], "hours": ["wine": "10:00-22:00"]]], warnings: []),
  ]

  @Test(arguments: hours + baskets + fees + limits + tags)
  func `are told at their place`(_ sample: Case) throws {
    let folder = try ServiceFolder(
      service: ServiceFolder.service.setting("/defaults", to: sample.defaults),
      zones: ServiceFolder.collection([ServiceFolder.feature(sample.zone)]))
    let warnings = try folder.checker().warnings
    #expect(
      warnings.map { $0.unpositioned.split(separator: ": ", maxSplits: 1).last.map(String.init) }
        == sample.warnings)
  }

  @Test func `a rule is looked at alone, two rules are not held against each other`() throws {
    let rules: JSON = [
      ["id": "both", "minimumOrder": 3, "maximumOrder": 2], ["id": "one", "minimumOrder": 9],
    ]
    let folder = try ServiceFolder(service: ServiceFolder.service.setting("/rules", to: rules))
    #expect(
      try folder.checker().warnings.map(\.unpositioned) == [
        "\(folder.path)/service.json: /rules/0/minimumOrder: \(Self.basket(3, 2))"
      ])
  }
}
