//! The explanation of a step, put together part by part from sentences.

use super::part::{Part, Span, SpanRole};
use super::step::{HouseRole, Marks, Role, Step};
use super::words;
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
    Text(&'a str),
    /// A text that speaks of candidates with a role.
    As(&'a str, Role),
    Number(usize),
    /// `both`, `all three`.
    All(usize),
    Digit(Digit),
    /// `1, 2 and 3`.
    Digits(&'a [Digit]),
    /// Digits that the marks of a role show.
    DigitsAs(&'a [Digit], Role),
    /// `1, 2 or 3`.
    AnyDigit(&'a [Digit]),
    Cell(Cell),
    /// `r1c1, r1c2 and r1c3`.
    Cells(&'a [Cell]),
    /// `r1c1, r1c2 or r1c3`.
    AnyCell(&'a [Cell]),
    /// Cells that the marks of a role show.
    CellsAs(&'a [Cell], Role),
    /// A house that the part shows or need not show.
    House(House),
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
    pub(in crate::logic) fn part(&mut self, title: &str) -> &mut Self {
        let marks = self.parts.last().map_or_else(Marks::default, |part| part.marks.clone());
        self.parts.push(Part { title: title.to_owned(), text: Vec::new(), marks });
        self
    }

    /// Begins a part that shows nothing yet.
    pub(in crate::logic) fn fresh_part(&mut self, title: &str) -> &mut Self {
        self.part(title);
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
    pub(in crate::logic) fn say(&mut self, sentences: &str, words: &[Word<'_>]) -> &mut Self {
        if self.last().text.last().is_some_and(|span| !span.text.ends_with('\n')) {
            self.add(" ", SpanRole::Plain);
        }
        let mut texts = sentences.split("{}");
        self.add(texts.next().unwrap_or_default(), SpanRole::Plain);
        let mut words = words.iter();
        for text in texts {
            if let Some(&word) = words.next() {
                self.add_word(word);
            }
            self.add(text, SpanRole::Plain);
        }
        debug_assert!(words.next().is_none(), "a word for each gap of: {sentences}");
        self
    }

    /// Begins a line with the number of an implication.
    pub(in crate::logic) fn begin_line(&mut self, number: usize) {
        if !self.last().text.is_empty() {
            self.add("\n", SpanRole::Plain);
        }
        self.add(&number.to_string(), SpanRole::Number);
        self.add(" ", SpanRole::Plain);
    }

    /// Adds a piece of text.
    pub(in crate::logic) fn add(&mut self, text: &str, role: SpanRole) -> &mut Self {
        let spans = &mut self.last().text;
        match spans.last_mut().filter(|span| span.role == SpanRole::Plain && span.role == role) {
            Some(span) => span.text.push_str(text),
            None if text.is_empty() => {}
            None => spans.push(Span { text: text.to_owned(), role }),
        }
        self
    }

    /// Says and shows what the step does.
    pub(in crate::logic) fn conclude(&mut self) {
        let (step, names) = (self.step, self.names);
        for placed in &step.place {
            let digit = names.digit(placed.digit);
            self.say("Write {} in {}.", &[Word::As(&digit, Role::Place), Word::Cell(placed.cell)]);
            self.mark([*placed], Role::Place);
        }
        let removed = words::by_digits(&step.remove);
        for (index, (digits, cells)) in removed.iter().enumerate() {
            match index {
                0 => self.say("Remove ", &[]),
                _ if index + 1 == removed.len() => self.add(", and ", SpanRole::Plain),
                _ => self.add(", ", SpanRole::Plain),
            };
            let digits = words::digits(digits.iter().copied(), names);
            self.add(&digits, SpanRole::Candidate(Role::Out));
            self.add(" from ", SpanRole::Plain);
            self.add(&names.cells(cells.iter().copied()), SpanRole::Plain);
        }
        if !step.remove.is_empty() {
            self.add(".", SpanRole::Plain);
            self.mark(step.remove.iter().copied(), Role::Out);
        }
    }

    fn last(&mut self) -> &mut Part {
        self.parts.last_mut().expect("a part has begun")
    }

    fn add_word(&mut self, word: Word<'_>) {
        let names = self.names;
        let (text, role) = match word {
            Word::Text(text) => (text.to_owned(), SpanRole::Plain),
            Word::As(text, role) => (text.to_owned(), SpanRole::Candidate(role)),
            Word::Number(number) => (words::number(number), SpanRole::Plain),
            Word::All(number) => (words::all(number), SpanRole::Plain),
            Word::Digit(digit) => (names.digit(digit), SpanRole::Plain),
            Word::Digits(digits) => (words::digits(digits.iter().copied(), names), SpanRole::Plain),
            Word::DigitsAs(digits, role) => {
                (words::digits(digits.iter().copied(), names), SpanRole::Candidate(role))
            }
            Word::AnyDigit(digits) => {
                (words::digits_with("or", digits.iter().copied(), names), SpanRole::Plain)
            }
            Word::Cell(cell) => (names.cell(cell), SpanRole::Plain),
            Word::Cells(cells) => (names.cells(cells.iter().copied()), SpanRole::Plain),
            Word::AnyCell(cells) => (words::any_cell(cells, names), SpanRole::Plain),
            Word::CellsAs(cells, role) => {
                (names.cells(cells.iter().copied()), SpanRole::Candidate(role))
            }
            Word::House(house) => (names.house(house).to_owned(), SpanRole::Plain),
            Word::Base(houses) => self.show_houses(houses, HouseRole::Base),
            Word::Cover(houses) => self.show_houses(houses, HouseRole::Cover),
        };
        self.add(&text, role);
    }

    fn show_houses(&mut self, houses: &[House], role: HouseRole) -> (String, SpanRole) {
        let shown = &mut self.marks().houses;
        for &house in houses {
            if !shown.contains(&(house, role)) {
                shown.push((house, role));
            }
        }
        (words::houses(houses.iter().copied(), self.names), SpanRole::House(role))
    }
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
