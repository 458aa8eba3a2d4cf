//! A rule as a line: `cage 14 r1c1 r1c2`.

#[cfg(feature = "formats")]
use super::layout::Cells;
use super::layout::layout;
use super::spelled::Spelled;
use super::tokens::{Word, quoted, words};
use super::whole::At;
use crate::rules::{ReadError, Rule, Shape};

/// What parts lists of cells.
const BAR: &str = "|";

/// Reads a rule as [`Rule::line`] writes it, on a board of this shape.
///
/// # Reading
/// The [name](Rule::name) of the rule, its numbers, and its cells such as `r1c1`; lists of cells are parted by `|`:
/// `arrow r1c1 | r1c2 r1c3` has its bulb in front. Some have more names: `little-killer 20 r1c2 r2c1`, `white-dot
/// r1c1 r1c2`, `black-dot r1c1 r1c2`. A cage without a number is one without a sum. Pairs by a table and automata
/// have a title in quotes and a code: `pairs "sum of 4" 1:3 3:1 | r1c1 r1c2`, and `automaton "all the same" >0 1>
/// 2> 0:1>1 0:2>2 1:1>1 2:2>2 | r1c1 r1c2 r1c3`.
///
/// # Errors
/// Where the line is wrong, and for a rule that does not fit the board.
///
/// # Examples
/// ```
/// use pencilmark::rules::{Rule, Shape, read_rule};
/// let cage = read_rule("cage 14 r1c1 r1c2", Shape::CLASSIC)?;
/// assert_eq!(cage, Rule::Cage { cells: vec![0, 1], sum: 14 });
/// assert_eq!(cage.line(Shape::CLASSIC), "cage 14 r1c1 r1c2");
/// assert_eq!(
///     read_rule("cage 14 r1c1 r1c10", Shape::CLASSIC).unwrap_err().to_string(),
///     "character 14: expected a cell of a board of 9x9, found 'r1c10'"
/// );
/// # Ok::<(), pencilmark::rules::ReadError>(())
/// ```
pub fn read_rule(line: &str, shape: Shape) -> Result<Rule, ReadError> {
    let words =
        words(line).map_err(|at| ReadError::new(at, "a quote at the end of the title", ""))?;
    let Some((name, rest)) = words.split_first() else {
        return Err(ReadError::new(1, "the name of a rule", ""));
    };
    let Some(layout) = layout(&name.text) else {
        return Err(ReadError::new(name.at, "the name of a rule", &name.text));
    };
    let mut spelled = Spelled { name: layout.name.to_owned(), ..Spelled::default() };
    let mut places = Places { name: name.at, end: line.chars().count() + 1, ..Places::default() };
    let mut rest = rest.iter().peekable();
    if layout.has_title {
        let title = rest.next_if(|word| word.is_quoted);
        let title = title.ok_or_else(|| {
            let (at, found) = rest.peek().map_or((places.end, ""), |word| (word.at, &word.text));
            ReadError::new(at, "a title in quotes", found)
        })?;
        spelled.title.clone_from(&title.text);
    }
    if layout.has_code {
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
                return Err(ReadError::new(word.at, "a cell such as r1c1", BAR));
            }
            is_new = true;
            continue;
        }
        let cell = cell(word, shape)?;
        if is_new {
            spelled.parts.push(Vec::new());
            places.parts.push(Vec::new());
        }
        is_new = false;
        spelled.parts.last_mut().expect("a part").push(cell);
        places.parts.last_mut().expect("a part").push(word.at);
    }
    spelled.rule(shape).map_err(|wrong| {
        let at = places.of(wrong.at);
        let word = words.iter().find(|word| word.at == at).map_or("", |word| &word.text);
        let found = match wrong.at {
            At::Whole | At::Part(_) => wrong.found,
            _ => word.to_owned(),
        };
        ReadError::new(at, wrong.expected, &found)
    })
}

/// Whether a line can only be a rule, right or wrong: it has the name of one, and behind that what it needs.
#[cfg(feature = "formats")]
pub(crate) fn begins_rule(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(layout) = words.next().and_then(layout) else { return false };
    let next = words.next();
    let is_cell = |word: &str| {
        let rest = word.strip_prefix(['r', 'R']);
        rest.and_then(|rest| rest.split_once(['c', 'C']))
            .is_some_and(|(row, column)| is_number(row) && is_number(column))
    };
    match (layout.cells, next) {
        (Cells::None, next) if !layout.has_code => next.is_none(),
        (_, None) => false,
        (Cells::None, Some(next)) => next.contains(':'),
        (_, Some(next)) if layout.has_title => next.starts_with('"'),
        (_, Some(next)) => is_cell(next) || (is_number(next) && words.any(is_cell)),
    }
}

impl Rule {
    /// The rule as a line that [`read_rule`](super::read_rule) reads, on a board of this shape.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::rules::{Rule, Shape};
    /// let arrow = Rule::Arrow { bulb: vec![0], shaft: vec![1, 2] };
    /// assert_eq!(arrow.line(Shape::CLASSIC), "arrow r1c1 | r1c2 r1c3");
    /// ```
    #[must_use]
    pub fn line(&self, shape: Shape) -> String {
        let Spelled { name, title, code, numbers, parts } = Spelled::of(self, shape);
        let mut line = name;
        let mut push = |word: &str| {
            line.push(' ');
            line.push_str(word);
        };
        let layout = layout(self.name());
        if layout.is_some_and(|layout| layout.has_title) {
            push(&quoted(&title));
        }
        code.iter().for_each(|word| push(word));
        if layout.is_some_and(|layout| layout.has_title) {
            push(BAR);
        }
        numbers.iter().for_each(|number| push(&number.to_string()));
        for (part, cells) in parts.iter().enumerate() {
            if part > 0 {
                push(BAR);
            }
            cells.iter().for_each(|&cell| push(&shape.cell_name(cell)));
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

/// A cell such as `r1c1`.
fn cell(word: &Word, shape: Shape) -> Result<u16, ReadError> {
    let rest = word.text.strip_prefix(['r', 'R']);
    let parts = rest.and_then(|rest| rest.split_once(['c', 'C']));
    let parts = parts.filter(|(row, column)| is_number(row) && is_number(column));
    let Some((row, column)) = parts else {
        return Err(ReadError::new(word.at, "a cell such as r1c1", &word.text));
    };
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    let cell = number(row)
        .zip(number(column))
        .filter(|&(row, column)| row < shape.rows() && column < shape.columns());
    cell.map(|(row, column)| shape.cell(row, column)).ok_or_else(|| {
        let expected = format!("a cell of a board of {}x{}", shape.rows(), shape.columns());
        ReadError::new(word.at, expected, &word.text)
    })
}
