//! Rules, and what a filling breaks, in words for people.

use std::collections::{HashMap, HashSet};

use super::spelling::Spelled;
use super::{Fault, Outside, Rule, RuledBoard, Shape};

/// So many cells are named at most; more are counted.
const MOST_NAMED: usize = 12;

impl Rule {
    /// The rule in a few words, on a board of this shape.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, Shape};
    /// let words = |rule: Rule| rule.words(Shape::CLASSIC);
    /// assert_eq!(words(Rule::Cage { cells: vec![0, 1], sum: 14 }), "the cage of 14 at r1c1 r1c2");
    /// assert_eq!(words(Rule::Difference { cells: [0, 1], by: 1 }), "the white dot between r1c1 and r1c2");
    /// assert_eq!(words(Rule::AntiKnight), "the rule anti-knight");
    /// ```
    #[must_use]
    pub fn words(&self, shape: Shape) -> String {
        let name = self.name().replace('-', " ");
        let cell = |cell: u16| shape.cell_name(cell);
        let named = |cells: &[u16]| named(cells, shape);
        let pair = |what: &str, [one, other]: [u16; 2]| {
            format!("the {what} between {} and {}", cell(one), cell(other))
        };
        let at = |what: &str, cells: &[u16]| format!("the {what} at {}", named(cells));
        let along = |what: &str, cells: &[u16]| format!("the {what} along {}", named(cells));
        let lists = |what: &str, parts: &[Vec<u16>]| {
            let parts: Vec<String> = parts.iter().map(|cells| named(cells)).collect();
            format!("the {what} of {}", parts.join(" and "))
        };
        match self {
            Self::AllDifferent { cells } => at("cage without a sum", cells),
            Self::Cage { cells, sum } => at(&format!("cage of {sum}"), cells),
            Self::Sum { cells, sum } => at(&format!("sum of {sum}"), cells),
            Self::Product { cells, product } => at(&format!("product of {product}"), cells),
            Self::Rellik { cells, sum } => at(&format!("rellik cage of {sum}"), cells),
            Self::EqualSums { parts } => lists("equal sums", parts),
            Self::SameValues { parts } => lists("same values", parts),
            Self::Arrow { bulb, shaft } => {
                format!("the arrow from {} along {}", named(bulb), named(shaft))
            }
            Self::DoubleArrow { cells }
            | Self::Thermometer { cells, .. }
            | Self::Palindrome { cells } => along(&name, cells),
            Self::RegionSumLine { cells } => along(&name, cells),
            Self::SumLine { cells, sum } => along(&format!("sum line of {sum}"), cells),
            Self::Zipper { cells }
            | Self::Renban { cells }
            | Self::Nabner { cells }
            | Self::Sequence { cells }
            | Self::Between { cells }
            | Self::Entropic { cells }
            | Self::ValueIndexing { cells } => along(&format!("{name} line"), cells),
            Self::Whisper { cells, least } | Self::Lockout { cells, least } => {
                along(&format!("{name} line of {least}"), cells)
            }
            Self::Modular { cells, divisor } => along(&format!("{name} line of {divisor}"), cells),
            Self::Difference { cells, by: 1 } => pair("white dot", *cells),
            Self::Difference { cells, by } => pair(&format!("difference of {by}"), *cells),
            Self::Ratio { cells, times: 2 } => pair("black dot", *cells),
            Self::Ratio { cells, times } => pair(&format!("ratio of {times}"), *cells),
            Self::PairSum { cells, sum: 5 } => pair("V", *cells),
            Self::PairSum { cells, sum: 10 } => pair("X", *cells),
            Self::PairSum { cells, sum } => pair(&format!("sum of {sum}"), *cells),
            Self::Greater { cells: [one, other] } => {
                format!("the sign that {} is greater than {}", cell(*one), cell(*other))
            }
            Self::Clone { cells, copy } => {
                format!("the clone of {} at {}", named(cells), named(copy))
            }
            Self::Odd { cells }
            | Self::Even { cells }
            | Self::Minimum { cells }
            | Self::Maximum { cells } => at(&format!("mark '{name}'"), cells),
            Self::Quadruple { cells, values } => {
                let values: Vec<String> = values.iter().map(u32::to_string).collect();
                at(&format!("quadruple {}", values.join(" ")), cells)
            }
            Self::CountingCircles { cells } => at(&name, cells),
            Self::CountDistinct { count, cells } => {
                format!("the count in {} of the values in {}", cell(*count), named(cells))
            }
            Self::Lunchbox { cells, sum } => along(&format!("lunchbox of {sum}"), cells),
            Self::Outside { clue, cells, number } => outside(*clue, *number, cells, shape),
            Self::Indexing { cell: index, line, value } => {
                format!("the index of {value} in {} among {}", cell(*index), named(line))
            }
            Self::AllDotsGiven => "the rule that all dots are given".to_owned(),
            Self::AllSignsGiven => "the rule that every X and V is given".to_owned(),
            Self::AllMarksGiven { .. } => {
                let code = Spelled::of(self, shape).code;
                format!("the rule that all marks are given ({})", code.join(" "))
            }
            Self::AntiKnight
            | Self::AntiKing
            | Self::AntiTaxicab
            | Self::NonConsecutive
            | Self::GlobalEntropy
            | Self::GlobalMod
            | Self::DisjointGroups => format!("the rule {}", self.name()),
            Self::Pairs { name, pairs, .. } => {
                let mut cells: Vec<u16> =
                    pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
                cells.dedup();
                at(&titled("pairs", name), &cells)
            }
            Self::Line { name, cells, .. } => along(&titled("rule", name), cells),
        }
    }
}

