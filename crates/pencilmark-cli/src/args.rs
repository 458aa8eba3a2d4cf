//! What can be said on the command line.

use clap::{Parser, Subcommand};

pub(crate) use canon::{CanonArgs, LinkArgs, Qr, WithForm};
pub(crate) use convert::ConvertArgs;
pub(crate) use draw::{DrawArgs, DrawTo, LookArgs};
pub(crate) use file::FileArgs;
pub(crate) use generate::{
    DifficultyArgs, GenerateArgs, MinimizeArgs, NeighboursArgs, PatternArgs, With,
};
pub(crate) use print::{PrintArgs, SolutionsAt};
pub(crate) use program::{Color, CompletionsArgs, ManArgs};
pub(crate) use reading::{BoardArgs, GeometryArgs, ReadingArgs};
pub(crate) use reasoning::{
    ExplainArgs, HintArgs, ListTo, PlayerArgs, Profile, RateArgs, SimplifyArgs, StepsArgs,
    TechniquesArgs,
};
pub(crate) use search::{CountArgs, Engine, FindArgs, SearchArgs, SolveArgs};
pub(crate) use serve::{PlayArgs, ServeArgs};
pub(crate) use writing::{HeaderArgs, OutputArgs, To};

use reasoning::technique;
use search::{CHECK_HELP, SOLVE_HELP, timeout};

mod canon;
mod convert;
mod draw;
mod file;
mod generate;
mod number;
mod print;
mod program;
mod reading;
mod reasoning;
mod search;
mod serve;
mod writing;

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
  2    wrong usage, input that cannot be read, or output that cannot be written
  3    a limit or timeout was reached
  130  interrupted by Ctrl-C; 143 by SIGTERM, 129 by SIGHUP
  141  whoever read the output has stopped before its end

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
