//! Cuts a stream of lines into the elements that are boards.

use std::sync::Arc;

use crate::format::handle::Format;
use crate::format::reading::data::markup::Markup;
use crate::format::reading::data::node::Finds;
use crate::format::reading::error::{ParseError, ParseErrorKind, quote};
use crate::format::reading::known::Place;
use crate::format::reading::record::LONGEST_BOARD;

/// An element that is a board, with what stands around it.
#[derive(Debug)]
pub(in crate::format) struct Cut {
    pub(in crate::format) format: Format,
    pub(in crate::format) place: Place,
    pub(in crate::format) text: String,
    /// The tags of the elements it stands in, and the small elements beside it.
    pub(in crate::format) around: Arc<str>,
}

/// Finds the elements that are boards; whether they are good XML shows when they are read.
///
/// The root says which format it is, and which elements are boards: memory holds one of them.
#[derive(Debug, Default)]
pub(in crate::format) struct Cutter {
    open: Vec<Open>,
    /// What a board is called, once the root is known.
    kind: Option<(Format, &'static str)>,
    /// A document with a root that is not known.
    other: Option<Markup>,
    /// A document type, which only such a document may have.
    doctype: Option<ParseError>,
    /// A tag, comment or the like under way, from its `<`.
    markup: String,
    markup_place: Place,
    /// The quote that is open inside of a tag.
    quote: Option<char>,
    /// The board under way, with how many elements were open before it.
    element: Option<(Place, usize)>,
    text: String,
    /// What stands outside of boards.
    around: String,
    shared: Option<Arc<str>>,
}

/// An element that has begun.
#[derive(Debug)]
struct Open {
    name: String,
    place: Place,
    /// How long the text around boards was before it.
    before: usize,
    has_children: bool,
}

/// No document nests its elements deeper.
const DEEPEST: usize = 200;

/// What stands around boards takes less.
const LONGEST_AROUND: usize = 1 << 16;

type Cuts = Vec<Result<Cut, ParseError>>;

impl Cutter {
    /// Whether the next line belongs to a document that has begun.
    pub(in crate::format) fn is_inside(&self) -> bool {
        !self.open.is_empty() || !self.markup.is_empty() || self.other.is_some()
    }

    /// Whether a line can be the first of a document.
    pub(in crate::format) fn begins(line: &str) -> bool {
        let next = line.trim_start().strip_prefix('<').and_then(|rest| rest.chars().next());
        next.is_some_and(|next| next == '?' || next == '!' || next.is_ascii_alphabetic())
    }

    /// Takes a part of a line from this place on; gives out what it completes. An error is general:
    /// nothing behind it can be trusted.
    pub(in crate::format) fn feed(
        &mut self,
        place: Place,
        part: &str,
        cuts: &mut Cuts,
        finds: &mut Finds,
    ) {
        for (column, character) in (place.1..).zip(part.chars()) {
            if let Err(error) = self.take((place.0, column), character, cuts, finds) {
                *self = Self::default();
                cuts.push(Err(error.of(ParseErrorKind::Format)));
                return;
            }
        }
    }

    /// Takes the end of a line.
    pub(in crate::format) fn end_line(&mut self) {
        if !self.markup.is_empty() {
            self.markup.push('\n');
        } else if let Some(other) = &mut self.other {
            other.text('\n');
        } else if !self.open.is_empty() {
            self.keep('\n');
        }
    }

    /// Ends the text, for what was found in the place of more: what is not complete is an error.
    pub(in crate::format) fn finish(
        &mut self,
        found: &str,
        finds: &mut Finds,
    ) -> Option<ParseError> {
        let cutter = std::mem::take(self);
        if let Some(mut other) = cutter.other {
            other.finish(finds);
            return None;
        }
        let (place, what) = match (&cutter.element, cutter.open.last()) {
            _ if !cutter.markup.is_empty() => (cutter.markup_place, "tag"),
            (Some((place, _)), _) => (*place, "element"),
            (None, Some(open)) => (open.place, "element"),
            (None, None) => return None,
        };
        let expected = format!("the end of the {what} that begins here");
        Some(ParseError::new(place, expected, found).of(ParseErrorKind::Format))
    }

    fn take(
        &mut self,
        place: Place,
        character: char,
        cuts: &mut Cuts,
        finds: &mut Finds,
    ) -> Result<(), ParseError> {
        if self.text.len() + self.markup.len() > LONGEST_BOARD {
            let expected = format!("the end of an element within {LONGEST_BOARD} bytes");
            return Err(ParseError::new(place, expected, "more"));
        }
        if self.around.len() > LONGEST_AROUND {
            let expected = format!("at most {LONGEST_AROUND} bytes around boards");
            return Err(ParseError::new(place, expected, "more"));
        }
        if self.markup.is_empty() {
            if character == '<' {
                self.markup_place = place;
                self.markup.push('<');
            } else if let Some(other) = &mut self.other {
                other.text(character);
            } else if !self.open.is_empty() {
                self.keep(character);
            } else if !character.is_whitespace() {
                let found = quote(character.encode_utf8(&mut [0; 4]));
                return Err(ParseError::new(place, "an element", found));
            }
            return Ok(());
        }
        self.markup.push(character);
        if let Some(other) = &mut self.other
            && other.passes_over(&self.markup)
        {
            self.markup.clear();
            self.quote = None;
            return Ok(());
        }
        if self.markup.starts_with("<!D") && character == '[' {
            return Err(ParseError::new(place, "a document without a DTD", "one"));
        }
        let is_tag = !self.markup.starts_with("<!") && !self.markup.starts_with("<?");
        if is_tag && matches!(character, '"' | '\'') {
            match self.quote {
                None => self.quote = Some(character),
                Some(open) if open == character => self.quote = None,
                Some(_) => {}
            }
        }
        if character == '>' && self.quote.is_none() && self.is_whole() {
            let markup = std::mem::take(&mut self.markup);
            if self.other.is_none() {
                self.take_markup(&markup, cuts)?;
            }
            if let Some(other) = &mut self.other {
                other.take(self.markup_place, &markup, finds)?;
                if !other.is_inside() {
                    other.finish(finds);
                    *self = Self::default();
                }
            }
        }
        Ok(())
    }

