//! Times and numbers, as people write them.

use std::time::Duration;

use minirow::{Cell, Geometry};
use unicode_width::UnicodeWidthStr;

use super::Screen;

/// A time with two or three figures, such as `0.1 ms`, `12 ms`, `1.3 s`, `2 min 5 s`.
pub(crate) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let whole = time.as_secs();
    match seconds {
        ..0.00995 => format!("{:.1} ms", seconds * 1000.0),
        ..0.9995 => format!("{:.0} ms", seconds * 1000.0),
        ..59.95 => format!("{seconds:.1} s"),
        ..3600.0 => format!("{} min {} s", whole / 60, whole % 60),
        _ => format!("{} h {} min", whole / 3600, whole % 3600 / 60),
    }
}

/// A number with its unit: `1 board`, `2 boards`.
pub(crate) fn counted(number: u64, unit: &str) -> String {
    let more = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{more}")
}

/// What stands between the parts of a remark.
pub(crate) fn separator(screen: Screen) -> &'static str {
    if screen.is_unicode { " · " } else { ", " }
}

/// The names of the first of some cells, as many as there is room for.
pub(crate) fn some_cells(
    geometry: &Geometry,
    cells: &[Cell],
    columns: usize,
    screen: Screen,
) -> String {
    let more = if screen.is_unicode { " …" } else { " ..." };
    let mut text = String::new();
    for (index, &cell) in cells.iter().enumerate() {
        let name = geometry.cell_name(cell);
        let gap = if index == 0 { "" } else { " " };
        let is_last = index + 1 == cells.len();
        let room = columns.saturating_sub(if is_last { 0 } else { more.width() });
        if index > 0 && text.width() + gap.len() + name.len() > room {
            return text + more;
        }
        text = text + gap + &name;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_unit_that_suits_them() {
        for (microseconds, expected) in [
            (0, "0.0 ms"),
            (140, "0.1 ms"),
            (9_940, "9.9 ms"),
            (9_960, "10 ms"),
            (120_400, "120 ms"),
            (999_600, "1.0 s"),
            (59_900_000, "59.9 s"),
            (125_000_000, "2 min 5 s"),
            (7_500_000_000, "2 h 5 min"),
        ] {
            assert_eq!(time(Duration::from_micros(microseconds)), expected);
        }
    }

    #[test]
    fn as_many_cells_are_named_as_there_is_room_for() {
        let screen = Screen { columns: 80, is_unicode: true, has_color: false };
        let geometry = Geometry::classic();
        let cells: Vec<Cell> = (0..4).map(Cell::new).collect();
        for (columns, expected) in [
            (19, "r1c1 r1c2 r1c3 r1c4"),
            (18, "r1c1 r1c2 r1c3 …"),
            (15, "r1c1 r1c2 …"),
            (1, "r1c1 …"),
        ] {
            assert_eq!(some_cells(&geometry, &cells, columns, screen), expected);
        }
    }
}
