//! The command line of Minirow.

mod args;
mod cmd;
mod exit;
mod inherited;
mod input;
mod making;
mod output;
mod search;
mod stop;
mod stream;
mod terminal;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Cli, Color, Command, Refused, Topic};
use exit::Exit;
use input::Neither;
use stop::Stop;
use terminal::message;

fn main() -> ExitCode {
    let stop = Stop::default();
    let result = stop.listen(output::tell_what_is_left).and_then(|()| run(&stop));
    let exit = result.unwrap_or_else(|error| {
        let exit = Exit::of(&error);
        if !exit.reader_is_gone {
            message::error(&error);
            let refused = error.downcast_ref::<Refused>().map(|refused| &refused.hint);
            let neither = error.downcast_ref::<Neither>().and_then(|neither| neither.hint.as_ref());
            if let Some(hint) = refused.or(neither) {
                message::hint(hint);
            }
        }
        exit
    });
    exit.code(&stop)
}

/// Runs what the command line says.
fn run(stop: &Stop) -> anyhow::Result<Exit> {
    let typed: Vec<OsString> = std::env::args_os().collect();
    let color = args::color_said(typed.iter().cloned());
    message::set_color(color);
    let mut command = args::command().color(match color {
        Color::Auto => clap::ColorChoice::Auto,
        Color::Always => clap::ColorChoice::Always,
        Color::Never => clap::ColorChoice::Never,
    });
    if let Some(topic) = Topic::asked(&typed) {
        return cmd::topics::run(topic);
    }
    let matches = match command.try_get_matches_from_mut(args::in_full(typed.clone(), &command)) {
        Ok(matches) => matches,
        Err(told) if told.use_stderr() => args::advise(told, &typed, &mut command).exit(),
        // Help that is asked for is an answer.
        Err(told) => {
            output::print_with(|| told.print())?;
            return Ok(Exit::default());
        }
    };
    let mut cli = Cli::from_arg_matches(&matches)?;
    message::set_color(cli.color);
    args::settle(&mut cli.command)?;
    output::refuse_overwriting(&command, &matches)?;
    match cli.command {
        Command::Solve(args) => cmd::solve::run(&args, stop),
        Command::Check(args) => cmd::check::run(&args, stop),
        Command::Count(args) => cmd::count::run(&args, stop),
        Command::Simplify(args) => cmd::simplify::run(&args, stop),
        Command::Rate(args) => cmd::rate::run(&args, stop),
        Command::Hint(args) => cmd::hint::run(&args, stop),
        Command::Steps(args) => cmd::steps::run(&args, stop),
        Command::Explain(args) => cmd::explain::run(&args, stop),
        Command::Generate(args) => cmd::generate::run(&args, stop),
        Command::Pattern(args) => cmd::generate::run_pattern(&args, stop),
        Command::Minimize(args) => cmd::minimize::run(&args, stop),
        Command::Neighbours(args) => cmd::neighbours::run(&args, stop),
        Command::Draw(args) => cmd::draw::run(&args, stop).inspect(tell_end),
        Command::Print(args) => cmd::print::run(&args, stop).inspect(tell_end),
        Command::Play(args) => cmd::serve::play(&args, stop),
        Command::Serve(args) => cmd::serve::run(&args, stop),
        Command::Convert(args) => cmd::convert::run(&args, stop),
        Command::Batch(args) => cmd::batch::run(&args, stop),
        Command::Canon(args) => cmd::canon::run(&args, stop),
        Command::Link(args) => cmd::link::run(&args, stop),
        Command::Techniques(args) => cmd::techniques::run(&args),
        Command::Completions(args) => cmd::completions::run(&args),
        Command::Man(args) => cmd::man::run(&args),
    }
}

/// Says of a run that makes a file or none that there is none.
fn tell_end(exit: &Exit) {
    if exit.interrupted {
        message::note("interrupted: nothing was written");
    }
}
