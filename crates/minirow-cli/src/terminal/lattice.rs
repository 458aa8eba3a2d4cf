//! Cages and the marks between two cells, on a board with a line or a gap between all of its cells.
//!
//! Blocks have heavy lines and cages light ones. The sum of a cage stands in the line above its first cell.

use std::collections::HashMap;

use minirow::rules::Rule;
use minirow::{Cell, Geometry};

use super::frame::Frame;
use super::{Line, Screen, look};
use minirow::rules::kinds::{AllDifferent, Cage, Difference, Greater, PairSum, Ratio};

/// What rules draw between cells.
pub(super) struct Lattice<'a> {
    geometry: &'a Geometry,
    frame: &'a Frame<'a>,
    /// Whether each cage holds each cell.
    cages: Vec<Vec<bool>>,
    /// What stands above cells.
    sums: HashMap<Cell, String>,
    /// What stands between two cells, the lesser one first.
    marks: HashMap<[Cell; 2], &'static str>,
    screen: Screen,
}

/// How heavy a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    None,
    Light,
    Heavy,
}

impl<'a> Lattice<'a> {
    /// What these rules draw, unless that is nothing.
    pub(super) fn new(
        geometry: &'a Geometry,
        frame: &'a Frame<'a>,
        rules: &[Rule],
        screen: Screen,
    ) -> Option<Self> {
        let (cages, sums, marks) = (Vec::new(), HashMap::new(), HashMap::new());
        let mut lattice = Self { geometry, frame, cages, sums, marks, screen };
        rules.iter().for_each(|rule| lattice.add(rule));
        (!lattice.cages.is_empty() || !lattice.marks.is_empty()).then_some(lattice)
    }

    fn add(&mut self, rule: &Rule) {
        match rule {
            Rule::AllDifferent(AllDifferent { cells }) => self.cage(cells, None),
            Rule::Cage(Cage { cells, sum }) => self.cage(cells, Some(*sum)),
            Rule::Difference(Difference { cells, .. }) => self.mark(*cells, ["○", "o"]),
            Rule::Ratio(Ratio { cells, .. }) => self.mark(*cells, ["●", "@"]),
            Rule::PairSum(PairSum { cells, sum: 5 }) => self.mark(*cells, ["V", "V"]),
            Rule::PairSum(PairSum { cells, sum: 10 }) => self.mark(*cells, ["X", "X"]),
            Rule::Greater(Greater { cells: [greater, less] }) => {
                let is_in_row = self.row(*greater) == self.row(*less);
                let signs = match (is_in_row, greater < less) {
                    (true, true) => [">", ">"],
                    (true, false) => ["<", "<"],
                    (false, true) => ["∨", "v"],
                    (false, false) => ["∧", "^"],
                };
                self.mark([*greater, *less], signs);
            }
            _ => {}
        }
    }

    fn row(&self, number: u16) -> u8 {
        self.geometry.row(Cell::new(number))
    }

    fn cage(&mut self, cells: &[u16], sum: Option<u32>) {
        let mut holds = vec![false; self.geometry.cell_count()];
        cells.iter().for_each(|&cell| holds[usize::from(cell)] = true);
        self.cages.push(holds);
        if let (Some(first), Some(sum)) = (cells.iter().min(), sum) {
            self.sums.entry(Cell::new(*first)).or_insert(sum.to_string());
        }
    }

    /// A mark between two cells that share a side; others are told in words alone.
    fn mark(&mut self, [one, other]: [u16; 2], [sign, plain]: [&'static str; 2]) {
        let (first, second) = (Cell::new(one.min(other)), Cell::new(one.max(other)));
        let is_beside = |(down, right)| self.geometry.offset(first, down, right) == Some(second);
        if [(1, 0), (0, 1)].into_iter().any(is_beside) {
            let sign = if self.screen.is_unicode { sign } else { plain };
            self.marks.insert([first, second], sign);
        }
    }

    /// The board, of cells that are so wide.
    pub(super) fn drawn(&self, widths: &[usize], shown: impl Fn(Cell) -> Line) -> Vec<Line> {
        let (rows, columns) = (self.geometry.rows(), self.geometry.columns());
        let mut lines = Vec::new();
        for row in 0..rows {
            lines.push(self.line_above(row, widths));
            let mut line = Line::default();
            for column in 0..=columns {
                match self.mark_left_of(row, column) {
                    Some(mark) => line.push(look::PATTERN, mark),
                    None => {
                        let weight = self.left_of(row, column);
                        line.push(
                            look::DIM,
                            self.corner([weight, weight, Weight::None, Weight::None]),
                        );
                    }
                }
                if column < columns {
                    let cell = self.geometry.cell_at(row, column).map(&shown).unwrap_or_default();
                    let width = widths[usize::from(column)];
                    let blanks = width.saturating_sub(cell.width());
                    line.push(look::PLAIN, " ".repeat(blanks));
                    line.append(cell);
                }
            }
            lines.push(line);
        }
        lines.push(self.line_above(rows, widths));
        lines
    }

    /// The line above a row, or below the last one.
    fn line_above(&self, row: u8, widths: &[usize]) -> Line {
        let columns = self.geometry.columns();
        let mut line = Line::default();
        for column in 0..=columns {
            line.push(look::DIM, self.corner(self.around(row, column)));
            if column == columns {
                break;
            }
            let width = widths[usize::from(column)];
            let weight = self.above(row, column);
            let stroke = self.corner([Weight::None, Weight::None, weight, weight]);
            let cell = self.geometry.cell_at(row, column);
            let sum = cell.and_then(|cell| self.sums.get(&cell));
            if let Some(sum) = sum.filter(|sum| sum.len() <= width) {
                line.push(look::PATTERN, sum);
                line.push(look::DIM, stroke.repeat(width - sum.len()));
            } else if let Some(mark) = self.mark_above(row, column) {
                let before = width / 2;
                line.push(look::DIM, stroke.repeat(before));
                line.push(look::PATTERN, mark);
                line.push(look::DIM, stroke.repeat(width - before - 1));
            } else {
                line.push(look::DIM, stroke.repeat(width));
            }
        }
        line
    }

    fn mark_left_of(&self, row: u8, column: u8) -> Option<&'static str> {
        self.marks.get(&self.beside((row, column), (0, -1))?).copied()
    }

