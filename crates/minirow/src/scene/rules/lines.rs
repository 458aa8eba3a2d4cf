//! Lines below digits: each kind with its colour, its pattern and its ends.

use super::super::plane::{direction, towards};
use super::super::{Color, Path, Point, Stroke};
use super::canvas::{Canvas, called};
use super::looks::Hue;
use super::patterns::{diamond, head, square};

/// How far the circles at the ends of lines reach.
pub(super) const END: f64 = 0.38;

/// How far the ring in the middle of a zipper reaches, and the marks of value indexing.
const RING: f64 = 0.3;
const INDEX: f64 = 0.33;

impl Canvas<'_> {
    /// A bulb and a thick line; where it may also stay the same, both are hollow.
    pub(super) fn thermometer(&mut self, cells: &[u16], slow: bool) {
        let points = self.points(cells);
        let Some(&bulb) = points.first() else { return };
        let color = if slow { self.looks.soft } else { self.looks.shade };
        let class = if slow { "rule slow-thermometer" } else { "rule thermometer" };
        self.below.fill(class, Path::circle(bulb, 0.4), color);
        self.tube(class, &points, 0.3, color);
        if slow {
            let ground = self.looks.ground;
            self.below.fill(class, Path::circle(bulb, 0.35), ground);
            self.tube(class, &points, 0.2, ground);
        }
    }

    /// A zigzag in a broad line, with the difference where it is not the usual one.
    pub(super) fn whisper(&mut self, cells: &[u16], least: u32) {
        let points = self.points(cells);
        if points.is_empty() {
            return;
        }
        let class = "rule whisper";
        self.tube(class, &points, 0.26, self.looks.tint(Hue::Green));
        let stroke = Stroke::solid(self.looks.line(Hue::Green), 0.045);
        self.zigzag(class, &points, (0.125, 0.075), stroke);
        if least != 5 {
            self.label(class, cells[0], 1, &format!("≥{least}"));
        }
    }

    /// A thin line with squares at its ends.
    pub(super) fn palindrome(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule palindrome";
        let color = self.looks.soft;
        self.tube(class, &points, 0.1, color);
        for end in ends(&points) {
            self.below.fill(class, square(end, 0.13), color);
        }
    }

    /// A broad line of squares.
    pub(super) fn renban(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule renban";
        let (tint, color) = (self.looks.tint(Hue::Purple), self.looks.line(Hue::Purple));
        self.tube(class, &points, 0.26, tint);
        self.beads(class, &points, 0.25, |place| square(place, 0.065), color);
        for end in ends(&points) {
            self.below.fill(class, square(end, 0.13), color);
        }
    }

    /// Broad dashes.
    pub(super) fn nabner(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule nabner";
        self.tube(class, &points, 0.26, self.looks.tint(Hue::Yellow));
        self.dashed(class, &points, 0.16, self.looks.line(Hue::Yellow));
    }

    /// A thin line with a ring in each cell.
    pub(super) fn sequence(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule sequence";
        let (color, ground) = (self.looks.line(Hue::Blue), self.looks.ground);
        self.tube(class, &points, 0.06, color);
        for point in points {
            self.form_under(class, Path::circle(point, 0.15), ground, Stroke::solid(color, 0.05));
        }
    }

    /// Two rails.
    pub(super) fn region_sum(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let colors = (self.looks.line(Hue::Blue), self.looks.tint(Hue::Blue));
        self.rails("rule region-sum", &points, (0.24, 0.05), colors);
    }

    /// Two rails with strokes between them, and the sum.
    pub(super) fn sum_line(&mut self, cells: &[u16], sum: u32) {
        let points = self.points(cells);
        let Some(&first) = cells.first() else { return };
        let class = "rule sum-line";
        let color = self.looks.line(Hue::Orange);
        self.rails(class, &points, (0.24, 0.03), (color, self.looks.tint(Hue::Orange)));
        self.teeth(class, &points, (0.25, 0.2), Stroke::solid(color, 0.03));
        self.label(class, first, 1, &format!("Σ{sum}"));
    }

    /// A line between two circles.
    pub(super) fn between(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule between";
        self.tube(class, &inside_of(&points, |_, _| END + 0.05), 0.14, self.looks.shade);
        for end in ends(&points) {
            let stroke = Stroke::solid(self.looks.soft, 0.045);
            self.outline_under(class, Path::circle(end, END), stroke);
        }
    }

    /// A line between two diamonds.
    pub(super) fn lockout(&mut self, cells: &[u16], least: u32) {
        let points = self.points(cells);
        let Some(&first) = cells.first() else { return };
        let class = "rule lockout";
        // How far a diamond reaches depends on the direction.
        let line =
            inside_of(&points, |right, down| 0.45 / (right.abs() + down.abs()).max(1e-9) + 0.05);
        self.tube(class, &line, 0.14, self.looks.tint(Hue::Blue));
        for end in ends(&points) {
            let stroke = Stroke::solid(self.looks.line(Hue::Blue), 0.05);
            self.outline_under(class, diamond(end, 0.45), stroke);
        }
        if least != 4 {
            self.label(class, first, 1, &format!("≥{least}"));
        }
    }

    /// A thin line with teeth, and a ring at its middle.
    pub(super) fn zipper(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule zipper";
        let color = self.looks.line(Hue::Pink);
        let mut halves = vec![points.clone()];
        if points.len() % 2 == 1 {
            let middle = points.len() / 2;
            let reach = |_: f64, _: f64| RING;
            let mut before = points[..=middle].to_vec();
            before.reverse();
            halves = [&before, &points[middle..]].map(|half| start_inside(half, reach)).to_vec();
            let stroke = Stroke::solid(color, 0.05);
            self.outline_under(class, Path::circle(points[middle], RING), stroke);
        }
        for half in halves {
            self.tube(class, &half, 0.05, color);
            self.teeth(class, &half, (0.125, 0.2), Stroke::solid(color, 0.045));
        }
    }

    /// Round beads.
    pub(super) fn entropic(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule entropic";
        let color = self.looks.line(Hue::Orange);
        self.tube(class, &points, 0.06, self.looks.tint(Hue::Orange));
        self.beads(class, &points, 0.25, |place| Path::circle(place, 0.085), color);
        let rounds = points.iter().flat_map(|&point| Path::circle(point, 0.085)).collect();
        self.below.fill(class, rounds, color);
    }

    /// Beads that are diamonds, with the divisor where it is not 3.
    pub(super) fn modular(&mut self, cells: &[u16], divisor: u32) {
        let points = self.points(cells);
        let Some(&first) = cells.first() else { return };
        let class = "rule modular";
        let color = self.looks.line(Hue::Teal);
        self.tube(class, &points, 0.06, self.looks.tint(Hue::Teal));
        self.beads(class, &points, 0.25, |place| diamond(place, 0.11), color);
        let diamonds = points.iter().flat_map(|&point| diamond(point, 0.11)).collect();
        self.below.fill(class, diamonds, color);
        if divisor != 3 {
            self.label(class, first, 1, &format!("mod {divisor}"));
        }
    }

    /// A thin line from a cell, over the number in a square, to an arrow.
    pub(super) fn value_indexing(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule value-indexing";
        let color = self.looks.line(Hue::Brown);
        let stroke = Stroke::solid(color, 0.05);
        if let [.., before, last] = points[..] {
            self.under(class, head(before, last, 0.2), stroke);
        }
        if let [first, second, ..] = points[..] {
            // The line begins and goes on at the outlines of the two.
            let to_square = |right: f64, down: f64| INDEX / right.abs().max(down.abs()).max(1e-9);
            let mut first_step = start_inside(&[first, second], |_, _| INDEX);
            first_step.reverse();
            self.dashed(class, &start_inside(&first_step, to_square), 0.05, color);
            self.dashed(class, &start_inside(&points[1..], to_square), 0.05, color);
            self.outline_under(class, square(second, INDEX), stroke);
        }
        if let Some(&first) = points.first() {
            self.outline_under(class, Path::circle(first, INDEX), stroke);
        }
    }

    /// A box around a line, with what lies between.
    pub(super) fn lunchbox(&mut self, cells: &[u16], sum: u32) {
        let points = self.points(cells);
        let Some(&first) = cells.first() else { return };
        let class = "rule lunchbox";
        let colors = (self.looks.line(Hue::Brown), self.looks.ground);
        self.rails(class, &points, (0.84, 0.035), colors);
        self.label(class, first, 0, &sum.to_string());
    }

    /// A dotted line of cells from the one that counts how many different values they hold.
    pub(super) fn count_distinct(&mut self, count: u16, cells: &[u16]) {
        let class = "rule count-distinct";
        let points = self.points(cells);
        let color = self.looks.line(Hue::Teal);
        self.tube(class, &points, 0.1, self.looks.tint(Hue::Teal));
        self.teeth(class, &points, (0.25, 0.24), Stroke::solid(color, 0.03));
        let centre = self.centre(count);
        let far = points.first().filter(|&&first| first != centre).copied();
        if let Some(first) = far {
            self.dashed(class, &start_inside(&[centre, first], |_, _| 0.42), 0.03, color);
        }
        for radius in [0.42, 0.35] {
            let stroke = Stroke::solid(color, 0.035);
            self.outline_under(class, Path::circle(centre, radius), stroke);
        }
    }

    /// Cells with a sum that may hold a value twice, where they are no diagonal to the edge of the board: a box
    /// where they touch, or else a dashed line.
    pub(super) fn loose_sum(&mut self, cells: &[u16], sum: u32) {
        let Some(&first) = cells.first() else { return };
        if self.is_connected(cells) {
            return self.boxed(cells, &format!("{sum}+"));
        }
        let class = "rule sum";
        let points = self.points(cells);
        let color = self.looks.line(Hue::Brown);
        self.dashed(class, &points, 0.06, color);
        let rounds = points.iter().flat_map(|&point| Path::circle(point, 0.1)).collect();
        self.below.fill(class, rounds, color);
        self.label(class, first, 1, &format!("{sum}+"));
    }

    /// A line that only words explain, with its letter.
    pub(super) fn custom(&mut self, name: &str, cells: &[u16]) {
        let class = "rule custom";
        let points = self.points(cells);
        let Some(&first) = cells.first() else { return };
        let color = self.looks.line(Hue::Yellow);
        self.tube(class, &points, 0.16, color);
        let ground = self.looks.ground;
        self.beads(class, &points, 0.2, |place| Path::circle(place, 0.03), ground);
        let name = called(name, "a rule of its own holds along the line");
        let letter = self.letter_of(&format!("{name} (the line begins at the letter)"));
        self.label(class, first, 1, &letter);
    }

    /// A dashed line.
    pub(super) fn dashed(
        &mut self,
        class: &'static str,
        points: &[Point],
        width: f64,
        color: Color,
    ) {
        let stroke = Stroke { color, width, dash: Some((0.14, 0.1)) };
        self.under(class, super::patterns::way(points), stroke);
    }
}

/// A line from the outline at its first point to that at its last, which reach so far in a direction.
pub(super) fn inside_of(points: &[Point], reach: impl Fn(f64, f64) -> f64) -> Vec<Point> {
    let mut line = start_inside(points, &reach);
    if let [.., before, last] = *points {
        line[points.len() - 1] = outline_at(last, before, reach);
    }
    line
}

/// A line from the outline at its first point, which reaches so far in a direction.
fn start_inside(points: &[Point], reach: impl Fn(f64, f64) -> f64) -> Vec<Point> {
    let mut line = points.to_vec();
    if let [first, second, ..] = *points {
        line[0] = outline_at(first, second, reach);
    }
    line
}

/// Where the outline around a point is met on the way to another.
fn outline_at(point: Point, to: Point, reach: impl Fn(f64, f64) -> f64) -> Point {
    let (right, down) = direction(point, to);
    towards(point, to, reach(right, down))
}

/// The two ends of a line.
pub(super) fn ends(points: &[Point]) -> Vec<Point> {
    match points {
        [] => Vec::new(),
        [only] => vec![*only],
        [first, .., last] => vec![*first, *last],
    }
}
