//! What a run was asked and how far it is: a file beside the outputs.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};

use crate::Format;

/// The name of the file.
pub const MANIFEST: &str = "manifest.json";

/// The name of the file beside it that names the rows that `dedupe` has left out.
pub const DUPLICATES: &str = "duplicates.csv";

/// What the program is called in manifests.
const NAME: &str = "minirow";
/// What it was called before; a batch that began under this name goes on under it.
const OLD_NAME: &str = "pencilmark";

/// What a run was asked, and the shards that are finished.
///
/// It names no time and no machine: runs that do the same leave the same manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The program and its version; another version may answer in other bytes.
    pub program: String,
    /// What was asked.
    pub options: Asked,
    /// The shards, in the order in which they were named.
    pub shards: Vec<Shard>,
}

/// What was asked of all shards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The questions, as on the command line.
    pub work: String,
    /// What outputs are written in; the format of each input where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Format>,
    /// The columns that were named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    /// The column of stated solutions that was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution_column: Option<String>,
    /// Conditions on rows, as on the command line.
    #[serde(rename = "where", default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<String>,
    /// The part of all rows that is sampled, in millionths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<u32>,
    /// The seed of the sample.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The most rows of each shard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
    /// How rows were chosen by their canonical forms: by `dedupe` or `split`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// What was generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub generated: Option<String>,
}

/// An input and its output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// The input, as it was named.
    pub input: String,
    /// How many bytes it has.
    pub bytes: u64,
    /// Its checksum: 128 bits of XXH3, as `xxh128sum` prints it.
    pub checksum: String,
    /// The name of its output in the folder of the manifest.
    pub output: String,
    /// How many bytes that has, once it is finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_bytes: Option<u64>,
    /// Its checksum, once it is finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub output_checksum: Option<String>,
    /// What was done; nothing before it is finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finished>,
}

/// What was done with a shard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// Rows that were read.
    pub rows: u64,
    /// Rows that were written.
    pub written: u64,
    /// Rows named in the side file.
    pub bad: u64,
    /// Boards without a solution, where that was asked, with one, and with several.
    pub none: u64,
    /// As above.
    pub unique: u64,
    /// As above.
    pub several: u64,
}

impl Finished {
    /// Adds what was done with a part.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::Finished;
    /// let mut finished = Finished { rows: 2, unique: 2, ..Finished::default() };
    /// finished.add(&Finished { rows: 1, bad: 1, ..Finished::default() });
    /// assert_eq!((finished.rows, finished.unique, finished.bad), (3, 2, 1));
    /// ```
    pub fn add(&mut self, other: &Self) {
        self.rows += other.rows;
        self.written += other.written;
        self.bad += other.bad;
        self.none += other.none;
        self.unique += other.unique;
        self.several += other.several;
    }
}

/// This program and its version, as manifests have them.
///
/// # Examples
/// ```
/// assert!(minirow_batch::program().starts_with("minirow 0."));
/// ```
#[must_use]
pub fn program() -> String {
    format!("{NAME} {}", env!("CARGO_PKG_VERSION"))
}

