//! Why a board has no solution: few givens that have none together.

use std::collections::BTreeSet;

use minirow::solve::Solutions;
use minirow::{Cell, Contradiction, Digit, Geometry, Grid, House, HouseKind, Pencil, Singles};
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::{Board, indices};
use crate::go_on::{GoOn, ask};
use crate::solutions::solutions;

/// A board, and how many reasons are wanted.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Contradicting {
    board: Board,
    /// How many sets of givens at most; one if missing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    most: Option<usize>,
}

/// Sets of givens that have no solution, the smallest first; none where the board has a solution.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Contradictions {
    sets: Vec<ContradictingSet>,
}

/// Givens that have no solution together, and have one without any of them.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ContradictingSet {
    cells: Vec<u16>,
    /// What is left without a choice, where that is seen without trial.
    #[serde(skip_serializing_if = "Option::is_none")]
    gap: Option<Gap>,
    /// What each of the givens does, in the order of `cells`.
    reasons: Vec<Reason>,
}

/// A house without a place for a digit, a cell without a digit, or a digit that stands twice.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Gap {
    /// `place`, `cell` or `duplicate`; with `singles-` before it where singles lead there.
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    /// The cells of the house, or the cell.
    cells: Vec<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
}

/// What a given does in a contradiction.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Reason {
    cell: u16,
    /// `duplicate`, `fills` a cell of the house, `blocks` its cells, or `part` of what follows.
    kind: &'static str,
    /// The house by which it blocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
}

/// What is seen of givens without trial.
#[derive(Clone, Copy)]
enum Seen {
    Duplicate(Cell, Cell),
    Place(House, Digit),
    Cell(Cell),
}

pub(crate) fn contradiction(
    input: Contradicting,
    go_on: GoOn<'_>,
) -> Result<Contradictions, Fault> {
    let known = input.board.known(go_on)?;
    let puzzle = &known.player.givens;
    if has_solution(puzzle, go_on)? {
        return Ok(Contradictions { sets: Vec::new() });
    }
    let most = input.most.unwrap_or(1).clamp(1, 100);
    let mut found: BTreeSet<(usize, Vec<Cell>)> = BTreeSet::new();
    let mut seen = seen_sets(puzzle, go_on)?;
    seen.sort_by_key(Vec::len);
    for cells in seen.into_iter().take(most.saturating_mul(3)) {
        let cells = smaller(puzzle, cells, go_on)?;
        found.insert((cells.len(), cells));
    }
    if found.len() < most {
        for order in ORDERS {
            let mut givens: Vec<Cell> = known.geometry().cells().collect();
            givens.retain(|&cell| puzzle.get(cell).is_some());
            givens.sort_by_key(|&cell| order(puzzle, cell));
            let mut cells = smaller(puzzle, givens, go_on)?;
            cells.sort_unstable();
            found.insert((cells.len(), cells));
        }
    }
    let sets = found.into_iter().take(most).map(|(_, cells)| explained(puzzle, &cells));
    Ok(Contradictions { sets: sets.collect() })
}

/// Orders in which givens are tried to be left out: each leads to other sets.
const ORDERS: [fn(&Grid, Cell) -> usize; 6] = [
    |_, cell| cell.index(),
    |_, cell| usize::MAX - cell.index(),
    |grid, cell| usize::from(grid.geometry().column(cell)),
    |grid, cell| 255 - usize::from(grid.geometry().column(cell)),
    |grid, cell| usize::from(grid.geometry().block(cell)),
    |grid, cell| grid.get(cell).map_or(0, |digit| usize::from(digit.get())),
];

fn has_solution(grid: &Grid, go_on: GoOn<'_>) -> Result<bool, Fault> {
    Ok(solutions(grid, &[], &mut |_| go_on())? != Solutions::None)
}

/// Only these givens of a puzzle.
fn only(puzzle: &Grid, cells: &[Cell]) -> Grid {
    let mut grid = Grid::new(puzzle.geometry());
    for &cell in cells {
        grid.set(cell, puzzle.get(cell));
    }
    grid
}

/// Leaves out one given after the other, as long as there is no solution without it.
fn smaller(puzzle: &Grid, mut cells: Vec<Cell>, go_on: GoOn<'_>) -> Result<Vec<Cell>, Fault> {
    let mut at = 0;
    while at < cells.len() {
        let mut rest = cells.clone();
        rest.remove(at);
        if has_solution(&only(puzzle, &rest), go_on)? {
            at += 1;
        } else {
            cells = rest;
        }
    }
    cells.sort_unstable();
    Ok(cells)
}

