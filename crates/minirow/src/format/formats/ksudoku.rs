//! Games of KSudoku: documents of XML.
//!
//! # Reading
//! ```xml
//! <!DOCTYPE ksudoku>
//! <ksudoku>
//!  <game had-help="0" msecs-elapsed="61000">
//!   <puzzle>
//!    <graph order="9" type="sudoku" specific-type="Plain"/>
//!    <values>_b__j…</values>
//!    <solution>…</solution>
//!   </puzzle>
//!   <history>
//!    <simple-event index="3" value="5"/>
//!    <simple-event index="4" markers="110000000"/>
//!   </history>
//!  </game>
//! </ksudoku>
//! ```
//! - `_` is an empty cell and letters from `b` on are digits from 1, up to `z` for 25. Cells follow
//!   each other column by column.
//! - A graph of the type `custom` has rows and columns, blocks or not, and groups of cells: the blocks
//!   of a jigsaw, and diagonals. Boards of other shapes are an error.
//! - The cages of a graph follow: killer sudoku, whose cages sum without a digit twice, and mathdoku, whose cages
//!   have a sum, a product, a difference or a quotient. A cage of one cell has its digit.
//! - The history tells what a player has written: digits, and marks in corners.
//!
//! # Writing
//! The same: one board in a file. Cages are all of killer sudoku or all of mathdoku, on boards of up to 9×9.

use super::ksudoku_cages as cages;
use super::xml::Element;
use crate::board::{Cell, Digit, DigitSet, Extra, Geometry, Grid};
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::play::Play;
use crate::format::reading::cut::xml::Cutter;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Header, Known, Rule, same_blocks};
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

pub(in crate::format) struct KSudoku;

/// So many letters stand behind `a`.
const LARGEST: u8 = 25;

impl Notation for KSudoku {
    fn extensions(&self) -> &'static [&'static str] {
        &["ksudoku"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&KSudoku)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        if geometry.side() > LARGEST {
            return Some(("boards of up to 25x25", geometry.to_string()));
        }
        let is_more = geometry.rules().iter().any(|rule| rule != Extra::Diagonals.name());
        let side = usize::from(geometry.side());
        let is_block = |cells: Vec<usize>| {
            let block = |index: usize| geometry.block(cell_at(geometry, index));
            side > 1 && cells.iter().all(|&cell| block(cell) == block(cells[0]))
        };
        if diagonals(side).into_iter().any(is_block) {
            return Some(("blocks that are no diagonals", "one that is".to_owned()));
        }
        is_more.then(|| ("blocks and diagonals", geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules, Part::Givens, Part::Corner, Part::Solution, Part::Seconds]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        if let Some(refusal) = cages::refusal(document).filter(|_| document.has(Part::Rules)) {
            return Some(refusal);
        }
        let mut marks = document.corner.iter().flatten().zip(document.grid.values());
        if marks.any(|(set, value)| value > 0 && !set.is_empty()) {
            return Some(("marks in empty cells", "some beside digits".to_owned()));
        }
        let seconds = document.play.as_ref().and_then(|play| play.seconds);
        let is_long = seconds.is_some_and(|seconds| seconds > u64::MAX / 1000);
        is_long.then(|| ("a time in milliseconds", "a longer one".to_owned()))
    }

    fn frame(&self) -> Frame {
        Frame { is_single: true, ..Frame::default() }
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let geometry = document.grid.geometry();
        let seconds = document.play.as_ref().and_then(|play| play.seconds).unwrap_or(0);
        let mut text = format!(
            "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"{}\">\n  <puzzle>\n",
            seconds.saturating_mul(1000)
        );
        text.push_str(&graph(geometry, &document.rules));
        text.push_str(&format!("   <values>{}</values>\n", letters(&document.puzzle())));
        if let Some(solution) = &document.solution {
            text.push_str(&format!("   <solution>{}</solution>\n", letters(solution)));
        }
        text.push_str("  </puzzle>\n  <history>\n");
        for index in 0..geometry.cell_count() {
            let cell = cell_at(geometry, index);
            let marks = document.corner.as_ref().and_then(|marks| marks.get(cell.index()));
            let marks = marks.copied().unwrap_or(DigitSet::EMPTY);
            if !marks.is_empty() {
                let bit = |digit| if marks.contains(digit) { '1' } else { '0' };
                let bits: String = geometry.digits().map(bit).collect();
                text.push_str(&format!(
                    "   <simple-event index=\"{index}\" markers=\"{bits}\"/>\n"
                ));
            }
            if let Some(digit) =
                document.grid.get(cell).filter(|_| !document.is_given(cell.index()))
            {
                text.push_str(&format!("   <simple-event index=\"{index}\" value=\"{digit}\"/>\n"));
            }
        }
        text + "  </history>\n </game>\n</ksudoku>\n"
    }
}

