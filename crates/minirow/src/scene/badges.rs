//! The small squares with numbers and letters, and where they stand: in a cell, beside the candidates.

use super::digits::write;
use super::lanes::Lanes;
use super::places::{Places, fitting};
use super::plane::distance;
use super::{Color, Drawing, Path, Point, Stroke, Style, Weight};
use crate::board::{Candidate, Cell};

/// How wide a badge is, as a part of the radius of a candidate; a smaller one where the cell is full.
const SIZE: f64 = 1.5;
const SMALL: f64 = 0.95;

/// The places of badges: each in a free place for a candidate near its own, where fewest links run.
pub(super) struct Badges<'a, F> {
    places: &'a Places<'a>,
    taken: Vec<Vec<Point>>,
    is_taken: F,
}

impl<'a, F: Fn(Cell, Point) -> bool> Badges<'a, F> {
    /// Candidates, and whatever else is told, are kept clear of.
    pub(super) fn new(places: &'a Places<'a>, candidates: &[Candidate], is_taken: F) -> Self {
        let mut taken = vec![Vec::new(); places.geometry.cell_count()];
        for &Candidate { cell, digit } in candidates {
            taken[cell.index()].push(places.candidate(cell, digit));
        }
        Self { places, taken, is_taken }
    }

    /// The middle and the size of the badge for a candidate.
    pub(super) fn place(&mut self, cell: Cell, middle: Point, lanes: &Lanes<'_>) -> (Point, f64) {
        let radius = self.places.radius();
        let taken = &mut self.taken[cell.index()];
        let is_free = |place: &Point| {
            !(self.is_taken)(cell, *place)
                && taken.iter().all(|&other| distance(*place, other) > radius)
        };
        let cost = |place: Point| {
            lanes.count_at(place, radius * SIZE * 0.55) as f64 + distance(place, middle)
        };
        let free = self.places.all(cell).filter(is_free);
        match free.min_by(|&a, &b| cost(a).total_cmp(&cost(b))) {
            Some(place) => {
                taken.push(place);
                (place, radius * SIZE)
            }
            // At the upper right of the candidate.
            None => (Point(middle.0 + radius * 0.7, middle.1 - radius * 0.7), radius * SMALL),
        }
    }
}

/// A square of the first colour with a text of the second in it.
pub(super) fn badge(
    drawing: &mut Drawing,
    class: &'static str,
    (middle, size): (Point, f64),
    text: String,
    (ground, ink): (Color, Color),
    style: &Style,
) {
    let half = size / 2.0;
    let segments = Path::rectangle(Point(middle.0 - half, middle.1 - half), size, size);
    let stroke = Some(Stroke::solid(style.given, size * 0.06));
    drawing.path(Path { class, segments, fill: Some(ground), stroke });
    let font = fitting(text.chars().count(), size * 0.9, size * 0.8);
    write(drawing, class, middle, (font, Weight::Bold, ink), text, style);
}