/// The sets that are seen without trial: duplicates, cells without a digit, houses without a place.
fn seen_sets(puzzle: &Grid, go_on: GoOn<'_>) -> Result<Vec<Vec<Cell>>, Fault> {
    let mut sets = Vec::new();
    for seen in all_seen(puzzle) {
        ask(go_on)?;
        match seen {
            Seen::Duplicate(one, other) => sets.push(vec![one, other]),
            Seen::Cell(cell) => {
                let near = seen_by(puzzle, cell);
                let first =
                    |digit| near.iter().copied().find(|&near| puzzle.get(near) == Some(digit));
                sets.push(puzzle.geometry().digits().filter_map(first).collect());
            }
            Seen::Place(house, digit) => sets.push(cover(puzzle, house, digit)),
        }
    }
    for set in &mut sets {
        set.sort_unstable();
    }
    Ok(sets)
}

/// All that is wrong with givens at the first look.
fn all_seen(puzzle: &Grid) -> Vec<Seen> {
    let geometry = puzzle.geometry();
    let mut all = Vec::new();
    for cell in geometry.cells() {
        let near = seen_by(puzzle, cell);
        if let Some(digit) = puzzle.get(cell) {
            let later =
                near.iter().filter(|&&other| other > cell && puzzle.get(other) == Some(digit));
            all.extend(later.map(|&other| Seen::Duplicate(cell, other)));
        } else if geometry
            .digits()
            .all(|digit| near.iter().any(|&near| puzzle.get(near) == Some(digit)))
        {
            all.push(Seen::Cell(cell));
        }
    }
    // Blocks first: they are seen at a glance.
    let is_block = |&house: &House| geometry.house_kind(house) == HouseKind::Block;
    let (blocks, others): (Vec<House>, Vec<House>) = geometry.houses().partition(is_block);
    for house in blocks.into_iter().chain(others) {
        for digit in geometry.digits() {
            let is_closed = |&cell: &Cell| match puzzle.get(cell) {
                Some(there) => there != digit,
                None => seen_by(puzzle, cell).iter().any(|&near| puzzle.get(near) == Some(digit)),
            };
            if geometry.cells_of(house).iter().all(is_closed) {
                all.push(Seen::Place(house, digit));
            }
        }
    }
    all
}

/// The givens that must differ from a cell, each once.
fn seen_by(puzzle: &Grid, cell: Cell) -> Vec<Cell> {
    let geometry = puzzle.geometry();
    let in_houses = geometry.seats(cell).iter().flat_map(|seat| geometry.cells_of(seat.house));
    let mut near: Vec<Cell> = in_houses.chain(geometry.apart(cell)).copied().collect();
    near.retain(|&other| other != cell && puzzle.get(other).is_some());
    near.sort_unstable();
    near.dedup();
    near
}

/// The largest number of cells for which the fewest givens are found rather than few.
const MOST_EXACT: usize = 12;

/// The fewest givens that leave a house no place for a digit: each fills a cell, or blocks several.
fn cover(puzzle: &Grid, house: House, digit: Digit) -> Vec<Cell> {
    let geometry = puzzle.geometry();
    let cells = geometry.cells_of(house);
    let covers = |given: Cell| -> Option<(Cell, u32)> {
        let there = puzzle.get(given)?;
        let covered = cells.iter().enumerate().filter(|&(_, &cell)| {
            if there == digit { seen_by_one(geometry, cell, given) } else { cell == given }
        });
        let mask = covered.fold(0_u32, |mask, (at, _)| mask | 1 << at);
        (mask != 0).then_some((given, mask))
    };
    let options: Vec<(Cell, u32)> = geometry.cells().filter_map(covers).collect();
    let all = u32::MAX >> (32 - cells.len().min(32));
    if cells.len() <= MOST_EXACT { fewest(&options, all) } else { few(&options, all) }
}

fn seen_by_one(geometry: &Geometry, cell: Cell, other: Cell) -> bool {
    let shares = |seat: &minirow::Seat| geometry.cells_of(seat.house).contains(&other);
    cell != other
        && (geometry.seats(cell).iter().any(shares) || geometry.apart(cell).contains(&other))
}

