//! The commands, and the command line with all of its help.

use clap::{CommandFactory, Parser, Subcommand};

use super::search::{CHECK_HELP, SOLVE_HELP};
use super::writing::of_words;
use super::{
    BatchArgs, COMMON, CanonArgs, CheckArgs, Color, CompletionsArgs, ConvertArgs, CountArgs,
    DrawArgs, ExplainArgs, GenerateArgs, HintArgs, LinkArgs, ManArgs, MinimizeArgs, NeighboursArgs,
    PatternArgs, PlayArgs, PrintArgs, RateArgs, ServeArgs, SimplifyArgs, SolveArgs, StepsArgs,
    TechniquesArgs,
};
use crate::exit::codes;

/// Solves, checks, counts, rates and explains Sudoku of any size.
#[derive(Debug, Parser)]
#[command(name = "minirow", version)]
#[command(propagate_version = true)]
pub(crate) struct Cli {
    /// When to use colour
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = COMMON, hide_short_help = true, display_order = 100)]
    pub(crate) color: Color,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The command line as it is defined, with all of its help.
pub(crate) fn command() -> clap::Command {
    let program = Cli::command();
    let common = common_options(&program);
    let program = program.after_help(format!("{}\n\n{PROGRAM_HELP}", codes()));
    with_common_options(program, &common, "minirow help")
}

/// Commands whose short help has the names of the common options alone, and commands of commands too.
fn with_common_options(program: clap::Command, common: &[String], help: &str) -> clap::Command {
    program.mut_subcommands(|command| {
        let help = format!("{help} {}", command.get_name());
        let all = [common_options(&command), common.to_vec()].concat().join(" ");
        let more = format!("{COMMON}: {all}\n\n`{help}` explains all options, with examples.");
        let command = with_common_options(command, common, &help);
        command.after_help(more).mut_args(|arg| {
            let is_common = arg.get_help_heading() == Some(COMMON);
            arg.hide_short_help(is_common)
        })
    })
}

/// The names of what is under that heading.
fn common_options(command: &clap::Command) -> Vec<String> {
    let args = command.get_arguments().filter(|arg| arg.get_help_heading() == Some(COMMON));
    args.filter_map(|arg| Some(format!("--{}", arg.get_long()?))).collect()
}

/// What the help of the program ends with.
pub(crate) const PROGRAM_HELP: &str = "\
`minirow COMMAND -h` lists the main options of a command; `minirow help COMMAND` explains all \
of them, with examples. `minirow help formats`, `rules`, `levels` and `ratings` are tables of these; `minirow help json` is a schema of all JSON.

Examples:
  minirow solve examples/puzzles.txt
  minirow check < examples/puzzles.txt
  minirow help simplify";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Print the solution of every board
    #[command(after_long_help = SOLVE_HELP)]
    Solve(SolveArgs),
    /// Report whether each board has no, one or several solutions
    #[command(after_long_help = CHECK_HELP, mut_arg("to", of_words))]
    Check(CheckArgs),
    /// Count the solutions of every board
    #[command(mut_arg("to", of_words))]
    Count(CountArgs),
    /// Fill in naked and hidden singles only, without guessing
    Simplify(SimplifyArgs),
    /// Rate the difficulty of each board for people
    #[command(mut_arg("to", of_words))]
    Rate(RateArgs),
    /// Give a hint for the next step, revealing more at each level
    Hint(HintArgs),
    /// List the steps that are possible now
    #[command(mut_arg("to", of_words))]
    Steps(StepsArgs),
    /// Explain the solution step by step
    Explain(ExplainArgs),
    /// Generate puzzles with one solution and the requested difficulty, or complete grids
    Generate(GenerateArgs),
    /// Generate puzzles whose givens form a pattern: `generate --pattern` under its old name
    #[command(hide = true)]
    Pattern(PatternArgs),
    /// Remove redundant givens (clues) until every one is needed
    Minimize(MinimizeArgs),
    /// List the puzzles that differ from each board in a few givens
    Neighbours(NeighboursArgs),
    /// Draw a board, or a step of its solution, as SVG, PNG or PDF
    Draw(DrawArgs),
    /// Print boards on pages, as books or booklets, as PDF
    Print(Box<PrintArgs>),
    /// Play, learn and create puzzles in the browser
    Play(PlayArgs),
    /// Serve the page and its JSON API over HTTP
    Serve(ServeArgs),
    /// Convert boards to another format
    Convert(ConvertArgs),
    /// Print the canonical (minlex) form of each board, to find boards equal up to symmetry
    Canon(CanonArgs),
    /// Solve, verify, rate and trace data sets of boards (CSV, JSONL, Parquet), resumably
    Batch(BatchArgs),
    /// Print links that open boards in web players
    #[command(mut_arg("to", of_words))]
    Link(LinkArgs),
    /// List the solving techniques, or describe one
    Techniques(TechniquesArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
    /// Print the manual as man pages
    Man(ManArgs),
}
