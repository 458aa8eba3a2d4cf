//! What to type instead of a command line that is not understood. What is told is understood: it is tried first.

use std::ffi::OsString;
use std::ops::Range;
use std::path::Path;

use clap::builder::{PossibleValue, StyledStr};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Arg, Command, FromArgMatches};
use minirow::format::Format;

use super::ending::Ending;
use super::meant;
use super::shorthand::{command_of, in_full, option_of, values_of};
use super::typed::{Typed, shown};
use super::{Cli, Topic, settle};

/// What is told to somebody.
enum Advice {
    /// A line to type; where there are several, the output of each goes into the next.
    Lines(Vec<Typed>),
    Sentence(String),
}

/// Why a line would not do.
enum Fault {
    /// It is not understood.
    Usage(Box<Error>),
    /// It is, but refused: with the way out.
    Refused(String),
}

/// What is wrong in a line is mended one thing at a time; who types more of it needs the help of the command.
const MOST_FAULTS: usize = 5;

/// Puts what is meant in place of what clap takes for similar.
pub(crate) fn advise(mut error: Error, typed: &[OsString], program: &mut Command) -> Error {
    use ErrorKind::{InvalidSubcommand, InvalidValue, UnknownArgument, ValueValidation};
    if !matches!(error.kind(), InvalidSubcommand | InvalidValue | UnknownArgument | ValueValidation)
    {
        return error;
    }
    let line = Typed::of(typed);
    let tip = tip(&error, line.clone(), program);
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
    if error.kind() == UnknownArgument {
        // That of clap has the similar option in it.
        let mut command = &mut *program;
        for name in line.path(command) {
            command = command.find_subcommand_mut(&name).expect("it was found");
        }
        let usage = ContextValue::StyledStr(command.render_usage());
        error.insert(ContextKind::Usage, usage);
    }
    error
}

/// The line that is meant, once nothing is wrong with it, or a sentence that leads on.
fn tip(error: &Error, mut line: Typed, program: &mut Command) -> Option<String> {
    let mut advice = advice(error, &line, program)?;
    let mut unknown = None;
    for _ in 0..MOST_FAULTS {
        let lines = match advice {
            Advice::Sentence(sentence) => return Some(beside(&line, unknown, &sentence, program)),
            Advice::Lines(lines) => lines,
        };
        let next = match lines.iter().find_map(|line| fault(line, program)) {
            None => return Some(shown(&lines)),
            Some(Fault::Refused(way)) => return Some(way),
            Some(Fault::Usage(next)) => next,
        };
        line = lines.into_iter().next()?;
        unknown = match next.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(arg)) if next.kind() == ErrorKind::UnknownArgument => {
                Some(arg.clone())
            }
            _ => None,
        };
        match self::advice(&next, &line, program).or_else(|| of_taken(&next, &line, program)) {
            Some(more) => advice = more,
            None => break,
        }
    }
    let help = [vec!["help".to_owned()], line.path(program)].concat();
    let help = format!("`minirow {}` explains its options", help.join(" "));
    Some(beside(&line, unknown, &help, program))
}

/// A sentence about an option that there is not, and in front of it what the line does without that.
fn beside(line: &Typed, option: Option<String>, sentence: &str, program: &mut Command) -> String {
    let Some(option) = option.filter(|option| option.starts_with('-')) else {
        return sentence.to_owned();
    };
    let Some(at) = line.place(|word| word == option || word.starts_with(&format!("{option}=")))
    else {
        return sentence.to_owned();
    };
    let is_value = |word: &String| !word.starts_with('-') && !Path::new(word).exists();
    let has_value = line.words().get(at + 1).is_some_and(is_value);
    let without = line.without(at..at + if has_value { 2 } else { 1 });
    let meant = match fault(&without, program) {
        None => Some(shown(&[without])),
        Some(Fault::Usage(next)) => tip(&next, without, program),
        Some(Fault::Refused(_)) => None,
    };
    let meant = meant.filter(|meant| meant.starts_with('`'));
    meant.map_or_else(
        || sentence.to_owned(),
        |meant| format!("{meant}; there is no {option}: {sentence}"),
    )
}