/// The fewest options that cover all, by what is covered so far.
fn fewest(options: &[(Cell, u32)], all: u32) -> Vec<Cell> {
    let mut best: Vec<Option<Vec<Cell>>> = vec![None; all as usize + 1];
    best[0] = Some(Vec::new());
    for covered in 0..all {
        let Some(so_far) = best[covered as usize].clone() else { continue };
        // Whatever covers the first open place is tried: another order gives the same sets.
        let first = 1 << (!covered).trailing_zeros();
        for &(given, mask) in options.iter().filter(|(_, mask)| mask & first != 0) {
            let to = &mut best[(covered | mask) as usize];
            if to.as_ref().is_none_or(|known| known.len() > so_far.len() + 1) {
                *to = Some(so_far.iter().copied().chain([given]).collect());
            }
        }
    }
    best[all as usize].take().unwrap_or_default()
}

/// Few options that cover all: always the one that covers most of the rest.
fn few(options: &[(Cell, u32)], all: u32) -> Vec<Cell> {
    let mut chosen = Vec::new();
    let mut rest = all;
    while rest != 0 {
        let most = options.iter().max_by_key(|(_, mask)| (mask & rest).count_ones());
        let Some(&(given, mask)) = most.filter(|(_, mask)| mask & rest != 0) else { break };
        chosen.push(given);
        rest &= !mask;
    }
    chosen
}

/// A set with what it leaves without a choice, and what each given has to do with it.
fn explained(puzzle: &Grid, cells: &[Cell]) -> ContradictingSet {
    let grid = only(puzzle, cells);
    let geometry = grid.geometry();
    let seen = all_seen(&grid).into_iter().next();
    let gap = seen.map(|seen| gap_of(geometry, seen, &grid)).or_else(|| after_singles(&grid));
    let reasons = cells.iter().map(|&cell| reason(&grid, cell, seen)).collect();
    ContradictingSet { cells: indices(cells), gap, reasons }
}

fn gap_of(geometry: &Geometry, seen: Seen, grid: &Grid) -> Gap {
    match seen {
        Seen::Duplicate(one, other) => Gap {
            kind: "duplicate",
            house: shared(geometry, one, &[other]),
            cells: indices(&[one, other]),
            digit: grid.get(one).map(Digit::get),
        },
        Seen::Place(house, digit) => place("place", geometry, house, digit),
        Seen::Cell(cell) => Gap { kind: "cell", house: None, cells: indices(&[cell]), digit: None },
    }
}

fn place(kind: &'static str, geometry: &Geometry, house: House, digit: Digit) -> Gap {
    Gap {
        kind,
        house: Some(geometry.house_name(house).to_owned()),
        cells: indices(geometry.cells_of(house)),
        digit: Some(digit.get()),
    }
}

/// What naked and hidden singles lead to.
fn after_singles(grid: &Grid) -> Option<Gap> {
    let cell = |cell: Cell| Gap {
        kind: "singles-cell",
        house: None,
        cells: indices(&[cell]),
        digit: None,
    };
    match Pencil::from_grid(grid, Singles::Fill).err()? {
        Contradiction::NoPlace(house, digit) => {
            Some(place("singles-place", grid.geometry(), house, digit))
        }
        Contradiction::NoDigit(at) => Some(cell(at)),
        Contradiction::Excluded(candidate) => Some(cell(candidate.cell)),
        _ => None,
    }
}

fn reason(grid: &Grid, cell: Cell, seen: Option<Seen>) -> Reason {
    let geometry = grid.geometry();
    let (kind, house) = match seen {
        None => ("part", None),
        Some(Seen::Duplicate(one, other)) => {
            ("duplicate", shared(geometry, cell, &[if cell == one { other } else { one }]))
        }
        Some(Seen::Cell(open)) => ("blocks", shared(geometry, cell, &[open])),
        Some(Seen::Place(_, digit)) if grid.get(cell) != Some(digit) => ("fills", None),
        Some(Seen::Place(house, _)) => ("blocks", shared(geometry, cell, geometry.cells_of(house))),
    };
    Reason { cell: cell.index() as u16, kind, house }
}

/// The house of a cell that has the most of some others, if one has any.
fn shared(geometry: &Geometry, cell: Cell, others: &[Cell]) -> Option<String> {
    let count =
        |house: House| geometry.cells_of(house).iter().filter(|cell| others.contains(cell)).count();
    let mut best: Option<(usize, House)> = None;
    for house in geometry.seats(cell).iter().map(|seat| seat.house) {
        let shared = count(house);
        if shared > best.map_or(0, |(most, _)| most) {
            best = Some((shared, house));
        }
    }
    best.map(|(_, house)| geometry.house_name(house).to_owned())
}
