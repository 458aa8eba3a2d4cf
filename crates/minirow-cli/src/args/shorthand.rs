//! Values that are typed as options: `--json` is `--to json`.

use std::ffi::OsString;

use clap::{Arg, Command};

/// The options that are left out in front of their values.
const LEFT_OUT: [&str; 6] = ["to", "profile", "level", "extra", "symmetry", "player"];

/// Values that no list of possible values has, with their options.
const MORE: [(&str, &str); 6] = [
    ("all", "limit"),
    ("a3", "page"),
    ("a4", "page"),
    ("a5", "page"),
    ("letter", "page"),
    ("legal", "page"),
];

/// The same command line with these values behind their options. What a command has as an option of its own
/// stays as it is.
pub(crate) fn in_full(typed: Vec<OsString>, program: &Command) -> Vec<OsString> {
    let (command, start) = command_of(&typed, program);
    let end = typed.iter().position(|word| word == "--").unwrap_or(typed.len());
    let full = |(at, word): (usize, OsString)| {
        let is_option = (start..end).contains(&at);
        let value = word.to_str().filter(|_| is_option).and_then(|word| word.strip_prefix("--"));
        match value.and_then(|value| Some((value, option_of(value, command)?))) {
            Some((value, option)) => format!("--{option}={value}").into(),
            None => word,
        }
    };
    typed.into_iter().enumerate().map(full).collect()
}

/// The command that a line names, or the program itself, and the place behind its name.
pub(super) fn command_of<'a>(
    typed: &[impl AsRef<std::ffi::OsStr>],
    program: &'a Command,
) -> (&'a Command, usize) {
    let (mut command, mut start) = (program, 1);
    let mut words = typed.iter().enumerate().skip(1);
    while let Some((at, word)) = words.next() {
        let word = word.as_ref();
        if word == "--color" {
            words.next();
        } else if let Some(named) = word.to_str().and_then(|word| command.find_subcommand(word)) {
            (command, start) = (named, at + 1);
        } else if !word.as_encoded_bytes().starts_with(b"-") {
            break;
        }
    }
    (command, start)
}

/// The option of a command that this is a value of.
pub(super) fn option_of(value: &str, command: &Command) -> Option<&'static str> {
    let option = |name: &str| command.get_arguments().find(|arg| arg.get_long() == Some(name));
    if command.get_arguments().any(|arg| is_called(arg, value)) {
        return None;
    }
    let takes = |name: &&&str| option(name).is_some_and(|arg| takes(arg, value));
    let more = || MORE.iter().find(|(one, name)| *one == value && option(name).is_some());
    LEFT_OUT.iter().find(takes).copied().or_else(|| more().map(|(_, name)| *name))
}

/// All values that are typed as options of a command.
pub(super) fn values_of(command: &Command) -> impl Iterator<Item = String> {
    let left_out = command
        .get_arguments()
        .filter(|arg| arg.get_long().is_some_and(|name| LEFT_OUT.contains(&name)));
    left_out.flat_map(Arg::get_possible_values).map(|value| value.get_name().to_owned())
}

fn is_called(arg: &Arg, name: &str) -> bool {
    arg.get_long_and_visible_aliases().is_some_and(|names| names.contains(&name))
        || arg.get_all_aliases().is_some_and(|names| names.contains(&name))
}

fn takes(arg: &Arg, value: &str) -> bool {
    arg.get_possible_values().iter().any(|known| known.matches(value, false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::command;

    #[test]
    fn values_stand_behind_their_options() {
        let check = |typed: &str, expected: &str| {
            let words = typed.split(' ').map(OsString::from).collect();
            let full = in_full(words, &command()).join(" ".as_ref());
            assert_eq!(full.to_str(), Some(expected));
        };
        check("minirow solve --json a.txt", "minirow solve --to=json a.txt");
        check("minirow solve --pencilmarks", "minirow solve --to=pencilmarks");
        check("minirow --color never rate --hodoku", "minirow --color never rate --profile=hodoku");
        check("minirow convert --csv -o a", "minirow convert --to=csv -o a");
        check(
            "minirow generate --hard --half-turn",
            "minirow generate --level=hard --symmetry=half-turn",
        );
        check("minirow check --diagonals x", "minirow check --extra=diagonals x");
        check("minirow count --all", "minirow count --limit=all");
        // What is an option of the command, stands behind `--` or is no value at all.
        for typed in [
            "minirow steps --all",
            "minirow solve -- --json",
            "minirow solve --nonsense",
            "minirow --json",
        ] {
            check(typed, typed);
        }
    }
}