/// What would become of a line.
fn fault(line: &Typed, program: &mut Command) -> Option<Fault> {
    let words = line.as_typed();
    if Topic::asked(&words).is_some() {
        return None;
    }
    let matches = match program.try_get_matches_from_mut(in_full(words, program)) {
        Ok(matches) => matches,
        Err(error) => return error.use_stderr().then(|| Fault::Usage(Box::new(error))),
    };
    match Cli::from_arg_matches(&matches) {
        Ok(mut cli) => settle(&mut cli.command).err().map(|refused| Fault::Refused(refused.hint)),
        Err(error) => Some(Fault::Usage(Box::new(error))),
    }
}

/// What to say to a line with this fault.
fn advice(error: &Error, line: &Typed, program: &Command) -> Option<Advice> {
    let told = |kind| match error.get(kind) {
        Some(ContextValue::String(told)) => told.as_str(),
        _ => "",
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Some(of_command(told(ContextKind::InvalidSubcommand), line, program))
        }
        ErrorKind::UnknownArgument => of_option(told(ContextKind::InvalidArg), line, program),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => of_value(
            told(ContextKind::InvalidArg),
            told(ContextKind::InvalidValue),
            error.get(ContextKind::ValidValue),
            line,
            program,
        ),
        // What an option needs beside it.
        ErrorKind::MissingRequiredArgument => match error.get(ContextKind::InvalidArg)? {
            ContextValue::Strings(missing) => {
                let is_flag =
                    |missing: &&String| missing.starts_with("--") && !missing.contains('<');
                let flags: Vec<&str> = missing.iter().filter(is_flag).map(String::as_str).collect();
                let at = line.named(program)? + 1;
                (!flags.is_empty()).then(|| one(line.with(at..at, &flags.join(" "))))
            }
            _ => None,
        },
        _ => None,
    }
}

/// What to type in place of a word that names no command.
fn of_command(word: &str, line: &Typed, program: &Command) -> Advice {
    let all = || Advice::Sentence("`minirow help` lists all commands".to_owned());
    let Some(at) = line.place(|one| one == word) else { return all() };
    if let Some(sentence) = meant::sentence(word) {
        return Advice::Sentence(sentence.to_owned());
    }
    let is_help = at > 1 && line.word(at - 1) == "help";
    let after = line.words().get(at + 1).map_or("", String::as_str);
    if is_help && let Some(technique) = super::technique(word).ok() {
        return one(line.with(at - 1..line.len(), &format!("techniques {}", technique.name())));
    }
    if matches!(word, "list" | "show" | "ls")
        && let Some(meant) = meant::command(after, program)
    {
        return one(line.with(at..line.len(), &meant));
    }
    if word == "verify" && line.len() == at + 3 && !after.starts_with('-') {
        // A solution beside its puzzle.
        return one(line.with(at..at + 1, "hint --givens"));
    }
    let (parent, end) = command_of(line.words(), program);
    if parent.has_subcommands() && end > 1 {
        let names = parent.get_subcommands().map(Command::get_name);
        return meant::nearest(word, names)
            .map_or_else(all, |name| one(line.with(at..at + 1, name)));
    }
    if let Some(meant) = meant::command(word, program) {
        if meant.starts_with("help ") {
            // Tables are asked for alone.
            let start = if is_help { at - 1 } else { at };
            return one(line.with(start..line.len(), &meant));
        }
        // As many boards as this for a command that reads them.
        let reads = || program.find_subcommand(&meant).is_some_and(meant::reads_boards);
        if !is_help && after.parse::<u32>().is_ok() && reads() {
            let made = line.with(at..at + 2, &format!("generate {after}")).into_next(&meant);
            if made.iter().all(|line| fault(line, &mut program.clone()).is_none()) {
                return Advice::Lines(made);
            }
        }
        let meant = if is_help { meant.split(" --").next().unwrap_or_default() } else { &meant };
        return one(line.with(at..at + 1, meant));
    }
    let is_board = |word: &str| {
        let cells = word.chars().filter(|sign| sign.is_ascii_digit() || *sign == '.').count();
        2 * cells > word.chars().count()
    };
    if !is_help && (Path::new(word).exists() || word.contains(['.', '/', '~']) || is_board(word)) {
        return one(line.with(at..at, "solve"));
    }
    all()
}

