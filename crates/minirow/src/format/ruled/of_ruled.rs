//! The document of a board with rules.

use std::fmt;

use crate::board::{Cell, Digit, DigitSet, Extra, Geometry, Grid, HouseKind};
use crate::format::document::Document;
use crate::rules::kinds::AllDifferent;
use crate::rules::{Rule, RuledBoard};

/// A board with rules that no document holds, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected}, found {found}")]
pub struct NoDocument {
    /// What a document needs.
    pub expected: String,
    /// What the board has.
    pub found: String,
}

impl NoDocument {
    fn new(expected: &str, found: impl fmt::Display) -> Self {
        Self { expected: expected.to_owned(), found: found.to_string() }
    }
}

/// The document of a board with rules, where it is square, its values are digits from 1, and its blocks part
/// it. What a geometry can say becomes part of it; cells with one candidate are givens.
///
/// # Examples
/// ```
/// use minirow::{Extra, format::{Document, read_ruled}, rules::{Rule, kinds::Cage}};
/// let board = read_ruled(".Shape~4x4.AntiKnight.Cage~7~R1C1~R2C1.~R1C1_3.~R2C1_1_4")?;
/// let document = Document::try_from(&board)?;
/// assert_eq!(document.grid.geometry().extras(), [Extra::AntiKnight]);
/// assert_eq!(document.grid.values().next(), Some(3));
/// assert_eq!(document.rules, [Rule::Cage(Cage { cells: vec![0, 4], sum: 7 })]);
/// assert_eq!(document.candidates.unwrap()[4].len(), 2);
/// assert!(Document::try_from(&read_ruled(".Shape~4x5")?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl TryFrom<&RuledBoard> for Document {
    type Error = NoDocument;

    fn try_from(board: &RuledBoard) -> Result<Self, NoDocument> {
        let shape = board.shape();
        let expected = "a square board with digits from 1";
        if shape.rows() != shape.columns() {
            let found = format!("{} rows and {} columns", shape.rows(), shape.columns());
            return Err(NoDocument::new(expected, found));
        }
        if shape.values() != shape.rows() || shape.value(0) != 1 {
            let (low, high) = (shape.value(0), shape.value(shape.values() - 1));
            let found = format!("values from {low} to {high} in {} rows", shape.rows());
            return Err(NoDocument::new(expected, found));
        }
        let mut rules = Vec::new();
        let mut geometry = blocks(board, &mut rules)?;
        geometry = extra_houses(board, geometry, &mut rules)?;
        for rule in board.rules.iter().filter(|rule| house_of(rule, shape.rows()).is_none()) {
            let extra = match rule {
                Rule::AntiKnight => Some(Extra::AntiKnight),
                Rule::AntiKing => Some(Extra::AntiKing),
                Rule::DisjointGroups if !board.blocks.is_empty() => Some(Extra::DisjointGroups),
                _ => None,
            };
            match extra.map(|extra| geometry.with_extra(extra)) {
                // Of irregular blocks it stays a rule.
                Some(Ok(extended)) => geometry = extended,
                _ => rules.push(rule.clone()),
            }
        }
        let mut document = Self { rules, ..Grid::new(&geometry).into() };
        fill(&mut document, &board.candidates);
        Ok(document)
    }
}

