//! Cages of KSudoku: those of killers, which sum, and those of mathdoku, which compute in four ways.

use super::xml::Element;
use crate::format::document::Document;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::record::Record;
use crate::format::writing::rule_words::rule_words;
use crate::rules::Rule;
use crate::rules::kinds::{Cage, Difference, Product, Ratio, Sum};

/// The largest board that KSudoku makes cages for.
const LARGEST: u8 = 9;

/// What is done with the digits of a cage; a number in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    None,
    Divide,
    Subtract,
    Multiply,
    Add,
}

const OPERATORS: [Operator; 5] =
    [Operator::None, Operator::Divide, Operator::Subtract, Operator::Multiply, Operator::Add];

/// The kind of graph whose cages compute in all four ways.
const MATHDOKU: &str = "Mathdoku";

/// Whether the cages of a document are those of mathdoku; nothing where they are of neither kind.
fn is_mathdoku(rules: &[Rule]) -> Option<bool> {
    let is_killer = rules.iter().all(|rule| matches!(rule, Rule::Cage(_)));
    let is_mathdoku = rules.iter().all(|rule| computed(rule).is_some());
    (is_killer || is_mathdoku).then_some(is_mathdoku && !is_killer)
}

/// The cells of a cage of mathdoku, what is done with them, and the result.
fn computed(rule: &Rule) -> Option<(&[u16], Operator, u64)> {
    match rule {
        Rule::Sum(Sum { cells, sum }) if cells.len() == 1 => {
            Some((cells, Operator::None, u64::from(*sum)))
        }
        Rule::Sum(Sum { cells, sum }) => Some((cells, Operator::Add, u64::from(*sum))),
        Rule::Product(Product { cells, product }) if cells.len() > 1 => {
            Some((cells, Operator::Multiply, *product))
        }
        Rule::Difference(Difference { cells, by }) => {
            Some((cells, Operator::Subtract, u64::from(*by)))
        }
        Rule::Ratio(Ratio { cells, times }) => Some((cells, Operator::Divide, u64::from(*times))),
        _ => None,
    }
}

/// The same of any cage.
fn cage(rule: &Rule) -> Option<(&[u16], Operator, u64)> {
    match rule {
        Rule::Cage(Cage { cells, sum }) => {
            let operator = if cells.len() == 1 { Operator::None } else { Operator::Add };
            Some((cells, operator, u64::from(*sum)))
        }
        rule => computed(rule),
    }
}

/// The cages of a graph.
pub(super) fn read(graph: &Element, side: u8, record: &Record) -> Result<Vec<Rule>, ParseError> {
    let is_mathdoku = graph.attribute("specific-type") == Some(MATHDOKU);
    let cages = graph.children.iter().filter(|child| child.name == "cage");
    cages.map(|cage| read_cage(cage, is_mathdoku, side, record)).collect()
}

fn read_cage(
    element: &Element,
    is_mathdoku: bool,
    side: u8,
    record: &Record,
) -> Result<Rule, ParseError> {
    let place = record.place_of(element.start);
    let number = |name: &str| {
        let text = element.needed(name, record)?.trim();
        let number = text.parse::<u32>().map_err(|_| {
            ParseError::new(place, format!("a number as the {name} of a cage"), quote(text))
        })?;
        Ok::<u32, ParseError>(number)
    };
    let count = usize::from(side).pow(2);
    let cells = element.text.split_whitespace().map(|text| {
        let cell = text.parse().ok().filter(|&cell: &usize| cell < count);
        let cell = cell.ok_or_else(|| ParseError::new(place, "numbers of cells", quote(text)))?;
        Ok((cell % usize::from(side) * usize::from(side) + cell / usize::from(side)) as u16)
    });
    let cells = cells.collect::<Result<Vec<u16>, ParseError>>()?;
    let differ = (1..cells.len()).all(|at| !cells[..at].contains(&cells[at]));
    if !differ || cells.len() != number("size")? as usize || cells.is_empty() {
        let expected = "as many different cells in a cage as its size says";
        return Err(ParseError::new(place, expected, cells.len()));
    }
    let value = number("value")?;
    let operator = OPERATORS.get(number("operator")? as usize);
    let pair = <[u16; 2]>::try_from(&cells[..]).ok();
    match (operator, pair) {
        (Some(Operator::None | Operator::Add), _) if cells.len() == 1 && is_mathdoku => {
            Ok(Rule::Sum(Sum { cells, sum: value }))
        }
        (Some(Operator::Add), _) if is_mathdoku => Ok(Rule::Sum(Sum { cells, sum: value })),
        (Some(Operator::Add), _) => Ok(Rule::Cage(Cage { cells, sum: value })),
        (Some(Operator::None), _) if cells.len() == 1 => Ok(Rule::Cage(Cage { cells, sum: value })),
        (Some(Operator::Multiply), _) if is_mathdoku => {
            Ok(Rule::Product(Product { cells, product: value.into() }))
        }
        (Some(Operator::Subtract), Some(cells)) if is_mathdoku => {
            Ok(Rule::Difference(Difference { cells, by: value }))
        }
        (Some(Operator::Divide), Some(cells)) if is_mathdoku => {
            Ok(Rule::Ratio(Ratio { cells, times: value }))
        }
        _ => {
            let expected = "an operator for this cage, 4 for a sum";
            let found = quote(element.attribute("operator").unwrap_or(""));
            Err(ParseError::new(place, expected, found))
        }
    }
}

/// What of a document's cages KSudoku cannot hold.
pub(super) fn refusal(document: &Document) -> Option<(&'static str, String)> {
    let geometry = document.grid.geometry();
    let rules = &document.rules;
    if let Some(rule) = rules.iter().find(|rule| cage(rule).is_none()) {
        return Some(("cages with a result, and no other rules", rule_words(rule, geometry)));
    }
    if is_mathdoku(rules).is_none() {
        let found = "both".to_owned();
        return Some(("cages of killer sudoku or those of mathdoku", found));
    }
    if geometry.side() > LARGEST {
        return Some(("cages on boards of up to 9x9", format!("{0}x{0}", geometry.side())));
    }
    let mut is_taken = vec![false; geometry.cell_count()];
    for (cells, _, value) in rules.iter().filter_map(cage) {
        if cells.is_empty() || value > u64::from(u32::MAX) {
            return Some(("cages with cells and a result in 32 bits", "another".to_owned()));
        }
        for &cell in cells {
            if std::mem::replace(&mut is_taken[usize::from(cell)], true) {
                let (row, column) =
                    (cell / u16::from(geometry.side()), cell % u16::from(geometry.side()));
                let found = format!("r{}c{} in two", row + 1, column + 1);
                return Some(("each cell in one cage at most", found));
            }
        }
    }
    None
}

/// The kind of a graph with these cages.
pub(super) fn kind(rules: &[Rule]) -> Option<&'static str> {
    if rules.is_empty() {
        return None;
    }
    Some(if is_mathdoku(rules) == Some(true) { MATHDOKU } else { "KillerSudoku" })
}

/// The cages as elements of a graph.
pub(super) fn written(rules: &[Rule], side: u8) -> String {
    let side = u16::from(side);
    let element = |(cells, operator, value): (&[u16], Operator, u64)| {
        let numbers = cells.iter().map(|cell| format!("{} ", cell % side * side + cell / side));
        let cells_told: String = numbers.collect();
        format!(
            "    <cage operator=\"{}\" value=\"{value}\" size=\"{}\"> {cells_told}</cage>\n",
            operator as u8,
            cells.len()
        )
    };
    rules.iter().filter_map(cage).map(element).collect()
}
