//! The command: its arguments and the order of work.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::check::check;
use super::data::{self, Selection};
use super::engine::Engine;
use super::markdown::markdown;
use super::measure::{Plan, measure};
use super::peer::{Peer, Source};
use super::registry;
use super::report::{self, Section};
use super::setting::Setting;
use crate::shared::Progress;
use crate::shared::data_folder;
use crate::shared::workspace;

/// Measures how fast puzzle sets are solved, on one thread and in processor time.
///
/// Every answer is checked: engines must agree on the number of solutions, and solutions must
/// complete their puzzles. A disagreement is told and makes the command fail.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Sets to measure on, by the names of their files; all of them if none is given
    #[arg(value_name = "SET")]
    sets: Vec<String>,

    /// Solutions to look for; 2 proves that there is only one
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,

    /// Rounds in which every engine runs over the whole set
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,

    /// One of our engines to measure, and no other of ours; all of them if none is given
    #[arg(long = "engine", value_name = "NAME")]
    engines: Vec<String>,

    /// Another solver for 9x9 boards to compare with: a shared library with tdoku's C interface
    ///
    /// Without SYMBOL, `solve` and `TdokuSolverDpllTriadSimd` are tried; CONFIGURATION is a number
    /// handed to the solver, 0 if not given. Speeds are compared with the first peer's.
    #[arg(long = "peer", value_name = "NAME=PATH[:SYMBOL[:CONFIGURATION]]")]
    peers: Vec<Source>,

    /// File for the table as CSV [default: target/bench.csv]
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// File for tables as Markdown, with sets as rows and engines as columns
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,

    /// Folder of the puzzles [default: $MINIROW_DATA, or ../shared/puzzles]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The most puzzles of a set; its first ones are taken
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    most: Option<u32>,

    /// The largest side of a board
    #[arg(long, value_name = "SIDE", default_value_t = 16)]
    largest: u8,
}

/// Measures, prints a table for each set and writes them all to files; false where answers differ.
///
/// # Errors
/// Where puzzles or peers cannot be loaded, or the report cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let folder = arguments.data.clone().unwrap_or_else(|| data_folder(workspace()));
    if !folder.is_dir() {
        println!("no folder of puzzles at {}: nothing to measure", folder.display());
        return Ok(true);
    }
    let selection = Selection {
        names: &arguments.sets,
        largest: arguments.largest,
        most: arguments.most.map_or(usize::MAX, |most| most as usize),
    };
    let sets = data::load(&folder, &selection)?;
    ensure!(!sets.is_empty(), "no board of side {} or less to measure on", arguments.largest);
    let peers = arguments.peers.iter().map(Peer::load).collect::<Result<_>>()?;
    let engines = registry::selected(&arguments.engines, peers)?;

    let plan = Plan { limit: arguments.limit, rounds: arguments.rounds as usize };
    let setting = Setting::new(workspace(), &engines, plan);
    let progress = Progress::new();
    let mut sections = Vec::new();
    let mut is_agreed = true;
    tell(&report::heading(&setting))?;
    for set in &sets {
        let engines: Vec<&dyn Engine> =
            engines.iter().map(AsRef::as_ref).filter(|engine| engine.takes(set)).collect();
        if engines.is_empty() {
            tell(&format!("{}: left out, no engine takes it\n", set.name))?;
            continue;
        }
        progress.show(&format!("{}: checking answers", set.name));
        let checked = check(&engines, set, plan.limit);
        progress.clear();
        if !checked.disagreements.is_empty() {
            is_agreed = false;
            tell(&format!("{}\n", checked.disagreements.join("\n")))?;
            continue;
        }
        let expected = checked.counters[0].solutions;
        let timings = measure(&engines, set, plan, expected, &progress)?;
        let section = Section::new(set, plan, &engines, &timings, &checked.counters);
        tell(&section.table())?;
        sections.push(section);
    }
    let csv = arguments.csv.clone().unwrap_or_else(|| workspace().join("target/bench.csv"));
    write(&csv, &report::csv(&sections, &setting))?;
    if let Some(file) = &arguments.markdown {
        write(file, &markdown(&sections, &setting))?;
    }
    Ok(is_agreed)
}

fn tell(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}").context("cannot write the table")
}

fn write(file: &Path, text: &str) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
    }
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}
