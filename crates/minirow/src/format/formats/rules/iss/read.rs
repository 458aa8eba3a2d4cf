//! Reading a whole string.

use super::item::{Item, items, tokens};
use super::reader::Reader;
use super::{houses, kinds, replicate};
use crate::format::reading::cut::iss_line::without_comments;
use crate::format::reading::read_error::ReadError;
use crate::rules::RuledBoard;

/// Reads a constraint string of “Interactive Sudoku Solver”.
///
/// # Reading
/// Blanks and line ends are skipped everywhere, and so are lines that begin with `#`. Numbers of rows and columns of cells have the base 17: `R1Ca` is row 1,
/// column 10. `Shape` says how many rows, columns and values there are (`.Shape~6x6~0-5`); without it the
/// board is 9×9. Blocks are as near to squares as fit; `NoBoxes` takes them away, `RegionSize` says how
/// large they are, and `Jigsaw` adds regions of any form. Items without a name are givens or candidates.
/// All other items become rules.
///
/// # Errors
/// Where the text is wrong, and for an item that no [`Rule`](crate::rules::Rule) expresses, such as `Or`.
pub(in crate::format) fn read_iss(text: &str) -> Result<RuledBoard, ReadError> {
    let text = without_comments(text);
    let tokens = tokens(&text)?;
    let items = items(&tokens);
    let mut reader = Reader::new(houses::shape(&items)?);
    houses::regions(&mut reader, &items)?;
    read_items(&mut reader, &items)?;
    Ok(reader.board)
}

/// Reads items one after the other. Items that are repeated have no others in them that are, so this
/// calls itself once at most.
fn read_items(reader: &mut Reader, items: &[Item]) -> Result<(), ReadError> {
    let mut open: Vec<&Item> = Vec::new();
    let mut rest = items.iter();
    while let Some(item) = rest.next() {
        match item.kind.text.as_ref() {
            "And" => open.push(item),
            "End" => {
                open.pop().ok_or_else(|| item.kind.wrong("'And' before 'End'"))?;
            }
            "Replicate" => {
                let body = replicate::body(item, rest.as_slice())?;
                for shift in replicate::shifts(reader, item, body)? {
                    reader.shift = Some(shift);
                    read_items(reader, body)?;
                }
                reader.shift = None;
                rest = rest.as_slice()[body.len() + 1..].iter();
            }
            _ => {
                kinds::read(reader, item)?;
                reader.spend(item.kind, 0)?;
            }
        }
    }
    open.last().map_or(Ok(()), |item| Err(item.kind.wrong("'End' after it")))
}
