//! The shards that a command names: files, folders and patterns.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::Format;
use crate::checksum::checksum;
use crate::generate::Generated;
use crate::manifest::{DUPLICATES, Manifest};
use crate::selection::Selection;

/// A shard to be read or generated.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// Where it is; the name of one that is generated.
    pub path: PathBuf,
    /// What it is written in.
    pub format: Format,
    /// What is generated instead of read.
    pub(crate) generated: Option<Generated>,
    /// Which of its rows are written, and where.
    pub(crate) selection: Option<Selection>,
}

impl Input {
    /// A file of boards, whose name tells what it is written in.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Format, Input};
    /// assert_eq!(Input::file("a/boards.csv".into())?.format, Format::Csv);
    /// let error = Input::file("boards.csv.gz".into()).unwrap_err();
    /// assert!(error.to_string().ends_with("`gunzip --keep boards.csv.gz` unpacks it"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where it does not.
    pub fn file(path: PathBuf) -> anyhow::Result<Self> {
        let Some(format) = Format::of_path(&path) else {
            let unpacks = path.extension().and_then(|packed| match packed.to_str()? {
                "gz" => Some("gunzip --keep"),
                "zst" => Some("unzstd"),
                "xz" => Some("unxz --keep"),
                "zip" => Some("unzip"),
                _ => None,
            });
            let path = path.display();
            bail!(
                "{path}: expected a name that ends in .csv, .tsv, .txt, .jsonl or .parquet{}",
                unpacks
                    .map_or_else(String::new, |unpacks| format!("; `{unpacks} {path}` unpacks it"))
            );
        };
        Ok(Self { path, format, generated: None, selection: None })
    }

    /// Its checksum, and how many bytes it has; one that is generated has none.
    pub(crate) fn checksum(&self) -> anyhow::Result<(String, u64)> {
        match &self.generated {
            Some(generated) => Ok((generated.checksum(), 0)),
            None => checksum(&self.path),
        }
    }

    /// The name of its output.
    pub(crate) fn output(&self, to: Option<Format>) -> String {
        let stem = self.path.file_stem().map_or("boards".into(), |stem| stem.to_string_lossy());
        let name = match (to, self.path.file_name()) {
            // Shards of one name and two formats have keys each.
            (Some(Format::Keys), Some(name)) => format!("{}.keys", name.to_string_lossy()),
            (to, _) => format!("{stem}.{}", to.unwrap_or(self.format).name()),
        };
        match self.selection.as_ref().and_then(|selection| selection.part.as_ref()) {
            Some(part) => format!("{part}/{name}"),
            None => name,
        }
    }
}

/// The shards of files, folders and patterns such as `data/*.csv`, each once, in the order of names
/// within a folder or pattern.
///
/// # Examples
/// ```
/// use minirow_batch::{Format, inputs};
/// let folder = tempfile::tempdir()?;
/// std::fs::write(folder.path().join("b.csv"), "puzzle\n")?;
/// std::fs::write(folder.path().join("a.jsonl"), "")?;
/// std::fs::write(folder.path().join("notes.md"), "")?;
/// let found = inputs(&[folder.path().to_owned()])?;
/// let formats: Vec<Format> = found.iter().map(|input| input.format).collect();
/// assert_eq!(formats, [Format::Jsonl, Format::Csv]);
/// # Ok::<(), anyhow::Error>(())
/// ```
///
/// # Errors
/// Where there is none, a file has a name that does not tell its format, or one that is named is no
/// regular file.
pub fn inputs(named: &[PathBuf]) -> anyhow::Result<Vec<Input>> {
    let mut found: Vec<Input> = Vec::new();
    for named in named {
        if named.as_os_str() == "-" {
            bail!("cannot read standard input: expected a file or folder, which can be read again");
        }
        let paths = if named.is_dir() {
            folder(named)?
        } else if named.is_file() {
            vec![named.clone()]
        } else if named.exists() {
            bail!(
                "cannot read {}: expected a regular file, which can be read again",
                named.display()
            );
        } else {
            matching(named)?
        };
        let is_one = paths.len() == 1 && paths[0] == *named;
        let mut any = false;
        for path in paths {
            match Input::file(path) {
                Ok(input) => {
                    any = true;
                    if found.iter().all(|other| other.path != input.path) {
                        found.push(input);
                    }
                }
                Err(error) if is_one => return Err(error),
                Err(_) => {}
            }
        }
        if !any {
            bail!(
                "{}: no file of boards (.csv, .tsv, .txt, .jsonl, .parquet) there",
                named.display()
            );
        }
    }
    Ok(found)
}

/// The names of outputs, by input.
///
/// # Errors
/// Where two inputs would have the same.
pub(crate) fn output_names(inputs: &[Input], to: Option<Format>) -> anyhow::Result<Vec<String>> {
    let mut taken: BTreeMap<String, &Path> = BTreeMap::new();
    let mut names = Vec::new();
    for input in inputs {
        let name = input.output(to);
        if let Some(other) = taken.insert(name.clone(), &input.path) {
            bail!(
                "{} and {} would both be written to {name}",
                other.display(),
                input.path.display()
            );
        }
        names.push(name);
    }
    Ok(names)
}

/// The files of a folder, in order; hidden ones and those that name bad rows and duplicates are none.
fn folder(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    expect_whole(folder)?;
    let told = || format!("cannot read the folder {}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(told)? {
        let path = entry.with_context(told)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_named = name.ends_with(".bad.csv") || name == DUPLICATES;
        if path.is_file() && !name.starts_with('.') && !is_named {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Refuses a folder that a batch has not finished, or whose shards are in folders of their own.
fn expect_whole(folder: &Path) -> anyhow::Result<()> {
    let Ok(Some(manifest)) = Manifest::read(folder) else { return Ok(()) };
    let left = manifest.shards.iter().filter(|shard| shard.finished.is_none()).count();
    if left > 0 {
        bail!(
            "{} holds a batch that is not finished ({left} of {} shards are left): run its command again, or name \
             the files that are wanted",
            folder.display(),
            manifest.shards.len()
        );
    }
    let folders = manifest.shards.iter().filter_map(|shard| Path::new(&shard.output).parent());
    let mut parts: Vec<_> = folders.filter(|part| *part != "").collect();
    parts.dedup();
    if !parts.is_empty() {
        let parts = parts.iter().map(|part| folder.join(part).display().to_string());
        bail!(
            "{} holds the parts of a set: name them, such as {}",
            folder.display(),
            parts.collect::<Vec<_>>().join(" ")
        );
    }
    Ok(())
}

/// The files that a pattern such as `data/*.csv` names, in order.
fn matching(pattern: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let text = pattern.to_string_lossy();
    if !text.contains(['*', '?', '[']) {
        bail!("{text}: no such file or folder");
    }
    let paths = glob::glob(&text).with_context(|| format!("{text}: no pattern of names"))?;
    let paths =
        paths.collect::<Result<Vec<_>, _>>().with_context(|| format!("cannot read {text}"))?;
    Ok(paths.into_iter().filter(|path| path.is_file()).collect())
}
