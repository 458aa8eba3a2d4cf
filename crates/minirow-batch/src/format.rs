//! What shards are written in.

use std::path::Path;

/// What a shard is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Format {
    /// Comma-separated values
    Csv,
    /// Tab-separated values with a line of names
    Tsv,
    /// Lines: the board, then what else there is, separated by tabs
    #[cfg_attr(feature = "clap", value(name = "txt"))]
    Text,
    /// A JSON object on each line
    Jsonl,
    /// Apache Parquet
    Parquet,
    /// 16 bytes a row: a hash of the canonical form, which boards that are the same up to symmetry
    /// share. Only `dedupe` and `split` write and read it.
    #[cfg_attr(feature = "clap", value(skip))]
    Keys,
}

impl Format {
    /// Those that boards are written in.
    pub const ALL: &'static [Self] =
        &[Self::Csv, Self::Tsv, Self::Text, Self::Jsonl, Self::Parquet];

    /// The one word for it, which ends the names of its files.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow_batch::Format::Jsonl.name(), "jsonl");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Tsv => "tsv",
            Self::Text => "txt",
            Self::Jsonl => "jsonl",
            Self::Parquet => "parquet",
            Self::Keys => "keys",
        }
    }

    /// What the name of a file says.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::Format;
    /// assert_eq!(Format::of_path("a/b.PARQUET".as_ref()), Some(Format::Parquet));
    /// assert_eq!(Format::of_path("b.zip".as_ref()), None);
    /// ```
    #[must_use]
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match extension.as_str() {
            "csv" => Self::Csv,
            "tsv" | "tab" => Self::Tsv,
            "txt" | "sdm" | "text" => Self::Text,
            "jsonl" | "ndjson" => Self::Jsonl,
            "parquet" | "pq" => Self::Parquet,
            _ => return None,
        })
    }
}

/// Why a Parquet file cannot be read or written here.
#[cfg(not(feature = "parquet"))]
pub(crate) const WITHOUT_PARQUET: &str = "this program was built without Parquet; build it with \
    `cargo build --release --package minirow-cli --features parquet`, or use CSV or JSONL";
