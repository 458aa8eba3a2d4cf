//! The columns of a table, and the fields of its rows.

use csv_core::{ReadFieldResult, ReaderBuilder};

use super::rule_names;
use crate::format::about::AboutField;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::Place;
use crate::format::reading::lines::layout;
use crate::format::reading::solves::is_solution_of;

/// What the fields of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::format) enum Column {
    Puzzle,
    Solution,
    Name,
    About(AboutField),
}

/// The columns of a table, as far as they are known by their names or their contents.
#[derive(Clone, Debug)]
pub(in crate::format) struct Columns {
    pub(in crate::format) delimiter: u8,
    /// Whether a row as a whole stands in quotes.
    pub(super) is_quoted: bool,
    pub(in crate::format) kinds: Vec<Option<Column>>,
    /// The names of columns that may tell rules.
    pub(in crate::format) rules: Vec<(usize, String)>,
}

/// A field, with the byte of its row at which it begins.
pub(in crate::format) struct Field {
    pub(in crate::format) start: usize,
    pub(in crate::format) text: String,
}

impl Column {
    /// The column that people call so.
    fn named(name: &str) -> Option<Self> {
        Some(match plain(name).as_str() {
            name if NAMES.contains(&name) => Self::Puzzle,
            "solution" | "solutions" | "solved" | "answer" | "answers" => Self::Solution,
            "name" | "title" | "id" => Self::Name,
            "author" | "setter" => Self::About(AboutField::Author),
            "rules" | "description" => Self::About(AboutField::Rules),
            "comment" | "comments" | "note" | "notes" => Self::About(AboutField::Comment),
            "date" | "created" => Self::About(AboutField::Date),
            "source" => Self::About(AboutField::Source),
            "level" | "difficulty" => Self::About(AboutField::Level),
            "rating" => Self::About(AboutField::Rating),
            "url" | "link" => Self::About(AboutField::Url),
            "collection" | "folder" => Self::About(AboutField::Collection),
            _ => return None,
        })
    }
}

/// Names of columns of puzzles that may as well be those of something else: they count where no other
/// column has a better one.
const WEAK_NAMES: [&str; 15] = [
    "question",
    "questions",
    "problem",
    "problems",
    "given",
    "givens",
    "starting_cells",
    "clues",
    "initial",
    "start",
    "task",
    "mission",
    "unsolved",
    "input",
    "inputs",
];

/// A name as it is compared.
fn plain(name: &str) -> String {
    name.trim().trim_start_matches('\u{feff}').to_ascii_lowercase()
}

impl Columns {
    /// The columns of a table whose first row is a header with names that tell where the puzzles
    /// are.
    pub(in crate::format) fn of_header(row: &str) -> Option<Self> {
        // Every line of a text may be asked about: most of them do not get further.
        let is_name = |name: &str| NAMES.contains(&name) || WEAK_NAMES.contains(&name);
        let is_word = |word: &str| word.trim_start().starts_with(|c: char| c.is_ascii_alphabetic());
        let may_be_name =
            |word: &str| word.len() <= LONGEST_NAME && is_word(word) && is_name(&plain(word));
        let mut words = row.split([',', ';', '\t', '"']);
        if row.len() > LONGEST_HEADER || !words.any(may_be_name) {
            return None;
        }
        let bare = without_quotes(row);
        let columns = Self { is_quoted: bare.is_some(), ..Self::of_names(bare.unwrap_or(row)) };
        columns.index_of(Column::Puzzle).map(|_| columns)
    }

