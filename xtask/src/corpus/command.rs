//! The command: its arguments and the order of work.

use std::io::{Write, stdout};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use super::manifest::{self, Entry};
use super::program;
use super::reader::Board;
use super::summary::Summary;
use super::verdict::{Verdict, judge};

/// Has the program read the files of a folder, and compares with what an independent reader sees.
///
/// The folder holds a MANIFEST.tsv with the columns file, repository, kind, boards and options,
/// perhaps among others. It says how each file is written and how many boards a person counted in
/// it. A board that is not in the file, and boards that are lost without a word, are misreadings
/// and end the command with 1.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder with the manifest and its files
    folder: PathBuf,

    /// The program to test
    #[arg(long, value_name = "FILE", default_value = "target/release/minirow")]
    program: PathBuf,

    /// Take only files whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
}

/// Reads all files both ways; false where one was misread.
///
/// # Errors
/// Where the manifest is wrong about a file, or something cannot be read or started.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let program = arguments
        .program
        .canonicalize()
        .with_context(|| format!("{} is not there", arguments.program.display()))?;
    let mut summary = Summary::default();
    for entry in manifest::read(&arguments.folder)? {
        if !entry.file.contains(&arguments.only) {
            continue;
        }
        let boards = expected(arguments, &entry).with_context(|| entry.file.clone())?;
        let verdict = verdict(&program, arguments, &entry, &boards)?;
        tell(&line(&entry, &verdict))?;
        summary.add(&entry, &verdict);
    }
    tell(&summary.told())?;
    Ok(summary.is_good())
}

/// The boards that the independent reader sees, as many as a person counted.
fn expected(arguments: &Arguments, entry: &Entry) -> Result<Vec<Board>> {
    let path = arguments.folder.join(entry.kind.same.as_ref().unwrap_or(&entry.file));
    let bytes = std::fs::read(&path).with_context(|| path.display().to_string())?;
    let boards = entry.kind.boards(&bytes)?;
    ensure!(
        boards.len() == entry.boards,
        "a person counted {} boards, and the independent reader finds {}",
        entry.boards,
        boards.len()
    );
    Ok(boards)
}

fn verdict(
    program: &std::path::Path,
    arguments: &Arguments,
    entry: &Entry,
    boards: &[Board],
) -> Result<Verdict> {
    let with = |options: &[String]| -> Result<Verdict> {
        let outcome = program::read(program, &arguments.folder, &entry.file, options)?;
        Ok(judge(boards, &outcome))
    };
    let alone = with(&[])?;
    if entry.options.is_empty() || matches!(alone, Verdict::Read | Verdict::Misread(_)) {
        return Ok(alone);
    }
    Ok(match with(&entry.options)? {
        Verdict::Read => Verdict::ReadWith(entry.options.join(" ")),
        misread @ Verdict::Misread(_) => misread,
        _ => alone,
    })
}

/// A line for a file.
fn line(entry: &Entry, verdict: &Verdict) -> String {
    let Entry { file, boards, .. } = entry;
    match verdict {
        Verdict::Read => format!("read      {file}: {boards}"),
        Verdict::ReadWith(options) => format!("read      {file}: {boards} with {options}"),
        Verdict::Partly { read, told } => format!("partly    {file}: {read} of {boards}; {told}"),
        Verdict::Refused { told, .. } if *boards == 0 => format!("no board  {file}; {told}"),
        Verdict::Refused { told, .. } => format!("refused   {file}: {boards}; {told}"),
        Verdict::Misread(how) => format!("MISREAD   {file}: {how}"),
    }
}

fn tell(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}").context("the answer cannot be written")
}
