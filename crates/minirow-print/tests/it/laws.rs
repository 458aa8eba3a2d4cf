//! What holds for all pages.

use minirow::Geometry;
use minirow::scene::{Drawing, Group, Shape};
use minirow_print::{Book, Entry, Length, PageSize, PrintError, Setup, Solutions};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

use crate::{empty, fonts};

fn setups() -> impl Strategy<Value = Setup> {
    let paper = (100.0..900.0_f64, 100.0..900.0_f64, 0.0..60.0_f64);
    let flags = prop::collection::vec(any::<bool>(), 9);
    let solutions = prop::sample::select(vec![
        Solutions::None,
        Solutions::UpsideDown,
        Solutions::Back,
        Solutions::Only,
    ]);
    (paper, 1..=12_usize, flags, solutions, 1..=12_usize).prop_map(
        |((width, height, margin), per_page, flags, solutions, solutions_per_page)| Setup {
            paper: PageSize { width, height },
            margin: Length(margin),
            per_page,
            solutions,
            solutions_per_page: flags[0].then_some(solutions_per_page),
            is_bound: flags[1],
            work_space: flags[2],
            qr: flags[3].then(|| "{n}".parse().expect("a template")),
            sections: flags[4],
            contents: flags[5],
            rules: flags[6],
            booklet: flags[7],
            title: if flags[8] { "A title".to_owned() } else { String::new() },
            ..Setup::default()
        },
    )
}

fn boards() -> impl Strategy<Value = Vec<Entry>> {
    let words = prop::sample::select(vec![0, 3, 300]);
    let board = (prop::sample::select(vec![4_u8, 9, 16]), 0..3_u32, words);
    let board = board.prop_map(|(side, section, words)| {
        let geometry = Geometry::of_side(side).expect("a square side");
        let section = (section, format!("part {section}"));
        Entry { section: Some(section), rules: "Normal rules. ".repeat(words), ..empty(&geometry) }
    });
    prop::collection::vec(board, 1..30)
}

fn groups(drawing: &Drawing) -> impl Iterator<Item = &Group> {
    drawing.shapes.iter().filter_map(|shape| match shape {
        Shape::Group(group) => Some(group),
        _ => None,
    })
}

/// The pages of a book in the order in which they are read.
fn pages(book: &Book, is_booklet: bool) -> Result<Vec<Drawing>, PrintError> {
    let fonts = fonts();
    let sides: Result<Vec<Drawing>, PrintError> =
        (0..book.pages()).map(|number| book.page(number, &fonts)).collect();
    let sides = sides?;
    if !is_booklet {
        return Ok(sides);
    }
    // A reader turns a page after the other of the folded sheets.
    let halves = |side: &Drawing| -> Vec<Drawing> {
        groups(side).map(|group| group.drawing.clone()).collect()
    };
    let (mut front, mut back) = (Vec::new(), Vec::new());
    for (number, side) in sides.iter().enumerate() {
        let mut halves = halves(side);
        let right = halves.pop().expect("two pages");
        let left = halves.pop().expect("two pages");
        let (low, high) = if number % 2 == 0 { (right, left) } else { (left, right) };
        front.push(low);
        back.push(high);
    }
    back.reverse();
    Ok(front.into_iter().chain(back).collect())
}

/// Boards are all there, in order, inside of the margins, and none lies over another.
#[test]
fn boards_have_their_places() {
    let config = Config {
        cases: 96,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..Config::default()
    };
    let result = TestRunner::new(config).run(&(boards(), setups()), |(entries, setup)| {
        let count = entries.len();
        let fonts = fonts();
        let book = match Book::plan(entries, setup.clone(), &fonts) {
            Ok(book) => book,
            Err(PrintError::NoRoom { width, height }) => {
                prop_assert!(width < 36.0 || height < 36.0);
                return Ok(());
            }
            Err(error) => return Err(TestCaseError::fail(error.to_string())),
        };
        let pages = pages(&book, setup.booklet).expect("pages");
        prop_assert!(!setup.booklet || pages.len().is_multiple_of(4));
        let parts = match setup.solutions {
            Solutions::Back => 2,
            _ => 1,
        };
        let mut numbers = Vec::new();
        for page in &pages {
            let captions = page.texts().filter(|text| text.class == "caption");
            numbers.extend(captions.map(|text| {
                let number: String = text.text.chars().take_while(char::is_ascii_digit).collect();
                number.parse::<usize>().unwrap_or(0)
            }));
            let placed: Vec<[f64; 4]> = groups(page)
                .map(|group| {
                    let side = group.drawing.width * group.scale;
                    [group.at.0, group.at.1, group.at.0 + side, group.at.1 + side]
                })
                .collect();
            let margin = setup.margin.0 - 0.01;
            for (index, a) in placed.iter().enumerate() {
                prop_assert!(a[0] >= margin && a[1] >= margin, "{:?}", a);
                prop_assert!(
                    a[2] <= page.width - margin && a[3] <= page.height - margin,
                    "{:?}",
                    a
                );
                for b in &placed[index + 1..] {
                    let apart = a[2] <= b[0] + 0.01
                        || b[2] <= a[0] + 0.01
                        || a[3] <= b[1] + 0.01
                        || b[3] <= a[1] + 0.01;
                    prop_assert!(apart, "{:?} {:?}", a, b);
                }
            }
        }
        // On the smallest pages there is no room for them.
        let has_room = pages[0].width > 300.0 && pages[0].height > 300.0;
        if has_room && (count > 1 || setup.solutions == Solutions::Only) {
            let expected: Vec<usize> = (0..parts).flat_map(|_| 1..=count).collect();
            prop_assert_eq!(numbers, expected);
        }
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}
