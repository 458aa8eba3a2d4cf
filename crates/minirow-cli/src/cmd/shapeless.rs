//! `solve`, `check` and `count` for boards that no document holds, such as those of 5 rows and 10 columns.

use minirow::answer::{Counted, Solved};
use minirow::format::write_iss;
use minirow::solve;
use serde::Serialize;

use crate::args::{CountArgs, SearchArgs, To};
use crate::output::{JSON_VERSION, json, rules_in_words, sentences};
use crate::search::{End, Fillings, VERDICTS, Why, broken, fillings};
use crate::stream::{Answer, Before, Shapeless, Verdict};

/// What the JSON of every such board begins with.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct Head<'a> {
    version: u32,
    source: &'a str,
    line: u64,
    rows: u8,
    columns: u8,
    /// The board with its givens and rules, where a constraint string can say them.
    #[serde(skip_serializing_if = "Option::is_none")]
    iss: Option<String>,
    /// Its rules, a line for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    rules: Vec<String>,
}

impl<'a> Head<'a> {
    pub(super) fn of(board: &Shapeless<'a>) -> Self {
        let geometry = board.board.geometry();
        Self {
            version: JSON_VERSION,
            source: board.source,
            line: board.line,
            rows: geometry.rows(),
            columns: geometry.columns(),
            iss: write_iss(&board.board).ok(),
            rules: board.board.rules.iter().map(|rule| rule.line(geometry)).collect(),
        }
    }
}

/// An answer behind what all such boards begin with.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Oblong_{A}"))]
pub(super) struct Record<'a, A> {
    #[serde(flatten)]
    head: Head<'a>,
    #[serde(flatten)]
    answer: A,
}

/// The solutions of such a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "OblongSolve"))]
pub(super) struct SolveRecord {
    #[serde(flatten)]
    solved: Solved<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<String>>,
}

/// Whether such a board has one, and why not.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "OblongCheck"))]
pub(super) struct CheckRecord {
    result: solve::Verdict,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    broken: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<String>>,
}

/// The solution, or a word and what there is.
pub(super) fn solve(board: &Shapeless<'_>, limits: SearchArgs, has_why: bool) -> Answer {
    let found = fillings(&board.board, 2, limits, board.stop);
    let lines: Vec<String> = found.first.iter().map(|filling| board.board.line(filling)).collect();
    let word = found.word();
    let is_none = word == "none" && has_why;
    let why = is_none.then(|| Why::of(&board.board, limits, board.stop));
    if matches!(why, Some(Why::Interrupted)) {
        return Answer::interrupted();
    }
    let reason = why.as_ref().map(Why::sentence);
    if let Some(screen) = board.screen {
        let told = reason.map_or(String::new(), |why| sentences(&format!("{why}.\n"), screen));
        let rules = rules_in_words(&board.board.rules, board.board.geometry(), screen.columns);
        let picture = drawing(board, &found) + &told + &rules;
        let line = word_and_lines(word, lines);
        let header = Some(Box::new(Before::Picture(picture)));
        return Answer { text: line, is_drawing: false, verdict: verdict(&found), header };
    }
    let (text, is_drawing) = match board.to {
        To::Line | To::Tatham if reason.is_some() => {
            (format!("none\t{}\n", reason.unwrap_or_default()), false)
        }
        To::Grid | To::Candidates if reason.is_some() => {
            (format!("no solution: {}\n", reason.unwrap_or_default()), true)
        }
        To::Line | To::Tatham | To::Grid | To::Candidates => {
            if !lines.is_empty() {
                board.losses.add_shape();
            }
            match board.to {
                To::Grid | To::Candidates => (drawing(board, &found), true),
                _ => (word_and_lines(word, lines), false),
            }
        }
        To::Json | To::Jsonl => {
            let solved = Solved { result: found.known(), solutions: lines, guesses: None };
            (record(board, SolveRecord { solved, why: why.map(Why::parts) }), false)
        }
    };
    Answer { text, is_drawing, verdict: verdict(&found), header: None }
}

/// The solution in a line, or a word and those at hand, between tabs.
fn word_and_lines(word: &str, lines: Vec<String>) -> String {
    let word = Some(word).filter(|word| *word != "unique").map(str::to_owned);
    word.into_iter().chain(lines).collect::<Vec<_>>().join("\t") + "\n"
}

/// One word.
pub(super) fn check(board: &Shapeless<'_>, limits: SearchArgs, has_why: bool) -> Answer {
    let found = fillings(&board.board, 2, limits, board.stop);
    let word = found.word();
    let is_none = word == "none";
    let why = (is_none && has_why).then(|| Why::of(&board.board, limits, board.stop));
    if matches!(why, Some(Why::Interrupted)) {
        return Answer::interrupted();
    }
    let reason = why.as_ref().map(Why::sentence);
    let broken = if is_none { broken(&board.board) } else { Vec::new() };
    let text = match board.to {
        To::Json | To::Jsonl => {
            let (result, why) = (found.known(), why.map(Why::parts));
            record(board, CheckRecord { result, broken, why })
        }
        _ if reason.is_some() => format!("{word}: {}\n", reason.unwrap_or_default()),
        _ if broken.is_empty() => format!("{word}\n"),
        _ => format!("{word}: {}\n", broken.join("; ")),
    };
    Answer { text, is_drawing: false, verdict: verdict(&found), header: None }
}

/// How many there are.
pub(super) fn count(board: &Shapeless<'_>, args: &CountArgs) -> Answer {
    let found = fillings(&board.board, args.limit, args.search, board.stop);
    let (count, is_exact, verdict) = found.counted();
    let text = match board.to {
        To::Json | To::Jsonl => record(board, Counted::new(count, is_exact)),
        _ => format!("{count}{}\n", if is_exact { "" } else { "+" }),
    };
    Answer { text, is_drawing: false, verdict, header: None }
}

fn record(board: &Shapeless<'_>, answer: impl Serialize) -> String {
    json(&Record { head: Head::of(board), answer })
}

fn verdict(found: &Fillings) -> Verdict {
    match (found.end, found.count) {
        (End::Limit, _) => Verdict::Limit,
        (End::Interrupted, _) => Verdict::Interrupted,
        (_, 0) => VERDICTS[0],
        (_, 1) => VERDICTS[1],
        _ => VERDICTS[2],
    }
}

/// The fillings in rows, below a sentence where there is not one.
fn drawing(board: &Shapeless<'_>, found: &Fillings) -> String {
    let columns = board.board.geometry().columns().into();
    let drawn = |filling: &Vec<u8>| -> String {
        let signs: Vec<char> = board.board.line(filling).chars().collect();
        let row =
            |row: &[char]| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ") + "\n";
        signs.chunks(columns).map(row).collect()
    };
    let words = match (found.end, found.count) {
        (End::Limit | End::Interrupted, 0) => "stopped at a limit; no solution found so far\n",
        (End::Limit | End::Interrupted, _) => {
            "stopped at a limit; there may be more solutions than this one:\n\n"
        }
        (_, 0) => "no solution\n",
        (_, 1) => "",
        _ => "several solutions; two of them:\n\n",
    };
    let grids: Vec<String> = found.first.iter().map(drawn).collect();
    words.to_owned() + &grids.join("\n")
}
