//! Hints over boards as players leave them.

use minirow::logic::{
    Hint, HintLevel, PlayerBoard, Step, Technique, check, hint, mistakes, next_steps, path, tell,
};
use minirow::progress::to_the_end;
use minirow::solve::{Solutions, solutions};
use minirow::{Candidate, Cell, Digit, DigitSet, Grid, Names};

const PUZZLE: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
const SOLUTION: &str =
    "417632598923578146586914372879325614241796835635481729398257461162843957754169283";

fn grid(text: &str) -> Grid {
    text.parse().expect("a grid")
}

fn board() -> PlayerBoard {
    PlayerBoard::new(grid(PUZZLE))
}

/// What is told of the mistakes on a board, without and with its solution.
fn check_mistakes(board: &PlayerBoard, by_rules: &[&str], by_solution: &[&str]) {
    let told = |solution: Option<&Grid>| -> Vec<String> {
        let mistakes = mistakes(board, solution);
        let names = Names::numbers(board.givens.geometry());
        mistakes.iter().map(|mistake| mistake.explain(&names)).collect()
    };
    assert_eq!(told(None), by_rules);
    assert_eq!(told(Some(&grid(SOLUTION))), by_solution);
}

fn write(board: &mut PlayerBoard, name: (u8, u8), digit: u8) {
    let cell = board.givens.geometry().cell(name.0 - 1, name.1 - 1);
    board.digits.set(cell, Digit::new(digit));
}

/// All candidates but some, each a cell and a digit.
fn eliminate(board: &mut PlayerBoard, eliminated: &[((u8, u8), u8)]) {
    let geometry = board.givens.geometry();
    let mut candidates = vec![geometry.all_digits(); geometry.cell_count()];
    for &((row, column), digit) in eliminated {
        let cell = geometry.cell(row - 1, column - 1);
        let digit = Digit::new(digit).expect("a digit");
        candidates[cell.index()] = candidates[cell.index()] - DigitSet::of(digit);
    }
    board.candidates = Some(candidates);
}

#[test]
fn a_right_board_has_no_mistakes() {
    let mut board = board();
    check_mistakes(&board, &[], &[]);
    write(&mut board, (1, 1), 4);
    eliminate(&mut board, &[((1, 2), 2), ((1, 2), 9)]);
    check_mistakes(&board, &[], &[]);
}

#[test]
fn mistakes_are_named() {
    let mut twice = board();
    write(&mut twice, (1, 1), 7);
    let rules = [
        "7 stands more than once in row 1: r1c1 and r1c3",
        "7 stands more than once in block 1: r1c1 and r1c3",
    ];
    check_mistakes(&twice, &rules, &[rules[0], rules[1], "7 in r1c1 is wrong"]);

    let mut wrong = board();
    write(&mut wrong, (1, 1), 3);
    check_mistakes(&wrong, &[], &["3 in r1c1 is wrong"]);

    let mut given = board();
    write(&mut given, (1, 3), 4);
    check_mistakes(&given, &["4 in r1c3 is wrong"], &["4 in r1c3 is wrong"]);

    let mut eliminated = board();
    eliminate(&mut eliminated, &[((1, 2), 1), ((9, 9), 8)]);
    check_mistakes(&eliminated, &[], &["a candidate that r1c2 needs is eliminated"]);

    let mut empty = board();
    eliminate(&mut empty, &[((1, 1), 3), ((1, 1), 4), ((1, 1), 5)]);
    let needed = "a candidate that r1c1 needs is eliminated";
    check_mistakes(&empty, &["no digit is left for r1c1"], &[needed]);
}

/// A wrong digit that eliminated candidates elsewhere is one mistake, not several.
#[test]
fn what_a_wrong_digit_rules_out_is_not_named() {
    let mut board = board();
    write(&mut board, (1, 2), 4);
    eliminate(&mut board, &[((1, 1), 4), ((9, 2), 5), ((5, 2), 4)]);
    check_mistakes(&board, &[], &["4 in r1c2 is wrong"]);
    eliminate(&mut board, &[((1, 1), 4), ((2, 2), 2)]);
    let both = ["4 in r1c2 is wrong", "a candidate that r2c2 needs is eliminated"];
    check_mistakes(&board, &[], &both);
}

