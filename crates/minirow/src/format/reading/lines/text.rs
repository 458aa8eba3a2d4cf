//! Lines and the pieces they are made of.

/// The lines of one board, with their numbers.
pub(in crate::format) struct Text<'a> {
    pub(in crate::format) rows: Vec<Row<'a>>,
    /// The number of cells between two frame lines, where they are regular.
    pub(in crate::format) rows_between_frames: Option<usize>,
    /// The number of rows between two empty lines, where they are regular.
    pub(in crate::format) rows_between_gaps: Option<usize>,
    /// The line after the last, for what is missing.
    pub(in crate::format) end: u64,
    /// Whether the text goes on behind these lines.
    pub(in crate::format) is_cut: bool,
}

/// A line that is neither empty nor a comment nor part of a frame.
#[derive(Clone, Copy)]
pub(in crate::format) struct Row<'a> {
    pub(in crate::format) line: u64,
    pub(in crate::format) text: &'a str,
}

/// A run of characters between separators, with its column from 1.
#[derive(Clone, Copy)]
pub(in crate::format) struct Token<'a> {
    pub(in crate::format) column: usize,
    pub(in crate::format) text: &'a str,
}

impl<'a> Text<'a> {
    /// The rows of a text that begins at this line.
    ///
    /// A line of as many dashes as `dash_row` is a row of empty cells.
    pub(in crate::format) fn new(first_line: u64, text: &'a str, dash_row: usize) -> Self {
        let mut rows = Vec::new();
        let mut frames = Vec::new();
        let mut gaps = Vec::new();
        let mut end = first_line;
        for (line, text) in (first_line..).zip(text.lines()) {
            end = line + 1;
            match kind(text, dash_row) {
                Kind::Empty => gaps.push(rows.len()),
                Kind::Comment => {}
                Kind::Frame => frames.push(rows.len()),
                Kind::Row => rows.push(Row { line, text: without_comment(text) }),
            }
        }
        Self {
            rows_between_frames: regular_gap(&frames, rows.len()),
            rows_between_gaps: regular_gap(&gaps, rows.len()),
            rows,
            end,
            is_cut: false,
        }
    }
}

impl<'a> Row<'a> {
    /// The place of a column, for messages.
    pub(in crate::format) fn at(&self, column: usize) -> (u64, usize) {
        (self.line, column)
    }

    /// What stands between white space, bars, commas and semicolons.
    pub(in crate::format) fn tokens(&self) -> impl Iterator<Item = Token<'a>> + use<'a> {
        split(self.text, separates).filter(|token| !token.text.is_empty())
    }

    /// What stands between tabs, commas or semicolons, empty fields included, where the row has
    /// such separators and no bars.
    pub(in crate::format) fn fields(&self) -> Option<Vec<Token<'a>>> {
        let separator = self.separator().filter(|_| !self.has_bars())?;
        Some(self.fields_at(separator))
    }

    /// The first tab, comma or semicolon.
    pub(in crate::format) fn separator(&self) -> Option<char> {
        self.text.chars().find(|&c| matches!(c, '\t' | ',' | ';'))
    }

    pub(in crate::format) fn has_bars(&self) -> bool {
        self.text.contains(is_bar)
    }

    /// The fields between signs of one kind, without another one that ends the row.
    pub(in crate::format) fn fields_at(&self, separator: char) -> Vec<Token<'a>> {
        let ends = |c: char| c == ' ' || (matches!(c, ',' | ';') && c != separator);
        let fields = split(self.text.trim_end_matches(ends), |c| c == separator).map(|field| {
            let text = field.text.trim();
            Token { column: field.column, text }
        });
        fields.collect()
    }

    /// How many fields bars part at least and at most, where each has a cell or is blank: those at the
    /// edges that are blank may be cells or not, those between doubled bars are none.
    pub(in crate::format) fn fields_between_bars(&self) -> (usize, usize) {
        let fields: Vec<&str> = self.text.split(is_bar).collect();
        let is_cell = |field: &&str| field.split_whitespace().nth(1).is_none();
        if fields.len() < 2 || !fields.iter().all(is_cell) {
            return (0, 0);
        }
        let [first, inner @ .., last] = &fields[..] else { return (0, 0) };
        let inner = inner.iter().filter(|field| !field.is_empty()).count();
        let shown = [first, last].into_iter().filter(|field| !is_blank(field)).count();
        (inner + shown, inner + 2)
    }

    /// The characters that stand for cells, with their columns: all but white space, bars, commas
    /// and semicolons.
    pub(in crate::format) fn characters(&self) -> impl Iterator<Item = (usize, char)> + use<'a> {
        (1..).zip(self.text.chars()).filter(move |&(_, c)| !separates(c))
    }

    /// How many cells a board has that is this row, in groups that make up its rows, or bands of them.
    ///
    /// Groups that all ascend are none: so do the candidates of cells, side by side in a row.
    pub(in crate::format) fn cells_in_groups(&self) -> Option<usize> {
        let mut groups = self.tokens().map(|token| token.text);
        let width = groups.next()?.chars().count();
        let even = groups.all(|group| group.chars().count() == width);
        let cells = self.tokens().count() * width;
        let side = cells.isqrt();
        let square =
            side * side == cells && (side.is_multiple_of(width) || width.is_multiple_of(side));
        let ascends = |group: &str| {
            let symbols: Vec<char> = group.chars().collect();
            symbols.iter().all(|c| c.is_alphanumeric()) && symbols.is_sorted_by(|a, b| a < b)
        };
        let candidates = width > 1 && self.tokens().all(|token| ascends(token.text));
        (cells > width && even && square && !candidates).then_some(cells)
    }

    /// How many symbols, or tokens, stand between two bars, where bars part them evenly.
    pub(in crate::format) fn cells_between_bars(&self, symbols: bool) -> Option<usize> {
        let count = |text: &'a str| {
            let part = Row { line: self.line, text };
            if symbols { part.characters().count() } else { part.tokens().count() }
        };
        let groups: Vec<usize> = self.text.split(is_bar).map(count).filter(|&n| n > 0).collect();
        let even = groups.len() > 1 && groups.iter().all(|&cells| cells == groups[0]);
        even.then(|| groups[0])
    }

    /// The column after the last character.
    pub(in crate::format) fn end_column(&self) -> usize {
        self.text.trim_end().chars().count() + 1
    }
}

