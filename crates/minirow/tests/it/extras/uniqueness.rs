//! Rectangles and graves are deadly only where an exchange breaks no rule, pairs included.

use std::ops::ControlFlow;

use minirow::format::{Format, ReadOptions, read};
use minirow::logic::{Position, Premise, Step, Technique, Unproved, check};
use minirow::{Cell, Digit, Geometry, Grid, Pencil, Singles};

/// The first board of a technique's document: ink, givens and candidates.
fn example(technique: Technique) -> (Grid, Grid, Vec<minirow::DigitSet>) {
    let (_, rest) = technique.document().split_once("```text\n").expect("a drawing");
    let (text, rest) = rest.split_once("```").expect("its end");
    let format: Format = "candidates".parse().expect("a format");
    let options = ReadOptions::default().format(format);
    let document = read(text, &options).expect("a board with candidates");
    let givens = rest.trim_start().strip_prefix("Givens: `").map(|rest| {
        let (line, _) = rest.split_once('`').expect("the end of a line");
        line.parse().expect("a grid in one line")
    });
    let givens = givens.unwrap_or_else(|| document.grid.clone());
    (document.grid, givens, document.candidates.expect("candidates"))
}

/// The position of an example on a board with one more pair; none where that contradicts it.
fn position(technique: Technique, pair: Option<(Cell, Cell)>) -> Option<Position> {
    let (ink, givens, candidates) = example(technique);
    let board = match pair {
        None => Geometry::classic(),
        Some(pair) => Geometry::classic().with_apart("a pair", &[pair]).expect("two cells"),
    };
    let ink = Grid::from_values(&board, ink.values()).expect("a board of 9×9");
    let pencil = Pencil::from_candidates(&ink, &candidates, Singles::Leave).ok()?;
    Some(Position::new(&pencil).with_givens(&givens))
}

fn steps(technique: Technique, position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    let end = technique.find(position, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    assert_eq!(end, ControlFlow::Continue(()));
    steps
}

fn see_each_other(board: &Geometry, one: Cell, other: Cell) -> bool {
    let share = board.seats(one).iter().any(|seat| board.cells_of(seat.house).contains(&other));
    share || board.apart(one).contains(&other)
}

/// Whether a rectangle stays deadly with a pair of one of its corners and another cell.
fn stays_deadly(position: &Position, corners: [Cell; 4], digits: [Digit; 2], other: Cell) -> bool {
    if corners.contains(&other) {
        // Opposite corners must be able to hold the same digit.
        return false;
    }
    let may_hold = |digit| position.candidates(other).contains(digit);
    let sees = |corner: usize| see_each_other(position.geometry(), corners[corner], other);
    !digits.into_iter().any(may_hold) || (sees(0) || sees(3)) == (sees(1) || sees(2))
}

#[test]
fn rectangles_with_a_pair_that_would_notice_are_left_alone() {
    let names = [
        "unique-rectangle-1",
        "unique-rectangle-2",
        "unique-rectangle-3",
        "unique-rectangle-4",
        "unique-rectangle-5",
        "unique-rectangle-6",
        "hidden-rectangle",
        "avoidable-rectangle-1",
        "avoidable-rectangle-2",
    ];
    let (mut kept, mut lost) = (0, 0);
    for technique in names.map(|name| Technique::named(name).expect("a technique")) {
        let plain = position(technique, None).expect("an example");
        let step = steps(technique, &plain).into_iter().next().expect("the example");
        let rectangle = |step: &Step| step.premises[0];
        let Premise::Rectangle(corners, digits) = rectangle(&step) else { panic!("{step:?}") };
        let board = plain.geometry();
        let others = board.cells().filter(|&cell| plain.digit(cell).is_none());
        for other in others {
            for corner in corners.into_iter().filter(|&corner| corner != other) {
                let Some(position) = position(technique, Some((corner, other))) else { continue };
                // A placed corner may eliminate what the step would.
                let is_there = |eliminated| {
                    position.candidates(eliminated).len() == plain.candidates(eliminated).len()
                };
                if see_each_other(board, corner, other) || !board.cells().all(is_there) {
                    continue;
                }
                let found = steps(technique, &position);
                let is_found = found.iter().any(|found| {
                    matches!(rectangle(found), Premise::Rectangle(cells, _)
                        if cells.iter().all(|cell| corners.contains(cell)))
                });
                let told = format!("{}: {corner:?} and {other:?}\n{position:?}", technique.name());
                if stays_deadly(&position, corners, digits, other) {
                    assert_eq!(check(&position, &step), Ok(()), "{told}");
                    assert!(is_found, "{told}");
                    kept += 1;
                } else {
                    let refused = Err(Unproved::Premise(rectangle(&step)));
                    assert_eq!(check(&position, &step), refused, "{told}");
                    assert!(!is_found, "{told}");
                    lost += 1;
                }
                for step in found {
                    assert_eq!(check(&position, &step), Ok(()), "{told}");
                }
            }
        }
    }
    assert!(kept > 100 && lost > 100, "{kept} kept, {lost} lost");
}

#[test]
fn a_grave_with_a_pair_that_would_notice_is_left_alone() {
    let technique = Technique::named("bivalue-universal-grave").expect("a technique");
    let plain = position(technique, None).expect("an example");
    let step = steps(technique, &plain).into_iter().next().expect("the example");
    let Premise::Grave(extra) = step.premises[0] else { panic!("{step:?}") };
    let left = |cell: Cell| -> Vec<Digit> {
        let stays = |digit: &Digit| cell != extra.cell || *digit != extra.digit;
        plain.candidates(cell).iter().filter(stays).collect()
    };
    let open: Vec<Cell> = plain.open().collect();
    let (mut kept, mut lost) = (0, 0);
    for (index, &one) in open.iter().enumerate() {
        for &other in &open[index + 1..] {
            if see_each_other(plain.geometry(), one, other) {
                continue;
            }
            let position = position(technique, Some((one, other))).expect("open cells");
            let found = steps(technique, &position);
            if matches!(left(one).iter().filter(|digit| left(other).contains(digit)).count(), 0 | 2)
            {
                assert_eq!(found, std::slice::from_ref(&step));
                assert_eq!(check(&position, &step), Ok(()));
                kept += 1;
            } else {
                assert_eq!(found, []);
                assert_eq!(check(&position, &step), Err(Unproved::Premise(step.premises[0])));
                lost += 1;
            }
        }
    }
    assert!(kept > 3 && lost > 3, "{kept} kept, {lost} lost");
}
