//! Books, read as a reader of PDF does.

use minirow::scene::{Style, Theme};
use minirow_print::{Book, Entry, Setup, Solutions};

use crate::{bytes, entry, fonts};

const SOLVED: &str = "1234341221434321";

/// Six boards of 4×4 in two sections.
fn entries() -> Vec<Entry> {
    let open = [[0, 5], [1, 6], [2, 7], [3, 8], [4, 9], [10, 15]];
    let boards = open.map(|cells| {
        let mut text: Vec<char> = SOLVED.chars().collect();
        cells.into_iter().for_each(|cell| text[cell] = '.');
        let mut entry = entry(&text.into_iter().collect::<String>(), SOLVED);
        let (order, level) = if cells[0] % 2 == 0 { (3, "tricky") } else { (1, "easy") };
        entry.section = Some((order, level.to_owned()));
        entry.difficulty = level.to_owned();
        entry
    });
    boards.into_iter().collect()
}

fn book() -> Setup {
    Setup {
        per_page: 2,
        title: "Small & smaller".to_owned(),
        header: Some("{title}||{section}".parse().expect("a template")),
        footer: Some("{page}/{pages}||{date} {seed}".parse().expect("a template")),
        caption: Some("No. {n}: {difficulty}, {givens} givens".parse().expect("a template")),
        solutions: Solutions::Back,
        is_bound: true,
        sections: true,
        contents: true,
        rules: true,
        date: "2026-02-28".parse().ok(),
        seed: "7:1".to_owned(),
        ..Setup::default()
    }
}

#[test]
fn a_book_reads_well() {
    let pdf = bytes(entries(), book()).expect("a book");
    let text = pdf_extract::extract_text_from_mem(&pdf).expect("a PDF");
    // Where a reader puts empty lines says nothing about the pages.
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_single_board_has_no_more_than_itself() {
    let pdf = bytes(entries().split_off(5), Setup::default()).expect("a page");
    let text = pdf_extract::extract_text_from_mem(&pdf).expect("a PDF");
    assert_eq!(text.split_whitespace().collect::<String>(), "12343412213432");
}

#[test]
fn outlines_lead_to_pages() {
    let fonts = fonts();
    let found = |setup: Setup| {
        let outline = Book::plan(entries(), setup, &fonts).expect("a book").outline();
        outline.into_iter().map(|bookmark| (bookmark.title, bookmark.page)).collect::<Vec<_>>()
    };
    let expected = |pages: [usize; 5]| {
        let titles = ["Contents", "How to solve", "Easy", "Tricky", "Solutions"];
        titles.map(str::to_owned).into_iter().zip(pages).collect::<Vec<_>>()
    };
    assert_eq!(found(book()), expected([1, 2, 3, 4, 6]));
    // Eight pages on two sheets: the last but one is beside the second.
    assert_eq!(found(Setup { booklet: true, ..book() }), expected([1, 2, 3, 3, 1]));
    assert_eq!(found(Setup::default()), []);
}

#[test]
fn the_same_book_is_the_same_file() {
    for setup in [
        book(),
        Setup { booklet: true, is_large: true, ..book() },
        Setup {
            solutions: Solutions::UpsideDown,
            work_space: true,
            qr: "{line}".parse().ok(),
            style: Style::of(Theme::Dark),
            ..Setup::default()
        },
    ] {
        let [one, other] = [(); 2].map(|()| bytes(entries(), setup.clone()).expect("a book"));
        assert!(one == other, "{setup:?}");
    }
}

#[test]
fn solutions_have_their_own_file() {
    let setup = Setup { solutions: Solutions::Only, contents: false, ..book() };
    let pdf = bytes(entries(), setup).expect("solutions");
    let text = pdf_extract::extract_text_from_mem(&pdf).expect("a PDF");
    assert!(text.contains("Solutions") && !text.contains("givens"), "{text}");
    let digits = text.chars().filter(char::is_ascii_digit).count();
    assert!(digits >= 6 * 16, "{text}");
}
