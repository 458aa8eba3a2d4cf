//! Items that are repeated at other cells.

use super::base64;
use super::item::{Item, Token};
use super::reader::Reader;
use crate::format::reading::read_error::ReadError;
use crate::rules::spelling::{Arguments, Cells, of_item};

/// What a sign of an item that is moved counts for, as it may become a pair of cells or a rule.
const EFFORT: usize = 8;

/// How many rows down and columns to the right a cell is moved.
type Shift = (isize, isize);

/// The items between this one and its `End`.
pub(super) fn body<'a, 't>(
    item: &Item<'_>,
    rest: &'a [Item<'t>],
) -> Result<&'a [Item<'t>], ReadError> {
    let mut depth = 1;
    for (at, next) in rest.iter().enumerate() {
        match next.kind.text.as_ref() {
            "And" | "Or" | "Replicate" => depth += 1,
            "End" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Ok(&rest[..at]);
        }
    }
    Err(item.kind.wrong("'End' after it"))
}

/// How far items are moved for each target: as far as the target is from the origin.
///
/// The targets are bits, six to a sign, the lowest first, counted in reading order from the origin, which
/// is R1C1 or the second argument.
pub(super) fn shifts(
    reader: &mut Reader,
    item: &Item,
    body: &[Item],
) -> Result<Vec<Shift>, ReadError> {
    if reader.shift.is_some() {
        return Err(item.not_expressed());
    }
    let geometry = &reader.geometry().clone();
    let origin = item.arguments.get(1).map_or(Ok(0), |origin| reader.cell(origin))?;
    let targets = item.argument(0, "targets")?;
    let six = targets.text.chars().map(base64::six).collect::<Option<Vec<u8>>>();
    let six = six.ok_or_else(|| targets.wrong("targets in letters, digits, '-' and '_'"))?;
    let bits = (0..six.len() * 6).filter(|at| six[at / 6] >> (at % 6) & 1 == 1);
    let cells: Vec<usize> = bits.map(|at| usize::from(origin) + at).collect();
    if cells.iter().any(|&cell| cell >= geometry.cell_count()) {
        return Err(targets.wrong("targets on the board"));
    }
    let signs = |token: &Token| 1 + token.text.len();
    let tokens = body.iter().flat_map(|item| item.arguments.iter().chain([item.kind]));
    let effort = tokens.map(signs).sum::<usize>() * cells.len() * EFFORT;
    reader.spend(targets, effort)?;
    if let Some(wrong) = body.iter().find(|item| !can_move(item.kind)) {
        return Err(wrong.kind.wrong("a rule that can be moved"));
    }
    let (row, column) = (geometry.row_of(origin) as isize, geometry.column_of(origin) as isize);
    let shift = |cell: usize| {
        let cell = cell as u16;
        (geometry.row_of(cell) as isize - row, geometry.column_of(cell) as isize - column)
    };
    Ok(cells.into_iter().map(shift).collect())
}

/// Rules about the whole board, its regions, or rows and columns have no cells to be moved.
fn can_move(kind: &Token) -> bool {
    let is_of_lines = of_item(&kind.text).is_some_and(|(told, iss)| {
        let has_line = matches!(iss.arguments, Arguments::Line | Arguments::NumberAndLine);
        has_line || told.cells == Cells::None
    });
    let has_no_cells = matches!(
        kind.text.as_ref(),
        "Shape"
            | "NoBoxes"
            | "RegionSize"
            | "Jigsaw"
            | "Diagonal"
            | "Windoku"
            | "DisjointSets"
            | "RegionSameValues"
            | "DutchFlatmates"
            | "SearchPriority"
            | "LittleKiller"
            | "Doppelganger"
            | "Replicate"
    );
    !is_of_lines && !has_no_cells
}
