//! What stands on the border of two cells or at a corner of four: dots, signs, values.

use super::super::places::fitting;
use super::super::plane::direction;
use super::super::{Color, Path, Point, Stroke, Weight};
use super::canvas::{Canvas, called};
use super::patterns::square;

/// How far a dot without a number reaches, and one with a number.
const DOT: f64 = 0.13;
const NUMBERED: f64 = 0.18;

/// How far marks on one border stand from each other.
const ASIDE: f64 = 0.33;

/// What a table of pairs without a name is called.
const TABLE: &str = "only some pairs of digits are allowed";

impl Canvas<'_> {
    /// The place of what is said about two cells; a thin line joins them where they share no side.
    fn joint(&mut self, class: &'static str, [one, other]: [u16; 2]) -> Point {
        let (a, b) = (self.centre(one), self.centre(other));
        if !self.are_neighbours(one, other) {
            let stroke = Stroke { color: self.looks.soft, width: 0.04, dash: Some((0.1, 0.08)) };
            self.under(class, Path::line(a, b), stroke);
        }
        // Further marks of these cells stand beside the first, along the border.
        let aside = [0.0, 1.0, -1.0][self.add_mark([one, other]) % 3] * ASIDE;
        let (dx, dy) = direction(a, b);
        Point((a.0 + b.0) / 2.0 - dy.abs() * aside, (a.1 + b.1) / 2.0 + dx.abs() * aside)
    }

    /// A white dot, with the difference where it is not 1.
    pub(super) fn difference(&mut self, cells: [u16; 2], by: u32) {
        let class = "rule white-dot";
        let at = self.joint(class, cells);
        let number = (by != 1).then_some(by);
        self.dot(class, at, number, [Color::WHITE, Color::BLACK]);
    }

    /// A black dot, with the ratio where it is not 2.
    pub(super) fn ratio(&mut self, cells: [u16; 2], times: u32) {
        let class = "rule black-dot";
        let at = self.joint(class, cells);
        let number = (times != 2).then_some(times);
        self.dot(class, at, number, [Color::BLACK, Color::WHITE]);
    }

    /// A dot: white stays white and black black, whatever is around it.
    fn dot(
        &mut self,
        class: &'static str,
        at: Point,
        number: Option<u32>,
        [fill, ink]: [Color; 2],
    ) {
        let radius = if number.is_none() { DOT } else { NUMBERED };
        self.form(class, Path::circle(at, radius), fill, Stroke::solid(self.looks.ink, 0.035));
        if let Some(number) = number {
            let text = number.to_string();
            let size = fitting(text.len(), 0.28, 0.27);
            self.text(class, at, (size, Weight::Bold, ink), text);
        }
    }

    /// V, X, or another sum in a square.
    pub(super) fn pair_sum(&mut self, cells: [u16; 2], sum: u32) {
        let class = "rule pair-sum";
        let at = self.joint(class, cells);
        let (ink, ground) = (self.looks.ink, self.looks.ground);
        let (text, size) = match sum {
            5 => ("V".to_owned(), 0.34),
            10 => ("X".to_owned(), 0.34),
            _ => (sum.to_string(), fitting(sum.to_string().len(), 0.3, 0.27)),
        };
        if matches!(sum, 5 | 10) {
            self.above.fill(class, square(at, 0.15), ground);
        } else {
            self.form(class, square(at, 0.17), ground, Stroke::solid(ink, 0.03));
        }
        self.text(class, at, (size, Weight::Bold, ink), text);
    }

    /// A sign whose point is at the lesser cell.
    pub(super) fn greater(&mut self, cells: [u16; 2]) {
        let class = "rule greater";
        let at = self.joint(class, cells);
        let (from, to) = (self.centre(cells[0]), self.centre(cells[1]));
        let (dx, dy) = direction(from, to);
        let (far, wide) = (0.085, 0.15);
        let place = |along: f64, across: f64| {
            Point(at.0 + dx * along - dy * across, at.1 + dy * along + dx * across)
        };
        // A ground below, so that the line between the cells does not cross the sign.
        let back = [place(-far, -wide), place(far, 0.0), place(-far, wide)];
        self.above.fill(class, Path::polygon(&back), self.looks.ground);
        self.over(class, super::patterns::way(&back), Stroke::solid(self.looks.ink, 0.05));
    }

    /// A circle at the corner of its cells, or in their middle, with the values.
    pub(super) fn quadruple(&mut self, cells: &[u16], values: &[u32]) {
        let class = "rule quadruple";
        let points = self.points(cells);
        if points.is_empty() {
            return;
        }
        let len = points.len() as f64;
        let x = points.iter().map(|point| point.0).sum::<f64>() / len;
        let y = points.iter().map(|point| point.1).sum::<f64>() / len;
        let is_square =
            points.iter().all(|point| (point.0 - x).abs() < 0.6 && (point.1 - y).abs() < 0.6);
        if !is_square {
            let stroke = Stroke { color: self.looks.soft, width: 0.04, dash: Some((0.1, 0.08)) };
            let spokes = points.iter().flat_map(|&point| Path::line(Point(x, y), point)).collect();
            self.under(class, spokes, stroke);
        }
        // Up to two rows of values.
        let words: Vec<String> = values.iter().map(|&value| self.value(value)).collect();
        let rows: Vec<String> = match words.len() {
            0..=2 => vec![words.join(" ")],
            len => words.chunks(len.div_ceil(2)).map(|row| row.join(" ")).collect(),
        };
        let widest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(1);
        // Values of two digits take more room.
        let radius = if widest > 3 { 0.37 } else { 0.27 };
        let (ink, ground) = (self.looks.ink, self.looks.ground);
        self.form(class, Path::circle(Point(x, y), radius), ground, Stroke::solid(ink, 0.03));
        let size = fitting(widest, 1.55 * radius, 0.24);
        for (index, row) in rows.iter().enumerate() {
            let down = (index as f64 - (rows.len() - 1) as f64 / 2.0) * 0.2;
            self.text(class, Point(x, y + down), (size, Weight::Bold, ink), row.clone());
        }
    }

    /// A thin line between two cells that a table of pairs is about, with its letter.
    pub(super) fn pairs(&mut self, name: &str, table: &[u32], pairs: &[(u16, u16)]) {
        /// Beyond these a table is about the whole board.
        const MOST: usize = 40;
        if pairs.len() > MOST {
            return self.caption(called(name, TABLE).to_owned());
        }
        let class = "rule pairs";
        // Where it matters which cell is the first, the letter is beside it.
        let is_ordered = (0..table.len()).any(|one| {
            (0..table.len()).any(|other| table[one] >> other & 1 != table[other] >> one & 1)
        });
        let name = called(name, TABLE);
        let letter = match is_ordered {
            true => self.letter_of(&format!("{name} (the letter is beside the first cell)")),
            false => self.letter_of(name),
        };
        let part = if is_ordered { 0.3 } else { 0.5 };
        for &(one, other) in pairs {
            let (a, b) = (self.centre(one), self.centre(other));
            let stroke = Stroke { color: self.looks.soft, width: 0.05, dash: Some((0.05, 0.05)) };
            self.under(class, Path::line(a, b), stroke);
            let at = Point(a.0 + part * (b.0 - a.0), a.1 + part * (b.1 - a.1));
            let (ink, ground) = (self.looks.ink, self.looks.ground);
            self.form(class, square(at, 0.13), ground, Stroke::solid(ink, 0.02));
            self.text(class, at, (0.2, Weight::Bold, ink), letter.clone());
        }
    }
}