impl Alone for KSudoku {
    fn piece(&self) -> Piece {
        Piece::Element { root: "ksudoku", board: "ksudoku" }
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Cutter::begins(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let root = Element::of(record)?;
        let child = |element: &'_ Element, name: &str| {
            let place = record.place_of(element.start);
            let error = ParseError::new(place, format!("<{name}> in <{}>", element.name), "none");
            element.children.iter().position(|child| child.name == name).ok_or(error)
        };
        let game = &root.children[child(&root, "game")?];
        let puzzle = &game.children[child(game, "puzzle")?];
        let graph = &puzzle.children[child(puzzle, "graph")?];
        let known = known.with(&header(graph, record)?)?;
        let geometry = known.options.geometry.clone().expect("the graph tells it");
        let values = &puzzle.children[child(puzzle, "values")?];
        let mut document = Document::from(grid_of(values, &geometry, record)?);
        document.rules = cages::read(graph, geometry.side(), record)?;
        if let Some(solution) = puzzle.child("solution").filter(|s| !s.text.trim().is_empty()) {
            document.solution = Some(grid_of(solution, &geometry, record)?);
        }
        if let Some(history) = game.child("history") {
            play(&mut document, history, record)?;
        }
        let time = game.attribute("msecs-elapsed").and_then(|time| time.parse::<u64>().ok());
        if let Some(milliseconds) = time.filter(|&time| time > 0) {
            let seconds = Some(milliseconds / 1000);
            document.play = Some(Play { seconds, ..Play::default() });
        }
        let symbols = match known.options.symbols {
            Some(symbols) if symbols.count() >= geometry.side().into() => symbols,
            _ => Symbols::for_board(&geometry),
        };
        let symbols = symbols.for_side(geometry.side());
        let shape = Shape {
            format: Format::KSUDOKU,
            geometry,
            symbols,
            dash_row: 0,
            gap_rows: None,
            lines: None,
        };
        Ok((document, shape))
    }
}

/// The cell at a place: they are counted column by column.
fn cell_at(geometry: &Geometry, index: usize) -> Cell {
    let side = usize::from(geometry.side());
    geometry.cell((index % side) as u8, (index / side) as u8)
}

/// The place of a cell.
fn index_of(geometry: &Geometry, cell: Cell) -> usize {
    usize::from(geometry.column(cell)) * usize::from(geometry.side())
        + usize::from(geometry.row(cell))
}

fn letters(grid: &Grid) -> String {
    let geometry = grid.geometry();
    let letter = |index| match grid.get(cell_at(geometry, index)) {
        Some(digit) => char::from(b'a' + digit.get()),
        None => '_',
    };
    (0..geometry.cell_count()).map(letter).collect()
}

fn grid_of(element: &Element, geometry: &Geometry, record: &Record) -> Result<Grid, ParseError> {
    let side = geometry.side();
    let place = record.place_of(element.start);
    let mut grid = Grid::new(geometry);
    let mut count = 0;
    for letter in element.text.trim().chars() {
        let value = match letter {
            '_' => 0,
            'b'..='z' if letter as u8 - b'a' <= side => letter as u8 - b'a',
            _ => {
                let last = char::from(b'a' + side);
                let expected = format!("_ or a letter from b to {last} in <{}>", element.name);
                return Err(ParseError::new(place, expected, quote(&letter.to_string())));
            }
        };
        if count < geometry.cell_count() {
            grid.set(cell_at(geometry, count), Digit::new(value));
        }
        count += 1;
    }
    if count != geometry.cell_count() {
        let expected = format!("{} letters in <{}>", geometry.cell_count(), element.name);
        return Err(ParseError::new(place, expected, count));
    }
    Ok(grid)
}

