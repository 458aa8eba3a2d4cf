//! What to type instead of a command line that is not understood.

use std::ffi::OsString;
use std::path::Path;

use clap::Command;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::meant;
use super::shorthand::{command_of, option_of};

/// Puts what is meant in place of what clap takes for similar.
pub(crate) fn advise(mut error: Error, typed: &[OsString], program: &mut Command) -> Error {
    let words: Vec<String> = typed.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let line = Typed { words, program };
    let tip = match error.kind() {
        ErrorKind::InvalidSubcommand => line.command(&told(&error, ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => line.argument(&told(&error, ContextKind::InvalidArg)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => line.value(
            &told(&error, ContextKind::InvalidArg),
            &told(&error, ContextKind::InvalidValue),
            error.get(ContextKind::ValidValue),
        ),
        _ => return error,
    };
    for similar in [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::Suggested,
    ] {
        error.remove(similar);
    }
    if let Some(tip) = tip {
        let tip = ContextValue::StyledStrs(vec![StyledStr::from(tip)]);
        error.insert(ContextKind::Suggested, tip);
    }
    if error.kind() == ErrorKind::UnknownArgument {
        // That of clap has the similar option in it.
        let names: Vec<String> = line.path().iter().map(|&name| name.to_owned()).collect();
        let mut command = program;
        for name in names {
            command = command.find_subcommand_mut(&name).expect("it was found");
        }
        let usage = ContextValue::StyledStr(command.render_usage());
        error.insert(ContextKind::Usage, usage);
    }
    error
}

/// What is told with an error.
fn told(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(told)) => told.clone(),
        _ => String::new(),
    }
}

/// A command line as it was typed.
struct Typed<'a> {
    words: Vec<String>,
    program: &'a Command,
}

