//! The names of rows and columns; those of a step's bases are filled, those of its covers outlined.

use super::digits::write;
use super::{Color, Drawing, Path, Point, Stroke, Style, Weight};
use crate::board::{Geometry, HouseKind};
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
