//! The naive search, the gears of the engine and the laws of candidates agree on boards of any frame.

use std::ops::ControlFlow;

use minirow::generate::BoardRandom;
use minirow::logic::{Position, Technique, check, path_with};
use minirow::solve::{Event, Gear, Plan};
use minirow::{Cell, Contradiction, Digit, Geometry, Grid, Pencil, Singles};

use super::random::{below, board};

/// More solutions are not compared.
const MOST: usize = 60;

/// As many random boards, ten times as many where slow tests run.
fn boards() -> u64 {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { 20_000 } else { 2_000 }
}

/// All solutions, by trying every digit in every cell in turn; none where they are too many or take too long.
fn naive(puzzle: &Grid) -> Option<Vec<Vec<u8>>> {
    let board = puzzle.geometry();
    let houses: Vec<(Vec<Cell>, bool)> = board
        .houses()
        .map(|house| (board.cells_of(house).to_vec(), true))
        .chain(board.distinct_houses().map(|house| (board.cells_of(house).to_vec(), false)))
        .collect();
    let mut values: Vec<u8> = puzzle.values().collect();
    let mut found = Vec::new();
    let mut steps = 0;
    let follows = |values: &[u8]| {
        let is_right = |(cells, is_complete): &(Vec<Cell>, bool)| {
            let mut held: Vec<u8> =
                cells.iter().map(|cell| values[cell.index()]).filter(|&value| value > 0).collect();
            let count = held.len();
            held.sort_unstable();
            held.dedup();
            let all = (1..=board.digit_count()).all(|digit| held.contains(&digit));
            held.len() == count && (count < cells.len() || !is_complete || all)
        };
        let are_apart = || {
            board.cells().all(|cell| {
                let value = values[cell.index()];
                value == 0 || board.apart(cell).iter().all(|other| values[other.index()] != value)
            })
        };
        houses.iter().all(is_right) && are_apart()
    };
    fn try_from(
        at: usize,
        digits: u8,
        values: &mut Vec<u8>,
        follows: &dyn Fn(&[u8]) -> bool,
        steps: &mut u32,
        found: &mut Vec<Vec<u8>>,
    ) -> bool {
        *steps += 1;
        if *steps > 20_000 || found.len() > MOST {
            return false;
        }
        if at == values.len() {
            found.push(values.clone());
            return true;
        }
        if values[at] > 0 {
            return try_from(at + 1, digits, values, follows, steps, found);
        }
        for value in 1..=digits {
            values[at] = value;
            if follows(values) && !try_from(at + 1, digits, values, follows, steps, found) {
                values[at] = 0;
                return false;
            }
        }
        values[at] = 0;
        true
    }
    if !follows(&values) {
        return Some(Vec::new());
    }
    let digits = board.digit_count();
    try_from(0, digits, &mut values, &follows, &mut steps, &mut found).then_some(found)
}

/// Digits in some cells: of a solution where there is one, or any.
fn puzzle(board: &Geometry, random: &mut BoardRandom) -> Grid {
    let empty = Grid::new(board);
    let plan = Plan::default().shuffled(true).seed(random.next_u64());
    let solution = plan.solutions(&empty, minirow::progress::at_most(2_000));
    let solution = match solution {
        Ok(minirow::solve::Solutions::One(grid)) => Some(grid),
        Ok(minirow::solve::Solutions::Many([first, _])) => Some(first),
        _ => None,
    };
    let mut grid = empty;
    let kept = 2 + below(random, 4);
    for cell in board.cells() {
        if below(random, 5) >= kept {
            continue;
        }
        let any = || Digit::new(1 + below(&mut random.clone(), board.digit_count().into()) as u8);
        let digit = solution.as_ref().map_or_else(any, |solution| solution.get(cell));
        grid.set(cell, digit);
    }
    grid
}

/// All solutions in this gear, sorted.
fn all(grid: &Grid, plan: Plan) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    plan.each(grid, |event| {
        if let Event::Solution(solution) = event {
            found.push(solution.values().collect());
        }
        ControlFlow::Continue(())
    });
    found.sort();
    found
}

#[test]
fn engines_agree() {
    let (mut compared, mut solvable) = (0, 0);
    for number in 0..boards() {
        let board = board(number);
        let grid = puzzle(&board, &mut BoardRandom::new(51, number));
        let Some(expected) = naive(&grid) else { continue };
        compared += 1;
        solvable += u64::from(!expected.is_empty());
        let plans = [None, Some(Gear::Singles), Some(Gear::Subsets), Some(Gear::Batsat)];
        for gear in plans {
            let found = all(&grid, Plan::default().gear(gear));
            assert_eq!(found, expected, "{number}, {board}, {gear:?}: {grid:?}");
        }
    }
    assert!(compared > boards() / 2 && solvable > boards() / 4, "{compared}, {solvable}");
}

#[test]
fn candidates_keep_every_solution() {
    for number in 0..boards() {
        let board = board(number);
        let grid = puzzle(&board, &mut BoardRandom::new(51, number));
        let Some(solutions) = naive(&grid) else { continue };
        match Pencil::from_grid(&grid, Singles::Fill) {
            Ok(pencil) => {
                for solution in &solutions {
                    for cell in board.cells() {
                        let digit = Digit::new(solution[cell.index()]).expect("a digit");
                        assert!(pencil.candidates(cell).contains(digit), "{number}, {board}");
                    }
                }
                let mut pencil = pencil;
                let before: Vec<_> = board.cells().map(|cell| pencil.candidates(cell)).collect();
                let open = board.cells().find(|&cell| pencil.digit(cell).is_none());
                if let Some(cell) = open {
                    let digit = before[cell.index()].iter().next().expect("a candidate");
                    if pencil.place(cell, digit).is_ok() {
                        assert!(pencil.undo());
                    }
                    let after = board.cells().map(|cell| pencil.candidates(cell));
                    assert!(after.eq(before), "{number}, {board}");
                }
            }
            Err(
                Contradiction::NoDigit(_) | Contradiction::NoPlace(..) | Contradiction::Excluded(_),
            ) => {
                assert!(solutions.is_empty(), "{number}, {board}: {grid:?}");
            }
            Err(other) => panic!("{other}"),
        }
    }
}

/// Every step that any technique finds is proved by its premises, and takes no digit of a solution away.
#[test]
fn steps_are_proved() {
    let mut steps = 0;
    for number in 0..boards() / 4 {
        let board = board(number);
        let grid = puzzle(&board, &mut BoardRandom::new(51, number));
        let Some(solutions) = naive(&grid) else { continue };
        let Ok(pencil) = Pencil::from_grid(&grid, Singles::Leave) else { continue };
        let unique = solutions.len() == 1;
        let position = Position::new(&pencil);
        let techniques =
            Technique::all().filter(|technique| unique || technique.family() != "uniqueness");
        let path = path_with(&position, techniques, |_| ControlFlow::Continue(()));
        let mut position = position;
        for step in &path.expect("nothing stops it").steps {
            check(&position, step).unwrap_or_else(|why| panic!("{number}, {board}: {why}"));
            for solution in &solutions {
                let holds = |candidate: &minirow::Candidate| {
                    solution[candidate.cell.index()] == candidate.digit.get()
                };
                assert!(
                    !step.remove.iter().any(holds),
                    "{number}, {board}, {}",
                    step.technique.name()
                );
                assert!(
                    step.place.iter().all(holds),
                    "{number}, {board}, {}",
                    step.technique.name()
                );
            }
            position.apply(step).expect("a step that is proved");
            steps += 1;
        }
    }
    assert!(steps > 500, "{steps}");
}
