//! Every kind of rule about any number of cells, also more than can hold it, and about cells that are there twice.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::super::rule::about;
use super::super::{Rule, RuledBoard};
use super::naive::naive_count;
use super::random::Random;
use super::samples::kinds;
use crate::board::{Frame, Geometry};
use crate::progress;
use crate::rules::kinds::{
    AllDifferent, Cage, Lunchbox, Nabner, Odd, Pairs, Rellik, Renban, Sum, Thermometer,
};
use crate::solve::Gear;

/// Cells in a row and on, cells that are apart, and two that are there again and again: so many of them.
fn lists(geometry: &Geometry, len: usize) -> Vec<Vec<u16>> {
    let count = geometry.cell_count();
    let by = |step: usize| -> Vec<u16> { (0..len).map(|at| (at * step % count) as u16).collect() };
    let mut lists = vec![by(1), by(usize::from(geometry.columns()) + 1)];
    lists.push((0..len).map(|at| (at % 2) as u16).collect());
    lists.retain(|cells| cells.len() > 1);
    lists
}

fn gears() -> impl Iterator<Item = Option<Gear>> {
    [None, Some(Gear::Subsets), Some(Gear::Batsat)].into_iter()
}

#[test]
fn all_kinds_are_tried() {
    let rules = about(&[0, 1], 1, &Geometry::classic());
    let tried: BTreeSet<&str> = rules.iter().map(Rule::name).collect();
    for kind in kinds() {
        assert!(tried.contains(kind), "{kind}");
    }
}

/// On small boards all fillings are counted.
#[test]
fn small_boards_have_the_fillings_that_rules_of_any_length_leave() {
    for (side, lowest) in [(2, 1), (3, 1), (3, 0), (4, 1)] {
        let mut frame = Frame { lowest, ..Frame::new(side, side) };
        if side == 4 {
            frame.blocks = Some((0..16).map(|at| Some(at / 8 * 2 + at % 4 / 2)).collect());
        }
        let geometry = frame.geometry().unwrap();
        let side = usize::from(side);
        let lens = (2..=side + 2).chain([side * side + 1]);
        for (cells, number) in lens
            .flat_map(|len| lists(&geometry, len))
            .flat_map(|cells| [(cells.clone(), 2), (cells, 7)])
        {
            for rule in about(&cells, number, &geometry) {
                let mut board = RuledBoard::new(geometry.clone());
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
fn filling(geometry: &Geometry, random: &mut Random) -> Vec<u8> {
    let side = geometry.values();
    let mut orders = [(); 3].map(|()| (0..side).collect::<Vec<usize>>());
    orders.iter_mut().for_each(|order| random.shuffle(order));
    let [rows, columns, values] = orders;
    let place = |row: usize, column: usize| values[(rows[row] + columns[column]) % side] as u8;
    geometry.numbers().map(|at| place(geometry.row_of(at), geometry.column_of(at))).collect()
}

/// On larger ones, fillings are those of the plain meaning, and a search from nothing finds no others.
#[test]
fn larger_boards_heed_rules_of_any_length() {
    let mut random = Random::new(46);
    let mut held = 0;
    for side in [9, 10, 16, 25] {
        let geometry = Frame::new(side, side).geometry().unwrap();
        let side = usize::from(side);
        let lens: &[usize] = match side {
            9 => &[2, 8, 9, 10, 12, 81],
            10 => &[3, 10, 11],
            16 => &[16, 17],
            _ => &[25, 26],
        };
        for cells in lens.iter().flat_map(|&len| lists(&geometry, len)) {
            let filling = filling(&geometry, &mut random);
            let values =
                cells.iter().map(|&cell| geometry.value_at(filling[usize::from(cell)].into()));
            // That a sum holds is not left to chance.
            let number = if random.chance(1, 2) { values.sum() } else { random.range(0, 9) as u32 };
            for rule in about(&cells, number, &geometry) {
                let mut board = RuledBoard::new(geometry.clone());
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
        Rule::Renban(Renban { cells: ten.clone() }),
        Rule::Nabner(Nabner { cells: ten.clone() }),
        Rule::Rellik(Rellik { cells: ten.clone(), sum: 5 }),
        Rule::AllDifferent(AllDifferent { cells: ten.clone() }),
        Rule::Thermometer(Thermometer { cells: ten.clone(), slow: false }),
        Rule::Lunchbox(Lunchbox { cells: ten, sum: 5 }),
        Rule::Cage(Cage { cells: (0..81).collect(), sum: 405 }),
    ] {
        let mut board = RuledBoard::new(Geometry::classic());
        board.rules.push(Rule::Odd(Odd { cells: vec![80] }));
        board.rules.push(rule);
        assert_eq!(board.count(1, progress::to_the_end()), Ok(0), "{:?}", board.rules);
        let conflict = board.conflict(progress::to_the_end()).unwrap().expect("a reason");
        assert_eq!((conflict.rules, conflict.cells), (vec![1], vec![]), "{:?}", board.rules);
    }
    // So are cells of which each two differ for many reasons.
    let table = (0..9).map(|place| 0x1ff ^ 1 << place).collect();
    let pairs = (0..12).flat_map(|one| (0..one).map(move |two| (one * 7, two * 7))).collect();
    let mut board = RuledBoard::new(Geometry::classic());
    board.rules.push(Rule::Pairs(Pairs { name: "unlike".to_owned(), table, pairs }));
    board.rules.push(Rule::Sum(Sum { cells: (0..12).map(|cell| cell * 7).collect(), sum: 60 }));
    for gear in gears() {
        let solver = board.compile_for(gear).unwrap();
        let tally = solver
            .each(&board.candidates, progress::at_most(50), |_| panic!("twelve cells that differ"));
        assert_eq!(tally.solutions, 0);
    }
}
