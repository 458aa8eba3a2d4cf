//! All rules of a board as two layers of shapes.

use super::super::{Shape, Style};
use super::canvas::Canvas;
use super::houses::house_words;
use super::outside::MOST_OUTSIDE;
use crate::board::{Extra, HouseKind, Names};
use crate::rules::further_rules::geometry_rules;
use crate::rules::kinds::{
    AllDifferent, Arrow, AutomatonLine, Between, Cage, Clones, CountDistinct, CountingCircles,
    Difference, DoubleArrow, Entropic, EqualSums, Even, Greater, Indexing, Lockout, Lunchbox,
    Maximum, Minimum, Modular, Nabner, Odd, Outside, PairSum, Pairs, Palindrome, Product,
    Quadruple, Ratio, RegionSumLine, Rellik, Renban, SameValues, Sequence, Sum, SumLine,
    Thermometer, ValueIndexing, Whisper, Zipper,
};
use crate::rules::{Meaning, Rule, RuledBoard};

/// The rules of a board as shapes, in units of a cell, and the room that they take outside the board.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct RuleLayers {
    /// What is below the lines of the board.
    pub below: Vec<Shape>,
    /// What is above its lines and below its digits.
    pub above: Vec<Shape>,
    /// Sentences about rules that have no shapes, and about those whose letter in the drawing they explain.
    pub captions: Vec<String>,
    /// What the rules say: a sentence for each kind, captions among them.
    pub words: Vec<Meaning>,
    /// How many cells stand above, to the right, below and to the left of the board.
    pub margins: [u8; 4],
    /// Whether numbers or letters stand in corners of cells.
    pub has_labels: bool,
}

/// Draws the rules of a board, without the board.
///
/// Rules about all cells have no shapes, but a caption.
///
/// # Examples
/// ```
/// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::{Sum, Thermometer}}};
/// use minirow::scene::{Style, rule_layers};
/// let mut board = RuledBoard::new(Geometry::classic());
/// board.rules.push(Rule::Thermometer(Thermometer { cells: vec![0, 1, 2], slow: false }));
/// board.rules.push(Rule::Sum(Sum { cells: vec![1, 9], sum: 7 }));
/// let layers = rule_layers(&board, &Style::default());
/// assert!(!layers.below.is_empty() && !layers.above.is_empty());
/// // The little killer stands above the third column: its diagonal goes down to the left.
/// assert_eq!(layers.margins, [1, 0, 0, 0]);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn rule_layers(board: &RuledBoard, style: &Style) -> RuleLayers {
    layers(board, style, true, None)
}

/// The same, with or without the houses beyond rows, columns and blocks, and with other symbols than numbers.
pub(in super::super) fn layers(
    board: &RuledBoard,
    style: &Style,
    houses: bool,
    names: Option<&Names<'_>>,
) -> RuleLayers {
    let count = board.geometry().cell_count();
    let mut canvas = Canvas::new(board, style, names);
    if houses {
        further_houses(board).iter().for_each(|cells| canvas.all_different(cells));
    }
    let is_on_board = |rule: &&Rule| rule.cells().iter().all(|&cell| usize::from(cell) < count);
    let of_geometry = told_of_geometry(board);
    let all = || of_geometry.iter().chain(&board.rules);
    let mut rules: Vec<&Rule> = all().filter(is_on_board).collect();
    rules.sort_by_key(|rule| depth(rule));
    let mut bulbs: Vec<&[u16]> = Vec::new();
    for rule in rules {
        match rule {
            Rule::Arrow(Arrow { bulb, shaft }) => {
                if !bulbs.contains(&bulb.as_slice()) {
                    bulbs.push(bulb);
                    canvas.bulb(bulb);
                }
                canvas.shaft(bulb, shaft);
            }
            _ => canvas.rule(rule),
        }
    }
    let outside = &canvas.outside;
    let (rows, columns): (i32, i32) =
        (board.geometry().rows().into(), board.geometry().columns().into());
    let most = |room: &dyn Fn(&(i32, i32)) -> i32| {
        outside.iter().map(room).max().unwrap_or(0).clamp(0, MOST_OUTSIDE) as u8
    };
    let margins = [
        most(&|&(row, _)| -row),
        most(&|&(_, column)| column - columns + 1),
        most(&|&(row, _)| row - rows + 1),
        most(&|&(_, column)| -column),
    ];
    let mut words = match houses {
        true => words_of_houses(&canvas),
        false => Vec::new(),
    };
    // Paper may have no room for the last ones, and nothing else explains a letter.
    words.extend(canvas.letters().cloned().map(Meaning::written));
    let captions = canvas.captions;
    for rule in all() {
        let told = match rule {
            // Captions say these.
            Rule::Pairs(_) | Rule::AutomatonLine(_) => continue,
            _ => rule.meaning(),
        };
        if !words.contains(&told) {
            words.push(told);
        }
    }
    for told in &captions {
        if !words.iter().any(|other| other.text == *told) {
            words.push(Meaning::written(told.clone()));
        }
    }
    let has_labels = !canvas.corners.shapes.is_empty();
    let (mut below, mut above) = (canvas.below.shapes, canvas.above.shapes);
    below.extend(canvas.rims.shapes);
    above.extend(canvas.corners.shapes);
    RuleLayers { below, above, captions, words, margins, has_labels }
}

