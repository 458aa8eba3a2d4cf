//! Boards that are drawn block by block: the cells of a block stand together, in rows of their own.
//!
//! A list whose values stand in rows (`Flat::ends`) is such a block, or several side by side.

use super::listed::Listed;
use super::node::{Flat, Kind, Node};
use super::{boards, keyed};

/// What people call blocks, in names and classes of elements.
const NAMES: [&str; 8] = ["box", "block", "square", "region", "subgrid", "sector", "zone", "group"];

/// What holds cells, by its name and its classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Row,
    Column,
    Block,
    Unknown,
}

impl Holder {
    /// What an element is called.
    pub(super) fn of(name: &str, attributes: &[Node]) -> Self {
        let mut words = vec![name];
        for node in attributes {
            if let (Some("class" | "id"), Kind::Text(text)) = (node.key.as_deref(), &node.kind) {
                words.extend(text.split(|c: char| !c.is_alphabetic()));
            }
        }
        let has = |is_it: &dyn Fn(&str) -> bool| words.iter().any(|word| is_it(word));
        if has(&|word| word == "tr" || word.eq_ignore_ascii_case("row")) {
            Self::Row
        } else if has(&|word| NAMES.iter().any(|name| name.eq_ignore_ascii_case(word))) {
            Self::Block
        } else if has(&|word| word == "col" || word.eq_ignore_ascii_case("column")) {
            Self::Column
        } else {
            Self::Unknown
        }
    }
}

/// A list of cells as a block of as many rows as columns.
pub(super) fn squared(flat: Flat) -> Option<Flat> {
    let side = flat.values.len().isqrt();
    let ends = (1..side).map(|row| row * side).collect();
    (side > 1 && side * side == flat.values.len()).then_some(Flat { ends, ..flat })
}

/// What lists side by side are: a block where each is a row of it, a band where blocks stand in a row, or the
/// board where they are all of it.
pub(super) fn joined(nodes: &[Node], holder: Holder) -> Option<Kind> {
    let flats: Option<Vec<&Flat>> = nodes
        .iter()
        .map(|node| match &node.kind {
            Kind::Flat(flat) => Some(flat),
            _ => None,
        })
        .collect();
    let flats = flats?;
    let (count, first) = (flats.len(), flats.first()?);
    let (rows, cells) = (first.ends.len() + 1, first.values.len());
    let width = cells / rows;
    let is_like = |flat: &&Flat| {
        let ends = (1..rows).map(|row| row * width);
        flat.values.len() == cells && flat.ends.iter().copied().eq(ends)
    };
    if cells % rows != 0 || !flats.iter().all(is_like) {
        return None;
    }
    // The rows of all that is joined, from the lists that stand side by side.
    let across = |flats: &[&Flat]| -> Vec<Node> {
        let row = |row: usize| {
            flats.iter().flat_map(move |flat| flat.values[row * width..(row + 1) * width].iter())
        };
        (0..rows).flat_map(row).cloned().collect()
    };
    if rows == 1 {
        let is_small = (2..=5).contains(&count) && (2..=5).contains(&cells);
        let values = flats.iter().flat_map(|flat| flat.values.iter().cloned()).collect();
        let ends = (1..count).map(|row| row * cells).collect();
        return (is_small && count * cells < 16).then_some(Kind::Flat(Flat { values, ends }));
    }
    let (values, side) = match holder {
        _ if count == cells && count.is_multiple_of(width) => {
            (flats.chunks(count / width).flat_map(across).collect(), count)
        }
        Holder::Row => {
            let ends = (1..rows).map(|row| row * width * count).collect();
            return Some(Kind::Flat(Flat { values: across(&flats), ends }));
        }
        _ if count * rows == width => {
            (flats.iter().flat_map(|flat| flat.values.iter().cloned()).collect::<Vec<_>>(), width)
        }
        _ => return None,
    };
    let ends = (1..side).map(|row| row * side).collect();
    match boards::of_flat(&Flat { values, ends }, true) {
        Listed::Board(cells) => Some(Kind::Board(Box::new(keyed::of_cells(cells)))),
        Listed::Layout(layout) => Some(Kind::Layout(layout)),
        Listed::Wrong(_) | Listed::Other => None,
    }
}
