//! `pencilmark rate`

use std::time::{Duration, Instant};

use anyhow::bail;
use pencilmark::format::Format;
use pencilmark::logic::{Outcome, Position, Technique, Tenths, path_with};
use pencilmark::rating::{HodokuRating, Level, OwnRating, RateError, SeRating, hodoku, se};
use pencilmark::{Grid, Singles};
use serde::Serialize;

use crate::args::{Profile, RateArgs, Template, To, Token};
use crate::exit::Exit;
use crate::output::{json, lost, number};
use crate::search::{Refusal, Start, one_solution};
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

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    profile: &'static str,
    /// `rated`, `none`, `several`, `unrated` or `unsolved`.
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<RatingRecord>,
}

/// Ratings as people write them, such as 7.1.
#[derive(Serialize)]
struct RatingRecord {
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to_first_digit: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    techniques: Vec<TechniqueRecord>,
}

/// How many of the steps a technique took.
#[derive(Serialize)]
struct TechniqueRecord {
    technique: &'static str,
    steps: usize,
}

/// A rating in any profile.
enum Rating {
    Se(SeRating),
    /// What it is worth, and the same path in our numbers.
    Hodoku(HodokuRating, OwnRating),
    Own(OwnRating),
}

/// Why a board has no rating.
enum Unrated {
    Refused(Refusal),
    /// It is no board for the profile: what was found.
    Unsuited(String),
    /// No technique goes on; the path so far.
    Unsolved(Rating),
}

fn answer(board: &Board<'_>, args: &RateArgs, template: &Template) -> Answer {
    let start = Instant::now();
    let rated = rate(board, args.profile);
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

/// The names of the columns in a terminal.
fn headline(profile: Profile, screen: Screen) -> String {
    let names = match profile {
        Profile::Hodoku => format!("{:>5}  {:<10}", "score", "level"),
        Profile::Se | Profile::Own => {
            format!("{:>4}  {:>4}  {:>4}   {:<11}  hardest technique", "ER", "EP", "ED", "level")
        }
    };
    Line::new(look::DIM, format!("     {names}")).shown(screen)
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
            match own_level(board, rating) {
                Some((level, hardest)) => {
                    line.push(look::PLAIN, format!("{:<11}  ", level.name()));
                    line.push(look::DIM, hardest.title());
                }
                None => line.push(look::DIM, "beyond hard"),
            }
        }
    }
    line.shown(screen) + "\n"
}

/// Our own level of a board, and the hardest technique on the way; none where it is not solved that way.
fn own_level(board: &Board<'_>, rating: &Rating) -> Option<(Level, Technique)> {
    /// Techniques of the levels beyond take a hundred times as long as the rating.
    const HARDEST: Level = Level::Hard;
    let hardest = match rating.path() {
        Some(path) => path.technique,
        None => {
            let start = Position::new(&board.document.pencil(Singles::Leave).ok()?);
            let path = HARDEST.path(&start, |_| board.stop.go_on()).ok()?;
            let is_solved = path.outcome == Outcome::Solved;
            path.hardest().filter(|_| is_solved).map(|step| step.technique)
        }
    };
    hardest.map(|technique| (Level::of_technique(technique), technique))
}

fn record<'a>(
    board: &'a Board<'_>,
    profile: Profile,
    rated: &Result<Rating, Unrated>,
) -> Record<'a> {
    let (result, rating) = match rated {
        Ok(rating) => ("rated", Some(RatingRecord::of(rating))),
        Err(Unrated::Unsolved(rating)) => ("unsolved", Some(RatingRecord::of(rating))),
        Err(unrated) => (unrated.word(), None),
    };
    Record { head: Head::of(board), profile: profile.name(), result, rating }
}

fn rate(board: &Board<'_>, profile: Profile) -> Result<Rating, Unrated> {
    match profile {
        Profile::Se => rate_se(board),
        Profile::Hodoku => rate_hodoku(board),
        Profile::Own => rate_own(board),
    }
}

/// The grid of a board that only programs for 9×9 rate.
fn classic<'a>(board: &'a Board<'_>) -> Result<&'a Grid, Unrated> {
    let grid: &Grid = &board.document.grid;
    if !grid.geometry().is_classic() {
        return Err(Unrated::Unsuited(grid.geometry().to_string()));
    }
    if board.document.candidates.is_some() {
        return Err(Unrated::Unsuited("candidates".to_owned()));
    }
    one_solution(grid, board.stop).map_err(Unrated::Refused)?;
    Ok(grid)
}

fn rate_se(board: &Board<'_>) -> Result<Rating, Unrated> {
    Ok(Rating::Se(se::rate_with(classic(board)?, |_| board.stop.go_on())?))
}

