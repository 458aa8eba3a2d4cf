//! A command line as it was typed, and what it becomes with other words in it.

use std::ffi::OsString;
use std::ops::Range;

use clap::Command;

use super::meant;
use super::shorthand::command_of;

/// The words of a command line, the program first.
#[derive(Clone)]
pub(super) struct Typed(Vec<String>);

impl Typed {
    pub(super) fn of(words: &[OsString]) -> Self {
        Self(words.iter().map(|word| word.to_string_lossy().into_owned()).collect())
    }

    pub(super) fn as_typed(&self) -> Vec<OsString> {
        self.0.iter().map(OsString::from).collect()
    }

    pub(super) fn words(&self) -> &[String] {
        &self.0
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn word(&self, at: usize) -> &str {
        &self.0[at]
    }

    /// The first place behind the program with such a word.
    pub(super) fn place(&self, is_it: impl Fn(&str) -> bool) -> Option<usize> {
        (1..self.0.len()).find(|&at| is_it(&self.0[at]))
    }

    /// The names of the command and of those it is part of.
    pub(super) fn path(&self, program: &Command) -> Vec<String> {
        let (_, end) = command_of(&self.0, program);
        let mut command = program;
        let mut names = Vec::new();
        for word in &self.0[1..end.min(self.0.len())] {
            if let Some(named) = command.find_subcommand(word) {
                command = named;
                names.push(word.clone());
            }
        }
        names
    }

    /// The place of the command's name.
    pub(super) fn named(&self, program: &Command) -> Option<usize> {
        let (_, end) = command_of(&self.0, program);
        (end > 1).then(|| end - 1)
    }

    /// The line with other words in place of these.
    fn replaced(&self, places: Range<usize>, other: impl IntoIterator<Item = String>) -> Self {
        let mut words = self.0.clone();
        words.splice(places, other);
        Self(words)
    }

    /// The line with the words of a phrase in place of these. An output that the line has stays.
    pub(super) fn with(&self, places: Range<usize>, phrase: &str) -> Self {
        let phrase = match (self.output(), phrase.split_once(" -o ")) {
            (Some(_), Some((before, _))) => before,
            _ => phrase,
        };
        self.replaced(places, phrase.split(' ').map(str::to_owned))
    }

    /// The words that name the output.
    fn output(&self) -> Option<Range<usize>> {
        let at = self.place(|word| word.starts_with("-o") || word.starts_with("--output"))?;
        let is_whole = self.0[at] != "-o" && self.0[at] != "--output";
        Some(at..(at + if is_whole { 1 } else { 2 }).min(self.0.len()))
    }

    /// The line with another word, or none, in place of one.
    pub(super) fn with_word(&self, at: usize, word: Option<&str>) -> Self {
        self.replaced(at..at + 1, word.map(str::to_owned))
    }

    /// The line without these words.
    pub(super) fn without(&self, places: Range<usize>) -> Self {
        self.replaced(places, None)
    }

    /// The line with a word behind those up to this place.
    pub(super) fn with_behind(&self, at: usize, end: usize) -> Self {
        let mut words = self.0.clone();
        words[at..end].rotate_left(1);
        Self(words)
    }

    /// The program with these words.
    pub(super) fn of_words(&self, words: &[&str]) -> Self {
        let words = words.iter().map(|&word| word.to_owned());
        Self(self.0[..1].iter().cloned().chain(words).collect())
    }

    /// The line with an option, and its value where it has one, in place of these words.
    pub(super) fn with_option(
        &self,
        places: Range<usize>,
        option: &str,
        value: Option<&str>,
    ) -> Self {
        let full = [Some(format!("--{option}")), value.map(str::to_owned)];
        self.replaced(places, full.into_iter().flatten())
    }

    /// The line for another command, without the option at this place.
    pub(super) fn by_another(&self, at: usize, command: &str, program: &Command) -> Vec<Self> {
        self.with_word(at, None).given_to(command, program)
    }

    /// The line without these words, and what it asked to be written by another command.
    pub(super) fn written_by(
        &self,
        places: Range<usize>,
        writer: &str,
        program: &Command,
    ) -> Vec<Self> {
        let line = self.without(places);
        match line.named(program) {
            // It only reads boards, as the other does.
            Some(at) if line.0[at] == "convert" => line.given_to(writer, program),
            _ => line.into_next(writer),
        }
    }

    /// This line's boards for another command: in place of the one that is named, or behind it where that makes them.
    fn given_to(self, command: &str, program: &Command) -> Vec<Self> {
        let (named, _) = command_of(&self.0, program);
        let other = command.split(' ').next().and_then(|name| program.find_subcommand(name));
        if !meant::reads_boards(named) && other.is_some_and(meant::reads_boards) {
            return self.into_next(command);
        }
        match self.named(program) {
            Some(place) => vec![self.with(place..place + 1, command)],
            None => vec![self],
        }
    }

    /// This line, and another command that takes what it prints. The last of them has the file that is written: pages
    /// are not written into a terminal.
    pub(super) fn into_next(self, command: &str) -> Vec<Self> {
        let output = self.output();
        let mut words = self.0;
        let mut next: Vec<String> =
            ["minirow"].into_iter().chain(command.split(' ')).map(str::to_owned).collect();
        if let Some(output) = output {
            next.extend(words.splice(output, []));
        } else if command == "print" {
            next.extend(["-o", "boards.pdf"].map(str::to_owned));
        }
        vec![Self(words), Self(next)]
    }
}

/// This process's command line with the last word as the output, where that may be what is meant.
pub(crate) fn with_output() -> Option<String> {
    let typed = Typed::of(&std::env::args_os().collect::<Vec<_>>());
    let last = typed.len() - 1;
    let writes = matches!(typed.0.get(1)?.as_str(), "convert" | "draw" | "print");
    let line = typed.with(last..last, "-o");
    (writes && typed.output().is_none()).then(|| shown(&[line]))
}

/// Command lines as a shell takes them; long boards are left out of them.
pub(super) fn shown(lines: &[Typed]) -> String {
    /// What is longer is a board of more than 9×9.
    const MOST: usize = 100;
    let word = |word: &String| match word.chars().count() > MOST || word.contains('\n') {
        true => "...".to_owned(),
        false => quoted(word),
    };
    let line = |line: &Typed| {
        let rest: Vec<String> = line.0[1..].iter().map(word).collect();
        format!("minirow {}", rest.join(" "))
    };
    format!("`{}`", lines.iter().map(line).collect::<Vec<_>>().join(" | "))
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "-_./=:,~+@%".contains(sign);
    match word.chars().all(is_plain) && !word.is_empty() {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
