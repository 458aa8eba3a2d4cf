//! The lines between cells and around blocks.

use super::area::Straight;
use super::{Drawing, Path, Point, Stroke, Style};
use crate::board::Geometry;

/// Thin lines between cells, thick ones between blocks and around the board.
pub(super) fn lines(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let side = usize::from(geometry.side());
    let block = |row: usize, column: usize| {
        usize::from(geometry.block(geometry.cell(row as u8, column as u8)))
    };
    grid(drawing, (side, side), block, growth(side), style);
}

/// The same for a board of so many rows and columns, whose lines are so much heavier.
pub(super) fn grid(
    drawing: &mut Drawing,
    (rows, columns): (usize, usize),
    block: impl Fn(usize, usize) -> usize,
    growth: f64,
    style: &Style,
) {
    let (right, bottom) = (columns as f64, rows as f64);
    let mut thin = Straight::default();
    let mut thick = Straight::default();
    for row in 1..rows {
        thin.horizontal(row as f64, 0.0, right);
        for column in (0..columns).filter(|&column| block(row - 1, column) != block(row, column)) {
            thick.horizontal(row as f64, column as f64, (column + 1) as f64);
        }
    }
    for column in 1..columns {
        thin.vertical(column as f64, 0.0, bottom);
        for row in (0..rows).filter(|&row| block(row, column - 1) != block(row, column)) {
            thick.vertical(column as f64, row as f64, (row + 1) as f64);
        }
    }
    drawing.stroke("line", thin.segments(), Stroke::solid(style.line, style.thin * growth));
    let border = Stroke::solid(style.border, style.thick * growth);
    drawing.stroke("block", thick.segments(), border);
    let frame = Path::rectangle(Point(0.0, 0.0), right, bottom);
    drawing.stroke("frame", frame, border);
}

/// How much heavier lines are than those of 9×9: a board of many cells is seen from as far away.
pub(super) fn growth(side: usize) -> f64 {
    (side as f64 / 9.0).sqrt().max(1.0)
}
