//! A rule as a line: `cage 14 r1c1 r1c2`.

use super::tokens::{Word, quoted, words};
use crate::board::Geometry;
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::spelling::{At, Cells, Numbers, Spelled, Told, beginning, rule, told};

/// What parts lists of cells.
const BAR: &str = "|";
/// What lists are made of.
const CELL: &str = "a cell such as r1c1";
/// What a line begins with.
const NAME: &str = "the name of a rule such as cage or thermometer";

/// Reads a rule by itself.
pub(super) fn read_line(line: &str, geometry: &Geometry) -> Result<Rule, ReadError> {
    let words =
        words(line).map_err(|at| ReadError::new(at, "a quote at the end of the title", ""))?;
    let Some((name, rest)) = words.split_first() else {
        return Err(ReadError::new(1, NAME, ""));
    };
    let Some(told) = told(&name.text) else {
        return Err(ReadError::new(name.at, NAME, &name.text));
    };
    let mut spelled = Spelled { name: told.name.to_owned(), ..Spelled::default() };
    let mut places = Places { name: name.at, end: line.chars().count() + 1, ..Places::default() };
    let mut rest = rest.iter().peekable();
    if told.has_title {
        let title = rest.next_if(|word| word.is_quoted);
        let title = title.ok_or_else(|| {
            let (at, found) = rest.peek().map_or((places.end, ""), |word| (word.at, &word.text));
            ReadError::new(at, "a title in quotes", found)
        })?;
        spelled.title.clone_from(&title.text);
    }
    if told.has_code {
        while let Some(word) = rest.next_if(|word| word.text != BAR) {
            places.code.push(word.at);
            spelled.code.push(word.text.clone());
        }
        rest.next();
    }
    while let Some(word) = rest.next_if(|word| is_number(&word.text)) {
        places.numbers.push(word.at);
        // More digits than any number has are too many in any case.
        spelled.numbers.push(word.text.parse().unwrap_or(u64::MAX));
    }
    let mut is_new = true;
    for word in rest {
        if word.text == BAR {
            if is_new {
                return Err(ReadError::new(word.at, CELL, BAR));
            }
            is_new = true;
            continue;
        }
        let cell = match cell(word, geometry) {
            None => return Err(ReadError::new(word.at, expected_at(told, word), &word.text)),
            Some(cell) => cell.map_err(|expected| ReadError::new(word.at, expected, &word.text))?,
        };
        if is_new {
            spelled.parts.push(Vec::new());
            places.parts.push(Vec::new());
        }
        is_new = false;
        spelled.parts.last_mut().expect("a part").push(cell);
        places.parts.last_mut().expect("a part").push(word.at);
    }
    if spelled.numbers.is_empty() {
        let usual = told.usual_number(geometry.values());
        spelled.numbers.extend(usual);
        places.numbers.extend(usual.map(|_| places.name));
    }
    rule(spelled, geometry).map_err(|wrong| {
        let at = places.of(wrong.at);
        let word = words.iter().find(|word| word.at == at).map_or("", |word| &word.text);
        let found = match wrong.at {
            At::Whole | At::Part(_) => wrong.found,
            _ => word.to_owned(),
        };
        ReadError::new(at, wrong.expected, &found)
    })
}

/// Whether a line can only be a rule, right or wrong: behind the name of one stands what it needs, or any cell; or
/// a word stands in front of nothing but numbers and cells. A title may begin with such a name, too.
pub(in crate::format) fn begins_rule(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(name) = words.next() else { return false };
    let rest: Vec<&str> = words.collect();
    let Some(begins) = beginning(name) else {
        let cells = rest.iter().filter(|word| is_cell(word)).count();
        return is_name(name)
            && cells > 1
            && rest.iter().all(|word| is_cell(word) || is_number(word) || *word == BAR);
    };
    let next = rest.first().copied().unwrap_or_default();
    let has_cell =
        |word: &&str| word.split(|sign: char| !sign.is_ascii_alphanumeric()).any(is_cell);
    let is_house = |words: &[&str]| {
        is_number(words[1]) && HOUSES.iter().any(|house| house.eq_ignore_ascii_case(words[0]))
    };
    match begins.has_cells {
        _ if begins.has_title && next.starts_with('"') => true,
        false if begins.has_code && next.contains(':') => true,
        false if !begins.has_code && rest.is_empty() => true,
        _ => rest.iter().any(has_cell) || rest.windows(2).any(is_house),
    }
}

