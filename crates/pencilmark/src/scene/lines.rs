//! The lines between cells and around blocks.

use super::area::Straight;
use super::{Drawing, Path, Point, Stroke, Style};
use crate::board::Geometry;

/// Thin lines between cells, thick ones between blocks and around the board.
pub(super) fn lines(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let side = geometry.side();
    let end = f64::from(side);
    let mut thin = Straight::default();
    let mut thick = Straight::default();
    for line in 1..side {
        thin.horizontal(line.into(), 0.0, end);
        thin.vertical(line.into(), 0.0, end);
        for across in 0..side {
            let (from, to) = (f64::from(across), f64::from(across) + 1.0);
            let block = |row, column| geometry.block(geometry.cell(row, column));
            if block(line - 1, across) != block(line, across) {
                thick.horizontal(line.into(), from, to);
            }
            if block(across, line - 1) != block(across, line) {
                thick.vertical(line.into(), from, to);
            }
        }
    }
    drawing.stroke(
        "line",
        thin.segments(),
        Stroke::solid(style.line, style.thin * growth(geometry)),
    );
    let border = Stroke::solid(style.border, style.thick * growth(geometry));
    drawing.stroke("block", thick.segments(), border);
    let frame = Path::rectangle(Point(0.0, 0.0), end, end);
    drawing.stroke("frame", frame, border);
}

/// How much heavier lines are than those of 9×9: a board of many cells is seen from as far away.
pub(super) fn growth(geometry: &Geometry) -> f64 {
    (f64::from(geometry.side()) / 9.0).sqrt().max(1.0)
}
