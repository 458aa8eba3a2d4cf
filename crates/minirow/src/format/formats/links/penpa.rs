//! Sudoku of Penpa+, as links: their givens.
//!
//! What is packed in a link is some twenty lines: the head with kind, size, title and author; the
//! empty space around the board; what the setter has drawn and what a player has; and settings. A
//! point is a number: cells first, in rows with a margin of two all around, then the vertices at the
//! lower right of each.
//!
//! # Reading
//! Links with `p=` behind `#` or `?`, or the packed text alone where the format is named. A board is of
//! kind `sudoku` or `square`; the setter's numbers are the givens, and edges the blocks: without any,
//! the side has to tell them. Thermometers, arrows with a circle, and killer cages with their sums near a corner
//! are rules; a thermometer without a bulb goes on from one that has. What a player has entered is passed over.
//! Whatever else the setter has drawn or said is left out where the board has one solution without it, and else named
//! in an error.
//!
//! # Writing
//! A link of kind `square`, with the givens, with edges around the blocks, and with those rules.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde_json::{Map, Value, json};

use super::address::{Address, bytes_of_base64, decoded, parameter};
use super::board::{Board, MOST_UNPACKED, value};
use super::confirm::{Told, confirm};
use super::constraints::Constraints;
use super::penpa_points::Points;
use super::penpa_rules::{self as further, Drawn};
use super::sudokupad::drawing::infer::{Fields, infer};
use super::sudokupad::drawing::words::is_about_board;
use crate::board::Geometry;
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::formats::recognised::Ruled;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct Penpa;

impl Ruled for Penpa {
    const FORMAT: Format = Format::PENPA;
    const THIS: &'static Self = &Self;
}

impl Notation for Penpa {
    fn reading(&self) -> Reading {
        Reading::Alone(&Penpa)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let found = if geometry.side() > MOST_SIDE {
            format!("{0}x{0}", geometry.side())
        } else {
            geometry.rules().first()?.clone()
        };
        Some(("blocks that hang together, of up to 36x36, and no other rules", found))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules, Part::Name, Part::About(AboutField::Author)]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let geometry = document.grid.geometry();
        let edges = edges(geometry);
        let labels = Points::of(geometry.side()).regions(|edge| edges.contains(&edge));
        let blocks = geometry.cells().map(|cell| u32::from(geometry.block(cell)));
        if !blocks.zip(&labels).all(|(block, label)| block == label - labels[0]) {
            return Some(("blocks that hang together", "others".to_owned()));
        }
        if let Some(refusal) = further::refusal(document).filter(|_| document.has(Part::Rules)) {
            return Some(refusal);
        }
        let texts = [&document.name, &document.about.author];
        let is_odd = |text: &&String| text.contains(['\n', '\r', '%']) || text.trim() != **text;
        let odd = texts.into_iter().flatten().find(is_odd)?;
        Some(("titles and authors in one line, without %", quote(odd)))
    }

    fn host(&self) -> Option<&'static str> {
        Some("penpa-edit")
    }

    fn write(&self, document: &Document, _: &Symbols) -> String {
        let packed = compress_to_vec(written(document).as_bytes(), 9);
        format!("https://swaroopg92.github.io/penpa-edit/#m=solve&p={}\n", STANDARD.encode(&packed))
    }
}

impl Alone for Penpa {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        is_penpa(&Address::of(line))
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = record.text.trim();
        let blanks = record.text.chars().take_while(|c| c.is_whitespace()).count();
        let place = (record.line, record.column + blanks);
        let address = Address::of(text);
        let packed = match is_penpa(&address) {
            true => [address.fragment, address.query].iter().find_map(|text| parameter(text, "p")),
            false => Some(text),
        };
        let packed =
            packed.ok_or_else(|| ParseError::new(place, "a puzzle behind p=", quote(text)))?;
        let bytes = bytes_of_base64(&decoded(packed));
        let text = bytes.and_then(|bytes| decompress_to_vec_with_limit(&bytes, MOST_UNPACKED).ok());
        let text = text.and_then(|text| String::from_utf8(text).ok());
        let text = text.ok_or_else(|| ParseError::new(place, "a packed puzzle", quote(packed)))?;
        read(&text, place, known)
    }
}

/// Points of larger boards have no room in the sizes that Penpa+ draws.
const MOST_SIDE: u8 = 36;

/// Forks of the program have other hosts, and the same path.
fn is_penpa(address: &Address<'_>) -> bool {
    address.path.split('/').any(|part| part == "penpa-edit") || address.is_at("penpa-edit.com")
}

