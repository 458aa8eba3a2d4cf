//! The answers of all engines for some puzzles, compared.

use std::ops::ControlFlow;

use minirow::solve::{
    self, Backend, BatchAnswer, BatchEvent, BatchOptions, solve_batch, solve_stream,
};
use minirow::{Geometry, Grid};

use super::source::Puzzle;

/// Puzzles that are solved together.
pub(super) struct Block {
    pub(super) puzzles: Vec<Puzzle>,
    pub(super) limit: u64,
    /// The back end that solves them as a stream.
    pub(super) streamed: Backend,
    /// Numbers of those that are solved one by one as well.
    pub(super) one_by_one: Vec<usize>,
}

/// What is known of a block where all agree.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Checked {
    /// The number of solutions of each puzzle.
    pub(super) solutions: Vec<u64>,
    /// How many were compared with the engine for every geometry.
    pub(super) compared: usize,
    /// How many that engine gave up.
    pub(super) given_up: usize,
}

/// Faults told in full.
const TOLD: usize = 3;
/// A puzzle that takes more guesses than these is a fault.
const MOST_GUESSES: u64 = 1_000_000;
/// The engine for every geometry gives up a puzzle after so many guesses.
const PATIENCE: u64 = 50_000;

/// Solves a block with every back end, as a stream, and some of it one by one.
///
/// # Errors
/// A text for people where answers differ, a solution is none, or a search does not end.
pub(super) fn check(block: &Block) -> Result<Checked, String> {
    let symbols: Vec<[u8; 81]> = block.puzzles.iter().map(|puzzle| puzzle.symbols).collect();
    // First what can be stopped: a batch cannot.
    let mut runs = vec![(format!("stream-{}", block.streamed), stream(block, &symbols)?)];
    for backend in available() {
        let mut answers = vec![BatchAnswer::default(); symbols.len()];
        solve_batch(
            &symbols,
            BatchOptions::default().limit(block.limit).backend(backend),
            &mut answers,
        );
        runs.push((format!("batch-{backend}"), answers));
    }
    compare(block, &runs)?;
    let mut checked = Checked {
        solutions: runs[0].1.iter().map(|answer| answer.solutions).collect(),
        compared: 0,
        given_up: 0,
    };
    let general = disguised();
    for &number in &block.one_by_one {
        let expected = checked.solutions[number];
        for (engine, geometry, patience) in
            [("single", &Geometry::classic(), MOST_GUESSES), ("general", &general, PATIENCE)]
        {
            let grid = grid(&symbols[number], geometry);
            match solve::Plan::default().count(
                &grid,
                block.limit,
                minirow::progress::at_most(patience),
            ) {
                Ok(solutions) if solutions == expected => {}
                Ok(solutions) => {
                    let fault = format!("{engine}: {solutions} solutions, others {expected}");
                    return Err(told(block, number, &fault));
                }
                Err(_) if engine == "general" => checked.given_up += 1,
                Err(_) => return Err(told(block, number, "single: the search does not end")),
            }
        }
        checked.compared += 1;
    }
    Ok(checked)
}

/// The back ends of this machine.
pub(super) fn available() -> impl Iterator<Item = Backend> {
    Backend::ALL.iter().copied().filter(|backend| backend.is_available())
}

/// The answers of a stream; an error where it takes more guesses than all puzzles together should.
fn stream(block: &Block, symbols: &[[u8; 81]]) -> Result<Vec<BatchAnswer>, String> {
    let expected = 10 * block.limit * symbols.len() as u64;
    let mut answers = Vec::with_capacity(symbols.len());
    let options = BatchOptions::default().limit(block.limit).backend(block.streamed);
    let tally = solve_stream(symbols.iter().copied(), options, |event| match event {
        BatchEvent::Answer(answer) => {
            answers.push(*answer);
            ControlFlow::Continue(())
        }
        BatchEvent::Guesses(made) if made > expected + MOST_GUESSES => ControlFlow::Break(()),
        BatchEvent::Guesses(_) => ControlFlow::Continue(()),
    });
    if tally.stopped {
        return Err(endless(block, answers.len()));
    }
    if answers.len() != symbols.len() {
        let (made, expected) = (answers.len(), symbols.len());
        return Err(format!("stream-{}: {made} answers for {expected}", block.streamed));
    }
    Ok(answers)
}

