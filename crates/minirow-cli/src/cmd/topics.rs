//! `minirow help formats`, `rules`, `layouts`, `levels` and `ratings`: tables of what the registries hold; `json`: what JSON looks
//! like.

use clap::ValueEnum;
use minirow::format::{Format, rule_examples};
use minirow::logic::{Technique, Tenths};
use minirow::rating::{HodokuLevel, Level};
use minirow::{Arrangement, Extra};

use crate::args::{Profile, Topic};
use crate::exit::Exit;
use crate::output::print;
use crate::terminal::{Screen, wrapped};

/// What the JSON of all commands and calls looks like, as a JSON Schema.
const SCHEMA: &str = include_str!("../../schema.json");

pub(crate) fn run(topic: Topic) -> anyhow::Result<Exit> {
    let width = Screen::of_output().map_or(80, |screen| screen.columns);
    let text = match topic {
        Topic::Formats => formats(width),
        Topic::Rules => rules(width),
        Topic::Layouts => layouts(width),
        Topic::Levels => levels(width),
        Topic::Ratings => ratings(width),
        Topic::Json => SCHEMA.to_owned(),
    };
    print(text.as_bytes())?;
    Ok(Exit::default())
}

fn formats(width: usize) -> String {
    let rows = Format::all().map(|format| (format.name(), format.meaning().to_owned()));
    paragraph(
        "Boards are read in all of these formats, which are detected; --from names one. `convert --to` writes \
         them, unless it says read only, and the file extensions name formats too.",
        width,
    ) + "\n"
        + &table(rows, width)
}

fn rules(width: usize) -> String {
    let extras = Extra::ALL.iter().map(|extra| (extra.name(), extra.rule().to_owned()));
    let mut text = paragraph(
        "Rules for a whole board, for --extra and for a header line such as `extra: diagonals`:",
        width,
    );
    text += "\n";
    text += &table(extras, width);
    text += "\n";
    text += &paragraph(
        "Rules that name their cells stand in header lines in front of a board, a line for each, as below. \
         Constraint strings of Interactive Sudoku Solver and links have them too, and `convert` writes them.",
        width,
    );
    for (line, rule) in rule_examples() {
        text += &format!("\n  {line}\n");
        text += &indented(&rule.meaning().text, 6, width);
    }
    text
}

fn layouts(width: usize) -> String {
    let rows = Arrangement::all().map(|arrangement| {
        let board = arrangement.geometry();
        let also = match arrangement.other_names() {
            [] => String::new(),
            also => format!("; also {}", also.join(", ")),
        };
        let (grids, cells) = (arrangement.grid_count(), board.cell_count());
        let meaning = format!(
            "{}: {grids} grids in {}x{}, {cells} cells{also}",
            arrangement.title(),
            board.rows(),
            board.columns()
        );
        (arrangement.name(), meaning)
    });
    let mut text = paragraph(
        "Grids of 9x9 that overlap, for --layout and for a header line such as `layout: samurai`. --block gives the \
         grids another size, where the overlaps allow it.",
        width,
    );
    text += "\n";
    text += &table(rows, width);
    text += "\n";
    text += &paragraph(
        "--layout FILE takes any other: a map of the frame with a letter for each grid, + in squares of several and a \
         blank or . in holes, with `block: 2x3` in front where grids are not of 9x9; or lines as below, which may \
         stand in front of a board as well.",
        width,
    );
    for (line, meaning) in [
        ("grid A: r1c1 3x3", "The first grid: its first cell in the frame and its blocks."),
        (
            "grid B: r7c7 3x3 diagonals",
            "The next one, with a rule that it has by itself. Irregular blocks are a map, with / between its rows.",
        ),
        (
            "frame: 5x10 0-9",
            "A board that is no square: rows and columns, and its digits. `free` behind it says that rows and columns \
             are no houses; a map of blocks may follow, with _ for a cell in none and . for a hole.",
        ),
        (
            "distinct the stairs: r1c1 r2c2 r3c1",
            "A house of fewer cells than digits: no digit is twice in it.",
        ),
    ] {
        text += &format!("\n  {line}\n");
        text += &indented(meaning, 6, width);
    }
    text
}

fn levels(width: usize) -> String {
    let mut text = paragraph(
        "A board is of a level if the techniques of that level, with those of the levels before, solve it. The \
         ratings are those of the techniques on our own scale.",
        width,
    );
    text += "\n";
    let mut least = Tenths::new(10);
    let rows = Level::ALL.iter().map(|level| {
        let techniques =
            Technique::all().filter(|&technique| Level::of_technique(technique) == *level).count();
        let range = match level.most() {
            Some(most) => format!("{least} to {most}"),
            None => format!("{least} and more"),
        };
        least = level.most().map_or(least, |most| Tenths::new(most.get() + 1));
        let plural = if techniques == 1 { "" } else { "s" };
        let also = match level.also() {
            [] => String::new(),
            also => format!("; also called {}", also.join(" or ")),
        };
        let meaning = level.meaning();
        (level.name(), format!("{meaning} ({techniques} technique{plural}, {range}){also}"))
    });
    text += &table(rows.collect::<Vec<_>>().into_iter(), width);
    text += "\n";
    text + &paragraph(
        "`generate --level NAME` makes boards of a level, `rate` names the level of a board in a terminal, and \
         `techniques` lists the techniques with their levels.",
        width,
    )
}

fn ratings(width: usize) -> String {
    let profiles = Profile::value_variants().iter().map(|profile| {
        let value = profile.to_possible_value().expect("every scale has a name");
        (profile.name(), value.get_help().map_or(String::new(), ToString::to_string))
    });
    let mut text = paragraph("Scales, for `rate --profile` and `explain --profile`:", width);
    text += "\n";
    text += &table(profiles, width);
    text += "\n";
    text += &paragraph(
        "Sudoku Explainer's numbers are those of the hardest step (ER), of the hardest up to the first placed \
         digit (EP), and of the first step (ED), from 1.0 for the last cell of a house to 11.9. Ours are on the \
         same scale, by our own order of techniques: where it has a pattern that Sudoku Explainer lacks, the \
         number is lower. `help levels` says which numbers belong to which level.",
        width,
    );
    text += "\n";
    text += &paragraph("HoDoKu's levels, with the score that adds up its steps:", width);
    text += "\n";
    let levels = HodokuLevel::ALL.iter().map(|level| (level.name(), level.meaning().to_owned()));
    text + &table(levels, width)
}

/// A row for each: a name, and what it is beside it.
fn table(rows: impl Iterator<Item = (&'static str, String)>, width: usize) -> String {
    let rows: Vec<_> = rows.collect();
    let start = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0) + 4;
    let row = |(name, meaning): &(&str, String)| {
        let told = indented(meaning, start, width);
        format!("  {name}{}", &told[name.len() + 2..])
    };
    rows.iter().map(row).collect()
}

fn paragraph(text: &str, width: usize) -> String {
    indented(text, 0, width)
}

/// A text between words into lines that begin at a column.
fn indented(text: &str, start: usize, width: usize) -> String {
    /// Longer lines are hard to read.
    const WIDEST: usize = 100;
    let lines = wrapped(text, width.min(WIDEST).saturating_sub(start).max(20));
    lines.iter().map(|line| format!("{:start$}{line}\n", "")).collect()
}
