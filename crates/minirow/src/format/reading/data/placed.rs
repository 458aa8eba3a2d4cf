//! Cells that tell where they stand: `{"row": 0, "col": 4, "value": 7}`, or a row, a column and a digit.

use super::listed::{Listed, board};
use super::node::{Kind, Node, Spot};
use crate::format::reading::error::ParseError;

/// Names of the digit of a cell; the last ones may be those of something else where no place is told.
const VALUES: [&str; 8] = ["value", "val", "digit", "v", "number", "num", "n", "d"];

const SURE_VALUES: usize = 4;

const ROWS: [&str; 4] = ["row", "r", "y", "i"];

const COLUMNS: [&str; 5] = ["col", "column", "c", "x", "j"];

/// Names of the place of a cell among all, row after row.
const INDEXES: [&str; 4] = ["index", "idx", "position", "pos"];

/// Names of something else that cells may be in order of.
const BLOCKS: [&str; 5] = ["box", "block", "square", "region", "subgrid"];

const SMALLEST_BOARD: usize = 16;

/// Whether a value is called the digit of a cell.
pub(super) fn is_value(node: &Node) -> bool {
    let is_name = |key: &str| VALUES.iter().any(|name| name.eq_ignore_ascii_case(key));
    node.key.as_deref().is_some_and(is_name)
}

/// The cell that values with names are; nothing where they are something else.
pub(super) fn cell_of(values: &[Node]) -> Option<Kind> {
    // What holds a board is no cell, whatever else it has.
    let is_small = |node: &Node| match &node.kind {
        Kind::Cell(_) => true,
        Kind::Text(text) => text.len() < SMALLEST_BOARD,
        Kind::Flat(flat) => flat.values.len() < SMALLEST_BOARD,
        Kind::Placed(..) | Kind::Board(_) | Kind::Layout(_) => false,
    };
    if !values.iter().all(is_small) {
        return None;
    }
    let named = |names: &[&str]| {
        let is_named = |node: &&Node| {
            node.key.as_deref().is_some_and(|key| names.iter().any(|n| n.eq_ignore_ascii_case(key)))
        };
        values.iter().find(is_named)
    };
    let number = |names: &[&str]| named(names)?.cell()?.parse().ok();
    let spot = match (number(&ROWS), number(&COLUMNS), number(&INDEXES)) {
        (Some(row), Some(column), _) => Some((row, Some(column))),
        (None, None, Some(index)) => Some((index, None)),
        _ if named(&BLOCKS).is_some() => return None,
        _ => None,
    };
    let cell = match named(&VALUES[..if spot.is_some() { VALUES.len() } else { SURE_VALUES }]) {
        Some(value) => value.cell()?.to_owned(),
        // Without a digit, only a place tells that it is a cell.
        None => spot.map(|_| String::new())?,
    };
    Some(match spot {
        Some(spot) => Kind::Placed(cell, spot),
        None => Kind::Cell(cell),
    })
}

/// The board that cells are which all tell where they stand, in whatever order.
pub(super) fn arranged(nodes: &[&Node]) -> Listed {
    let cells: Option<Vec<_>> = nodes.iter().map(|node| placed(node)).collect();
    cells.map_or(Listed::Other, |cells| in_order(&cells))
}

/// The board that lists of three numbers are: row, column and digit.
pub(super) fn of_triples(rows: &[Node]) -> Listed {
    let cells: Option<Vec<_>> = rows.iter().map(triple).collect();
    let is_legal = |cells: &[Placed<'_>]| {
        let mut digits: Vec<_> = cells
            .iter()
            .flat_map(|&(_, cell, (row, column))| [(Some(row), None, cell), (None, column, cell)])
            .collect();
        digits.sort_unstable();
        cells.iter().all(|(_, cell, _)| *cell != "0")
            && digits.windows(2).all(|pair| pair[0] != pair[1])
    };
    // Other lists of three numbers have the same one twice in a row or a column of that board.
    let cells = cells.filter(|cells| cells.len() >= FEWEST_TRIPLES && is_legal(cells));
    cells.map_or(Listed::Other, |cells| in_order(&cells))
}

fn triple(node: &Node) -> Option<Placed<'_>> {
    let Kind::Flat(flat) = &node.kind else { return None };
    let [row, column, value] = &flat.values[..] else { return None };
    let spot = (row.cell()?.parse().ok()?, Some(column.cell()?.parse().ok()?));
    Some((value, value.cell()?, spot))
}

/// Fewer are something else in most programs.
const FEWEST_TRIPLES: usize = 8;

/// A cell, its sign and where it stands.
type Placed<'a> = (&'a Node, &'a str, Spot);

fn placed(node: &Node) -> Option<Placed<'_>> {
    match &node.kind {
        Kind::Placed(cell, spot) => Some((node, cell, *spot)),
        _ => None,
    }
}

fn in_order(cells: &[Placed<'_>]) -> Listed {
    let numbers = || cells.iter().flat_map(|&(_, _, (row, column))| [Some(row), column]).flatten();
    let (Some(least), Some(last)) = (numbers().min(), numbers().max()) else {
        return Listed::Other;
    };
    let first = u32::from(least > 0);
    // Places alone are something else.
    if cells.iter().all(|(_, cell, _)| matches!(*cell, "" | "0")) {
        return Listed::Other;
    }
    let largest = cells.iter().filter_map(|(_, cell, _)| cell.parse::<u32>().ok()).max();
    let in_rows = cells.iter().all(|(.., (_, column))| column.is_some());
    let side = match in_rows {
        true => (last + 1 - first).max(largest.unwrap_or(0)),
        false => (last + 1 - first).isqrt(),
    };
    let count = if in_rows { side } else { side * side };
    if !(4..=255).contains(&side) || last + 1 - first > count || cells.len() < side as usize {
        return Listed::Other;
    }
    if first == 1 && last < count {
        let expected =
            format!("a cell in row or column {count} (counted from 1) or 0 (counted from 0)");
        let found = format!("rows and columns from {least} to {last}");
        return Listed::Wrong(ParseError::new(cells[0].0.place, expected, found));
    }
    let place = cells[0].0.place;
    let mut board_cells = vec![(place, String::new()); (side * side) as usize];
    let mut is_told = vec![false; board_cells.len()];
    for &(node, cell, (row, column)) in cells {
        let index = match column {
            Some(column) => (row - first) * side + column - first,
            None => row - first,
        } as usize;
        if std::mem::replace(&mut is_told[index], true) {
            let found = "the same one again";
            return Listed::Wrong(ParseError::new(node.place, "each cell once", found));
        }
        board_cells[index] = (node.place, cell.to_owned());
    }
    board(side as usize, board_cells)
}
