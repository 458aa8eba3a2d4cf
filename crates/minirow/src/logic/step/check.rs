//! Proves steps again, from what they say they rely on and nothing else.

use std::fmt;

use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry};
use crate::logic::{Cause, Chain, Implication, Position, Premise, Step};

/// Why a step is not proved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unproved {
    /// It places or eliminates something that is no candidate here.
    Absent(Candidate),
    /// A premise is wrong here.
    Premise(Premise),
    /// This conclusion does not follow from the premises.
    Conclusion(Candidate),
    /// An implication does not follow from those it names: its chain and its place there, from 0.
    Implication(usize, usize),
    /// It neither places nor eliminates anything.
    Idle,
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent(candidate) => write!(f, "{candidate:?} is no candidate"),
            Self::Premise(premise) => write!(f, "{premise:?} does not hold"),
            Self::Conclusion(candidate) => write!(f, "{candidate:?} does not follow"),
            Self::Implication(chain, index) => {
                write!(f, "implication {} of chain {} does not follow", index + 1, chain + 1)
            }
            Self::Idle => f.write_str("it does nothing"),
        }
    }
}

impl std::error::Error for Unproved {}

/// Proves a step in the position it was found in: each conclusion, turned round, contradicts the
/// premises of the step, and each implication follows from those it names.
///
/// It uses nothing of the technique: a short search over the premises alone.
///
/// # Errors
/// What is not proved.
///
/// # Examples
/// ```
/// use minirow::{Grid, logic::{Position, check, next_step}};
/// let grid: Grid = "123. .... .... ....".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let mut step = next_step(&position).unwrap();
/// assert_eq!(check(&position, &step), Ok(()));
/// step.premises.clear();
/// assert!(check(&position, &step).is_err());
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn check(position: &Position, step: &Step) -> Result<(), Unproved> {
    let is_candidate =
        |candidate: &Candidate| position.candidates(candidate.cell).contains(candidate.digit);
    if step.place.is_empty() && step.remove.is_empty() {
        return Err(Unproved::Idle);
    }
    let mut conclusions = step.place.iter().chain(&step.remove);
    if let Some(&absent) = conclusions.find(|conclusion| !is_candidate(conclusion)) {
        return Err(Unproved::Absent(absent));
    }
    for (number, chain) in step.marks.chains.iter().enumerate() {
        if let Some(index) = (0..chain.len()).find(|&index| !follows(position, chain, index)) {
            return Err(Unproved::Implication(number, index));
        }
    }
    let mut clauses = Vec::new();
    for &premise in &step.premises {
        clauses.extend(clause(position, premise).ok_or(Unproved::Premise(premise))?);
    }
    for &placed in &step.place {
        let others = clauses.iter().map(|clause| {
            clause.iter().copied().filter(|&candidate| candidate != placed).collect()
        });
        if is_possible(position.geometry(), &others.collect::<Vec<_>>()) {
            return Err(Unproved::Conclusion(placed));
        }
    }
    for &removed in &step.remove {
        if is_possible(position.geometry(), &with(position.geometry(), &clauses, removed)) {
            return Err(Unproved::Conclusion(removed));
        }
    }
    Ok(())
}

/// Candidates one of which holds.
type Clause = Vec<Candidate>;

/// What a premise says: a clause, or nothing where a digit fulfils it already. None where it is
/// wrong.
fn clause(position: &Position, premise: Premise) -> Option<Option<Clause>> {
    let geometry = position.geometry();
    match premise {
        Premise::Cell(cell) => {
            Some(position.digit(cell).is_none().then(|| of_cell(position, cell)))
        }
        Premise::House(house, digit) => {
            let cells = geometry.cells_of(house);
            let is_placed = cells.iter().any(|&cell| position.digit(cell) == Some(digit));
            let places = cells.iter().map(|&cell| Candidate { cell, digit });
            let places =
                places.filter(|place| position.candidates(place.cell).contains(place.digit));
            Some((!is_placed).then(|| places.collect()))
        }
        Premise::Rectangle(cells, digits) => is_rectangle(position, cells, digits).then(|| {
            let others = cells.into_iter().flat_map(|cell| of_cell(position, cell));
            Some(others.filter(|other| !digits.contains(&other.digit)).collect())
        }),
        Premise::Grave(extra) => is_grave_but_for(position, extra).then(|| Some(vec![extra])),
    }
}

fn of_cell(position: &Position, cell: Cell) -> Clause {
    position.candidates(cell).iter().map(|digit| Candidate { cell, digit }).collect()
}

