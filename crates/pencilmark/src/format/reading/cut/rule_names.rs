//! Fields and columns in which others tell rules: a board without them would be another one.

use crate::board::Geometry;

/// Their names, without signs and capitals.
const NAMES: [&str; 26] = [
    "regions",
    "region",
    "areas",
    "jigsaw",
    "irregular",
    "cages",
    "cage",
    "killer",
    "killercages",
    "killercage",
    "diagonal",
    "diagonals",
    "xsudoku",
    "antiknight",
    "antiking",
    "nonconsecutive",
    "windoku",
    "extra",
    "extras",
    "extraregions",
    "constraints",
    "variant",
    "variants",
    "thermometers",
    "arrows",
    "kropki",
];

/// Values that tell no rule.
const NONE: [&str; 13] = [
    "", "-", "no", "false", "0", "null", "[]", "{}", "none", "classic", "standard", "normal",
    "sudoku",
];

/// The names of sizes: of the board, and the rows and columns of its blocks.
const SIDES: [&str; 3] = ["size", "side", "gridsize"];
const ROWS: [&str; 4] = ["boxheight", "blockheight", "boxrows", "blockrows"];
const COLUMNS: [&str; 4] = ["boxwidth", "blockwidth", "boxcolumns", "blockcolumns"];

/// Whether a field of this name, or a column, may tell rules.
pub(super) fn may_tell(name: &str) -> bool {
    let name = plain(name);
    [&NAMES[..], &SIDES, &ROWS, &COLUMNS].iter().any(|names| names.contains(&name.as_str()))
}

/// Whether it tells a rule that a board of this geometry does not have.
pub(in crate::format) fn tells(name: &str, value: &str, geometry: &Geometry) -> bool {
    let name = plain(name);
    let value = value.trim().trim_matches('"').to_ascii_lowercase();
    let is_one_of = |names: &[&str]| names.contains(&name.as_str());
    if is_one_of(&NAMES) {
        return !NONE.contains(&value.as_str());
    }
    let block = geometry.block_shape();
    let (rows, columns) = block.unwrap_or((0, 0));
    let sizes = match () {
        () if is_one_of(&SIDES) => vec![geometry.side().into(), geometry.cell_count(), rows.into()],
        () if is_one_of(&ROWS) => vec![rows.into()],
        () if is_one_of(&COLUMNS) => vec![columns.into()],
        () => return false,
    };
    value.parse().is_ok_and(|told: usize| !sizes.contains(&told))
}

/// A name as it is compared.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}
