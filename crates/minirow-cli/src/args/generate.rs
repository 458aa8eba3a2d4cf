//! Options of `generate`, `pattern`, `minimize` and `neighbours`.

use std::ops::RangeInclusive;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use minirow::format::Symbols;
use minirow::logic::Technique;
use minirow::logic::Tenths;
use minirow::rating::{HodokuLevel, Level};
use minirow::{Symmetry, UnknownSymmetry};

use super::number::{MOST_BOARDS, MOST_CELLS, MOST_JOBS, MOST_STEPS, number};
use super::{
    BoardArgs, COMMON, GeometryArgs, HeaderArgs, OutputArgs, SearchArgs, technique, timeout,
};

#[derive(Debug, Args)]
#[command(after_long_help = "\
The same seed gives the same boards on every machine, with any number of processors. Without --seed \
a random one is used, and the summary shows it; --first continues a batch.

Header lines in front of the boards tell their blocks, extra rules and symbols where a reader would \
assume others; --no-header leaves them out.

A pattern is drawn like a board: `.` is a cell that stays empty, `?` one that may be either, and any \
other character, such as `X`, a given. Without --givens or a difficulty, puzzles are minimal: every \
given is needed.

Examples:
  minirow generate
  minirow generate 100 --level tricky -o tricky.txt
  minirow generate 10 --symmetry half-turn --to grid
  minirow generate 3 --rating 3.0-5.0 --with rating
  minirow generate --needs x-wing --nothing-harder
  minirow generate 5 --block 4x4 --level easy --to grid
  minirow generate --extra diagonals --givens 20
  minirow generate --pattern examples/heart.txt
  minirow generate --pattern X......X.X....X. --block 2x2
  minirow generate 10000 --seed 7 -o boards.txt
  minirow generate 3 --unbiased --with givens
  minirow generate 3 --grids")]
pub(crate) struct GenerateArgs {
    /// How many boards to generate
    #[arg(value_name = "N", default_value = "1", value_parser = number::<u64, 0, MOST_BOARDS>)]
    pub(crate) count: u64,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    /// Symbols of the digits: 1-9A-G, A-P, any list of characters, hex, letters, greek and others, or
    /// dec for numbers
    #[arg(long, value_name = "SYMBOLS")]
    pub(crate) symbols: Option<Symbols>,
    /// What else to print for each board; separate several with commas
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub(crate) with: Vec<With>,

    /// Random seed [default: a new one each time]
    #[arg(long, value_name = "N", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: Option<u64>,
    /// Number of the first board within the batch of this seed
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<u64, 0, MOST_BOARDS>)]
    pub(crate) first: u64,
    /// How many candidate puzzles to try for each board requested
    #[arg(
        long,
        value_name = "N",
        default_value = "100000",
        value_parser = number::<u64, 1, MOST_BOARDS>
    )]
    pub(crate) tries: u64,
    /// Give up on a board after this time, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", value_parser = timeout)]
    pub(crate) timeout: Option<Duration>,
    #[command(flatten)]
    pub(crate) givens: GivensArgs,
    #[command(flatten)]
    pub(crate) difficulty: DifficultyArgs,
    #[command(flatten)]
    pub(crate) geometry: GeometryArgs,
    #[command(flatten)]
    pub(crate) writing: OutputArgs,
    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", value_parser = number::<usize, 0, MOST_JOBS>, help_heading = COMMON)]
    pub(crate) jobs: Option<usize>,
    /// Print neither progress nor notes nor a summary
    #[arg(short, long, help_heading = COMMON)]
    pub(crate) quiet: bool,
}

/// Which cells are givens.
#[derive(Debug, Args)]
#[command(next_help_heading = "Givens")]
pub(crate) struct GivensArgs {
    /// Generate complete grids instead of puzzles
    #[arg(
        long,
        aliases = ["full", "complete", "solved"],
        conflicts_with_all = ["givens", "pattern", "start", "symmetry", "Difficulty"]
    )]
    pub(crate) grids: bool,
    /// Make all complete grids equally likely; for 9x9, a little slower
    #[arg(long)]
    pub(crate) uniform: bool,
    /// Sample minimal puzzles without bias, each with a weight, for statistics over all of them; for
    /// 9x9, a few per second
    #[arg(
        long,
        conflicts_with_all =
            ["grids", "uniform", "givens", "pattern", "start", "symmetry", "timeout", "Difficulty"]
    )]
    pub(crate) unbiased: bool,
    /// Number of givens (clues)
    #[arg(
        long,
        alias = "clues",
        value_name = "N",
        value_parser = number::<usize, 1, MOST_CELLS>
    )]
    pub(crate) givens: Option<usize>,
    #[command(flatten)]
    pub(crate) symmetry: SymmetryArgs,
    /// Which cells are givens: a file with a drawing, or the drawing itself
    #[arg(long, value_name = "PATTERN", value_hint = ValueHint::AnyPath)]
    pub(crate) pattern: Option<String>,
    /// Digits that must be givens: a file with a board, or the board itself
    #[arg(long, value_name = "BOARD", value_hint = ValueHint::AnyPath)]
    pub(crate) start: Option<String>,
}

/// How givens lie.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct SymmetryArgs {
    /// Symmetry of the givens
    #[arg(
        long,
        value_name = "NAME",
        default_value = "none",
        value_parser = symmetries().try_map(|name| symmetry(&name))
    )]
    pub(crate) symmetry: Symmetry,
}