/// What people write in front of a number in place of the cells of a house.
const HOUSES: [&str; 5] = ["row", "column", "col", "block", "box"];

/// Whether a word could name a rule.
fn is_name(word: &str) -> bool {
    word.len() > 2 && word.bytes().all(|sign| sign.is_ascii_alphabetic() || sign == b'-')
}

/// Whether a word is a cell of some board.
fn is_cell(word: &str) -> bool {
    row_and_column(word).is_some()
}

impl Rule {
    /// The rule as a line that [`read_rule`](crate::format::read_rule) reads, on a board of this geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{Rule, kinds::Arrow}};
    /// let arrow = Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 2] });
    /// assert_eq!(arrow.line(&Geometry::classic()), "arrow r1c1 | r1c2 r1c3");
    /// ```
    #[must_use]
    pub fn line(&self, geometry: &Geometry) -> String {
        let Spelled { name, title, code, numbers, parts, .. } = self.spelled(geometry);
        let mut line = name;
        let mut push = |word: &str| {
            line.push(' ');
            line.push_str(word);
        };
        let told = told(self.name());
        if told.is_some_and(|told| told.has_title) {
            push(&quoted(&title));
        }
        code.iter().for_each(|word| push(word));
        if told.is_some_and(|told| told.has_title) {
            push(BAR);
        }
        numbers.iter().for_each(|number| push(&number.to_string()));
        for (part, cells) in parts.iter().enumerate() {
            if part > 0 {
                push(BAR);
            }
            cells.iter().for_each(|&cell| push(&geometry.name_of(cell)));
        }
        line
    }
}

/// Where the parts of a rule stand in its line.
#[derive(Default)]
struct Places {
    name: usize,
    end: usize,
    code: Vec<usize>,
    numbers: Vec<usize>,
    parts: Vec<Vec<usize>>,
}

impl Places {
    fn of(&self, at: At) -> usize {
        let place = match at {
            At::Whole => None,
            At::Code(at) => self.code.get(at).copied(),
            At::Number(at) => self.numbers.get(at).copied(),
            At::Part(part) => self.parts.get(part).and_then(|part| part.first()).copied(),
            At::Cell(part, at) => self.parts.get(part).and_then(|part| part.get(at)).copied(),
        };
        place.unwrap_or(match at {
            At::Whole => self.name,
            _ => self.end,
        })
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}

/// What should stand in place of a word that is no cell.
fn expected_at(told: &Told, word: &Word) -> &'static str {
    match (told.cells, told.numbers) {
        (_, Numbers::One | Numbers::Some) if is_number(&word.text) => {
            "numbers in front of the cells, and a cell such as r1c1 here"
        }
        (Cells::Lists(_), _) => "a cell such as r1c1, or | in front of the next list of cells",
        _ => CELL,
    }
}

/// The numbers of a word such as `r1c1`, on whatever board.
fn row_and_column(word: &str) -> Option<(&str, &str)> {
    let (row, column) = word.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    (is_number(row) && is_number(column)).then_some((row, column))
}

/// A cell such as `r1c1`: none for another word, and what is expected in place of one beyond the board.
fn cell(word: &Word, geometry: &Geometry) -> Option<Result<u16, String>> {
    let (row, column) = row_and_column(&word.text)?;
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let cell =
        number(row).zip(number(column)).and_then(|(row, column)| geometry.number_at(row, column));
    Some(
        cell.ok_or_else(|| {
            format!("a cell of a board of {}x{}", geometry.rows(), geometry.columns())
        }),
    )
}