#[test]
fn mistakes_come_before_steps() {
    let solution = grid(SOLUTION);
    let mut board = board();
    assert!(matches!(hint(&board, Some(&solution)), Hint::Step(_)));
    write(&mut board, (1, 1), 3);
    assert!(matches!(hint(&board, Some(&solution)), Hint::Mistakes(_)));
    board.digits = solution.clone();
    assert_eq!(hint(&board, Some(&solution)), Hint::Solved);
}

/// A player who eliminates candidates is shown what follows from that.
#[test]
fn own_eliminations_count() {
    let mut board = board();
    // Of 3, 4 and 5 only 4 is left: a naked single that the digits alone do not show.
    eliminate(&mut board, &[((1, 1), 3), ((1, 1), 5)]);
    let single = Technique::named("naked-single").expect("a technique");
    let find = |board: &PlayerBoard| -> Vec<Step> {
        let position = board.position().expect("a right board");
        single.steps(&position, to_the_end()).expect("nothing stops it")
    };
    let placed = Candidate { cell: Cell::new(0), digit: Digit::new(4).unwrap() };
    assert!(find(&board).iter().any(|step| step.place == [placed]));
    board.candidates = None;
    assert!(!find(&board).iter().any(|step| step.place == [placed]));
}

#[test]
fn givens_stay_givens() {
    let mut board = board();
    write(&mut board, (1, 1), 4);
    let position = board.position().expect("a right board");
    assert!(!position.is_given(Cell::new(0)) && position.is_given(Cell::new(2)));
}

#[test]
fn the_next_steps_are_all_of_the_easiest_kind() {
    let position = board().position().expect("a right board");
    let steps = next_steps(&position, to_the_end()).expect("nothing stops it");
    let technique = steps[0].technique;
    assert!(steps.iter().all(|step| step.technique == technique));
    for easier in Technique::all().take_while(|&other| other != technique) {
        assert_eq!(easier.steps(&position, to_the_end()), Ok(Vec::new()), "{}", easier.name());
    }
}

/// Asked again and again, and followed, hints lead to the solution, whatever the shape of the board.
/// Each level says something of each step, and only the last ones the digit of a placement.
#[test]
fn hints_lead_to_the_solution() {
    // The last steps of the large board take a second each.
    let examples = [
        (PUZZLE, usize::MAX),
        (include_str!("../data/boards/six.txt"), usize::MAX),
        (include_str!("../data/boards/sixteen.txt"), 20),
    ];
    for (puzzle, most) in examples {
        let givens = grid(puzzle);
        let Solutions::One(solution) = solutions(&givens) else { panic!("{puzzle}") };
        let geometry = givens.geometry().clone();
        let names = Names::numbers(&geometry);
        let mut board = PlayerBoard::new(givens);
        for _ in 0..most {
            let Hint::Step(step) = hint(&board, Some(&solution)) else { break };
            let position = board.position().expect("a right board");
            assert_eq!(check(&position, &step), Ok(()));
            for level in HintLevel::ALL {
                let told = tell(&step, *level, &names);
                assert!(told.ends_with('.') && !told.contains("  ") && told.len() > 8, "{told}");
                let begin = match level {
                    HintLevel::Where => "Look at ".to_owned(),
                    HintLevel::Technique | HintLevel::Pattern => {
                        format!("{} with the digit", step.technique.title())
                    }
                    HintLevel::Explanation => format!("{}: ", step.technique.title()),
                    _ => String::new(),
                };
                assert!(told.starts_with(&begin), "{told}");
            }
            let mut after = position.clone();
            after.apply(&step).expect("a sound step");
            board.digits = after.grid();
            let sets = geometry.cells().map(|cell| match after.digit(cell) {
                Some(digit) => DigitSet::of(digit),
                None => after.candidates(cell),
            });
            board.candidates = Some(sets.collect());
        }
        if most < usize::MAX {
            continue;
        }
        let end = path(&PlayerBoard::new(board.givens.clone()).position().expect("right")).end;
        assert_eq!(board.digits, end.grid(), "the path of hints is the path");
    }
}
