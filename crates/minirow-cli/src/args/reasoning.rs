//! Options of `simplify`, `rate`, `hint`, `steps`, `explain` and `techniques`.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use minirow::logic::{HintLevel, Technique};

use super::{BoardArgs, HeaderArgs, Template};

#[derive(Debug, Args)]
#[command(after_long_help = "\
Without --to, prints the board before and after, the number of empty cells, and the candidates that \
are left for each empty cell, as `r1c3: 1 3 6 9`.

Examples:
  minirow simplify examples/classic.txt
  minirow simplify --steps examples/classic.txt
  minirow simplify --to candidates examples/classic.txt
  minirow simplify --to line examples/sixteen.txt")]
pub(crate) struct SimplifyArgs {
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    /// Print every step and its reason
    #[arg(long)]
    pub(crate) steps: bool,
    /// Write empty cells as `0,2 - 1,3,6,9`: row and column from 0, and candidates
    #[arg(long, conflicts_with = "to")]
    pub(crate) zero_based: bool,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
The three numbers are the ratings of the hardest step (ER), of the hardest step up to the first \
placed digit (EP), and of the first step (ED). They range from 1.0 for the last cell of a house, over \
3.2 for an X-wing, to 11 and more for nested chains. Only boards with one solution are rated.

--profile se gives exactly the ratings of Sudoku Explainer 1.2.1, or 20.0 if none of its techniques \
makes progress; boards must be 9x9 and without candidates. --profile own rates the path that \
`explain` shows, with its number of steps and its hardest technique; it takes boards of any geometry, \
and those that no technique solves are `unsolved`.

--profile hodoku gives 9x9 boards the level and score of HoDoKu 2.3.2, from Easy to Extreme; where \
HoDoKu would guess, they are `unsolved`.

In a template, %g is the board, %r ER, %p EP, %d ED, %n the number of the board in the input, from \
1, %e the time taken and %% a percent sign; %c is the number of steps and %t the hardest technique \
(own), %l the level and %s the score (hodoku).

Examples:
  minirow rate examples/puzzles.txt
  minirow rate --profile own examples/puzzles.txt
  minirow rate --profile hodoku examples/puzzles.txt
  minirow rate --template '%g %r' examples/puzzles.txt
  minirow rate --tsv examples/puzzles.txt -o ratings.tsv
  minirow rate --to jsonl < examples/puzzles.txt")]
pub(crate) struct RateArgs {
    /// Rating scale
    #[arg(long, value_name = "NAME", default_value = "se")]
    pub(crate) profile: Profile,
    /// What to print for each board, such as '%g ED=%r/%p/%d' [default: the ratings]
    #[arg(long, value_name = "TEXT", conflicts_with = "to")]
    pub(crate) template: Option<Template>,
    /// Print a tab-separated table with a row of column names
    #[arg(long, conflicts_with_all = ["template", "to"])]
    pub(crate) tsv: bool,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// Boards as players have left them.
#[derive(Debug, Args)]
pub(crate) struct PlayerArgs {
    /// The original puzzle, as a file or as text [default: all digits are givens]
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::AnyPath)]
    pub(crate) givens: Option<String>,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
The board may be half solved; if it is drawn with candidates, the hint builds on them. Mistakes are \
reported first, without revealing the right digit; --givens says which digits belong to the puzzle, \
so that only the others can be wrong.

Examples:
  minirow hint examples/classic.txt
  minirow hint --level 4 examples/classic.txt
  minirow hint -l5 --to candidates examples/classic.txt
  minirow hint --givens examples/six.txt examples/own.txt")]
pub(crate) struct HintArgs {
    /// How much the hint reveals
    #[arg(
        short,
        long,
        value_name = "N",
        default_value = "1",
        value_parser = levels().try_map(|text| level(&text))
    )]
    pub(crate) level: HintLevel,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Without --all and --technique, lists all steps of the easiest technique that finds any. Techniques \
rely on the puzzle having exactly one solution; `check` reports whether it has.

Examples:
  minirow steps examples/classic.txt
  minirow steps --all examples/classic.txt
  minirow steps --technique x-wing examples/classic.txt
  minirow steps --to jsonl examples/puzzles.txt")]
pub(crate) struct StepsArgs {
    /// List the steps of every technique
    #[arg(long)]
    pub(crate) all: bool,
    /// List the steps of this technique; can be given several times
    #[arg(long, value_name = "NAME", value_parser = technique, conflicts_with = "all")]
    pub(crate) technique: Vec<Technique>,
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Each step has its rating on our own scale, its technique and the reason why it holds. Behind the last \
one stand the hardest, the level of the puzzle, and its rating on the scale of --profile: where that is \
another one than ours, it says why. \
If no technique makes progress, the board with its remaining candidates is shown. --boards draws the \
board at every step: in a terminal before the step, with its pattern and conclusions marked, \
elsewhere after it. Only boards with one solution are explained.

Examples:
  minirow explain examples/classic.txt
  minirow explain --boards examples/classic.txt
  minirow explain --profile hodoku examples/classic.txt
  minirow explain --markdown examples/classic.txt -o a.md
  minirow explain --to jsonl examples/puzzles.txt")]
pub(crate) struct ExplainArgs {
    /// Draw the board at every step
    #[arg(long)]
    pub(crate) boards: bool,
    /// Write text as Markdown
    #[arg(long)]
    pub(crate) markdown: bool,
    /// Rating scale of the puzzle [default: se for 9x9 boards, else own]
    #[arg(long, value_name = "NAME")]
    pub(crate) profile: Option<Profile>,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
The list is in solving order, with the rating of the simplest step of each technique on our own scale, \
and its level. The document of \
a technique says what it is and why it holds, with an example and a near miss.

Examples:
  minirow techniques
  minirow techniques hidden-single
  minirow techniques --to json")]
pub(crate) struct TechniquesArgs {
    /// The technique to describe, such as hidden-single
    #[arg(value_name = "NAME", value_parser = technique)]
    pub(crate) technique: Option<Technique>,
    /// Format of the output
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) to: ListTo,
}

/// A rating scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Profile {
    /// Ratings of Sudoku Explainer 1.2.1
    Se,
    /// Levels and scores of HoDoKu 2.3.2
    Hodoku,
    /// Ratings by our own solving order, for every board
    Own,
}

impl Profile {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Se => "se",
            Self::Hodoku => "hodoku",
            Self::Own => "own",
        }
    }
}

/// How techniques are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListTo {
    /// For people: a table, or a document in Markdown
    Text,
    /// One JSON value
    Json,
    /// One JSON value per line and technique
    Jsonl,
}

/// The levels of a hint, each with what it tells.
fn levels() -> PossibleValuesParser {
    let meanings = [
        ("1", "Where to look"),
        ("2", "The technique and its digits"),
        ("3", "The pattern: houses and cells"),
        ("4", "The reason and the conclusion"),
        ("5", "What to place or eliminate, and the board after it"),
    ];
    PossibleValuesParser::new(meanings.map(|(level, told)| PossibleValue::new(level).help(told)))
}

fn level(text: &str) -> Result<HintLevel, String> {
    let level = text.parse().ok().and_then(HintLevel::new);
    level.ok_or_else(|| "expected a level from 1 to 5".to_owned())
}

pub(super) fn technique(text: &str) -> Result<Technique, String> {
    Technique::named(text).ok_or_else(|| {
        "expected a name such as hidden-single; `minirow techniques` lists them".to_owned()
    })
}
