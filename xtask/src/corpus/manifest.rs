//! The list of files: a table with tabs between columns, whose first line names them.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use super::reader::Kind;

/// A file of the corpus.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Where it is, below the folder of the manifest.
    pub(crate) file: String,
    /// The repository it was taken from.
    pub(crate) repository: String,
    /// How it is written.
    pub(crate) kind: Kind,
    /// How many boards a person counted, which the reader has to find.
    pub(crate) boards: usize,
    /// What the program has to be told, where the file does not tell it.
    pub(crate) options: Vec<String>,
}

/// The name of the manifest in its folder.
const NAME: &str = "MANIFEST.tsv";

/// Reads the manifest of a folder.
///
/// # Errors
/// Where there is none, or a line of it is not as expected.
pub(crate) fn read(folder: &Path) -> Result<Vec<Entry>> {
    let path = folder.join(NAME);
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("{} cannot be read", path.display()))?;
    parse(&text).with_context(|| path.display().to_string())
}

fn parse(text: &str) -> Result<Vec<Entry>> {
    let mut lines = text.lines().enumerate();
    let (_, names) = lines.next().context("line 1: expected the names of the columns")?;
    let names: Vec<&str> = names.split('\t').collect();
    let column = |name: &str| {
        let place = names.iter().position(|found| *found == name);
        place.with_context(|| format!("line 1: expected a column {name}"))
    };
    let (file, repository, kind) = (column("file")?, column("repository")?, column("kind")?);
    let (boards, options) = (column("boards")?, column("options")?);
    let entry = |line: &str| -> Result<Entry> {
        let cells: Vec<&str> = line.split('\t').collect();
        if cells.len() != names.len() {
            bail!("expected {} columns, found {}", names.len(), cells.len());
        }
        let count = cells[boards];
        ensure!(!cells[file].is_empty(), "expected a file, found nothing");
        Ok(Entry {
            file: cells[file].to_owned(),
            repository: cells[repository].to_owned(),
            kind: Kind::parse(cells[kind])?,
            boards: count.parse().with_context(|| format!("expected a number, found {count:?}"))?,
            options: cells[options].split_whitespace().map(str::to_owned).collect(),
        })
    };
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| entry(line).with_context(|| format!("line {}", number + 1)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "file\trepository\tkind\tboards\toptions\n";

    #[test]
    fn a_line_is_a_file() {
        let entries = parse(&format!("{HEAD}a.txt\tme/mine\trows 6\t2\t--block 2x3\n")).unwrap();
        let [entry] = &entries[..] else { panic!("one entry is expected") };
        assert_eq!((entry.file.as_str(), entry.repository.as_str()), ("a.txt", "me/mine"));
        assert_eq!(
            (entry.boards, &entry.options[..]),
            (2, &["--block", "2x3"].map(str::to_owned)[..])
        );
    }

    #[test]
    fn a_wrong_line_is_told_with_its_number() {
        for (line, told) in [
            ("a.txt\tme/mine\trows 6\t2", "expected 5 columns, found 4"),
            ("a.txt\tme/mine\trows 6\ttwo\t", "expected a number, found \"two\""),
            ("a.txt\tme/mine\tknots 6\t2\t", "expected a kind"),
        ] {
            let error = format!("{:#}", parse(&format!("{HEAD}{line}")).unwrap_err());
            assert!(error.starts_with("line 2: ") && error.contains(told), "{error}");
        }
    }
}
