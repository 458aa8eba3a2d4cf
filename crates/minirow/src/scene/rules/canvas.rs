//! What rules are drawn on: shapes below and above the lines of a board, and room around it.

use std::collections::HashMap;

use super::super::digits::write;
use super::super::places::fitting;
use super::super::{Color, Drawing, Path, Point, Segment, Stroke, Style, Weight};
use super::looks::Looks;
use crate::board::Names;
use crate::rules::RuledBoard;

/// The size of the numbers in the corners of cells.
pub(super) const SMALL: f64 = 0.22;

/// Where labels stand in a cell; the sum of a cage has the first.
const CORNERS: [(f64, f64); 4] = [(0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96)];

/// A letter in the drawing.
struct Named {
    /// What it stands for.
    name: String,
    letter: String,
    /// The sentence that says so.
    caption: String,
}

/// What rules are drawn on.
pub(super) struct Canvas<'a> {
    pub(super) board: &'a RuledBoard,
    pub(super) style: &'a Style,
    /// How digits are written, where that is not by their numbers.
    names: Option<&'a Names<'a>>,
    pub(super) looks: Looks,
    /// What is below the lines of the board.
    pub(super) below: Drawing,
    /// What is above them, and below digits.
    pub(super) above: Drawing,
    /// The outlines of marks, above all that is below the lines of the board.
    pub(super) rims: Drawing,
    /// What stands in corners of cells, above all borders.
    pub(super) corners: Drawing,
    /// The cells outside the board where something stands, as row and column.
    pub(super) outside: Vec<(i32, i32)>,
    /// How many areas were drawn with each cell.
    pub(super) areas: Vec<usize>,
    /// What only words can say.
    pub(super) captions: Vec<String>,
    /// The letters of what words explain.
    named: Vec<Named>,
    /// Which corners of each cell have a label.
    labels: HashMap<u16, [bool; 4]>,
    /// How many letters were given.
    letters: usize,
    /// How many marks stand between two cells, the lower first.
    marks: HashMap<[u16; 2], usize>,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(
        board: &'a RuledBoard,
        style: &'a Style,
        names: Option<&'a Names<'a>>,
    ) -> Self {
        Self {
            board,
            style,
            names,
            looks: Looks::of(style),
            below: Drawing::blank(0.0, 0.0),
            above: Drawing::blank(0.0, 0.0),
            rims: Drawing::blank(0.0, 0.0),
            corners: Drawing::blank(0.0, 0.0),
            outside: Vec::new(),
            areas: vec![0; board.geometry().cell_count()],
            captions: Vec::new(),
            named: Vec::new(),
            labels: HashMap::new(),
            letters: 0,
            marks: HashMap::new(),
        }
    }

    /// How many marks stand between two cells before another one does.
    pub(super) fn add_mark(&mut self, mut cells: [u16; 2]) -> usize {
        cells.sort_unstable();
        let count = self.marks.entry(cells).or_default();
        *count += 1;
        *count - 1
    }

    /// How a value is written in a cell.
    pub(super) fn value(&self, value: u32) -> String {
        let digit =
            u8::try_from(value).ok().and_then(|value| self.board.geometry().digit_of(value));
        let named = self.names.zip(digit).map(|(names, digit)| names.digit(digit));
        named.unwrap_or_else(|| value.to_string())
    }

    /// The middle of a cell.
    pub(super) fn centre(&self, cell: u16) -> Point {
        let Point(x, y) = self.corner(cell);
        Point(x + 0.5, y + 0.5)
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, cell: u16) -> Point {
        let geometry = self.board.geometry();
        Point(geometry.column_of(cell) as f64, geometry.row_of(cell) as f64)
    }

    /// The middles of cells.
    pub(super) fn points(&self, cells: &[u16]) -> Vec<Point> {
        cells.iter().map(|&cell| self.centre(cell)).collect()
    }

    /// Whether two cells share a side.
    pub(super) fn are_neighbours(&self, one: u16, other: u16) -> bool {
        self.steps(one, other) == (0, 1) || self.steps(one, other) == (1, 0)
    }

    /// How many rows and columns two cells are apart.
    pub(super) fn steps(&self, one: u16, other: u16) -> (usize, usize) {
        let geometry = self.board.geometry();
        (
            geometry.row_of(one).abs_diff(geometry.row_of(other)),
            geometry.column_of(one).abs_diff(geometry.column_of(other)),
        )
    }

    /// The next letter for what only words can tell: A, B and so on, and after Z A2.
    pub(super) fn letter(&mut self) -> String {
        let (round, place) = (self.letters / 26, self.letters % 26);
        self.letters += 1;
        let letter = char::from(b'A' + place as u8);
        if round == 0 { letter.to_string() } else { format!("{letter}{}", round + 1) }
    }

    /// The letter of what people call something, explained in a caption; the same for the same name.
    pub(super) fn letter_of(&mut self, name: &str) -> String {
        if let Some(known) = self.named.iter().find(|known| known.name == name) {
            return known.letter.clone();
        }
        let letter = self.letter();
        let end = if name.ends_with(['.', '!', '?']) { "" } else { "." };
        let caption = format!("{letter}: {name}{end}");
        self.caption(caption.clone());
        self.named.push(Named { name: name.to_owned(), letter: letter.clone(), caption });
        letter
    }

    /// The sentences that explain letters.
    pub(super) fn letters(&self) -> impl Iterator<Item = &String> {
        self.named.iter().map(|named| &named.caption)
    }

    /// A sentence below the board, once.
    pub(super) fn caption(&mut self, sentence: String) {
        if !self.captions.contains(&sentence) {
            self.captions.push(sentence);
        }
    }

    /// A line of text around a place.
    pub(super) fn text(
        &mut self,
        class: &'static str,
        middle: Point,
        (size, weight, color): (f64, Weight, Color),
        text: impl Into<String>,
    ) {
        write(&mut self.above, class, middle, (size, weight, color), text.into(), self.style);
    }

    /// A small text in a corner of a cell, on the ground: the first that is free from the one that is asked for.
    pub(super) fn label(&mut self, class: &'static str, cell: u16, from: usize, text: &str) {
        let taken = self.labels.entry(cell).or_default();
        let corner = (0..4).map(|turn| (from + turn) % 4).find(|&corner| !taken[corner]);
        let corner = corner.unwrap_or(from % 4);
        taken[corner] = true;
        let len = text.chars().count();
        let size = fitting(len, 0.6, SMALL);
        let (width, height) = (0.6 * size * len as f64 + 0.05, size * 0.95);
        let Point(x, y) = self.corner(cell);
        let (right, down) = CORNERS[corner];
        let left = if right < 0.5 { x + right } else { x + right - width };
        let top = if down < 0.5 { y + down } else { y + down - height };
        let back = Path::rectangle(Point(left, top), width, height);
        self.corners.fill("rule back", back, self.looks.ground);
        let middle = Point(left + width / 2.0, top + height / 2.0);
        let look = (size, Weight::Bold, self.looks.ink);
        write(&mut self.corners, class, middle, look, text.to_owned(), self.style);
    }

    /// A path below the lines of the board.
    pub(super) fn under(&mut self, class: &'static str, segments: Vec<Segment>, stroke: Stroke) {
        self.below.stroke(class, segments, stroke);
    }

    /// A path above the lines of the board.
    pub(super) fn over(&mut self, class: &'static str, segments: Vec<Segment>, stroke: Stroke) {
        self.above.stroke(class, segments, stroke);
    }

    /// A form with an outline above the lines of the board.
    pub(super) fn form(
        &mut self,
        class: &'static str,
        segments: Vec<Segment>,
        fill: Color,
        stroke: Stroke,
    ) {
        self.above.path(Path { class, segments, fill: Some(fill), stroke: Some(stroke) });
    }

    /// An outline below the lines of the board, in which is seen what lies below.
    pub(super) fn outline_under(
        &mut self,
        class: &'static str,
        segments: Vec<Segment>,
        stroke: Stroke,
    ) {
        self.below.path(Path { class, segments, fill: None, stroke: Some(stroke) });
    }

    /// A form with an outline below the lines of the board.
    pub(super) fn form_under(
        &mut self,
        class: &'static str,
        segments: Vec<Segment>,
        fill: Color,
        stroke: Stroke,
    ) {
        self.below.path(Path { class, segments, fill: Some(fill), stroke: Some(stroke) });
    }
}

/// The name of a rule that only words explain, or what is said where it has none.
pub(super) fn called<'n>(name: &'n str, otherwise: &'n str) -> &'n str {
    if name.trim().is_empty() { otherwise } else { name }
}
