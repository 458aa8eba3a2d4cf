//! Boards of any geometry, with any symbols, rules and candidates.

use std::ops::ControlFlow;

use minirow::format::{Document, Format, Symbols, write};
use minirow::generate::{BoardRandom, fill};
use minirow::rules::Rule;
use minirow::rules::kinds::{
    AllDifferent, Arrow, Cage, Difference, Even, Greater, Odd, PairSum, Palindrome, Ratio, Renban,
    Sum, Thermometer, Whisper,
};
use minirow::solve::{Solutions, solutions};
use minirow::{Cell, Digit, DigitSet, Extra, Geometry, Grid, Pencil, Singles};

/// A board with one solution.
#[derive(Clone, Debug)]
pub(crate) struct Puzzle {
    pub(crate) document: Document,
    pub(crate) symbols: Symbols,
    pub(crate) solution: Grid,
}

impl Puzzle {
    /// One of the kind that the number tells, or of the next one: all geometries come in turn.
    pub(crate) fn new(number: u64, has_rules: bool) -> Self {
        let attempt = |attempt| Self::attempt(number + attempt / 3, attempt, has_rules);
        (0..).find_map(attempt).expect("some board")
    }

    fn attempt(number: u64, attempt: u64, has_rules: bool) -> Option<Self> {
        let mut random = BoardRandom::new(number, attempt);
        let geometry = geometry(number, attempt);
        let mut patience = 0;
        let solution = fill(&geometry, &mut random, |_| {
            patience += 1;
            if patience < 20_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let solution = solution.ok()?;
        let mut grid = solution.clone();
        for cell in geometry.cells().filter(|_| random.next_u64() % 100 < 45) {
            grid.set(cell, None);
        }
        // Far fewer givens are needed, but none that leaves two solutions.
        if !matches!(solutions(&grid), Solutions::One(_)) {
            return None;
        }
        let mut document = Document::from(grid);
        if has_rules {
            document.rules = rules(&solution, &mut random);
        }
        let symbols = symbols(geometry.side(), &mut random);
        Some(Self { document, symbols, solution })
    }

    /// The same board with candidates, one of which no house rules out.
    pub(crate) fn with_candidates(mut self) -> Self {
        let pencil = Pencil::from_grid(&self.document.grid, Singles::Leave).expect("a solution");
        let geometry = self.document.grid.geometry();
        let mut sets: Vec<DigitSet> =
            geometry.cells().map(|cell| pencil.candidates(cell)).collect();
        if let Some(cell) = geometry.cells().find(|cell| sets[cell.index()].len() > 1) {
            let right = self.solution.get(cell);
            let wrong = sets[cell.index()].iter().find(|&digit| Some(digit) != right);
            let rest = sets[cell.index()].iter().filter(|&digit| Some(digit) != wrong);
            sets[cell.index()] = rest.collect();
        }
        self.document.candidates = Some(sets);
        self
    }

    /// The board in a form that holds all of it, in one line.
    pub(crate) fn json(&self) -> String {
        write(&self.document, Format::JSON, &self.symbols).expect("JSON holds every board")
    }
}

/// How many kinds of geometries there are.
pub(crate) const GEOMETRIES: u64 = 24;

fn geometry(number: u64, attempt: u64) -> Geometry {
    let block = |rows, columns| Geometry::with_blocks(rows, columns).expect("a small block");
    let extra = |board: Geometry, extra| board.with_extra(extra).expect("an extra that fits");
    match number % GEOMETRIES {
        0 | 12 => Geometry::classic(),
        1 => extra(Geometry::classic(), Extra::Diagonals),
        2 => extra(Geometry::classic(), Extra::Windoku),
        3 => extra(Geometry::classic(), Extra::AntiKnight),
        4 => extra(Geometry::classic(), Extra::DisjointGroups),
        5 => extra(extra(Geometry::classic(), Extra::DisjointGroups), Extra::Diagonals),
        6 => extra(block(2, 3), Extra::AntiKing),
        7 => block(2, 2),
        8 => block(2, 3),
        9 => block(3, 2),
        10 => block(2, 4),
        11 => block(1, 5),
        13 => block(3, 4),
        14 => block(5, 2),
        15 => block(2, 5),
        16 => jigsaw(3, 3),
        17 => jigsaw(2, 3),
        18 => jigsaw(2, 2),
        19 => extra(jigsaw(3, 3), Extra::Diagonals),
        20 => house(&block(2, 3), "the corner", attempt),
        21 => house(&jigsaw(3, 3), "main", attempt),
        22 => apart(&block(2, 2), "the ends"),
        _ => apart(&house(&block(3, 2), "one", attempt), "far cells"),
    }
}

/// Blocks of which two side by side exchange a cell, wherever there are two.
fn jigsaw(rows: u8, columns: u8) -> Geometry {
    let plain = Geometry::with_blocks(rows, columns).expect("a small block");
    let side = usize::from(plain.side());
    let mut labels: Vec<u32> = plain.cells().map(|cell| plain.block(cell).into()).collect();
    for top in (0..side).step_by(rows.into()) {
        let right = usize::from(columns);
        labels.swap(top * side + right - 1, (top + 1) * side + right);
    }
    Geometry::irregular(&labels).expect("blocks of the same size")
}

/// One more house: a cell of each row and each column.
fn house(board: &Geometry, name: &str, shift: u64) -> Geometry {
    let side = usize::from(board.side());
    let column = |row: usize| (row + shift as usize) % side;
    let cells: Vec<Cell> =
        (0..side).map(|row| Cell::new((row * side + column(row)) as u16)).collect();
    board.with_house(name, &cells).expect("a house")
}

/// Two pairs of cells that differ and share no house.
fn apart(board: &Geometry, name: &str) -> Geometry {
    let last = board.cell_count() as u16 - 1;
    let side = u16::from(board.side());
    let cell = Cell::new;
    let pairs = [(cell(0), cell(last)), (cell(side - 1), cell(last - side + 1))];
    board.with_apart(name, &pairs).expect("pairs")
}

/// The usual ones, or others.
fn symbols(side: u8, random: &mut BoardRandom) -> Symbols {
    let named: &[&str] = match side {
        ..=9 => &["1-9", "A-I", "0-8", "dec", "一二三四五六七八九"],
        _ => &["1-9A-G", "A-P", "0-9A-F", "dec"],
    };
    match random.next_u64() % 8 {
        number @ 0..4 => {
            named[number as usize % named.len()].parse().expect("symbols that are known")
        }
        _ => Symbols::usual(side),
    }
}

/// Some rules that the solution keeps.
fn rules(solution: &Grid, random: &mut BoardRandom) -> Vec<Rule> {
    let geometry = solution.geometry();
    let side = u64::from(geometry.side());
    let mut document = Document::from(solution.clone());
    for _ in 0..40 {
        // A way of up to five cells, each beside the one before it.
        let mut way = vec![random.next_u64() % (side * side)];
        for _ in 0..1 + random.next_u64() % 4 {
            let last = way[way.len() - 1];
            let next = match random.next_u64() % 4 {
                0 if last % side + 1 < side => last + 1,
                1 if last % side > 0 => last - 1,
                2 if last >= side => last - side,
                3 if last / side + 1 < side => last + side,
                _ => continue,
            };
            if !way.contains(&next) {
                way.push(next);
            }
        }
        let cells: Vec<u16> = way.iter().map(|&cell| cell as u16).collect();
        let rule = rule(solution, cells, random.next_u64());
        let Some(rule) = rule.filter(|rule| !document.rules.contains(rule)) else { continue };
        document.rules.push(rule);
        let board = document.ruled().expect("a small board");
        if !board.contradictions().is_empty() {
            document.rules.pop();
        }
        if document.rules.len() == 4 {
            break;
        }
    }
    document.rules
}

/// A rule about these cells, whether the solution keeps it or not.
fn rule(solution: &Grid, cells: Vec<u16>, kind: u64) -> Option<Rule> {
    let value =
        |&cell: &u16| solution.get(Cell::new(cell)).map_or(0, |digit: Digit| digit.get().into());
    let sum: u32 = cells.iter().map(value).sum();
    let pair: Option<[u16; 2]> = cells.get(..2).and_then(|pair| pair.try_into().ok());
    Some(match kind % 16 {
        0 => Rule::Cage(Cage { cells, sum }),
        1 => Rule::Sum(Sum { cells, sum }),
        2 | 3 => Rule::Thermometer(Thermometer { cells, slow: false }),
        4 => Rule::AllDifferent(AllDifferent { cells }),
        5 => Rule::Palindrome(Palindrome { cells }),
        6 => Rule::Renban(Renban { cells }),
        7 => Rule::Whisper(Whisper { cells, least: 2 }),
        8 => Rule::Odd(Odd { cells: cells[..1].to_vec() }),
        9 => Rule::Even(Even { cells: cells[..1].to_vec() }),
        10 => Rule::Difference(Difference { cells: pair?, by: 1 }),
        11 => Rule::Ratio(Ratio { cells: pair?, times: 2 }),
        12 => Rule::PairSum(PairSum { cells: pair?, sum: pair?.iter().map(value).sum() }),
        13 => Rule::Greater(Greater { cells: pair? }),
        14 => Rule::Arrow(Arrow {
            bulb: cells[..1].to_vec(),
            shaft: cells.get(1..).filter(|c| !c.is_empty())?.to_vec(),
        }),
        _ => Rule::NonConsecutive,
    })
}
