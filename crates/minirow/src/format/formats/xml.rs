//! Elements of XML as a tree. Only the five entities that XML itself has are known; every other one
//! is an error, and nothing is ever fetched or expanded.

use quick_xml::XmlVersion;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesStart, Event};

use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::format::reading::record::Record;

/// An element with all that is in it.
#[derive(Debug, Default)]
pub(in crate::format) struct Element {
    pub(in crate::format) name: String,
    /// The byte of its text at which it begins.
    pub(in crate::format) start: usize,
    attributes: Vec<(String, String)>,
    /// The text right in it, without that of its children.
    pub(in crate::format) text: String,
    pub(super) children: Vec<Element>,
}

impl Element {
    /// The element that a record is.
    pub(in crate::format) fn of(record: &Record) -> Result<Self, ParseError> {
        let place = |byte| record.place_of(byte);
        let mut elements = parse(&record.text, &place)?;
        match elements.len() {
            1 => Ok(elements.remove(0)),
            count => Err(ParseError::new(place(0), "one element", count)),
        }
    }

    /// What stands around a record: the elements it is in, from the root on, and those before it.
    /// What is wrong there is wrong for the record.
    pub(in crate::format) fn around(record: &Record) -> Result<Vec<Self>, ParseError> {
        parse(record.around(), &|_| record.place_of(0))
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        attributes.find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    /// The attribute that an element has to have.
    pub(super) fn needed(&self, name: &str, record: &Record) -> Result<&str, ParseError> {
        self.attribute(name).ok_or_else(|| {
            let expected = format!("the attribute {name} in <{}>", self.name);
            ParseError::new(record.place_of(self.start), expected, "none")
        })
    }
}

fn parse(text: &str, place: &dyn Fn(usize) -> Place) -> Result<Vec<Element>, ParseError> {
    let mut reader = quick_xml::Reader::from_str(text);
    let mut open: Vec<Element> = vec![Element::default()];
    loop {
        let start = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let at = || place(start.min(text.len()));
        let event = reader.read_event().map_err(|error| ParseError::new(at(), "XML", error))?;
        let last = open.last_mut().expect("the outermost one stays");
        match event {
            Event::Start(tag) => open.push(element(&tag, start, &at)?),
            Event::Empty(tag) => last.children.push(element(&tag, start, &at)?),
            Event::End(_) => {
                let element = open.pop().expect("as many ends as starts");
                let Some(parent) = open.last_mut() else {
                    return Err(ParseError::new(at(), "an element", "an end tag"));
                };
                parent.children.push(element);
            }
            Event::Text(text) => last.text.push_str(&text),
            Event::CData(text) => last.text.push_str(&text),
            Event::GeneralRef(reference) => {
                let character = reference.resolve_char_ref().ok().flatten();
                match (character, resolve_xml_entity(&reference)) {
                    (Some(character), _) => last.text.push(character),
                    (None, Some(text)) => last.text.push_str(text),
                    (None, None) => return Err(unknown_entity(at(), &reference)),
                }
            }
            Event::DocType(_) => {
                return Err(ParseError::new(at(), "a document without a DTD", "one"));
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            Event::Eof => break,
        }
    }
    // What stands around a board has not ended yet.
    while open.len() > 1 {
        let element = open.pop().expect("two or more");
        open.last_mut().expect("one or more").children.push(element);
    }
    Ok(open.remove(0).children)
}

fn element(
    tag: &BytesStart<'_>,
    start: usize,
    place: &dyn Fn() -> Place,
) -> Result<Element, ParseError> {
    let mut attributes = Vec::new();
    for attribute in tag.attributes() {
        let attribute =
            attribute.map_err(|error| ParseError::new(place(), "an attribute", error))?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0);
        let value = value.map_err(|_| unknown_entity(place(), &attribute.value))?;
        attributes.push((attribute.key.0.to_owned(), value.into_owned()));
    }
    let name = tag.name().0.to_owned();
    Ok(Element { name, start, attributes, ..Element::default() })
}

fn unknown_entity(place: Place, text: &str) -> ParseError {
    ParseError::new(place, "no entities but those of XML itself", quote(text))
}

/// A text for the value of an attribute, or between tags.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // Blanks would become spaces inside of attributes.
            '\n' => escaped.push_str("&#10;"),
            '\r' => escaped.push_str("&#13;"),
            '\t' => escaped.push_str("&#9;"),
            character => escaped.push(character),
        }
    }
    escaped
}

/// Whether XML can hold a text: it has no place for most control characters.
pub(in crate::format) fn holds(text: &str) -> bool {
    text.chars().all(|c| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..))
}