/// What to type in place of an option that a command has not.
fn of_option(arg: &str, line: &Typed, program: &Command) -> Option<Advice> {
    let at = line.place(|word| word == arg || word.starts_with(&format!("{arg}=")))?;
    let (command, named) = command_of(line.words(), program);
    if named > 1 && at < named {
        // What belongs to a command stands behind it.
        return Some(one(line.with_behind(at, named)));
    }
    if let Some(line) = of_pair(at, line, command) {
        return Some(one(line));
    }
    if let Some(lines) = of_game(at, line, (command, program)) {
        return Some(Advice::Lines(lines));
    }
    let is_number = matches!(arg, "-n" | "--count" | "--number" | "--steps");
    if is_number && matches!(command.get_name(), "hint" | "explain") {
        let told = "`minirow hint` tells one step, and `minirow explain` all of them";
        return Some(Advice::Sentence(told.to_owned()));
    }
    if !arg.starts_with('-') {
        let option = option_of(&arg.to_lowercase(), command)?;
        return Some(one(line.with_option(at..at + 1, option, Some(&arg.to_lowercase()))));
    }
    let value = line.word(at).split_once('=').map(|(_, value)| value);
    let by = |option: &str| match option {
        // A number, a file or a board without an option.
        "N" | "INPUT" => one(line.with_word(at, value)),
        option => one(line.with_option(at..at + 1, option, value)),
    };
    if let Some(option) = meant::option(arg, command) {
        return Some(by(option));
    }
    if meant::is_rule(arg) {
        return Some(rules(command));
    }
    if let Some(sentence) = meant::sentence(arg) {
        return Some(Advice::Sentence(sentence.to_owned()));
    }
    if let Some(advice) = of_form(arg.trim_start_matches('-'), at..at + 1, line, program) {
        return Some(advice);
    }
    // An option with a number is none for another command.
    let has_number = line.words().get(at + 1).is_some_and(|word| word.parse::<u64>().is_ok());
    if let Some(meant) = meant::elsewhere(arg, program).filter(|_| !has_number) {
        return Some(match line.named(program) {
            Some(_) => Advice::Lines(line.by_another(at, meant, program)),
            None => one(line.with(at..at + 1, meant)),
        });
    }
    let name = arg.trim_start_matches('-');
    if has_from(name, command) {
        return Some(one(line.with_option(at..at + 1, "from", Some(name))));
    }
    let value_like = || {
        let values: Vec<String> = values_of(command).filter(|value| value.len() > 3).collect();
        let value = meant::nearest(name, values.iter().map(String::as_str))?;
        Some(one(line.with_word(at, Some(&format!("--{value}")))))
    };
    meant::spelled(arg, command).map(by).or_else(value_like).or_else(|| elsewhere(arg, program))
}

/// A solution that an option names beside a puzzle, or the other way round, where somebody wants it checked.
fn of_pair(at: usize, line: &Typed, command: &Command) -> Option<Typed> {
    let named = line.word(at).trim_start_matches('-');
    let is_solution = matches!(named, "solution" | "answer" | "answers");
    let is_puzzle = matches!(named, "puzzle" | "givens" | "original");
    if !matches!(command.get_name(), "check" | "rate") || !(is_solution || is_puzzle) {
        return None;
    }
    let value = line.words().get(at + 1)?;
    let mut others = (2..line.len()).filter(|&other| other != at && other != at + 1);
    let (other, None) = (line.word(others.next()?), others.next()) else { return None };
    let (puzzle, solution) =
        if is_puzzle { (value.as_str(), other) } else { (other, value.as_str()) };
    Some(line.of_words(&["hint", "--givens", puzzle, solution]))
}

/// A game of a new board, of which an option says what it is like.
fn of_game(
    at: usize,
    line: &Typed,
    (command, program): (&Command, &Command),
) -> Option<Vec<Typed>> {
    let generate = program.find_subcommand("generate").filter(|_| command.get_name() == "play")?;
    let option =
        meant::option(line.word(at), generate).or_else(|| meant::named(line.word(at), generate))?;
    let value = match line.word(at).split_once('=') {
        Some((_, value)) => value,
        None => line.words().get(at + 1)?,
    };
    let made = line.of_words(&["generate", &format!("--{option}"), value]);
    Some(vec![made, line.of_words(&["play", "-"])])
}