    fn mark_above(&self, row: u8, column: u8) -> Option<&'static str> {
        self.marks.get(&self.beside((row, column), (-1, 0))?).copied()
    }

    /// The cell in a square and the one that lies in this direction before it, where both are there.
    fn beside(&self, (row, column): (u8, u8), (down, right): (i16, i16)) -> Option<[Cell; 2]> {
        let cell = self.geometry.cell_at(row, column)?;
        Some([self.geometry.offset(cell, down, right)?, cell])
    }

    /// The line to the left of a cell, or to the right of the last one of a row.
    fn left_of(&self, row: u8, column: u8) -> Weight {
        if self.frame.is_left_of(row, column) {
            return Weight::Heavy;
        }
        self.beside((row, column), (0, -1)).map_or(Weight::None, |cells| self.between(cells))
    }

    /// The line above a cell, or below the last one of a column.
    fn above(&self, row: u8, column: u8) -> Weight {
        if self.frame.is_above(row, column) {
            return Weight::Heavy;
        }
        self.beside((row, column), (-1, 0)).map_or(Weight::None, |cells| self.between(cells))
    }

    /// Light where a cage ends between two cells.
    fn between(&self, [one, other]: [Cell; 2]) -> Weight {
        let ends = self.cages.iter().any(|holds| holds[one.index()] != holds[other.index()]);
        if ends { Weight::Light } else { Weight::None }
    }

    /// Which lines meet above and to the left of a cell: those up, down, left and right.
    fn around(&self, row: u8, column: u8) -> [Weight; 4] {
        let (rows, columns) = (self.geometry.rows(), self.geometry.columns());
        let when = |is_on_board: bool, weight: &dyn Fn() -> Weight| {
            if is_on_board { weight() } else { Weight::None }
        };
        [
            when(row > 0, &|| self.left_of(row - 1, column)),
            when(row < rows, &|| self.left_of(row, column)),
            when(column > 0, &|| self.above(row, column - 1)),
            when(column < columns, &|| self.above(row, column)),
        ]
    }

    /// The character in which these lines meet: up, down, left and right.
    fn corner(&self, lines: [Weight; 4]) -> &'static str {
        /// By the weights as digits of a number to the base 3.
        const UNICODE: &str =
            " ╶╺╴─╼╸╾━╷┌┍┐┬┮┑┭┯╻┎┏┒┰┲┓┱┳╵└┕┘┴┶┙┵┷│├┝┤┼┾┥┽┿╽┟┢┧╁╆┪╅╈╹┖┗┚┸┺┛┹┻╿┞┡┦╀╄┩╃╇┃┠┣┨╂╊┫╉╋";
        if self.screen.is_unicode {
            let index = lines.into_iter().fold(0, |index, weight| index * 3 + weight as usize);
            let (start, sign) = UNICODE.char_indices().nth(index).expect("81 characters");
            return &UNICODE[start..start + sign.len_utf8()];
        }
        let [up, down, left, right] = lines.map(|weight| weight != Weight::None);
        let is_heavy = lines.contains(&Weight::Heavy);
        match (up || down, left || right) {
            (false, false) => " ",
            (true, false) if is_heavy => "#",
            (true, false) => "|",
            (false, true) if is_heavy => "=",
            (false, true) => "-",
            (true, true) if is_heavy => "#",
            (true, true) => "+",
        }
    }
}