enum Kind {
    Empty,
    Comment,
    Frame,
    Row,
}

fn kind(line: &str, dash_row: usize) -> Kind {
    if is_blank(line) {
        Kind::Empty
    } else if is_comment(line) {
        Kind::Comment
    } else if is_frame(line, dash_row) {
        Kind::Frame
    } else {
        Kind::Row
    }
}

pub(in crate::format) fn is_blank(line: &str) -> bool {
    line.trim().is_empty()
}

pub(in crate::format) fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with('#')
}

/// A remark of a language in which a program may follow.
pub(in crate::format) fn is_remark(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("//")
        || line
            .strip_prefix('%')
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// A line that only draws: strokes side by side or between corners, and nothing but these.
///
/// Where `-` is an empty cell, as many dashes as a row has cells are a row.
pub(in crate::format) fn is_frame(line: &str, dash_row: usize) -> bool {
    let line = line.trim();
    let strokes = ["--", "==", "──", "━━", "══"];
    let draws = |c: char| "+-=*.:'`,| \t".contains(c) || ('\u{2500}'..='\u{257f}').contains(&c);
    // Between cells of one character stand single strokes.
    let is_corner =
        |c: char| ('\u{250c}'..='\u{254b}').contains(&c) || ('\u{2552}'..='\u{256c}').contains(&c);
    let has_corners =
        || line.contains(is_corner) || (line.contains('+') && line.contains(['-', '=']));
    let has_strokes = strokes.iter().any(|stroke| line.contains(stroke)) || has_corners();
    let is_frame = line.chars().all(draws) && has_strokes;
    is_frame && !(line.len() == dash_row && line.chars().all(|c| c == '-'))
}

/// Whether a character only stands between cells.
pub(in crate::format) fn separates(c: char) -> bool {
    c.is_whitespace() || is_bar(c) || c == ',' || c == ';'
}

pub(in crate::format) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋')
}

/// What stands before a `#` that follows white space and has none or a word behind it.
pub(in crate::format) fn without_comment(line: &str) -> &str {
    let comment = line.match_indices('#').find(|&(at, _)| {
        let follows_space = line[..at].ends_with(char::is_whitespace);
        let marks_digit = line[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        follows_space && !marks_digit
    });
    comment.map_or(line, |(at, _)| &line[..at])
}

fn split<'a>(text: &'a str, separates: impl Fn(char) -> bool) -> impl Iterator<Item = Token<'a>> {
    let mut column = 1;
    text.split(separates).map(move |text| {
        let token = Token { column, text };
        column += text.chars().count() + 1;
        token
    })
}

/// How many rows lie between lines of another kind, if it is always the same number.
fn regular_gap(others: &[usize], rows: usize) -> Option<usize> {
    let mut edges: Vec<usize> =
        [0].into_iter().chain(others.iter().copied()).chain([rows]).collect();
    edges.dedup();
    let gap = edges.get(1)? - edges[0];
    let regular = edges.len() > 2 && edges.windows(2).all(|pair| pair[1] - pair[0] == gap);
    regular.then_some(gap)
}