/// What to type in place of a value that an argument does not take.
fn of_value(
    arg: &str,
    value: &str,
    valid: Option<&ContextValue>,
    line: &Typed,
    program: &Command,
) -> Option<Advice> {
    let (command, _) = command_of(line.words(), program);
    let option = option_in(arg);
    if value.is_empty() || Path::new(value).exists() {
        // The value was left out.
        let option = option?;
        let at = line.place(|word| word == format!("--{option}"));
        return match (at, meant::usual(option, command)) {
            (Some(at), Some(usual)) => Some(one(line.with_option(at..at + 1, option, Some(usual)))),
            _ => takes(option, command),
        };
    }
    // It may also be one of several in a word.
    let is_value = |word: &str| word == value || word.ends_with(&format!("={value}"));
    let at = line.place(is_value).or_else(|| line.place(|word| word.contains(value)))?;
    let known = value.to_lowercase();
    // The value of another option, or what has one.
    let start = if option.is_some() && line.word(at) == value { at - 1 } else { at };
    if let Some(other) = option_of(&known, command).filter(|&other| Some(other) != option) {
        return Some(one(line.with_option(start..at + 1, other, Some(&known))));
    }
    if option.is_none() && meant::has(command, "size") && value.contains('x') {
        return Some(one(line.with_option(at..at + 1, "size", Some(value))));
    }
    if meant::is_rule(&known) && matches!(option, None | Some("extra")) {
        return Some(rules(command));
    }
    if option == Some("extra")
        && meant::has(command, "to")
        && (takes_form(command, &known) || form_of(&known).is_some())
    {
        return Some(one(line.with_option(start..at + 1, "to", Some(&known))));
    }
    if let Some(option) = meant::option(&known, command).filter(|_| option == Some("extra")) {
        return takes(option, command);
    }
    if option == Some("to") && meant::has(command, "tsv") && matches!(&*known, "csv" | "tsv") {
        return Some(one(line.with(start..at + 1, "--tsv")));
    }
    if option == Some("to")
        && let Some(advice) = of_form(&known, start..at + 1, line, program)
    {
        return Some(advice);
    }
    let Some(ContextValue::Strings(valid)) = valid else { return None };
    let arg = command.get_arguments().find(|arg| arg.get_long() == option);
    let also: Vec<_> =
        arg.filter(|_| option.is_some()).map_or(Vec::new(), Arg::get_possible_values);
    let also = also.iter().flat_map(PossibleValue::get_name_and_aliases);
    let known = meant::nearest(&known, valid.iter().map(String::as_str).chain(also))?;
    Some(one(line.with_word(at, Some(&line.word(at).replace(value, known)))))
}

/// What the option takes whose value is none.
fn of_taken(error: &Error, line: &Typed, program: &Command) -> Option<Advice> {
    let ContextValue::String(arg) = error.get(ContextKind::InvalidArg)? else { return None };
    let (command, _) = command_of(line.words(), program);
    takes(option_in(arg)?, command)
}

/// The name of an option as errors have it, with its value.
fn option_in(arg: &str) -> Option<&str> {
    arg.strip_prefix("--").map(|arg| arg.split([' ', '=', '[']).next().unwrap_or(arg))
}

/// How a form is written that a command does not write, asked for by these words of the line.
fn of_form(form: &str, places: Range<usize>, line: &Typed, program: &Command) -> Option<Advice> {
    let (command, _) = command_of(line.words(), program);
    if !takes_form(command, "grid") {
        // It prints no boards.
        return None;
    }
    Some(match form_of(form)? {
        Ok(writer) => Advice::Lines(line.written_by(places, &writer, program)),
        Err(way) => Advice::Sentence(way.to_owned()),
    })
}

/// The command that writes a form, or what else there is to say of it.
fn form_of(form: &str) -> Option<Result<String, &'static str>> {
    if let Some(format) = form.parse::<Format>().ok().filter(|format| !format.is_only_read()) {
        return Some(Ok(format!("convert --to {}", format.name())));
    }
    match Ending::of(&Path::new("a").with_extension(form)) {
        Ending::Unknown | Ending::Text => None,
        Ending::Pdf => Some(Ok("print".to_owned())),
        Ending::Svg => Some(Ok("draw --to svg".to_owned())),
        Ending::Png => Some(Ok("draw --to png".to_owned())),
        ending => Some(Err(ending.way())),
    }
}

/// Whether a command reads boards in a format of this name, and does not write it.
fn has_from(name: &str, command: &Command) -> bool {
    meant::has(command, "from") && name.parse::<Format>().is_ok()
}