/// How hard puzzles are.
#[derive(Debug, Args)]
#[command(next_help_heading = "Difficulty")]
#[group(id = "Difficulty", multiple = true)]
pub(crate) struct DifficultyArgs {
    /// Difficulty by the techniques needed; `minirow techniques` lists them with their levels
    #[arg(
        long,
        alias = "difficulty",
        value_name = "NAME",
        value_parser = levels().try_map(|name| name.parse::<Level>())
    )]
    pub(crate) level: Option<Level>,
    /// Sudoku Explainer rating (SE), such as 7.2 or 7.0-7.5; for 9x9
    #[arg(long, value_name = "RANGE", value_parser = ratings)]
    pub(crate) rating: Option<RangeInclusive<Tenths>>,
    /// HoDoKu level: easy, medium, hard, unfair or extreme; for 9x9
    #[arg(long, value_name = "NAME", value_parser = hodoku_level)]
    pub(crate) hodoku: Option<HodokuLevel>,
    /// HoDoKu score, such as 1000-1500; for 9x9
    #[arg(long, value_name = "RANGE", value_parser = range::<u32>)]
    pub(crate) score: Option<RangeInclusive<u32>>,
    /// Require this technique: without it, easier ones do not solve the puzzle
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique)]
    pub(crate) needs: Option<Technique>,
    /// No harder technique is needed
    #[arg(long, requires = "needs")]
    pub(crate) nothing_harder: bool,
    /// The technique is needed at this step or earlier
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<usize, 1, MOST_STEPS>,
        requires = "needs"
    )]
    pub(crate) by_step: Option<usize>,
    /// Number of steps of the solution path, such as 55-60
    #[arg(long, value_name = "RANGE", value_parser = range::<usize>)]
    pub(crate) steps: Option<RangeInclusive<usize>>,
}

/// What is told of a board that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum With {
    /// Its solution
    Solution,
    /// Its Sudoku Explainer rating, or that of our own solving order where there is none
    Rating,
    /// Its level by name
    Level,
    /// How often each technique is used in the solution path
    Path,
    /// How many givens it has
    Givens,
    /// The seed and the number within its batch, to generate it again
    Seed,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
Givens are removed in random order, so how many remain differs from seed to seed.

Examples:
  minirow minimize examples/puzzles.txt
  minirow minimize --symmetry full examples/puzzles.txt
  minirow minimize --seed 5 examples/puzzles.txt")]
pub(crate) struct MinimizeArgs {
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) symmetry: SymmetryArgs,
    /// Random seed
    #[arg(long, value_name = "N", default_value = "0", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
This is the {-1+1} and {-2+2} search: as many givens are added as are removed.

Examples:
  minirow neighbours examples/classic.txt
  minirow neighbours --minimal examples/classic.txt
  minirow neighbours --swaps 2 1......4.2....3.")]
pub(crate) struct NeighboursArgs {
    /// How many givens to exchange
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, MOST_CELLS>)]
    pub(crate) swaps: usize,
    /// Only minimal puzzles, in which every given is needed
    #[arg(long)]
    pub(crate) minimal: bool,
    /// Give up on a board after this time, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", value_parser = timeout)]
    pub(crate) timeout: Option<Duration>,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
The drawing has one character for each cell: `.` is a cell that stays empty, `?` one that may be \
either, and any other character, such as `X`, a given.

Examples:
  minirow pattern examples/heart.txt
  minirow pattern examples/heart.txt 3 --level easy
  minirow pattern X......X.X....X. --block 2x2")]
// The drawing is there already.
#[command(mut_arg("pattern", |arg| arg.hide(true).conflicts_with("drawing")))]
pub(crate) struct PatternArgs {
    /// Which cells are givens: a file with a drawing, or the drawing itself
    #[arg(value_name = "PATTERN", value_hint = ValueHint::AnyPath)]
    pub(crate) drawing: String,
    #[command(flatten)]
    pub(crate) generate: GenerateArgs,
}

/// What people call the symmetry of most puzzles that have one.
const HALF_TURNS: [&str; 3] = ["rotational", "rotation", "180"];

fn symmetries() -> PossibleValuesParser {
    PossibleValuesParser::new(Symmetry::ALL.iter().map(|&one| {
        let value = PossibleValue::new(one.name());
        if one == Symmetry::HalfTurn { value.aliases(HALF_TURNS) } else { value }
    }))
}

fn symmetry(name: &str) -> Result<Symmetry, UnknownSymmetry> {
    if HALF_TURNS.contains(&name) { Ok(Symmetry::HalfTurn) } else { name.parse() }
}

fn levels() -> PossibleValuesParser {
    let value = |level: &Level| {
        PossibleValue::new(level.name()).aliases(level.also()).help(level.meaning())
    };
    PossibleValuesParser::new(Level::ALL.iter().map(value))
}

fn hodoku_level(text: &str) -> Result<HodokuLevel, String> {
    let levels = HodokuLevel::ALL.iter().copied();
    levels.clone().find(|level| level.name() == text).ok_or_else(|| {
        format!("expected {}", levels.map(HodokuLevel::name).collect::<Vec<_>>().join(", "))
    })
}

/// A number, or two with `-` between them.
fn range<T: Clone + std::str::FromStr>(text: &str) -> Result<RangeInclusive<T>, String> {
    let (start, end) = text.split_once('-').unwrap_or((text, text));
    match (start.trim().parse(), end.trim().parse()) {
        (Ok(start), Ok(end)) => Ok(start..=end),
        _ => Err("expected a number, or two such as 50-60".to_owned()),
    }
}

/// One rating, or two with `-` between them.
fn ratings(text: &str) -> Result<RangeInclusive<Tenths>, String> {
    range(text).map_err(|_| "expected a rating such as 7.2, or two such as 7.0-7.5".to_owned())
}
