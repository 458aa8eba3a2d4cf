//! Chains in parts: implication after implication, each on a line with its number.

use crate::board::Names;
use crate::logic::argument::{Argument, Word};
use crate::logic::{Chain, Implication, chain};

/// Parts for the lines of all chains of a step, besides what is said before and after.
const MOST_PARTS: usize = 4;
/// Fewer lines are not told apart.
const FEWEST_LINES: usize = 3;
/// Longer titles do not fit.
const LONGEST_TITLE: usize = 34;

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
        let last = Word::Figure(first + chains.len() - 1);
        match chains.len() {
            1 => argument.fresh_part_of("Case {}", &[last]),
            _ => argument.fresh_part_of("Cases {} to {}", &[Word::Figure(first), last]),
        };
        argument.marks().chains = chains.to_vec();
        for (number, chain) in chains.iter().enumerate() {
            (0..chain.len()).for_each(|index| argument.imply(number, index));
        }
    }
}

fn chain_in_parts(argument: &mut Argument<'_>, chain: &Chain, most: usize) {
    let parts = chain.len().div_ceil(FEWEST_LINES).min(most);
    let mut before = None;
    for part in 0..parts {
        let [start, end] = [part, part + 1].map(|part| part * chain.len() / parts);
        let told = if part == 0 { &chain[0] } else { &chain[end - 1] };
        // A chain may come back to where it was.
        let is_new = before != Some((&told.node, told.holds));
        match title(told, argument.names).filter(|_| is_new) {
            Some(title) if part == 0 => argument.fresh_part_of("Suppose {}", &[title]),
            Some(title) => argument.fresh_part_of("Then {}", &[title]),
            None => {
                let lines = [start + 1, end].map(Word::Figure);
                argument.fresh_part_of("From {} to {}", &lines)
            }
        };
        before = Some((&told.node, told.holds));
        argument.marks().chains = vec![chain[..end].to_vec()];
        (start..end).for_each(|index| argument.imply(0, index));
    }
}

/// What an implication says as a title, if it is not too long.
fn title<'a>(implication: &'a Implication, names: &Names<'_>) -> Option<Word<'a>> {
    let told = chain::statement(&implication.node, implication.holds, names);
    (told.chars().count() <= LONGEST_TITLE)
        .then_some(Word::Statement(&implication.node, implication.holds))
}
