//! The least form of any board, by trying all orders of columns that make its first row least.
//!
//! The first row is known beforehand, as no digit stands twice in it: it has as few givens as any line,
//! in as few stacks as far to the right as can be. Where an order of columns is chosen, rows follow one by one: each time the
//! least one, and all of them where several are as good. Lines with the same content stand for each
//! other.

use super::Transformation;

/// Rows that are tried; then it is given up.
const MOST_NODES: u64 = 1 << 26;

/// The least form, and how many transformations lead there (not where some cells are empty);
/// nothing where too many look alike.
pub(super) fn least(values: &[u8], (rows, columns): (u8, u8)) -> Option<(Transformation, u64)> {
    let side = usize::from(rows) * usize::from(columns);
    let transposed: Vec<u8> =
        (0..side * side).map(|cell| values[cell % side * side + cell / side]).collect();
    let mut boards = vec![(false, values.to_vec())];
    if rows == columns {
        boards.push((true, transposed));
    }
    let mut search = Search {
        side,
        rows: rows.into(),
        columns: columns.into(),
        best: Vec::new(),
        found: None,
        count: 0,
        nodes: 0,
    };
    let tops = boards.iter().enumerate().flat_map(|(number, (_, cells))| {
        let tops = cells.chunks(side).enumerate();
        tops.map(move |(row, line)| (counts(line, columns.into()), number, row))
    });
    let mut tops: Vec<(Vec<usize>, usize, usize)> = tops.collect();
    tops.sort();
    let least = tops[0].0.clone();
    for (_, number, row) in tops.iter().take_while(|(counts, ..)| *counts == least) {
        let (is_transposed, cells) = &boards[*number];
        search.try_top(cells, *is_transposed, *row, &least)?;
    }
    search.found.map(|found| (found, search.count))
}

/// The givens in each stack of a line, fewest first.
fn counts(line: &[u8], width: usize) -> Vec<usize> {
    let mut counts: Vec<usize> = line.chunks(width).map(givens).collect();
    counts.sort_unstable();
    counts
}

fn givens(cells: &[u8]) -> usize {
    cells.iter().filter(|&&value| value > 0).count()
}

struct Search {
    side: usize,
    rows: usize,
    columns: usize,
    /// The least rows so far.
    best: Vec<u8>,
    found: Option<Transformation>,
    count: u64,
    nodes: u64,
}

/// A board under way.
struct Board<'a> {
    cells: &'a [u8],
    is_transposed: bool,
    /// For each column of the form the column it was.
    columns: Vec<u8>,
    /// The same for rows, as far as they are chosen.
    rows: Vec<u8>,
    /// What each digit becomes, 0 where that is not known yet.
    labels: Vec<u8>,
    /// The largest of them.
    last: u8,
    /// The rows of the form.
    out: Vec<u8>,
}

impl Search {
    /// Tries all orders of columns that make this row the least first row.
    fn try_top(
        &mut self,
        cells: &[u8],
        is_transposed: bool,
        top: usize,
        counts: &[usize],
    ) -> Option<()> {
        let mut board = Board {
            cells,
            is_transposed,
            columns: Vec::with_capacity(self.side),
            rows: vec![top as u8],
            labels: vec![0; self.side + 1],
            last: 0,
            out: Vec::with_capacity(self.side * self.side),
        };
        self.add_stack(&mut board, counts)
    }

    /// Chooses the next stack.
    fn add_stack(&mut self, board: &mut Board<'_>, counts: &[usize]) -> Option<()> {
        let Some((&count, counts)) = counts.split_first() else {
            return self.add_rows(board);
        };
        let top = usize::from(board.rows[0]) * self.side;
        let mut tried: Vec<Vec<Vec<u8>>> = Vec::new();
        for first in (0..self.side).step_by(self.columns) {
            let stack = first..first + self.columns;
            let is_used = board.columns.iter().any(|&column| stack.contains(&column.into()));
            if is_used || givens(&board.cells[top + stack.start..top + stack.end]) != count {
                continue;
            }
            let mut content: Vec<Vec<u8>> =
                stack.map(|column| self.column(board, column)).collect();
            content.sort_unstable();
            if !tried.contains(&content) {
                tried.push(content);
                self.add_columns(board, first, self.columns, counts)?;
            }
        }
        Some(())
    }

    /// Chooses the columns of a stack that are left: first those that are empty in the top row.
    fn add_columns(
        &mut self,
        board: &mut Board<'_>,
        first: usize,
        left: usize,
        counts: &[usize],
    ) -> Option<()> {
        if left == 0 {
            return self.add_stack(board, counts);
        }
        let top = usize::from(board.rows[0]) * self.side;
        let free: Vec<usize> = (first..first + self.columns)
            .filter(|&column| !board.columns.contains(&(column as u8)))
            .collect();
        let is_empty = |column: &usize| board.cells[top + column] == 0;
        let has_empty = free.iter().any(is_empty);
        let free: Vec<usize> =
            free.into_iter().filter(|column| is_empty(column) == has_empty).collect();
        let mut tried: Vec<Vec<u8>> = Vec::new();
        for column in free {
            let content = self.column(board, column);
            if !tried.contains(&content) {
                tried.push(content);
                board.columns.push(column as u8);
                self.add_columns(board, first, left - 1, counts)?;
                board.columns.pop();
            }
        }
        Some(())
    }