fn rate_hodoku(board: &Board<'_>) -> Result<Rating, Unrated> {
    let path = hodoku::path_with(classic(board)?, |_| board.stop.go_on())?;
    let rating = Rating::Hodoku(HodokuRating::of(&path), OwnRating::of(&path));
    solved(rating, path.outcome)
}

fn rate_own(board: &Board<'_>) -> Result<Rating, Unrated> {
    let pencil = board.document.pencil(Singles::Leave);
    let pencil = pencil.map_err(|_| Unrated::Refused(Refusal::None))?;
    let start = Start::of(&board.document).ok_or(Unrated::Refused(Refusal::None))?;
    one_solution(&start, board.stop).map_err(Unrated::Refused)?;
    let position = Position::new(&pencil);
    let path = path_with(&position, Technique::all(), |_| board.stop.go_on());
    let path = path.map_err(|_| Unrated::Refused(Refusal::Interrupted))?;
    solved(Rating::Own(OwnRating::of(&path)), path.outcome)
}

/// A rating of a path, unless that does not end with the solution.
fn solved(rating: Rating, outcome: Outcome) -> Result<Rating, Unrated> {
    match outcome {
        Outcome::Solved => Ok(rating),
        _ => Err(Unrated::Unsolved(rating)),
    }
}

impl Rating {
    /// Of the hardest step, of the hardest up to the first digit, of the first.
    fn numbers(&self) -> [Tenths; 3] {
        match self {
            Self::Se(rating) => [rating.hardest, rating.to_first_digit, rating.first],
            Self::Hodoku(_, path) | Self::Own(path) => {
                [path.hardest, path.to_first_digit, path.first]
            }
        }
    }

    /// What is known of the path.
    fn path(&self) -> Option<&OwnRating> {
        match self {
            Self::Se(_) => None,
            Self::Hodoku(_, path) | Self::Own(path) => Some(path),
        }
    }

    fn worth(&self) -> Option<&HodokuRating> {
        match self {
            Self::Hodoku(worth, _) => Some(worth),
            Self::Se(_) | Self::Own(_) => None,
        }
    }
}

impl From<RateError> for Unrated {
    fn from(error: RateError) -> Self {
        match error {
            RateError::NoSolution => Self::Refused(Refusal::None),
            RateError::SeveralSolutions => Self::Refused(Refusal::Several),
            RateError::Stopped(_) => Self::Refused(Refusal::Interrupted),
            other => Self::Unsuited(other.to_string()),
        }
    }
}

impl Unrated {
    fn word(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.word(),
            Self::Unsuited(_) => "unrated",
            Self::Unsolved(_) => "unsolved",
        }
    }

    /// The word, and what else helps.
    fn told(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal.word().to_owned(),
            Self::Unsuited(found) => {
                format!("unrated: expected 9x9 with 3x3 blocks and no candidates, found {found}")
            }
            Self::Unsolved(rating) => {
                let steps = match rating.path().map_or(0, OwnRating::steps_len) {
                    1 => "1 step".to_owned(),
                    len => format!("{len} steps"),
                };
                let far = match rating.worth() {
                    Some(worth) => format!("with score {}", worth.score),
                    None => format!("up to {}", rating.numbers()[0]),
                };
                format!("unsolved: no technique makes progress after {steps} {far}")
            }
        }
    }
}

impl RatingRecord {
    fn of(rating: &Rating) -> Self {
        let numbers = rating.worth().is_none().then(|| rating.numbers().map(number));
        let path = rating.path();
        let techniques = path.into_iter().flat_map(|path| &path.steps);
        Self {
            hardest: numbers.map(|[hardest, ..]| hardest),
            to_first_digit: numbers.map(|[_, to_first_digit, _]| to_first_digit),
            first: numbers.map(|[.., first]| first),
            level: rating.worth().map(|worth| worth.level.to_string()),
            score: rating.worth().map(|worth| worth.score),
            technique: path
                .filter(|_| numbers.is_some())
                .and_then(|path| path.technique)
                .map(Technique::name),
            steps: path.map(OwnRating::steps_len),
            techniques: techniques
                .map(|&(technique, steps)| TechniqueRecord { technique: technique.name(), steps })
                .collect(),
        }
    }
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
    use pencilmark::Geometry;
    use pencilmark::logic::path;

    use super::*;

    #[test]
    fn what_no_technique_solves_is_unsolved() {
        let empty = Position::from_grid(&Grid::new(&Geometry::classic())).expect("an empty board");
        let unsolved = Unrated::Unsolved(Rating::Own(OwnRating::of(&path(&empty))));
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
