//! The call that tells which digits break rules beyond houses.

use serde::Serialize;

use crate::Fault;
use crate::board::OfBoard;
use crate::go_on::{GoOn, ask};
use crate::ruled::{board_of, has_rules};

/// Where digits break rules, whatever will stand in the empty cells.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Conflicts {
    conflicts: Vec<ConflictRecord>,
}

/// Digits that cannot stand beside each other.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Conflict"))]
struct ConflictRecord {
    /// The number of the rule among those of the geometry, from 0.
    rule: usize,
    /// A smallest set of cells whose digits break it.
    cells: Vec<u16>,
    /// The rule in words.
    text: String,
}

/// Digits twice in a house are no conflict of a rule; `check` tells them.
pub(crate) fn conflicts(input: OfBoard, go_on: GoOn<'_>) -> Result<Conflicts, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let mut conflicts = Vec::new();
    if !has_rules(&known.rules) {
        return Ok(Conflicts { conflicts });
    }
    let digits = &known.player.digits;
    let board = board_of(digits, &known.rules)?;
    let written: Vec<Option<u8>> = digits.values().map(|digit| digit.checked_sub(1)).collect();
    for (rule, told) in known.rules.iter().enumerate() {
        ask(go_on)?;
        for mut cells in board.broken_at(rule, &written) {
            cells.sort_unstable();
            let text = told.words(board.geometry());
            conflicts.push(ConflictRecord { rule, cells, text });
        }
    }
    Ok(Conflicts { conflicts })
}
