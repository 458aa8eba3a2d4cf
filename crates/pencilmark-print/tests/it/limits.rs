//! What does not fit, and what nobody would print.

use std::ops::ControlFlow;

use pencilmark::rules::Rule;
use pencilmark::scene::{Drawing, Paper, Shape};
use pencilmark::{Geometry, Grid};
use pencilmark_print::{
    Book, Entry, Fonts, Info, Length, PageSize, PrintError, Setup, Solutions, pdf,
};

use crate::{bytes, empty, fonts};

#[test]
fn large_print_is_kept_or_refused() {
    let fonts = fonts();
    let large = |per_page| Setup { per_page, is_large: true, ..Setup::default() };
    let entries = vec![empty(&Geometry::classic()); 24];
    let book = Book::plan(entries.clone(), large(2), &fonts).expect("two on a page");
    assert!(book.smallest_digit() >= 16.0);
    let refused = Book::plan(entries.clone(), large(12), &fonts).unwrap_err();
    let PrintError::SmallPrint { found, per_page: Some(count), board: 1, .. } = refused else {
        panic!("{refused}");
    };
    assert!(found < 16.0);
    let [fits, more] =
        [count, count + 1].map(|count| Book::plan(entries.clone(), large(count), &fonts));
    assert!(fits.is_ok() && more.is_err());
    let giant = vec![empty(&Geometry::of_side(100).expect("a square side"))];
    let refused = Book::plan(giant, large(1), &fonts).unwrap_err();
    assert!(matches!(refused, PrintError::SmallPrint { per_page: None, .. }), "{refused}");
}

#[test]
fn the_largest_board_has_a_page() {
    let geometry = Geometry::with_blocks(15, 17).expect("255");
    let values = (0..255_usize * 255).map(|cell| (cell % 255 + 1) as u8);
    let grid = Grid::from_values(&geometry, values).expect("digits of the board");
    let pdf = bytes(vec![Entry::new(Paper::new(grid))], Setup::default()).expect("a page");
    let text = pdf_extract::extract_text_from_mem(&pdf).expect("a page");
    let digits: Vec<u32> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert_eq!(digits.len(), 255 * 255);
}

/// Rules of a board stand between its caption and its digits: whole where there is room, else as much as
/// leaves the board three quarters of its size, in smaller type if need be, and all of it in large print.
#[test]
fn the_rules_of_a_board_stand_above_it() {
    let fonts = fonts();
    let page = |rules: String, is_large| {
        let entry = Entry { name: "Low Tide".to_owned(), rules, ..empty(&Geometry::classic()) };
        let setup = Setup { per_page: 1, is_large, ..Setup::default() };
        Book::plan(vec![entry], setup, &fonts)?.page(0, &fonts)
    };
    let lines = |page: &Drawing| -> Vec<(String, f64)> {
        let texts = page.texts().filter(|text| text.class == "rules");
        texts.map(|text| (text.text.clone(), text.at.1)).collect()
    };
    let board = |page: &Drawing| {
        let group = page.shapes.iter().find_map(|shape| match shape {
            Shape::Group(group) => Some((group.at.1, group.drawing.width * group.scale)),
            _ => None,
        });
        group.expect("a board")
    };
    let plain = page(String::new(), false).expect("a page");
    assert!(lines(&plain).is_empty());
    let short = page("Normal rules.\nNo knights.".to_owned(), false).expect("a page");
    assert_eq!(lines(&short)[0].0, "Normal rules. No knights.");
    assert!(lines(&short)[0].1 < board(&short).0);
    assert!((board(&short).1 - board(&plain).1).abs() < 0.01, "there is room on A4");
    let words: String = (0..5000).map(|word| format!("w{word} ")).collect();
    for (is_large, least) in [(false, 0.75), (true, 1.0)] {
        let long = page(words.clone(), is_large).expect("a page");
        assert!(board(&long).1 >= board(&plain).1 * least - 0.01);
        let lines = lines(&long);
        assert!(lines.len() > 5 && lines[0].0.starts_with("w0 w1 "), "{lines:?}");
        assert!(lines.last().expect("lines").0.ends_with('…'));
        assert!(lines.iter().all(|(_, down)| *down < board(&long).0));
    }
    // What fits in smaller type is whole.
    let words: String = (0..700).map(|word| format!("w{word} ")).collect();
    let small = page(words, false).expect("a page");
    assert!(lines(&small).last().expect("lines").0.ends_with("w699"));
    let size =
        |page: &Drawing| page.texts().find(|text| text.class == "rules").map(|text| text.size);
    assert!(size(&small) < size(&short));
}