impl Manifest {
    /// What columns of answers are called where the input has a column of that name: `NAME_` before it.
    pub(crate) fn prefix(&self) -> &'static str {
        if self.program.starts_with(OLD_NAME) { OLD_NAME } else { NAME }
    }

    /// Whether a version of the program left it, under its name or the one before.
    fn is_of(&self, program: &str) -> bool {
        self.program.replacen(OLD_NAME, NAME, 1) == program
    }

    /// Reads the manifest of a folder; nothing where it has none.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Asked, Manifest};
    /// let folder = tempfile::tempdir()?;
    /// assert_eq!(Manifest::read(folder.path())?, None);
    /// let asked = Asked { work: "solve".to_owned(), ..Asked::default() };
    /// let manifest = Manifest { program: "minirow 1.0".to_owned(), options: asked, shards: Vec::new() };
    /// manifest.write(folder.path())?;
    /// manifest.expect_same("minirow 2.0", &Asked::default(), folder.path())?; // Nothing was done yet.
    /// assert_eq!(Manifest::read(folder.path())?, Some(manifest));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where it cannot be read or is none.
    pub fn read(folder: &Path) -> anyhow::Result<Option<Self>> {
        let path = folder.join(MANIFEST);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            text => text.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let manifest = serde_json::from_str(&text)
            .with_context(|| format!("{} is no manifest of a batch", path.display()))?;
        Ok(Some(manifest))
    }

    /// Writes it into a folder, as a whole.
    ///
    /// # Errors
    /// Where the folder cannot be written.
    pub fn write(&self, folder: &Path) -> anyhow::Result<()> {
        let mut text = serde_json::to_string_pretty(self).context("cannot write the manifest")?;
        text.push('\n');
        replace(&folder.join(MANIFEST), text.as_bytes())
    }

    /// The inputs that another manifest knows as finished with other bytes.
    pub(crate) fn changed_since(&self, known: &Self) -> Vec<String> {
        let changed = self.shards.iter().filter(|shard| {
            known.shards.iter().any(|known| {
                let is_same = known.output == shard.output && known.input == shard.input;
                is_same && known.finished.is_some() && known.checksum != shard.checksum
            })
        });
        changed.map(|shard| shard.input.clone()).collect()
    }

    /// The outputs that another manifest knows as finished from the same inputs, and this one does not.
    pub(crate) fn lost_since(&self, known: &Self) -> Vec<String> {
        let lost = self.shards.iter().filter(|shard| {
            known.shards.iter().any(|known| {
                let is_same = known.output == shard.output && known.checksum == shard.checksum;
                is_same && known.finished.is_some() && shard.finished.is_none()
            })
        });
        lost.map(|shard| shard.output.clone()).collect()
    }

    /// Whether a run has done anything yet.
    pub(crate) fn has_begun(&self, folder: &Path) -> bool {
        self.shards.iter().any(|shard| {
            shard.finished.is_some() || beside(&folder.join(&shard.output), "progress").exists()
        })
    }

    /// Checks that a run was asked the same as the one that left this manifest, if that has done
    /// anything yet.
    ///
    /// # Errors
    /// Where it was not.
    pub fn expect_same(&self, program: &str, asked: &Asked, folder: &Path) -> anyhow::Result<()> {
        if !self.has_begun(folder) {
            return Ok(());
        }
        if self.options != *asked {
            bail!(
                "{} holds a batch with other options ({}); give another folder with -o",
                folder.display(),
                differences(&self.options, asked).join("; ")
            );
        }
        if !self.is_of(program) {
            bail!(
                "{} holds a batch of {}, and this is {program}; give another folder with -o",
                folder.display(),
                self.program
            );
        }
        Ok(())
    }
}

/// What differs between what was asked before and now, each with its name in the manifest.
fn differences(before: &Asked, now: &Asked) -> Vec<String> {
    let [before, now] = [before, now].map(|asked| serde_json::to_value(asked).unwrap_or_default());
    let names = [&before, &now].into_iter().filter_map(|asked| asked.as_object());
    let mut names: Vec<&String> = names.flat_map(|asked| asked.keys()).collect();
    names.sort();
    names.dedup();
    let shown = |asked: &serde_json::Value, name: &str| match &asked[name] {
        serde_json::Value::Null => "none".to_owned(),
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let changed = names.into_iter().filter(|name| before[name.as_str()] != now[name.as_str()]);
    let told =
        changed.map(|name| format!("{name}: {}, now {}", shown(&before, name), shown(&now, name)));
    told.collect()
}

/// Puts a file in the place of the one that is there, or leaves that as it is.
///
/// # Errors
/// Where it cannot be written.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let written = || format!("cannot write {}", path.display());
    let beside = beside(path, "new");
    let mut file = fs::File::create(&beside).with_context(written)?;
    file.write_all(bytes).with_context(written)?;
    file.sync_all().with_context(written)?;
    fs::rename(&beside, path).with_context(written)
}

/// A file beside another: `boards.csv.partial`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
