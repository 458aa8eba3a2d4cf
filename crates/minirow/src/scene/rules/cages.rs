//! Areas: cages with their sums, regions, parts that are alike.

use super::super::area::border;
use super::super::{Color, Path, Point, Segment, Stroke};
use super::canvas::Canvas;
use super::looks::Hue;

/// How far inside of its cells the border of a cage is, and how much further where another has a cell of it.
const INSET: f64 = 0.07;
const FURTHER: f64 = 0.045;

impl Canvas<'_> {
    /// A dashed border, with what is said about the sum in the corner of the first cell.
    pub(super) fn cage(&mut self, cells: &[u16], label: Option<String>) {
        let stroke = Stroke { color: self.looks.ink, width: 0.03, dash: Some((0.09, 0.06)) };
        self.area("rule cage", cells, stroke);
        if let (Some(label), Some(first)) = (label, first_of(cells)) {
            self.label("rule cage-sum", first, 0, &label);
        }
    }

    /// A solid border, with what is said about the values, which may repeat.
    pub(super) fn boxed(&mut self, cells: &[u16], label: &str) {
        self.area("rule box", cells, Stroke::solid(self.looks.ink, 0.025));
        if let Some(first) = first_of(cells) {
            self.label("rule cage-sum", first, 0, label);
        }
    }

    /// A dotted border, with the sum that no part has.
    pub(super) fn rellik(&mut self, cells: &[u16], sum: u32) {
        let stroke = Stroke { color: self.looks.ink, width: 0.04, dash: Some((0.04, 0.07)) };
        self.area("rule rellik", cells, stroke);
        if let Some(first) = first_of(cells) {
            self.label("rule cage-sum", first, 0, &format!("≠{sum}"));
        }
    }

    /// Parts with the same tint and letter: of the same sum, or of the same values.
    pub(super) fn parts(&mut self, parts: &[Vec<u16>], sum: bool) {
        let letter = self.letter();
        let (class, hue) = match sum {
            true => ("rule equal-sums", Hue::Orange),
            false => ("rule same-values", Hue::Blue),
        };
        let label = if sum { format!("Σ={letter}") } else { format!("{{{letter}}}") };
        let tint = self.looks.tint(hue);
        let color = self.looks.line(hue);
        let dash = if sum { (0.12, 0.05) } else { (0.05, 0.05) };
        for cells in parts {
            self.tint(class, cells, tint);
            self.area(class, cells, Stroke { color, width: 0.03, dash: Some(dash) });
            if let Some(first) = first_of(cells) {
                self.label(class, first, 1, &label);
            }
        }
    }

    /// Two areas with the same letter, whose borders are solid.
    pub(super) fn clones(&mut self, cells: &[u16], copy: &[u16]) {
        let letter = self.letter();
        let class = "rule clone";
        let (tint, color) = (self.looks.tint(Hue::Blue), self.looks.line(Hue::Blue));
        for cells in [cells, copy] {
            self.tint(class, cells, tint);
            self.area(class, cells, Stroke::solid(color, 0.03));
            if let Some(&first) = cells.first() {
                self.label(class, first, 1, &letter);
            }
        }
    }

    /// Squares behind cells.
    pub(super) fn tint(&mut self, class: &'static str, cells: &[u16], color: Color) {
        let squares = cells.iter().flat_map(|&cell| Path::rectangle(self.corner(cell), 1.0, 1.0));
        let squares: Vec<Segment> = squares.collect();
        self.below.fill(class, squares, color);
    }

    /// The border of some cells; those that do not touch are joined by thin lines.
    pub(super) fn area(&mut self, class: &'static str, cells: &[u16], stroke: Stroke) {
        let geometry = self.board.geometry();
        let before = cells.iter().map(|&cell| self.areas[usize::from(cell)]).max().unwrap_or(0);
        let inset = INSET + FURTHER * (before % 4) as f64;
        let mut is_in = vec![false; geometry.cell_count()];
        cells.iter().for_each(|&cell| is_in[usize::from(cell)] = true);
        let size = (geometry.rows().into(), geometry.columns().into());
        let segments = border(size, inset, |row, column| {
            geometry.number_at(row, column).is_some_and(|cell| is_in[usize::from(cell)])
        });
        self.over(class, segments, stroke);
        let bridges = self.bridges(cells);
        self.over(class, bridges, Stroke { width: stroke.width * 0.7, ..stroke });
        cells.iter().for_each(|&cell| self.areas[usize::from(cell)] += 1);
    }

    /// Whether one can go from each cell to each other over sides.
    pub(super) fn is_connected(&self, cells: &[u16]) -> bool {
        cells.len() > 1 && self.bridges(cells).is_empty()
    }

    /// Lines between parts of an area that do not touch, from each to the nearest.
    fn bridges(&self, cells: &[u16]) -> Vec<Segment> {
        let far = |one: u16, other: u16| {
            let (rows, columns) = self.steps(one, other);
            rows * rows + columns * columns
        };
        let mut segments = Vec::new();
        let Some((&first, rest)) = cells.split_first() else { return segments };
        // Each cell that is not joined yet, with the nearest that is.
        let mut open: Vec<(u16, u16)> = rest.iter().map(|&cell| (cell, first)).collect();
        while let Some(index) =
            (0..open.len()).min_by_key(|&index| far(open[index].0, open[index].1))
        {
            let (cell, nearest) = open.swap_remove(index);
            if far(cell, nearest) > 1 {
                segments.extend(self.bridge(nearest, cell));
            }
            for (other, nearest) in &mut open {
                if far(*other, cell) < far(*other, *nearest) {
                    *nearest = cell;
                }
            }
        }
        segments
    }

    /// A line from the border of a cell to that of another.
    fn bridge(&self, from: u16, to: u16) -> Vec<Segment> {
        let (a, b) = (self.centre(from), self.centre(to));
        let reach = 0.5 - INSET;
        let edge = |from: Point, to: Point| {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let part = reach / dx.abs().max(dy.abs()).max(1e-9);
            Point(from.0 + dx * part, from.1 + dy * part)
        };
        Path::line(edge(a, b), edge(b, a))
    }
}

/// The cell furthest up, and there furthest to the left.
fn first_of(cells: &[u16]) -> Option<u16> {
    cells.iter().copied().min()
}