/// Whether a command writes a form by `--to`.
fn takes_form(command: &Command, form: &str) -> bool {
    let to = command.get_arguments().find(|arg| arg.get_long() == Some("to"));
    to.is_some_and(|to| to.get_possible_values().iter().any(|value| value.matches(form, false)))
}

/// What an option takes.
fn takes(option: &str, command: &Command) -> Option<Advice> {
    let arg = command.get_arguments().find(|arg| arg.get_long() == Some(option))?;
    let name = arg.get_value_names()?.first()?;
    let help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let values =
        if values.is_empty() { String::new() } else { format!("; one of {}", values.join(", ")) };
    Some(Advice::Sentence(format!("--{option} <{name}>: {help}{values}")))
}

/// The commands that have an option of this name.
fn elsewhere(arg: &str, program: &Command) -> Option<Advice> {
    let name = arg.trim_start_matches('-');
    let shows = |arg: &Arg| !arg.is_hide_set();
    let has = |command: &&Command| {
        !command.is_hide_set()
            && command
                .get_arguments()
                .filter(|arg| shows(arg))
                .any(|arg| arg.get_long() == Some(name))
    };
    let commands = program.get_subcommands().filter(has);
    let names: Vec<String> = commands.map(|command| format!("`{}`", command.get_name())).collect();
    let (last, others) = names.split_last()?;
    let names = match others {
        [] => last.clone(),
        others => format!("{} and {last}", others.join(", ")),
    };
    Some(Advice::Sentence(format!("--{name} is an option of {names}")))
}

/// Where the rules are told that name their cells.
fn rules(command: &Command) -> Advice {
    let told = if meant::reads_boards(command) {
        "a rule that names its cells stands in a header line in front of the board, such as `cage 14 r1c1 r1c2`; \
         `minirow help rules` lists them"
    } else {
        "boards with rules that name their cells, such as killer cages, can be solved but not generated; \
         --extra takes rules of the whole board, and `minirow help rules` lists all"
    };
    Advice::Sentence(told.to_owned())
}

fn one(line: Typed) -> Advice {
    Advice::Lines(vec![line])
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;
    use crate::args::command;

    /// Commands, options and values, and words for them that are none.
    const WORDS: [&str; 56] = [
        "solve",
        "generate",
        "rate",
        "print",
        "convert",
        "hint",
        "check",
        "batch",
        "link",
        "help",
        "play",
        "slove",
        "book",
        "dedupe",
        "verify",
        "show",
        "list",
        "candidates",
        "variants",
        "dedup",
        "x-wing",
        "10",
        "-3",
        "a.txt",
        "b.pdf",
        "hard",
        "hrad",
        "diagonals",
        "killer",
        "jigsaw",
        "csv",
        "pdf",
        "sudokupad",
        "--level",
        "--extra",
        "--to",
        "--player",
        "--givens",
        "--solution",
        "--answers",
        "--pdf",
        "--json",
        "--josn",
        "--csv",
        "--hard",
        "--count=10",
        "--killer",
        "--width",
        "--lang",
        "-o",
        "-n",
        "-x",
        "--output=b.pdf",
        "--all",
        "--max-solutions",
        "--solutions",
    ];

    proptest! {
        /// Whatever is typed, there is an answer, and what is told to be typed is understood.
        #[test]
        fn advice_is_understood(words in vec(select(&WORDS[..]), 0..6)) {
            let mut program = command();
            let typed: Vec<OsString> =
                ["minirow"].iter().chain(&words).map(OsString::from).collect();
            let full = in_full(typed.clone(), &program);
            let Err(error) = program.try_get_matches_from_mut(full) else { return Ok(()) };
            if !error.use_stderr() {
                return Ok(());
            }
            let told = advise(error, &typed, &mut program).to_string();
            let tip = told.lines().find_map(|line| line.trim().strip_prefix("tip: "));
            let quoted = tip.into_iter().flat_map(|tip| tip.split('`').skip(1).step_by(2));
            for line in quoted.flat_map(|line| line.split(" | ")) {
                if !line.starts_with("minirow ") || line.contains('\'') {
                    continue;
                }
                let line = Typed::of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
                let fault = fault(&line, &mut program);
                prop_assert!(fault.is_none(), "{words:?}: {}", shown(&[line]));
            }
        }
    }
}
