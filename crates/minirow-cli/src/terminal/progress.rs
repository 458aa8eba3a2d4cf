//! The progress line of a long run.

use std::time::Duration;

use minirow_batch::thousands;

use super::{Line, Screen, look, time};

/// How far a run is.
#[derive(Clone, Debug)]
pub(crate) struct Far {
    /// What is done, such as `rating`.
    pub(crate) doing: &'static str,
    /// What it is done to, such as `boards`.
    pub(crate) unit: &'static str,
    pub(crate) done: u64,
    pub(crate) total: Total,
    pub(crate) elapsed: Duration,
    /// What the searches have done, in words.
    pub(crate) effort: Option<String>,
}

/// How many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Total {
    Known(u64),
    /// As many as the part that was read suggests.
    About(u64),
    Unknown,
}

/// The bar in columns, at most and at least.
const BAR: (usize, usize) = (30, 8);

/// `rating  ━━━━━╸━━━━━  48 %  120,310 of 250,000 boards  431/s  4:58 left`
///
/// Where there is little room, the bar is shorter and parts are left out.
pub(crate) fn progress_line(far: &Far, screen: Screen) -> Line {
    // Some terminals begin a new line behind their last column.
    let columns = screen.columns.saturating_sub(1);
    let rate = far.done as f64 / far.elapsed.as_secs_f64().max(0.001);
    let (total, about) = match far.total {
        Total::Known(total) => (Some(total), ""),
        Total::About(total) => (Some(rounded(total as f64) as u64), "about "),
        Total::Unknown => (None, ""),
    };
    let begun = total.filter(|_| far.done > 0);
    let part = begun.map(|total| (far.done as f64 / total.max(1) as f64).min(1.0));
    let of = total.map_or(String::new(), |total| format!(" of {about}{}", thousands(total)));
    let mut parts = [
        part.map(|part| format!("{:.0} %", (part * 100.0).floor())),
        Some(format!("{}{of} {}", thousands(far.done), far.unit)),
        (far.done > 0).then(|| format!("{}/s", figures(rate))),
        Some(match begun {
            Some(total) => format!("{} left", clock(total.saturating_sub(far.done) as f64 / rate)),
            None => time(far.elapsed),
        }),
        far.effort.clone(),
    ];
    let words = |parts: &[Option<String>]| -> String {
        parts.iter().flatten().map(|part| format!("  {part}")).collect()
    };
    // What has been done by searches, parts in hundred, the rate, the time.
    for least in [4, 0, 2, 3] {
        if far.doing.len() + words(&parts).len() > columns {
            parts[least] = None;
        }
    }
    let words = words(&parts);
    let room = columns.saturating_sub(far.doing.len() + words.len() + 2);
    let mut line = Line::plain(far.doing);
    if let Some(part) = part.filter(|_| room >= BAR.1) {
        line.push(look::PLAIN, "  ");
        line.append(bar(part, room.min(BAR.0), screen));
    }
    line.with(look::PLAIN, words)
}

fn bar(part: f64, columns: usize, screen: Screen) -> Line {
    let (stroke, end) = if screen.is_unicode { ("━", "╸") } else { ("=", ">") };
    let rest = if screen.has_color && screen.is_unicode { "━" } else { " " };
    let full = ((columns as f64 * part) as usize).min(columns);
    let mut line = Line::new(look::ACCENT, stroke.repeat(full));
    if full < columns {
        line.push(look::ACCENT, end);
        line.push(look::DIM, rest.repeat(columns - full - 1));
    }
    line
}

/// A number of three figures.
fn figures(number: f64) -> String {
    match number {
        ..9.995 => format!("{number:.2}"),
        ..99.95 => format!("{number:.1}"),
        ..999.5 => format!("{number:.0}"),
        _ => thousands(rounded(number) as u64),
    }
}

/// The nearest whole number with three figures that are not 0.
fn rounded(number: f64) -> f64 {
    let unit = 10f64.powi((number.max(1.0).log10().floor() as i32 - 2).max(0));
    (number / unit).round() * unit
}

/// Seconds as a clock shows them: `4:58`, `1:02:03`.
fn clock(seconds: f64) -> String {
    let seconds = seconds.ceil() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATING: Far = Far {
        doing: "rating",
        unit: "boards",
        done: 120_310,
        total: Total::Known(250_000),
        elapsed: Duration::from_secs(279),
        effort: None,
    };

    fn check(far: &Far, columns: usize, expected: &str) {
        let screen = Screen { columns, is_unicode: true, has_color: true };
        let line = progress_line(far, screen);
        assert!(line.width() < columns, "{line:?}");
        assert_eq!(line.shown(Screen { has_color: false, ..screen }), expected);
    }

    #[test]
    fn boards_rate_and_time_left_are_told() {
        let bar = "━━━━━━━━━━━━━━╸━━━━━━━━━━━━━━━";
        let words = "48 %  120,310 of 250,000 boards  431/s  5:01 left";
        check(&RATING, 100, &format!("rating  {bar}  {words}"));
        check(
            &Far { total: Total::About(250_123), ..RATING },
            80,
            "rating  ━━━━━━╸━━━━━━━  48 %  120,310 of about 250,000 boards  431/s  5:01 left",
        );
        check(
            &Far { total: Total::Unknown, ..RATING },
            100,
            "rating  120,310 boards  431/s  4 min 39 s",
        );
        check(&Far { done: 0, ..RATING }, 100, "rating  0 of 250,000 boards  4 min 39 s");
    }

    #[test]
    fn parts_are_left_out_where_there_is_no_room() {
        let effort = Some("12,345 guesses, 678 conflicts".to_owned());
        let far = Far { effort, ..RATING };
        let words = "48 %  120,310 of 250,000 boards  431/s  5:01 left";
        check(&far, 89, &format!("rating  {words}  12,345 guesses, 678 conflicts"));
        check(&far, 60, &format!("rating  {words}"));
        check(&far, 57, "rating  120,310 of 250,000 boards  431/s  5:01 left");
        check(&far, 51, "rating  120,310 of 250,000 boards  5:01 left");
        check(&far, 40, "rating  120,310 of 250,000 boards");
    }

    #[test]
    fn rates_have_three_figures() {
        for (rate, expected) in
            [(0.126, "0.13"), (31.9808, "32.0"), (431.2, "431"), (43_129.0, "43,100")]
        {
            assert_eq!(figures(rate), expected);
        }
    }
}