/// The geometry of the blocks. Those that do not part the board are rules that no value is twice in them.
fn blocks(board: &RuledBoard, rules: &mut Vec<Rule>) -> Result<Geometry, NoDocument> {
    let side = board.shape().rows() as u8;
    let wrong = |found: &dyn fmt::Display| NoDocument::new("blocks that part the board", found);
    let latin = || Geometry::with_blocks(1, side).map_err(|error| wrong(&error));
    if board.blocks.is_empty() {
        return latin();
    }
    let mut labels = vec![0; board.shape().cell_count()];
    for (block, cells) in (1..).zip(&board.blocks) {
        cells.iter().for_each(|&cell| labels[usize::from(cell)] = block);
    }
    let is_parted = board.blocks.len() == usize::from(side)
        && board.blocks.iter().all(|cells| cells.len() == usize::from(side))
        && !labels.contains(&0);
    let asks = |rule: &&Rule| matches!(rule, Rule::RegionSumLine(_) | Rule::DisjointGroups);
    let asking = board.rules.iter().find(asks);
    if !is_parted {
        if let Some(rule) = asking {
            return Err(wrong(&format!("others, and the rule {}", rule.name())));
        }
        rules.extend(
            board
                .blocks
                .iter()
                .map(|cells| Rule::AllDifferent(AllDifferent { cells: cells.clone() })),
        );
        return latin();
    }
    let is_in_order = board.blocks.iter().all(|cells| cells.is_sorted());
    if !is_in_order && board.rules.contains(&Rule::DisjointGroups) {
        let expected = "blocks with their cells in reading order";
        return Err(NoDocument::new(expected, "another order, and disjoint groups"));
    }
    let irregular = Geometry::irregular(&labels).map_err(|error| wrong(&error))?;
    let is_same =
        |other: &Geometry| irregular.cells().all(|cell| other.block(cell) == irregular.block(cell));
    let rows = (2..side).filter(|&rows| side.is_multiple_of(rows));
    let mut shapes = rows.filter_map(|rows| Geometry::with_blocks(rows, side / rows).ok());
    Ok(shapes.find(is_same).unwrap_or(irregular))
}

/// The cells of a rule that is nothing but a house.
fn house_of(rule: &Rule, side: usize) -> Option<&Vec<u16>> {
    match rule {
        Rule::AllDifferent(AllDifferent { cells }) => {
            Some(cells).filter(|cells| is_house(cells, side))
        }
        _ => None,
    }
}

/// Whether these are as many cells as the board has digits, each once.
fn is_house(cells: &[u16], side: usize) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() == side && cells.len() == side
}

/// With the extra houses: as extras where these are all there, or else under the name “house”; those that
/// have fewer cells than the board digits are rules.
fn extra_houses(
    board: &RuledBoard,
    geometry: Geometry,
    rules: &mut Vec<Rule>,
) -> Result<Geometry, NoDocument> {
    let side = board.shape().rows();
    let mut geometry = geometry;
    let mut houses: Vec<Vec<u16>> = Vec::new();
    let of_rules = board.rules.iter().filter_map(|rule| house_of(rule, side));
    for cells in board.extra_houses.iter().chain(of_rules) {
        if is_house(cells, side) {
            let mut sorted = cells.clone();
            sorted.sort_unstable();
            houses.push(sorted);
        } else {
            rules.push(Rule::AllDifferent(AllDifferent { cells: cells.clone() }));
        }
    }
    for extra in [Extra::Diagonals, Extra::Windoku] {
        let Ok(extended) = geometry.with_extra(extra) else { continue };
        let of_extra: Vec<Vec<u16>> =
            further_houses(&extended).split_off(further_houses(&geometry).len());
        if !of_extra.is_empty() && of_extra.iter().all(|cells| houses.contains(cells)) {
            houses.retain(|cells| !of_extra.contains(cells));
            geometry = extended;
        }
    }
    for (number, cells) in (1..).zip(houses) {
        let cells: Vec<Cell> = cells.iter().map(|&cell| Cell::new(cell)).collect();
        let extended = geometry.with_house(&format!("house {number}"), &cells);
        geometry = extended.map_err(|error| NoDocument::new("houses", error))?;
    }
    Ok(geometry)
}

fn further_houses(geometry: &Geometry) -> Vec<Vec<u16>> {
    let is_extra = |&house: &_| geometry.house_kind(house) == HouseKind::Extra;
    let cells = geometry.houses().filter(is_extra).map(|house| geometry.cells_of(house));
    cells.map(|cells| cells.iter().map(|cell| cell.index() as u16).collect()).collect()
}

/// Digits and candidates.
fn fill(document: &mut Document, candidates: &[u32]) {
    let geometry = document.grid.geometry().clone();
    let all = geometry.all_digits();
    let digits = |places: u32| -> DigitSet {
        all.iter().filter(|digit| places >> (digit.get() - 1) & 1 == 1).collect()
    };
    let sets: Vec<DigitSet> = candidates.iter().map(|&places| digits(places)).collect();
    for (cell, digits) in geometry.cells().zip(&sets) {
        let digit: Option<Digit> = digits.iter().next().filter(|_| digits.len() == 1);
        document.grid.set(cell, digit);
    }
    if sets.iter().any(|digits| digits.len() != 1 && *digits != all) {
        document.candidates = Some(sets);
    }
}
