//! What the digits of a board contradict by themselves, before anything is searched.

use super::RuledBoard;
use super::broken_at::MOST_STEPS;

impl RuledBoard {
    /// What the cells that have one candidate contradict: values twice in a house, and rules that they leave no
    /// way to be followed, each by itself, in words. Cells without a candidate are named, too.
    ///
    /// A board without a filling may have none of these: then it takes several rules to see it, which
    /// [`conflict`](Self::conflict) tells.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, RuledBoard, Shape, kinds::{Cage, Thermometer}};
    /// let mut board = RuledBoard::new(Shape::new(4, 4)?);
    /// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2], slow: false }));
    /// board.rules.push(Rule::Cage(Cage { cells: vec![4, 5], sum: 7 }));
    /// board.candidates[1] = 0b1000;
    /// board.candidates[4] = 0b0100;
    /// assert_eq!(board.contradictions(), ["the thermometer along r1c1 r1c2 r1c3 is broken by r1c2"]);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn contradictions(&self) -> Vec<String> {
        let shape = self.shape();
        let all = shape.all();
        let place = |cell: u16| {
            let candidates = self.candidates[usize::from(cell)] & all;
            (candidates.count_ones() == 1).then(|| candidates.trailing_zeros() as usize)
        };
        let mut told = Vec::new();
        for (house, cells) in self.houses().enumerate() {
            for value in 0..shape.values() {
                let same: Vec<u16> =
                    cells.iter().copied().filter(|&cell| place(cell) == Some(value)).collect();
                if same.len() > 1 {
                    let times = if same.len() == 2 {
                        "twice".to_owned()
                    } else {
                        format!("{} times", same.len())
                    };
                    let names: Vec<String> =
                        same.iter().map(|&cell| shape.cell_name(cell)).collect();
                    let (value, house) = (shape.value(value), self.house_name(house));
                    told.push(format!("{value} {times} in {house}: {}", names.join(" ")));
                }
            }
        }
        for (cell, &candidates) in (0u16..).zip(&self.candidates) {
            if candidates & all == 0 {
                told.push(format!("no candidate in {}", shape.cell_name(cell)));
            }
        }
        let written: Vec<Option<u8>> = (0..shape.cell_count() as u16)
            .map(|cell| place(cell).map(|place| place as u8))
            .collect();
        let mut steps = MOST_STEPS;
        for (index, rule) in self.rules.iter().enumerate() {
            for cells in self.broken_within(index, &written, &mut steps) {
                let names: Vec<String> = cells.iter().map(|&cell| shape.cell_name(cell)).collect();
                told.push(format!("{} is broken by {}", rule.words(shape), names.join(" ")));
            }
        }
        told
    }
}
