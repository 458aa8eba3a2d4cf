//! Files in the shape that other programs write, read by their format and by none.

use std::fs;
use std::path::PathBuf;

use minirow::format::{AboutField, Document, Format, Part, ReadOptions, Symbols, read_all};
use minirow::{Cell, Digit, Extra, Geometry};

const PUZZLE: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
const PLAYED: &str =
    "417....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";

fn sample(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats");
    fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub(super) fn text(name: &str) -> String {
    String::from_utf8(sample(name)).expect("a sample is text")
}

pub(super) fn named(name: &str) -> ReadOptions {
    let format = if name == "auto" { None } else { Some(name.parse::<Format>().expect(name)) };
    ReadOptions::default().format(format)
}

/// A jigsaw, the letters of its blocks, and its solution.
pub(super) const JIGSAW: &str =
    ".325.79....7..9........6.....9....4.........8.2.95....79...23.....3..5......1..8.";
pub(super) const JIGSAW_LAYOUT: &str =
    "AAABBBCCCAAABBBCCCAADBBBCCCADDEEEFFFDDDEEEFFFDDDEEHFFFGGGEHHIIIGGGHHHIIIGGGHHHIII";
pub(super) const JIGSAW_SOLUTION: &str =
    "432587961567149823918236457879623145356471298124958736795862314681394572243715689";

/// The boards of a sample; `auto` tells no format.
fn read(name: &str, format: &str) -> Vec<Document> {
    let boards = read_all(&text(name), &named(format));
    boards.into_iter().map(|board| board.unwrap_or_else(|e| panic!("{name}: {e}"))).collect()
}

fn line(grid: &minirow::Grid) -> String {
    let line: Format = "line".parse().expect("a format");
    let text = line.draw(&grid.clone().into(), &Symbols::for_board(grid.geometry()));
    text.expect("every geometry has a line").trim_end().to_owned()
}

fn set(digits: &[u8]) -> minirow::DigitSet {
    digits.iter().filter_map(|&digit| Digit::new(digit)).collect()
}

/// All of one sample: its digits, the givens among them, and what else there is.
fn check(name: &str, formats: &[&str], digits: &str, parts: &[&[Part]]) {
    for format in formats {
        let boards = read(name, format);
        assert_eq!(boards.len(), parts.len(), "{name} as {format}");
        for (board, parts) in boards.iter().zip(parts) {
            assert_eq!(line(&board.puzzle()), PUZZLE, "{name} as {format}");
            let filled = if parts.contains(&Part::Givens) { digits } else { PUZZLE };
            assert_eq!(line(&board.grid), filled, "{name} as {format}");
            assert_eq!(board.parts(), *parts, "{name} as {format}");
        }
    }
}

const ABOUT: [Part; 7] = [
    Part::About(AboutField::Author),
    Part::About(AboutField::Rules),
    Part::About(AboutField::Comment),
    Part::About(AboutField::Date),
    Part::About(AboutField::Source),
    Part::About(AboutField::Level),
    Part::About(AboutField::Url),
];

#[test]
fn every_sample_reads() {
    let solution_and = |parts: &[Part]| [&[Part::Solution], parts].concat();
    let rated = Part::About(AboutField::Rating);
    let comment = Part::About(AboutField::Comment);
    let collection = Part::About(AboutField::Collection);
    let level = Part::About(AboutField::Level);
    let source = Part::About(AboutField::Source);
    check("boards.py", &["auto", "code"], PUZZLE, &[&[Part::Name], &[Part::Name]]);
    check("board.c", &["auto", "code"], PUZZLE, &[&[Part::Name]]);
    check("board.dzn", &["auto", "code"], PUZZLE, &[&[Part::Name]]);
    check("board.lp", &["auto", "facts"], PUZZLE, &[&[]]);
    check("boards.yaml", &["auto", "yaml"], PUZZLE, &[&[Part::Name, level]]);
    check("numpy.txt", &["auto", "code"], PUZZLE, &[&[]]);
    check("nested.json", &["auto", "json"], PUZZLE, &[&[Part::Solution, level]]);
    check("bank.txt", &["auto", "exchange"], PUZZLE, &[&[rated]]);
    check("question.csv", &["auto", "csv"], PUZZLE, &[&[Part::Solution, source, rated]]);
    check("solo.sav", &["auto", "tatham-save"], PLAYED, &[&[Part::Givens]]);
    check("one.sdm", &["auto", "line"], PUZZLE, &[&[], &[]]);
    check("sadman-plain.sdk", &["auto", "sadman", "sudocue"], PUZZLE, &[&[]]);
    check("sudocue.sdk", &["sudocue", "sadman"], PUZZLE, &[&ABOUT]);
    check("sudocue.sdk", &["auto"], PUZZLE, &[&[]]);
    let all = [&[Part::Givens, Part::Candidates, Part::Colours][..], &ABOUT, &[Part::Seconds]];
    check("sadman.sdk", &["auto", "sadman"], PLAYED, &[&all.concat()]);
    let played: &[Part] = &[Part::Givens, Part::Candidates];
    check("progress.sdx", &["auto", "sdx"], PLAYED, &[played]);
    check("marks.ss", &["ss"], PLAYED, &[played]);
    check("plain.ss", &["auto", "grid", "ss"], PUZZLE, &[&[]]);
    check("library.txt", &["auto", "library"], PLAYED, &[played, played]);
    check("susser.txt", &["auto", "susser"], PLAYED, &[played, &[Part::Givens]]);
    check("annotated.txt", &["auto"], PUZZLE, &[&[], &[]]);
    check("annotated.txt", &["annotated"], PUZZLE, &[&[rated], &[comment, rated]]);
    check("hodoku.candidates", &["auto", "candidates"], PUZZLE, &[&[Part::Candidates]]);
    check("simple.candidates", &["auto", "simple-candidates"], PUZZLE, &[&[Part::Candidates]]);
    check("hodoku.xml", &["auto", "hsol"], PLAYED, &[played]);
    let author = Part::About(AboutField::Author);
    check("v1.opensudoku", &["auto", "opensudoku"], PUZZLE, &[&[author, collection][..]; 2]);
    let marked = [Part::Givens, Part::Corner];
    let first = [&marked[..], &[comment, Part::About(AboutField::Date), collection, Part::Seconds]]
        .concat();
    let others = [&marked[..], &[collection]].concat();
    let centred = [&marked[..], &[Part::Centre, collection]].concat();
    let parts: [&[Part]; 5] = [&first, &[collection], &others, &others, &centred];
    check("v2.opensudoku", &["auto", "opensudoku"], PLAYED, &parts);
    let solved = solution_and(&[]);
    check("kaggle.csv", &["auto", "csv"], PUZZLE, &[&solved, &solved]);
    let radcliffe = solution_and(&[Part::Name, level]);
    check("radcliffe.csv", &["auto", "csv"], PUZZLE, &[&radcliffe, &radcliffe]);
    check("qqwing.csv", &["auto", "csv"], PUZZLE, &[&solution_and(&[level])]);
    check("drawn.csv", &["auto", "csv"], PUZZLE, &[&[Part::Name]]);
    let game = [Part::Givens, Part::Corner, Part::Solution, Part::Seconds];
    check("plain.ksudoku", &["auto", "ksudoku"], PLAYED, &[&game]);
}

/// What stands in the parts.
#[test]
fn parts_are_what_they_say() {
    let sadman = &read("sadman.sdk", "auto")[0];
    assert_eq!(sadman.about.comment.as_deref(), Some("first line\nsecond line"));
    assert_eq!(sadman.about.url.as_deref(), Some("http://example.org/1"));
    assert_eq!(sadman.play.as_ref().and_then(|play| play.seconds), Some(61));
    let candidates = sadman.candidates.as_ref().expect("candidates");
    assert_eq!(candidates[4], set(&[3, 6]), "those that are named");
    assert_eq!(candidates[3], set(&[6, 8]), "those that the digits leave");
    let colours = sadman.colours.as_ref().expect("colours");
    assert_eq!((&colours[11], &colours[80]), (&vec![1], &vec![9]));
    let sudocue = &read("sudocue.sdk", "sudocue")[0];
    assert_eq!(sudocue.about.author.as_deref(), Some("Somebody"));
    let annotated = &read("annotated.txt", "annotated")[1];
    assert_eq!(annotated.about.rating.as_deref(), Some("2.0/1.5/1.5"));
    assert_eq!(annotated.about.comment.as_deref(), Some("found at random"));
    let games = read("v2.opensudoku", "auto");
    assert_eq!(games[0].about.comment.as_deref(), Some("my \"note\""));
    assert_eq!(games[0].about.collection.as_deref(), Some("Hard & harder"));
    assert_eq!(games[0].play.as_ref().and_then(|play| play.seconds), Some(61));
    for game in [&games[0], &games[2], &games[3], &games[4]] {
        assert_eq!(game.corner.as_ref().expect("marks")[4], set(&[8, 9]));
        assert!(game.about.collection.is_some());
    }
    assert_eq!(games[4].centre.as_ref().expect("marks")[5], set(&[1, 2]));
    assert_eq!(games[2].about.collection.as_deref(), Some("Other"));
    let kaggle = &read("kaggle.csv", "auto")[1];
    assert!(kaggle.solution.as_ref().is_some_and(|solution| solution.empty_len() == 0));
    let table = &read("radcliffe.csv", "auto")[1];
    assert_eq!((table.name.as_deref(), table.about.level.as_deref()), (Some("2"), Some("0.0")));
    let game = &read("plain.ksudoku", "auto")[0];
    assert_eq!(game.grid.get(Cell::new(0)), Digit::new(4));
    assert_eq!(game.grid.get(Cell::new(9)), None, "cells are counted column by column");
    let library = &read("library.txt", "auto")[0];
    let eliminated = library.candidates.as_ref().expect("candidates");
    assert!(!eliminated[4].contains(Digit::new(6).expect("a digit")));
}

/// Boards of other sizes and geometries.
#[test]
fn other_sizes_read() {
    let geometry = |name: &str, index: usize| -> Geometry {
        read(name, "auto")[index].grid.geometry().clone()
    };
    let blocks = |rows, columns| Geometry::with_blocks(rows, columns).expect("blocks");
    assert_eq!(geometry("sizes.csv", 0), blocks(2, 2));
    assert_eq!(geometry("sizes.csv", 1), Geometry::classic());
    assert_eq!(geometry("sixteen.csv", 0), blocks(4, 4));
    assert_eq!(geometry("six.ksudoku", 0), blocks(2, 3));
    assert_eq!(geometry("large.ksudoku", 0), blocks(5, 5));
    let crossed = Geometry::classic().with_extra(Extra::Diagonals).expect("an extra");
    assert_eq!(geometry("crossed.ksudoku", 0), crossed);
    let six = &read("six.ksudoku", "auto")[0].grid;
    let second = Digit::new(2);
    assert_eq!((six.get(Cell::new(16)), six.get(Cell::new(0))), (second, Digit::new(1)));
    let large = &read("large.ksudoku", "auto")[0].grid;
    assert_eq!(large.get(Cell::new(624)), Digit::new(25));
}

/// Boards of any formats behind each other, with an empty line behind those of many lines.
#[test]
fn samples_read_one_behind_the_other() {
    let names = [
        ("sadman.sdk", 1),
        ("one.sdm", 2),
        ("radcliffe.csv", 2),
        ("v2.opensudoku", 5),
        ("library.txt", 2),
        ("sadman-plain.sdk", 1),
        ("plain.ksudoku", 1),
        ("hodoku.candidates", 1),
    ];
    let texts: Vec<String> = names.iter().map(|(name, _)| text(name) + "\n").collect();
    let options = ReadOptions::default().mixed(true);
    let boards = read_all(&texts.concat(), &options);
    let boards: Vec<Document> =
        boards.into_iter().map(|board| board.expect("a board of a sample")).collect();
    assert_eq!(boards.len(), names.iter().map(|(_, count)| count).sum::<usize>());
    assert!(boards[0].has(Part::Colours) && boards[3].has(Part::Solution));
}

/// A collection comes out element by element, and line ends may be missing.
#[test]
fn documents_are_cut_as_they_come() {
    let text = text("v2.opensudoku");
    let mut reader = minirow::format::Reader::new(ReadOptions::default());
    let mut counts = Vec::new();
    let mut rest = text.as_str();
    while rest.len() > 100 {
        let mut at = 100;
        while !rest.is_char_boundary(at) {
            at += 1;
        }
        counts.push(reader.feed_part(&rest[..at]).expect("parts are taken").len());
        rest = &rest[at..];
    }
    counts.push(reader.feed(rest).len() + reader.finish().len());
    assert_eq!(counts.iter().sum::<usize>(), 5);
    assert!(counts.iter().all(|&count| count <= 1), "{counts:?}");
}
