// SPDX-License-Identifier: MIT

import CommandLineParsing
import Testing

@Suite("Help")
struct HelpPageTests {
  static let topLevel = """
    Usage: sample COMMAND [ARGUMENT...]

    Show what a command line can say.

    Commands:
      check  Say whether an address is deliverable.
      zones  Work on the drawing of zones.
      fail   Print a line, then fail.
      help   Print the help of a command.

    Options:
      -h, --help     print this help
          --version  print the version

    Examples:
      sample check --service harbor -71.0421,42.3530
      sample help zones lint

    Exit codes:
       0  yes, or done
       1  a well-formed question was answered "no"
      64  the command line is wrong
      65  the content of an input is wrong
      66  an input does not exist or cannot be read
      69  something that the command depends on is missing
      70  a mistake of this program
      73  an output file cannot be made
      74  reading or writing failed
      75  not now; the same command may succeed later
      78  the configuration is wrong

    """

  static let check = """
    Usage: sample check [OPTION...] --service PATH LON,LAT...

    Say whether an address is deliverable.

    Prints one line for each coordinate, in the order given. A coordinate on the
    border of a zone is in the zone.

    Ends with 1 when any coordinate is not deliverable.

    Operands:
      LON,LAT  degrees WGS84, longitude first

    Options:
      -s, --service PATH  the service's folder, or one GeoJSON file (required)
          --at TIME       decide for this time instead of now, on the service's
                          clock
      -p, --plugin NAME   also run this plug-in (may be repeated)
      -l, --limit COUNT   stop after so many (default: 10)
          --color WHEN    auto, always or never (default: auto)
      -j, --json          print one JSON object for each coordinate
      -v, --verbose       say more
      -h, --help          print this help

    Examples:
      sample check --service harbor -71.0421,42.3530

    """

  static let zones = """
    Usage: sample zones COMMAND [ARGUMENT...]

    Work on the drawing of zones.

    Commands:
      lint  Find mistakes in a drawing.

    Options:
      -h, --help  print this help

    Examples:
      sample zones lint harbor.geojson

    """

  static let lint = """
    Usage: sample zones lint [OPTION...] FILE [REPORT]

    Find mistakes in a drawing.

    Operands:
      FILE    GeoJSON; '-' is standard input
      REPORT  where to write; standard output unless given

    Options:
          --strict yes|no  warnings are errors
      -h, --help           print this help

    Examples:
      sample zones lint harbor.geojson

    """

  static let pages: [([String], String)] = [
    (["--help"], topLevel), (["-h"], topLevel), (["help"], topLevel),
    (["check", "--help"], check), (["check", "-h"], check), (["help", "check"], check),
    (["check", "-vh", "--service", "X"], check), (["check", "too", "many", "--help"], check),
    (["zones", "--help"], zones), (["help", "zones"], zones),
    (["zones", "lint", "--help"], lint), (["help", "zones", "lint"], lint),
    (["zones", "lint", "a", "b", "c", "-h"], lint),
  ]

  @Test(arguments: pages)
  func `each level has its page`(arguments: [String], page: String) async {
    let outcome = await SampleTool.run(arguments)
    #expect(outcome == Outcome(output: page))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `after two dashes it is an operand`() async {
    let outcome = await SampleTool.run(["zones", "lint", "--strict=no", "--", "--help"])
    #expect(outcome == Outcome(output: "--help none no\n"))
  }

  @Test func `the version is that of the tool`() async {
    #expect(await SampleTool.run(["--version"]) == Outcome(output: "sample 1.2.3\n"))
  }

  /// Everything that must be broken: many required options, long names, a long discussion.
  struct Wide: Command {
    static let names = ["alphabetical", "bibliographical", "chronological", "departmental"]
    static let options = names.map { Option<String>($0, value: "SOMETHING-LONG", help: sentence) }
    static let sentence =
      "that which needs a good many words to say, "
      + "so many that they cannot stand on one line of any terminal"
    static let rest = Operand<[String]>("ANYTHING", atLeast: 2, help: sentence)
    static let spec = CommandSpec(
      "wide", summary: sentence, discussion: "\(sentence)\n\(sentence)\n\n\n\(sentence)",
      options: options, operands: [rest])
    func run(_ arguments: ParsedArguments, in console: Console) -> ExitCode { .ok }
  }

  @Test func `long texts are wrapped and aligned`() async {
    let console = Console.capturing()
    #expect(await CommandLineTool(Wide(), version: "0").run(["-h"], console: console) == .ok)
    let page = console.output.captured
    #expect(
      page.hasPrefix(
        """
        Usage: wide [OPTION...] --alphabetical SOMETHING-LONG
                    --bibliographical SOMETHING-LONG --chronological SOMETHING-LONG
                    --departmental SOMETHING-LONG ANYTHING...

        that which needs a good many words to say, so many that they cannot stand on one
        line of any terminal

        that which needs a good many words to say, so many that they cannot stand on one
        line of any terminal that which needs a good many words to say, so many that
        they cannot stand on one line of any terminal

        that which needs a good many words to say, so many that they cannot stand on one
        line of any terminal

        Operands:
          ANYTHING  that which needs a good many words to say, so many that they cannot
                    stand on one line of any terminal

        Options:
              --alphabetical SOMETHING-LONG
                         that which needs a good many words to say, so many that they
                         cannot stand on one line of any terminal (required)
              --bibliographical SOMETHING-LONG

        """))
    #expect(
      page.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
        $0.count <= 80 && $0.last != " "
      })
  }
}
