//! A board as text with its rules beyond houses in words.

use minirow::format::Symbols;
use minirow::logic::Step;
use minirow::rules::Rule;
use minirow::scene::Paper;
use minirow::{Geometry, HouseKind};

use crate::terminal::{Picture, Screen, Shown, counted, wrapped};

/// Where nothing limits how wide a board is.
const WIDE: Screen = Screen { columns: 4096, is_unicode: true, has_color: false };

/// Words in longer lines are hard to read.
const WIDEST_WORDS: usize = 100;
/// What the further lines of a rule begin with takes as many columns.
const INDENT: usize = 2;

/// A board in its frame with a step, and below it its rules in words; in colour and as wide as the terminal, if it is
/// shown in one.
pub(crate) fn board_with_rules(
    paper: &Paper,
    step: Option<(&Step, Shown)>,
    rules: &[Rule],
    symbols: &Symbols,
    screen: Option<Screen>,
) -> anyhow::Result<String> {
    let screen = screen.unwrap_or(WIDE);
    // Without its candidates a board is narrower.
    let mut without = paper.clone();
    without.candidates = None;
    let mut papers = [paper, &without].into_iter();
    let lines = papers.find_map(|paper| Picture::new(paper, step, symbols, screen).lines());
    let Some(lines) = lines else {
        let columns = counted(screen.columns as u64, "column");
        anyhow::bail!(
            "expected a terminal as wide as the board, found {columns}; -o board.svg draws it into a file"
        );
    };
    let mut text: String =
        lines.iter().map(|line| line.shown(screen).trim_end().to_owned() + "\n").collect();
    text.push_str(&all_rules_in_words(paper.givens.geometry(), rules, screen.columns));
    Ok(text)
}

/// What the further houses and pairs of a geometry and rules beyond houses say, behind an empty line.
pub(crate) fn all_rules_in_words(geometry: &Geometry, rules: &[Rule], columns: usize) -> String {
    let mut sentences = geometry_in_words(geometry);
    sentences.extend(Rule::list_words(rules, geometry));
    lines_of(&sentences, columns)
}

/// What a geometry has beyond rows, columns and blocks, each of its rules by itself.
fn geometry_in_words(geometry: &Geometry) -> Vec<String> {
    let extras = geometry.extras();
    let mut words: Vec<String> =
        extras.iter().map(|extra| format!("{}: {}", extra.name(), extra.rule())).collect();
    let further = geometry.houses().filter(|&house| {
        geometry.house_kind(house) == HouseKind::Extra && geometry.extra_of(house).is_none()
    });
    words.extend(further.map(|house| {
        let cells = geometry.cells_of(house).iter().map(|&cell| geometry.cell_name(cell));
        let cells: Vec<String> = cells.collect();
        format!("{}: all different at {}", geometry.house_name(house), cells.join(" "))
    }));
    words
}

fn lines_of(sentences: &[String], columns: usize) -> String {
    let mut text = String::new();
    for told in sentences {
        for (index, line) in wrapped(told, columns.min(WIDEST_WORDS) - INDENT).iter().enumerate() {
            text.push_str(if index == 0 { "" } else { "  " });
            text.push_str(line);
            text.push('\n');
        }
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}
