//! The options of a batch on a command line, the same wherever it runs.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, ValueHint};

use crate::{Batch, Condition, Format, Works};

/// The shards that are read.
#[derive(Clone, Debug, Args)]
pub struct InputArgs {
    /// Files, folders and patterns such as `data/*.csv`
    #[arg(value_name = "INPUT", required = true, value_hint = ValueHint::AnyPath)]
    pub inputs: Vec<PathBuf>,
    /// Column of boards, where its name does not tell
    #[arg(long, value_name = "NAME")]
    pub column: Option<String>,
}

/// The outputs.
#[derive(Clone, Debug, Args)]
pub struct OutputArgs {
    /// Folder of the outputs and of the manifest; it is created if it is not there
    #[arg(short = 'o', long = "output", value_name = "DIR", value_hint = ValueHint::DirPath, required = true)]
    folder: Option<PathBuf>,
    /// Format of the outputs [default: that of each input]
    #[arg(long, value_name = "FORMAT")]
    pub to: Option<Format>,
}

/// What is asked about the boards.
#[derive(Clone, Debug, Args)]
pub struct QuestionArgs {
    /// What to do with each board; separate several with commas
    #[arg(long, value_name = "WORK", default_value = "solve,verdict,givens")]
    pub work: Works,
    /// Column of stated solutions, where its name does not tell
    #[arg(long, value_name = "NAME")]
    pub solution_column: Option<String>,
    /// Write only rows whose answers fulfil a condition, such as `givens<=20` or `level>=hard`; several
    /// must all hold
    #[arg(long = "where", value_name = "CONDITION")]
    pub conditions: Vec<Condition>,
    /// Work on a random part of the rows, such as 1% or 0.001
    #[arg(long, value_name = "PART", value_parser = part)]
    pub sample: Option<u32>,
    /// Random seed of the sample
    #[arg(long, value_name = "N", default_value = "0", requires = "sample")]
    pub seed: u64,
    /// Work on the first N rows of each input
    #[arg(long, value_name = "N", value_parser = limit)]
    pub limit: Option<u64>,
}

/// A limit beyond which there are no files.
const MOST_ROWS: u64 = 1_000_000_000_000_000_000;

impl InputArgs {
    /// A batch of these shards, of which nothing is asked yet.
    ///
    /// # Examples
    /// ```
    /// use clap::Parser;
    /// use minirow_batch::{InputArgs, OutputArgs, QuestionArgs};
    /// #[derive(Parser)]
    /// struct Program {
    ///     #[command(flatten)]
    ///     inputs: InputArgs,
    ///     #[command(flatten)]
    ///     outputs: OutputArgs,
    ///     #[command(flatten)]
    ///     questions: QuestionArgs,
    /// }
    /// let folder = tempfile::tempdir()?;
    /// let shard = folder.path().join("boards.txt");
    /// std::fs::write(&shard, "1...\n")?;
    /// let shard = shard.to_str().expect("a path of letters");
    /// let program = Program::parse_from(["batch", shard, "-o", "out", "--limit", "5"]);
    /// let mut batch = program.inputs.batch(Some(&program.outputs))?;
    /// program.questions.ask(&mut batch)?;
    /// assert_eq!((batch.inputs.len(), batch.limit), (1, Some(5)));
    /// assert_eq!(batch.folder.to_str(), Some("out"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where there is no such file.
    pub fn batch(&self, outputs: Option<&OutputArgs>) -> anyhow::Result<Batch> {
        let folder = outputs.map(|outputs| outputs.folder().to_owned()).unwrap_or_default();
        let mut batch = Batch::new(crate::inputs(&self.inputs)?, folder, Works::default());
        batch.to = outputs.and_then(|outputs| outputs.to);
        batch.columns.puzzle = self.column.clone();
        Ok(batch)
    }
}

impl OutputArgs {
    /// The folder, which a command that has none does not ask for.
    ///
    /// # Examples
    /// ```
    /// use clap::{Args, Command, FromArgMatches};
    /// use minirow_batch::OutputArgs;
    /// let command = OutputArgs::augment_args(Command::new("batch"));
    /// let found = command.try_get_matches_from(["batch", "--output=out"])?;
    /// assert_eq!(OutputArgs::from_arg_matches(&found)?.folder().to_str(), Some("out"));
    /// # Ok::<(), clap::Error>(())
    /// ```
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.as_deref().unwrap_or_else(|| Path::new("."))
    }
}

impl QuestionArgs {
    /// Asks a batch all of this; [`InputArgs::batch`] has an example.
    ///
    /// # Errors
    /// Where a condition is about a column that no question answers.
    pub fn ask(&self, batch: &mut Batch) -> anyhow::Result<()> {
        for condition in &self.conditions {
            condition.expect_column(&self.work).context("--where")?;
        }
        batch.works = self.work.clone();
        batch.columns.solution.clone_from(&self.solution_column);
        batch.conditions.clone_from(&self.conditions);
        batch.sample = self.sample.map(|part| (part, self.seed));
        batch.limit = self.limit;
        Ok(())
    }
}

/// A part of a whole, in millionths.
fn part(text: &str) -> Result<u32, String> {
    let (number, whole) =
        text.strip_suffix('%').map_or((text, 1.0), |number| (number.trim(), 100.0));
    let part = number.parse::<f64>().ok().map(|number| number / whole);
    let part = part.filter(|part| (0.000_001..=1.0).contains(part));
    let part = part.ok_or("expected a part of the rows, such as 1% or 0.001")?;
    Ok((part * 1_000_000.0).round() as u32)
}

fn limit(text: &str) -> Result<u64, String> {
    let limit = text.parse().ok().filter(|limit| (1..=MOST_ROWS).contains(limit));
    limit.ok_or_else(|| format!("expected a number from 1 to {MOST_ROWS}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_shares_or_hundredths() {
        assert_eq!((part("1%"), part("0.5")), (Ok(10_000), Ok(500_000)));
        assert!(part("0").is_err() && part("120%").is_err() && part("nan").is_err());
    }

    #[test]
    fn limits_are_numbers_from_one() {
        assert_eq!(limit("7"), Ok(7));
        assert!(
            limit("0").is_err() && limit("-1").is_err() && limit("9999999999999999999").is_err()
        );
    }
}
