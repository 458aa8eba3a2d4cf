//! Every kind of rule about any number of cells, also more than can hold it, and about cells that are there twice.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::super::{Automaton, Outside, Rule, RuledBoard, Shape};
use super::naive::naive_count;
use super::random::Random;
use super::samples::kinds;
use crate::progress;
use crate::solve::Gear;

/// The rules of each kind about some cells, two at least, with a number.
fn rules(cells: &[u16], number: u32, shape: Shape) -> Vec<Rule> {
    let list = || cells.to_vec();
    let (first, rest) = cells.split_first().expect("two cells");
    let pair = [*first, rest[0]];
    let half = cells.len() / 2;
    let halves = || [cells[..half].to_vec(), cells[half..2 * half].to_vec()];
    let bulb =
        |len: usize| Rule::Arrow { bulb: cells[..len].to_vec(), shaft: cells[len..].to_vec() };
    let last = shape.value(shape.values() - 1);
    let values = (0..cells.len()).map(|at| shape.value(at % shape.values())).collect();
    let mut any = Automaton::new(shape.values());
    let state = any.state(true);
    any.start(state);
    (0..shape.values()).for_each(|value| any.step(state, value, state));
    let mut all = vec![
        Rule::AllDifferent { cells: list() },
        Rule::Cage { cells: list(), sum: number },
        Rule::Sum { cells: list(), sum: number },
        Rule::Product { cells: list(), product: number.into() },
        Rule::Rellik { cells: list(), sum: number },
        Rule::EqualSums { parts: halves().to_vec() },
        Rule::EqualSums { parts: cells.iter().map(|&cell| vec![cell]).collect() },
        Rule::SameValues { parts: halves().to_vec() },
        Rule::SameValues { parts: vec![list(), list()] },
        bulb(1),
        bulb(cells.len().min(2)),
        bulb(half),
        bulb(cells.len() - 1),
        Rule::DoubleArrow { cells: list() },
        Rule::SumLine { cells: list(), sum: number },
        Rule::RegionSumLine { cells: list() },
        Rule::Zipper { cells: list() },
        Rule::Thermometer { cells: list(), slow: false },
        Rule::Thermometer { cells: list(), slow: true },
        Rule::Whisper { cells: list(), least: number },
        Rule::Palindrome { cells: list() },
        Rule::Renban { cells: list() },
        Rule::Nabner { cells: list() },
        Rule::Sequence { cells: list() },
        Rule::Between { cells: list() },
        Rule::Lockout { cells: list(), least: number },
        Rule::Entropic { cells: list() },
        Rule::Modular { cells: list(), divisor: number.max(1) },
        Rule::Difference { cells: pair, by: number },
        Rule::Ratio { cells: pair, times: number },
        Rule::PairSum { cells: pair, sum: number },
        Rule::Greater { cells: pair },
        Rule::Clone { cells: halves()[0].clone(), copy: halves()[1].clone() },
        Rule::Odd { cells: list() },
        Rule::Even { cells: list() },
        Rule::Minimum { cells: list() },
        Rule::Maximum { cells: list() },
        Rule::Quadruple { cells: list(), values },
        Rule::Quadruple { cells: list(), values: vec![last; half] },
        Rule::CountingCircles { cells: list() },
        Rule::CountDistinct { count: *first, cells: rest.to_vec() },
        Rule::Lunchbox { cells: list(), sum: number },
        Rule::Indexing { cell: *first, line: list(), value: last },
        Rule::ValueIndexing { cells: list() },
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::AntiTaxicab,
        Rule::NonConsecutive,
        Rule::GlobalEntropy,
        Rule::GlobalMod,
        Rule::DisjointGroups,
        Rule::AllDotsGiven,
        Rule::AllSignsGiven,
        Rule::AllMarksGiven { differences: vec![number], ratios: vec![number], sums: vec![number] },
        Rule::Pairs {
            name: String::new(),
            table: (0..shape.values()).map(|place| shape.all() ^ 1 << place).collect(),
            pairs: cells.iter().flat_map(|&one| cells.iter().map(move |&two| (one, two))).collect(),
        },
        Rule::Line { name: String::new(), automaton: any, cells: list() },
    ];
    let clues = [
        Outside::Sandwich,
        Outside::XSum,
        Outside::Skyscraper,
        Outside::HiddenSkyscraper,
        Outside::NumberedRoom,
    ];
    // These are read along a row or column, which no cell is twice in.
    if cells.is_sorted_by(|one, other| one < other && shape.row_of(*other) == 0) {
        all.extend(clues.map(|clue| Rule::Outside { clue, cells: list(), number }));
    }
    all
}

