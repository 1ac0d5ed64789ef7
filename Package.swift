// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A rule plug-in exports its entry function and nothing else.
let exportOnlyTheEntry: [LinkerSetting] = [
  .unsafeFlags([
    "-Xlinker", "--version-script=\(Context.packageDirectory)/Plugins/plugin.map",
  ])
]

let package = Package(
  name: "doorstep",
  products: [
    .library(name: "Doorstep", targets: ["Doorstep"]),
    .library(name: "HeaderModel", targets: ["HeaderModel"]),
    .library(name: "RulePluginKit", targets: ["RulePluginKit"]),
    .library(name: "RulePluginTesting", targets: ["RulePluginTesting"]),
    .executable(name: "doorstep", targets: ["DoorstepCLI"]),
    .executable(name: "doorstep-bench", targets: ["DoorstepBench"]),
    .library(name: "BlackoutRule", type: .dynamic, targets: ["BlackoutRule"]),
    .library(name: "AlcoholRule", type: .dynamic, targets: ["AlcoholRule"]),
    .library(name: "SurgeRule", type: .dynamic, targets: ["SurgeRule"]),
    .library(name: "ScriptRule", type: .dynamic, targets: ["ScriptRule"]),
    .library(name: "WeatherRule", type: .dynamic, targets: ["WeatherRule"]),
  ],
  targets: [
    // C
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CZoneKernels"),
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(name: "CLinuxFiles"),
    .target(name: "CAllocationCounter"),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CWebFiles"),
    .target(name: "CDoorstepRule"),
    .target(name: "CPluginSandbox"),
    .target(name: "CTerminal"),

    // Leaf libraries
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "RandomNumbers", swiftSettings: strict),
    .target(name: "Checksums", dependencies: ["CLibCrypto", "CXXHash"], swiftSettings: strict),
    .target(
      name: "JSONDocument", dependencies: ["CJansson", "Diagnostics"], swiftSettings: strict),
    .target(name: "HTTPClient", dependencies: ["CCurl", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "HTTPServing", dependencies: ["CMicroHTTPD", "Diagnostics"], swiftSettings: strict),
    .target(name: "ZoneGeometry", swiftSettings: strict),
    .target(
      name: "ZoneIndexing", dependencies: ["CZoneKernels", "ZoneGeometry"], swiftSettings: strict),
    .target(
      name: "ZoneFiles",
      dependencies: ["Checksums", "Diagnostics", "JSONDocument", "ZoneIndexing"],
      swiftSettings: strict),
    .target(
      name: "GeoJSONCoding", dependencies: ["Diagnostics", "JSONDocument", "ZoneGeometry"],
      swiftSettings: strict),
    .target(name: "Schedules", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(
      name: "RuleLogic", dependencies: ["Diagnostics", "JSONDocument"], swiftSettings: strict),
    .target(name: "CommandLineParsing", dependencies: ["Diagnostics"], swiftSettings: strict),

    .target(
      name: "TerminalScreen", dependencies: ["CTerminal", "Diagnostics"], swiftSettings: strict),

    // Addresses
    .target(
      name: "AddressStore", dependencies: ["CSQLite", "Checksums", "Diagnostics", "ZoneGeometry"],
      swiftSettings: strict),
    .target(
      name: "AddressFiles",
      dependencies: ["AddressStore", "Diagnostics", "JSONDocument", "ZoneGeometry"],
      swiftSettings: strict),

    // The decision
    .target(
      name: "DeliveryEstimates", dependencies: ["Diagnostics", "JSONDocument", "Schedules"],
      swiftSettings: strict),
    .target(
      name: "DeliveryModel",
      dependencies: [
        "DeliveryEstimates", "JSONDocument", "RuleLogic", "Schedules", "ZoneGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "EstimateFitting",
      dependencies: [
        "DeliveryEstimates", "Diagnostics", "JSONDocument", "RandomNumbers", "Schedules",
        "ZoneGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "CustomerWords", dependencies: ["DeliveryModel", "Diagnostics", "Schedules"],
      swiftSettings: strict),
    .target(
      name: "DeliveryRules",
      dependencies: [
        "CustomerWords", "DeliveryEstimates", "DeliveryModel", "Diagnostics", "JSONDocument",
        "RuleLogic", "Schedules", "ZoneGeometry", "ZoneIndexing",
      ],
      swiftSettings: strict),
    .target(
      name: "TravelTimes",
      dependencies: [
        "DeliveryModel", "Diagnostics", "HTTPClient", "JSONDocument", "Schedules", "ZoneGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "RulePlugins",
      dependencies: [
        "CDoorstepRule", "CLinuxFiles", "CPluginSandbox", "Checksums", "DeliveryModel",
        "DeliveryRules", "Diagnostics", "JSONDocument", "RandomNumbers", "Schedules",
        "ZoneGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "RulePluginKit",
      dependencies: ["CDoorstepRule", "Diagnostics", "JSONDocument", "Schedules", "ZoneGeometry"],
      swiftSettings: strict),
    .target(
      name: "RulePluginTesting",
      dependencies: ["CDoorstepRule", "RulePluginKit", "Schedules", "ZoneGeometry"],
      swiftSettings: strict),

    // The header and the facade
    .target(
      name: "HeaderModel", dependencies: ["Schedules", "ZoneGeometry"], swiftSettings: strict),
    .target(
      name: "Doorstep",
      dependencies: [
        "AddressFiles", "AddressStore", "Checksums", "CustomerWords", "DeliveryEstimates",
        "DeliveryModel", "DeliveryRules",
        "Diagnostics", "GeoJSONCoding", "HTTPClient", "HeaderModel", "JSONDocument", "RuleLogic",
        "RulePlugins", "Schedules", "TravelTimes", "ZoneFiles", "ZoneGeometry", "ZoneIndexing",
      ],
      swiftSettings: strict),

    .target(
      name: "DoorstepServer",
      dependencies: ["CWebFiles", "Checksums", "Doorstep", "HTTPServing", "JSONDocument"],
      swiftSettings: strict),
    .target(
      name: "TerminalHeader", dependencies: ["HeaderModel", "Schedules", "TerminalScreen"],
      swiftSettings: strict),

    // Executables
    .executableTarget(
      name: "DoorstepCLI",
      dependencies: [
        "AddressFiles", "AddressStore", "CAllocator", "CommandLineParsing", "DeliveryEstimates",
        "Diagnostics", "Doorstep", "DoorstepServer", "EstimateFitting", "HTTPServing",
        "HeaderModel", "JSONDocument", "RuleLogic", "TerminalHeader", "TerminalScreen",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "DoorstepBench",
      dependencies: [
        "CAllocationCounter", "CAllocator", "CommandLineParsing", "Diagnostics", "Doorstep",
        "JSONDocument", "RandomNumbers", "RulePlugins", "ZoneGeometry", "ZoneIndexing",
      ],
      swiftSettings: strict),

    // Rule plug-ins
    .target(
      name: "BlackoutRule", dependencies: ["JSONDocument", "RulePluginKit", "Schedules"],
      path: "Plugins/BlackoutRule", swiftSettings: strict, linkerSettings: exportOnlyTheEntry),
    .target(
      name: "WeatherRule", dependencies: ["JSONDocument", "RulePluginKit", "Schedules"],
      path: "Plugins/WeatherRule", swiftSettings: strict, linkerSettings: exportOnlyTheEntry),
    .target(
      name: "CRuleConfiguration", dependencies: ["CDoorstepRule", "CJansson"],
      path: "Plugins/RuleConfiguration"),
    .target(
      name: "AlcoholRule", dependencies: ["CDoorstepRule", "CJansson", "CRuleConfiguration"],
      path: "Plugins/AlcoholRule", linkerSettings: exportOnlyTheEntry),
    .target(
      name: "SurgeRule", dependencies: ["CDoorstepRule", "CJansson", "CRuleConfiguration"],
      path: "Plugins/SurgeRule", linkerSettings: exportOnlyTheEntry),
    .target(
      name: "ScriptRule", dependencies: ["CDoorstepRule", "CJansson", "CRuleConfiguration"],
      path: "Plugins/ScriptRule", linkerSettings: exportOnlyTheEntry),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["JSONDocument", "RandomNumbers"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["TestSupport", "Diagnostics"],
      swiftSettings: strict),
    .testTarget(
      name: "ChecksumsTests", dependencies: ["TestSupport", "Checksums"], swiftSettings: strict),
    .testTarget(
      name: "JSONDocumentTests", dependencies: ["TestSupport", "JSONDocument"],
      swiftSettings: strict),
    .testTarget(
      name: "HTTPClientTests", dependencies: ["TestSupport", "HTTPClient"], swiftSettings: strict),
    .testTarget(
      name: "ZoneGeometryTests", dependencies: ["TestSupport", "ZoneGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "ZoneIndexingTests", dependencies: ["TestSupport", "ZoneGeometry", "ZoneIndexing"],
      swiftSettings: strict),
    .testTarget(
      name: "ZoneFilesTests",
      dependencies: [
        "TestSupport", "Checksums", "ZoneFiles", "ZoneGeometry", "ZoneIndexing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GeoJSONCodingTests",
      dependencies: ["TestSupport", "GeoJSONCoding", "JSONDocument", "ZoneGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "SchedulesTests", dependencies: ["TestSupport", "Schedules"], swiftSettings: strict),
    .testTarget(
      name: "RuleLogicTests", dependencies: ["TestSupport", "JSONDocument", "RuleLogic"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineParsingTests", dependencies: ["TestSupport", "CommandLineParsing"],
      swiftSettings: strict),
    .testTarget(
      name: "AddressStoreTests",
      dependencies: ["TestSupport", "AddressStore", "CSQLite", "ZoneGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "AddressFilesTests",
      dependencies: ["TestSupport", "AddressFiles", "AddressStore", "ZoneGeometry"],
      swiftSettings: strict),
    .testTarget(
      name: "DeliveryEstimatesTests",
      dependencies: ["TestSupport", "DeliveryEstimates", "JSONDocument", "Schedules"],
      swiftSettings: strict),
    .testTarget(
      name: "EstimateFittingTests",
      dependencies: [
        "TestSupport", "DeliveryEstimates", "EstimateFitting", "JSONDocument", "Schedules",
        "ZoneGeometry",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CustomerWordsTests",
      dependencies: ["TestSupport", "CustomerWords", "DeliveryModel", "Schedules"],
      swiftSettings: strict),
    .testTarget(
      name: "DeliveryRulesTests",
      dependencies: [
        "TestSupport", "DeliveryEstimates", "DeliveryModel", "DeliveryRules", "JSONDocument",
        "RuleLogic", "Schedules", "ZoneGeometry",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TravelTimesTests",
      dependencies: [
        "TestSupport", "DeliveryModel", "HTTPClient", "JSONDocument", "Schedules", "TravelTimes",
        "ZoneGeometry",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RulePluginsTests",
      dependencies: [
        "TestSupport", "CAllocationCounter", "CDoorstepRule", "Checksums", "DeliveryModel",
        "DeliveryRules", "JSONDocument",
        "RulePluginKit", "RulePluginTesting", "RulePlugins", "Schedules", "ZoneGeometry",
      ],
      swiftSettings: strict),
    .target(
      name: "HeaderRehearsal",
      dependencies: ["HeaderModel", "JSONDocument", "Schedules", "ZoneGeometry"],
      path: "Tests/HeaderRehearsal", swiftSettings: strict),
    .testTarget(
      name: "HeaderModelTests",
      dependencies: [
        "TestSupport", "HeaderModel", "HeaderRehearsal", "JSONDocument", "Schedules",
        "ZoneGeometry",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "HeaderStage",
      dependencies: [
        "CommandLineParsing", "HeaderModel", "HeaderRehearsal", "JSONDocument", "TerminalHeader",
        "TerminalScreen",
      ],
      path: "Tests/HeaderStage", swiftSettings: strict),
    .testTarget(
      name: "TerminalHeaderTests",
      dependencies: ["HeaderModel", "Schedules", "TerminalHeader", "TerminalScreen"],
      swiftSettings: strict),
    .testTarget(
      name: "DoorstepTests",
      dependencies: [
        "TestSupport", "Doorstep", "HeaderModel", "JSONDocument", "RulePlugins", "TravelTimes",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HTTPServingTests", dependencies: ["TestSupport", "HTTPServing"],
      swiftSettings: strict),
    .testTarget(
      name: "DoorstepServerTests",
      dependencies: [
        "TestSupport", "Doorstep", "DoorstepServer", "HTTPServing", "JSONDocument",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DoorstepBenchTests",
      dependencies: [
        "CommandLineParsing", "DoorstepBench", "JSONDocument", "ZoneGeometry", "ZoneIndexing",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DoorstepCLITests", dependencies: ["TestSupport", "DoorstepCLI", "JSONDocument"],
      swiftSettings: strict),
  ]
)
