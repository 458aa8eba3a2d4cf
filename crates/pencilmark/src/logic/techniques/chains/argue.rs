//! Chains in parts: implication after implication, each on a line with its number.

use crate::board::{Cell, Names};
use crate::logic::argument::Argument;
use crate::logic::{Cause, Chain, Implication, SpanRole, chain, words};

/// Parts for the lines of all chains of a step, besides what is said before and after.
const MOST_PARTS: usize = 4;
/// Fewer lines are not told apart.
const FEWEST_LINES: usize = 3;
/// Longer titles do not fit.
const LONGEST_TITLE: usize = 40;

/// Tells the chain of a step in parts, each with all its implications so far.
pub(super) fn chain(argument: &mut Argument<'_>) {
    for chain in argument.step.marks.chains.iter().take(1) {
        chain_in_parts(argument, chain, MOST_PARTS);
    }
}

/// Tells the chains of a step, of which each is a case; no part shows more than it tells.
pub(super) fn cases(argument: &mut Argument<'_>) {
    let chains = &argument.step.marks.chains;
    let most = MOST_PARTS / chains.len().max(1);
    if most > 0 {
        chains.iter().for_each(|chain| chain_in_parts(argument, chain, most));
        return;
    }
    let together = chains.len().div_ceil(MOST_PARTS);
    for (number, chains) in chains.chunks(together).enumerate() {
        let first = number * together + 1;
        let title = match chains.len() {
            1 => format!("Case {first}"),
            more => format!("Cases {first} to {}", first + more - 1),
        };
        argument.fresh_part(&title).marks().chains = chains.to_vec();
        for chain in chains {
            (0..chain.len()).for_each(|index| line(argument, chain, index));
        }
    }
}

fn chain_in_parts(argument: &mut Argument<'_>, chain: &Chain, most: usize) {
    let parts = chain.len().div_ceil(FEWEST_LINES).min(most);
    let mut before = None;
    for part in 0..parts {
        let [start, end] = [part, part + 1].map(|part| part * chain.len() / parts);
        let title = match part {
            0 => title("Suppose", &chain[0], argument.names),
            _ => title("Then", &chain[end - 1], argument.names),
        };
        // A chain may come back to where it was.
        let new = title.clone().filter(|_| title != before);
        argument.fresh_part(&new.unwrap_or_else(|| format!("From {} to {end}", start + 1)));
        before = title;
        argument.marks().chains = vec![chain[..end].to_vec()];
        (start..end).for_each(|index| line(argument, chain, index));
    }
}

/// `Then r1c1 is 4`, if it is not too long.
fn title(word: &str, implication: &Implication, names: &Names<'_>) -> Option<String> {
    let told = chain::statement(&implication.node, implication.holds, names);
    let title = format!("{word} {told}");
    (title.chars().count() <= LONGEST_TITLE).then_some(title)
}

/// A line for an implication: `2 Then r1c1 is 4, the only digit left in the cell.`
fn line(argument: &mut Argument<'_>, chain: &Chain, index: usize) {
    let names = argument.names;
    let Implication { node, holds, cause, after } = &chain[index];
    argument.begin_line(index + 1);
    if *cause == Cause::Assumed {
        argument.add("Suppose ", SpanRole::Plain);
    } else if after.len() == 1 && after[0] + 1 == index {
        argument.add("Then ", SpanRole::Plain);
    } else {
        let numbers: Vec<usize> = after.iter().map(|earlier| earlier + 1).collect();
        argument.add(&format!("By {}, ", words::list(&numbers)), SpanRole::Plain);
    }
    let told = chain::statement(node, *holds, names);
    argument.add(&told, SpanRole::Node { holds: *holds });
    argument.add(&reason(chain, index, names), SpanRole::Plain);
    argument.add(".", SpanRole::Plain);
}

/// Why an implication follows, as the end of a sentence.
fn reason(chain: &Chain, index: usize, names: &Names<'_>) -> String {
    let Implication { node, cause, after, .. } = &chain[index];
    match cause {
        Cause::Assumed => String::new(),
        Cause::Excluded => {
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
        Cause::LastInCell(_) => ", the only digit left in the cell".to_owned(),
        &Cause::LastInHouse(house) => {
            let places = words::plural(node.cells.len(), "place", "places");
            format!(", the only {places} left in {}", names.house(house))
        }
        Cause::LockedSet(cells) => format!(
            ", because {} have only as many digits left as cells",
            words::cells(cells.iter().copied(), names)
        ),
    }
}

fn told(cells: &[Cell], names: &Names<'_>) -> String {
    words::cells(cells.iter().copied(), names)
}
