//! A partly solved board and the puzzle it began with.

use minirow::Grid;
use minirow::format::{Headers, ParseError};
use minirow::logic::{Mistake, PlayerBoard, mistakes};

use super::puzzle::{Refusal, Start, one_solution};
use crate::args::{PlayerArgs, ReadingArgs};
use crate::exit::Exit;
use crate::input::one_board;
use crate::output::error_record;
use crate::stop::Stop;
use crate::stream::{Answer, Board, Question, Verdict, answer_all};

/// What is said of a board and the puzzle it began with; an error where the two do not fit.
pub(crate) type AnswerPlayer<'a> =
    dyn Fn(&Board<'_>, Option<&Grid>) -> Result<Answer, Answer> + Sync + 'a;

/// Asks for every board as a player has left it; where the puzzle is not like the board, the answer
/// says so.
pub(crate) fn answer_players(
    name: &'static str,
    args: &PlayerArgs,
    headers: Option<Headers>,
    stop: &Stop,
    answer: &AnswerPlayer<'_>,
) -> anyhow::Result<Exit> {
    let givens = givens(args.givens.as_deref(), &args.boards.reading)?;
    let answer =
        |board: Board<'_>| answer(&board, givens.as_ref()).unwrap_or_else(|mismatch| mismatch);
    let question = Question { headers, ..Question::new(name, &args.boards, stop, &answer) };
    answer_all(&question.for_people())
}

/// The puzzle that the command line names, if it does.
pub(crate) fn givens(named: Option<&str>, reading: &ReadingArgs) -> anyhow::Result<Option<Grid>> {
    named.map(|named| one_board(named, "--givens", reading)).transpose()
}

/// What is on paper: digits and candidates of the text, givens as named; without names all digits
/// are givens.
pub(crate) fn player_board(
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
    let mut player = PlayerBoard::new(givens.unwrap_or(&digits).clone());
    player.candidates = board.document.candidates.clone();
    player.digits = digits;
    Ok(player)
}

/// What stands against help with a board.
pub(crate) enum Obstacle {
    Mistakes(Vec<Mistake>),
    Refused(Refusal),
}

/// The solution of the puzzle, of its givens or else of its candidates, unless it takes too long; or
/// what is wrong.
pub(crate) fn judge(board: &Board<'_>, player: &PlayerBoard) -> Result<Option<Grid>, Obstacle> {
    let solution = match one_solution(&player.givens, board.stop) {
        Err(Refusal::Several) if player.candidates.is_some() => Start::of(&board.document)
            .ok_or(Refusal::None)
            .and_then(|start| one_solution(&start, board.stop)),
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
pub(crate) fn told(refusal: Refusal, has_givens: bool) -> &'static str {
    match (refusal, has_givens) {
        (Refusal::None, true) => "none: the puzzle has no solution",
        (Refusal::None, false) => {
            "none: the board has no solution; --givens helps to find what is wrong"
        }
        (Refusal::Several, _) => "several: the puzzle has more than one solution",
        (Refusal::Interrupted, _) => "unknown: interrupted",
    }
}