    fn column(&self, board: &Board<'_>, column: usize) -> Vec<u8> {
        (0..self.side).map(|row| board.cells[row * self.side + column]).collect()
    }

    /// Begins with the top row, whose columns are all known.
    fn add_rows(&mut self, board: &mut Board<'_>) -> Option<()> {
        board.labels.fill(0);
        board.last = 0;
        board.out.clear();
        let row = board.labelled(board.rows[0].into(), self.side);
        board.out.extend(&row);
        board.learn(board.rows[0].into(), self.side);
        // The first row is the same for all.
        let is_less = self.best.is_empty();
        self.add_row(board, is_less)
    }

    /// Chooses the next row; `is_less` where the rows before are less than the best.
    fn add_row(&mut self, board: &mut Board<'_>, is_less: bool) -> Option<()> {
        let placed = board.rows.len();
        if placed == self.side {
            if is_less {
                self.best = board.out.clone();
                self.found = Some(board.transformation());
                self.count = 0;
            }
            self.count += 1;
            return Some(());
        }
        let is_inside = !placed.is_multiple_of(self.rows);
        let band = usize::from(board.rows[placed - 1]) / self.rows;
        let is_free = |row: &usize| {
            if is_inside && row / self.rows != band {
                return false;
            }
            !board.rows.iter().any(|&used| match is_inside {
                true => usize::from(used) == *row,
                false => usize::from(used) / self.rows == row / self.rows,
            })
        };
        let free: Vec<usize> = (0..self.side).filter(is_free).collect();
        self.nodes += free.len() as u64;
        if self.nodes > MOST_NODES {
            return None;
        }
        let rows: Vec<(Vec<u8>, usize)> =
            free.into_iter().map(|row| (board.labelled(row, self.side), row)).collect();
        let least = rows.iter().map(|(line, _)| line).min()?.clone();
        let start = placed * self.side;
        let is_less = is_less || {
            match least.as_slice().cmp(&self.best[start..start + self.side]) {
                std::cmp::Ordering::Greater => return Some(()),
                order => order.is_lt(),
            }
        };
        let mut tried: Vec<Vec<&[u8]>> = Vec::new();
        let mut is_less = is_less;
        for (_, row) in rows.iter().filter(|(line, _)| *line == least) {
            let content = self.content(board.cells, *row, is_inside);
            if tried.contains(&content) {
                continue;
            }
            tried.push(content);
            let before = (board.labels.clone(), board.last);
            board.learn(*row, self.side);
            board.rows.push(*row as u8);
            board.out.extend(&least);
            self.add_row(board, is_less)?;
            board.out.truncate(start);
            board.rows.pop();
            (board.labels, board.last) = before;
            // A way that was less is the best now, and begins with these rows.
            is_less = is_less && !self.best.starts_with(&[&board.out[..], &least[..]].concat());
        }
        Some(())
    }

    /// What stands for the choice of a row: the row, and its band where that begins with it.
    fn content<'a>(&self, cells: &'a [u8], row: usize, is_inside: bool) -> Vec<&'a [u8]> {
        let line = |row: usize| &cells[row * self.side..(row + 1) * self.side];
        let mut content = vec![line(row)];
        if !is_inside {
            let first = row / self.rows * self.rows;
            let mut band: Vec<&[u8]> = (first..first + self.rows).map(line).collect();
            band.sort_unstable();
            content.extend(band);
        }
        content
    }
}

impl Board<'_> {
    /// A row in the order of columns, with new labels for digits that have none.
    fn labelled(&self, row: usize, side: usize) -> Vec<u8> {
        let mut new: Vec<u8> = Vec::new();
        let label = |&column: &u8| {
            let value = self.cells[row * side + usize::from(column)];
            match (value, self.labels[usize::from(value)]) {
                (0, _) => 0,
                (value, 0) => {
                    let place = new.iter().position(|&known| known == value).unwrap_or_else(|| {
                        new.push(value);
                        new.len() - 1
                    });
                    self.last + 1 + place as u8
                }
                (_, label) => label,
            }
        };
        self.columns.iter().map(label).collect()
    }

    /// Gives labels to the digits of a row.
    fn learn(&mut self, row: usize, side: usize) {
        for &column in &self.columns {
            let value = usize::from(self.cells[row * side + usize::from(column)]);
            if value > 0 && self.labels[value] == 0 {
                self.last += 1;
                self.labels[value] = self.last;
            }
        }
    }

    /// What leads here; digits that the board does not have follow in their order.
    fn transformation(&self) -> Transformation {
        let mut last = self.last;
        let digits = self.labels[1..].iter().map(|&label| match label {
            0 => {
                last += 1;
                last
            }
            label => label,
        });
        Transformation {
            is_transposed: self.is_transposed,
            digits: digits.collect(),
            rows: self.rows.clone(),
            columns: self.columns.clone(),
        }
    }
}