    pub(super) fn of_names(row: &str) -> Self {
        let delimiter = delimiter(row);
        let fields = fields(row, delimiter);
        let mut kinds: Vec<Option<Column>> =
            fields.iter().map(|field| Column::named(&field.text)).collect();
        let weak = |field: &&Field| WEAK_NAMES.contains(&plain(&field.text).as_str());
        if fields.len() > 1
            && !kinds.contains(&Some(Column::Puzzle))
            && let Some(weak) = fields.iter().position(|field| weak(&field))
        {
            kinds[weak] = Some(Column::Puzzle);
        }
        // What is called the same twice is the first of them.
        for index in 1..kinds.len() {
            if kinds[..index].contains(&kinds[index]) {
                kinds[index] = None;
            }
        }
        let rules =
            fields.iter().enumerate().filter(|(_, field)| rule_names::may_tell(&field.text));
        let rules = rules.map(|(index, field)| (index, field.text.clone())).collect();
        Self { delimiter, is_quoted: false, kinds, rules }
    }

    /// With the puzzles, and solutions behind them, where this row shows boards.
    pub(super) fn by_content(mut self, row: &str) -> Self {
        let fields = fields(row, self.delimiter);
        self.kinds.resize(self.kinds.len().max(fields.len()), None);
        let is_puzzle = |text: &str| is_board(text) && layout::of(text).is_none();
        let mut boards = (0..).zip(&fields).filter(|(_, field)| is_puzzle(&field.text));
        if let Some((puzzle, board)) = boards.next() {
            // A solution may stand in front of its puzzle.
            let is_puzzle = |(_, field): &(_, &Field)| is_solution_of(&board.text, &field.text);
            if let Some((behind, _)) = boards.clone().find(is_puzzle) {
                self.kinds[behind] = Some(Column::Puzzle);
                self.kinds[puzzle] = Some(Column::Solution);
                return self;
            }
            self.kinds[puzzle] = Some(Column::Puzzle);
            let is_solution = |text: &str| {
                text.len() == board.text.len()
                    && !text.contains(['.', '0', '*', '_', '-'])
                    && text != board.text
            };
            if self.index_of(Column::Solution).is_none()
                && let Some((solution, _)) = boards.find(|(_, field)| is_solution(&field.text))
            {
                self.kinds[solution] = Some(Column::Solution);
            }
        }
        self
    }

    /// With the puzzles in the column that the caller has named, and whether this first row holds
    /// names; an error where there is no such column.
    pub(super) fn of_told(row: &str, told: &str, place: Place) -> Result<(Self, bool), ParseError> {
        let mut columns = Self { rules: Vec::new(), ..Self::of_names(row) };
        let fields = fields(row, columns.delimiter);
        let by_name = fields.iter().position(|field| plain(&field.text) == plain(told));
        let by_number = || told.trim().parse::<usize>().ok()?.checked_sub(1);
        let Some(puzzle) = by_name.or_else(by_number).filter(|&index| index < fields.len()) else {
            let names: Vec<String> = fields.iter().map(|field| quote(field.text.trim())).collect();
            let expected = format!("a column {}", quote(told));
            let found = match names.len() {
                1 => format!("one column, {}", names[0]),
                len @ 2..=MOST_TOLD => format!("{len} columns: {}", names.join(", ")),
                len => format!("{len} columns"),
            };
            let error = ParseError::new(place, expected, found);
            return Err(error.of(ParseErrorKind::Format));
        };
        let has_names = by_name.is_some() || !is_board(&fields[puzzle].text);
        if !has_names {
            columns.kinds.fill(None);
        }
        for kind in &mut columns.kinds {
            *kind = kind.filter(|&kind| kind != Column::Puzzle);
        }
        columns.kinds[puzzle] = Some(Column::Puzzle);
        Ok((columns, has_names))
    }

    /// Whether a row without names in front of it is one of a table: a board stands behind something
    /// else, or in quotes.
    pub(in crate::format) fn shows_board(row: &str) -> bool {
        const FEWEST_CELLS: usize = 36;
        let has_separator = || row.contains([',', ';', '\t']);
        if row.len() > LONGEST_HEADER || !has_separator() {
            return false;
        }
        let is_large = |field: &Field| {
            let text = field.text.trim();
            text.len() >= FEWEST_CELLS
                && !text.contains([' ', ',', ';', '\t', '|', '\n'])
                && is_board(text)
        };
        let fields = fields(row, delimiter(row));
        let first = fields.iter().position(is_large);
        first.is_some_and(|first| first > 0 || row.trim_start().starts_with('"'))
    }

