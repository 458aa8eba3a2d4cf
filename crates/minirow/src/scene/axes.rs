//! The names of rows and columns; those of a step's bases are filled, those of its covers outlined.

use super::digits::write;
use super::{Color, Drawing, Path, Point, Stroke, Style, Weight};
use crate::board::{Geometry, Grids, HouseKind};
use crate::logic::{HouseRole, Step};

/// Writes the names into the room above and to the left of the board, so far from it.
pub(super) fn axes(
    drawing: &mut Drawing,
    geometry: &Geometry,
    (room, [above, before]): (f64, [f64; 2]),
    step: Option<&Step>,
    style: &Style,
) {
    for index in 0..geometry.side() {
        let along = f64::from(index) + 0.5;
        let number = u16::from(index) + 1;
        let axes = [
            (geometry.columns(), Point(along, -above - room / 2.0), 'c', HouseKind::Column),
            (geometry.rows(), Point(-before - room / 2.0, along), 'r', HouseKind::Row),
        ];
        for (_, middle, letter, kind) in axes.into_iter().filter(|&(count, ..)| index < count) {
            let role = step.and_then(|step| role(geometry, step, kind, index));
            let ink = tag(drawing, middle, room, role, style);
            let look = (room * 0.55, Weight::Regular, ink);
            write(drawing, "name", middle, look, format!("{letter}{number}"), style);
        }
    }
}

/// Writes the letters of grids into holes beside them, where there are any.
pub(super) fn letters(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let mut taken = Vec::new();
    for (place, grid) in geometry.grids().into_iter().flat_map(Grids::list).enumerate() {
        let (row, column) = (i16::from(grid.row), i16::from(grid.column));
        let last = i16::from(grid.geometry.side()) - 1;
        let is_hole = |row: i16, column: i16| {
            let (Ok(row), Ok(column)) = (u8::try_from(row), u8::try_from(column)) else {
                return false;
            };
            let is_inside = row < geometry.rows() && column < geometry.columns();
            is_inside && geometry.cell_at(row, column).is_none()
        };
        // Beside its first row, its last one, its first column and its last one.
        let beside = [0, last].into_iter().flat_map(|at| [(at, last + 1), (at, -1)]);
        let around = [0, last].into_iter().flat_map(|at| [(last + 1, at), (-1, at)]);
        let squares = beside.chain(around).map(|(down, right)| (row + down, column + right));
        let free = squares
            .into_iter()
            .find(|&square| is_hole(square.0, square.1) && !taken.contains(&square));
        let Some((row, column)) = free else { continue };
        taken.push((row, column));
        let middle = Point(f64::from(column) + 0.5, f64::from(row) + 0.5);
        let look = (0.6, Weight::Bold, style.candidate);
        write(drawing, "name", middle, look, Grids::letter(place), style);
    }
}

/// What a row or column does in a step.
fn role(geometry: &Geometry, step: &Step, kind: HouseKind, index: u8) -> Option<HouseRole> {
    let is_this = |&&(house, _): &&(_, HouseRole)| {
        let first = geometry.cells_of(house)[0];
        let place = match kind {
            HouseKind::Row => geometry.row(first),
            _ => geometry.column(first),
        };
        geometry.house_kind(house) == kind && place == index
    };
    step.marks.houses.iter().find(is_this).map(|mark| mark.1)
}

/// The tag behind a name, and the colour of the name.
fn tag(
    drawing: &mut Drawing,
    middle: Point,
    room: f64,
    role: Option<HouseRole>,
    style: &Style,
) -> Color {
    let Some(role) = role else { return style.candidate };
    let (width, height) = (room * 0.86, room * 0.68);
    let corner = Point(middle.0 - width / 2.0, middle.1 - height / 2.0);
    let (fill, ink) = match role {
        HouseRole::Base => (Some(style.link), style.ground.unwrap_or(Color::WHITE)),
        HouseRole::Cover => (None, style.given),
    };
    let stroke = match role {
        HouseRole::Base => None,
        HouseRole::Cover => Some(Stroke::solid(style.cover, 0.03)),
    };
    let segments = Path::rectangle(corner, width, height);
    drawing.path(Path { class: "name tag", segments, fill, stroke });
    ink
}