/// Which puzzles of a block, from one number on, take too many guesses by themselves.
fn endless(block: &Block, from: usize) -> String {
    let is_endless = |number: &usize| {
        let grid = grid(&block.puzzles[*number].symbols, &Geometry::classic());
        solve::Plan::default()
            .count(&grid, block.limit, minirow::progress::at_most(MOST_GUESSES))
            .is_err()
    };
    let numbers = (from..block.puzzles.len()).filter(is_endless);
    let fault = format!("more than {MOST_GUESSES} guesses");
    let endless: Vec<String> =
        numbers.take(TOLD).map(|number| told(block, number, &fault)).collect();
    if endless.is_empty() {
        return format!(
            "stream-{}: the search does not end, though that of no puzzle alone does so",
            block.streamed
        );
    }
    endless.join("\n")
}

/// Compares all runs with the first, and their solutions with the puzzles.
fn compare(block: &Block, runs: &[(String, Vec<BatchAnswer>)]) -> Result<(), String> {
    let mut faults = Vec::new();
    let mut number_of_faults = 0;
    for (number, puzzle) in block.puzzles.iter().enumerate() {
        let expected = runs[0].1[number].solutions;
        for (engine, answers) in runs {
            let Some(fault) = fault(&puzzle.symbols, expected, &answers[number]) else { continue };
            number_of_faults += 1;
            if faults.len() < TOLD {
                let fault = format!("{engine}: {fault}, {} {expected}", runs[0].0);
                faults.push(told(block, number, &fault));
            }
        }
    }
    if number_of_faults == 0 {
        return Ok(());
    }
    Err(format!(
        "{}\n{number_of_faults} faults in {} puzzles",
        faults.join("\n"),
        block.puzzles.len()
    ))
}

fn fault(puzzle: &[u8; 81], expected: u64, answer: &BatchAnswer) -> Option<String> {
    let BatchAnswer { solutions, solution } = answer;
    let is_wrong = solution.is_some_and(|solution| !solves(&solution, puzzle));
    if *solutions != expected || solution.is_some() != (*solutions > 0) || is_wrong {
        let shown = solution.map(|solution| solution.escape_ascii().to_string());
        return Some(format!(
            "{solutions} solutions, shown {}",
            shown.as_deref().unwrap_or("none")
        ));
    }
    None
}

