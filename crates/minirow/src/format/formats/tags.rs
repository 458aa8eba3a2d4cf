//! What is told about a board in lines such as `#A Ruud`, in the files of SadMan and SudoCue.

use crate::format::about::{About, AboutField};
use crate::format::document::Document;
use crate::format::play::Play;
use crate::format::reading::error::{ParseError, is_whole};
use crate::format::reading::record::Record;

/// The letters and what they stand for.
const TAGS: [(char, AboutField); 7] = [
    ('A', AboutField::Author),
    ('D', AboutField::Rules),
    ('C', AboutField::Comment),
    ('B', AboutField::Date),
    ('S', AboutField::Source),
    ('L', AboutField::Level),
    ('U', AboutField::Url),
];

/// Takes in what a line tells; letters that are not known, and numbers that follow from the board,
/// are comments.
pub(in crate::format) fn read(
    document: &mut Document,
    line: &str,
    record: &Record,
    byte: usize,
) -> Result<(), ParseError> {
    let Some(tag) = line.trim_start().strip_prefix('#') else { return Ok(()) };
    let mut characters = tag.chars();
    let Some(letter) = characters.next() else { return Ok(()) };
    let text = characters.as_str().trim();
    if let Some((_, field)) = TAGS.iter().find(|(known, _)| *known == letter) {
        let text = record.whole(text, byte)?.to_owned();
        let before = document.about.get(*field).map(|before| format!("{before}\n"));
        document.about.set(*field, Some(before.unwrap_or_default() + &text));
    } else if letter == 'T'
        && let Ok(seconds) = text.parse()
    {
        document.play = Some(Play { seconds: Some(seconds), ..Play::default() });
    }
    Ok(())
}

/// Which fields of a document do not fit into such lines.
pub(in crate::format) fn refusal(about: &About) -> Option<(&'static str, String)> {
    let fits = |line: &str| line.trim() == line && !line.contains('\r') && is_whole(line);
    let known = about.fields().filter(|(field, _)| TAGS.iter().any(|(_, tag)| tag == field));
    let mut unfit = known.filter(|(_, text)| !text.split('\n').all(fits));
    let (field, _) = unfit.next()?;
    Some(("lines without blanks around them", format!("{} in the {}", "some", field.name())))
}

/// The lines that tell about a document, with this between letter and text.
pub(in crate::format) fn written(document: &Document, between: &str) -> String {
    let mut lines = String::new();
    for (letter, field) in TAGS {
        let text = document.about.get(field).filter(|text| !text.is_empty());
        for line in text.into_iter().flat_map(|text| text.split('\n')) {
            lines.push_str(&format!("#{letter}{between}{line}\n"));
        }
    }
    if let Some(seconds) = document.play.as_ref().and_then(|play| play.seconds) {
        lines.push_str(&format!("#T{between}{seconds}\n"));
    }
    lines
}
