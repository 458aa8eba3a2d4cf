//! `minirow check`

use minirow::answer::Duplicate;
use minirow::solve::{self, BatchAnswer, Solutions};
use serde::Serialize;

use crate::args::{CheckArgs, SearchArgs, To};
use crate::exit::Exit;
use crate::output::{differences, duplicates, json};
use crate::search::{Claim, Found, VERDICTS, Why, broken};
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, LineAnswers, Question, Verdict, answer_all};
use crate::terminal::{Line, Screen, counted, look, some_cells};

pub(crate) fn run(args: &CheckArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let has_why = args.why;
    let args = &args.find;
    let lines = LineAnswers::new(&args.boards, args.search, 2, VERDICTS, &write_line)
        .map(LineAnswers::without_solutions);
    let answer = |board: Board<'_>| answer(&board, args.search, has_why);
    let question =
        Question { heeds_rules: true, ..Question::new("check", &args.boards, stop, &answer) }
            .for_people();
    // Boards with reasons, and those for people, are answered one by one.
    let is_fast = !has_why && question.screen.is_none();
    answer_all(&Question { lines: lines.filter(|_| is_fast), ..question })
}

fn write_line(answer: &BatchAnswer, text: &mut Vec<u8>) -> bool {
    text.extend_from_slice(solve::Verdict::of_count(answer.solutions).name().as_bytes());
    text.push(b'\n');
    true
}

/// What `check` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "CheckAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: solve::Verdict,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    duplicates: Vec<Duplicate<String, String>>,
    /// Which houses and rules its digits break.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    broken: Vec<String>,
    /// What cannot hold together, where that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<String>>,
    /// Whether the solution in the text is one: `right` or `wrong`.
    #[serde(skip_serializing_if = "Option::is_none")]
    given_solution: Option<&'static str>,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a str>,
}

/// The board has one solution, and the text gives another.
const WRONG: Verdict = Verdict::Negative("with a wrong solution");

fn answer(board: &Board<'_>, limits: SearchArgs, has_why: bool) -> Answer {
    let found = Found::search(board, limits);
    let names = board.writing.names(board.document.grid.geometry());
    let claim = Claim::of(&board.document, &found, &names);
    let (given_solution, fault) = match &claim {
        None => (None, None),
        Some(Claim::Right) => (Some("right"), None),
        Some(Claim::Wrong(fault)) => (Some("wrong"), Some(fault.as_str())),
    };
    let is_none = matches!(found, Found::Solutions(Solutions::None));
    let broken = board.ruled().filter(|_| is_none).map_or(Vec::new(), |ruled| broken(&ruled));
    let why = if has_why && is_none { Why::of_board(board, limits) } else { None };
    if matches!(why, Some(Why::Interrupted)) {
        return Answer::interrupted();
    }
    // A reason that was asked for says more than what the digits break by themselves.
    let reason = why.as_ref().map(Why::sentence);
    let told = reason.clone().map_or_else(|| broken.clone(), |reason| vec![reason]);
    if let Some(screen) = board.writing.screen {
        return row(board, &found, (claim.as_ref(), &told), screen);
    }
    let text = match board.writing.to {
        To::Line | To::Grid | To::Candidates | To::Tatham if told.is_empty() => {
            words(&found, claim.as_ref())
        }
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            format!("none: {}\n", told.join("; "))
        }
        To::Json | To::Jsonl => json(&Record {
            head: Head::of(board),
            result: found.known(),
            duplicates: duplicates(&board.document.grid, &board.writing),
            broken,
            why: why.map(Why::parts),
            given_solution,
            fault,
        }),
    };
    let verdict = match (found.verdict(), &claim) {
        (Verdict::Good(_), Some(Claim::Wrong(_))) => WRONG,
        (verdict, _) => verdict,
    };
    Answer { text, is_drawing: false, verdict, header: None }
}

/// A line: one word, and what is worth telling about a solution that the text gives.
fn words(found: &Found, claim: Option<&Claim>) -> String {
    let word = found.word();
    match (word, claim) {
        ("unique", Some(Claim::Wrong(fault))) => {
            format!("unique, but the solution given is wrong: {fault}\n")
        }
        ("several", Some(Claim::Right)) => {
            "several, the solution given is one of them\n".to_owned()
        }
        ("several", Some(Claim::Wrong(fault))) => {
            format!("several, and the solution given is none of them: {fault}\n")
        }
        ("none", Some(Claim::Right)) => {
            "none, though the solution given fits the givens\n".to_owned()
        }
        ("none", Some(Claim::Wrong(fault))) => {
            format!("none, and the solution given is wrong: {fault}\n")
        }
        _ => format!("{word}\n"),
    }
}

/// The answer for a terminal: a row of a table.
fn row(
    board: &Board<'_>,
    found: &Found,
    (claim, broken): (Option<&Claim>, &[String]),
    screen: Screen,
) -> Answer {
    let grid = &board.document.grid;
    let (style, verdict) = match found.verdict() {
        verdict @ (Verdict::Limit | Verdict::Interrupted | Verdict::Unreadable) => {
            (look::DOUBTFUL, verdict)
        }
        Verdict::Good(_) if matches!(claim, Some(Claim::Wrong(_))) => (look::BAD, WRONG),
        Verdict::Good(_) => (look::GOOD, Verdict::Good("unique")),
        Verdict::Negative(_) => match found {
            Found::Solutions(Solutions::None) => (look::BAD, Verdict::Negative("none")),
            _ => (look::DOUBTFUL, Verdict::Negative("several")),
        },
    };
    let mut line = Line::plain(format!("{:>3}  ", board.number));
    line.push(style, format!("{:<9}", found.word()));
    let duplicates = if broken.is_empty() { contradictions(board) } else { broken.join("; ") };
    if duplicates.is_empty() {
        let givens = board.document.puzzle().filled_len();
        let word = if givens == 1 { "given" } else { "givens" };
        line.push(look::PLAIN, format!("  {givens:>2} {word}"));
    } else {
        line.push(look::PLAIN, format!("  {duplicates}"));
    }
    if let Found::Solutions(Solutions::Many([one, other])) = found {
        let cells = differences(one, other);
        let count = counted(cells.len() as u64, "cell");
        line.push(look::DIM, format!("   two solutions differ in {count}: "));
        let room = screen.columns.saturating_sub(line.width());
        line.push(look::DIM, some_cells(grid.geometry(), &cells, room, screen));
    }
    if let Some(Claim::Wrong(fault)) = claim {
        line.push(look::BAD, format!("   the solution given is wrong: {fault}"));
    }
    Answer { text: line.shown(screen) + "\n", is_drawing: false, verdict, header: None }
}

/// Which givens contradict each other, such as `r2c4 and r2c9 are both 7`.
fn contradictions(board: &Board<'_>) -> String {
    let grid = &board.document.grid;
    let names = board.writing.names(grid.geometry());
    let mut told: Vec<String> = Vec::new();
    for duplicate in grid.duplicates() {
        let both = if duplicate.cells.len() == 2 { "both" } else { "all" };
        let (cells, digit) = (names.cells(duplicate.cells), names.digit(duplicate.digit));
        let words = format!("{cells} are {both} {digit}");
        // Two cells may contradict each other in a row and in a block.
        if !told.contains(&words) {
            told.push(words);
        }
    }
    told.join("; ")
}
