//! The houses of a step: bases as bands, covers hatched; where both meet, both are seen.

use super::tints::squares;
use super::{Color, Drawing, Point, Segment, Stroke, Style};
use crate::board::{Cell, Geometry};
use crate::logic::{HouseRole, Step};

/// How many hatch lines begin at each side of a cell.
const LINES: u8 = 5;

/// How much of the colour of hatching there is between its lines.
const GROUND: f64 = 0.16;

/// Draws the houses of a step, below the lines of the board.
pub(super) fn bands(drawing: &mut Drawing, geometry: &Geometry, step: &Step, style: &Style) {
    let cells = |role| cells(geometry, step, role);
    let (bases, covers) = (cells(HouseRole::Base), cells(HouseRole::Cover));
    let ground = mixed(style.cover, style.ground.unwrap_or(Color::WHITE), GROUND);
    drawing.fill("cover", squares(geometry, covers.iter().copied()), ground);
    drawing.fill("base", squares(geometry, bases), style.base);
    let hatching = covers.iter().flat_map(|&cell| hatching(geometry, cell)).collect();
    drawing.stroke("cover", hatching, Stroke::solid(style.cover, 0.03));
}

/// The cells of all houses of a role, each once.
fn cells(geometry: &Geometry, step: &Step, role: HouseRole) -> Vec<Cell> {
    let houses = step.marks.houses.iter().filter(|mark| mark.1 == role);
    let mut cells: Vec<Cell> =
        houses.flat_map(|mark| geometry.cells_of(mark.0).iter().copied()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Rising lines across a cell, which go on in the cells beside it.
fn hatching(geometry: &Geometry, cell: Cell) -> impl Iterator<Item = Segment> {
    let (x, y) = (f64::from(geometry.column(cell)), f64::from(geometry.row(cell)));
    let sums = (1..2 * LINES).map(|line| f64::from(line) / f64::from(LINES));
    sums.flat_map(move |sum| {
        let (least, most) = ((sum - 1.0).max(0.0), sum.min(1.0));
        let from = Point(x + least, y + sum - least);
        [Segment::Move(from), Segment::Line(Point(x + most, y + sum - most))]
    })
}

/// So much of a colour, and the rest of another.
pub(super) fn mixed(color: Color, other: Color, part: f64) -> Color {
    let mix = |a: u8, b: u8| (f64::from(a) * part + f64::from(b) * (1.0 - part)).round() as u8;
    Color(mix(color.0, other.0), mix(color.1, other.1), mix(color.2, other.2))
}
