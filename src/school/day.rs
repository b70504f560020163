//! A day of the calendar, without a clock: the page knows the date, and passes it on.

use std::fmt::{self, Display};
use std::str::FromStr;

/// The first day that has ten deals, 1 January 2026, in days since 1 January 1970.
const FIRST: u32 = 20_454;
/// The last one. A text with a later day is not one of ours.
const LAST: u32 = FIRST + 99_999;

/// A day from 1 January 2026 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

impl Day {
    pub const FIRST: Day = Day(FIRST);

    /// The day of this date: a year, a month from 1, and a day of the month from 1. `None`: there is no such day, or it is
    /// too early or too late.
    #[must_use]
    pub fn of(year: u32, month: u32, day: u32) -> Option<Day> {
        if !(2026..=2300).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        if !(1..=length(year, month)).contains(&day) {
            return None;
        }
        let years = (2026..year).map(|year| if is_leap(year) { 366 } else { 365 });
        let months = (1..month).map(|month| length(year, month));
        let days = FIRST + years.sum::<u32>() + months.sum::<u32>() + day - 1;
        (days <= LAST).then_some(Day(days))
    }

    /// The number of the day: that of the first one is 1.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0 - FIRST + 1
    }

    /// The day of the week, counted from Monday, which is 0.
    #[must_use]
    pub fn weekday(self) -> u32 {
        // 1 January 1970 was a Thursday.
        (self.0 + 3) % 7
    }

    /// The year, the month from 1, and the day of the month from 1.
    #[must_use]
    pub fn date(self) -> (u32, u32, u32) {
        let mut left = self.0 - FIRST;
        let mut year = 2026;
        loop {
            let days = if is_leap(year) { 366 } else { 365 };
            if left < days {
                break;
            }
            left -= days;
            year += 1;
        }
        let mut month = 1;
        while left >= length(year, month) {
            left -= length(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

/// The number of days of a month, counted from 1.
#[must_use]
pub fn length(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let is_plain = |at: usize, byte: u8| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        };
        if text.len() != 10
            || !text
                .bytes()
                .enumerate()
                .all(|(at, byte)| is_plain(at, byte))
        {
            return Err(NotADay);
        }
        let part = |from: usize, to: usize| text[from..to].parse().map_err(|_| NotADay);
        Day::of(part(0, 4)?, part(5, 7)?, part(8, 10)?).ok_or(NotADay)
    }
}

/// The error for a text that is not a day such as `2026-11-25`, or too early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADay;

impl Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day is written like 2026-11-25, and none is before 2026")
    }
}

impl std::error::Error for NotADay {}

#[cfg(test)]
mod tests {
    use super::{Day, NotADay};

    #[test]
    fn days_are_numbered_from_the_first_of_2026() {
        let day = |text: &str| text.parse::<Day>().expect("a day");
        assert_eq!(day("2026-01-01"), Day::FIRST);
        assert_eq!(Day::FIRST.number(), 1);
        // It was a Thursday.
        assert_eq!(Day::FIRST.weekday(), 3);
        assert_eq!(day("2026-11-23").number(), 327);
        assert_eq!(day("2028-03-01").number() - day("2028-02-28").number(), 2);
        assert_eq!(day("2100-03-01").number() - day("2100-02-28").number(), 1);
        assert_eq!(day("2026-11-25").weekday(), 2);
    }

    #[test]
    fn every_day_is_read_again_as_it_is_written() {
        let mut before = None;
        for number in 0..20_000 {
            let day = Day(super::FIRST + number);
            assert_eq!(day.to_string().parse(), Ok(day));
            let text = day.to_string();
            assert!(before.is_none_or(|before| before < text), "{text}");
            before = Some(text);
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-1-1",
            "2026-02-29",
            "2025-12-31",
            "2026-13-01",
            "2026-00-10",
            "2026-04-31",
            "2026-01-00",
            "+026-01-01",
            "9999-01-01",
            "2026/01/01",
            "2026-01-011",
            "２026-01-1",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }
}
