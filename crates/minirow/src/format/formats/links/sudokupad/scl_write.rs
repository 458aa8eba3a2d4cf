//! Writes the JSON of SudokuPad.

use serde_json::{Map, Value, json};

use crate::board::{Cell, Digit, DigitSet, Extra, Geometry};
use crate::format::document::Document;
use crate::format::formats::links::extras::{DIAGONALS, EXTRAS};
use crate::format::formats::links::fpuzzles_write::{named, object, told_rules};
use crate::format::formats::links::sentences::with_sentences;
use crate::format::formats::links::sudokupad::drawing::write::{Drawn, drawn};
use crate::format::part::Part;
use crate::format::writing::further_rules::FurtherRules;

/// What of a geometry SudokuPad has no form for that would be read again.
pub(in crate::format) fn refusal(geometry: &Geometry) -> Option<(&'static str, String)> {
    let FurtherRules { extras, houses, apart, .. } = FurtherRules::of(geometry);
    let is_known = |extra: &Extra| EXTRAS.iter().any(|(known, _)| known == extra);
    let is_held = |extra: &Extra| is_known(extra) || *extra == Extra::Diagonals;
    // Windows have a short form, on the classic board alone.
    let is_windoku = extras == [Extra::Windoku]
        && geometry.block_shape() == Some((3, 3))
        && geometry.rules().len() == 1;
    let extra = extras.iter().find(|extra| !is_held(extra)).filter(|_| !is_windoku);
    let is_diagonal = |name: &str| DIAGONALS.contains(&name);
    let house = houses.iter().find(|(name, _)| !is_diagonal(name) || houses.len() > 1);
    let found = match (extra, house, apart) {
        (Some(extra), ..) => extra.name().to_owned(),
        (_, Some((name, _)), _) => name.clone(),
        (.., Some((name, _))) => name,
        _ => return None,
    };
    Some(("blocks, diagonals, disjoint groups, anti-knight and anti-king", found))
}

/// What of a document it cannot tell.
pub(in crate::format) fn refusal_of(document: &Document) -> Option<(&'static str, String)> {
    let geometry = document.grid.geometry();
    if geometry.extras().contains(&Extra::Windoku)
        && crate::format::formats::links::sudokupad::scf::written(document).is_none()
    {
        return Some(("windoku beside a title and an author alone", "more".to_owned()));
    }
    let solution = document.solution.as_ref()?;
    if geometry.side() > 9 {
        let found = format!("one of {0}x{0}", geometry.side());
        return Some(("solutions of up to 9x9", found));
    }
    let is_empty = solution.empty_len() == geometry.cell_count();
    is_empty.then(|| ("solutions with digits", "an empty one".to_owned()))
}

/// The JSON of a puzzle, without the shortcuts: what is packed is hardly longer.
pub(in crate::format) fn written(document: &Document) -> String {
    let geometry = document.grid.geometry();
    let FurtherRules { extras, houses, .. } = FurtherRules::of(geometry);
    let about = &document.about;
    let rules = told_rules(document);
    let drawn = drawn(&rules, &named(document));
    let Drawn { lists, sentences } =
        drawn.unwrap_or_else(|_| Drawn { lists: Map::new(), sentences: Vec::new() });
    let rules = with_sentences(about.rules.as_deref(), &sentences);
    let texts = [
        ("title", &document.name),
        ("author", &about.author),
        ("rules", &rules),
        ("source", &about.source),
    ];
    let mut metadata: Vec<(&str, Value)> =
        texts.into_iter().filter_map(|(name, text)| Some((name, json!(text.as_ref()?)))).collect();
    let flags = EXTRAS.into_iter().filter(|(extra, _)| extras.contains(extra));
    metadata.extend(flags.map(|(_, name)| (name, json!(true))));
    if let Some(solution) = document.solution.as_ref().filter(|_| document.has(Part::Solution)) {
        let digit = |value: u8| if value > 0 { char::from(b'0' + value) } else { '.' };
        metadata.push(("solution", json!(solution.values().map(digit).collect::<String>())));
    }
    let cells: Vec<String> = geometry.cells().map(|c| cell(document, c)).collect();
    let rows = cells.chunks(geometry.side().into()).map(|row| format!("[{}]", row.join(",")));
    let cells = rows.collect::<Vec<_>>().join(",");
    let mut regions = vec![Vec::new(); geometry.side().into()];
    for cell in geometry.cells() {
        regions[usize::from(geometry.block(cell))]
            .push((geometry.row(cell), geometry.column(cell)));
    }
    let side = geometry.side();
    let has_both = extras.contains(&Extra::Diagonals);
    let ends = [[[0, side], [side, 0]], [[0, 0], [side, side]]];
    let lines = DIAGONALS
        .into_iter()
        .zip(ends)
        .filter(|(name, _)| has_both || houses.iter().any(|(house, _)| house == name));
    let lines = lines.map(|(_, ends)| {
        object(&[("color", json!("#34BBE6")), ("thickness", json!(2)), ("wayPoints", json!(ends))])
    });
    let mut lines: Vec<String> = lines.collect();
    let mut shapes = String::new();
    for (name, list) in &lists {
        match list.as_array().filter(|_| name == "lines") {
            Some(list) => lines.extend(list.iter().map(Value::to_string)),
            None => shapes += &format!(",{}:{list}", json!(name)),
        }
    }
    let lines = match lines.is_empty() {
        true => shapes,
        false => format!(",\"lines\":[{}]{shapes}", lines.join(",")),
    };
    let metadata = object(&metadata);
    let regions = json!(regions);
    format!(
        "{{\"cellSize\":50,\"metadata\":{metadata},\"cells\":[{cells}],\"regions\":{regions}{lines}}}"
    )
}

fn cell(document: &Document, cell: Cell) -> String {
    let digits = |marks: &Option<Vec<DigitSet>>| -> Vec<u8> {
        let marks = marks.as_ref().map_or(DigitSet::EMPTY, |marks| marks[cell.index()]);
        marks.iter().map(Digit::get).collect()
    };
    let mut fields = Vec::new();
    if let Some(digit) = document.grid.get(cell) {
        fields.push(("value", json!(digit.get())));
    }
    for (name, marks) in [("centremarks", &document.centre), ("pencilMarks", &document.corner)] {
        let marks = digits(marks);
        if !marks.is_empty() {
            fields.push((name, json!(marks)));
        }
    }
    object(&fields)
}
