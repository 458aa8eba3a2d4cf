//! The cages of a killer in game ids: lines between them, and a sum in the first cell of each.

use super::lines::{Joined, edge, edge_count, write_cells, write_lines};
use crate::format::document::Document;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Cage};

/// The cages of cells that have the same label, with the sum that stands in any cell of each.
pub(super) fn cages(labels: &[u32], sums: &[u32]) -> Vec<Rule> {
    let mut cages: Vec<(u32, Vec<u16>)> = Vec::new();
    let mut places = vec![usize::MAX; labels.len()];
    for (cell, &label) in (0..).zip(labels) {
        let place = &mut places[label as usize];
        if *place == usize::MAX {
            *place = cages.len();
            cages.push((0, Vec::new()));
        }
        let (sum, cells) = &mut cages[*place];
        cells.push(cell);
        *sum = (*sum).max(sums[usize::from(cell)]);
    }
    let rule = |(sum, cells)| match sum {
        0 => Rule::AllDifferent(AllDifferent { cells }),
        sum => Rule::Cage(Cage { cells, sum }),
    };
    cages.into_iter().map(rule).collect()
}

/// The cells and the sum of a cage; 0 where it has none.
fn cage(rule: &Rule) -> Option<(&[u16], u32)> {
    match rule {
        Rule::AllDifferent(AllDifferent { cells }) => Some((cells, 0)),
        Rule::Cage(Cage { cells, sum }) if *sum > 0 => Some((cells, *sum)),
        _ => None,
    }
}

/// What of a document's rules a game id cannot tell.
pub(super) fn refusal(document: &Document) -> Option<(&'static str, String)> {
    let geometry = document.grid.geometry();
    let (side, cells) = (usize::from(geometry.side()), geometry.cell_count());
    let mut count = vec![0; cells];
    for rule in &document.rules {
        let Some((cage, sum)) = cage(rule) else {
            return Some(("cages and no other rules", rule_words(rule, geometry)));
        };
        if !(2..=side).contains(&cage.len()) || sum as usize > side * cells {
            let found = format!("a cage of {} with the sum {sum}", cage.len());
            return Some(("cages of two cells or more, and no more than digits", found));
        }
        cage.iter().for_each(|&cell| count[usize::from(cell)] += 1);
    }
    if count.iter().any(|&count| count != 1) {
        let found = format!("{} that are not", count.iter().filter(|&&count| count != 1).count());
        return Some(("each cell in one cage", found));
    }
    let labels = labels(document);
    let mut joined = Joined::new(geometry.side());
    let places = (0..edge_count(geometry.side())).map(|place| edge(geometry.side(), place));
    places.filter(|&(one, other)| labels[one] == labels[other]).for_each(|edge| joined.join(edge));
    let parts = joined.labels().iter().zip(0..).filter(|(label, cell)| *label == cell).count();
    let is_parted = parts != document.rules.len();
    is_parted.then(|| ("cages that hang together", "one that does not".to_owned()))
}

/// The number of each cell's cage.
fn labels(document: &Document) -> Vec<usize> {
    let mut labels = vec![usize::MAX; document.grid.geometry().cell_count()];
    for (number, rule) in document.rules.iter().enumerate() {
        let (cells, _) = cage(rule).unwrap_or_default();
        cells.iter().for_each(|&cell| labels[usize::from(cell)] = number);
    }
    labels
}

/// Writes the cages of a document that has some.
pub(super) fn write(document: &Document, id: &mut String) {
    let labels = labels(document);
    let mut sums = vec![0; labels.len()];
    for rule in &document.rules {
        let (cells, sum) = cage(rule).unwrap_or_default();
        if let Some(&first) = cells.iter().min() {
            sums[usize::from(first)] = sum;
        }
    }
    id.push(',');
    write_lines(document.grid.geometry().side(), |one, other| labels[one] == labels[other], id);
    id.push(',');
    write_cells(sums.into_iter(), id);
}
