//! `minirow man`

use anyhow::Context;
use clap::{Arg, Command};
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use crate::args::{ManArgs, PROGRAM_HELP, command};
use crate::exit::{CODES, Exit};
use crate::output::{Destination, print};

/// What the program reads of its environment.
const ENVIRONMENT: [(&str, &str); 2] = [
    ("NO_COLOR", "Where it is set, nothing is coloured unless --color says so."),
    ("COLUMNS", "How wide help is where it is not written to a terminal."),
];

pub(crate) fn run(asked: &ManArgs) -> anyhow::Result<Exit> {
    // Exit codes have a section of their own.
    let program = command().after_long_help(PROGRAM_HELP);
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let Some(dir) = &asked.dir else {
        print(page(&program, &program).to_roff().as_bytes())?;
        return Ok(Exit::default());
    };
    std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    let of_commands = shown(&program).flat_map(shown);
    for command in [&program].into_iter().chain(shown(&program)).chain(of_commands) {
        let path = dir.join(format!("{}.1", name(command)));
        let page = page(command, &program).to_roff();
        let delivered = Destination::file(&path, false)?.deliver(page.as_bytes());
        delivered.with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(Exit::default())
}

/// The commands that are listed: old names have no page.
fn shown(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|command| !command.is_hide_set())
}

/// What a page is called.
fn name(command: &Command) -> &str {
    command.get_display_name().unwrap_or(command.get_name())
}

/// The page of a command; nothing in it is hyphenated, so that whatever is copied works.
fn page(command: &Command, program: &Command) -> Roff {
    let mut page = Roff::new();
    let (title, version) = (name(command).to_uppercase(), program.get_version().unwrap_or(""));
    let source = format!("{} {version}", program.get_name());
    // No date: the same program writes the same page.
    page.control("TH", [title.as_str(), "1", " ", &source, "User Commands"]);
    page.control("nh", []);
    page.control("ad", ["l"]);
    page.control("SH", ["NAME"]);
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    page.text([roman(format!("{} - {about}", name(command)))]);
    synopsis(&mut page, command);
    page.control("SH", ["DESCRIPTION"]);
    page.text([roman(format!("{about}."))]);
    let more = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let (description, examples) = more.split_once("Examples:\n").unwrap_or((&more, ""));
    paragraphs(&mut page, description);
    options(&mut page, command);
    if command.has_subcommands() {
        page.control("SH", ["COMMANDS"]);
        for command in shown(command) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            item(&mut page, [bold(name(command)), roman("(1)")], &about);
        }
    }
    page.control("SH", ["EXIT STATUS"]);
    for (code, meaning) in CODES {
        item(&mut page, [bold(code)], meaning);
    }
    page.control("SH", ["ENVIRONMENT"]);
    for (name, meaning) in ENVIRONMENT {
        item(&mut page, [bold(name)], meaning);
    }
    page.control("SH", ["EXAMPLES"]);
    as_they_are(&mut page, examples);
    page.control("SH", ["SEE ALSO"]);
    let others = shown(program).filter(|other| other.get_name() != command.get_name());
    let others = [program].into_iter().filter(|_| !command.has_subcommands()).chain(others);
    let mut names: Vec<Inline> = Vec::new();
    for other in others {
        let comma = if names.is_empty() { "" } else { ", " };
        names.extend([roman(comma), bold(name(other)), roman("(1)")]);
    }
    page.text(names);
    page
}

fn synopsis(page: &mut Roff, command: &Command) {
    page.control("SH", ["SYNOPSIS"]);
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let called = command.get_bin_name().unwrap_or(command.get_name());
    page.text([bold(called), roman(usage.trim_start_matches(called))]);
}

/// Paragraphs of help; what is indented in them stands as it is.
fn paragraphs(page: &mut Roff, text: &str) {
    for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
        if paragraph.starts_with(' ') {
            as_they_are(page, paragraph);
        } else {
            page.control("PP", []);
            page.text([roman(paragraph.trim())]);
        }
    }
}

/// Lines that are neither filled nor hyphenated.
fn as_they_are(page: &mut Roff, text: &str) {
    page.control("PP", []);
    page.control("RS", ["4"]);
    page.control("nf", []);
    for line in text.lines() {
        page.text([roman(line.strip_prefix("  ").unwrap_or(line))]);
    }
    page.control("fi", []);
    page.control("RE", []);
}

/// All that can be said to a command: its own first, then group by group.
fn options(page: &mut Roff, command: &Command) {
    page.control("SH", ["OPTIONS"]);
    let mut args: Vec<&Arg> = command.get_arguments().filter(|arg| !arg.is_hide_set()).collect();
    args.sort_by_key(|arg| !arg.is_positional());
    let mut headings: Vec<Option<&str>> = vec![None];
    for arg in &args {
        if !headings.contains(&arg.get_help_heading()) {
            headings.push(arg.get_help_heading());
        }
    }
    for heading in headings {
        if let Some(heading) = heading {
            page.control("SS", [heading]);
        }
        for arg in args.iter().filter(|arg| arg.get_help_heading() == heading) {
            option(page, arg);
        }
    }
}

fn option(page: &mut Roff, arg: &Arg) {
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    let mut called: Vec<Inline> = Vec::new();
    for name in [short, long].into_iter().flatten() {
        if !called.is_empty() {
            called.push(roman(", "));
        }
        called.push(bold(name));
    }
    let takes_value = arg.get_action().takes_values();
    for name in arg.get_value_names().into_iter().flatten().filter(|_| takes_value) {
        if !called.is_empty() {
            called.push(roman(if arg.is_require_equals_set() { "=" } else { " " }));
        }
        called.push(italic(name.as_str()));
    }
    let help = arg.get_long_help().or(arg.get_help()).map(ToString::to_string).unwrap_or_default();
    let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let default = match takes_value {
        true => defaults.map(|value| format!(" [default: {value}]")).collect(),
        false => String::new(),
    };
    item(page, called, &format!("{help}{default}"));
    let values = if takes_value { arg.get_possible_values() } else { Vec::new() };
    if values.is_empty() {
        return;
    }
    page.control("RS", []);
    for value in values.iter().filter(|value| !value.is_hide_set()) {
        let help = value.get_help().map(ToString::to_string).unwrap_or_default();
        item(page, [bold(value.get_name())], &help);
    }
    page.control("RE", []);
}

/// A term, and what it means.
fn item(page: &mut Roff, term: impl Into<Vec<Inline>>, meaning: &str) {
    page.control("TP", []);
    page.text(term.into());
    page.text([roman(meaning)]);
}
