//! Many boards in one text.

use super::error::WriteError;
use super::header::{Headers, needs_header, write_header};
use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::symbols::Symbols;

/// A board as a part of a collection.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid};
/// use minirow::format::{Collection, Symbols, write_item};
/// let csv = "csv".parse().unwrap();
/// let empty = write_item(&Grid::new(&Geometry::classic()).into(), csv, &Symbols::usual(9))?;
/// let mut collection = Collection::new(csv);
/// let mut text = String::new();
/// collection.push(&empty, &mut text)?;
/// collection.push(&empty, &mut text)?;
/// collection.finish(&mut text);
/// assert_eq!(text, format!("puzzle\n{0}\n{0}\n", ".".repeat(81)));
/// # Ok::<(), minirow::format::WriteError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Item {
    format: Format,
    text: String,
    /// What boards have in common that stand together, if it has to be told.
    group: String,
    /// Whether the group need not be told in front of the first board.
    is_usual: bool,
    /// The columns of a table that it fills, with what stands in them.
    fields: Vec<(&'static str, String)>,
}

/// Puts boards together: what stands in front of them, between them and behind them.
///
/// # Examples
/// ```
/// use minirow::format::Collection;
/// let mut text = String::new();
/// Collection::new("opensudoku".parse().unwrap()).finish(&mut text);
/// assert!(text.ends_with("</opensudoku>\n"));
/// ```
#[derive(Debug)]
pub struct Collection {
    format: Format,
    count: u64,
    headers: Headers,
    /// What the last boards had in common.
    group: String,
    columns: Vec<&'static str>,
}

/// Writes a board as a part of a collection.
///
/// # Errors
/// [`WriteError`] as for [`write`](crate::format::write).
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid};
/// use minirow::format::{Symbols, write_item};
/// let line = "line".parse().unwrap();
/// assert!(write_item(&Grid::new(&Geometry::classic()).into(), line, &Symbols::usual(9)).is_ok());
/// ```
pub fn write_item(
    document: &Document,
    format: Format,
    symbols: &Symbols,
) -> Result<Item, WriteError> {
    format.check(document, symbols)?;
    Ok(item(format, document, symbols))
}

fn item(format: Format, document: &Document, symbols: &Symbols) -> Item {
    let notation = format.notation();
    let fields = notation.fields(document, symbols);
    let text =
        if fields.is_empty() { notation.write_item(document, symbols) } else { String::new() };
    let mut item = Item { format, text, group: notation.group(document), is_usual: false, fields };
    let geometry = document.grid.geometry();
    if notation.frame().has_header {
        let has_rules = !document.rules.is_empty() && !notation.parts().contains(&Part::Rules);
        item.is_usual = !needs_header(geometry, symbols) && !has_rules;
        if !(item.is_usual && geometry.is_classic()) {
            item.group = write_header(geometry, symbols);
        }
        if has_rules {
            document.rule_lines().iter().for_each(|line| item.group += &format!("{line}\n"));
        }
    }
    item
}

/// The text of one board in a format that has a frame.
pub(in crate::format) fn whole(format: Format, document: &Document, symbols: &Symbols) -> String {
    let mut collection = Collection::new(format);
    let mut text = String::new();
    let item = item(format, document, symbols);
    collection.push(&item, &mut text).expect("the first board has what it has");
    collection.finish(&mut text);
    text
}

impl Item {
    /// The format it is written in.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Symbols, write_item};
    /// let line = "line".parse().unwrap();
    /// let empty = write_item(&Grid::new(&Geometry::classic()).into(), line, &Symbols::usual(9));
    /// assert_eq!(empty.unwrap().format(), line);
    /// ```
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// The board itself, without the header that tells its geometry; empty for a row of a table.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Format, Symbols, write, write_item};
    /// let six = Grid::new(&Geometry::with_blocks(2, 3)?).into();
    /// let item = write_item(&six, Format::LINE, &Symbols::usual(6)).unwrap();
    /// assert_eq!(item.text(), "....................................\n");
    /// let whole = write(&six, Format::LINE, &Symbols::usual(6)).unwrap();
    /// assert_eq!(whole, format!("block: 2x3\n{}", item.text()));
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Collection {
    /// An empty one.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Collection;
    /// let mut text = String::new();
    /// Collection::new("line".parse().unwrap()).finish(&mut text);
    /// assert_eq!(text, "");
    /// ```
    #[must_use]
    pub fn new(format: Format) -> Self {
        let (headers, group) = (Headers::Needed, String::new());
        Self { format, count: 0, headers, group, columns: Vec::new() }
    }

    /// With headers where they are asked for, in formats whose boards do not tell their geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Collection, Format, Headers, Symbols, write_item};
    /// let empty = Grid::new(&Geometry::with_blocks(2, 3)?).into();
    /// let item = write_item(&empty, Format::LINE, &Symbols::usual(6))?;
    /// let mut text = String::new();
    /// Collection::new(Format::LINE).headers(Headers::Never).push(&item, &mut text)?;
    /// assert_eq!(text, item.text());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn headers(self, headers: Headers) -> Self {
        Self { headers, ..self }
    }

