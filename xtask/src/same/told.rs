//! What a process tells, and how two of them differ.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

/// What stands for the name of the program, so that versions of different names can be compared.
const NAME: &str = "PROGRAM";

/// What a program told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
    pub(crate) code: Option<i32>,
}

impl Told {
    /// What a program tells when it is asked.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub(crate) fn by(program: &Path, args: &[String], input: &[u8]) -> Result<Self> {
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let mut stdin = child.stdin.take().context("its standard input")?;
        // It may end before it has read all.
        let output = thread::scope(|scope| {
            scope.spawn(|| {
                let _ = stdin.write_all(input);
                drop(stdin);
            });
            child.wait_with_output()
        })?;
        let name = program.file_stem().unwrap_or_default().to_string_lossy();
        Ok(Self {
            stdout: without_name(&output.stdout, &name),
            stderr: without_name(&output.stderr, &name),
            code: output.status.code(),
        })
    }

    /// Whether it wrote something, and told no error.
    pub(crate) fn is_good(&self) -> bool {
        self.code == Some(0) && !self.stdout.is_empty()
    }

    /// The first difference to another, in words; empty where there is none.
    pub(crate) fn differs_from(&self, other: &Self) -> String {
        if self.code != other.code {
            return format!("exit code {:?}, now {:?}", self.code, other.code);
        }
        if self.stdout != other.stdout {
            return first_difference(&self.stdout, &other.stdout);
        }
        // Boards are read side by side, and what is told of them comes as it is found.
        let [before, after] = [self, other].map(|told| in_order(&told.stderr));
        let difference = first_difference(&before, &after);
        if difference.is_empty() { difference } else { format!("told {difference}") }
    }
}

fn in_order(text: &[u8]) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    lines.sort_unstable();
    lines.concat()
}

/// The first line that differs, from just before its difference, and what it is now; empty where nothing differs.
pub(crate) fn first_difference(before: &[u8], after: &[u8]) -> String {
    const SHOWN_BEFORE: usize = 30;
    const SHOWN: usize = 160;
    if before == after {
        return String::new();
    }
    let [before, after] = [before, after].map(String::from_utf8_lossy);
    let (mut before, mut after) = (before.lines(), after.lines());
    loop {
        let [one, other] = [before.next(), after.next()];
        if one.is_none() && other.is_none() {
            return "the ends of lines".to_owned();
        }
        if one == other {
            continue;
        }
        let signs = |line: Option<&str>| line.unwrap_or("nothing").chars().collect::<Vec<char>>();
        let [one, other] = [one, other].map(signs);
        let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
        let start = same.saturating_sub(SHOWN_BEFORE);
        let shown = |line: &[char]| line.iter().skip(start).take(SHOWN).collect::<String>();
        return format!("{}\n    now  {}", shown(&one), shown(&other));
    }
}

/// A text in which something else stands for a name, in any letters.
pub(crate) fn without_name(bytes: &[u8], name: &str) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(bytes) else { return bytes.to_vec() };
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let names = [name.to_owned(), first.chain(letters).collect(), name.to_uppercase()];
    names.iter().fold(text.to_owned(), |text, name| text.replace(name, NAME)).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(stdout: &str, stderr: &str, code: i32) -> Told {
        Told { stdout: stdout.into(), stderr: stderr.into(), code: Some(code) }
    }

    #[test]
    fn the_first_difference_is_told() {
        let before = told("a\nb\n", "1 board\n", 0);
        assert_eq!(before.differs_from(&before.clone()), "");
        assert_eq!(before.differs_from(&told("a\nc\n", "", 0)), "b\n    now  c");
        let long = "-".repeat(100);
        let one = told(&format!("{long}1"), "", 0).differs_from(&told(&format!("{long}2"), "", 0));
        assert_eq!(one, format!("{0}1\n    now  {0}2", &long[70..]));
        assert_eq!(before.differs_from(&told("a\nb\n", "", 0)), "told 1 board\n    now  nothing");
        assert!(before.differs_from(&told("a\nb\n", "", 1)).contains("Some(1)"));
        assert_eq!(before.differs_from(&told("a\nb", "", 0)), "the ends of lines");
        assert_eq!(told("", "a\nb\n", 0).differs_from(&told("", "b\na\n", 0)), "");
    }

    #[test]
    fn names_of_programs_do_not_count() {
        assert_eq!(
            without_name(b"see `sudoku help`, by Sudoku", "sudoku"),
            b"see `PROGRAM help`, by PROGRAM"
        );
    }
}
