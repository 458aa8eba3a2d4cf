//! Fields and columns in which others tell rules: a board without them would be another one.

use crate::board::Geometry;
use crate::format::reading::known::same_blocks;
use crate::format::reading::lines::layout;

/// Their names, without signs and capitals.
const NAMES: [&str; 21] = [
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

/// The names of layouts of blocks.
const LAYOUTS: [&str; 13] = [
    "layout",
    "layouts",
    "region",
    "regions",
    "area",
    "areas",
    "block",
    "blocks",
    "boxes",
    "nonets",
    "jigsaw",
    "irregular",
    "regionmap",
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
    [&NAMES[..], &LAYOUTS, &SIDES, &ROWS, &COLUMNS]
        .iter()
        .any(|names| names.contains(&name.as_str()))
}

/// Whether this is a name of a layout of blocks.
pub(in crate::format) fn is_layout(name: &str) -> bool {
    LAYOUTS.contains(&plain(name).as_str())
}

/// Whether a value of this name tells a rule, whatever the board is.
pub(in crate::format) fn is_rule(name: &str, value: &str) -> bool {
    let value = value.trim().to_ascii_lowercase();
    NAMES.contains(&plain(name).as_str()) && !NONE.contains(&value.as_str())
}

/// Whether it tells a rule that a board of this geometry does not have.
pub(in crate::format) fn tells(name: &str, value: &str, geometry: &Geometry) -> bool {
    let name = plain(name);
    let value = value.trim().trim_matches('"').to_ascii_lowercase();
    let is_one_of = |names: &[&str]| names.contains(&name.as_str());
    let block = geometry.block_shape();
    let (rows, columns) = block.unwrap_or((0, 0));
    if is_one_of(&LAYOUTS)
        && (layout::of(&value).is_some_and(|told| same_blocks(&told, geometry))
            || value == format!("{rows}x{columns}"))
    {
        return false;
    }
    if is_one_of(&NAMES) || is_one_of(&LAYOUTS) {
        return !NONE.contains(&value.as_str());
    }
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
