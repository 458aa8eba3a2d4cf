//! A board as JSON.

use serde::{Serialize, Serializer};

use crate::board::{Cell, Geometry};
use crate::format::blocks::map_rows;
use crate::format::parts::Parts;
use crate::format::{Document, Format, Symbols};

/// The version of what is written.
pub(super) const VERSION: u32 = 1;

#[derive(Serialize)]
struct Board<'a> {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    geometry: Option<&'a Geometry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<String>,
    grid: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<Vec<String>>>,
}

/// The line of a board, with its end.
pub(super) fn written(document: &Document, symbols: &Symbols) -> String {
    let geometry = document.grid.geometry();
    let side = geometry.side();
    let line = Format::all().find(|format| format.name() == "line").expect("a registered format");
    let between = if symbols.is_decimal() { "/" } else { "" };
    let candidates = document.candidates.as_ref().map(|sets| {
        let group = |set: &crate::board::DigitSet| {
            let symbols: Vec<String> = set.iter().map(|digit| symbols.symbol(digit)).collect();
            symbols.join(between)
        };
        sets.chunks(side.into()).map(|row| row.iter().map(group).collect()).collect()
    });
    let board = Board {
        version: VERSION,
        name: document.name.as_deref(),
        geometry: (!geometry.is_classic()).then_some(geometry),
        symbols: (side > 9 || *symbols != Symbols::usual(side)).then(|| symbols.to_string()),
        grid: line.0.write(document, symbols).trim_end().to_owned(),
        candidates,
    };
    let mut text = serde_json::to_string(&board).expect("texts and numbers alone");
    text.push('\n');
    text
}

#[derive(Serialize)]
struct GeometryFields {
    side: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<(u8, u8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blocks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extra: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<House>,
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
/// where they are irregular, and `extra`, `houses` and `apart` where there are such rules.
///
/// # Examples
/// ```
/// use pencilmark::Geometry;
/// let json = serde_json::to_string(&Geometry::with_blocks(3, 4)?).unwrap();
/// assert_eq!(json, r#"{"side":12,"block":[3,4]}"#);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
impl Serialize for Geometry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Parts { extras, houses, apart } = Parts::of(self);
        let cell = |cell: Cell| self.cell_name(cell);
        let house = |(name, cells): (String, Vec<Cell>)| House {
            name,
            cells: cells.into_iter().map(cell).collect(),
        };
        let pairs = |(name, pairs): (String, Vec<(Cell, Cell)>)| Apart {
            name,
            pairs: pairs.into_iter().map(|(one, other)| (cell(one), cell(other))).collect(),
        };
        let fields = GeometryFields {
            side: self.side(),
            block: self.block_shape(),
            blocks: self.block_shape().is_none().then(|| map_rows(self)),
            extra: extras.into_iter().map(crate::board::Extra::name).collect(),
            houses: houses.into_iter().map(house).collect(),
            apart: apart.into_iter().map(pairs).collect(),
        };
        fields.serialize(serializer)
    }
}