/// Cells in a row and on, cells that are apart, and two that are there again and again: so many of them.
fn lists(shape: Shape, len: usize) -> Vec<Vec<u16>> {
    let count = shape.cell_count();
    let by = |step: usize| -> Vec<u16> { (0..len).map(|at| (at * step % count) as u16).collect() };
    let mut lists = vec![by(1), by(shape.columns() + 1)];
    lists.push((0..len).map(|at| (at % 2) as u16).collect());
    lists.retain(|cells| cells.len() > 1);
    lists
}

fn gears() -> impl Iterator<Item = Option<Gear>> {
    [None, Some(Gear::Subsets), Some(Gear::Batsat)].into_iter()
}

#[test]
fn all_kinds_are_tried() {
    let name = |rule: &Rule| format!("{rule:?}").split([' ', '{']).next().map(str::to_owned);
    let tried: BTreeSet<_> = rules(&[0, 1], 1, Shape::CLASSIC).iter().filter_map(name).collect();
    for kind in kinds() {
        let kind = kind.split(' ').next().expect("a word");
        assert!(tried.contains(kind), "{kind}");
    }
}

/// On small boards all fillings are counted.
#[test]
fn small_boards_have_the_fillings_that_rules_of_any_length_leave() {
    for (side, lowest) in [(2, 1), (3, 1), (3, 0), (4, 1)] {
        let shape = Shape::new(side, side).unwrap().with_values(side, lowest).unwrap();
        let side = side as usize;
        let lens = (2..=side + 2).chain([side * side + 1]);
        for (cells, number) in lens
            .flat_map(|len| lists(shape, len))
            .flat_map(|cells| [(cells.clone(), 2), (cells, 7)])
        {
            for rule in rules(&cells, number, shape) {
                let mut board = RuledBoard::new(shape);
                board.rules.push(rule);
                let naive = naive_count(&board, u64::MAX);
                // Clauses take long to count many fillings.
                for gear in gears().take(if side < 4 { 3 } else { 2 }) {
                    let found = board.compile_for(gear).unwrap().count(
                        &board.candidates,
                        u64::MAX,
                        progress::to_the_end(),
                    );
                    assert_eq!(found, Ok(naive), "{gear:?}: {:?}", board.rules);
                }
            }
        }
    }
}

/// A filling of rows and columns without blocks.
fn filling(shape: Shape, random: &mut Random) -> Vec<u8> {
    let side = shape.values();
    let mut orders = [(); 3].map(|()| (0..side).collect::<Vec<usize>>());
    orders.iter_mut().for_each(|order| random.shuffle(order));
    let [rows, columns, values] = orders;
    let place = |row: usize, column: usize| values[(rows[row] + columns[column]) % side] as u8;
    (0..shape.rows())
        .flat_map(|row| (0..shape.columns()).map(move |column| (row, column)))
        .map(|(row, column)| place(row, column))
        .collect()
}