/// A fault with the puzzle, and what all engines say to it alone.
fn told(block: &Block, number: usize, fault: &str) -> String {
    let Puzzle { kind, symbols } = block.puzzles[number];
    let grid = grid(&symbols, &Geometry::classic());
    let shown: String = grid.values().map(|value| char::from(b'0' + value)).collect();
    let mut text = format!(
        "{fault}\n  puzzle {} of {}, {}, limit {}\n  bytes: {}\n  board: {}\n  alone:",
        number + 1,
        block.puzzles.len(),
        kind.name(),
        block.limit,
        symbols.escape_ascii(),
        shown.replace('0', "."),
    );
    for backend in available() {
        let options = BatchOptions::default().limit(block.limit).backend(backend);
        let mut solutions = None;
        let tally = solve_stream([symbols], options, |event| match event {
            BatchEvent::Answer(answer) => {
                solutions = Some(answer.solutions);
                ControlFlow::Continue(())
            }
            BatchEvent::Guesses(made) if made > MOST_GUESSES => ControlFlow::Break(()),
            BatchEvent::Guesses(_) => ControlFlow::Continue(()),
        });
        text.push_str(&said(backend.name(), solutions, tally.guesses));
    }
    for (engine, geometry) in [("single", Geometry::classic()), ("general", disguised())] {
        let puzzle = self::grid(&symbols, &geometry);
        let mut guesses = 0;
        let solutions = solve::Plan::default().count(&puzzle, block.limit, |done| {
            guesses = done.guesses;
            if guesses < MOST_GUESSES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        text.push_str(&said(engine, solutions.ok(), guesses));
    }
    text
}

fn said(engine: &str, solutions: Option<u64>, guesses: u64) -> String {
    match solutions {
        Some(solutions) => format!(" {engine} {solutions};"),
        None => format!(" {engine} unknown after {guesses} guesses;"),
    }
}

/// The 9×9 board with its blocks told cell by cell: the engine for every geometry takes it.
fn disguised() -> Geometry {
    let classic = Geometry::classic();
    let blocks: Vec<u32> = classic.cells().map(|cell| classic.block(cell).into()).collect();
    Geometry::irregular(&blocks).expect("every block has nine cells")
}

fn grid(symbols: &[u8; 81], geometry: &Geometry) -> Grid {
    let value = |symbol| if (b'1'..=b'9').contains(&symbol) { symbol - b'0' } else { 0 };
    Grid::from_values(geometry, symbols.map(value)).expect("81 values from 0 to 9")
}

/// Whether every house of a solution has nine digits, and it has the puzzle's.
fn solves(solution: &[u8; 81], puzzle: &[u8; 81]) -> bool {
    let (mut rows, mut columns, mut blocks) = ([0; 9], [0; 9], [0; 9]);
    for (cell, (&symbol, &given)) in solution.iter().zip(puzzle).enumerate() {
        let is_given = (b'1'..=b'9').contains(&given);
        if !(b'1'..=b'9').contains(&symbol) || is_given && symbol != given {
            return false;
        }
        let digit = 1_u16 << (symbol - b'1');
        rows[cell / 9] |= digit;
        columns[cell % 9] |= digit;
        blocks[cell / 27 * 3 + cell % 9 / 3] |= digit;
    }
    [rows, columns, blocks].as_flattened().iter().all(|&digits| digits == 0b1_1111_1111)
}

#[cfg(test)]
mod tests {
    use super::super::source::{Kind, pattern};
    use super::*;

    fn block(symbols: [u8; 81]) -> Block {
        Block {
            puzzles: vec![Puzzle { kind: Kind::One, symbols }; 40],
            limit: 2,
            streamed: Backend::Portable,
            one_by_one: vec![0, 39],
        }
    }

    fn solved() -> [u8; 81] {
        pattern().map(|value| b'0' + value)
    }

    #[test]
    fn all_agree() {
        for (puzzle, solutions) in [(solved(), 1), ([b'.'; 81], 2), ([b'1'; 81], 0)] {
            let expected = Checked { solutions: vec![solutions; 40], compared: 2, given_up: 0 };
            assert_eq!(check(&block(puzzle)), Ok(expected));
        }
    }

    #[test]
    fn solutions_are_looked_at() {
        let puzzle = [b'.'; 81];
        assert!(solves(&solved(), &puzzle));
        assert!(solves(&solved(), &solved()));
        for cell in 0..81 {
            let mut wrong = solved();
            wrong[cell] = wrong[(cell + 1) % 81];
            assert!(!solves(&wrong, &puzzle) && !solves(&solved(), &wrong), "cell {cell}");
            wrong[cell] = b'.';
            assert!(!solves(&wrong, &puzzle), "cell {cell}");
        }
    }

    #[test]
    fn a_difference_is_told_with_the_puzzle() {
        let block = block(solved());
        let right = BatchAnswer { solutions: 1, solution: Some(solved()) };
        let run =
            |answer| (if answer == right { "right" } else { "wrong" }.to_owned(), vec![answer; 40]);
        assert_eq!(compare(&block, &[run(right), run(right)]), Ok(()));
        for wrong in [
            BatchAnswer { solutions: 0, solution: None },
            BatchAnswer { solutions: 1, solution: None },
            BatchAnswer { solutions: 1, solution: Some([b'1'; 81]) },
        ] {
            let told = compare(&block, &[run(right), run(wrong)]).unwrap_err();
            assert!(told.starts_with(&format!("wrong: {} solutions", wrong.solutions)), "{told}");
            assert!(told.contains("puzzle 3 of 40, one solution, limit 2\n"), "{told}");
            assert!(told.contains(&format!("board: {}\n", solved().escape_ascii())), "{told}");
            assert!(told.contains(" portable 1; single 1; general 1;"), "{told}");
            assert!(told.ends_with("\n40 faults in 40 puzzles"), "{told}");
        }
    }
}
