//! The explanation of a step, put together part by part from sentences.

use super::chain::Node;
use super::line;
use super::part::Part;
use super::sentence::{Gap, Joint, Preposition, Said, Sentence, Value, add};
use super::span::SpanRole;
use super::step::{HouseRole, Marks, Role, Step};
use crate::board::{Candidate, Cell, Digit, DigitSet, House, Names};
use crate::logic::Position;

/// A step, and the parts of its explanation so far.
pub(in crate::logic) struct Argument<'a> {
    pub(in crate::logic) step: &'a Step,
    pub(in crate::logic) position: &'a Position,
    pub(in crate::logic) names: &'a Names<'a>,
    parts: Vec<Part>,
}

/// What stands for a `{}` of a sentence.
#[derive(Clone, Copy)]
pub(in crate::logic) enum Word<'a> {
    Text(&'static str),
    Number(usize),
    Figure(usize),
    Ordinal(usize),
    /// `both`, `all three`.
    All(usize),
    Digit(Digit),
    /// `1, 2 and 3`.
    Digits(&'a [Digit]),
    /// Digits that the marks of a role show.
    DigitsAs(&'a [Digit], Role),
    /// `1, 2 or 3`.
    AnyDigit(&'a [Digit]),
    /// `1 nor 2`.
    NorDigit(&'a [Digit]),
    Cell(Cell),
    /// `r1c1, r1c2 and r1c3`.
    Cells(&'a [Cell]),
    /// `r1c1, r1c2 or r1c3`.
    AnyCell(&'a [Cell]),
    /// Cells that the marks of a role show.
    CellsAs(&'a [Cell], Role),
    /// Candidates that the marks of a role show.
    Candidates(&'a [Candidate], Preposition, Role),
    /// That a node of a chain holds or does not.
    Statement(&'a Node, bool),
    /// A house that the part shows or need not show.
    House(House),
    Houses(&'a [House]),
    /// Houses that the part shows from now on.
    Base(&'a [House]),
    Cover(&'a [House]),
}

impl<'a> Argument<'a> {
    pub(in crate::logic) fn new(
        step: &'a Step,
        position: &'a Position,
        names: &'a Names<'a>,
    ) -> Self {
        Self { step, position, names, parts: Vec::new() }
    }

    pub(in crate::logic) fn into_parts(self) -> Vec<Part> {
        self.parts
    }

    /// Begins a part that goes on showing what the one before shows.
    pub(in crate::logic) fn part(&mut self, title: &'static str) -> &mut Self {
        self.part_of(title, &[])
    }

    /// Begins such a part, with words for each `{}` of its title.
    pub(in crate::logic) fn part_of(
        &mut self,
        title: &'static str,
        words: &[Word<'_>],
    ) -> &mut Self {
        let marks = self.parts.last().map_or_else(Marks::default, |part| part.marks.clone());
        let heading = sentence(title, words);
        let title = heading.spans(self.names).into_iter().map(|span| span.text).collect();
        self.parts.push(Part { title, text: Vec::new(), marks, heading, said: Vec::new() });
        self
    }

    /// Begins a part that shows nothing yet.
    pub(in crate::logic) fn fresh_part(&mut self, title: &'static str) -> &mut Self {
        self.fresh_part_of(title, &[])
    }

    /// Begins such a part, with words for each `{}` of its title.
    pub(in crate::logic) fn fresh_part_of(
        &mut self,
        title: &'static str,
        words: &[Word<'_>],
    ) -> &mut Self {
        self.part_of(title, words);
        *self.marks() = Marks::default();
        self
    }

    /// What the part shows.
    pub(in crate::logic) fn marks(&mut self) -> &mut Marks {
        &mut self.last().marks
    }

    /// Shows candidates. Each has one role; but it may be common besides, or in several groups.
    pub(in crate::logic) fn mark(
        &mut self,
        candidates: impl IntoIterator<Item = Candidate>,
        role: Role,
    ) -> &mut Self {
        for candidate in candidates {
            let marked = &mut self.marks().candidates;
            marked.retain(|&mark| mark.0 != candidate || go_together(mark.1, role));
            marked.push((candidate, role));
        }
        self
    }

    /// Shows the candidates that have a role in the step.
    pub(in crate::logic) fn show(&mut self, role: Role) -> &mut Self {
        let step = self.step;
        self.mark(step.marks.with(role), role)
    }

    /// Adds sentences, with words for each `{}`, and shows the houses they name as base or cover.
    pub(in crate::logic) fn say(
        &mut self,
        sentences: &'static str,
        words: &[Word<'_>],
    ) -> &mut Self {
        let sentence = sentence(sentences, words);
        for word in words {
            match *word {
                Word::Base(houses) => self.show_houses(houses, HouseRole::Base),
                Word::Cover(houses) => self.show_houses(houses, HouseRole::Cover),
                _ => {}
            }
        }
        let spans = sentence.spans(self.names);
        let part = self.last();
        if part.text.last().is_some_and(|span| !span.text.ends_with('\n')) {
            add(&mut part.text, " ", SpanRole::Plain);
        }
        spans.iter().for_each(|span| add(&mut part.text, &span.text, span.role));
        part.said.push(Said::Sentence(sentence));
        self
    }

    /// What follows begins on a line of its own.
    pub(in crate::logic) fn new_line(&mut self) {
        add(&mut self.last().text, "\n", SpanRole::Plain);
        self.last().said.push(Said::NewLine);
    }

    /// Says an implication of a chain of the part, on a line of its own.
    pub(in crate::logic) fn imply(&mut self, chain: usize, index: usize) {
        let names = self.names;
        let part = self.last();
        let line = line::line(&part.marks.chains[chain], index, names);
        if !part.text.is_empty() {
            add(&mut part.text, "\n", SpanRole::Plain);
        }
        line.iter().for_each(|span| add(&mut part.text, &span.text, span.role));
        part.said.push(Said::Implication { chain, index });
    }

    /// Says and shows what the step does.
    pub(in crate::logic) fn conclude(&mut self) {
        let step = self.step;
        for placed in &step.place {
            let digit = Word::DigitsAs(&[placed.digit], Role::Place);
            self.say("Write {} in {}.", &[digit, Word::Cell(placed.cell)]);
            self.mark([*placed], Role::Place);
        }
        if !step.remove.is_empty() {
            let removed = Word::Candidates(&step.remove, Preposition::From, Role::Out);
            self.say("Remove {}.", &[removed]);
            self.mark(step.remove.iter().copied(), Role::Out);
        }
    }

    fn last(&mut self) -> &mut Part {
        self.parts.last_mut().expect("a part has begun")
    }

    fn show_houses(&mut self, houses: &[House], role: HouseRole) {
        let shown = &mut self.marks().houses;
        for &house in houses {
            if !shown.contains(&(house, role)) {
                shown.push((house, role));
            }
        }
    }
}

/// A sentence with words in its gaps.
fn sentence(template: &'static str, words: &[Word<'_>]) -> Sentence {
    debug_assert_eq!(
        template.matches("{}").count(),
        words.len(),
        "a word for each gap: {template}"
    );
    Sentence { template, gaps: words.iter().map(|&word| gap(word)).collect() }
}

fn gap(word: Word<'_>) -> Gap {
    let plain = |value| (value, SpanRole::Plain);
    let (value, role) = match word {
        Word::Text(text) => plain(Value::Words(text)),
        Word::Number(number) => plain(Value::Number(number)),
        Word::Figure(number) => plain(Value::Figure(number)),
        Word::Ordinal(number) => plain(Value::Ordinal(number)),
        Word::All(number) => plain(Value::All(number)),
        Word::Digit(digit) => plain(Value::Digits(vec![digit], Joint::And)),
        Word::Digits(digits) => plain(Value::Digits(digits.to_vec(), Joint::And)),
        Word::DigitsAs(digits, role) => {
            (Value::Digits(digits.to_vec(), Joint::And), SpanRole::Candidate(role))
        }
        Word::AnyDigit(digits) => plain(Value::Digits(digits.to_vec(), Joint::Or)),
        Word::NorDigit(digits) => plain(Value::Digits(digits.to_vec(), Joint::Nor)),
        Word::Cell(cell) => plain(Value::Cells(vec![cell], Joint::And)),
        Word::Cells(cells) => plain(Value::Cells(cells.to_vec(), Joint::And)),
        Word::AnyCell(cells) => plain(Value::Cells(cells.to_vec(), Joint::Or)),
        Word::CellsAs(cells, role) => {
            (Value::Cells(cells.to_vec(), Joint::And), SpanRole::Candidate(role))
        }
        Word::Candidates(candidates, between, role) => {
            (Value::Candidates(candidates.to_vec(), between), SpanRole::Candidate(role))
        }
        Word::Statement(node, holds) => plain(Value::Statement { node: node.clone(), holds }),
        Word::House(house) => plain(Value::Houses(vec![house])),
        Word::Houses(houses) => plain(Value::Houses(houses.to_vec())),
        Word::Base(houses) => (Value::Houses(houses.to_vec()), SpanRole::House(HouseRole::Base)),
        Word::Cover(houses) => (Value::Houses(houses.to_vec()), SpanRole::House(HouseRole::Cover)),
    };
    Gap { value, role }
}

/// Whether a candidate can have both roles at once.
fn go_together(one: Role, other: Role) -> bool {
    let may_join = |role| matches!(role, Role::Group(_) | Role::Common | Role::Pivot);
    one != other && may_join(one) && may_join(other)
}

/// The cells of some candidates, each once, in reading order.
pub(in crate::logic) fn cells_of(candidates: impl IntoIterator<Item = Candidate>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = candidates.into_iter().map(|candidate| candidate.cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The digits of some candidates, each once, in ascending order.
pub(in crate::logic) fn digits_of(candidates: impl IntoIterator<Item = Candidate>) -> Vec<Digit> {
    let digits: DigitSet = candidates.into_iter().map(|candidate| candidate.digit).collect();
    digits.iter().collect()
}