/// What the houses beyond rows, columns and blocks say; those that are no whole house are cages.
fn words_of_houses(canvas: &Canvas<'_>) -> Vec<Meaning> {
    let houses = further_houses(canvas.board);
    let whole =
        houses.iter().filter(|cells| cells.len() >= canvas.board.geometry().values()).count();
    let diagonals = houses.iter().filter(|cells| canvas.diagonal(cells).is_some()).count();
    let mut words = house_words(diagonals, whole - diagonals);
    if whole < houses.len() {
        words.push(Rule::AllDifferent(AllDifferent { cells: Vec::new() }).meaning());
    }
    words
}

/// The cells of the houses beyond rows, columns and blocks that are drawn.
fn further_houses(board: &RuledBoard) -> Vec<Vec<u16>> {
    let geometry = board.geometry();
    let houses = geometry.houses_of_kind(HouseKind::Extra);
    let drawn = houses.filter(|&house| geometry.extra_of(house) != Some(Extra::DisjointGroups));
    drawn.map(|house| geometry.numbers_of(house).collect()).collect()
}

/// What no house of the geometry says.
fn told_of_geometry(board: &RuledBoard) -> Vec<Rule> {
    let mut rules = geometry_rules(board.geometry());
    for rule in &mut rules {
        if let Rule::Pairs(Pairs { name, .. }) = rule {
            *name = format!("different digits ({name})");
        }
    }
    rules
}

/// In which order kinds of rules are drawn: areas first, then broad lines, thin ones, and what has an end that
/// must be seen.
fn depth(rule: &Rule) -> u8 {
    match rule {
        Rule::Lunchbox(_) | Rule::EqualSums(_) | Rule::SameValues(_) => 0,
        Rule::Indexing(_) | Rule::Odd(_) | Rule::Even(_) => 0,
        Rule::Minimum(_) | Rule::Maximum(_) | Rule::Clones(_) => 0,
        Rule::Thermometer(_) => 1,
        Rule::Whisper(_) | Rule::Renban(_) | Rule::RegionSumLine(_) => 2,
        Rule::SumLine(_) | Rule::AutomatonLine(_) | Rule::Nabner(_) => 2,
        Rule::Palindrome(_) | Rule::Entropic(_) | Rule::Modular(_) => 3,
        Rule::Zipper(_) | Rule::CountDistinct(_) | Rule::Sum(_) | Rule::Sequence(_) => 3,
        Rule::Between(_) | Rule::Lockout(_) | Rule::DoubleArrow(_) => 4,
        Rule::Arrow(_) | Rule::ValueIndexing(_) => 5,
        _ => 6,
    }
}

