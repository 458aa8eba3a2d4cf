//! `cargo measure`: how fast boards are solved and made, and whether all engines agree.
//!
//! Apart from `xtask`, which builds and packs without building the library for itself.

mod clock;
mod fuzz;
mod making;
mod shared;
mod solving;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// How fast boards are solved and made, and whether all engines agree.
#[derive(Parser)]
#[command(name = "cargo measure", bin_name = "cargo measure", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Measure how fast puzzle sets are solved, here and by other solvers
    Solving(solving::Arguments),
    /// Measure how fast boards are made
    Making(making::Arguments),
    /// Compare the answers of all 9x9 engines for random puzzles
    Fuzz(fuzz::Arguments),
}

/// Exits with 0 where all went well, 1 where answers differ, 2 on wrong usage or I/O errors.
fn main() -> ExitCode {
    let outcome = match Arguments::parse().task {
        Task::Solving(arguments) => solving::run(&arguments),
        Task::Making(arguments) => making::run(&arguments),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
    };
    let told = |error| clap::Error::raw(ErrorKind::Io, format!("{error:#}\n")).exit();
    ExitCode::from(u8::from(!outcome.unwrap_or_else(told)))
}
