//! Reading killer sudoku.

use crate::board::{Extra, Geometry};
use crate::format::reading::read_error::ReadError;
use crate::rules::kinds::{AllDifferent, Cage};
use crate::rules::{Rule, RuledBoard};

/// The side of the board.
const SIDE: usize = 9;
/// How many cells the board has.
const CELLS: usize = SIDE * SIDE;
/// What the number of a cage counts up to, in the long notation.
const CAGES: u32 = 256;

/// Reads killer sudoku in the short or the long notation, which [`read_ruled`](crate::format::read_ruled) explains.
pub(in crate::format) fn read_killer(text: &str) -> Result<RuledBoard, ReadError> {
    let signs = signs(text);
    if is_long(&signs) { long(&signs) } else { short(&signs) }
}

/// The signs of a text without blanks, each with its position, counted from 1.
pub(in crate::format) fn signs(text: &str) -> Vec<(usize, char)> {
    // Beyond the most signs a text cannot be right any more.
    let signs = text.chars().enumerate().map(|(at, sign)| (at + 1, sign));
    signs.filter(|(_, sign)| !sign.is_whitespace()).take(MOST_SIGNS).collect()
}

/// More signs than any text of killer sudoku has.
const MOST_SIGNS: usize = 4096;

/// Whether a text can only be killer sudoku, right or wrong: it begins as the long notation does, or has the
/// 81 signs of the short one, and an arrow among them.
pub(in crate::format) fn is_killer(text: &str) -> bool {
    // Three parts end at the third colon.
    let mut parts = text.trim_start().splitn(4, ':');
    let is_long = parts.next() == Some("3x3")
        && parts.next().is_some_and(|options| options.len() < 3)
        && parts.next() == Some("k");
    // Lines that are much longer are not looked at.
    is_long
        || (text.len() < 4 * MOST_SIGNS && text.contains(['<', '>', '^']) && is_short(&signs(text)))
}

/// Whether signs begin as the long notation does.
pub(in crate::format) fn is_long(signs: &[(usize, char)]) -> bool {
    signs.iter().map(|&(_, sign)| sign).take(4).eq("3x3:".chars())
}

/// Whether signs can be the short notation.
pub(in crate::format) fn is_short(signs: &[(usize, char)]) -> bool {
    let is_known = |sign: char| sum(sign).is_some() || step(sign).is_some();
    let has_step = signs.iter().any(|&(_, sign)| sign != '.' && step(sign).is_some());
    signs.len() == CELLS && has_step && signs.iter().all(|&(_, sign)| is_known(sign))
}

/// The sum that a sign tells.
fn sum(sign: char) -> Option<u32> {
    match sign {
        '0'..='9' | 'A'..='Z' => sign.to_digit(36),
        'a'..='j' => Some(u32::from(sign) - u32::from('a') + 36),
        _ => None,
    }
}

/// Where a sign points, in rows and columns.
fn step(sign: char) -> Option<(isize, isize)> {
    match sign {
        '<' => Some((0, -1)),
        '>' => Some((0, 1)),
        '^' => Some((-1, 0)),
        'v' => Some((1, 0)),
        '`' => Some((-1, -1)),
        '\'' => Some((-1, 1)),
        ',' => Some((1, -1)),
        '.' => Some((1, 1)),
        _ => None,
    }
}

fn short(signs: &[(usize, char)]) -> Result<RuledBoard, ReadError> {
    let geometry = Geometry::classic();
    let wrong = |cell: usize, expected: &str| {
        let (at, sign) = signs[cell];
        Err(ReadError::new(at, expected, &sign.to_string()))
    };
    if signs.len() != CELLS {
        let at = signs.get(CELLS).or(signs.last()).map_or(1, |&(at, _)| at);
        return Err(ReadError::new(at, "81 signs", &signs.len().to_string()));
    }
    let mut cages: Vec<(usize, Vec<u16>)> = Vec::new();
    for cell in 0..CELLS {
        let (mut now, mut steps) = (cell, 0);
        while let Some((rows, columns)) = step(signs[now].1) {
            let Some(next) = geometry.step(now as u16, rows, columns) else {
                return wrong(now, "a sign that points to a cell of the board");
            };
            now = usize::from(next);
            steps += 1;
            if steps > CELLS {
                return wrong(cell, "a sign that leads to the sum of a cage");
            }
        }
        if sum(signs[now].1).is_none() {
            return wrong(now, "a sum or a sign that points to a neighbour");
        }
        push(&mut cages, now, cell as u16);
    }
    let mut board = RuledBoard::new(geometry);
    for (head, cells) in cages {
        let sum = sum(signs[head].1).unwrap_or_default();
        board.rules.push(cage(cells, sum));
    }
    Ok(board)
}

fn long(signs: &[(usize, char)]) -> Result<RuledBoard, ReadError> {
    // Parts between colons; what follows the last one is a part, too.
    let parts: Vec<&[(usize, char)]> = signs.split(|&(_, sign)| sign == ':').collect();
    let end = signs.last().map_or(1, |&(at, _)| at);
    let wrong = |place: usize, expected: &str| {
        let found = parts.get(place).copied().unwrap_or_default();
        let text: String = found.iter().map(|&(_, sign)| sign).collect();
        Err(ReadError::new(found.first().map_or(end, |&(at, _)| at), expected, &text))
    };
    let has_diagonals = match parts.get(1) {
        Some([]) => false,
        Some([(_, 'd')]) => true,
        _ => return wrong(1, "no option or 'd'"),
    };
    if !matches!(parts.get(2), Some([(_, 'k')])) {
        return wrong(2, "'k'");
    }
    let mut cages: Vec<(u32, Vec<u16>)> = Vec::new();
    for cell in 0..CELLS {
        let part = parts.get(3 + cell).filter(|part| (1..=6).contains(&part.len()));
        let number = part.and_then(|part| {
            part.iter().try_fold(0, |number, (_, sign)| Some(number * 10 + sign.to_digit(10)?))
        });
        let Some(number) = number else {
            return wrong(3 + cell, "the sum of a cage times 256, plus its number");
        };
        if number < CAGES {
            continue;
        }
        if cages.iter().any(|&(cage, _)| cage % CAGES == number % CAGES && cage != number) {
            return wrong(3 + cell, "the sum that the cage has in another cell");
        }
        push(&mut cages, number, cell as u16);
    }
    if let Some(extra) = (3 + CELLS..parts.len()).find(|&place| !parts[place].is_empty()) {
        return wrong(extra, "81 numbers");
    }
    let mut geometry = Geometry::classic();
    if has_diagonals {
        geometry = geometry.with_extra(Extra::Diagonals).expect("a square board");
    }
    let mut board = RuledBoard::new(geometry);
    let cages = cages.into_iter().map(|(number, cells)| cage(cells, number / CAGES));
    board.rules.extend(cages);
    Ok(board)
}

/// Adds a cell to the cage of this name.
fn push<T: PartialEq>(cages: &mut Vec<(T, Vec<u16>)>, name: T, cell: u16) {
    match cages.iter_mut().find(|(known, _)| *known == name) {
        Some((_, cells)) => cells.push(cell),
        None => cages.push((name, vec![cell])),
    }
}

fn cage(cells: Vec<u16>, sum: u32) -> Rule {
    if sum == 0 {
        Rule::AllDifferent(AllDifferent { cells })
    } else {
        Rule::Cage(Cage { cells, sum })
    }
}