impl Canvas<'_> {
    /// Draws a rule that can be drawn by itself.
    fn rule(&mut self, rule: &Rule) {
        match rule {
            Rule::AllDifferent(AllDifferent { cells }) => self.all_different(cells),
            Rule::Cage(Cage { cells, sum }) => self.cage(cells, Some(sum.to_string())),
            Rule::Sum(Sum { cells, sum }) => {
                if !self.little_killer(cells, *sum) {
                    self.loose_sum(cells, *sum);
                }
            }
            Rule::Product(Product { cells, product }) => self.boxed(cells, &format!("{product}×")),
            Rule::Rellik(Rellik { cells, sum }) => self.rellik(cells, *sum),
            Rule::EqualSums(EqualSums { parts }) | Rule::SameValues(SameValues { parts }) => {
                self.parts(parts, matches!(rule, Rule::EqualSums(_)));
                self.caption(rule.meaning().text);
            }
            Rule::Arrow(Arrow { bulb, shaft }) => {
                self.bulb(bulb);
                self.shaft(bulb, shaft);
            }
            Rule::DoubleArrow(DoubleArrow { cells }) => self.double_arrow(cells),
            Rule::SumLine(SumLine { cells, sum }) => self.sum_line(cells, *sum),
            Rule::RegionSumLine(RegionSumLine { cells }) => self.region_sum(cells),
            Rule::Zipper(Zipper { cells }) => self.zipper(cells),
            Rule::Thermometer(Thermometer { cells, slow }) => self.thermometer(cells, *slow),
            Rule::Whisper(Whisper { cells, least }) => self.whisper(cells, *least),
            Rule::Palindrome(Palindrome { cells }) => self.palindrome(cells),
            Rule::Renban(Renban { cells }) => self.renban(cells),
            Rule::Nabner(Nabner { cells }) => self.nabner(cells),
            Rule::Sequence(Sequence { cells }) => self.sequence(cells),
            Rule::Between(Between { cells }) => self.between(cells),
            Rule::Lockout(Lockout { cells, least }) => self.lockout(cells, *least),
            Rule::Entropic(Entropic { cells }) => self.entropic(cells),
            Rule::Modular(Modular { cells, divisor }) => self.modular(cells, *divisor),
            Rule::Difference(Difference { cells, by }) => self.difference(*cells, *by),
            Rule::Ratio(Ratio { cells, times }) => self.ratio(*cells, *times),
            Rule::PairSum(PairSum { cells, sum }) => self.pair_sum(*cells, *sum),
            Rule::Greater(Greater { cells }) => self.greater(*cells),
            Rule::Clones(Clones { cells, copy }) => {
                self.clones(cells, copy);
                self.caption(rule.meaning().text);
            }
            Rule::Odd(Odd { cells }) => self.odd(cells),
            Rule::Even(Even { cells }) => self.even(cells),
            Rule::Minimum(Minimum { cells }) => self.extreme(cells, true),
            Rule::Maximum(Maximum { cells }) => self.extreme(cells, false),
            Rule::Quadruple(Quadruple { cells, values }) => self.quadruple(cells, values),
            Rule::CountingCircles(CountingCircles { cells }) => self.counting_circles(cells),
            Rule::CountDistinct(CountDistinct { count, cells }) => {
                self.count_distinct(*count, cells);
            }
            Rule::Lunchbox(Lunchbox { cells, sum }) => self.lunchbox(cells, *sum),
            Rule::Outside(Outside { clue, cells, number }) => {
                self.outside_clue(*clue, cells, *number);
            }
            Rule::Indexing(Indexing { cell, line, value }) => self.indexing(*cell, line, *value),
            Rule::ValueIndexing(ValueIndexing { cells }) => self.value_indexing(cells),
            Rule::Pairs(Pairs { name, table, pairs }) => self.pairs(name, table, pairs),
            Rule::AutomatonLine(AutomatonLine { name, cells, .. }) => self.custom(name, cells),
            _ => self.without_picture(rule),
        }
    }

    /// Words say a rule that has no picture of its own: below the board where it is about all cells, and else at a
    /// letter along its cells.
    fn without_picture(&mut self, rule: &Rule) {
        let meaning = rule.meaning().text;
        match rule.cells().as_slice() {
            [] => self.caption(meaning),
            cells => self.custom(meaning.trim_end_matches('.'), cells),
        }
    }
}
