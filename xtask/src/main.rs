//! `cargo xtask`: the automation of the workspace, in Rust.

mod corpus;
mod dist;
mod package;
mod progress;
mod same;
mod web;
mod wheel;
mod workspace;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// The automation of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the page as a folder for any host of static files
    Web(web::Arguments),
    /// Pack the program with its manual, completions and licences
    Dist(dist::Arguments),
    /// Build the package for Python: a wheel and a source distribution
    Wheel(wheel::Arguments),
    /// Check every crate as people get it: licences, packages, the installed program
    Package(package::Arguments),
    /// Compare what the program reads in files that people have with an independent reader
    Corpus(corpus::Arguments),
    /// Tell where two versions of the program answer differently
    Same(same::Arguments),
}

/// Exits with 0 where all went well, 1 where a task found a fault, 2 on wrong usage or I/O errors.
fn main() -> ExitCode {
    let outcome = match Arguments::parse().task {
        Task::Web(arguments) => web::run(&arguments),
        Task::Dist(arguments) => dist::run(&arguments),
        Task::Wheel(arguments) => wheel::run(&arguments),
        Task::Package(arguments) => package::run(&arguments),
        Task::Corpus(arguments) => corpus::run(&arguments),
        Task::Same(arguments) => same::run(&arguments),
    };
    let told = |error| clap::Error::raw(ErrorKind::Io, format!("{error:#}\n")).exit();
    ExitCode::from(u8::from(!outcome.unwrap_or_else(told)))
}
