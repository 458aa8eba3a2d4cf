//! What the digits of a board contradict by themselves, before anything is searched.

use super::RuledBoard;
use super::broken_at::MOST_STEPS;
use super::further_rules::apart_rules;
use super::words::times;

impl RuledBoard {
    /// What the cells that have one candidate contradict: values twice in a house, and rules that they leave no
    /// way to be followed, each by itself, in words. Cells without a candidate are named, too.
    ///
    /// A board without a filling may have none of these: then it takes several rules to see it, which
    /// [`conflict`](Self::conflict) tells.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::{Cage, Thermometer}}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
    /// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2], slow: false }));
    /// board.rules.push(Rule::Cage(Cage { cells: vec![4, 5], sum: 7 }));
    /// board.candidates[1] = 0b1000;
    /// board.candidates[4] = 0b0100;
    /// assert_eq!(board.contradictions(), ["the thermometer along r1c1 r1c2 r1c3 is broken by r1c2"]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn contradictions(&self) -> Vec<String> {
        let geometry = self.geometry();
        let all = geometry.all_places();
        let place = |cell: u16| {
            let candidates = self.candidates[usize::from(cell)] & all;
            (candidates.count_ones() == 1).then(|| candidates.trailing_zeros() as usize)
        };
        let names = |cells: &[u16]| -> String {
            let names: Vec<String> = cells.iter().map(|&cell| geometry.name_of(cell)).collect();
            names.join(" ")
        };
        let mut told = Vec::new();
        for house in geometry.all_houses() {
            for value in 0..geometry.values() {
                let same: Vec<u16> =
                    geometry.numbers_of(house).filter(|&cell| place(cell) == Some(value)).collect();
                if same.len() > 1 {
                    let names = names(&same);
                    let (value, house) = (geometry.value_at(value), geometry.house_name(house));
                    told.push(format!("{value} {} in {house}: {names}", times(same.len())));
                }
            }
        }
        for (cell, &candidates) in (0u16..).zip(&self.candidates) {
            if candidates & all == 0 {
                told.push(format!("no candidate in {}", geometry.name_of(cell)));
            }
        }
        let written: Vec<Option<u8>> =
            (geometry.numbers()).map(|cell| place(cell).map(|place| place as u8)).collect();
        let mut steps = MOST_STEPS;
        for rule in apart_rules(geometry).iter().chain(&self.rules) {
            for cells in self.broken_within(rule, &written, &mut steps) {
                told.push(format!("{} is broken by {}", rule.words(geometry), names(&cells)));
            }
        }
        told
    }
}
