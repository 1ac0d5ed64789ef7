// SPDX-License-Identifier: MIT

import JSONDocument
import RuleLogic
import Testing

@Suite("Strict mode")
struct StrictModeTests {
  @Test(arguments: [
    // Kleene's strong logic of three values: what is missing decides only where it must.
    Sample(#"{"and":[{"<":[{"var":"distanceMeters"},3]},false]}"#, "false"),
    Sample(#"{"and":[false,{"<":[{"var":"distanceMeters"},3]}]}"#, "false"),
    Sample(#"{"and":[true,{"<":[{"var":"distanceMeters"},3]}]}"#, "unknown: distanceMeters"),
    Sample(#"{"or":[{"<":[{"var":"distanceMeters"},3]},true]}"#, "true"),
    Sample(#"{"or":[{"<":[{"var":"distanceMeters"},3]},false]}"#, "unknown: distanceMeters"),
    Sample(#"{"!":[{"<":[{"var":"distanceMeters"},3]}]}"#, "unknown: distanceMeters"),
    // Only what matters is named: the first operand is true whatever the distance is.
    Sample(
      """
      {"and":[{"or":[{"<":[{"var":"distanceMeters"},3]},true]},\
      {"<":[{"var":"basket.subtotal"},3]}]}
      """, "unknown: basket.subtotal"),
    Sample(
      #"{"<":[{"var":"basket.subtotal"},{"var":"distanceMeters"},3]}"#,
      "unknown: basket.subtotal, distanceMeters"),
    Sample(#"{"if":[{"has_tag":"hot"},1,2]}"#, "unknown: basket.tags"),
    Sample(#"{"+":[1,{"var":"basket.subtotal"}]}"#, "unknown: basket.subtotal"),
    Sample(#"{"cat":["x",{"var":"destination.postcode"}]}"#, "unknown: destination.postcode"),
    Sample(#"{"in":["hot",{"var":"basket.tags"}]}"#, "unknown: basket.tags"),
    Sample(#"{"some":[{"var":"basket.tags"},{"==":[{"var":""},"hot"]}]}"#, "unknown: basket.tags"),
    Sample(#"{"map":[{"var":"basket.tags"},{"var":""}]}"#, "unknown: basket.tags"),
    Sample(#"{"reduce":[{"var":"basket.tags"},1,0]}"#, "unknown: basket.tags"),
    Sample(#"[1,{"var":"basket.subtotal"}]"#, "unknown: basket.subtotal"),
    // What asks whether something is there knows the answer.
    Sample(#"{"exists":"basket.subtotal"}"#, "false"),
    Sample(#"{"missing":["basket.subtotal","when"]}"#, #"["basket.subtotal","when"]"#),
    Sample(#"{"??":[{"var":"basket.subtotal"},7]}"#, "7"),
    Sample(#"{"var":["basket.subtotal",7]}"#, "7"),
    Sample(#"{"open_at":"10:00-22:00"}"#, "unknown: when"),
    Sample(#"{"minutes_until":{"var":"destination.postcode"}}"#, "unknown: destination.postcode"),
  ])
  func whatIsMissingStaysUnknown(_ sample: Sample) throws {
    #expect(try answer(sample.text, .unknown) == sample.expected)
  }

  @Test(arguments: [
    // 9007199254740993 is 2⁵³ + 1, which no Double is.
    Sample(#"{"+":[9007199254740992,1]}"#, "9007199254740993"),
    Sample(#"{">":[9007199254740993,9007199254740992.0]}"#, "true"),
    Sample(#"{"==":[9007199254740993,9007199254740992.0]}"#, "false"),
    Sample(#"{"<":[9007199254740992.0,9007199254740993]}"#, "true"),
    Sample(#"{"<":[-3,-2.5,-2]}"#, "true"), Sample(#"{"<":[-2,-2.5]}"#, "false"),
    Sample(#"{"<":[9223372036854775807,1e300]}"#, "true"),
    Sample(#"{">":[-9223372036854775808,-1e300]}"#, "true"),
    Sample(#"{"==":[2,2.0]}"#, "true"), Sample(#"{"*":[3,0.5]}"#, "1.5"),
    Sample(#"{"/":[6,3]}"#, "2"), Sample(#"{"/":[7,2]}"#, "3.5"), Sample(#"{"%":[-7,2]}"#, "-1"),
    Sample(#"{"%":[-9223372036854775808,-1]}"#, "0"), Sample(#"{"-":[5]}"#, "-5"),
    Sample(#"{"min":[3,1.5,2]}"#, "1.5"), Sample(#"{"max":[3,1.5,2]}"#, "3"),
    Sample(#"{"+":[9223372036854775807,1]}"#, #"error: the result of "+" is beyond 64 bits"#),
    Sample(#"{"/":[-9223372036854775808,-1]}"#, #"error: the result of "/" is beyond 64 bits"#),
    Sample(#"{"-":[-9223372036854775808]}"#, #"error: the result of "-" is beyond 64 bits"#),
    Sample(#"{"/":[1,0]}"#, #"error: "/" divides by zero"#),
    Sample(#"{"%":[1,0]}"#, #"error: "%" divides by zero"#),
    Sample(#"{"*":[1e200,1e200]}"#, #"error: the result of "*" is no finite number"#),
    Sample(#"{"/":[1.5,0]}"#, #"error: the result of "/" is no finite number"#),
  ])
  func numbersAreExact(_ sample: Sample) throws {
    #expect(try answer(sample.text) == sample.expected)
  }

  @Test(arguments: [
    Sample(
      #"{">":[{"var":"distanceMetres"},3]}"#,
      #"/>/0: unknown variable "distanceMetres"; did you mean "distanceMeters"?"#),
    Sample(
      #"{"and":[true,{"in_zon":"center"}]}"#,
      #"/and/1: unknown operator "in_zon"; did you mean "in_zone"?"#),
    Sample(
      #"{"in_zone":["center","Rome"]}"#,
      #"/in_zone/1: "in_zone": no such zone; known are ["center", "harbor"]"#),
    Sample(
      #"{"<":[{"var":"basket.subtotal"},"20"]}"#,
      #"/</1: "<" needs a number, found string "20""#),
    Sample(
      #"{"==":[{"var":"destination.postcode"},{"var":"distanceMeters"}]}"#,
      #"/==/1: "==" needs a text, found a number"#),
    Sample(#"{"and":[1,true]}"#, #"/and/0: "and" needs true or false, found number 1"#),
    Sample(#"{"if":["x",1,2]}"#, #"/if/0: "if" needs true or false, found string "x""#),
    Sample(
      #"{"if":[true,1]}"#,
      #""if" takes at least 3 arguments, found 2"#),
    Sample(
      #"{"if":[true,1,true,2]}"#,
      #""if" takes an odd number of arguments, the last one for otherwise, found 4"#),
    Sample(#"{"!":[1,2]}"#, #""!" takes 1 argument, found 2"#),
    Sample(#"{"<":5}"#, #""<" takes its arguments in an array"#),
    Sample(#"{"in":[1,["a","b"]]}"#, #"/in/0: "in" needs a text, found number 1"#),
    Sample(#"{"in":["a",3]}"#, #"/in/1: "in" needs a text or a list, found number 3"#),
    Sample(#"{"+":["1",2]}"#, #"/+/0: "+" needs a number, found string "1""#),
    Sample(#"{"<":[true,false]}"#, #"/</0: "<" needs a number or a text, found true"#),
    Sample(
      #"{"==":[{"var":"when"},null]}"#,
      "/==/1: null is no value here; test with \"exists\" or \"missing\" whether an input is there"),
    Sample(
      #"{"a":1,"b":2}"#,
      "an operation is an object with one member, the operator; found 2 members "
        + "(data is written with \"preserve\")"),
    Sample(
      #"{"var":{"cat":["when",{"var":"when"}]}}"#,
      "/var: the name of a variable must be a constant text, so that it can be checked; "
        + "use \"if\" to choose between variables"),
    Sample(#"{"var":""}"#, "the variables as a whole cannot be read; name one of them"),
    Sample(
      #"{"var":["basket.subtotal","none"]}"#,
      #"/var/1: "var" needs a number, found string "none""#),
    Sample(
      #"{"missing":["basket.total"]}"#,
      #"/missing/0: unknown variable "basket.total"; did you mean "basket.subtotal"?"#),
    Sample(
      #"{"<":[{"local_time":[]},"25:00"]}"#,
      #"/</1: "<" needs a time of day from "00:00" to "24:00", found string "25:00""#),
    Sample(
      #"{"open_at":{"var":"when"}}"#,
      #"/open_at: "open_at": this argument must be a constant"#),
    Sample(#"{"weekday":[1]}"#, #""weekday" takes 0 arguments, found 1"#),
    Sample(
      #"{"has_tag":3}"#, #"/has_tag: "has_tag" needs a text, found number 3"#),
    Sample(
      #"{"a/b":[{"x~y":1}]}"#, #"unknown operator "a/b""#),
    Sample(
      #"{"or":[true,{"x/y":1}]}"#, #"/or/1: unknown operator "x/y""#),
  ])
  func faultsAreFoundWhenTheExpressionIsCompiled(_ sample: Sample) throws {
    #expect(try answer(sample.text, .unknown) == "error: " + sample.expected)
  }

  @Test(arguments: [
    Sample(#"{"<":[{"var":"a"},{"var":"b"}]}"#, #"error: "<" needs a number, found string "x""#),
    Sample(
      #"{"and":[{"var":"b"}]}"#,
      #"error: /and/0: a condition needs true or false, found string "x""#),
    Sample(#"{"+":[{"var":"b"},1]}"#, #"error: "+" needs a number, found string "x""#),
    Sample(#"{"+":{"var":"list"}}"#, "6"), Sample(#"{"+":{"var":"a"}}"#, "1"),
    Sample(#"{"==":[{"var":"none"},{"var":"a"}]}"#, "unknown: none"),
    Sample(#"{"var":"deep.list.1"}"#, "8"),
    Sample(#"{"var":"deep.list.2"}"#, "unknown: deep.list.2"),
    Sample(#"{"val":["deep","list",0]}"#, "7"),
    Sample(
      #"{"some":[{"var":"items"},{"==":[{"var":"kind"},"cold"]}]}"#, "unknown: kind"),
    Sample(#"{"some":[{"var":"items"},{"==":[{"var":"kind"},"hot"]}]}"#, "true"),
    Sample(#"{"all":[[],{"var":""}]}"#, "false"), Sample(#"{"none":[[],{"var":""}]}"#, "true"),
    Sample(#"{"filter":[{"var":"list"},{">":[{"var":""},1]}]}"#, "[2,3]"),
    Sample(#"{"map":[{"var":"list"},{"+":[{"val":[[2],"a"]},{"val":[]}]}]}"#, "[2,3,4]"),
    Sample(#"{"try":[{"/":[1,0]},{"val":"type"}]}"#, #""NaN""#),
    Sample(#"{"try":[{"throw":"late"},{"val":"type"}]}"#, #""late""#),
    Sample(#"{"throw":"late"}"#, #"error: the expression threw "late""#),
    Sample(#"{"substr":["häuser",1,3]}"#, #""äus""#), Sample(#"{"substr":["day",-9]}"#, #""day""#),
    Sample(#"{"substr":["day",1,-9223372036854775808]}"#, #""""#),
    Sample(#"{"substr":["day",9223372036854775807]}"#, #""""#),
  ])
  func documentsAreReadWithoutConversions(_ sample: Sample) throws {
    let data: JSON = [
      "a": 1, "b": "x", "none": nil, "list": [1, 2, 3], "deep": ["list": [7, 8]],
      "items": [["kind": "hot"], ["name": "bread"]],
    ]
    #expect(try answer(sample.text, data: data, mode: .strict) == sample.expected)
  }
}
