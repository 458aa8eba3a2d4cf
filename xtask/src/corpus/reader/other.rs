//! Boards that are neither lines nor lists.

use anyhow::{Context, Result, bail, ensure};

use super::detail::{Board, Detail};

/// One board of all facts of a name: row, column and digit, from 1.
pub(super) fn facts(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    let side = detail.signs.side;
    let mut board = vec![0; side * side];
    for (at, name) in text.match_indices(&format!("{}(", detail.after)) {
        let inside = &text[at + name.len()..];
        let Some(end) = inside.find(')') else { continue };
        let numbers: Vec<usize> =
            inside[..end].split(',').filter_map(|number| number.trim().parse().ok()).collect();
        let [row, column, digit] = numbers[..] else { continue };
        let is_on_board = [row, column, digit].iter().all(|number| (1..=side).contains(number));
        ensure!(is_on_board, "{}({}) is not on a board of {side}", detail.after, &inside[..end]);
        board[(row - 1) * side + column - 1] = u16::try_from(digit)?;
    }
    Ok(vec![board])
}

/// The board of a saved game: numbers, letters for so many empty cells, and `_` between numbers; then
/// the moves up to the one that is shown, of which those with `R` write a digit.
pub(super) fn tatham(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    let line = text.lines().find(|line| line.starts_with("DESC")).context("expected a DESC")?;
    let description = line.splitn(3, ':').nth(2).context("expected a description")?;
    let description = description.split(',').next().unwrap_or_default();
    let mut board = Vec::new();
    let mut number = String::new();
    for sign in description.chars().chain(['_']) {
        if sign.is_ascii_digit() {
            number.push(sign);
            continue;
        }
        if !number.is_empty() {
            board.push(number.parse()?);
            number.clear();
        }
        if sign.is_ascii_lowercase() {
            board.extend(std::iter::repeat_n(0, usize::from(sign as u8 - b'a') + 1));
        }
    }
    let side = detail.signs.side;
    ensure!(board.len() == side * side, "expected {side}x{side} cells, found {}", board.len());
    let fields = |name: &'static str| {
        let of_name = move |line: &&str| line.starts_with(name);
        text.lines().filter(of_name).filter_map(|line| line.splitn(3, ':').nth(2))
    };
    let states: usize = fields("STATEPOS").next().unwrap_or("1").parse()?;
    for written in fields("MOVE").take(states - 1).filter_map(|played| played.strip_prefix('R')) {
        let numbers = written.split(',').map(str::parse).collect::<Result<Vec<usize>, _>>()?;
        let [column, row, digit] = numbers[..] else { bail!("{written} is no move") };
        board[row * side + column] = u16::try_from(digit)?;
    }
    Ok(vec![board])
}