    /// Where a column is.
    pub(in crate::format) fn index_of(&self, column: Column) -> Option<usize> {
        self.kinds.iter().position(|&kind| kind == Some(column))
    }

    /// The columns that may tell rules, with their places and names.
    pub(in crate::format) fn rules(&self) -> &[(usize, String)] {
        &self.rules
    }

    /// The columns that are known, with their places.
    pub(in crate::format) fn known(&self) -> impl Iterator<Item = (usize, Column)> {
        self.kinds.iter().enumerate().filter_map(|(index, kind)| Some((index, (*kind)?)))
    }
}

/// The names of a column of puzzles that cannot be those of something else.
const NAMES: [&str; 10] = [
    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "board", "boards", "grid", "grids",
];

/// All of those are shorter, blanks around them included.
const LONGEST_NAME: usize = 32;

/// More names of columns than an error tells.
const MOST_TOLD: usize = 12;

/// Names of columns take less.
const LONGEST_HEADER: usize = 1 << 12;

/// The fields of a row.
pub(in crate::format) fn fields(row: &str, delimiter: u8) -> Vec<Field> {
    if !row.contains('"') {
        let mut start = 0;
        let field = |text: &str| {
            let field = Field { start, text: text.to_owned() };
            start += text.len() + 1;
            field
        };
        return row.split(char::from(delimiter)).map(field).collect();
    }
    // Tables of states would take longer to build than a row to read.
    let mut reader = ReaderBuilder::new().delimiter(delimiter).nfa(true).build();
    let mut fields = Vec::new();
    let mut text = vec![0; row.len() + 1];
    let (mut read, mut start, mut written) = (0, 0, 0);
    loop {
        let (result, taken, len) = reader.read_field(&row.as_bytes()[read..], &mut text[written..]);
        read += taken;
        written += len;
        let is_over = match result {
            // The end of the input, told by an empty one, ends the last field.
            ReadFieldResult::InputEmpty if read < row.len() || taken > 0 => continue,
            ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => return fields,
            ReadFieldResult::Field { record_end } => record_end,
            ReadFieldResult::End => return fields,
        };
        let quoted = usize::from(row.as_bytes().get(start) == Some(&b'"'));
        let field = String::from_utf8_lossy(&text[..written]).into_owned();
        fields.push(Field { start: start + quoted, text: field });
        (start, written) = (read, 0);
        if is_over {
            return fields;
        }
    }
}

/// A row of several fields without the quotes around all of it.
pub(super) fn without_quotes(row: &str) -> Option<&str> {
    let bare = row.trim_end().strip_prefix('"')?.strip_suffix('"')?;
    (bare.contains([',', ';', '\t']) && !bare.contains('"')).then_some(bare)
}

/// What parts the fields of a table: the first of the usual signs that stands outside of quotes.
pub(in crate::format) fn delimiter(row: &str) -> u8 {
    let mut is_quoted = false;
    for byte in row.bytes() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b',' | b';' | b'\t' if !is_quoted => return byte,
            _ => {}
        }
    }
    b','
}

/// Whether a field looks like a board: as many cells as a square of 4×4 or more has, a quarter of
/// them figures or empty.
pub(in crate::format) fn is_board(field: &str) -> bool {
    let is_cell = |c: char| c.is_alphanumeric() || ".*_-".contains(c);
    let cells = field.chars().filter(|&c| is_cell(c)).count();
    let others = field.chars().any(|c| !is_cell(c) && !c.is_whitespace() && !"|;/".contains(c));
    let shown = field.chars().filter(|c| c.is_ascii_digit() || ".*_-".contains(*c)).count();
    let numbers = field.split([' ', ';', '/']).filter(|number| !number.is_empty()).count();
    let is_square = |len: usize| len >= 16 && len.isqrt().pow(2) == len;
    !others && 4 * shown >= cells && (is_square(cells) || is_square(numbers))
}