/// What a player has written, event by event.
fn play(document: &mut Document, history: &Element, record: &Record) -> Result<(), ParseError> {
    let geometry = document.grid.geometry().clone();
    let givens: Vec<bool> = document.grid.values().map(|value| value > 0).collect();
    let mut corner = vec![DigitSet::EMPTY; geometry.cell_count()];
    let events = history.children.iter().flat_map(|event| {
        let parts = event.children.iter().filter(|part| part.name == "simple-event");
        parts.chain(Some(event).filter(|event| event.name == "simple-event"))
    });
    for event in events {
        let wrong = |expected: &str, found: &str| {
            ParseError::new(record.place_of(event.start), expected, quote(found))
        };
        let index = event.needed("index", record)?;
        let cell = index.parse().ok().filter(|&index: &usize| index < geometry.cell_count());
        let Some(cell) = cell.map(|index| cell_at(&geometry, index)) else {
            return Err(wrong("the number of a cell", index));
        };
        if givens[cell.index()] {
            continue;
        }
        if let Some(markers) = event.attribute("markers") {
            let digits = geometry.digits().zip(markers.chars());
            corner[cell.index()] = digits.filter(|&(_, bit)| bit != '0').map(|(d, _)| d).collect();
            document.grid.set(cell, None);
        } else {
            let value = event.needed("value", record)?;
            let digit = value.parse().ok().filter(|&value: &u8| value <= geometry.side());
            let digit = digit.ok_or_else(|| wrong("a digit of the board", value))?;
            document.grid.set(cell, Digit::new(digit));
            corner[cell.index()] = DigitSet::EMPTY;
        }
    }
    let is_played = document.grid.values().zip(&givens).any(|(value, &given)| value > 0 && !given);
    document.givens = Some(givens).filter(|_| is_played);
    document.corner = Some(corner).filter(|marks| marks.iter().any(|set| !set.is_empty()));
    Ok(())
}

/// The element that tells the geometry.
fn graph(geometry: &Geometry, rules: &[crate::rules::Rule]) -> String {
    let side = usize::from(geometry.side());
    let base = side.isqrt() as u8;
    let is_square = geometry.block_shape() == Some((base, base));
    let is_crossed = geometry.extras().contains(&Extra::Diagonals);
    if is_square && !is_crossed && rules.is_empty() {
        return format!("   <graph order=\"{side}\" type=\"sudoku\" specific-type=\"Plain\"/>\n");
    }
    let kind = if is_square { "XSudoku" } else { "Jigsaw" };
    let kind = cages::kind(rules).unwrap_or(kind);
    let mut text = format!(
        "   <graph order=\"{side}\" type=\"custom\" specific-type=\"{kind}\" name=\"{kind}\" \
         sizeX=\"{side}\" sizeY=\"{side}\" sizeZ=\"1\">\n    \
         <sudokugroups at=\"0\" withblocks=\"{}\"/>\n",
        u8::from(is_square)
    );
    let mut clique = |cells: Vec<usize>| {
        let cells: String = cells.iter().map(|cell| format!("{cell} ")).collect();
        text.push_str(&format!("    <clique size=\"{side}\">{cells}</clique>\n"));
    };
    let is_latin = geometry.block_shape().is_some_and(|(rows, columns)| rows == 1 || columns == 1);
    if !is_square && !is_latin {
        for block in 0..side {
            let cells = geometry.cells().filter(|&cell| usize::from(geometry.block(cell)) == block);
            clique(cells.map(|cell| index_of(geometry, cell)).collect());
        }
    }
    if is_crossed {
        diagonals(side).into_iter().for_each(&mut clique);
    }
    text + &cages::written(rules, geometry.side()) + "   </graph>\n"
}

fn diagonals(side: usize) -> [Vec<usize>; 2] {
    let falling = (0..side).map(|i| i * side + i).collect();
    let rising = (0..side).map(|i| i * side + side - 1 - i).collect();
    [falling, rising]
}