    /// Adds the text of the next board.
    ///
    /// # Errors
    /// [`WriteError`] where the format has no room for it behind those before it; nothing is added.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Collection, Symbols, write_item};
    /// let ksudoku = "ksudoku".parse().unwrap();
    /// let empty = write_item(&Grid::new(&Geometry::classic()).into(), ksudoku, &Symbols::usual(9))?;
    /// let mut collection = Collection::new(ksudoku);
    /// let mut text = String::new();
    /// collection.push(&empty, &mut text)?;
    /// let error = collection.push(&empty, &mut text).unwrap_err();
    /// assert_eq!(error.to_string(), "ksudoku holds one board in a file, found more");
    /// # Ok::<(), minirow::format::WriteError>(())
    /// ```
    pub fn push(&mut self, item: &Item, text: &mut String) -> Result<(), WriteError> {
        let format = self.format;
        let frame = format.notation().frame();
        if frame.is_single && self.count > 0 {
            let (holds, found) = ("one board in a file", "more".to_owned());
            return Err(WriteError::Board { format, holds, found });
        }
        let is_first = self.count == 0;
        if let Some(separator) = frame.separator {
            self.push_row(item, separator, text)?;
        } else {
            if is_first {
                text.push_str(frame.opening);
            }
            let is_new = if is_first {
                !item.is_usual || self.headers == Headers::Always
            } else {
                item.group != self.group
            };
            if frame.has_header && is_new && self.headers != Headers::Never {
                if !is_first {
                    text.push('\n');
                }
                let classic = || write_header(&Geometry::classic(), &Symbols::usual(9));
                let told = if item.group.is_empty() { classic() } else { item.group.clone() };
                text.push_str(&told);
                // Drawings begin behind an empty line.
                text.push_str(if frame.is_drawing { "\n" } else { "" });
            } else if frame.is_drawing && !is_first {
                text.push('\n');
            } else if is_new && !frame.has_header {
                text.push_str(if self.group.is_empty() { "" } else { frame.group_end });
                text.push_str(&item.group);
            }
            self.group.clone_from(&item.group);
            text.push_str(&item.text);
        }
        self.count += 1;
        Ok(())
    }

    /// Tells that lines of the usual board of 9×9 follow, which the caller writes by itself.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::format::{Collection, Symbols, write_item};
    /// let line = "line".parse().unwrap();
    /// let mut collection = Collection::new(line);
    /// let mut text = String::new();
    /// collection.begin_lines(&mut text);
    /// assert_eq!(text, "");
    /// let small = Grid::new(&Geometry::of_side(4)?);
    /// collection.push(&write_item(&small.into(), line, &Symbols::usual(4))?, &mut text)?;
    /// text.clear();
    /// collection.begin_lines(&mut text);
    /// assert_eq!(text, "\nblock: 3x3\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn begin_lines(&mut self, text: &mut String) {
        if self.count > 0 && !self.group.is_empty() {
            text.push('\n');
            text.push_str(&write_header(&Geometry::classic(), &Symbols::usual(9)));
        }
        self.group.clear();
        self.count += 1;
    }

    fn push_row(
        &mut self,
        item: &Item,
        separator: &str,
        text: &mut String,
    ) -> Result<(), WriteError> {
        if self.count == 0 {
            self.columns = item.fields.iter().map(|(name, _)| *name).collect();
            text.push_str(&self.columns.join(separator));
            text.push('\n');
        }
        if let Some((name, _)) = item.fields.iter().find(|(name, _)| !self.columns.contains(name)) {
            let holds = "columns that the first board fills";
            let found = format!("the column {name}");
            return Err(WriteError::Board { format: self.format, holds, found });
        }
        for (index, column) in self.columns.iter().enumerate() {
            if index > 0 {
                text.push_str(separator);
            }
            let field = item.fields.iter().find(|(name, _)| name == column);
            text.push_str(field.map_or("", |(_, field)| field));
        }
        text.push('\n');
        Ok(())
    }

    /// Adds what stands behind the last board.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Collection;
    /// let mut text = String::new();
    /// Collection::new("csv".parse().unwrap()).finish(&mut text);
    /// assert_eq!(text, "");
    /// ```
    pub fn finish(self, text: &mut String) {
        let frame = self.format.notation().frame();
        if self.count == 0 {
            text.push_str(frame.opening);
        }
        if !self.group.is_empty() {
            text.push_str(frame.group_end);
        }
        text.push_str(frame.closing);
    }
}
