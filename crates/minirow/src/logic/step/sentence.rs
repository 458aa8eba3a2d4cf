//! What explanations say: English sentences with gaps and what fills them, to be said in any language.

use super::chain::{self, Node};
use super::span::{Span, SpanRole};
use super::words;
use crate::board::{Candidate, Cell, Digit, House, Names};

/// A sentence, a title or a few words with gaps, written `{}`, and what fills them.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, logic::{Position, Said, next_step}};
/// let grid: Grid = "123. .... .... ....".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let parts = next_step(&position).unwrap().parts(&position, &Names::numbers(grid.geometry()));
/// let Said::Sentence(sentence) = &parts[1].said[0] else { panic!("a sentence") };
/// assert_eq!(sentence.template, "Only {} is missing in {}.");
/// assert_eq!(sentence.gaps.len(), 2);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sentence {
    /// The English words, with a `{}` for each gap.
    pub template: &'static str,
    /// What fills the gaps, in their order.
    pub gaps: Vec<Gap>,
}

/// What fills a gap of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Gap {
    /// What stands there.
    pub value: Value,
    /// What it speaks of.
    pub role: SpanRole,
}

/// What can stand in a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// English words without gaps, such as `sees`.
    Words(&'static str),
    /// A number in words where it is small: `two`.
    Number(usize),
    /// A number in figures: `2`.
    Figure(usize),
    /// A place in an order: `second`.
    Ordinal(usize),
    /// All of so many: `both`, `all three`.
    All(usize),
    /// Digits.
    Digits(Vec<Digit>, Joint),
    /// Cells.
    Cells(Vec<Cell>, Joint),
    /// Houses.
    Houses(Vec<House>),
    /// That a node of a chain holds or does not: `r1c1 is 4`.
    Statement {
        /// The node.
        node: Node,
        /// Whether it holds.
        holds: bool,
    },
    /// Digits on the board or candidates, with a preposition between digits and cells: `4 in r1c1`.
    Candidates(Vec<Candidate>, Preposition),
}

/// The word before the last one of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Joint {
    /// `1, 2 and 3`.
    And,
    /// `1, 2 or 3`.
    Or,
    /// `1 nor 2`.
    Nor,
}

/// What stands between the digits and the cells of candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preposition {
    /// `4 in r1c1`.
    In,
    /// `4 from r1c1, and 5 from r1c2 and r1c3`.
    From,
    /// `r1c1 with 4 and 5, and r1c2 with 4 and 6`: cells first.
    With,
}

/// A piece of what a part says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Said {
    /// A sentence.
    Sentence(Sentence),
    /// What follows begins on a line of its own.
    NewLine,
    /// An implication of a chain of the part, on a line of its own.
    Implication {
        /// The place of the chain among those of the part.
        chain: usize,
        /// The place of the implication in the chain.
        index: usize,
    },
}

impl Joint {
    /// The word.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::logic::Joint::Or.word(), "or");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::And => "and",
            Self::Or => "or",
            Self::Nor => "nor",
        }
    }
}

impl Preposition {
    /// The word.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::logic::Preposition::From.word(), "from");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::From => "from",
            Self::With => "with",
        }
    }
}

impl Sentence {
    /// Its English, gap by gap; a number at its beginning has a capital letter.
    pub(super) fn spans(&self, names: &Names<'_>) -> Vec<Span> {
        let mut spans = Vec::new();
        let mut texts = self.template.split("{}");
        add(&mut spans, texts.next().unwrap_or_default(), SpanRole::Plain);
        for (text, gap) in texts.zip(&self.gaps) {
            match &gap.value {
                &Value::Number(number) if spans.is_empty() => {
                    add(&mut spans, &words::capital_number(number), gap.role);
                }
                value => value.tell(gap.role, names, &mut spans),
            }
            add(&mut spans, text, SpanRole::Plain);
        }
        spans
    }
}

impl Value {
    fn tell(&self, role: SpanRole, names: &Names<'_>, spans: &mut Vec<Span>) {
        let text = match self {
            Self::Words(text) => (*text).to_owned(),
            &Self::Number(number) => words::number(number),
            Self::Figure(number) => number.to_string(),
            &Self::Ordinal(number) => words::ordinal(number),
            &Self::All(number) => words::all(number),
            Self::Digits(digits, joint) => {
                words::digits_with(joint.word(), digits.iter().copied(), names)
            }
            Self::Cells(cells, Joint::And) => names.cells(cells.iter().copied()),
            Self::Cells(cells, joint) => words::cells_with(joint.word(), cells, names),
            Self::Houses(houses) => words::houses(houses.iter().copied(), names),
            Self::Statement { node, holds } => chain::statement(node, *holds, names),
            Self::Candidates(candidates, preposition) => {
                return tell_candidates(candidates, *preposition, role, names, spans);
            }
        };
        add(spans, &text, role);
    }
}

/// Candidates, those with the same digits together. Of what is eliminated only the digits have the role.
fn tell_candidates(
    candidates: &[Candidate],
    preposition: Preposition,
    role: SpanRole,
    names: &Names<'_>,
    spans: &mut Vec<Span>,
) {
    let rest = if preposition == Preposition::From { SpanRole::Plain } else { role };
    let groups = words::by_digits(candidates);
    for (index, (digits, cells)) in groups.iter().enumerate() {
        match index {
            0 => {}
            _ if index + 1 == groups.len() => add(spans, ", and ", rest),
            _ => add(spans, ", ", rest),
        }
        let digits = words::digits(digits.iter().copied(), names);
        let cells = names.cells(cells.iter().copied());
        let [(first, first_role), (second, second_role)] = match preposition {
            Preposition::With => [(cells, rest), (digits, role)],
            _ => [(digits, role), (cells, rest)],
        };
        add(spans, &first, first_role);
        add(spans, &format!(" {} ", preposition.word()), rest);
        add(spans, &second, second_role);
    }
}

/// Adds a piece of text, to the last piece where both have the same role.
pub(super) fn add(spans: &mut Vec<Span>, text: &str, role: SpanRole) {
    match spans.last_mut().filter(|span| span.role == role) {
        Some(span) => span.text.push_str(text),
        None if text.is_empty() => {}
        None => spans.push(Span { text: text.to_owned(), role }),
    }
}
