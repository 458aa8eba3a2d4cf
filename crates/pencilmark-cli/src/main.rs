//! The command line of Pencilmark.

mod answer;
mod args;
mod boards;
mod chunk;
mod cmd;
mod collect;
mod effort;
mod exit;
mod input;
mod lines;
mod making;
mod message;
mod output;
mod race;
mod report;
mod stop;
mod template;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};
use exit::Exit;

fn main() -> ExitCode {
    let cli = Cli::parse();
    message::set_color(cli.color);
    let result = match cli.command {
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
    };
    result
        .unwrap_or_else(|error| {
            message::error(&error);
            Exit::INPUT_ERROR
        })
        .code()
}