/// The page that tells the rules tells those beyond houses once.
#[test]
fn rules_beyond_houses_have_a_page() {
    let fonts = fonts();
    let mut board = empty(&Geometry::classic());
    board.paper.rules = vec![Rule::Cage { cells: vec![0, 1], sum: 9 }, Rule::AntiKing];
    let setup = Setup { rules: true, per_page: 1, ..Setup::default() };
    let book = Book::plan(vec![board.clone(), board], setup, &fonts).expect("a book");
    let page = book.page(0, &fonts).expect("a page");
    let text: String = page.texts().map(|text| text.text.as_str()).collect();
    for meaning in ["sum to the number in its corner", "a king's move apart"] {
        assert_eq!(text.matches(meaning).count(), 1, "{text}");
    }
}

#[test]
fn names_from_anywhere_are_printed() {
    let mut entries = Vec::new();
    for name in
        ["a\u{0}\u{1b}[31m\u{202e}b", &"long ".repeat(2000), &"x".repeat(10_000), "\n\n", "é ß Ω Ж"]
    {
        let entry = empty(&Geometry::classic());
        let section = Some((1, name.to_owned()));
        entries.push(Entry {
            name: name.to_owned(),
            section,
            difficulty: name.to_owned(),
            ..entry
        });
    }
    let setup = Setup {
        per_page: 12,
        title: "\u{7}title\u{feff}".repeat(500),
        seed: "\r\n".to_owned(),
        header: "{title}|{section}|{seed}".parse().ok(),
        caption: "{n} {name} {difficulty}".parse().ok(),
        sections: true,
        contents: true,
        rules: true,
        solutions: Solutions::Back,
        ..Setup::default()
    };
    assert!(bytes(entries, setup).is_ok());
}

#[test]
fn what_is_missing_is_named() {
    let plain = || vec![empty(&Geometry::classic())];
    let titled = Setup { title: "数独".to_owned(), ..Setup::default() };
    assert_eq!(bytes(plain(), titled).unwrap_err(), PrintError::MissingCharacter('数'));
    assert_eq!(bytes(Vec::new(), Setup::default()).unwrap_err(), PrintError::NoBoard);
    let narrow = Setup { margin: Length(400.0), ..Setup::default() };
    let told = bytes(plain(), narrow).unwrap_err().to_string();
    assert!(told.starts_with("expected room for a board, found -205 x 42 points"), "{told}");
    let coded = Setup { qr: "{name}{name}".parse().ok(), ..Setup::default() };
    let named = Entry { name: "é".repeat(190), ..empty(&Geometry::classic()) };
    assert!(bytes(vec![named], coded).is_ok());
    assert_eq!(pencilmark_print::qr(&"é".repeat(2000)).unwrap_err(), PrintError::LongCode(4000));
    let small = Setup { paper: PageSize { width: 72.0, height: 72.0 }, ..Setup::default() };
    assert!(matches!(bytes(plain(), small).unwrap_err(), PrintError::NoRoom { .. }));
}

#[test]
fn the_user_can_stop_it() {
    let fonts: Fonts = fonts();
    let mut page = |_| Ok(Drawing::blank(100.0, 100.0));
    let stop =
        &mut |done| if done < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let stopped = pdf(&Info::default(), 1_000_000, &mut page, &[], &fonts, stop);
    assert_eq!(stopped.unwrap_err(), PrintError::Interrupted);
}
