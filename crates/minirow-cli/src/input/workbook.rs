//! Workbooks of spreadsheets, `.xlsx` and `.ods`: each sheet that holds a board becomes a text, as CSV.
//!
//! Rows of the text are those of the sheet, so messages name the right ones. What a workbook unpacks to is
//! counted before anything is read, so that a small file cannot fill memory.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Cursor, Read, Seek};

use calamine::{Data, DataType, Ods, Reader, Xlsx};
use minirow::Geometry;
use minirow::format::{ParseError, ReadOptions, read_all};
use zip::ZipArchive;

use super::decode::{Text, begin, refused, text};

/// The parts of a workbook unpack to less.
const LARGEST: u64 = 1 << 26;

/// A sheet has fewer cells that are filled, or stand between those.
const MOST_CELLS: usize = 1 << 21;

/// How much of a sheet is looked at to see whether it holds a board.
const LOOKED_AT: usize = 1 << 18;

/// What a signature of the entry `mimetype` says.
const ODS: &[u8] = b"application/vnd.oasis.opendocument.spreadsheet";

/// The kinds of workbooks that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Excel,
    OpenDocument,
}

impl Kind {
    /// The kind of workbook that an archive is, if it is one.
    pub(super) fn of(archive: &mut ZipArchive<impl Read + Seek>) -> Option<Self> {
        if archive.index_for_name("xl/workbook.xml").is_some() {
            return Some(Self::Excel);
        }
        let mut start = vec![0; ODS.len()];
        let mut entry = archive.by_name("mimetype").ok()?;
        entry.read_exact(&mut start).ok().filter(|()| start == ODS).map(|()| Self::OpenDocument)
    }
}

/// The texts of the sheets that hold boards, with their names; the first one with anything in it where none
/// does, for what is wrong with it.
pub(super) fn sheets(
    kind: Kind,
    bytes: &mut (impl Read + Seek),
) -> io::Result<Vec<(String, Text<'static>)>> {
    check_size(kind, bytes)?;
    bytes.rewind()?;
    let sheets = match kind {
        Kind::Excel => excel(bytes)?,
        Kind::OpenDocument => open_document(bytes)?,
    };
    let texts = sheets.into_iter().filter(|(_, sheet)| !sheet.rows.is_empty());
    let texts = texts.map(|(name, sheet)| Ok((name, sheet.text()?)));
    let texts: Vec<(String, String)> = texts.collect::<io::Result<_>>()?;
    let has_any = texts.iter().any(|(_, text)| holds_board(text));
    let taken = texts.into_iter().filter(|(_, text)| !has_any || holds_board(text));
    let taken = taken.take(if has_any { usize::MAX } else { 1 });
    taken.map(|(name, sheet)| Ok((name, text(begin(Cursor::new(sheet))?)?))).collect()
}

/// Unpacks all that a workbook is read from, and throws it away: an error where it is too much.
fn check_size(kind: Kind, bytes: &mut (impl Read + Seek)) -> io::Result<()> {
    let too_large = || refused("the workbook is too large; save its sheet as CSV");
    let mut archive = ZipArchive::new(bytes).map_err(damaged)?;
    let mut room = LARGEST;
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(damaged)?;
        let name = entry.name().map_err(damaged)?.into_owned();
        if !name.ends_with(".xml") && !name.ends_with(".rels") {
            continue;
        }
        let mut part = entry.take(room + 1);
        if kind == Kind::OpenDocument && name == "content.xml" {
            let mut content = Vec::new();
            part.read_to_end(&mut content).map_err(damaged)?;
            if content.len() as u64 <= room && repeated_cells(&content) > MOST_CELLS {
                return Err(too_large());
            }
            room = room.checked_sub(content.len() as u64).ok_or_else(too_large)?;
        } else {
            let len = io::copy(&mut part, &mut io::sink()).map_err(damaged)?;
            room = room.checked_sub(len).ok_or_else(too_large)?;
        }
    }
    Ok(())
}

