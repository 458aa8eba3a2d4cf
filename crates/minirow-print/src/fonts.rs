//! Fonts: what characters they have, and how wide those are.

use std::collections::HashMap;
use std::ops::Range;

use minirow::scene::{Anchor, Drawing, Text, Weight};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyph, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use tiny_skia::{Path, PathBuilder, Transform};

use crate::PrintError;

/// From this weight on a font is bold.
const BOLD: f32 = 600.0;

/// Fonts in the order in which characters are looked for: those of the user, then Noto Sans, which is
/// part of the program.
///
/// # Examples
/// ```
/// use minirow::scene::Weight;
/// use minirow_print::Fonts;
/// let fonts = Fonts::new(Vec::new())?;
/// assert!(fonts.width("128", 10.0, Weight::Bold)? > 15.0);
/// assert_eq!(
///     fonts.width("\u{4e00}", 10.0, Weight::Bold).unwrap_err().to_string(),
///     "no available font has the character '\u{4e00}' (U+4E00)"
/// );
/// # Ok::<(), minirow_print::PrintError>(())
/// ```
#[derive(Debug)]
pub struct Fonts {
    pub(crate) faces: Vec<Face>,
}

/// One font.
pub(crate) struct Face {
    pub(crate) data: Vec<u8>,
    pub(crate) font: krilla::text::Font,
    /// What it is called.
    pub(crate) family: String,
    is_bold: bool,
    /// Number and width of the glyph of each character; widths are parts of the size.
    glyphs: HashMap<char, (u32, f32)>,
}

/// Characters in a row that come from one font.
pub(crate) struct Run {
    pub(crate) face: usize,
    pub(crate) glyphs: Vec<krilla::text::KrillaGlyph>,
    /// Where they are in the text.
    pub(crate) range: Range<usize>,
    /// Their width as a part of the size.
    pub(crate) width: f32,
}

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Face({}, {} characters)", self.family, self.glyphs.len())
    }
}

impl Fonts {
    /// Fonts from the bytes of files, to be tried in this order before the one that is built in.
    ///
    /// # Errors
    /// [`PrintError::NoFont`] for bytes that are none, and [`PrintError::NoOutlines`] for a font that has digits or
    /// letters without outlines, as those of coloured pictures do. Other characters without outlines are taken from the
    /// fonts behind it.
    ///
    /// # Examples
    /// ```
    /// use minirow_print::{Fonts, PrintError};
    /// assert_eq!(Fonts::new(vec![b"no font".to_vec()]).unwrap_err(), PrintError::NoFont);
    /// ```
    pub fn new(files: Vec<Vec<u8>>) -> Result<Self, PrintError> {
        let own = [notosans::REGULAR_TTF, notosans::BOLD_TTF].map(<[u8]>::to_vec);
        let theirs = files.into_iter().map(|data| Face::new(data)?.with_outlines());
        let faces: Result<Vec<Face>, PrintError> = theirs.chain(own.map(Face::new)).collect();
        Ok(Self { faces: faces? })
    }

    /// How wide a text is.
    ///
    /// # Errors
    /// [`PrintError::MissingCharacter`] for a character that no font has.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::Weight;
    /// let fonts = minirow_print::Fonts::new(Vec::new())?;
    /// assert_eq!(fonts.width("", 10.0, Weight::Regular)?, 0.0);
    /// # Ok::<(), minirow_print::PrintError>(())
    /// ```
    pub fn width(&self, text: &str, size: f64, weight: Weight) -> Result<f64, PrintError> {
        let widths = text
            .chars()
            .map(|character| self.find(character, weight).map(|(_, (_, width))| f64::from(width)));
        Ok(widths.sum::<Result<f64, PrintError>>()? * size)
    }

    /// Asks for every character of a drawing.
    pub(crate) fn check(&self, drawing: &Drawing) -> Result<(), PrintError> {
        drawing.texts().try_for_each(|text| self.width(&text.text, 1.0, text.weight).map(|_| ()))
    }

