//! Collections of OpenSudoku, `.opensudoku`: documents of XML, version 1 or 2.
//!
//! # Reading
//! ```xml
//! <opensudoku version="2">
//!  <folder name="Easy" created="1600000000000">
//!   <game created="…" time="61000" note="" data="005300000…"/>
//!   <game data="version: 3&#10;5|0|0|0|384|1|…"/>
//!  </folder>
//! </opensudoku>
//! ```
//! - A folder is the collection of its boards; in version 1, the element `name` in front of them is.
//!   There, `author`, `description`, `comment`, `created`, `source`, `level` and `sourceURL` tell
//!   about all boards.
//! - `data` is 81 figures, `0` for an empty cell, or its version and for each cell the digit, the
//!   marks and whether it can be changed. Marks are numbers between commas in version 1, bits from
//!   2 on; version 4 has marks in corners and in the centre.
//! - `note` is a comment, `time` counts milliseconds, `created` is a date. Other attributes and
//!   elements are passed over.
//!
//! # Writing
//! Version 2, with data in figures where all digits are givens and nothing is marked, else in
//! version 3, or 4 where there are marks in the centre.

use super::nine;
use super::sadman::set_of;
use super::xml::{Element, escape, holds};
use crate::board::{Digit, DigitSet, Geometry, Grid};
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::play::Play;
use crate::format::reading::cut::xml::Cutter;
use crate::format::reading::error::{ParseError, is_whole, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::format::writing::collection;

pub(in crate::format) struct OpenSudoku;

/// What the elements of version 1 tell.
const FIELDS: [(&str, AboutField); 8] = [
    ("name", AboutField::Collection),
    ("author", AboutField::Author),
    ("description", AboutField::Rules),
    ("comment", AboutField::Comment),
    ("created", AboutField::Date),
    ("source", AboutField::Source),
    ("level", AboutField::Level),
    ("sourceURL", AboutField::Url),
];

impl Notation for OpenSudoku {
    fn extensions(&self) -> &'static [&'static str] {
        &["opensudoku"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&OpenSudoku)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        nine::refusal(geometry)
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Givens,
            Part::Corner,
            Part::Centre,
            Part::Seconds,
            Part::About(AboutField::Comment),
            Part::About(AboutField::Date),
            Part::About(AboutField::Collection),
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let about = &document.about;
        if about.date.as_ref().is_some_and(|date| date.bytes().any(|b| !b.is_ascii_digit())) {
            return Some(("dates in milliseconds", "another".to_owned()));
        }
        let texts = [&about.comment, &about.collection];
        if texts.into_iter().flatten().any(|text| !holds(text) || !is_whole(text)) {
            return Some(("text without control characters and lost bytes", "some".to_owned()));
        }
        let seconds = document.play.as_ref().and_then(|play| play.seconds);
        let is_long = seconds.is_some_and(|seconds| seconds.checked_mul(1000).is_none());
        is_long.then(|| ("a time in milliseconds", "a longer one".to_owned()))
    }

    fn frame(&self) -> Frame {
        Frame {
            opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n",
            group_end: "  </folder>\n",
            closing: "</opensudoku>\n",
            ..Frame::default()
        }
    }

    fn group(&self, document: &Document) -> String {
        let name = document.about.collection.as_deref().filter(|name| !name.is_empty());
        name.map_or(String::new(), |name| format!("  <folder name=\"{}\">\n", escape(name)))
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        collection::whole(Format::OPENSUDOKU, document, symbols)
    }

    fn write_item(&self, document: &Document, _symbols: &Symbols) -> String {
        let mut game = "    <game".to_owned();
        let mut attribute = |name: &str, value: &str| {
            game.push_str(&format!(" {name}=\"{}\"", escape(value)));
        };
        let about = &document.about;
        if let Some(date) = about.date.as_deref().filter(|date| !date.is_empty()) {
            attribute("created", date);
        }
        if let Some(seconds) = document.play.as_ref().and_then(|play| play.seconds) {
            // A game that has taken time is under way.
            attribute("state", "0");
            attribute("time", &(seconds.saturating_mul(1000)).to_string());
        }
        if let Some(comment) = about.comment.as_deref().filter(|comment| !comment.is_empty()) {
            attribute("note", comment);
        }
        attribute("data", &data(document));
        game + "/>\n"
    }
}

