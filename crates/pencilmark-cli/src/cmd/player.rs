//! A partly solved board and the puzzle it began with.

use std::path::Path;

use anyhow::{Context, bail};
use pencilmark::format::{ParseError, ReadOptions, read_all};
use pencilmark::logic::{Mistake, PlayerBoard, mistakes};
use pencilmark::{Grid, Names};
use serde::Serialize;

use super::puzzle::{Refusal, Start, one_solution};
use crate::answer::{Answer, Board, Question, Verdict};
use crate::args::{PlayerArgs, ReadingArgs};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::input;
use crate::output::error_record;

/// What is said of a board and the puzzle it began with; an error where the two do not fit.
pub(super) type AnswerPlayer<'a> =
    dyn Fn(&Board<'_>, Option<&Grid>) -> Result<Answer, Answer> + Sync + 'a;

/// Asks for every board as a player has left it; where the puzzle is not like the board, the answer
/// says so.
pub(super) fn answer_players(
    name: &'static str,
    args: &PlayerArgs,
    answer: &AnswerPlayer<'_>,
) -> anyhow::Result<Exit> {
    let givens = givens(args.givens.as_deref(), &args.boards.reading)?;
    let answer =
        |board: Board<'_>| answer(&board, givens.as_ref()).unwrap_or_else(|mismatch| mismatch);
    answer_all(&Question::new(name, &args.boards, &answer).for_people())
}

/// The puzzle that the command line names, if it does.
pub(super) fn givens(named: Option<&str>, reading: &ReadingArgs) -> anyhow::Result<Option<Grid>> {
    named.map(|named| one_board(named, "--givens", reading)).transpose()
}

/// The one board of a file or a text that this option names.
pub(super) fn one_board(named: &str, option: &str, reading: &ReadingArgs) -> anyhow::Result<Grid> {
    // It need not be written as the boards are.
    let options = ReadOptions { format: None, ..input::read_options(reading)? };
    let is_file = Path::new(named).exists();
    let text = if is_file { crate::named::read_text(named)? } else { named.to_owned() };
    match read_all(&text, &options).into_iter().collect::<Result<Vec<_>, _>>() {
        Ok(documents) => match &documents[..] {
            [document] => Ok(document.grid.clone()),
            _ => bail!("{option}: expected one puzzle, found {}", documents.len()),
        },
        Err(error) if is_file => Err(error).with_context(|| format!("{option}: {named}")),
        Err(error) => {
            bail!("{option}: '{named}' is neither a file nor a puzzle: {}", error.reason())
        }
    }
}

/// What is on paper: digits and candidates of the text, givens as named; without names all digits
/// are givens.
pub(super) fn player_board(
    board: &Board<'_>,
    givens: Option<&Grid>,
) -> Result<PlayerBoard, Answer> {
    let digits = board.document.grid.clone();
    if let Some(givens) = givens.filter(|givens| givens.geometry() != digits.geometry()) {
        let [expected, found] = [givens, &digits].map(|grid| grid.geometry().to_string());
        let error =
            ParseError::at(board.line, 1, &format!("a board like the givens, {expected}"), &found);
        let text = error_record(board.writing.to, board.source, &error);
        return Err(Answer { text, is_drawing: false, verdict: Verdict::Unreadable, header: None });
    }
    Ok(PlayerBoard {
        givens: givens.unwrap_or(&digits).clone(),
        candidates: board.document.candidates.clone(),
        digits,
    })
}

/// What stands against help with a board.
pub(super) enum Obstacle {
    Mistakes(Vec<Mistake>),
    Refused(Refusal),
}

/// The solution of the puzzle, of its givens or else of its candidates, unless it takes too long; or
/// what is wrong.
pub(super) fn judge(board: &Board<'_>, player: &PlayerBoard) -> Result<Option<Grid>, Obstacle> {
    let solution = match one_solution(&player.givens) {
        Err(Refusal::Several) if player.candidates.is_some() => {
            Start::of(&board.document).ok_or(Refusal::None).and_then(|start| one_solution(&start))
        }
        found => found,
    };
    let known = solution.as_ref().ok().and_then(Option::as_ref);
    let mistakes = mistakes(player, known);
    match solution {
        Err(refusal) if refusal != Refusal::None || mistakes.is_empty() => {
            Err(Obstacle::Refused(refusal))
        }
        _ if !mistakes.is_empty() => Err(Obstacle::Mistakes(mistakes)),
        solution => solution.map_err(Obstacle::Refused),
    }
}

/// Why there is no help with a board, as a sentence.
pub(super) fn told(refusal: Refusal, has_givens: bool) -> &'static str {
    match (refusal, has_givens) {
        (Refusal::None, true) => "none: the puzzle has no solution",
        (Refusal::None, false) => {
            "none: the board has no solution; --givens helps to find what is wrong"
        }
        (Refusal::Several, _) => "several: the puzzle has more than one solution",
        (Refusal::Interrupted, _) => "unknown: interrupted",
    }
}

/// Mistakes, a line each.
pub(super) fn mistake_lines(mistakes: &[Mistake], names: &Names<'_>) -> String {
    mistakes.iter().map(|mistake| format!("mistake: {}\n", mistake.explain(names))).collect()
}

#[derive(Serialize)]
pub(super) struct MistakeRecord {
    mistake: String,
    cells: Vec<String>,
}

impl MistakeRecord {
    pub(super) fn of(mistakes: &[Mistake], names: &Names<'_>) -> Vec<Self> {
        let record = |mistake: &Mistake| Self {
            mistake: mistake.explain(names),
            cells: mistake.cells().iter().map(|&cell| names.cell(cell)).collect(),
        };
        mistakes.iter().map(record).collect()
    }
}
