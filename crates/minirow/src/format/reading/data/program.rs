//! The text of a program under way, and the lines that are of one.

use super::indented::Blocks;
use super::node::Finds;
use super::pairs::Pairs;
use super::scan::Scanner;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// A text of a program under way.
#[derive(Debug, Default)]
pub(in crate::format) struct Program {
    scanner: Scanner,
    /// The blocks that indentation makes, in YAML.
    blocks: Option<Blocks>,
    pairs: Pairs,
    start: Place,
}

impl Program {
    pub(in crate::format) fn new(start: Place) -> Self {
        Self { start, ..Self::default() }
    }

    /// A text in YAML.
    pub(in crate::format) fn in_blocks(start: Place) -> Self {
        Self { start, blocks: Some(Blocks::default()), ..Self::default() }
    }

    pub(in crate::format) fn is_inside(&self) -> bool {
        self.scanner.is_inside()
    }

    pub(in crate::format) fn feed(&mut self, place: Place, line: &str, finds: &mut Finds) {
        let mut found = Finds::new();
        match &mut self.blocks {
            Some(blocks) => blocks.feed(place.0, line, &mut self.scanner, &mut found),
            None => self.scanner.feed(place, line, &mut found),
        }
        self.pairs.take(found, finds);
    }

    /// Ends the text; one without any board is an error.
    pub(in crate::format) fn finish(mut self, finds: &mut Finds) {
        let mut found = Finds::new();
        if let Some(mut blocks) = self.blocks.take() {
            blocks.finish(&mut self.scanner, &mut found);
        }
        self.scanner.finish(&mut found);
        self.pairs.take(found, finds);
        self.pairs.finish(finds);
        self.scanner.layouts().give(finds);
        if !self.scanner.has_found() {
            finds.push((self.start, Err(self.nothing())));
        }
    }

    /// Whether any board was found.
    pub(in crate::format) fn has_found(&self) -> bool {
        self.scanner.has_found()
    }

    fn nothing(&self) -> ParseError {
        let expected = "a board in the text of a program: n rows of n cells in brackets, or its cells \
                        in quotes";
        let found = match self.scanner.passed_over() {
            0 => "none".to_owned(),
            1 => "one list of another shape".to_owned(),
            lists => format!("{lists} lists of other shapes"),
        };
        ParseError::new(self.start, expected, found)
    }
}

/// Whether a line that is no row of cells may belong to a program that has begun.
pub(in crate::format) fn goes_on(line: &str) -> bool {
    let is_letter = |c: char| c.is_alphabetic() && !"xX".contains(c);
    line.trim().is_empty()
        || line.chars().filter(|&c| is_letter(c)).count() > 2
        || line.contains(['(', ')', '[', ']', '{', '}'])
}

/// Whether a line can only be a row of cells: signs of cells and what parts them, four cells or more.
pub(in crate::format) fn is_row(line: &str) -> bool {
    const FEWEST_CELLS: usize = 4;
    let is_cell = |c: char| c.is_ascii_digit() || "._*-xX".contains(c);
    let parts = |c: char| c.is_whitespace() || "|,".contains(c);
    line.chars().filter(|&c| is_cell(c)).count() >= FEWEST_CELLS
        && line.contains(|c: char| c.is_ascii_digit())
        && line.chars().all(|c| is_cell(c) || parts(c))
}
