//! What reading a text comes to, in one line that a test can be compared with.

use minirow::Grid;
use minirow::format::{Document, ParseError, ReadOptions, Symbols, read_all};

/// `2x2: 1... ..2. .3.. ...4`: the block, and the rows in the usual symbols.
pub(super) fn grid(grid: &Grid) -> String {
    let geometry = grid.geometry();
    let symbols = Symbols::for_board(geometry);
    let symbol = |cell| grid.get(cell).map_or(".".to_owned(), |digit| symbols.symbol(digit));
    let cells: Vec<String> = geometry.cells().map(symbol).collect();
    let separator = if symbols.is_decimal() { "," } else { "" };
    let rows: Vec<String> =
        cells.chunks(geometry.side().into()).map(|row| row.join(separator)).collect();
    let block = match geometry.block_shape() {
        Some((rows, columns)) => format!("{rows}x{columns}"),
        None => "irregular".to_owned(),
    };
    format!("{block}: {}", rows.join(" "))
}

/// The grid, with the name in front and the candidates behind, if there are any.
pub(super) fn document(document: &Document) -> String {
    let name = document.name.iter().map(|name| format!("{name} "));
    let candidates = document.candidates.iter().map(|sets| {
        let symbols = Symbols::for_board(document.grid.geometry());
        let group = |set: &minirow::DigitSet| -> String {
            set.iter().map(|digit| symbols.symbol(digit)).collect()
        };
        format!(" of {}", sets.iter().map(group).collect::<Vec<_>>().join(" "))
    });
    let parts = name.chain([grid(&document.grid)]).chain(candidates);
    parts.collect()
}

/// `Text 2:3 expected a digit, found 'x'`: the kind of the error, its place and its words.
pub(super) fn error(error: &ParseError) -> String {
    format!("{:?} {}:{} {}", error.kind, error.line, error.column, error.reason())
}

pub(super) fn outcome(outcome: &Result<Document, ParseError>) -> String {
    outcome.as_ref().map_or_else(error, document)
}

/// The outcomes of all boards of a text.
pub(super) fn outcomes(text: &str, options: &ReadOptions) -> Vec<String> {
    read_all(text, options).iter().map(outcome).collect()
}
