//! What can be said on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use pencilmark::Extra;
use pencilmark::format::{Format, Symbols, UnknownFormat};
use pencilmark::logic::{Level, Technique};
use pencilmark::solve::{Backend, Gear};

pub(crate) use canon::{CanonArgs, LinkArgs, Qr, WithForm};
pub(crate) use convert::ConvertArgs;
pub(crate) use draw::{DrawArgs, DrawTo, LookArgs};
pub(crate) use generate::{
    DifficultyArgs, GenerateArgs, MinimizeArgs, NeighboursArgs, PatternArgs, With,
};
pub(crate) use print::{PrintArgs, SolutionsAt};
pub(crate) use serve::{PlayArgs, ServeArgs};

mod canon;
mod convert;
mod draw;
mod generate;
mod print;
mod serve;

use crate::template::Template;

/// Solves, checks, counts, rates and explains Sudoku of any size.
#[derive(Debug, Parser)]
#[command(name = "pencilmark", version)]
#[command(propagate_version = true, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// When to use colour
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXIT_CODES: &str = "\
Exit codes:
  0    done
  1    a negative answer: no solution, several, or a contradiction
  2    wrong usage, or input that can not be read
  3    a limit or timeout was reached
  130  interrupted

Examples:
  pencilmark solve puzzles.txt
  pencilmark check < puzzles.txt
  pencilmark help simplify";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print the solution of every board
    #[command(after_help = SOLVE_HELP)]
    Solve(SolveArgs),
    /// Say of every board whether it has one solution, several or none
    #[command(after_help = CHECK_HELP)]
    Check(FindArgs),
    /// Count the solutions of every board
    Count(CountArgs),
    /// Fill in what follows from singles alone, without guessing
    Simplify(SimplifyArgs),
    /// Rate how hard boards are for people
    Rate(RateArgs),
    /// Say what to do next, more at each level
    Hint(HintArgs),
    /// List the steps that are open now
    Steps(StepsArgs),
    /// Tell the way to the solution, step by step
    Explain(ExplainArgs),
    /// Make boards by chance: puzzles with one solution, as hard as asked, or complete grids
    Generate(GenerateArgs),
    /// Make puzzles whose givens draw a pattern
    Pattern(PatternArgs),
    /// Take away givens that are not needed
    Minimize(MinimizeArgs),
    /// List the puzzles that differ in a few givens
    Neighbours(NeighboursArgs),
    /// Draw a board, or a step of its solution, as SVG, PNG or PDF
    Draw(DrawArgs),
    /// Print boards and books as PDF
    Print(Box<PrintArgs>),
    /// Play, learn and make boards in a page of the browser
    Play(PlayArgs),
    /// Serve the page and its engine to many
    Serve(ServeArgs),
    /// Write boards in another format
    Convert(ConvertArgs),
    /// Print the form that all boards share that are the same up to symmetry
    Canon(CanonArgs),
    /// Print links that open boards in players on the web
    Link(LinkArgs),
    /// List the techniques, or tell what one is
    Techniques(TechniquesArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Print the manual as man pages
    Man(ManArgs),
}

const SOLVE_HELP: &str = "\
Where a board has several solutions, two of them are shown.

Lines in front of boards can tell what --block, --blocks, --extra and --symbols do; they hold up to
the next such lines:

  block: 3x4                               or, for irregular blocks, the line `blocks:` and a map
  extra: diagonals, anti-knight
  house the corners: r1c1 r1c4 r4c1 r4c4   one more house, as many cells as the side
  apart the ends: r1c1-r4c4 r1c4-r4c1      pairs of cells that differ
  symbols: 1-9A-C

JSON and game ids of Simon Tatham's Solo tell their geometry by themselves.

Examples:
  pencilmark solve puzzles.txt -o solutions.txt
  pencilmark solve ..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..
  pencilmark solve --block 3x4 twelve.txt
  pencilmark solve --blocks jigsaw-shape.txt jigsaw.txt
  pencilmark solve --extra diagonals x.txt
  pencilmark solve --extra windoku,anti-knight strange.txt
  pencilmark solve --to grid 2x3:b4_6_3_5f3b2d5b1f4_6_3_5b
  pencilmark solve --header --blocks jigsaw-shape.txt jigsaw.txt
  zcat puzzles.gz | pencilmark solve --to jsonl";

const CHECK_HELP: &str = "\
Prints `unique`, `several` or `none` for every board.

