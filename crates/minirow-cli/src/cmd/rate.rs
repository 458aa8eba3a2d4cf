//! `minirow rate`

use std::time::{Duration, Instant};

use anyhow::bail;
use minirow::Singles;
use minirow::answer::Rated;
use minirow::format::Format;
use minirow::logic::{Position, Technique};
use minirow::rating::OwnRating;
use serde::Serialize;

use crate::args::{Profile, RateArgs, Template, To, Token};
use crate::exit::Exit;
use crate::output::{json, lost};
use crate::search::{Rating, Refusal, Unrated, level, rate};
use crate::stop::Stop;
use crate::stream::{Answer, Before, Board, Head, Question, Verdict, answer_all};
use crate::terminal::{Line, Screen, look};

pub(crate) fn run(args: &RateArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let columns = columns(args.profile);
    if let Some(template) = &args.template
        && let Some(unknown) = template.tokens().find(|token| {
            !columns.contains(token) && !matches!(token, Token::Number | Token::Elapsed)
        })
    {
        bail!("--profile {} has nothing for %{}", args.profile.name(), unknown.letter());
    }
    let template = args.template.clone().unwrap_or_else(|| usual_template(args.profile));
    let answer = |board: Board<'_>| answer(&board, args, &template);
    let question = Question {
        headers: tells_board(&template).then(|| args.header.when()),
        ..Question::new("rate", &args.boards, stop, &answer)
    };
    if args.tsv || args.template.is_some() {
        return answer_all(&Question { title: args.tsv.then(|| header(columns)), ..question });
    }
    let question = question.for_people();
    answer_all(&Question {
        title: question.screen.map(|screen| headline(args.profile, screen)),
        ..question
    })
}

/// What a profile tells of each board, in the order of the table.
fn columns(profile: Profile) -> &'static [Token] {
    const OWN: [Token; 6] = [
        Token::Board,
        Token::Hardest,
        Token::ToFirstDigit,
        Token::First,
        Token::Steps,
        Token::Technique,
    ];
    const HODOKU: [Token; 4] = [Token::Board, Token::Level, Token::Score, Token::Steps];
    match profile {
        Profile::Se => &OWN[..4],
        Profile::Hodoku => &HODOKU,
        Profile::Own => &OWN,
    }
}

fn usual_template(profile: Profile) -> Template {
    let text = match profile {
        Profile::Se => "%r/%p/%d",
        Profile::Hodoku => "%l %s",
        Profile::Own => "%r/%p/%d %c %t",
    };
    text.parse().expect("a template")
}

/// The names of the columns; whether there is a rating stands behind the board.
fn header(columns: &[Token]) -> String {
    let mut names: Vec<&str> = columns.iter().map(|token| token.column()).collect();
    names.insert(1, "result");
    names.join("\t")
}

/// What `rate` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "RateAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    profile: &'static str,
    #[serde(flatten)]
    rated: Rated,
}

fn answer(board: &Board<'_>, args: &RateArgs, template: &Template) -> Answer {
    let start = Instant::now();
    let rated = rate(&board.document, args.profile, board.stop);
    let elapsed = start.elapsed();
    if matches!(rated, Err(Unrated::Refused(Refusal::Interrupted))) {
        return Answer::interrupted();
    }
    let verdict = match rated {
        Ok(_) => Verdict::Good("rated"),
        Err(_) => Verdict::Negative("not rated"),
    };
    let value = |rating: &Rating, token: Token| match token {
        Token::Board => board.writing.line(&board.document.grid),
        Token::Number => board.number.to_string(),
        Token::Elapsed => serate_time(elapsed),
        Token::Hardest => rating.numbers()[0].to_string(),
        Token::ToFirstDigit => rating.numbers()[1].to_string(),
        Token::First => rating.numbers()[2].to_string(),
        Token::Steps => rating.path().map_or(0, OwnRating::steps_len).to_string(),
        Token::Technique => {
            let hardest = rating.path().and_then(|path| path.technique);
            hardest.map_or("-", Technique::name).to_owned()
        }
        Token::Level => rating.worth().map_or("-".to_owned(), |worth| worth.level.to_string()),
        Token::Score => rating.worth().map_or("-".to_owned(), |worth| worth.score.to_string()),
    };
    if let Some(screen) = board.writing.screen {
        let text = row(board, &rated, screen);
        return Answer { text, is_drawing: false, verdict, header: None };
    }
    let text = match (&rated, board.writing.to) {
        (_, To::Json | To::Jsonl) => json(&record(board, args.profile, &rated)),
        (Ok(rating), _) if args.tsv => {
            let columns = columns(args.profile).iter();
            let mut fields: Vec<String> = columns.map(|&token| value(rating, token)).collect();
            fields.insert(1, "rated".to_owned());
            fields.join("\t") + "\n"
        }
        (Err(unrated), _) if args.tsv => {
            let line = board.writing.line(&board.document.grid);
            let missing = "\t-".repeat(columns(args.profile).len() - 1);
            format!("{line}\t{}{missing}\n", unrated.word())
        }
        (Ok(rating), _) => template.fill(|token| value(rating, token)) + "\n",
        (Err(unrated), _) => unrated.told() + "\n",
    };
    let has_board = args.template.is_some() && rated.is_ok() && tells_board(template);
    if has_board || args.tsv {
        board.losses.add(lost(&board.document, Format::LINE));
    }
    // A table has no room for what tells the geometry of its rows.
    if args.tsv && board.writing.header(&board.document).is_some_and(|header| header.is_needed) {
        board.losses.add_row();
    }
    let header = has_board.then(|| Box::new(Before::Boards));
    Answer { text, is_drawing: false, verdict, header }
}