impl Alone for OpenSudoku {
    fn piece(&self) -> Piece {
        Piece::Element { root: "opensudoku", board: "game" }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Cutter::begins(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let game = Element::of(record)?;
        let geometry = nine::geometry(known, record.place_of(0))?;
        let mut inside = known.clone();
        inside.options.geometry = Some(geometry.clone());
        let data = game.needed("data", record)?;
        let mut document = read_data(data, record, &inside)?;
        let around = Element::around(record)?;
        let mut parents = around.first();
        while let Some(parent) = parents {
            for (name, field) in FIELDS {
                if let Some(told) = parent.child(name) {
                    let text = record.whole(told.text.trim(), 0)?;
                    document.about.set(field, text_of(text));
                }
            }
            if parent.name == "folder"
                && let Some(name) = parent.attribute("name")
            {
                document.about.collection = text_of(record.whole(name, 0)?);
            }
            // Elements that are over are cut away: the last one is that which the game is in.
            parents = parent.children.last().filter(|child| child.name == "folder");
        }
        if let Some(note) = game.attribute("note").filter(|note| !note.is_empty()) {
            document.about.comment = text_of(record.whole(note, 0)?);
        }
        if let Some(created) = game.attribute("created").filter(|text| !text.is_empty()) {
            document.about.date = text_of(record.whole(created, 0)?);
        }
        let time = game.attribute("time").and_then(|time| time.parse::<u64>().ok());
        if let Some(milliseconds) = time.filter(|&time| time > 0) {
            let seconds = Some(milliseconds / 1000);
            document.play = Some(Play { seconds, ..Play::default() });
        }
        Ok((document, nine::shape(Format::OPENSUDOKU, geometry, known)))
    }
}

fn text_of(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// The cells of a game.
fn data(document: &Document) -> String {
    let marked = |part| document.has(part);
    let (corner, centre) = (marked(Part::Corner), marked(Part::Centre));
    if !corner && !centre && !document.has(Part::Givens) {
        return nine::rows(&document.grid, '0').concat();
    }
    let bits = |marks: &Option<Vec<DigitSet>>, index: usize| -> u32 {
        let set = marks.as_ref().and_then(|marks| marks.get(index).copied());
        set.unwrap_or(DigitSet::EMPTY).iter().map(|digit| 1 << (digit.get() - 1)).sum()
    };
    let mut data = format!("version: {}\n", if centre { 4 } else { 3 });
    for (index, value) in document.grid.values().enumerate() {
        let given = value > 0 && document.is_given(index);
        data.push_str(&format!("{value}|{}|", bits(&document.corner, index)));
        if centre {
            data.push_str(&format!("{}|", bits(&document.centre, index)));
        }
        data.push_str(if given { "0|" } else { "1|" });
    }
    data
}

fn read_data(data: &str, record: &Record, known: &Known) -> Result<Document, ParseError> {
    let place = record.place_of(0);
    let Some(rest) = data.trim_start().strip_prefix("version:") else {
        return Ok(read_inside(data.trim(), place, known, Some(Format::LINE))?.0);
    };
    let wrong = |expected: &str, found: &str| ParseError::new(place, expected, quote(found));
    let rest = rest.trim_start();
    let (version, cells) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let marks = match version {
        "1" | "2" | "3" => 1,
        "4" => 2,
        _ => return Err(wrong("data of version 1 to 4", version)),
    };
    let geometry = known.options.geometry.as_ref().expect("told by the caller");
    let mut grid = Grid::new(geometry);
    let (mut givens, mut corner, mut centre) = (Vec::new(), Vec::new(), Vec::new());
    // Version 2 has a bar too many behind marks.
    let mut fields = cells.trim().split('|').filter(|field| !field.is_empty());
    for cell in geometry.cells() {
        let mut field = || fields.next().ok_or_else(|| wrong("81 cells", "fewer"));
        let value = field()?;
        match value.as_bytes() {
            [digit @ b'0'..=b'9'] => grid.set(cell, Digit::new(digit - b'0')),
            _ => return Err(wrong("a digit from 0 to 9", value)),
        }
        for number in 0..marks {
            let text = field()?;
            let set = read_marks(text, version).ok_or_else(|| wrong("marks", text))?;
            if number == 0 { &mut corner } else { &mut centre }.push(set);
        }
        let editable = field()?;
        match editable {
            "0" | "1" => givens.push(editable == "0"),
            _ => return Err(wrong("0 or 1", editable)),
        }
    }
    if let Some(more) = fields.next() {
        return Err(wrong("81 cells", more));
    }
    let mut document = Document::from(grid);
    let is_played = document.grid.values().zip(&givens).any(|(value, &given)| value > 0 && !given);
    // A cell that is empty is no given, whatever it says.
    let given = |(value, given): (u8, bool)| value > 0 && given;
    let givens = document.grid.values().zip(givens).map(given).collect();
    document.givens = is_played.then_some(givens);
    let some = |sets: Vec<DigitSet>| Some(sets).filter(|sets| sets.iter().any(|s| !s.is_empty()));
    (document.corner, document.centre) = (some(corner), some(centre));
    Ok(document)
}

/// Marks as bits, or in version 1 as numbers behind each other.
fn read_marks(text: &str, version: &str) -> Option<DigitSet> {
    if version != "1" {
        return text.parse().ok().filter(|&bits| bits < 512).map(set_of);
    }
    let numbers = text.split(',').filter(|number| !number.is_empty() && *number != "-");
    let digit = |number: &str| Digit::new(number.parse().ok().filter(|&n: &u8| n <= 9)?);
    numbers.map(digit).collect::<Option<Vec<Digit>>>().map(|digits| digits.into_iter().collect())
}
