//! A board as JSON.

use serde::{Serialize, Serializer};
use serde_json::json;

use crate::board::{Cell, Digit, DigitSet, Geometry, Grid, PlacedGrid};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::play::{Bookmark, Change, Move, Play};
use crate::format::reading::lines::blocks::{frame_rows, map_rows};
use crate::format::symbols::Symbols;
use crate::format::writing::further_rules::FurtherRules;

/// The version of what is written.
pub(super) const VERSION: u32 = 1;

/// What of a document cannot be written.
pub(in crate::format) fn refusal(document: &Document) -> Option<(&'static str, String)> {
    document.play.as_ref().and_then(|play| play.fault(document.grid.geometry()))
}

/// The line of a board, with its end.
pub(in crate::format) fn written(document: &Document, symbols: &Symbols) -> String {
    let geometry = document.grid.geometry();
    let line = Format::LINE;
    let grid = |grid: Grid| line.notation().write(&grid.into(), symbols).trim_end().to_owned();
    let marks = |marks: &Vec<DigitSet>| -> Vec<Vec<String>> {
        in_rows(geometry, marks.iter().map(|&digits| symbols.group(digits)))
    };
    let mut fields = Fields::default();
    fields.push("version", &VERSION);
    fields.push_some("name", document.name.as_ref());
    fields.push_some("geometry", (!geometry.is_classic()).then_some(geometry));
    let are_told = geometry.digit_count() > 9 || *symbols != Symbols::for_board(geometry);
    fields.push_some("symbols", are_told.then(|| symbols.to_string()));
    fields.push("grid", &grid(document.grid.clone()));
    let rules = document.rule_lines();
    fields.push_some("rules", (!rules.is_empty()).then_some(rules));
    fields.push_some("givens", document.has(Part::Givens).then(|| grid(document.puzzle())));
    fields.push_some("candidates", document.candidates.as_ref().map(marks));
    fields.push_some("corner", document.corner.as_ref().map(marks));
    fields.push_some("centre", document.centre.as_ref().map(marks));
    let rows = |colours: &Vec<Vec<u8>>| in_rows(geometry, colours.iter().cloned());
    fields.push_some("colours", document.colours.as_ref().map(rows));
    fields.push_some("solution", document.solution.clone().map(grid));
    let unknown = document.unknown.clone().unwrap_or_default();
    let mut about = Fields::default();
    for (field, text) in document.about.fields() {
        about.push(field.name(), text);
    }
    about.push_unknown(&unknown.about);
    if about.0.len() > 1 {
        fields.push_text("about", &about.finish());
    }
    if document.play.is_some() || !unknown.play.is_empty() {
        let play = document.play.clone().unwrap_or_default();
        fields.push_text("play", &written_play(&play, &unknown.play, document, symbols));
    }
    fields.push_unknown(&unknown.board);
    fields.finish() + "\n"
}

/// What there is of each cell, in rows of the frame; holes are left out.
fn in_rows<T: Clone>(geometry: &Geometry, of_cells: impl Iterator<Item = T>) -> Vec<Vec<T>> {
    let mut rows = vec![Vec::new(); geometry.rows().into()];
    for (cell, of_cell) in geometry.cells().zip(of_cells) {
        rows[usize::from(geometry.row(cell))].push(of_cell);
    }
    rows
}

fn written_play(
    play: &Play,
    unknown: &[(String, String)],
    document: &Document,
    symbols: &Symbols,
) -> String {
    let place = |place: &Option<usize>| place.map_or(0, |place| place + 1);
    let mut fields = Fields::default();
    let changes = |step: &Move| -> Vec<serde_json::Value> {
        step.changes.iter().map(|change| written_change(change, document, symbols)).collect()
    };
    let moves = play.moves.iter().map(|step| match step.parent {
        None => json!({ "changes": changes(step) }),
        parent => json!({ "parent": place(&parent), "changes": changes(step) }),
    });
    let moves: Vec<serde_json::Value> = moves.collect();
    fields.push_some("moves", (!moves.is_empty()).then_some(moves));
    fields.push_some("current", play.current.map(|at| place(&Some(at))));
    let bookmarks = play
        .bookmarks
        .iter()
        .map(|Bookmark { name, at }| json!({ "name": name, "move": place(at) }));
    let bookmarks: Vec<serde_json::Value> = bookmarks.collect();
    fields.push_some("bookmarks", (!bookmarks.is_empty()).then_some(bookmarks));
    fields.push_some("seconds", play.seconds);
    fields.push_some("seed", play.seed);
    fields.push_unknown(unknown);
    fields.finish()
}