fn read(text: &str, place: Place, known: &Known) -> Result<(Document, Shape), ParseError> {
    let lines: Vec<&str> = text.lines().collect();
    let line = |number: usize| lines.get(number).copied().unwrap_or("");
    let head: Vec<&str> = line(0).split(',').collect();
    let field = |number: usize| head.get(number).copied().unwrap_or("");
    if !["sudoku", "square"].contains(&field(0)) {
        let expected = "a board of kind sudoku or square";
        return Err(ParseError::new(place, expected, quote(field(0))));
    }
    let side = field(1).parse().ok().filter(|side| (1..=MOST_SIDE).contains(side));
    let Some(side) = side.filter(|_| field(1) == field(2)) else {
        let found = quote(&format!("{}x{}", field(1), field(2)));
        return Err(ParseError::new(place, format!("up to {MOST_SIDE} rows and columns"), found));
    };
    let drawn = serde_json::from_str(&long(line(3)));
    let drawn: Map<String, Value> =
        drawn.map_err(|_| ParseError::new(place, "what the setter has drawn", quote(line(3))))?;
    let mut board = Board::new(side);
    let mut constraints = Constraints::default();
    if line(1).bytes().any(|byte| (b'1'..=b'9').contains(&byte)) {
        constraints.count("space around the board", 1);
    }
    let points = Points::of(side);
    for (name, value) in &drawn {
        match (name.as_str(), value) {
            ("number", Value::Object(numbers)) => {
                read_numbers(numbers, &points, place, &mut board, &mut constraints)?;
            }
            ("lineE", Value::Object(edges)) => {
                board.blocks = points.regions(|edge| edges.contains_key(&edge));
                let cells = |block: &u32| board.blocks.iter().filter(|b| *b == block).count();
                let is_frame = cells(&board.blocks[0]) == board.blocks.len();
                let others = board.blocks.iter().filter(|block| cells(block) != usize::from(side));
                let others = others.count();
                if others > 0 && !is_frame {
                    let expected = format!("edges around blocks of {side} cells");
                    return Err(ParseError::new(
                        place,
                        expected,
                        format!(
                            "{others} {} in others",
                            if others == 1 { "cell" } else { "cells" }
                        ),
                    ));
                }
            }
            ("command_redo" | "command_undo" | "command_replay", _) => {}
            ("thermo" | "nobulbthermo" | "arrows" | "killercages" | "numberS" | "cage", _) => {}
            (name, value) => constraints.add(name, value),
        }
    }
    let further = further::read(&drawn, &points, place, &mut constraints)?;
    // Its line breaks are two hyphens.
    let rules = field(18).replace("%2C", ",").replace("%2D%2D", "\n").replace("%2D", "-");
    let fields = Fields { rules: &further, has_diagonals: false };

    let inferred = infer(&Map::new(), &rules, fields, &board.cells(), &mut constraints);
    board.further.clone_from(&further);
    let read = Told::of(inferred, &constraints, &mut board, is_about_board(&rules));
    let (mut document, shape) = board.read(place, known, Format::PENPA)?;
    let told = |number: usize, name: &str| {
        let text = field(number).trim().strip_prefix(name)?.trim().replace("%2C", ",");
        Some(text).filter(|text| !text.is_empty())
    };
    document.name = told(15, "Title:");
    document.about.author = told(16, "Author:");
    confirm(&mut document, read, known, place)?;
    Ok((document, shape))
}

/// Reads numbers by their points, each an array of a text, a style and a form.
fn read_numbers(
    numbers: &Map<String, Value>,
    points: &Points,
    place: Place,
    board: &mut Board,
    constraints: &mut Constraints,
) -> Result<(), ParseError> {
    for (point, number) in numbers {
        let cell = point.parse().ok().and_then(|point| points.cell(point));
        let text = match number.get(0) {
            Some(Value::Number(number)) => number.to_string(),
            text => text.and_then(Value::as_str).unwrap_or("").to_owned(),
        };
        match cell {
            _ if text.is_empty() => {}
            Some(cell) if number.get(2).is_none_or(|form| form == "1") => {
                let found = quote(&text);
                board.values[cell] = value(text.trim().parse().ok(), points.side, found, place)?;
                board.givens[cell] = true;
            }
            Some(_) => constraints.count("numbers in another form", 1),
            None => constraints.count("numbers beside cells", 1),
        }
    }
    Ok(())
}

/// What stands for names in the packed text.
const SHORT: [(char, &str); 29] = [
    ('9', "qa"),
    ('Q', "pu_q"),
    ('A', "pu_a"),
    ('G', "grid"),
    ('M', "edit_mode"),
    ('S', "surface"),
    ('L', "line"),
    ('E', "lineE"),
    ('W', "wall"),
    ('C', "cage"),
    ('N', "number"),
    ('Y', "symbol"),
    ('P', "special"),
    ('B', "board"),
    ('R', "command_redo"),
    ('U', "command_undo"),
    ('8', "command_replay"),
    ('1', "numberS"),
    ('F', "freeline"),
    ('2', "freelineE"),
    ('T', "thermo"),
    ('3', "arrows"),
    ('D', "direction"),
    ('0', "squareframe"),
    ('5', "polygon"),
    ('4', "deletelineE"),
    ('6', "killercages"),
    ('7', "nobulbthermo"),
    ('_', "__a"),
];