/// How many cells a sheet of an OpenDocument amounts to at most: both rows and cells may say how often they are
/// repeated.
fn repeated_cells(content: &[u8]) -> usize {
    let content = String::from_utf8_lossy(content);
    let (mut total, mut rows, mut waiting_rows, mut width) = (0_usize, 0_usize, 0_usize, 0_usize);
    let (mut repeats, mut cells, mut waiting) = (1, 0_usize, 0);
    for tag in content.split('<') {
        let tag = tag.split('>').next().unwrap_or_default();
        let number = |name: &str| {
            let value = tag.split_once(name)?.1.trim_start_matches(['=', '"', '\'', ' ']);
            let len = value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
            Some(value[..len].parse().unwrap_or(usize::MAX))
        };
        if tag.starts_with("table:table-row") {
            repeats = number("number-rows-repeated").unwrap_or(1).min(1 << 20);
            (cells, waiting) = (0, 0);
            waiting_rows += if tag.ends_with('/') { repeats } else { 0 };
        } else if tag.starts_with("table:table-cell") || tag.starts_with("table:covered-table-cell")
        {
            let count = number("number-columns-repeated").unwrap_or(1).min(1 << 14);
            cells = (cells + std::mem::take(&mut waiting)).min(1 << 14);
            match tag.ends_with('/') && !tag.contains("office:") {
                true => waiting = count,
                false => cells = (cells + count).min(1 << 14),
            }
        } else if tag.starts_with("/table:table-row") {
            total = total.saturating_add(cells);
            width = width.max(cells);
            waiting_rows = waiting_rows.saturating_add(repeats);
            if cells > 0 {
                rows = rows.saturating_add(std::mem::take(&mut waiting_rows));
            }
        } else if tag.starts_with("/table:table") && !tag.starts_with("/table:table-") {
            total = total.saturating_add(rows.saturating_mul(width));
            (rows, waiting_rows, width) = (0, 0, 0);
        }
    }
    total
}

/// The cells of a sheet that are filled, by row and column from 0.
#[derive(Debug, Default)]
struct Sheet {
    rows: BTreeMap<u32, BTreeMap<u32, String>>,
    count: usize,
    /// The first and the last row and column that the file tells, filled or not.
    told: Option<[(u32, u32); 2]>,
}

fn excel(bytes: &mut (impl Read + Seek)) -> io::Result<Vec<(String, Sheet)>> {
    let mut book = Xlsx::new(BufReader::new(bytes)).map_err(damaged)?;
    let mut sheets = Vec::new();
    for name in book.sheet_names() {
        // A sheet may be a chart.
        let Ok(mut cells) = book.worksheet_cells_reader(&name) else { continue };
        let told = cells.dimensions();
        let mut sheet = Sheet { told: Some([told.start, told.end]), ..Sheet::default() };
        while let Some(cell) = cells.next_cell().map_err(damaged)? {
            sheet.push(cell.get_position(), &Data::from(cell.get_value().clone()))?;
        }
        sheets.push((name, sheet));
    }
    Ok(sheets)
}

fn open_document(bytes: &mut (impl Read + Seek)) -> io::Result<Vec<(String, Sheet)>> {
    let mut book = Ods::new(BufReader::new(bytes)).map_err(damaged)?;
    let mut sheets = Vec::new();
    for name in book.sheet_names() {
        let range = book.worksheet_range(&name).map_err(damaged)?;
        let (top, left) = range.start().unwrap_or_default();
        let mut sheet = Sheet::default();
        for (row, column, data) in range.used_cells() {
            sheet.push((top + row as u32, left + column as u32), data)?;
        }
        sheets.push((name, sheet));
    }
    Ok(sheets)
}

impl Sheet {
    fn push(&mut self, (row, column): (u32, u32), data: &Data) -> io::Result<()> {
        let text = match data {
            Data::Empty => return Ok(()),
            data => data.as_string().unwrap_or_else(|| data.to_string()),
        };
        if text.trim().is_empty() {
            return Ok(());
        }
        self.count += 1;
        if self.count > MOST_CELLS {
            return Err(refused("the workbook is too large; save its sheet as CSV"));
        }
        self.rows.entry(row).or_default().insert(column, text.trim().to_owned());
        Ok(())
    }

