//! Whether rules are the same, in whatever order they stand.

use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, Cage, Difference, Even, Odd, PairSum, Quadruple, Ratio, Renban,
};

/// Whether these are the same rules.
pub(super) fn same_rules(one: &[Rule], other: &[Rule]) -> bool {
    sorted(one) == sorted(other)
}

/// All rules as texts, in order; those of single cells of a kind as one.
fn sorted(rules: &[Rule]) -> Vec<String> {
    let mut odd = Vec::new();
    let mut even = Vec::new();
    let mut told = Vec::new();
    for rule in rules {
        let mut rule = rule.clone();
        match &mut rule {
            Rule::Odd(Odd { cells }) => odd.append(cells),
            Rule::Even(Even { cells }) => even.append(cells),
            Rule::AllDifferent(AllDifferent { cells })
            | Rule::Cage(Cage { cells, .. })
            | Rule::Renban(Renban { cells }) => {
                cells.sort_unstable();
                told.push(format!("{rule:?}"));
            }
            Rule::Quadruple(Quadruple { cells, values }) => {
                cells.sort_unstable();
                values.sort_unstable();
                told.push(format!("{rule:?}"));
            }
            Rule::Difference(Difference { cells, .. })
            | Rule::Ratio(Ratio { cells, .. })
            | Rule::PairSum(PairSum { cells, .. }) => {
                cells.sort_unstable();
                told.push(format!("{rule:?}"));
            }
            _ => told.push(format!("{rule:?}")),
        }
    }
    for (name, cells) in [("odd", &mut odd), ("even", &mut even)] {
        cells.sort_unstable();
        cells.dedup();
        if !cells.is_empty() {
            told.push(format!("{name} {cells:?}"));
        }
    }
    told.sort_unstable();
    told
}
