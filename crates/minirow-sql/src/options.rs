//! Options of a session: `SET sudoku.bad_boards = 'error'`.

use std::any::Any;

use datafusion::common::config::{ConfigEntry, ConfigExtension, ConfigOptions, ExtensionOptions};
use datafusion::common::{Result, config_err};

use crate::Stop;

/// What a text that is no board gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BadBoards {
    /// Null.
    #[default]
    Null,
    /// The end of the query, with the row and the reason.
    Error,
}

impl BadBoards {
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::Null, Self::Error];

    /// The one word for it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow_sql::BadBoards::Error.name(), "error");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Error => "error",
        }
    }
}

/// The options of the functions over boards, under the prefix `sudoku`.
#[derive(Clone, Debug, Default)]
pub struct SudokuOptions {
    /// What a text that is no board gives.
    pub bad_boards: BadBoards,
    /// Whether the query is to end; this one is not set with SQL.
    pub stop: Stop,
}

impl SudokuOptions {
    /// Those of a session; the usual ones where it has none.
    #[must_use]
    pub fn of(config: &ConfigOptions) -> Self {
        config.extensions.get::<Self>().cloned().unwrap_or_default()
    }
}

impl ConfigExtension for SudokuOptions {
    const PREFIX: &'static str = "sudoku";
}

impl ExtensionOptions for SudokuOptions {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn cloned(&self) -> Box<dyn ExtensionOptions> {
        Box::new(self.clone())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<()> {
        if key != "bad_boards" {
            return config_err!("expected sudoku.bad_boards, found sudoku.{key}");
        }
        let word = value.trim().to_ascii_lowercase();
        match BadBoards::ALL.iter().find(|choice| choice.name() == word) {
            Some(choice) => self.bad_boards = *choice,
            None => {
                return config_err!("sudoku.bad_boards: expected null or error, found '{value}'");
            }
        }
        Ok(())
    }

    fn entries(&self) -> Vec<ConfigEntry> {
        vec![ConfigEntry {
            key: format!("{}.bad_boards", Self::PREFIX),
            value: Some(self.bad_boards.name().to_owned()),
            description: "What a text that is no board gives: null, or error to end the query.",
        }]
    }
}
