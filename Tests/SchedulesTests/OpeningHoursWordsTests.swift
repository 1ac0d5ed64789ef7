// SPDX-License-Identifier: MIT

import Schedules
import Testing

@Suite("Opening hours in plain words")
struct OpeningHoursWordsTests {
  @Test(arguments: [
    ("Mo-Fr 09:00-17:00; PH off", "Monday to Friday 9:00–17:00, public holidays closed"),
    ("24/7", "always open"), ("off \"moved\"", "always closed (“moved”)"),
    ("unknown", "perhaps open at any time"),
    ("Mo-Su 11:00-14:30,17:00-21:30", "every day 11:00–14:30 and 17:00–21:30"),
    ("Sa,Su,We open", "Wednesday and Saturday to Sunday all day"),
    ("Fr-Mo 20:00-04:00", "Friday to Monday 20:00–4:00"),
    ("Mo 17:00+; Tu 10:00-16:00+", "Monday from 17:00, Tuesday 10:00–16:00 or later"),
    ("Mo 10:00-36:00", "Monday 10:00–12:00 the next day"),
    ("Mo 18:00-18:00", "Monday 18:00–18:00 the next day"),
    (
      "Mo-Fr 10:00-12:00, Mo 14:00-16:00 \"soup\" || unknown \"call us\"",
      "Monday to Friday 10:00–12:00 and Monday 14:00–16:00 (“soup”), "
        + "otherwise every day perhaps (“call us”)"
    ),
    (
      "Mo[1,3],Fr[-1] +1 day 10:00-12:00",
      "the first and third Monday of the month and the day after the last Friday of the month "
        + "10:00–12:00"
    ),
    ("PH -2 days 10:00-12:00 off", "2 days before public holidays closed 10:00–12:00"),
    ("SH Mo-Fr 10:00-12:00", "Monday to Friday on school holidays 10:00–12:00"),
    ("week 2-52/2 We off", "Wednesday in every other week of weeks 2 to 52 closed"),
    ("week 7 off", "in week 7 closed"),
    ("Dec Sa 10:00-12:00", "Saturday in December 10:00–12:00"),
    ("Dec 24-Jan 2 off", "from 24 December to 2 January closed"),
    ("Nov-Feb off", "from November to February closed"),
    ("2026 Dec 25 off", "on 25 December 2026 closed"),
    ("2026 off", "in 2026 closed"), ("2026+ off", "from 2026 on closed"),
    ("2026-2036/3 off", "in one year in 3 of 2026 to 2036 closed"),
    (
      "easter -2 days-easter +1 day off",
      "from 2 days before Easter Sunday to the day after Easter Sunday closed"
    ),
    (
      "Mar Su[-1]-Oct Su[-2] off",
      "from the last Sunday of March to the second last Sunday of October closed"
    ),
    (
      "Nov 1 +Sa,Nov 30 -Su off",
      "on the Saturday on or after 1 November and on the Sunday on or before 30 November closed"
    ),
    (
      "sunrise-(sunset-01:30)", "every day sunrise (7:00)–1:30 before sunset (17:30)"
    ),
  ])
  func `an expression is said in English`(_ text: String, _ words: String) throws {
    #expect(try OpeningHours(parsing: text).plainWords == words)
  }
}