impl Typed<'_> {
    /// What to type in place of a word that names no command.
    fn command(&self, word: &str) -> Option<String> {
        let at = self.words.iter().position(|one| one == word)?;
        let is_help = at > 1 && self.words[at - 1] == "help";
        if let Some(meant) = meant::command(word, self.program) {
            // Behind `help`, what is meant begins with it already.
            let start = if is_help && meant.starts_with("help ") { at - 1 } else { at };
            let meant =
                if is_help { meant.split(" --").next().unwrap_or_default() } else { &meant };
            return Some(self.with(start..at + 1, &[meant.to_owned()]));
        }
        if is_help {
            return Some("`pencilmark help` lists all commands".to_owned());
        }
        let is_board = |word: &str| {
            let cells = word.chars().filter(|sign| sign.is_ascii_digit() || *sign == '.').count();
            2 * cells > word.chars().count()
        };
        if Path::new(word).exists() || word.contains(['.', '/', '~']) || is_board(word) {
            return Some(self.with(at..at, &["solve".to_owned()]));
        }
        Some("`pencilmark help` lists all commands".to_owned())
    }

    /// What to type in place of an option that a command has not.
    fn argument(&self, arg: &str) -> Option<String> {
        let is_it = |word: &String| word == arg || word.starts_with(&format!("{arg}="));
        let at = self.words.iter().position(is_it)?;
        let (command, _) = command_of(&self.words, self.program);
        let value = self.words[at].split_once('=').map(|(_, value)| value.to_owned());
        if !arg.starts_with('-') {
            return None;
        }
        match meant::option(arg, command) {
            // A number, a file or a board without an option.
            Some("N" | "INPUT") => return Some(self.with(at..at + 1, &Vec::from_iter(value))),
            Some(option) => return Some(self.with_option(at, option, value)),
            None => {}
        }
        if meant::is_rule(arg) {
            return Some(rules());
        }
        if let Some(meant) = meant::elsewhere(arg).filter(|_| self.named().is_some()) {
            return Some(self.by_another(at, meant));
        }
        if let Some(option) = meant::spelled(arg, command) {
            return Some(self.with_option(at, option, value));
        }
        self.elsewhere(arg)
    }

    /// What to type in place of a value that an argument does not take.
    fn value(&self, arg: &str, value: &str, valid: Option<&ContextValue>) -> Option<String> {
        let at = self.words.iter().position(|word| word.contains(value) && !value.is_empty())?;
        let (command, _) = command_of(&self.words, self.program);
        if !arg.starts_with('-')
            && let Some(option) = option_of(&value.to_lowercase(), command)
        {
            let words = [format!("--{option}"), value.to_lowercase()];
            return Some(self.with(at..at + 1, &words));
        }
        if !arg.starts_with('-') && meant::has(command, "size") && value.contains('x') {
            return Some(self.with(at..at + 1, &["--size".to_owned(), value.to_owned()]));
        }
        if meant::is_rule(value) && (arg.starts_with("--extra") || !arg.starts_with('-')) {
            return Some(rules());
        }
        let Some(ContextValue::Strings(valid)) = valid else { return None };
        let known = meant::nearest(&value.to_lowercase(), valid.iter().map(String::as_str))?;
        Some(self.with(at..at + 1, &[self.words[at].replace(value, known)]))
    }

    /// The commands that have an option of this name.
    fn elsewhere(&self, arg: &str) -> Option<String> {
        let name = arg.trim_start_matches('-');
        let commands = self.program.get_subcommands().filter(|command| meant::has(command, name));
        let names: Vec<String> =
            commands.map(|command| format!("`{}`", command.get_name())).collect();
        let (last, others) = names.split_last()?;
        let names = match others {
            [] => last.clone(),
            others => format!("{} and {last}", others.join(", ")),
        };
        Some(format!("--{name} is an option of {names}"))
    }

    /// The names of the command and of those it is part of.
    fn path(&self) -> Vec<&str> {
        let (_, end) = command_of(&self.words, self.program);
        let mut command = self.program;
        let mut names = Vec::new();
        for word in &self.words[1..end.min(self.words.len())] {
            if let Some(named) = command.find_subcommand(word) {
                command = named;
                names.push(word.as_str());
            }
        }
        names
    }

    /// The place of the command's name.
    fn named(&self) -> Option<usize> {
        let (_, end) = command_of(&self.words, self.program);
        (end > 1).then(|| end - 1)
    }

    /// The line with another option in place of the one at this place.
    fn with_option(&self, at: usize, option: &str, value: Option<String>) -> String {
        let words = [Some(format!("--{option}")), value];
        self.with(at..at + 1, &words.into_iter().flatten().collect::<Vec<_>>())
    }

    /// The line for another command, without the option at this place.
    fn by_another(&self, at: usize, command: &str) -> String {
        let mut words = self.words.clone();
        words.remove(at);
        if let Some(place) = self.named() {
            words[place] = command.to_owned();
        }
        shown(&words)
    }

    /// The line with other words in place of these.
    fn with(&self, places: std::ops::Range<usize>, other: &[String]) -> String {
        let mut words = self.words.clone();
        words.splice(places, other.iter().cloned());
        shown(&words)
    }
}

/// Where the rules are told that name their cells.
fn rules() -> String {
    "a rule that names its cells stands in a header line in front of the board, such as `cage 14 r1c1 r1c2`; \
     `pencilmark help rules` lists them"
        .to_owned()
}

/// A command line as a shell takes it; long boards are left out of it.
fn shown(words: &[String]) -> String {
    /// What is longer is a board of more than 9×9.
    const MOST: usize = 100;
    let word = |word: &String| match word.chars().count() > MOST || word.contains('\n') {
        true => "...".to_owned(),
        false => quoted(word),
    };
    let rest: Vec<String> = words[1..].iter().map(word).collect();
    format!("`pencilmark {}`", rest.join(" "))
}

/// A word as a shell takes it. What is meant may be several words.
fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "-_./=:,~+@% ".contains(sign);
    match word.chars().all(is_plain) && !word.is_empty() {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