/// What a graph tells of the geometry.
fn header(graph: &Element, record: &Record) -> Result<Header, ParseError> {
    let place = record.place_of(graph.start);
    let wrong = |expected: &str, found: &str| ParseError::new(place, expected, quote(found));
    let order = graph.needed("order", record)?;
    let side = order.parse().ok().filter(|&side: &u8| side > 0 && side <= LARGEST);
    let side = side.ok_or_else(|| wrong("an order from 1 to 25", order))?;
    let square = || {
        let base = usize::from(side).isqrt() as u8;
        let blocks = Geometry::with_blocks(base, base).ok().filter(|g| g.side() == side);
        blocks.ok_or_else(|| wrong("a square number as the order", order))
    };
    let header = |geometry, is_crossed: bool| Header {
        blocks: Some((place, geometry)),
        rules: is_crossed.then_some((place, Rule::Extra(Extra::Diagonals))).into_iter().collect(),
        ..Header::default()
    };
    match graph.needed("type", record)? {
        "sudoku" => return Ok(header(square()?, false)),
        "custom" => {}
        other => return Err(wrong("a graph of the type sudoku or custom", other)),
    }
    let size = |name| graph.attribute(name).unwrap_or(order).trim();
    if size("sizeX") != order
        || size("sizeY") != order
        || graph.attribute("sizeZ").is_some_and(|z| z != "1")
    {
        let found = graph.attribute("specific-type").unwrap_or("another");
        return Err(wrong("a square board without other parts", found));
    }
    let mut groups = Vec::new();
    let mut has_blocks = None;
    for child in &graph.children {
        let place = record.place_of(child.start);
        match child.name.as_str() {
            "sudokugroups" if has_blocks.is_none() => {
                has_blocks = Some(child.attribute("withblocks") != Some("0"));
            }
            "cage" => {}
            "clique" => groups.push(group(child, side, place)?),
            other => {
                let expected = "rows, columns, blocks, groups of cells and cages alone";
                return Err(ParseError::new(place, expected, quote(other)));
            }
        }
    }
    let has_blocks = has_blocks.ok_or_else(|| wrong("<sudokugroups> in <graph>", "none"))?;
    let mut crosses = diagonals(usize::from(side));
    crosses.iter_mut().for_each(|cells| cells.sort_unstable());
    let before = groups.len();
    groups.retain(|group| !crosses.contains(group));
    let is_crossed = match before - groups.len() {
        0 => false,
        2 => true,
        _ => return Err(wrong("both diagonals or none", "one")),
    };
    let geometry = match (has_blocks, groups.is_empty()) {
        (true, true) => square()?,
        (true, false) => return Err(wrong("no groups but blocks and diagonals", "others")),
        (false, true) => Geometry::with_blocks(1, side)
            .map_err(|error| ParseError::new(place, "a board", error))?,
        (false, false) => blocks(&groups, side)
            .ok_or_else(|| wrong("groups that are blocks: each cell in one of them", "others"))?,
    };
    Ok(header(geometry, is_crossed))
}

/// The cells of a group, in order.
fn group(element: &Element, side: u8, place: (u64, usize)) -> Result<Vec<usize>, ParseError> {
    let cells = usize::from(side).pow(2);
    let numbers = element.text.split_whitespace().map(|number| {
        let cell = number.parse().ok().filter(|&cell: &usize| cell < cells);
        cell.ok_or_else(|| ParseError::new(place, "numbers of cells", quote(number)))
    });
    let mut numbers = numbers.collect::<Result<Vec<usize>, ParseError>>()?;
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.len() != usize::from(side) {
        let expected = format!("{side} different cells in a group");
        return Err(ParseError::new(place, expected, numbers.len()));
    }
    Ok(numbers)
}

/// The board whose blocks these are; rectangular ones are known as such.
fn blocks(groups: &[Vec<usize>], side: u8) -> Option<Geometry> {
    let length = usize::from(side);
    let mut labels = vec![u32::MAX; length.pow(2)];
    for (label, cells) in (0..).zip(groups) {
        for cell in cells {
            let label_of = &mut labels[cell % length * length + cell / length];
            if std::mem::replace(label_of, label) != u32::MAX {
                return None;
            }
        }
    }
    let irregular = Geometry::irregular(&labels).ok()?;
    let shapes = (2..side).filter(|rows| side.is_multiple_of(*rows));
    let mut rectangular = shapes.filter_map(|rows| Geometry::with_blocks(rows, side / rows).ok());
    let same = rectangular.find(|geometry| same_blocks(geometry, &irregular));
    Some(same.unwrap_or(irregular))
}
