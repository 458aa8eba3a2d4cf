//! The program `minirow-sql`.

mod args;
mod program;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    match program::run(args) {
        Ok(code) => code,
        Err(error) if program::reader_is_gone(&error) => ExitCode::from(141),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
