//! A prompt: statements that end in a semicolon, and a few words.

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Config, Editor, Helper};
use tokio::runtime::Runtime;

use super::statements::{Ended, Runner};

const HELP: &str = "\
Statements end in a semicolon and may have several lines. Files are tables: FROM 'boards.csv'
  \\d    tables and views        \\f    functions over boards
  \\?    this help               \\q    ends, as Ctrl-D does
Ctrl-C ends a query.";

const TABLES: &str = "SELECT table_name AS name, table_type AS kind FROM information_schema.tables \
    WHERE table_schema <> 'information_schema' ORDER BY name";

const FUNCTIONS: &str = "SELECT DISTINCT routine_name AS name, syntax_example AS syntax, description \
    FROM information_schema.routines WHERE routine_name LIKE 'sudoku%' ORDER BY name";

/// Reads statements and runs them until the user ends it.
pub(super) fn prompt(runner: &Runner, runtime: &Runtime) -> anyhow::Result<()> {
    let config = Config::builder().auto_add_history(true).build();
    let history = MemHistory::with_config(&config);
    let mut editor: Editor<Lines, MemHistory> = Editor::with_history(config, history)?;
    editor.set_helper(Some(Lines));
    println!("Sudoku in SQL; \\? for help, \\q to end");
    loop {
        let text = match editor.readline("sudoku> ") {
            Ok(text) => text,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        let query = match text.trim().trim_end_matches(';').trim() {
            "" => continue,
            "\\q" | "quit" | "exit" => return Ok(()),
            "\\?" | "help" => {
                println!("{HELP}");
                continue;
            }
            "\\d" => TABLES,
            "\\f" => FUNCTIONS,
            _ => text.as_str(),
        };
        match runtime.block_on(runner.run(query)) {
            Ok(Ended::Done) => {}
            Ok(Ended::Stopped(_)) => eprintln!("interrupted"),
            Err(error) => eprintln!("error: {error:#}"),
        }
    }
}

/// Says when a statement is whole.
struct Lines;

impl Validator for Lines {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input().trim();
        let is_word = matches!(text, "" | "quit" | "exit" | "help") || text.starts_with('\\');
        Ok(if is_word || text.ends_with(';') {
            ValidationResult::Valid(None)
        } else {
            ValidationResult::Incomplete
        })
    }
}

impl Completer for Lines {
    type Candidate = String;
}

impl Hinter for Lines {
    type Hint = String;
}

impl Highlighter for Lines {}

impl Helper for Lines {}
