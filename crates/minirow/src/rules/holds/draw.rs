//! Random rules of each kind, that a filling follows or does not.

use super::super::{Automaton, Outside, Rule, RuledBoard, Shape};
use super::random::Random;

/// What a random rule is drawn for.
pub(super) struct Draw<'a> {
    pub(super) random: &'a mut Random,
    pub(super) board: &'a RuledBoard,
    pub(super) filling: &'a [u8],
    /// Whether the filling is to follow the rule.
    pub(super) right: bool,
}

/// Draws a random rule, with others that belong to it.
type DrawRules = fn(&mut Draw<'_>) -> Vec<Rule>;

/// All kinds of rules. That a filling follows what is drawn is only likely.
pub(super) const KINDS: &[(&str, DrawRules)] = &[
    ("AllDifferent", |draw| vec![Rule::AllDifferent { cells: draw.cells(1, 5) }]),
    ("Cage", |draw| {
        let cells = draw.line(1, 4);
        vec![Rule::Cage { sum: draw.sum(&cells), cells }]
    }),
    ("Sum", |draw| {
        let cells = draw.line(1, 5);
        vec![Rule::Sum { sum: draw.sum(&cells), cells }]
    }),
    ("Product", |draw| {
        let cells = draw.line(1, 4);
        let product: u32 = cells.iter().map(|&cell| draw.value(cell)).product();
        vec![Rule::Product { cells, product: draw.told(product).into() }]
    }),
    ("Rellik", |draw| {
        vec![Rule::Rellik { cells: draw.line(1, 4), sum: draw.random.range(0, 10) as u32 }]
    }),
    ("EqualSums", |draw| {
        let parts = draw.random.range(2, 3);
        vec![Rule::EqualSums { parts: (0..parts).map(|_| draw.line(1, 3)).collect() }]
    }),
    ("SameValues", |draw| {
        let (parts, size) = (draw.random.range(2, 3), draw.random.range(1, 3));
        vec![Rule::SameValues { parts: (0..parts).map(|_| draw.cells(size, size)).collect() }]
    }),
    ("Arrow", |draw| {
        let mut bulb = draw.line(2, 7);
        let shaft = bulb.split_off(draw.random.range(1, 2));
        vec![Rule::Arrow { bulb, shaft }]
    }),
    ("DoubleArrow", |draw| vec![Rule::DoubleArrow { cells: draw.line(2, 6) }]),
    ("SumLine", |draw| {
        let cells = draw.line(1, 6);
        let first = draw.random.range(1, cells.len());
        vec![Rule::SumLine { sum: draw.sum(&cells[..first]), cells }]
    }),
    ("RegionSumLine", |draw| vec![Rule::RegionSumLine { cells: draw.line(1, 6) }]),
    ("Zipper", |draw| vec![Rule::Zipper { cells: draw.line(1, 6) }]),
    ("Thermometer", |draw| {
        vec![Rule::Thermometer { cells: draw.line(1, 4), slow: draw.random.chance(1, 2) }]
    }),
    ("Whisper", |draw| {
        vec![Rule::Whisper { cells: draw.line(1, 5), least: draw.random.range(0, 3) as u32 }]
    }),
    ("Palindrome", |draw| vec![Rule::Palindrome { cells: draw.line(1, 6) }]),
    ("Renban", |draw| vec![Rule::Renban { cells: draw.line(1, 5) }]),
    ("Nabner", |draw| vec![Rule::Nabner { cells: draw.cells(1, 3) }]),
    ("Sequence", |draw| vec![Rule::Sequence { cells: draw.line(1, 4) }]),
    ("Clone", |draw| {
        let mut cells = draw.cells(2, 4);
        let copy = cells.split_off(cells.len() / 2);
        vec![Rule::Clone { cells, copy }]
    }),
    ("Odd", |draw| vec![Rule::Odd { cells: draw.parity(1) }]),
    ("Even", |draw| vec![Rule::Even { cells: draw.parity(0) }]),
    ("Minimum", |draw| vec![Rule::Minimum { cells: draw.extreme(|one, other| one < other) }]),
    ("Maximum", |draw| vec![Rule::Maximum { cells: draw.extreme(|one, other| one > other) }]),
    ("Between", |draw| vec![Rule::Between { cells: draw.line(2, 5) }]),
    ("Lockout", |draw| {
        vec![Rule::Lockout { cells: draw.line(2, 5), least: draw.random.range(0, 3) as u32 }]
    }),
    ("Entropic", |draw| vec![Rule::Entropic { cells: draw.line(1, 5) }]),
    ("Modular", |draw| {
        vec![Rule::Modular { cells: draw.line(1, 6), divisor: draw.random.range(1, 4) as u32 }]
    }),
    ("Difference", |draw| {
        let cells = draw.pair();
        let [one, other] = cells.map(|cell| draw.value(cell));
        vec![Rule::Difference { cells, by: draw.told(one.abs_diff(other)) }]
    }),
    ("Ratio", |draw| {
        vec![Rule::Ratio { cells: draw.pair(), times: draw.random.range(1, 3) as u32 }]
    }),
    ("PairSum", |draw| {
        let cells = draw.pair();
        vec![Rule::PairSum { sum: draw.sum(&cells), cells }]
    }),
    ("Greater", |draw| vec![Rule::Greater { cells: draw.pair() }]),
    ("Quadruple", |draw| {
        let cells = draw.cells(2, 4);
        let mut values: Vec<u32> = cells.iter().map(|&cell| draw.value(cell)).collect();
        draw.random.shuffle(&mut values);
        values.truncate(draw.random.range(1, 3));
        values[0] = draw.told(values[0]);
        vec![Rule::Quadruple { cells, values }]
    }),
    ("CountingCircles", |draw| vec![Rule::CountingCircles { cells: draw.circles() }]),
    ("CountDistinct", |draw| {
        vec![Rule::CountDistinct { count: draw.cell(), cells: draw.line(1, 5) }]
    }),
    ("Lunchbox", |draw| {
        vec![Rule::Lunchbox { cells: draw.line(2, 5), sum: draw.random.range(0, 9) as u32 }]
    }),
    ("Outside Sandwich", |draw| draw.outside(Outside::Sandwich)),
    ("Outside XSum", |draw| draw.outside(Outside::XSum)),
    ("Outside Skyscraper", |draw| draw.outside(Outside::Skyscraper)),
    ("Outside HiddenSkyscraper", |draw| draw.outside(Outside::HiddenSkyscraper)),
    ("Outside NumberedRoom", |draw| draw.outside(Outside::NumberedRoom)),
    ("Indexing", |draw| {
        let cell = draw.cell();
        let (row, column) = (draw.shape().row_of(cell), draw.shape().column_of(cell));
        let line = if draw.random.chance(1, 2) { draw.row(row) } else { draw.column(column) };
        vec![Rule::Indexing { cell, line, value: draw.any_value() }]
    }),
    ("ValueIndexing", |draw| vec![Rule::ValueIndexing { cells: draw.line(2, 6) }]),
    ("AntiKnight", |_| vec![Rule::AntiKnight]),
    ("AntiKing", |_| vec![Rule::AntiKing]),
    ("AntiTaxicab", |_| vec![Rule::AntiTaxicab]),
    ("NonConsecutive", |_| vec![Rule::NonConsecutive]),
    ("GlobalEntropy", |_| vec![Rule::GlobalEntropy]),
    ("GlobalMod", |_| vec![Rule::GlobalMod]),
    ("DisjointGroups", |_| vec![Rule::DisjointGroups]),
    ("AllDotsGiven", |draw| {
        let mut rules = vec![Rule::AllDotsGiven];
        for cells in draw.marked() {
            let [one, other] = cells.map(|cell| draw.value(cell));
            let is_ratio = one == 2 * other || other == 2 * one;
            match (one.abs_diff(other) == 1, is_ratio) {
                (true, true) if draw.random.chance(1, 2) => {
                    rules.push(Rule::Ratio { cells, times: 2 });
                }
                (true, _) => rules.push(Rule::Difference { cells, by: 1 }),
                (false, true) => rules.push(Rule::Ratio { cells, times: 2 }),
                (false, false) => {}
            }
        }
        rules
    }),
    ("AllSignsGiven", |draw| {
        let mut rules = vec![Rule::AllSignsGiven];
        for cells in draw.marked() {
            let sum = cells.iter().map(|&cell| draw.value(cell)).sum();
            if matches!(sum, 5 | 10) {
                rules.push(Rule::PairSum { cells, sum });
            }
        }
        rules
    }),
    ("AllMarksGiven", |draw| {
        let mut number = |low, high| draw.random.range(low, high) as u32;
        let (by, times, sum) = (number(1, 3), number(2, 3), number(4, 7));
        let mut rules = vec![Rule::AllMarksGiven {
            differences: vec![by],
            ratios: vec![times],
            sums: vec![sum],
        }];
        for cells in draw.marked() {
            let [one, other] = cells.map(|cell| draw.value(cell));
            if one.abs_diff(other) == by {
                rules.push(Rule::Difference { cells, by });
            } else if one == times * other || other == times * one {
                rules.push(Rule::Ratio { cells, times });
            }
            if one + other == sum {
                rules.push(Rule::PairSum { cells, sum });
            }
        }
        rules
    }),
    ("Pairs", |draw| {
        let values = draw.shape().values();
        // Each value may mostly follow each other.
        let mut table = vec![0; values];
        for allowed in &mut table {
            for place in 0..values {
                *allowed |= u32::from(draw.random.chance(3, 4)) << place;
            }
        }
        let mut pairs: Vec<(u16, u16)> =
            (0..draw.random.range(1, 4)).map(|_| draw.pair().into()).collect();
        // Sometimes all pairs of some cells, in a relation that is the same both ways and allows no value twice.
        if draw.random.chance(1, 3) {
            for one in 0..values {
                table[one] &= !(1 << one);
                for other in 0..one {
                    table[one] &= !(1 << other);
                    table[one] |= (table[other] >> one & 1) << other;
                }
            }
            let cells = draw.cells(3, 4);
            let all = cells.iter().enumerate();
            pairs =
                all.flat_map(|(at, &one)| cells[..at].iter().map(move |&two| (one, two))).collect();
        }
        vec![Rule::Pairs { name: "table".to_owned(), table, pairs }]
    }),
    ("Line", |draw| {
        let automaton = draw.automaton();
        vec![Rule::Line { name: "line".to_owned(), automaton, cells: draw.line(0, 6) }]
    }),
];

impl Draw<'_> {
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn value(&self, cell: u16) -> u32 {
        self.shape().value(self.filling[usize::from(cell)].into())
    }

    fn any_value(&mut self) -> u32 {
        let values = self.shape().values();
        self.shape().value(self.random.below(values))
    }

    /// A number that is right, or another where the filling is not to follow the rule.
    fn told(&mut self, number: u32) -> u32 {
        if self.right || self.random.chance(1, 2) {
            number
        } else {
            (number + 3).saturating_sub(self.random.below(7) as u32)
        }
    }

    /// The sum of some cells.
    fn sum(&mut self, cells: &[u16]) -> u32 {
        let sum = cells.iter().map(|&cell| self.value(cell)).sum();
        self.told(sum)
    }

    fn cell(&mut self) -> u16 {
        self.random.below(self.board.shape().cell_count()) as u16
    }

    /// So many different cells.
    fn cells(&mut self, least: usize, most: usize) -> Vec<u16> {
        let mut cells: Vec<u16> = (0..self.shape().cell_count() as u16).collect();
        self.random.shuffle(&mut cells);
        cells.truncate(self.random.range(least, most));
        cells
    }

    /// So many different cells, mostly along king's moves.
    fn line(&mut self, least: usize, most: usize) -> Vec<u16> {
        if self.random.chance(1, 4) {
            return self.cells(least, most);
        }
        loop {
            let length = self.random.range(least, most);
            let mut line = Vec::new();
            let mut next = Some(self.cell());
            while line.len() < length {
                let Some(cell) = next else { break };
                line.push(cell);
                let around =
                    [-1, 0, 1].into_iter().flat_map(|row| [-1, 0, 1].map(|column| (row, column)));
                let around =
                    around.filter_map(|(row, column)| self.shape().offset(cell, row, column));
                let free: Vec<u16> = around.filter(|cell| !line.contains(cell)).collect();
                next = (!free.is_empty()).then(|| self.random.pick(&free));
            }
            if line.len() >= least {
                return line;
            }
        }
    }

    /// Two cells, mostly beside each other.
    fn pair(&mut self) -> [u16; 2] {
        let line = self.line(2, 2);
        [line[0], line[1]]
    }

    fn row(&self, row: usize) -> Vec<u16> {
        (0..self.shape().columns()).map(|column| self.shape().cell(row, column)).collect()
    }

    fn column(&self, column: usize) -> Vec<u16> {
        (0..self.shape().rows()).map(|row| self.shape().cell(row, column)).collect()
    }

    fn outside(&mut self, clue: Outside) -> Vec<Rule> {
        let (rows, columns) = (self.shape().rows(), self.shape().columns());
        let index = self.random.below(rows + columns);
        let mut cells = if index < rows { self.row(index) } else { self.column(index - rows) };
        if self.random.chance(1, 2) {
            cells.reverse();
        }
        let most = if matches!(clue, Outside::Sandwich | Outside::XSum) { 21 } else { 6 };
        vec![Rule::Outside { clue, cells, number: self.random.range(0, most) as u32 }]
    }

    /// A few cells, most of them with such a parity.
    fn parity(&mut self, parity: u32) -> Vec<u16> {
        let mut cells = self.cells(3, 8);
        let right = self.right;
        cells.retain(|&cell| !right || self.value(cell) % 2 == parity);
        cells.truncate(4);
        cells
    }

    /// A few cells, most of them so beside all their neighbours.
    fn extreme(&mut self, is_so: fn(u32, u32) -> bool) -> Vec<u16> {
        let shape = self.shape();
        let mut cells = self.cells(self.filling.len(), self.filling.len());
        let right = self.right;
        cells.retain(|&cell| {
            let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let mut near =
                steps.iter().filter_map(|&(rows, columns)| shape.offset(cell, rows, columns));
            !right || near.all(|other| is_so(self.value(cell), self.value(other)))
        });
        cells.truncate(self.random.range(1, 3));
        cells
    }

    /// Cells of which a value is in as many as it says.
    fn circles(&mut self) -> Vec<u16> {
        if !self.right {
            return self.cells(1, 6);
        }
        let mut circles = Vec::new();
        for place in 0..self.shape().values() {
            let value = self.shape().value(place) as usize;
            let mut cells = self.cells(self.filling.len(), self.filling.len());
            cells.retain(|&cell| self.value(cell) as usize == value);
            if cells.len() >= value && self.random.chance(1, 2) {
                circles.extend(&cells[..value]);
            }
        }
        self.random.shuffle(&mut circles);
        circles
    }

    /// Pairs of cells that share a side, to be marked: all, or not all where the filling is not to follow.
    fn marked(&mut self) -> Vec<[u16; 2]> {
        let shape = self.shape();
        let mut pairs = Vec::new();
        for cell in 0..shape.cell_count() as u16 {
            let next = [shape.offset(cell, 0, 1), shape.offset(cell, 1, 0)];
            for other in next.into_iter().flatten() {
                let pair = if self.random.chance(1, 2) { [cell, other] } else { [other, cell] };
                if self.right || self.random.chance(7, 8) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    fn automaton(&mut self) -> Automaton {
        let values = self.shape().values();
        let mut automaton = Automaton::new(values);
        let states: Vec<u32> = (0..self.random.range(1, 4))
            .map(|_| automaton.state(self.random.chance(1, 2)))
            .collect();
        for _ in 0..self.random.range(1, 2) {
            automaton.start(self.random.pick(&states));
        }
        for &from in &states {
            for value in 0..values {
                for _ in 0..self.random.pick(&[0, 1, 1, 2]) {
                    automaton.step(from, value, self.random.pick(&states));
                }
            }
        }
        automaton
    }
}
