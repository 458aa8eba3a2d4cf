//! What the programs are given: files of boards, links and strings.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::data_folder::data_folder;
use crate::workspace::workspace;

/// A text with boards, and where it is from.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// A word for the kind of the source.
    pub(crate) group: &'static str,
    /// The name of the file, and the line where each is a text of its own.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// All texts of the project, and of the reference puzzles every Nth where they are there.
pub(crate) fn all(every: usize) -> Result<Vec<Text>> {
    let data = workspace().join("crates/minirow/tests/data");
    let mut texts = files("examples", &workspace().join("examples"))?;
    texts.extend(files("formats", &data.join("formats"))?);
    for name in ["links.txt", "rule-links.txt"] {
        texts.extend(lines("links", &data.join(name), |line| line.split_whitespace().last())?);
    }
    let variants = data_folder(workspace()).join("variants");
    if !variants.is_dir() {
        println!("not compared: no {}", variants.display());
        return Ok(texts);
    }
    let strings = lines("iss", &variants.join("iss.jsonl"), |line| {
        line.split_once("\"input\": \"").and_then(|(_, rest)| rest.split('"').next())
    })?;
    let links = lines("links of others", &variants.join("links.tsv"), |line| {
        line.split('\t').nth(2).filter(|link| link.starts_with("http"))
    })?;
    texts.extend(strings.into_iter().chain(links).step_by(every));
    Ok(texts)
}

fn files(group: &'static str, folder: &Path) -> Result<Vec<Text>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    paths.sort();
    let texts = paths.into_iter().filter(|path| path.is_file()).map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        Ok(Text { group, name, bytes })
    });
    texts.collect()
}

/// A text for each line of a file that holds one.
fn lines(
    group: &'static str,
    path: &Path,
    text: impl Fn(&str) -> Option<&str>,
) -> Result<Vec<Text>> {
    let file = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let texts = file.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let texts = texts.filter_map(|(at, line)| Some((at, text(line)?))).map(|(at, text)| Text {
        group,
        name: format!("{name}:{}", at + 1),
        bytes: format!("{text}\n").into_bytes(),
    });
    Ok(texts.collect())
}
