//! Options of `solve`, `check` and `count`: how to search, and how long.

use std::time::Duration;

use clap::Args;
use minirow::solve::{Backend, Gear};

use super::number::{MOST_JOBS, number};
use super::{BoardArgs, HeaderArgs};

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    /// For a board without a solution, say which rules and givens cannot hold together: a smallest set
    #[arg(long)]
    pub(crate) why: bool,
    /// Print every solution of a board, one after the other
    #[arg(long, conflicts_with = "why")]
    pub(crate) all: bool,
    /// With --all, stop at this many solutions of a board
    #[arg(long, value_name = "N", requires = "all", value_parser = limit)]
    pub(crate) limit: Option<u64>,
    #[command(flatten)]
    pub(crate) header: HeaderArgs,
    #[command(flatten)]
    pub(crate) find: FindArgs,
}

/// What is looked for are the solutions of boards.
#[derive(Debug, Args)]
pub(crate) struct FindArgs {
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// For a board without a solution, say which rules and givens cannot hold together: a smallest set
    #[arg(long)]
    pub(crate) why: bool,
    #[command(flatten)]
    pub(crate) find: FindArgs,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
A `+` after the number means at least that many.

Examples:
  minirow count examples/puzzles.txt
  minirow count --limit 1000 1......4........
  minirow count --limit all --timeout 1m 1......4........")]
pub(crate) struct CountArgs {
    /// Stop counting at this many solutions, or `all`
    #[arg(long, value_name = "N", default_value = "2", value_parser = limit)]
    pub(crate) limit: u64,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) boards: BoardArgs,
}

/// How to search, and how long.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct SearchArgs {
    /// Search engine: auto; for 9x9 boards in lines avx512, avx2, sse2, neon, simd128 or portable; for single boards
    /// of any geometry or with rules singles, subsets, batsat or cadical, as far as they are built in
    #[arg(
        long,
        value_name = "NAME",
        default_value = "auto",
        value_parser = engine
    )]
    pub(crate) engine: Engine,
    /// Give up on a board after this many guesses and conflicts, or `all` for no limit [default: a few
    /// minutes' worth without a new solution, 4,800,000 on 25x25]
    #[arg(long, value_name = "N", value_parser = nodes)]
    pub(crate) max_nodes: Option<u64>,
    /// Give up on a board after this time, such as 500ms, 10s or 2m
    #[arg(long, value_name = "TIME", value_parser = timeout)]
    pub(crate) timeout: Option<Duration>,
    /// Run N searches of each board in parallel, with different choices, and take the first answer; boards with
    /// rules beyond houses are searched in at most three ways
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<usize, 1, MOST_JOBS>)]
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

pub(super) const SOLVE_HELP: &str = "\
For a board with several solutions, two of them are shown; --all prints all of them, as they are found.

Header lines in front of boards can set what --block, --blocks, --extra and --symbols set; they apply \
until the next header:

  block: 3x4
  extra: diagonals, anti-knight
  symbols: 1-9A-C
  house the corners: r1c1 r1c4 r4c1 r4c4
  apart the ends: r1c1-r4c4 r1c4-r4c1

`house` is an extra house (region) with as many cells as the side; `apart` lists pairs of cells that \
must differ. For irregular blocks (jigsaw), write a line `blocks:` and a map with a letter for each \
cell. JSON and game ids of Simon Tatham's Solo contain their geometry. Solutions have header lines in \
front where their bare text would be read as another board; --no-header leaves them out.

Boards may have rules beyond houses, such as cages, arrows and thermometers: constraint strings of \
Interactive Sudoku Solver, killer sudoku in a line, and header lines, one line a rule:

  cage 14 r1c1 r1c2
  thermometer r1c1 r2c1 r3c1
  arrow r1c1 | r1c2 r1c3

Examples:
  minirow solve examples/puzzles.txt -o solutions.txt
  minirow solve --from iss examples/rules.iss
  minirow solve examples/killer.txt
  minirow solve --why .Thermo~R1C1~R1C2~R1C3.~R1C2_1
  minirow solve --all --limit 5 1......4........
  minirow solve 1......4.2....3.
  minirow solve --block 3x4 examples/twelve.txt
  minirow solve --extra diagonals examples/x.txt
  minirow solve --extra windoku examples/windoku.txt
  minirow solve --to grid 2x3:b4_6_3_5f3b2d5b1f4_6_3_5b
  minirow solve --header examples/header.txt
  cat examples/puzzles.txt | minirow solve --to jsonl";

pub(super) const CHECK_HELP: &str = "\
Prints `unique`, `several` or `none` for each board, and where its digits alone break a rule such as a \
cage or a thermometer, which one. If the input also gives a solution, as tables \
and saved games can, it is compared: `unique, but the solution given is wrong: r3c4 is 7, given 5` is \
a negative answer.

Examples:
  minirow check examples/puzzles.txt
  minirow check --to jsonl examples/puzzles.txt
  minirow check --why .Thermo~R1C1~R1C2~R1C3.~R1C2_1
  minirow check examples/classic.txt && echo good";

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
    let here = || Backend::ALL.iter().copied().filter(|backend| backend.is_available());
    let backend = here().find(|backend| backend.name() == text).map(Engine::Lines);
    backend.ok_or_else(|| {
        let gears = Gear::ALL.iter().map(|gear| gear.name());
        let names: Vec<&str> =
            ["auto"].into_iter().chain(here().map(Backend::name)).chain(gears).collect();
        format!("expected an engine that this machine can run: {}", names.join(", "))
    })
}

pub(super) fn timeout(text: &str) -> Result<Duration, String> {
    /// A hundred years: every clock can tell whether they are over.
    const LONGEST: Duration = Duration::from_secs(100 * 365 * 24 * 60 * 60);
    let seconds = text.parse().map(Duration::from_secs);
    let time = seconds.or_else(|_| humantime::parse_duration(text));
    time.ok()
        .filter(|time| *time <= LONGEST)
        .ok_or_else(|| "expected a time up to 100 years, such as 500ms, 10s or 2m".to_owned())
}
