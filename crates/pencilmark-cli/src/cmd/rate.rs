//! `pencilmark rate`

use pencilmark::logic::rating::se::{self, Rating};
use pencilmark::solve::{Solutions, solutions};
use serde::Serialize;

use crate::answer::{Answer, Board, Question, Verdict};
use crate::args::{RateArgs, To};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::output::{Head, json};
use crate::stop;

pub(crate) fn run(args: &RateArgs) -> anyhow::Result<Exit> {
    answer_all(&Question {
        name: "rate",
        args: &args.boards,
        answer: &|board| answer(&board, args),
        lines: None,
    })
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    /// `rated`, `none`, `several` or `unrated`.
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<RatingRecord>,
}

/// Ratings as people write them, such as 7.1.
#[derive(Serialize)]
struct RatingRecord {
    hardest: f64,
    to_first_digit: f64,
    first: f64,
}

fn answer(board: &Board<'_>, args: &RateArgs) -> Answer {
    let rated = rating(board);
    let (result, text, verdict) = match rated {
        Ok(rating) => {
            let text = args.template.fill(&board.writing.line(&board.document.grid), rating);
            ("rated", text, Verdict::Good("rated"))
        }
        Err("interrupted") => return Answer::interrupted(),
        Err(result) => {
            let text = match result {
                "unrated" => "unrated: expected a board of 9x9 without candidates".to_owned(),
                result => result.to_owned(),
            };
            (result, text, Verdict::Negative("not rated"))
        }
    };
    let text = match board.writing.to {
        To::Line | To::Grid | To::Candidates => text + "\n",
        To::Json | To::Jsonl => {
            let tenths = |rating: u16| f64::from(rating) / 10.0;
            let rating = rated.ok().map(|rating| RatingRecord {
                hardest: tenths(rating.hardest),
                to_first_digit: tenths(rating.to_first_digit),
                first: tenths(rating.first),
            });
            json(&Record { head: Head::of(board), result, rating })
        }
    };
    Answer { text, is_drawing: false, verdict }
}

/// The rating of a board, or the word for why it has none.
fn rating(board: &Board<'_>) -> Result<Rating, &'static str> {
    let document = &board.document;
    if !document.grid.geometry().is_classic() || document.candidates.is_some() {
        return Err("unrated");
    }
    match solutions(&document.grid) {
        Solutions::None => Err("none"),
        Solutions::Many(_) => Err("several"),
        Solutions::One(_) => match se::rate_while(&document.grid, |_| stop::go_on()) {
            Ok(rating) => rating.ok_or("unrated"),
            Err(_) => Err("interrupted"),
        },
    }
}
