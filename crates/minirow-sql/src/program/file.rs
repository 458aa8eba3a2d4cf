//! Rows in a file, which is there when it is whole.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use datafusion::common::config::CsvOptions;
use datafusion::dataframe::{DataFrame, DataFrameWriteOptions};
use minirow_batch::Format;

use super::fault::fault;

/// Writes rows into a file, in the format that its name tells.
pub(super) async fn write(rows: DataFrame, path: &Path) -> anyhow::Result<()> {
    let is_json = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    let format = if is_json { Some(Format::Jsonl) } else { Format::of_path(path) };
    let told = || format!("cannot write {}", path.display());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        bail!("{}: no such folder", told());
    }
    let partial = Partial(beside(path));
    let name = partial.0.to_str().with_context(|| format!("{}: no name in Unicode", told()))?;
    let options = DataFrameWriteOptions::new().with_single_file_output(true);
    let written = match format {
        Some(Format::Parquet) => rows.write_parquet(name, options, None).await,
        Some(Format::Jsonl) => rows.write_json(name, options, None).await,
        Some(Format::Csv) => rows.write_csv(name, options, None).await,
        Some(Format::Tsv) => {
            let tabs = CsvOptions::default().with_delimiter(b'\t').with_has_header(true);
            rows.write_csv(name, options, Some(tabs)).await
        }
        _ => {
            bail!("{}: expected a name that ends in .parquet, .csv, .tsv, .jsonl or .json", told())
        }
    };
    written.map_err(fault).with_context(told)?;
    std::fs::rename(&partial.0, path).with_context(told)
}

/// A file that is removed unless it has got another name.
struct Partial(PathBuf);

impl Drop for Partial {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// `.boards.csv.partial` beside `boards.csv`, absolute.
fn beside(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.partial", std::process::id()))
}
