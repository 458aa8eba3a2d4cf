//! Digits, candidates and the marks of players.

use super::places::{Places, fitting};
use super::{Anchor, Color, Drawing, Paper, Path, Point, Shape, Stroke, Style, Text, Weight};
use crate::board::{Candidate, Cell, DigitSet, Names};

/// The widest text in a cell, as a part of it.
const WIDEST: f64 = 0.9;

/// Writes a text around a place.
pub(super) fn write(
    drawing: &mut Drawing,
    class: &'static str,
    middle: Point,
    (size, weight, color): (f64, Weight, Color),
    text: String,
    style: &Style,
) {
    let at = Point(middle.0, style.base_line(middle.1, size));
    let anchor = Anchor::Middle;
    drawing.shapes.push(Shape::Text(Text { class, at, anchor, size, weight, color, text }));
}

/// The digits of the puzzle in bold, those of the player in regular type.
pub(super) fn digits(
    drawing: &mut Drawing,
    places: &Places<'_>,
    paper: &Paper,
    names: &Names<'_>,
    style: &Style,
) {
    for cell in places.geometry.cells() {
        // A given stands even where the player's digits leave it out.
        let given = paper.givens.get(cell);
        let Some(digit) = given.or_else(|| paper.digits.get(cell)) else { continue };
        let text = names.digit(digit);
        let size = style.digit_size(&text);
        let (class, look) = match given {
            Some(_) => ("given", (size, Weight::Bold, style.given)),
            None => ("digit", (size, Weight::Regular, style.player)),
        };
        write(drawing, class, places.centre(cell), look, text, style);
    }
}

/// More candidates than these nobody can tell apart: an empty board of 36×36 has fewer.
const MOST: usize = 50_000;

/// The candidates that have no sign of their own, unless there are too many to be seen.
pub(super) fn candidates(
    drawing: &mut Drawing,
    places: &Places<'_>,
    paper: &Paper,
    has_sign: impl Fn(Candidate) -> bool,
    names: &Names<'_>,
    style: &Style,
) {
    let look = (Weight::Regular, style.candidate);
    let count = |cell| paper.candidates_in(cell).map_or(0, DigitSet::len);
    if places.geometry.cells().map(count).sum::<usize>() > MOST {
        return;
    }
    for cell in places.geometry.cells() {
        for digit in paper.candidates_in(cell).into_iter().flat_map(DigitSet::iter) {
            let candidate = Candidate { cell, digit };
            if digit.get() <= places.geometry.digit_count() && !has_sign(candidate) {
                let text = names.digit(digit);
                let size = places.candidate_size(text.chars().count());
                let middle = places.candidate(cell, digit);
                write(drawing, "candidate", middle, (size, look.0, look.1), text, style);
            }
        }
    }
}

/// Writes a candidate at its place, as large as it fits in a sign.
pub(super) fn write_signed(
    drawing: &mut Drawing,
    class: &'static str,
    candidate: Candidate,
    color: Color,
    places: &Places<'_>,
    names: &Names<'_>,
    style: &Style,
) {
    let text = names.digit(candidate.digit);
    let size = places.sign_size(text.chars().count());
    let middle = places.candidate(candidate.cell, candidate.digit);
    write(drawing, class, middle, (size, Weight::Bold, color), text, style);
}

/// The marks in corners and centres of cells without digit.
pub(super) fn marks(
    drawing: &mut Drawing,
    places: &Places<'_>,
    paper: &Paper,
    names: &Names<'_>,
    style: &Style,
) {
    /// Where the first marks in the corner stand; more share the room between them.
    const CORNERS: [(f64, f64); 8] = [
        (0.18, 0.2),
        (0.82, 0.2),
        (0.18, 0.8),
        (0.82, 0.8),
        (0.5, 0.2),
        (0.5, 0.8),
        (0.18, 0.5),
        (0.82, 0.5),
    ];
    let is_open = |cell: Cell| paper.digits.get(cell).or(paper.givens.get(cell)).is_none();
    let look = |size| (size, Weight::Regular, style.player);
    let words = |marks: DigitSet| marks.iter().map(|digit| names.digit(digit));
    for cell in places.geometry.cells().filter(|&cell| is_open(cell)) {
        let Point(x, y) = places.corner(cell);
        let corner = paper.corner.get(cell.index()).copied().unwrap_or_default();
        if corner.len() <= CORNERS.len() {
            for (text, (dx, dy)) in words(corner).zip(CORNERS) {
                let size = fitting(text.chars().count(), 0.3, 0.28);
                write(drawing, "corner", Point(x + dx, y + dy), look(size), text, style);
            }
        } else {
            line(
                drawing,
                "corner",
                Point(x + 0.5, y + 0.16),
                words(corner).collect(),
                names,
                style,
            );
        }
        let centre = paper.centre.get(cell.index()).copied().unwrap_or_default();
        line(drawing, "centre", places.centre(cell), words(centre).collect(), names, style);
    }
}

/// Some marks as one line.
fn line(
    drawing: &mut Drawing,
    class: &'static str,
    middle: Point,
    marks: Vec<String>,
    names: &Names<'_>,
    style: &Style,
) {
    if marks.is_empty() {
        return;
    }
    let is_long = names.geometry().digits().any(|digit| names.digit(digit).chars().count() > 1);
    let text = marks.join(if is_long { " " } else { "" });
    let size = fitting(text.chars().count(), WIDEST, 0.3);
    write(drawing, class, middle, (size, Weight::Regular, style.player), text, style);
}

/// A mark in the corner and a double line below, where something is wrong.
pub(super) fn wrong(drawing: &mut Drawing, places: &Places<'_>, paper: &Paper, style: &Style) {
    let mut lines = Vec::new();
    for &cell in paper.wrong.iter().filter(|cell| cell.index() < places.geometry.cell_count()) {
        let Point(x, y) = places.corner(cell);
        let corners = [Point(x, y), Point(x + 0.26, y), Point(x, y + 0.26)];
        drawing.fill("wrong", Path::polygon(&corners), style.eliminate);
        for down in [0.86, 0.93] {
            lines.extend(Path::line(Point(x + 0.2, y + down), Point(x + 0.8, y + down)));
        }
    }
    drawing.stroke("wrong", lines, Stroke::solid(style.eliminate, 0.03));
}
