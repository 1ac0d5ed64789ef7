/* SPDX-License-Identifier: MIT */
#include "timestamp.h"

#include <ctype.h>

/* Reads `count` digits and the character `end` behind them, unless that is 0; moves `*text` on. */
static int read_number(const char **text, int count, char end, int *number) {
  *number = 0;
  for (; count > 0; count--, (*text)++) {
    if (!isdigit((unsigned char)**text)) return 0;
    *number = *number * 10 + (**text - '0');
  }
  if (end == 0) return 1;
  if (**text != end) return 0;
  (*text)++;
  return 1;
}

static int days_in_month(int year, int month) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const int is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return days[month - 1] + (month == 2 && is_leap);
}

/* Days since 1970-01-01 in the proleptic Gregorian calendar: years are counted from March on, so
 * that the leap day is their last. */
static int64_t days_since_1970(int year, int month, int day) {
  const int64_t y = month > 2 ? year : year - 1;
  const int64_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
  return y * 365 + y / 4 - y / 100 + y / 400 + day_of_year - 719468;
}

/* Reads "Z" or an offset such as "+01:00" to the end of the text. */
static int read_offset(const char *text, int *minutes) {
  *minutes = 0;
  if ((*text == 'Z' || *text == 'z') && text[1] == '\0') return 1;
  const int sign = *text == '-' ? -1 : 1;
  if (*text != '+' && *text != '-') return 0;
  text++;
  int hours = 0, rest = 0;
  if (!read_number(&text, 2, ':', &hours) || !read_number(&text, 2, 0, &rest)) return 0;
  *minutes = sign * (hours * 60 + rest);
  return *text == '\0' && hours < 24 && rest < 60;
}

int timestamp_parse(const char *text, int64_t *unix_seconds) {
  int year, month, day, hour, minute, second, offset;
  if (!read_number(&text, 4, '-', &year) || !read_number(&text, 2, '-', &month) ||
      !read_number(&text, 2, 0, &day)) {
    return 0;
  }
  if (*text != 'T' && *text != 't') return 0;
  text++;
  if (!read_number(&text, 2, ':', &hour) || !read_number(&text, 2, ':', &minute) ||
      !read_number(&text, 2, 0, &second)) {
    return 0;
  }
  if (*text == '.') {
    text++;
    if (!isdigit((unsigned char)*text)) return 0;
    while (isdigit((unsigned char)*text)) text++;
  }
  if (!read_offset(text, &offset)) return 0;
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > days_in_month(year, month) ||
      hour > 23 || minute > 59 || second > 60) {
    return 0;
  }
  *unix_seconds = days_since_1970(year, month, day) * 86400 + hour * 3600 + minute * 60 + second -
                  offset * 60;
  return 1;
}