fn tells_board(template: &Template) -> bool {
    template.tokens().any(|token| token == Token::Board)
}

/// The scale and the names of the columns in a terminal.
fn headline(profile: Profile, screen: Screen) -> String {
    let own =
        || format!("{:>4}  {:>4}  {:>4}   {:<11}  hardest technique", "ER", "EP", "ED", "level");
    let (scale, names) = match profile {
        Profile::Hodoku => ("HoDoKu", format!("{:>5}  {:<10}", "score", "level")),
        Profile::Se => ("Sudoku Explainer", own()),
        Profile::Own => ("our own order", own()),
    };
    let lines =
        [scale, &names].map(|line| Line::new(look::DIM, format!("     {line}")).shown(screen));
    lines.join("\n")
}

/// The answer for a terminal: a row of a table.
fn row(board: &Board<'_>, rated: &Result<Rating, Unrated>, screen: Screen) -> String {
    let mut line = Line::plain(format!("{:>3}  ", board.number));
    match rated {
        Err(unrated) => line.push(look::DOUBTFUL, unrated.told()),
        Ok(Rating::Hodoku(worth, _)) => {
            line.push(look::ACCENT, format!("{:>5}", worth.score));
            line.push(look::PLAIN, format!("  {}", worth.level));
        }
        Ok(rating @ (Rating::Se(_) | Rating::Own(_))) => {
            let [hardest, to_first_digit, first] =
                rating.numbers().map(|rating| rating.to_string());
            line.push(look::ACCENT, format!("{hardest:>4}"));
            line.push(look::PLAIN, format!("  {to_first_digit:>4}  {first:>4}   "));
            let pencil = board.document.pencil(Singles::Leave);
            let start = pencil.ok().map(|pencil| Position::new(&pencil));
            match start.and_then(|start| level(&start, &mut || board.stop.go_on())) {
                Some((level, hardest)) => {
                    line.push(look::PLAIN, format!("{:<11}  ", level.name()));
                    line.push(look::DIM, hardest.title());
                }
                None => line.push(look::DIM, "beyond fiendish"),
            }
        }
    }
    line.shown(screen) + "\n"
}

fn record<'a>(
    board: &'a Board<'_>,
    profile: Profile,
    rated: &Result<Rating, Unrated>,
) -> Record<'a> {
    let rated = match rated {
        Ok(rating) => Rated::with(rating.record()),
        Err(unrated) => unrated.record(),
    };
    Record { head: Head::of(board), profile: profile.name(), rated }
}

/// A time as serate writes it: `0.04s`, `1m05s`, `2h30m`, `1d02h`.
fn serate_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86400);
    match seconds {
        0..60 => format!("{seconds}.{:02}s", time.subsec_millis() / 10),
        60..3600 => format!("{minutes}m{:02}s", seconds % 60),
        3600..86400 => format!("{hours}h{:02}m", minutes % 60),
        _ => format!("{days}d{:02}h", hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use minirow::logic::path;
    use minirow::{Geometry, Grid};

    use super::*;

    #[test]
    fn what_no_technique_solves_is_unsolved() {
        let empty = Position::from_grid(&Grid::new(&Geometry::classic())).expect("an empty board");
        let unsolved = Unrated::Unsolved(Some(OwnRating::of(&path(&empty))), None);
        let told = "unsolved: no technique makes progress after 0 steps up to 0.0";
        assert_eq!((unsolved.word(), unsolved.told().as_str()), ("unsolved", told));
    }

    #[test]
    fn times_are_those_of_serate() {
        for (milliseconds, expected) in [
            (0, "0.00s"),
            (49, "0.04s"),
            (59_990, "59.99s"),
            (65_000, "1m05s"),
            (3_600_000, "1h00m"),
            (9_060_000, "2h31m"),
            (93_600_000, "1d02h"),
        ] {
            assert_eq!(serate_time(Duration::from_millis(milliseconds)), expected);
        }
    }
}
