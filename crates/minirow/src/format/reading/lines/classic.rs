//! Boards of 9×9 in lines of 81 symbols, taken without looking at anything else.

use memchr::{memchr, memchr_iter};

use crate::board::{Digit, Grid};
use crate::format::handle::Format;
use crate::format::reading::known::Known;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// The cells of a board, and the length of its line.
const CELLS: usize = 81;

/// A text that may be nearly a sign for each cell has as many bytes.
const LONG: usize = CELLS - 9;

/// Whether boards can be taken this way: in lines, `1` to `9` for the digits.
pub(in crate::format) fn is_classic(shape: &Shape) -> bool {
    let Shape { format, geometry, symbols, .. } = shape;
    let is_usual = |value: u8| {
        let symbol = char::from(b'0' + value);
        symbols.digit_of(symbol) == Digit::new(value)
    };
    *format == Format::LINE
        && geometry.is_classic()
        && !symbols.is_decimal()
        && (0..=9).all(is_usual)
}

/// Reads a board in a line of `1` to `9` and `.`, where nothing is known that makes it another one.
pub(in crate::format) fn read(text: &str, known: &Known) -> Option<(Grid, Symbols)> {
    if text.len() != CELLS || text.contains('0') || known.options.symbols.is_some() {
        return None;
    }
    let grid = Grid::of_classic_line(&known.classic()?, text.as_bytes())?;
    Some((grid, Symbols::usual(9)))
}

/// Takes boards from the start of a text, as long as each stands alone in its line; returns how
/// many bytes they take.
///
/// A text cut off in a line ends with the line before it.
pub(in crate::format) fn take(text: &[u8], boards: &mut Vec<[u8; CELLS]>) -> usize {
    let mut rest = text;
    while let Some((board, behind)) = rest.split_first_chunk()
        && let Some(next) = behind.strip_prefix(b"\n").or_else(|| behind.strip_prefix(b"\r\n"))
        && is_board(board)
    {
        boards.push(*board);
        rest = next;
    }
    text.len() - rest.len()
}

/// Takes boards from the start of a table, each in this column of a row, where it can be read in one
/// way and no unknown column may tell of them; returns how many bytes their rows take.
pub(in crate::format) fn take_rows(
    text: &[u8],
    delimiter: u8,
    column: usize,
    is_known: &dyn Fn(usize) -> bool,
    boards: &mut Vec<[u8; CELLS]>,
) -> usize {
    let mut taken = 0;
    while let Some(end) = memchr(b'\n', &text[taken..]) {
        let row = &text[taken..taken + end];
        let row = row.strip_suffix(b"\r").unwrap_or(row);
        let start = match column {
            0 => Some(0),
            _ => memchr_iter(delimiter, row).nth(column - 1).map(|at| at + 1),
        };
        let field = start.and_then(|start| row[start..].split_first_chunk());
        let Some((board, behind)) = field else { break };
        let is_alone = behind.first().is_none_or(|&byte| byte == delimiter);
        if !is_alone || !is_board(board) || !shows_symbols(board) || memchr(b'"', row).is_some() {
            break;
        }
        let is_long = |(index, field): (usize, &[u8])| {
            field.len() >= LONG && !is_known(index) && !is_other_board(field)
        };
        if row.len() >= CELLS + LONG
            && row.split(|&byte| byte == delimiter).enumerate().any(is_long)
        {
            break;
        }
        boards.push(*board);
        taken += end + 1;
    }
    taken
}

/// Whether `0` cannot be a digit of the board: it stands too often, or not at all, or there is a 9.
fn shows_symbols(board: &[u8; CELLS]) -> bool {
    let count = |wanted: u8| board.iter().map(|&symbol| u8::from(symbol == wanted)).sum::<u8>();
    let zeros = count(b'0');
    zeros == 0 || zeros > 9 || count(b'9') > 0
}

/// The board in a text of one line, where it comes first and a comment at most behind it.
pub(in crate::format) fn of_line(text: &str) -> Option<[u8; CELLS]> {
    let line = text.strip_suffix('\n').filter(|line| !line.contains('\n'))?;
    let (board, comment) = line.as_bytes().split_first_chunk()?;
    let is_alone = match comment.split_first() {
        None => true,
        Some((b' ' | b'\t' | b',' | b';', comment)) => !may_have_second(board, comment),
        Some(_) => false,
    };
    (is_alone && is_board(board)).then_some(*board)
}

/// Whether what stands behind a board is long enough to tell something of it, and is not its solution and short
/// remarks.
fn may_have_second(board: &[u8; CELLS], comment: &[u8]) -> bool {
    if comment.len() < LONG {
        return false;
    }
    let Some((second, rest)) = comment.split_first_chunk::<CELLS>() else { return true };
    let is_complete =
        |cells: &[u8; CELLS]| cells.iter().all(|symbol| matches!(symbol, b'1'..=b'9'));
    let is_alone = rest.first().is_none_or(|byte| matches!(byte, b' ' | b'\t' | b',' | b';'));
    is_complete(board)
        || !is_complete(second)
        || rest.len() > LONG
        || !is_alone
        || !solves(second, board)
}

/// Whether a field is a board and no layout: that has nine different signs, nine of each.
fn is_other_board(field: &[u8]) -> bool {
    let Ok(board) = <&[u8; CELLS]>::try_from(field) else { return false };
    let is_uneven = |digit| !matches!(memchr_iter(digit, board).count(), 0 | 9);
    is_board(board) && (board.contains(&b'.') || (b'0'..=b'9').any(is_uneven))
}

/// Whether a full board has all givens of another, and nothing twice in a row or a column.
fn solves(full: &[u8; CELLS], board: &[u8; CELLS]) -> bool {
    let mut seen = [0_u16; 18];
    let has_givens = full
        .iter()
        .zip(board)
        .fold(true, |fits, (digit, given)| fits & (digit == given || matches!(given, b'.' | b'0')));
    for (at, digit) in full.iter().enumerate() {
        seen[at / 9] |= 1 << (digit - b'0');
        seen[9 + at % 9] |= 1 << (digit - b'0');
    }
    has_givens && seen.iter().all(|digits| digits.count_ones() == 9)
}

/// Whether these are digits and empty cells alone. The usual two signs for an empty cell do: others
/// can also draw a frame.
pub(in crate::format) fn is_board(symbols: &[u8; CELLS]) -> bool {
    // Without a way out in between, this becomes vector instructions: 7 ns for 57.
    symbols.iter().fold(true, |fits, symbol| fits & (symbol.is_ascii_digit() | (*symbol == b'.')))
}