/// On larger ones, fillings are those of the plain meaning, and a search from nothing finds no others.
#[test]
fn larger_boards_heed_rules_of_any_length() {
    let mut random = Random::new(46);
    let mut held = 0;
    for side in [9, 10, 16, 25] {
        let shape = Shape::new(side, side).unwrap();
        let side = side as usize;
        let lens: &[usize] = match side {
            9 => &[2, 8, 9, 10, 12, 81],
            10 => &[3, 10, 11],
            16 => &[16, 17],
            _ => &[25, 26],
        };
        for cells in lens.iter().flat_map(|&len| lists(shape, len)) {
            let filling = filling(shape, &mut random);
            let values = cells.iter().map(|&cell| shape.value(filling[usize::from(cell)].into()));
            // That a sum holds is not left to chance.
            let number = if random.chance(1, 2) { values.sum() } else { random.range(0, 9) as u32 };
            for rule in rules(&cells, number, shape) {
                let mut board = RuledBoard::new(shape);
                board.blocks.clear();
                board.rules.push(rule);
                let holds = board.holds(&filling);
                held += u32::from(holds);
                let givens: Vec<u32> = filling.iter().map(|place| 1 << place).collect();
                let is_slow = side > 9 || cells.len() > 12;
                for gear in gears().take(if is_slow { 1 } else { 3 }) {
                    let Ok(solver) = board.compile_for(gear) else {
                        let rule = &board.rules[0];
                        assert!(side > 9 && cells.len() > side, "{gear:?}: {rule:?}");
                        continue;
                    };
                    let found = solver.count(&givens, 2, progress::to_the_end());
                    let rule = &board.rules[0];
                    assert_eq!(found, Ok(u64::from(holds)), "{gear:?}: {rule:?} {filling:?}");
                    if gear.is_none() {
                        solver.each(&board.candidates, progress::at_most(2), |filling| {
                            assert!(board.holds(filling), "{rule:?} {filling:?}");
                            ControlFlow::Break(())
                        });
                    }
                }
                let written: Vec<Option<u8>> = filling.iter().copied().map(Some).collect();
                let is_broken = !board.broken_at(0, &written).is_empty();
                assert!(!(holds && is_broken), "{:?} {filling:?}", board.rules);
            }
        }
    }
    assert!(held > 100, "{held}");
}

/// What no filling can follow is named by itself.
#[test]
fn more_cells_than_values_are_why_there_is_no_filling() {
    let ten: Vec<u16> = (0..10).collect();
    for rule in [
        Rule::Renban { cells: ten.clone() },
        Rule::Nabner { cells: ten.clone() },
        Rule::Rellik { cells: ten.clone(), sum: 5 },
        Rule::AllDifferent { cells: ten.clone() },
        Rule::Thermometer { cells: ten.clone(), slow: false },
        Rule::Lunchbox { cells: ten, sum: 5 },
        Rule::Cage { cells: (0..81).collect(), sum: 405 },
    ] {
        let mut board = RuledBoard::new(Shape::CLASSIC);
        board.rules.push(Rule::Odd { cells: vec![80] });
        board.rules.push(rule);
        assert_eq!(board.count(1, progress::to_the_end()), Ok(0), "{:?}", board.rules);
        let conflict = board.conflict(progress::to_the_end()).unwrap().expect("a reason");
        assert_eq!((conflict.rules, conflict.cells), (vec![1], vec![]), "{:?}", board.rules);
    }
    // So is a house, and cells of which each two differ for many reasons.
    let mut board = RuledBoard::new(Shape::CLASSIC);
    board.extra_houses.push((0..10).collect());
    assert_eq!(board.count(1, progress::to_the_end()), Ok(0));
    let table = (0..9).map(|place| 0x1ff ^ 1 << place).collect();
    let pairs = (0..12).flat_map(|one| (0..one).map(move |two| (one * 7, two * 7))).collect();
    let mut board = RuledBoard::new(Shape::CLASSIC);
    board.rules.push(Rule::Pairs { name: "unlike".to_owned(), table, pairs });
    board.rules.push(Rule::Sum { cells: (0..12).map(|cell| cell * 7).collect(), sum: 60 });
    for gear in gears() {
        let solver = board.compile_for(gear).unwrap();
        let tally = solver
            .each(&board.candidates, progress::at_most(50), |_| panic!("twelve cells that differ"));
        assert_eq!(tally.solutions, 0);
    }
}