Examples:
  pencilmark check puzzles.txt
  pencilmark check --to jsonl puzzles.txt
  pencilmark check my-puzzle.txt && echo ready to print";

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) find: FindArgs,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
}

/// What is looked for are the solutions of boards.
#[derive(Debug, Args)]
pub(crate) struct FindArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
A `+` behind the number says that there are at least so many.

Examples:
  pencilmark count puzzles.txt
  pencilmark count --limit 1000 puzzles.txt
  pencilmark count --limit all --timeout 1m puzzles.txt")]
pub(crate) struct CountArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    /// Stop at this many solutions, or `all`
    #[arg(long, value_name = "N", default_value = "2", value_parser = limit)]
    pub(crate) limit: u64,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Without --to, prints the board before and after, how many cells are unknown, and what is
still open as `row,column - digits`, counted from 0.

Examples:
  pencilmark simplify puzzle.txt
  pencilmark simplify --steps puzzle.txt
  pencilmark simplify --to candidates puzzle.txt
  pencilmark simplify --block 5x5 --to line large.txt")]
pub(crate) struct SimplifyArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    /// Tell every step and its reason
    #[arg(long)]
    pub(crate) steps: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The numbers are the rating of the hardest step (ER), of the hardest up to the first digit that
is placed (EP), and of the first (ED): from 1.0 for the last cell of a house over 3.2 for an
X-wing to 11 and more for nested chains. Only boards with one solution are rated.

With --profile se they are those of Sudoku Explainer 1.2.1, digit for digit, and 20.0 where no
technique of it goes on; the boards are of 9x9 and without candidates. With --profile own they
are those of the path that `explain` tells, with its number of steps and the technique of the
hardest; any boards are rated, and those that no technique solves are `unsolved`.

With --profile hodoku boards of 9x9 have the level and the score of HoDoKu 2.3.2, from Easy to
Extreme; where that would guess, they are `unsolved`.

In a template, %g is the board, %r ER, %p EP, %d ED, %n the number of the board in the input,
from 1, %e the time it took and %% the sign itself; %c is the number of steps and %t the hardest
technique (own), %l the level and %s the score (hodoku).

Examples:
  pencilmark rate puzzles.txt
  pencilmark rate --profile own puzzles.txt
  pencilmark rate --profile hodoku --tsv puzzles.txt
  pencilmark rate --template '%g ED=%r/%p/%d' puzzles.txt
  pencilmark rate --tsv puzzles.txt -o ratings.tsv
  pencilmark rate --to jsonl < puzzles.txt")]
pub(crate) struct RateArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    /// Whose ratings
    #[arg(long, value_name = "NAME", default_value = "se")]
    pub(crate) profile: Profile,
    /// What to print of each board, such as '%g ED=%r/%p/%d' [default: the ratings]
    #[arg(long, value_name = "TEXT", conflicts_with = "to", help_heading = "Writing")]
    pub(crate) template: Option<Template>,
    /// Print a table with tabs between its columns, and a line with their names
    #[arg(long, conflicts_with_all = ["template", "to"], help_heading = "Writing")]
    pub(crate) tsv: bool,
}

