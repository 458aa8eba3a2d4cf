//! Rules that what is written breaks, whatever is written in the empty cells.

use std::ops::ControlFlow;

use super::compile::compile_rule;
use super::engine::{Budget, Model, is_dead};
use super::{Rule, RuledBoard};

/// A rule that takes more steps than this to be looked at, by itself, is not.
pub(super) const MOST_STEPS: usize = 1_000_000;

/// More places than these at which one rule is broken are not told.
const MOST: usize = 20;

impl RuledBoard {
    /// Where values that are written break a rule of the board: for each place a smallest set of cells whose
    /// values cannot stand beside each other under that rule alone.
    ///
    /// The rule is named by its place in [`rules`](Self::rules); there is the place of a value, or none, for each
    /// cell. Of cells that are empty it is only said what shows without a guess. Values that repeat in a house
    /// break the house, not a rule. A line whose values lead through a million states is not looked at.
    ///
    /// # Panics
    /// If there is no such rule, the rule names a cell that the board does not have, or there is not one entry
    /// for each cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::Cage}};
    /// let mut board = RuledBoard::new(Geometry::classic());
    /// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1, 2], sum: 13 }));
    /// let mut written = vec![None; 81];
    /// // 1 and 2 leave 10 to one cell.
    /// (written[0], written[1]) = (Some(0), Some(1));
    /// assert_eq!(board.broken_at(0, &written), [[1, 0]]);
    /// written[1] = Some(8);
    /// assert!(board.broken_at(0, &written).is_empty());
    /// ```
    #[must_use]
    pub fn broken_at(&self, rule: usize, written: &[Option<u8>]) -> Vec<Vec<u16>> {
        let mut steps = MOST_STEPS;
        self.broken_within(&self.rules[rule], written, &mut steps)
    }

    /// The same, where so many steps are left to look at rules.
    pub(super) fn broken_within(
        &self,
        rule: &Rule,
        written: &[Option<u8>],
        steps: &mut usize,
    ) -> Vec<Vec<u16>> {
        assert_eq!(written.len(), self.geometry().cell_count(), "an entry for each cell");
        let named = rule.cells();
        let is_named = |cell: &u16| named.is_empty() || named.contains(cell);
        let cells = (0..written.len() as u16).filter(is_named);
        let values = |cell: u16| Some((cell, written[usize::from(cell)]?));
        let mut open: Vec<(u16, u8)> = cells.filter_map(values).collect();
        let mut found = Vec::new();
        if open.is_empty() {
            return found;
        }
        let mut go_on = || ControlFlow::Continue(());
        let (model, left) = compile_rule(self, rule, Budget::new(*steps, &mut go_on));
        *steps = left;
        let Some(model) = model else { return found };
        // A rule that nothing follows is not broken by what is written.
        if is_dead(&model, &[]) {
            return found;
        }
        while found.len() < MOST && is_dead(&model, &open) {
            let least = least(&model, &open);
            let Some(&first) = least.first() else { break };
            open.retain(|&written| written != first);
            found.push(least.into_iter().map(|(cell, _)| cell).collect());
        }
        found
    }
}

/// Of values that cannot stand beside each other, some from which none can be left out.
fn least(model: &Model, written: &[(u16, u8)]) -> Vec<(u16, u8)> {
    // Those that were found to be needed, and those that were not looked at: first the fewest that are dead.
    let mut needed: Vec<(u16, u8)> = Vec::new();
    let mut open = written.to_vec();
    loop {
        if is_dead(model, &needed) {
            return needed;
        }
        // The shortest part from the front that is dead with what is needed ends with one that is needed too.
        let dead = |count: usize| is_dead(model, &[&needed, &open[..count]].concat());
        let (mut low, mut high) = (0, open.len());
        while low + 1 < high {
            let middle = low.midpoint(high);
            if dead(middle) { high = middle } else { low = middle }
        }
        if high == 0 {
            return needed;
        }
        needed.push(open[high - 1]);
        open.truncate(high - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;
    use crate::rules::kinds::{AllDifferent, Cage, Ratio, Thermometer};

    /// Where a rule is broken by digits such as `r1c1` 5, in the cells by number.
    fn broken(rule: Rule, digits: &[(usize, u32)]) -> Vec<Vec<u16>> {
        let mut board = RuledBoard::new(Geometry::classic());
        board.rules.push(rule);
        let mut written = vec![None; 81];
        for &(cell, digit) in digits {
            written[cell] = board.geometry().place_of(digit).map(|place| place as u8);
        }
        let mut found = board.broken_at(0, &written);
        found.iter_mut().for_each(|cells| cells.sort_unstable());
        found
    }

    #[test]
    fn what_is_written_breaks_a_rule_or_does_not() {
        let thermometer = || Rule::Thermometer(Thermometer { cells: vec![0, 1, 2], slow: false });
        // 8 leaves no room for two more.
        assert_eq!(broken(thermometer(), &[(0, 8)]), [[0]]);
        assert_eq!(broken(thermometer(), &[(0, 3), (2, 4)]), [[0, 2]]);
        assert!(broken(thermometer(), &[(0, 3), (2, 5)]).is_empty());
        assert_eq!(broken(Rule::Ratio(Ratio { cells: [0, 1], times: 2 }), &[(0, 5)]), [[0]]);
        let different = Rule::AllDifferent(AllDifferent { cells: vec![0, 10, 20] });
        assert_eq!(broken(different, &[(0, 5), (20, 5), (10, 1)]), [[0, 20]]);
    }

    #[test]
    fn rules_about_all_cells_are_broken_at_several_places() {
        let digits = [(0, 1), (11, 1), (40, 5), (41, 6), (60, 7), (77, 7)];
        assert_eq!(broken(Rule::AntiKnight, &digits), [[0, 11], [60, 77]]);
        assert_eq!(broken(Rule::NonConsecutive, &digits), [[40, 41]]);
    }

    /// A rule that no filling follows is nobody's fault.
    #[test]
    fn an_impossible_rule_is_not_broken_by_a_player() {
        assert!(broken(Rule::Cage(Cage { cells: vec![0, 1], sum: 2 }), &[(0, 1)]).is_empty());
    }
}