    /// Whether the `>` that has come ends what has begun.
    fn is_whole(&self) -> bool {
        let markup = &self.markup;
        if markup.starts_with("<!--") {
            markup.len() >= 7 && markup.ends_with("-->")
        } else if markup.starts_with("<![") {
            markup.ends_with("]]>")
        } else if markup.starts_with("<?") {
            markup.ends_with("?>")
        } else {
            true
        }
    }

    fn take_markup(&mut self, markup: &str, cuts: &mut Cuts) -> Result<(), ParseError> {
        let place = self.markup_place;
        if markup.starts_with("<!--") || markup.starts_with("<?") {
            // Outside of boards nobody needs it; inside, places count on it.
            if self.element.is_some() {
                self.text.push_str(markup);
            }
        } else if markup.starts_with("<![") {
            self.keep_all(markup);
        } else if markup.starts_with("<!") {
            let mut words = markup.trim_end_matches('>').split_whitespace();
            if words.next() != Some("<!DOCTYPE") || words.nth(1).is_some() || self.is_in_root() {
                let error = ParseError::new(place, "a document without a DTD", quote(markup));
                if self.is_in_root() {
                    return Err(error);
                }
                self.doctype = Some(error);
            }
        } else if let Some(name) = markup.strip_prefix("</") {
            self.end(name.trim_end_matches('>').trim_end(), markup, cuts)?;
        } else {
            let name = markup[1..].split(|c: char| c.is_whitespace() || "/>".contains(c)).next();
            let name = name.unwrap_or_default();
            self.begin(name, markup)?;
            if self.other.is_none() && markup.ends_with("/>") {
                self.end(name, "", cuts)?;
            }
        }
        Ok(())
    }

    fn is_in_root(&self) -> bool {
        !self.open.is_empty()
    }

    fn begin(&mut self, name: &str, tag: &str) -> Result<(), ParseError> {
        let place = self.markup_place;
        if name.is_empty() {
            return Err(ParseError::new(place, "the name of an element", quote(tag)));
        }
        if self.open.len() >= DEEPEST {
            let expected = format!("at most {DEEPEST} elements inside each other");
            return Err(ParseError::new(place, expected, "more"));
        }
        if self.open.is_empty() {
            let formats = || Format::all().filter_map(|f| Some((f, f.elements()?)));
            let known = formats().find(|(_, (root, _))| *root == name);
            let Some((format, (_, board))) = known else {
                self.other = Some(Markup::default());
                return Ok(());
            };
            if let Some(error) = self.doctype.take() {
                return Err(error);
            }
            self.kind = Some((format, board));
        }
        if let Some(parent) = self.open.last_mut() {
            parent.has_children = true;
        }
        if self.element.is_none() && self.kind.is_some_and(|(_, board)| board == name) {
            self.element = Some((place, self.open.len()));
        }
        let before = self.around.len();
        self.open.push(Open { name: name.to_owned(), place, before, has_children: false });
        self.keep_all(tag);
        Ok(())
    }

    fn end(&mut self, name: &str, tag: &str, cuts: &mut Cuts) -> Result<(), ParseError> {
        let place = self.markup_place;
        let Some(open) = self.open.pop() else {
            return Err(ParseError::new(place, "an element", quote(tag)));
        };
        if open.name != name {
            let expected = format!("</{}>", open.name);
            return Err(ParseError::new(place, expected, quote(tag)));
        }
        match self.element {
            Some((place, depth)) => {
                self.text.push_str(tag);
                if depth == self.open.len() {
                    self.element = None;
                    let around = self.shared.get_or_insert_with(|| self.around.as_str().into());
                    let text = std::mem::take(&mut self.text);
                    let (format, _) = self.kind.expect("a board is in a root");
                    cuts.push(Ok(Cut { format, place, text, around: around.clone() }));
                }
            }
            // What had elements in it is over; a small one tells about those that follow.
            None if open.has_children => {
                self.around.truncate(open.before);
                self.shared = None;
            }
            None => self.keep_all(tag),
        }
        if self.open.is_empty() {
            *self = Self::default();
        }
        Ok(())
    }

    fn keep(&mut self, character: char) {
        self.keep_all(character.encode_utf8(&mut [0; 4]));
    }

    /// Keeps a text of a board, or of what stands around boards.
    fn keep_all(&mut self, text: &str) {
        if self.element.is_some() {
            self.text.push_str(text);
        } else if !(text.trim().is_empty() && self.around.ends_with(char::is_whitespace)) {
            self.around.push_str(text);
            self.shared = None;
        }
    }
}