/// Boards as players have left them.
#[derive(Debug, Args)]
pub(crate) struct PlayerArgs {
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
    /// The puzzle that the boards began with, as a file or as text [default: all digits are givens]
    #[arg(long, value_name = "PUZZLE", help_heading = "Reading")]
    pub(crate) givens: Option<String>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The levels: 1 where to look, 2 which technique and digits, 3 the pattern, 4 why it holds and
what follows, 5 what to write or strike, and the board after it.

The board is the player's: digits, and candidates where it is drawn with them, as far as they
are struck. Mistakes are named first, without telling what would be right; --givens says which
digits belong to the puzzle, so that all others can be wrong.

Examples:
  pencilmark hint puzzle.txt
  pencilmark hint --level 4 puzzle.txt
  pencilmark hint --givens puzzle.txt my-board.txt
  pencilmark hint --level 5 --to candidates puzzle.txt")]
pub(crate) struct HintArgs {
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
    /// How much to tell, from 1 to 5
    #[arg(short, long, value_name = "N", default_value = "1", value_parser = level)]
    pub(crate) level: Level,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Without --all and --technique, the steps are all of the easiest technique that finds any.
Techniques take for granted that there is one solution; `check` tells.

Examples:
  pencilmark steps puzzle.txt
  pencilmark steps --all puzzle.txt
  pencilmark steps --technique naked-single --technique hidden-single puzzle.txt
  pencilmark steps --to jsonl puzzles.txt")]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
    /// List the steps of every technique
    #[arg(long)]
    pub(crate) all: bool,
    /// List the steps of this technique; several can be named
    #[arg(long, value_name = "NAME", value_parser = technique, conflicts_with = "all")]
    pub(crate) technique: Vec<Technique>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Every step has its rating, its technique and why it holds; the end tells the hardest. Where no
technique goes on, the board with its candidates is shown. Only boards with one solution are
explained.

Examples:
  pencilmark explain puzzle.txt
  pencilmark explain --markdown puzzle.txt -o puzzle.md
  pencilmark explain --to jsonl puzzles.txt")]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(crate) player: PlayerArgs,
    /// Write text as Markdown
    #[arg(long, help_heading = "Writing")]
    pub(crate) markdown: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
The list is in solving order, with the rating of the plainest step of each technique. A document
tells what the technique is and why it holds, with an example and a near miss.

Examples:
  pencilmark techniques
  pencilmark techniques hidden-single
  pencilmark techniques --to json")]
pub(crate) struct TechniquesArgs {
    /// The technique to tell about, such as hidden-single
    #[arg(value_name = "NAME", value_parser = technique)]
    pub(crate) technique: Option<Technique>,
    /// Format of the output
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) to: ListTo,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  pencilmark completions bash > ~/.local/share/bash-completion/completions/pencilmark
  pencilmark completions fish > ~/.config/fish/completions/pencilmark.fish")]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: Shell,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  pencilmark man | man -l -
  pencilmark man --dir ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// Write one page for each command into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

/// Where boards come from, how they are read and where answers go.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) writing: OutputArgs,
}

/// Where boards come from and how they are read.
#[derive(Clone, Debug, Args)]
pub(crate) struct ReadingArgs {
    /// Files with boards, `-` for standard input, or a board as text [default: standard input]
    #[arg(value_name = "INPUT")]
    pub(crate) inputs: Vec<String>,

    #[command(flatten)]
    pub(crate) geometry: GeometryArgs,
    /// Symbols of the digits: 1-9A-G, A-P, any list of signs, dec for numbers, hex, letters, greek,
    /// arabic, persian, devanagari, bengali, gujarati, gurmukhi, tamil, thai, chinese or fullwidth
    #[arg(long, value_name = "SYMBOLS", help_heading = "Reading")]
    pub(crate) symbols: Option<Symbols>,
    /// Format of the input, such as line, grid or csv, or auto to find it out; `convert --help` lists
    /// all
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "auto",
        value_parser = input_format,
        help_heading = "Reading"
    )]
    pub(crate) from: InputFormat,
    /// Take boards of different sizes and formats in one file
    #[arg(long, help_heading = "Reading")]
    pub(crate) mixed: bool,

    /// How many processors to use [default: all]
    #[arg(short, long, value_name = "N", help_heading = "Running")]
    pub(crate) jobs: Option<usize>,
    /// Print neither progress nor notes nor a summary
    #[arg(short, long, help_heading = "Running")]
    pub(crate) quiet: bool,
    /// Stop at the first board that can not be read or written
    #[arg(long, help_heading = "Running")]
    pub(crate) fail_fast: bool,
}

/// A format of the input, if it is named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InputFormat(pub(crate) Option<Format>);

/// What a board looks like.
#[derive(Clone, Debug, Args)]
pub(crate) struct GeometryArgs {
    /// Shape of a block, such as 3x3 for 9x9; needed where the size does not tell
    #[arg(long, value_name = "ROWSxCOLS", value_parser = block, help_heading = "Board")]
    pub(crate) block: Option<(u8, u8)>,
    /// File with a map of irregular blocks: a letter for each cell
    #[arg(long, value_name = "FILE", conflicts_with = "block", help_heading = "Board")]
    pub(crate) blocks: Option<PathBuf>,
    /// More rules, several between commas
    #[arg(
        long,
        value_name = "RULES",
        value_parser = extra_names().try_map(|name| name.parse::<Extra>()),
        value_delimiter = ',',
        help_heading = "Board"
    )]
    pub(crate) extra: Vec<Extra>,
}

/// How answers are written, and where to.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Format of the output [default: a grid where the input is drawn, else a line]
    #[arg(short, long, value_name = "FORMAT", help_heading = "Writing")]
    pub(crate) to: Option<To>,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", help_heading = "Writing")]
    pub(crate) output: Option<PathBuf>,
}

/// What boards are written with.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct HeaderArgs {
    /// Write lines in front of boards that tell their geometry and symbols
    #[arg(long, help_heading = "Writing")]
    pub(crate) header: bool,
}