/// The text with names in full.
fn long(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut characters = text.chars();
    let (mut is_string, mut is_escaped) = (false, false);
    while let Some(character) = characters.next() {
        if is_string || character != 'z' {
            let ends = character == '"' && !is_escaped;
            is_string ^= ends;
            is_escaped = character == '\\' && !is_escaped;
            out.push(character);
            continue;
        }
        match characters.next() {
            Some('O') => out += "null",
            Some(short) => match SHORT.iter().find(|(known, _)| *known == short) {
                Some((_, name)) => out += &format!("\"{name}\""),
                None => out += &format!("\"z{short}\""),
            },
            None => out.push('z'),
        }
    }
    out
}

/// All edges between blocks and around the board.
fn edges(geometry: &Geometry) -> Vec<String> {
    let points = Points::of(geometry.side());
    let side = usize::from(geometry.side());
    let block = |row: usize, column: usize| {
        (row < side && column < side)
            .then(|| geometry.block(geometry.cell(row as u8, column as u8)))
    };
    let mut edges = Vec::new();
    for row in 0..side {
        for column in 0..side {
            if block(row, column) != block(row, column + 1) {
                edges.push(points.edge(row, column, false));
            }
            if block(row, column) != block(row + 1, column) {
                edges.push(points.edge(row, column, true));
            }
        }
    }
    edges
}

/// The lines of a puzzle.
fn written(document: &Document) -> String {
    let geometry = document.grid.geometry();
    let side = usize::from(geometry.side());
    let points = Points::of(geometry.side());
    let size = 38 * (side + 1);
    // The middle of the picture: a cell, or the vertex between four of them.
    let half = (side - 1) / 2;
    let vertices = if side.is_multiple_of(2) { points.width.pow(2) } else { 0 };
    let middle = points.point(half, half) + vertices;
    let text = |text: &Option<String>| text.as_deref().unwrap_or("").replace(',', "%2C");
    let title = text(&document.name);
    let author = text(&document.about.author);
    let mut numbers = Map::new();
    let mut lines = Map::new();
    for (index, value) in document.grid.values().enumerate().filter(|&(_, value)| value > 0) {
        let point = points.point(index / side, index % side);
        numbers.insert(point.to_string(), json!([value.to_string(), 1, "1"]));
    }
    for edge in edges(geometry) {
        lines.insert(edge, json!(2));
    }
    for place in 0..side {
        // Above the first row and on the left of the first column.
        let corner = points.width.pow(2) + points.point(0, place) - points.width;
        lines.insert(format!("{},{corner}", corner - 1), json!(2));
        let corner = points.width.pow(2) + points.point(place, 0) - 1;
        lines.insert(format!("{},{corner}", corner - points.width), json!(2));
    }
    let cells: Vec<String> = (0..side * side)
        .map(|cell| match (cell, cell % side) {
            (0, _) => points.point(0, 0).to_string(),
            (_, 0) => "5".to_owned(),
            _ => "1".to_owned(),
        })
        .collect();
    let drawn = |numbers: &str, lines: &str, drawn: &Drawn| {
        let Drawn { thermometers, arrows, cages, outlines, sums } = drawn;
        format!(
            "{{zR:{{z_:[]}},zU:{{z_:[]}},z8:{{z_:[]}},zS:{{}},zN:{numbers},z1:{sums},zY:{{}},zF:{{}},\
             z2:{{}},zT:{thermometers},z3:{arrows},zD:[],z0:[],z5:[],zL:{{}},zE:{lines},zW:{{}},\
             zC:{outlines},z4:{{}},z6:{cages},z7:[]}}"
        )
    };
    let nothing = drawn("{}", "{}", &Drawn::of(&[], &points));
    let puzzle = drawn(
        &Value::Object(numbers).to_string(),
        &Value::Object(lines).to_string(),
        &Drawn::of(&document.rules, &points),
    );
    let mode = "{z9:zA,zG:[\"1\",\"2\",\"1\"],zQ:{zM:zS,zS:[\"\",1],zL:[\"1\",2],zE:[\"1\",2],\
                zW:[\"\",2],zC:[\"1\",10],zN:[\"1\",1],zY:[\"circle_L\",1],zP:[zT,\"\"],zB:[\"\",\"\"],\
                \"move\":[\"1\",\"\"],\"combi\":[\"battleship\",\"\"],\"sudoku\":[\"1\",1]},\
                zA:{zM:\"sudoku\",zS:[\"\",1],zL:[\"1\",3],zE:[\"1\",3],zW:[\"\",3],zC:[\"1\",10],\
                zN:[\"1\",2],zY:[\"circle_L\",1],zP:[zT,\"\"],zB:[\"\",\"\"],\"move\":[\"1\",\"\"],\
                \"combi\":[\"battleship\",\"\"],\"sudoku\":[\"1\",9]}}";
    let cells = cells.join(",");
    [
        &format!(
            "square,{side},{side},38,0,1,1,{size},{size},{middle},{middle},0,0,0,0,\
             Title: {title},Author: {author},,,OFF,false"
        ),
        "[0,0,0,0]",
        mode,
        &puzzle,
        &nothing,
        &format!("[{cells}]"),
        "[]",
        "{}",
        "\"x\"",
        "\"x\"",
        "[3,0,10]",
        mode,
        "\"x\"",
        "0",
        &nothing,
        &nothing,
        "{}",
        "[]",
        "",
    ]
    .join("\n")
}