    /// A text as glyphs, cut where the font changes.
    fn runs(&self, text: &str, weight: Weight) -> Result<Vec<Run>, PrintError> {
        let mut runs: Vec<Run> = Vec::new();
        for (at, character) in text.char_indices() {
            let (face, (glyph, width)) = self.find(character, weight)?;
            let range = at..at + character.len_utf8();
            if runs.last().is_none_or(|run| run.face != face) {
                runs.push(Run { face, glyphs: Vec::new(), range: range.clone(), width: 0.0 });
            }
            let Some(run) = runs.last_mut() else { continue };
            let start = run.range.start;
            run.glyphs.push(krilla::text::KrillaGlyph::new(
                krilla::text::GlyphId::new(glyph),
                width,
                0.0,
                0.0,
                0.0,
                range.start - start..range.end - start,
                None,
            ));
            run.range.end = range.end;
            run.width += width;
        }
        Ok(runs)
    }

    /// A text as glyphs, and where the first of them stands.
    pub(crate) fn placed(&self, text: &Text) -> Result<(Vec<Run>, f32), PrintError> {
        let runs = self.runs(&text.text, text.weight)?;
        let width: f32 = runs.iter().map(|run| run.width).sum::<f32>() * text.size as f32;
        let before = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        Ok((runs, text.at.0 as f32 - before))
    }

    /// The outlines of glyphs that have any, as large as a size of 1, and how far right each of them stands.
    pub(crate) fn outlines(&self, runs: &[Run]) -> Vec<(Path, f32)> {
        let mut outlines = Vec::new();
        let mut x = 0.0;
        for run in runs {
            let font = FontRef::from_index(&self.faces[run.face].data, 0).ok();
            let glyphs = font.as_ref().map(|font| (font.outline_glyphs(), scale(font)));
            for glyph in &run.glyphs {
                let number = GlyphId::new(glyph.glyph_id.to_u32());
                let outline = glyphs
                    .as_ref()
                    .and_then(|(glyphs, scale)| outline(&glyphs.get(number)?)?.transform(*scale));
                outlines.extend(outline.map(|outline| (outline, x)));
                x += glyph.x_advance;
            }
        }
        outlines
    }

    /// The first font that has a character: one of the weight if there is any.
    fn find(&self, character: char, weight: Weight) -> Result<(usize, (u32, f32)), PrintError> {
        let is_bold = weight == Weight::Bold;
        // The user's fonts come first, whatever their weight.
        let (theirs, own) = self.faces.split_at(self.faces.len() - 2);
        let numbered = |faces: &'_ [Face], first: usize, wanted: Option<bool>| {
            let mut faces = faces.iter().enumerate();
            faces.find_map(|(index, face)| {
                let fits = wanted.is_none_or(|wanted| wanted == face.is_bold);
                let glyph = face.glyphs.get(&character).filter(|_| fits)?;
                Some((first + index, *glyph))
            })
        };
        numbered(theirs, 0, Some(is_bold))
            .or_else(|| numbered(theirs, 0, None))
            .or_else(|| numbered(own, theirs.len(), Some(is_bold)))
            .or_else(|| numbered(own, theirs.len(), None))
            .ok_or(PrintError::MissingCharacter(character))
    }
}

impl Face {
    fn new(data: Vec<u8>) -> Result<Self, PrintError> {
        let reference = FontRef::from_index(&data, 0).map_err(|_| PrintError::NoFont)?;
        let metrics = reference.glyph_metrics(Size::new(1.0), LocationRef::default());
        let glyphs: HashMap<char, (u32, f32)> = reference
            .charmap()
            .mappings()
            .filter_map(|(code, glyph)| {
                let character = char::from_u32(code).filter(|character| !character.is_control())?;
                let width = metrics.advance_width(glyph).filter(|width| width.is_finite())?;
                Some((character, (glyph.to_u32(), width)))
            })
            .collect();
        if glyphs.is_empty() {
            return Err(PrintError::NoFont);
        }
        let is_bold = reference.attributes().weight.value() >= BOLD;
        let family = reference
            .localized_strings(skrifa::string::StringId::FAMILY_NAME)
            .english_or_first()
            .map(|name| name.to_string())
            .unwrap_or_default();
        let font = krilla::text::Font::new(data.clone().into(), 0).ok_or(PrintError::NoFont)?;
        Ok(Self { data, font, family, is_bold, glyphs })
    }