fn written_change(change: &Change, document: &Document, symbols: &Symbols) -> serde_json::Value {
    let name = |cell: &Cell| document.grid.geometry().cell_name(*cell);
    let digit = |digit: &Option<Digit>| digit.map(|digit| symbols.symbol(digit));
    let group = |digits: &DigitSet| symbols.group(*digits);
    match change {
        Change::Digit { cell, before, after } => {
            json!({ "cell": name(cell), "digit": [digit(before), digit(after)] })
        }
        Change::Candidates { cell, before, after } => {
            json!({ "cell": name(cell), "candidates": [group(before), group(after)] })
        }
        Change::Corner { cell, before, after } => {
            json!({ "cell": name(cell), "corner": [group(before), group(after)] })
        }
        Change::Centre { cell, before, after } => {
            json!({ "cell": name(cell), "centre": [group(before), group(after)] })
        }
        Change::Colours { cell, before, after } => {
            json!({ "cell": name(cell), "colours": [before, after] })
        }
    }
}

/// An object under way.
struct Fields(String);

impl Default for Fields {
    fn default() -> Self {
        Self("{".to_owned())
    }
}

impl Fields {
    fn push(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.push_text(name, &text(value));
    }

    fn push_some(&mut self, name: &str, value: Option<impl Serialize>) {
        if let Some(value) = value {
            self.push(name, &value);
        }
    }

    /// Adds fields as they were read.
    fn push_unknown(&mut self, fields: &[(String, String)]) {
        fields.iter().for_each(|(name, value)| self.push_text(name, value));
    }

    /// Adds a value that is JSON.
    fn push_text(&mut self, name: &str, value: &str) {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        self.0 += &text(name);
        self.0.push(':');
        self.0 += value;
    }

    fn finish(self) -> String {
        self.0 + "}"
    }
}

fn text(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("texts and numbers alone")
}

#[derive(Default, Serialize)]
struct GeometryFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digits: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lowest: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<(u8, u8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    grids: Vec<GeometryFields>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extra: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<House>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    distinct: Vec<House>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    apart: Vec<Apart>,
}

#[derive(Serialize)]
struct House {
    name: String,
    cells: Vec<String>,
}

#[derive(Serialize)]
struct Apart {
    name: String,
    pairs: Vec<(String, String)>,
}

/// As the field `geometry` of a board in JSON has it: `{"side": 12, "block": [3, 4]}`, with `blocks`
/// where they are irregular, and `extra`, `houses`, `distinct` and `apart` where there are such rules. Several grids are
/// `{"grids": [{"at": "r1c1", "block": [3, 3]}, …]}`; any other frame has `rows`, `columns`, `digits` and, where they are
/// not as usual, `lowest`, `lines` and `blocks`, with `_` for a cell in no block and a blank for a hole.
///
/// # Examples
/// ```
/// use minirow::Geometry;
/// let json = serde_json::to_string(&Geometry::with_blocks(3, 4)?).unwrap();
/// assert_eq!(json, r#"{"side":12,"block":[3,4]}"#);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
impl Serialize for Geometry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        GeometryFields::of(self).serialize(serializer)
    }
}

impl GeometryFields {
    fn of(geometry: &Geometry) -> Self {
        let FurtherRules { extras, houses, distinct, apart } = FurtherRules::of(geometry);
        let cell = |cell: Cell| geometry.cell_name(cell);
        let house = |(name, cells): (String, Vec<Cell>)| House {
            name,
            cells: cells.into_iter().map(cell).collect(),
        };
        let pairs = |(name, pairs): (String, Vec<(Cell, Cell)>)| Apart {
            name,
            pairs: pairs.into_iter().map(|(one, other)| (cell(one), cell(other))).collect(),
        };
        Self {
            extra: extras.into_iter().map(crate::board::Extra::name).collect(),
            houses: houses.into_iter().map(house).collect(),
            distinct: distinct.into_iter().map(house).collect(),
            apart: apart.into_iter().map(pairs).collect(),
            ..Self::of_frame(geometry)
        }
    }

    /// Rows, columns and blocks, or the grids.
    fn of_frame(geometry: &Geometry) -> Self {
        if let Some(grids) = geometry.grids() {
            let grid = |grid: &PlacedGrid| {
                let at = format!("r{}c{}", u16::from(grid.row) + 1, u16::from(grid.column) + 1);
                Self { at: Some(at), side: None, ..Self::of(&grid.geometry) }
            };
            return Self { grids: grids.list().iter().map(grid).collect(), ..Self::default() };
        }
        if geometry.is_square() {
            let block = geometry.block_shape();
            let blocks = block.is_none().then(|| map_rows(geometry));
            return Self { side: Some(geometry.side()), block, blocks, ..Self::default() };
        }
        Self {
            rows: Some(geometry.rows()),
            columns: Some(geometry.columns()),
            digits: Some(geometry.digit_count()),
            lowest: Some(geometry.lowest_value()).filter(|&lowest| lowest != 1),
            lines: (!geometry.has_lines()).then_some(false),
            blocks: frame_rows(geometry),
            ..Self::default()
        }
    }
}
