//! Dates.

use std::fmt;
use std::str::FromStr;

/// A day, as the user names it: nothing here reads a clock.
///
/// # Examples
/// ```
/// use minirow_print::Date;
/// let day: Date = "2026-02-28".parse()?;
/// assert_eq!(day.to_string(), "2026-02-28");
/// assert!("2026-02-30".parse::<Date>().is_err());
/// # Ok::<(), minirow_print::UnknownDate>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a day such as 2026-02-28, found '{0}'")]
pub struct UnknownDate(String);

impl FromStr for Date {
    type Err = UnknownDate;

    fn from_str(text: &str) -> Result<Self, UnknownDate> {
        parse(text).ok_or_else(|| UnknownDate(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let is_written = [year, month, day]
        .iter()
        .zip([4, 2, 2])
        .all(|(part, len)| part.len() == len && part.bytes().all(|byte| byte.is_ascii_digit()));
    let date =
        Date { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
    let [four, century, cycle] = [4, 100, 400].map(|years| date.year.is_multiple_of(years));
    let is_leap = four && (!century || cycle);
    let days = match date.month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (is_written && (1..=days).contains(&date.day)).then_some(date)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}