    /// The same font without the characters that nothing would be seen of.
    fn with_outlines(mut self) -> Result<Self, PrintError> {
        /// So many characters tell which ones are meant.
        const MOST_TOLD: usize = 12;
        let reference = FontRef::from_index(&self.data, 0).map_err(|_| PrintError::NoFont)?;
        let outlines = reference.outline_glyphs();
        let is_seen = |character: char, glyph: u32| {
            let glyph = outlines.get(GlyphId::new(glyph));
            is_blank(character) || glyph.and_then(|glyph| outline(&glyph)).is_some()
        };
        let mut blank: Vec<char> = Vec::new();
        self.glyphs.retain(|&character, (glyph, _)| {
            let is_seen = is_seen(character, *glyph);
            blank.extend((!is_seen).then_some(character));
            is_seen
        });
        let is_needed =
            |character: &char| character.is_numeric() || character.is_ascii_alphabetic();
        let has_others = self.glyphs.keys().any(|&character| !is_blank(character));
        if blank.iter().any(is_needed) {
            blank.retain(is_needed);
        } else if has_others {
            return Ok(self);
        }
        blank.sort_unstable();
        blank.truncate(MOST_TOLD);
        match blank.is_empty() {
            // It has nothing but blanks.
            true => Err(PrintError::NoFont),
            false => Err(PrintError::NoOutlines { family: self.family, characters: blank }),
        }
    }
}

/// What a glyph looks like, in the units of its font.
fn outline(glyph: &OutlineGlyph<'_>) -> Option<Path> {
    let mut pen = Pen(PathBuilder::new());
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    glyph.draw(settings, &mut pen).ok()?;
    pen.0.finish()
}

/// From the units of a font to a size of 1.
fn scale(font: &FontRef<'_>) -> Transform {
    let units = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
    Transform::from_scale(1.0 / f32::from(units), 1.0 / f32::from(units))
}

/// Draws outlines of fonts.
struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.0.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

/// Whether nothing is seen of a character by its nature, so that fonts have no outlines for it.
fn is_blank(character: char) -> bool {
    const BRAILLE_BLANK: char = '\u{2800}';
    character.is_whitespace() || is_hidden(character) || character == BRAILLE_BLANK
}

/// Characters that are not seen but change others: Unicode calls them default ignorable code points, among them
/// characters without width, marks of direction and variation selectors; with them the ends of notes between lines.
fn is_hidden(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A text from a file, fit to stand on a line: without what turns or hides text, and of limited length.
pub(crate) fn tidy(text: &str) -> String {
    /// Nobody reads more in one line.
    const MOST: usize = 200;
    tidy_words(text, MOST)
}

/// The same, with at most so many characters.
pub(crate) fn tidy_words(text: &str, most: usize) -> String {
    let mut kept = String::new();
    let words = text.split(|character: char| character.is_whitespace() || character.is_control());
    for word in words.filter(|word| !word.is_empty()) {
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.extend(word.chars().filter(|&character| !is_hidden(character)));
        if kept.chars().count() > most {
            return kept.chars().take(most - 1).chain(['…']).collect();
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_a_line() {
        for (text, expected) in [
            ("  a\tb\n\nc ", "a b c"),
            ("a\u{1b}[31mb\u{202e}c", "a [31mbc"),
            ("\u{0}\u{feff}", ""),
            ("so\u{ad}ft\u{200b}ly \u{2764}\u{fe0f}", "softly \u{2764}"),
        ] {
            assert_eq!(tidy(text), expected, "{text:?}");
        }
        let long = tidy(&"word ".repeat(2000));
        assert_eq!((long.chars().count(), long.ends_with('…')), (200, true));
    }
}