    /// The sheet as CSV, with empty lines in front of its first row.
    fn text(&self) -> io::Result<String> {
        let Area { top, bottom, left, right, is_board } = self.area();
        let mut text = "\n".repeat(top as usize);
        for row in top..=bottom {
            let empty = BTreeMap::new();
            let cells = self.rows.get(&row).unwrap_or(&empty);
            match cells.len() {
                // A title takes a line; in a board, an empty row is a row.
                0 if !is_board => {}
                1 if !is_board && cells.values().all(|text| text.len() > LONGEST_CELL) => {
                    text += &cells.values().map(|text| quoted(text)).collect::<String>();
                }
                _ => {
                    for column in left..=right {
                        if column > left {
                            text.push(',');
                        }
                        text += &cells.get(&column).map_or(String::new(), |text| quoted(text));
                    }
                }
            }
            text.push('\n');
            if text.len() as u64 > LARGEST {
                return Err(refused("the workbook is too large; save its sheet as CSV"));
            }
        }
        Ok(text)
    }

    /// The part that a board takes, where the sheet holds one and nothing else: rows and columns at its edges may
    /// be empty, which the file shows if they have a format, or if it begins in the first cell.
    fn area(&self) -> Area {
        let columns = || self.rows.values().flat_map(BTreeMap::keys).copied();
        let (top, left) = (self.rows.keys().min(), columns().min());
        let (bottom, right) = (self.rows.keys().max(), columns().max());
        let filled = Area {
            top: top.copied().unwrap_or(0),
            bottom: bottom.copied().unwrap_or(0),
            left: left.unwrap_or(0),
            right: right.unwrap_or(0),
            is_board: true,
        };
        let cells = || self.rows.values().flat_map(BTreeMap::values);
        let largest = cells().filter_map(|text| text.parse::<u32>().ok()).max().unwrap_or(0);
        let to_end = self.told.map(|[_, (bottom, right)]| Area {
            bottom: bottom.max(filled.bottom),
            right: right.max(filled.right),
            ..filled
        });
        let told = self.told.zip(to_end).map(|([(top, left), _], area)| Area {
            top: top.min(filled.top),
            left: left.min(filled.left),
            ..area
        });
        let whole = |area: Area| Area { top: 0, left: 0, ..area };
        let areas = [Some(filled), to_end, told, Some(whole(filled)), to_end.map(whole)];
        let board = areas.into_iter().flatten().find(|area| {
            let side = area.bottom - area.top + 1;
            let is_square = side == area.right - area.left + 1;
            let has_blocks = |side| Geometry::of_side(side).is_ok();
            is_square && side >= largest && u8::try_from(side).is_ok_and(has_blocks)
        });
        let is_plain = cells().all(|text| text.len() <= LONGEST_CELL);
        board.filter(|_| is_plain).unwrap_or(Area { is_board: false, ..filled })
    }
}

/// Rows and columns of a sheet, from 0, with the last of them.
#[derive(Clone, Copy, Debug)]
struct Area {
    top: u32,
    bottom: u32,
    left: u32,
    right: u32,
    is_board: bool,
}

/// Numbers up to 255, and signs.
const LONGEST_CELL: usize = 3;

/// A field as it stands in a row of CSV.
fn quoted(text: &str) -> String {
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}

/// Whether a text holds a board, or what can be one if more is told.
fn holds_board(text: &str) -> bool {
    let mut end = text.len().min(LOOKED_AT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let leads_on = |error: &ParseError| error.remedy().is_some();
    read_all(&text[..end], &ReadOptions::default())
        .iter()
        .any(|read| read.as_ref().map_or_else(leads_on, |_| true))
}

/// What is wrong with a workbook.
fn damaged(error: impl std::fmt::Display) -> io::Error {
    refused(format!("the workbook is damaged or protected ({error}); save its sheet as CSV"))
}