impl Rule {
    /// Some rules in words, each of which stands once: a line for those that begin alike.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, Shape};
    /// let cage = |cells: [u16; 2]| Rule::Cage { cells: cells.to_vec(), sum: 14 };
    /// let rules = [cage([0, 1]), Rule::AntiKing, cage([9, 10])];
    /// assert_eq!(
    ///     Rule::list_words(&rules, Shape::CLASSIC),
    ///     ["the cage of 14 at r1c1 r1c2; r2c1 r2c2", "the rule anti-king"]
    /// );
    /// ```
    #[must_use]
    pub fn list_words(rules: &[Self], shape: Shape) -> Vec<String> {
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        let mut line_of: HashMap<String, usize> = HashMap::new();
        let mut told = HashSet::new();
        for rule in rules {
            let words = rule.words(shape);
            if !told.insert(words.clone()) {
                continue;
            }
            let first = rule.cells().first().map(|&cell| shape.cell_name(cell));
            let cells = first.and_then(|first| words.find(&format!(" {first}")));
            let (start, cells) = words.split_at(cells.unwrap_or(words.len()));
            let line = *line_of.entry(start.to_owned()).or_insert_with(|| {
                lines.push((start.to_owned(), Vec::new()));
                lines.len() - 1
            });
            lines[line].1.push(cells.to_owned());
        }
        lines.into_iter().map(|(start, cells)| start + &cells.join(";")).collect()
    }
}

impl RuledBoard {
    /// What is wrong with a filling, in words.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, RuledBoard, Shape};
    /// let mut board = RuledBoard::new(Shape::new(2, 2)?);
    /// board.rules.push(Rule::Greater { cells: [0, 1] });
    /// let filling = [0, 0, 0, 1];
    /// let told: Vec<String> =
    ///     board.broken(&filling).iter().map(|fault| board.fault_words(fault, &filling)).collect();
    /// assert_eq!(told, [
    ///     "1 twice in row 1: r1c1 r1c2",
    ///     "1 twice in column 1: r1c1 r2c1",
    ///     "the sign that r1c1 is greater than r1c2 is broken",
    /// ]);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn fault_words(&self, fault: &Fault, filling: &[u8]) -> String {
        let shape = self.shape();
        let value = |cell: u16| {
            let place = filling.get(usize::from(cell)).copied().unwrap_or_default();
            shape.value(place.into())
        };
        match fault {
            Fault::Duplicate { house, cells } => {
                let value = cells.first().map_or(0, |&cell| value(cell));
                let times = if cells.len() == 2 {
                    "twice".to_owned()
                } else {
                    format!("{} times", cells.len())
                };
                format!("{value} {times} in {}: {}", self.house_name(*house), named(cells, shape))
            }
            Fault::Candidate { cell } => {
                format!("{} is no candidate of {}", value(*cell), shape.cell_name(*cell))
            }
            Fault::Rule { index } => {
                let rule = self.rules.get(*index).map(|rule| rule.words(shape));
                format!("{} is broken", rule.unwrap_or_default())
            }
        }
    }

    /// What people call a house, by its number in [`houses`](Self::houses): `row 1`, `extra house 2`.
    #[must_use]
    pub(super) fn house_name(&self, house: usize) -> String {
        let (rows, columns) = (self.shape().rows(), self.shape().columns());
        let kinds = [("row", rows), ("column", columns), ("block", self.blocks.len())];
        let mut rest = house;
        for (kind, count) in kinds {
            if rest < count {
                return format!("{kind} {}", rest + 1);
            }
            rest -= count;
        }
        format!("extra house {}", rest + 1)
    }
}

/// The names of cells, or of the first of them.
fn named(cells: &[u16], shape: Shape) -> String {
    let names: Vec<String> =
        cells.iter().take(MOST_NAMED).map(|&cell| shape.cell_name(cell)).collect();
    match cells.len().checked_sub(MOST_NAMED).filter(|&more| more > 0) {
        Some(more) => format!("{} and {more} more", names.join(" ")),
        None => names.join(" "),
    }
}

fn titled(kind: &str, title: &str) -> String {
    const MOST: usize = 60;
    let signs = || title.chars().filter(|sign| !sign.is_control());
    let mut title: String = signs().take(MOST).collect();
    if signs().nth(MOST).is_some() {
        title.push('…');
    }
    if title.is_empty() { kind.to_owned() } else { format!("{kind} '{title}'") }
}

/// `the sandwich of 14 in row 3`, and from where the clue looks where that matters.
fn outside(clue: Outside, number: u32, cells: &[u16], shape: Shape) -> String {
    let what = match clue {
        Outside::Sandwich => "sandwich",
        Outside::XSum => "X-sum",
        Outside::Skyscraper => "skyscraper",
        Outside::HiddenSkyscraper => "hidden skyscraper",
        Outside::NumberedRoom => "numbered room",
    };
    let (first, last) = (cells.first().copied().unwrap_or(0), cells.last().copied().unwrap_or(0));
    let line = match shape.row_of(first) == shape.row_of(last) {
        true => format!("row {}", shape.row_of(first) + 1),
        false => format!("column {}", shape.column_of(first) + 1),
    };
    match clue {
        Outside::Sandwich => format!("the {what} of {number} in {line}"),
        _ => format!("the {what} of {number} in {line} from {}", shape.cell_name(first)),
    }
}
