//! Clues outside the board: numbers with a sign of their kind, and little killers with an arrow.

use super::super::places::fitting;
use super::super::plane::towards;
use super::super::{Path, Point, Stroke, Weight};
use super::canvas::Canvas;
use super::patterns::{head, square, way};
use crate::rules::kinds::Clue;

/// The most clues behind each other.
pub(super) const MOST_OUTSIDE: i32 = 8;

/// The size of numbers outside.
const SIZE: f64 = 0.4;

impl Canvas<'_> {
    /// A sum along a diagonal from one edge of the board to another; otherwise false.
    pub(super) fn little_killer(&mut self, cells: &[u16], sum: u32) -> bool {
        let Some((direction, place)) = self.diagonal_from_edge(cells) else { return false };
        let middle = middle(place);
        let (dx, dy) = (f64::from(direction.1), f64::from(direction.0));
        let class = "rule little-killer";
        let ink = self.looks.ink;
        let tip = Point(middle.0 + dx * 0.45, middle.1 + dy * 0.45);
        let from = towards(tip, middle, 0.34);
        let stroke = Stroke::solid(ink, 0.04);
        self.over(class, Path::line(from, tip), stroke);
        self.over(class, head(from, tip, 0.12), stroke);
        let at = Point(middle.0 - dx * 0.1, middle.1 - dy * 0.1);
        self.number(class, at, sum);
        true
    }

    /// A clue about a row or column, with the sign of its kind.
    pub(super) fn outside_clue(&mut self, clue: Clue, cells: &[u16], number: u32) {
        let class = match clue {
            Clue::Sandwich => "rule sandwich",
            Clue::XSum => "rule x-sum",
            Clue::Skyscraper => "rule skyscraper",
            Clue::HiddenSkyscraper => "rule hidden-skyscraper",
            Clue::NumberedRoom => "rule numbered-room",
        };
        let Some(&first) = cells.first() else { return };
        let Some(place) = self.before(cells) else {
            // It begins inside of the board.
            let sign = match clue {
                Clue::Sandwich => "=",
                Clue::XSum => "Σ",
                Clue::Skyscraper => "^",
                Clue::HiddenSkyscraper => "?",
                Clue::NumberedRoom => "#",
            };
            return self.label(class, first, 3, &format!("{sign}{number}"));
        };
        let at = middle(place);
        let stroke = Stroke::solid(self.looks.soft, 0.035);
        let (ground, shade) = (self.looks.ground, self.looks.shade);
        let place = |x: f64, y: f64| Point(at.0 + x, at.1 + y);
        match clue {
            Clue::Sandwich => {
                let slices = [-0.32, 0.32].map(|y| Path::line(place(-0.26, y), place(0.26, y)));
                self.over(class, slices.concat(), Stroke { width: 0.06, ..stroke });
            }
            Clue::XSum => self.form(class, Path::circle(at, 0.38), ground, stroke),
            Clue::Skyscraper | Clue::HiddenSkyscraper => {
                let corners =
                    [(-0.34, 0.36), (-0.34, -0.22), (0.0, -0.44), (0.34, -0.22), (0.34, 0.36)];
                let tower = Path::polygon(&corners.map(|(x, y)| place(x, y)));
                let fill = if clue == Clue::Skyscraper { ground } else { shade };
                self.form(class, tower, fill, stroke);
            }
            Clue::NumberedRoom => {
                self.form(class, square(at, 0.34), ground, stroke);
                let handle = [place(0.24, -0.05), place(0.24, 0.05)];
                self.over(class, way(&handle), Stroke { width: 0.05, ..stroke });
            }
        }
        match clue {
            // Beside the handle of the door.
            Clue::NumberedRoom => {
                self.number_in(class, place(-0.06, 0.0), self.value(number), 0.48);
            }
            Clue::HiddenSkyscraper => self.number_in(class, at, self.value(number), 0.58),
            _ => self.number(class, at, number),
        }
    }

    fn number(&mut self, class: &'static str, at: Point, number: u32) {
        self.number_in(class, at, number.to_string(), 0.58);
    }

    /// A number that is at most so wide.
    fn number_in(&mut self, class: &'static str, at: Point, text: String, width: f64) {
        let size = fitting(text.chars().count(), width, SIZE);
        self.text(class, at, (size, Weight::Regular, self.looks.ink), text);
    }

    /// The direction of a diagonal that begins and ends at the edge of the board, and the place before it.
    fn diagonal_from_edge(&mut self, cells: &[u16]) -> Option<((i32, i32), (i32, i32))> {
        let places: Vec<(i32, i32)> = cells.iter().map(|&cell| self.place_of(cell)).collect();
        let (first, last) = (*places.first()?, *places.last()?);
        let steps: Vec<(i32, i32)> =
            places.windows(2).map(|two| (two[1].0 - two[0].0, two[1].1 - two[0].1)).collect();
        let is_off = |(row, column): (i32, i32), (down, right): (i32, i32)| {
            !self.is_on_board((row + down, column + right))
        };
        let direction = match steps.first() {
            Some(&step) => step,
            // One cell: a corner, which is cut off by any diagonal that leaves the board on both sides.
            None => [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().find(|&(down, right)| {
                is_off(first, (down, right)) && is_off(first, (-down, -right))
            })?,
        };
        let is_diagonal = direction.0.abs() == 1 && direction.1.abs() == 1;
        let goes_straight = steps.iter().all(|&step| step == direction);
        let back = (-direction.0, -direction.1);
        if !(is_diagonal && goes_straight && is_off(first, back) && is_off(last, direction)) {
            return None;
        }
        Some((direction, self.free(first, back)))
    }

    /// The place outside the board before the first of some cells, where they begin at its edge.
    fn before(&mut self, cells: &[u16]) -> Option<(i32, i32)> {
        let first = self.place_of(*cells.first()?);
        let back = match cells.get(1) {
            Some(&second) => {
                let second = self.place_of(second);
                ((first.0 - second.0).signum(), (first.1 - second.1).signum())
            }
            None => (0, -1),
        };
        let is_outside = !self.is_on_board((first.0 + back.0, first.1 + back.1));
        (back != (0, 0) && is_outside).then(|| self.free(first, back))
    }

    /// The first place in a direction off the board where nothing stands yet; it is taken.
    fn free(&mut self, from: (i32, i32), (down, right): (i32, i32)) -> (i32, i32) {
        let place = |far: i32| (from.0 + far * down, from.1 + far * right);
        let free = (1..=MOST_OUTSIDE).map(place).find(|place| !self.outside.contains(place));
        // Beyond these, they stand one over the other.
        let place = free.unwrap_or(place(MOST_OUTSIDE));
        if free.is_some() {
            self.outside.push(place);
        }
        place
    }

    fn place_of(&self, cell: u16) -> (i32, i32) {
        let geometry = self.board.geometry();
        (geometry.row_of(cell) as i32, geometry.column_of(cell) as i32)
    }

    fn is_on_board(&self, (row, column): (i32, i32)) -> bool {
        let geometry = self.board.geometry();
        (0..geometry.rows().into()).contains(&row)
            && (0..geometry.columns().into()).contains(&column)
    }
}

/// The middle of a place by row and column.
fn middle((row, column): (i32, i32)) -> Point {
    Point(f64::from(column) + 0.5, f64::from(row) + 0.5)
}
