//! An implication of a chain as a line of its own: `2 Then r1c1 is 4, the only digit left in the cell.`

use super::chain::{self, Cause, Chain, Implication};
use super::sentence::add;
use super::span::{Span, SpanRole};
use super::words;
use crate::board::{Cell, Names};

/// The line with its number, which counts from 1.
pub(super) fn line(chain: &Chain, index: usize, names: &Names<'_>) -> Vec<Span> {
    let Implication { node, holds, cause, after } = &chain[index];
    let mut spans = Vec::new();
    add(&mut spans, &(index + 1).to_string(), SpanRole::Number);
    let follows = if *cause == Cause::Assumed {
        " Suppose ".to_owned()
    } else if after.len() == 1 && after[0] + 1 == index {
        " Then ".to_owned()
    } else {
        let numbers: Vec<usize> = after.iter().map(|earlier| earlier + 1).collect();
        format!(" By {}, ", words::list(&numbers))
    };
    add(&mut spans, &follows, SpanRole::Plain);
    add(&mut spans, &chain::statement(node, *holds, names), SpanRole::Node { holds: *holds });
    add(&mut spans, &reason(chain, index, names), SpanRole::Plain);
    add(&mut spans, ".", SpanRole::Plain);
    spans
}

/// Why an implication follows, as the end of a sentence.
fn reason(chain: &Chain, index: usize, names: &Names<'_>) -> String {
    let Implication { node, cause, after, .. } = &chain[index];
    if *cause != Cause::Excluded {
        return chain::nothing_else(&chain[index], names);
    }
    let before = after.first().map(|&before| &chain[before].node);
    match (&node.cells[..], before.map(|before| (&before.cells[..], before.digit))) {
        ([cell], Some(([other], digit))) if cell == other => {
            format!(" because it is {}", names.digit(digit))
        }
        ([_], Some((others, _))) => format!(", which sees {}", told(others, names)),
        (_, Some((others, _))) => format!(", which all see {}", told(others, names)),
        (_, None) => String::new(),
    }
}

fn told(cells: &[Cell], names: &Names<'_>) -> String {
    words::cells(cells.iter().copied(), names)
}
