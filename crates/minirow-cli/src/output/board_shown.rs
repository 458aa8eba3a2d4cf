//! Boards as a terminal shows them, with remarks beside or below.

use minirow::logic::{Mistake, PlayerBoard, Position, Step};
use minirow::rules::Rule;
use minirow::scene::Paper;
use minirow::{Cell, Grid, Names};

use super::mistakes::mistake_lines;
use super::paper::{candidates_of, wrong};
use super::writing::Writing;
use crate::terminal::{Line, Picture, Screen, Shown, beside, look, wrapped};

/// Blanks between a board and what stands beside it.
const GAP: usize = 6;

/// Words in fewer columns than these are hard to read.
const NARROWEST: usize = 24;

/// A board in its frame, unless that is too wide: givens apart from other digits, some cells marked.
pub(crate) fn framed(
    (puzzle, rules): (&Grid, &[Rule]),
    digits: &Grid,
    marked: &[Cell],
    writing: &Writing<'_>,
    screen: Screen,
) -> Option<Vec<Line>> {
    let (digits, wrong) = (digits.clone(), wrong(digits));
    let mut paper = Paper::new(puzzle.clone());
    (paper.digits, paper.wrong, paper.rules) = (digits, wrong, rules.to_vec());
    Picture::new(&paper, None, writing.symbols(), screen).marking(marked).lines()
}

/// A position with a step as far as it is shown; without candidates where those are not asked for or
/// too wide, and nothing where that is too wide as well.
pub(crate) fn framed_position(
    givens: &Grid,
    position: &Position,
    step: Option<(&Step, Shown)>,
    has_candidates: bool,
    writing: &Writing<'_>,
    screen: Screen,
) -> Option<Vec<Line>> {
    let candidates = has_candidates.then(|| candidates_of(position));
    [candidates, None].into_iter().find_map(|candidates| {
        let mut paper = Paper::new(givens.clone());
        (paper.digits, paper.candidates) = (position.grid(), candidates);
        Picture::new(&paper, step, writing.symbols(), screen).lines()
    })
}

/// A board with its mistakes marked, and what they are.
pub(crate) fn mistaken(
    player: &PlayerBoard,
    mistakes: &[Mistake],
    names: &Names<'_>,
    writing: &Writing<'_>,
    screen: Screen,
) -> String {
    let wrong: Vec<Cell> = mistakes.iter().flat_map(Mistake::cells).copied().collect();
    let mut paper = Paper::new(player.givens.clone());
    (paper.digits, paper.wrong) = (player.ink(), wrong.clone());
    let picture = Picture::new(&paper, None, writing.symbols(), screen).marking(&wrong);
    let mut text = picture.lines().map_or(String::new(), |lines| Line::all(&lines, screen) + "\n");
    text += &sentences(&mistake_lines(mistakes, names), screen);
    text
}

/// Lines of text, wrapped.
pub(crate) fn sentences(text: &str, screen: Screen) -> String {
    let lines = text.lines().flat_map(|line| wrapped(line, screen.columns));
    lines.map(|line| line + "\n").collect()
}

/// Boards side by side where there is room, with a remark beside them or below.
pub(crate) fn with_remark(boards: Vec<Vec<Line>>, remark: &str, screen: Screen) -> String {
    let width = |lines: &[Line]| lines.iter().map(Line::width).max().unwrap_or(0);
    let mut boards = boards.into_iter();
    let mut shown = boards.next().unwrap_or_default();
    for board in boards {
        if width(&shown) + GAP + width(&board) <= screen.columns {
            shown = beside(shown, board, GAP);
        } else {
            shown.push(Line::default());
            shown.extend(board);
        }
    }
    let room = screen.columns.saturating_sub(width(&shown) + GAP);
    let told = |columns| wrapped(remark, columns).into_iter().map(Line::plain);
    if room >= NARROWEST {
        // Beside the first row of cells.
        let beside_board = [Line::default()].into_iter().chain(told(room)).collect();
        shown = beside(shown, beside_board, GAP);
    } else {
        shown.extend(told(screen.columns));
    }
    Line::all(&shown, screen)
}

/// A grid in one line, with its givens apart from its other digits.
pub(crate) fn shown_line(
    puzzle: &Grid,
    digits: &Grid,
    writing: &Writing<'_>,
    screen: Screen,
) -> String {
    let text = writing.line(digits);
    let cells = puzzle.geometry().cells();
    if text.chars().count() != puzzle.geometry().cell_count() {
        return text;
    }
    let mut line = Line::default();
    for (cell, symbol) in cells.zip(text.chars()) {
        let style = if puzzle.get(cell).is_some() { look::GIVEN } else { look::ACCENT };
        line.push(style, symbol);
    }
    line.shown(screen)
}

/// The cells in which two grids differ.
pub(crate) fn differences(one: &Grid, other: &Grid) -> Vec<Cell> {
    let cells = one.geometry().cells();
    cells.filter(|&cell| one.get(cell) != other.get(cell)).collect()
}