/// Whether two digits in turn in four cells could be exchanged: none is given, neighbours see each
/// other, and every house has as many of the first and last cell as of the others; so has whatever
/// else may hold one of the digits in its sight.
fn is_rectangle(position: &Position, cells: [Cell; 4], digits: [Digit; 2]) -> bool {
    let geometry = position.geometry();
    let [a, b, c, d] = cells;
    let are_open = cells.iter().all(|&cell| match position.digit(cell) {
        Some(digit) => !position.is_given(cell) && digits.contains(&digit),
        None => digits.iter().any(|&digit| position.candidates(cell).contains(digit)),
    });
    let see_each_other =
        [(a, b), (a, c), (b, d), (c, d)].iter().all(|&(one, other)| geometry.sees(one, other));
    let balanced = geometry.houses().all(|house| {
        let count = |pair: [Cell; 2]| {
            pair.iter().filter(|&&cell| geometry.cells_of(house).contains(&cell)).count()
        };
        count([a, d]) == count([b, c])
    });
    let may_hold = |cell: Cell, digit: Digit| {
        position.digit(cell) == Some(digit) || position.candidates(cell).contains(digit)
    };
    let sees = |cell: Cell, pair: [Cell; 2]| pair.iter().any(|&c| geometry.sees(cell, c));
    let others = geometry.cells().filter(|cell| !cells.contains(cell));
    let unnoticed = others
        .filter(|&cell| digits.iter().any(|&digit| may_hold(cell, digit)))
        .all(|cell| sees(cell, [a, d]) == sees(cell, [b, c]));
    let can_hold_both = !geometry.sees(a, d) && !geometry.sees(b, c);
    let exchangeable = balanced && unnoticed && can_hold_both;
    digits[0] != digits[1] && are_open && see_each_other && exchangeable
}

/// Whether, but for one candidate, every open cell has two candidates and every digit two places
/// in each house where it is not placed; and two cells that must differ without a house of both
/// have the same two candidates or none in common.
fn is_grave_but_for(position: &Position, extra: Candidate) -> bool {
    let geometry = position.geometry();
    let stays = |cell: Cell, digit: Digit| {
        position.candidates(cell).contains(digit) && Candidate { cell, digit } != extra
    };
    let pairs = position
        .open()
        .all(|cell| geometry.digits().filter(|&digit| stays(cell, digit)).count() == 2);
    let places = geometry.houses().all(|house| {
        geometry.digits().all(|digit| {
            let cells = geometry.cells_of(house).iter();
            matches!(cells.filter(|&&cell| stays(cell, digit)).count(), 0 | 2)
        })
    });
    let apart = geometry.cells().all(|cell| {
        geometry.apart(cell).iter().all(|&other| {
            let common = geometry.digits().filter(|&d| stays(cell, d) && stays(other, d));
            matches!(common.count(), 0 | 2)
        })
    });
    position.candidates(extra.cell).contains(extra.digit) && pairs && places && apart
}

/// Whether one candidate of each clause can hold, with no two that exclude each other.
fn is_possible(geometry: &Geometry, clauses: &[Clause]) -> bool {
    let Some(shortest) = clauses.iter().min_by_key(|clause| clause.len()) else {
        return true;
    };
    shortest.iter().any(|&holds| is_possible(geometry, &with(geometry, clauses, holds)))
}

/// What is left of clauses if a candidate holds.
fn with(geometry: &Geometry, clauses: &[Clause], holds: Candidate) -> Vec<Clause> {
    let open = clauses.iter().filter(|clause| !clause.contains(&holds));
    let left = open.map(|clause| {
        clause.iter().copied().filter(|&other| !exclude(geometry, holds, other)).collect()
    });
    left.collect()
}

fn exclude(geometry: &Geometry, one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && geometry.sees(one.cell, other.cell)
    }
}

/// Whether an implication follows from those it names by its cause alone.
fn follows(position: &Position, chain: &Chain, index: usize) -> bool {
    let geometry = position.geometry();
    let Implication { node, holds, cause, after } = &chain[index];
    if after.iter().any(|&earlier| earlier >= index) || node.cells.is_empty() {
        return false;
    }
    let mut before = after.iter().map(|&earlier| &chain[earlier]);
    let is_eliminated = |candidate: Candidate| {
        after.iter().map(|&earlier| &chain[earlier]).any(|earlier| {
            let named = earlier.node.cells.iter();
            if earlier.holds {
                // All cells the digit may be in exclude the candidate.
                let digit = earlier.node.digit;
                named.clone().all(|&cell| exclude(geometry, Candidate { cell, digit }, candidate))
            } else {
                earlier.node.digit == candidate.digit && named.clone().any(|&c| c == candidate.cell)
            }
        })
    };
    let is_in_node =
        |place: Candidate| place.digit == node.digit && node.cells.contains(&place.cell);
    match cause {
        Cause::Assumed => after.is_empty() && index == 0,
        Cause::Excluded => {
            !holds
                && before.any(|earlier| earlier.holds)
                && node
                    .cells
                    .iter()
                    .all(|&cell| is_eliminated(Candidate { cell, digit: node.digit }))
        }
        &Cause::LastInCell(cell) => {
            *holds
                && node.cells == [cell]
                && of_cell(position, cell).into_iter().all(|c| is_in_node(c) || is_eliminated(c))
        }
        &Cause::LastInHouse(house) => {
            let places = clause(position, Premise::House(house, node.digit)).flatten();
            *holds
                && places.is_some_and(|places| {
                    places.into_iter().all(|place| is_in_node(place) || is_eliminated(place))
                })
        }
        Cause::LockedSet(cells) => {
            let left: Clause = cells
                .iter()
                .flat_map(|&cell| of_cell(position, cell))
                .filter(|&candidate| !is_eliminated(candidate))
                .collect();
            let digits: DigitSet = left.iter().map(|candidate| candidate.digit).collect();
            let of_node = left.iter().filter(|candidate| candidate.digit == node.digit);
            *holds && digits.len() == cells.len() && of_node.copied().all(is_in_node)
        }
    }
}