/// How to search, and how long.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct SearchArgs {
    /// How to search: auto; for boards of 9x9 in lines avx512, avx2, simd128 or portable; for any
    /// board by itself singles, subsets, batsat or cadical, as far as they are built in
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        value_parser = engine,
        help_heading = "Running"
    )]
    pub(crate) engine: Engine,
    /// Stop work on a board after this many guesses and conflicts, or `all` [default: some minutes'
    /// worth without a new solution, 4,800,000 on 25x25]
    #[arg(long, value_name = "N", value_parser = nodes, help_heading = "Running")]
    pub(crate) max_nodes: Option<u64>,
    /// Stop work on a board after this time, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", value_parser = timeout, help_heading = "Running")]
    pub(crate) timeout: Option<Duration>,
    /// Search every board in so many ways at once, and take the first answer
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads, help_heading = "Running")]
    pub(crate) threads: usize,
}

/// What does the searching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Lines of 9x9 side by side, and every other board by itself.
    Lines(Backend),
    /// Every board by itself, in one gear.
    Gear(Gear),
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

/// Whose ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Profile {
    /// Those of Sudoku Explainer 1.2.1
    Se,
    /// Levels and scores of HoDoKu 2.3.2
    Hodoku,
    /// Those of our own solving order
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum To {
    /// One board per line
    Line,
    /// A drawn board
    Grid,
    /// A drawn board with candidates
    Candidates,
    /// A game id of Simon Tatham's Solo
    Tatham,
    /// One JSON value
    Json,
    /// One JSON value per line and board
    Jsonl,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where the output is a terminal that can show it
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

fn input_format(text: &str) -> Result<InputFormat, UnknownFormat> {
    let named = if text == "auto" { None } else { Some(text.parse()?) };
    Ok(InputFormat(named))
}

fn block(text: &str) -> Result<(u8, u8), String> {
    let shape = text.split_once(['x', 'X', '×']).and_then(|(rows, columns)| {
        let (rows, columns): (u8, u8) = (rows.parse().ok()?, columns.parse().ok()?);
        rows.checked_mul(columns).filter(|&side| side > 0).map(|_| (rows, columns))
    });
    shape.ok_or_else(|| "expected ROWSxCOLS such as 3x3, with a product from 1 to 255".to_owned())
}

/// The names of all extras, each with its rule.
fn extra_names() -> PossibleValuesParser {
    let names = Extra::ALL.map(|extra| PossibleValue::new(extra.name()).help(extra.rule()));
    PossibleValuesParser::new(names)
}

fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "expected a level from 1 to 5".to_owned())
}

fn technique(text: &str) -> Result<Technique, String> {
    // Titles are taken too: they are the names with blanks.
    let name = text.to_lowercase().replace(' ', "-");
    Technique::named(&name).ok_or_else(|| {
        "expected a name such as hidden-single; `pencilmark techniques` lists them".to_owned()
    })
}

fn limit(text: &str) -> Result<u64, String> {
    if text == "all" {
        return Ok(u64::MAX);
    }
    let limit = text.parse().ok().filter(|&limit| limit > 0);
    limit.ok_or_else(|| "expected a number from 1, or all".to_owned())
}

fn nodes(text: &str) -> Result<u64, String> {
    if text == "all" {
        return Ok(u64::MAX);
    }
    text.parse().map_err(|_| "expected a number, or all".to_owned())
}

fn engine(text: &str) -> Result<Engine, String> {
    if text == "auto" {
        return Ok(Engine::Lines(Backend::fastest()));
    }
    if let Ok(gear) = text.parse() {
        return Ok(Engine::Gear(gear));
    }
    let here = || Backend::ALL.into_iter().filter(|backend| backend.is_available());
    let backend = here().find(|backend| backend.name() == text).map(Engine::Lines);
    backend.ok_or_else(|| {
        let gears = Gear::ALL.iter().map(|gear| gear.name());
        let names: Vec<&str> =
            ["auto"].into_iter().chain(here().map(Backend::name)).chain(gears).collect();
        format!("expected an engine of this machine: {}", names.join(", "))
    })
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=1024).contains(threads));
    threads.ok_or_else(|| "expected a number from 1 to 1024".to_owned())
}

fn timeout(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().map(Duration::from_secs);
    seconds
        .or_else(|_| humantime::parse_duration(text))
        .map_err(|_| "expected a time such as 500ms, 10s or 2m".to_owned())
}
