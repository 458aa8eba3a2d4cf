//! Reading a whole string.

use super::item::{Item, items, tokens};
use super::reader::Reader;
use super::{houses, kinds, replicate};
use crate::format::formats::rules::houses::with_blocks;
use crate::format::reading::cut::iss_line::without_comments;
use crate::format::reading::read_error::ReadError;
use crate::rules::RuledBoard;

/// Reads a constraint string of “Interactive Sudoku Solver”, which [`read_ruled`](crate::format::read_ruled) explains.
pub(in crate::format) fn read_iss(text: &str) -> Result<RuledBoard, ReadError> {
    let text = without_comments(text);
    let tokens = tokens(&text)?;
    let items = items(&tokens);
    let frame = houses::frame(&items)?;
    let geometry = frame.geometry().map_err(|error| ReadError::new(1, error.to_string(), &text))?;
    let mut reader = Reader::new(geometry);
    houses::regions(&mut reader, &items)?;
    read_items(&mut reader, &items)?;
    let Reader { board, blocks, houses, .. } = reader;
    with_blocks(board, frame, &blocks, &houses)
        .map_err(|(expected, found)| ReadError::new(1, expected, &found))
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
