//! The lines between cells and around blocks.

use super::area::Straight;
use super::{Drawing, Path, Point, Stroke, Style};
use crate::board::{Geometry, Grids};

/// Thin lines between cells, thick ones between blocks and around the board, or around each of its grids.
pub(super) fn lines(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let (rows, columns) = (usize::from(geometry.rows()), usize::from(geometry.columns()));
    let growth = growth(rows.max(columns));
    if geometry.has_holes() || geometry.grids().is_some() {
        return of_frame(drawing, geometry, growth, style);
    }
    let block = |row: usize, column: usize| {
        usize::from(geometry.block(geometry.cell(row as u8, column as u8)))
    };
    grid(drawing, (rows, columns), block, growth, style);
}

/// The lines of a board that is no rectangle, or of several grids.
fn of_frame(drawing: &mut Drawing, geometry: &Geometry, growth: f64, style: &Style) {
    let mut thin = Straight::default();
    let mut thick = Straight::default();
    let mut frame = Straight::default();
    let (last_row, last_column) = (geometry.rows(), geometry.columns());
    for (row, column) in
        (0..=last_row).flat_map(|row| (0..=last_column).map(move |column| (row, column)))
    {
        let (x, y) = (f64::from(column), f64::from(row));
        let here = geometry.cell_at(row, column);
        let above = row.checked_sub(1).and_then(|row| geometry.cell_at(row, column));
        let before = column.checked_sub(1).and_then(|column| geometry.cell_at(row, column));
        let mut line = |other: Option<_>, draw: fn(&mut Straight, f64, f64, f64), at: [f64; 2]| {
            let lines = match (here, other) {
                (None, None) => return,
                (Some(one), Some(other)) if geometry.are_in_different_blocks(one, other) => {
                    &mut thick
                }
                (Some(_), Some(_)) => &mut thin,
                _ => &mut frame,
            };
            draw(lines, at[0], at[1], at[1] + 1.0);
        };
        line(above, Straight::horizontal, [y, x]);
        line(before, Straight::vertical, [x, y]);
    }
    for grid in geometry.grids().into_iter().flat_map(Grids::list) {
        let side = f64::from(grid.geometry.side());
        let (top, left) = (f64::from(grid.row), f64::from(grid.column));
        for far in [0.0, side] {
            frame.horizontal(top + far, left, left + side);
            frame.vertical(left + far, top, top + side);
        }
    }
    let border = |width: f64| Stroke::solid(style.border, width * growth);
    drawing.stroke("line", thin.segments(), Stroke::solid(style.line, style.thin * growth));
    drawing.stroke("block", thick.segments(), border(style.thick));
    // Grids stand out from their blocks.
    let is_several = geometry.grids().is_some();
    let width = if is_several { style.thick * 1.6 } else { style.thick };
    drawing.stroke("frame", frame.segments(), border(width));
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
