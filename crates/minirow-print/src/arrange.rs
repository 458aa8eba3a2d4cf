//! Boards side by side, as large as they can be.

use minirow::scene::Point;

/// A part of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    /// So much of it from the top, and the rest.
    pub(crate) fn split_top(self, height: f64) -> (Self, Self) {
        let top = Self { height, ..self };
        (top, Self { top: self.top + height, height: self.height - height, ..self })
    }

    pub(crate) fn corner(self) -> Point {
        Point(self.left, self.top)
    }

    /// Parts of the same size in rows and columns, in reading order, with gaps between them.
    pub(crate) fn parts(self, rows: usize, columns: usize, gap: f64) -> Vec<Self> {
        let part = |length: f64, count: usize| (length - gap * (count - 1) as f64) / count as f64;
        let (width, height) = (part(self.width, columns), part(self.height, rows));
        let at = |row: usize, column: usize| Self {
            left: self.left + column as f64 * (width + gap),
            top: self.top + row as f64 * (height + gap),
            width,
            height,
        };
        (0..rows).flat_map(|row| (0..columns).map(move |column| at(row, column))).collect()
    }
}

/// The rows and columns for so many boards in which `size` is the largest; of those alike the ones that
/// leave the fewest places empty.
pub(crate) fn arrange(
    area: Area,
    count: usize,
    gap: f64,
    size: impl Fn(Area) -> f64,
) -> (usize, usize) {
    let mut best = (count.max(1), 1);
    let mut most = (f64::NEG_INFINITY, 0);
    for columns in 1..=count.max(1) {
        let rows = count.max(1).div_ceil(columns);
        let first = area.parts(rows, columns, gap)[0];
        let empty = rows * columns - count;
        // What differs by less than a hair is alike.
        let found = ((size(first) * 100.0).round() / 100.0, usize::MAX - empty);
        if found.0 > most.0 || (found.0 == most.0 && found.1 > most.1) {
            (most, best) = (found, (rows, columns));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_used_well() {
        let page = |width, height| Area { left: 0.0, top: 0.0, width, height };
        for (area, count, expected) in [
            (page(500.0, 700.0), 1, (1, 1)),
            (page(500.0, 700.0), 2, (2, 1)),
            (page(700.0, 500.0), 2, (1, 2)),
            (page(500.0, 700.0), 4, (2, 2)),
            (page(500.0, 700.0), 6, (3, 2)),
            (page(500.0, 700.0), 12, (4, 3)),
        ] {
            let found = arrange(area, count, 10.0, |part| part.width.min(part.height));
            assert_eq!(found, expected, "{area:?} {count}");
        }
    }
}
