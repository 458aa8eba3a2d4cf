//! What is said of pairs without a mark: that they have none of some differences, ratios and sums.

use std::collections::BTreeSet;

use crate::rules::Rule;
use crate::rules::kinds::{AllMarksGiven, Difference, PairSum, Ratio};

/// Differences, ratios and sums.
pub(in crate::format) type Numbers = [BTreeSet<u32>; 3];

/// Those of all marks of a board.
pub(in crate::format) fn marked(rules: &[Rule]) -> Numbers {
    let mut all = Numbers::default();
    for rule in rules {
        match rule {
            Rule::Difference(Difference { by, .. }) => all[0].insert(*by),
            Rule::Ratio(Ratio { times, .. }) => all[1].insert(*times),
            Rule::PairSum(PairSum { sum, .. }) => all[2].insert(*sum),
            _ => false,
        };
    }
    all
}

/// Whether all dots are white ones of 1 and black ones of 2, and all sums those of V and X.
fn are_usual(marked: &Numbers) -> [bool; 2] {
    let is_of = |at: usize, usual: &[u32]| marked[at].iter().all(|number| usual.contains(number));
    [is_of(0, &[1]) && is_of(1, &[2]), is_of(2, &[5, 10])]
}

/// The rules that pairs without a mark have none of these, on a board with such marks.
pub(in crate::format) fn rules_of(denied: Numbers, marked: &Numbers) -> Vec<Rule> {
    let (usual, [dots, signs]) = ([[1].into(), [2].into(), [5, 10].into()], are_usual(marked));
    let are_dots = dots && denied[..2] == usual[..2];
    let are_signs = signs && denied[2] == usual[2];
    let [differences, ratios, sums] = denied.map(Vec::from_iter);
    let given = |differences: Vec<u32>, ratios: Vec<u32>, sums: Vec<u32>| {
        let is_any = !(differences.is_empty() && ratios.is_empty() && sums.is_empty());
        is_any.then_some(Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }))
    };
    let dots = if are_dots { Some(Rule::AllDotsGiven) } else { given(differences, ratios, vec![]) };
    let signs = if are_signs { Some(Rule::AllSignsGiven) } else { given(vec![], vec![], sums) };
    dots.into_iter().chain(signs).collect()
}

/// What pairs without a mark do not have; nothing where other marks of the board would be exceptions.
pub(in crate::format) fn denied(rules: &[Rule]) -> Option<Numbers> {
    let mut all = Numbers::default();
    for rule in rules {
        match rule {
            Rule::AllDotsGiven if are_usual(&marked(rules))[0] => {
                all[0].insert(1);
                all[1].insert(2);
            }
            Rule::AllSignsGiven if are_usual(&marked(rules))[1] => all[2].extend([5, 10]),
            Rule::AllDotsGiven | Rule::AllSignsGiven => return None,
            Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }) => {
                for (all, numbers) in all.iter_mut().zip([differences, ratios, sums]) {
                    all.extend(numbers);
                }
            }
            _ => {}
        }
    }
    Some(all)
}

/// Whether a rule denies marks.
pub(in crate::format) fn is_negative(rule: &Rule) -> bool {
    matches!(rule, Rule::AllDotsGiven | Rule::AllSignsGiven | Rule::AllMarksGiven(_))
}
