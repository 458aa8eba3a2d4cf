//! The command line of Pencilmark.

mod answer;
mod args;
mod boards;
mod chunk;
mod cmd;
mod collect;
mod destination;
mod effort;
mod exit;
mod guard;
mod inherited;
mod input;
mod lines;
mod making;
mod message;
mod meter;
mod named;
mod output;
mod race;
mod remedy;
mod report;
mod screen;
mod stop;
mod template;
mod terminal;

use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Cli, Command};
use exit::Exit;

fn main() -> ExitCode {
    let result = stop::listen().and_then(|()| run());
    let exit = result.unwrap_or_else(|error| {
        let exit = Exit::of(&error);
        if !exit.reader_is_gone {
            message::error(&error);
        }
        exit
    });
    exit.code()
}

/// Runs what the command line says.
fn run() -> anyhow::Result<Exit> {
    let mut command = args::command();
    let matches = match command.try_get_matches_from_mut(std::env::args_os()) {
        Ok(matches) => matches,
        Err(told) if told.use_stderr() => told.exit(),
        // Help that is asked for is an answer.
        Err(told) => {
            output::print_with(|| told.print())?;
            return Ok(Exit::default());
        }
    };
    let cli = Cli::from_arg_matches(&matches)?;
    message::set_color(cli.color);
    guard::refuse_overwriting(&command, &matches)?;
    match cli.command {
        Command::Solve(args) => cmd::solve::run(&args),
        Command::Check(args) => cmd::check::run(&args),
        Command::Count(args) => cmd::count::run(&args),
        Command::Simplify(args) => cmd::simplify::run(&args),
        Command::Rate(args) => cmd::rate::run(&args),
        Command::Hint(args) => cmd::hint::run(&args),
        Command::Steps(args) => cmd::steps::run(&args),
        Command::Explain(args) => cmd::explain::run(&args),
        Command::Generate(args) => cmd::generate::run(&args),
        Command::Pattern(args) => cmd::generate::run_pattern(&args),
        Command::Minimize(args) => cmd::minimize::run(&args),
        Command::Neighbours(args) => cmd::neighbours::run(&args),
        Command::Draw(args) => cmd::draw::run(&args),
        Command::Print(args) => cmd::print::run(&args),
        Command::Play(args) => cmd::serve::play(&args),
        Command::Serve(args) => cmd::serve::run(&args),
        Command::Convert(args) => cmd::convert::run(&args),
        Command::Canon(args) => cmd::canon::run(&args),
        Command::Link(args) => cmd::link::run(&args),
        Command::Techniques(args) => cmd::techniques::run(&args),
        Command::Completions(args) => cmd::completions::run(&args),
        Command::Man(args) => cmd::man::run(&args),
    }
}
