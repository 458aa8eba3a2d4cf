//! What does not fit, and what nobody would print.

use std::ops::ControlFlow;

use minirow::rules::Rule;
use minirow::rules::kinds::Cage;
use minirow::scene::{Drawing, Paper, Shape};
use minirow::{Geometry, Grid};
use minirow_print::{
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
    board.paper.rules = vec![Rule::Cage(Cage { cells: vec![0, 1], sum: 9 }), Rule::AntiKing];
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
    assert_eq!(minirow_print::qr(&"é".repeat(2000)).unwrap_err(), PrintError::LongCode(4000));
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

/// A long title is all there, in smaller type and several lines, above the boards; and so is a header beside it.
#[test]
fn titles_and_headers_are_whole() {
    let fonts = fonts();
    for len in [10, 70, 200, 500] {
        let title: String = "A title of words ".chars().cycle().take(len).collect();
        let title = title.trim().to_owned();
        for (contents, page) in [(false, 0), (true, 0)] {
            let header = "left|{title}|right".parse().ok();
            let setup = Setup { title: title.clone(), contents, header, ..Setup::default() };
            let book = Book::plan(vec![empty(&Geometry::classic()); 3], setup, &fonts);
            let page = book.expect("a book").page(page, &fonts).expect("a page");
            let class = if contents { "title" } else { "heading" };
            let lines: Vec<_> = page.texts().filter(|text| text.class == class).collect();
            let told: Vec<&str> = lines.iter().map(|text| text.text.as_str()).collect();
            assert!(told.join(" ").starts_with(&title), "{len}: {told:?}");
            for text in &lines {
                let width = fonts.width(&text.text, text.size, text.weight).expect("characters");
                assert!(width <= page.width - 72.0 + 0.01, "{len}: {text:?}");
            }
            if contents {
                continue;
            }
            // The header is above the heading, and that above the board.
            let edges: Vec<&str> = page
                .texts()
                .filter(|text| text.class == "edge")
                .map(|text| text.text.as_str())
                .collect();
            assert!(edges.contains(&"left") && edges.contains(&"right"), "{edges:?}");
            let header = page.texts().filter(|text| text.class == "edge" && text.text != "1");
            let lowest = header.map(|text| text.at.1).fold(0.0, f64::max);
            let caption = page.texts().find(|text| text.class == "caption").expect("a caption");
            assert!(lines.iter().all(|text| text.at.1 - text.size > lowest), "{len}");
            assert!(
                lines.iter().all(|text| text.at.1 < caption.at.1 - caption.size * 0.8),
                "{len}"
            );
        }
    }
    // Sections, contents and solutions have headings, and the header above them.
    let section = Some((1, "A section with a long name ".repeat(8)));
    let entry = Entry { section, ..empty(&Geometry::classic()) };
    let setup = Setup {
        header: "{page} of {pages}".parse().ok(),
        sections: true,
        contents: true,
        rules: true,
        solutions: Solutions::Back,
        ..Setup::default()
    };
    let book = Book::plan(vec![entry; 2], setup, &fonts).expect("a book");
    for number in 0..book.pages() {
        let page = book.page(number, &fonts).expect("a page");
        let header = format!("{} of {}", number + 1, book.pages());
        assert!(page.texts().any(|text| text.text == header), "{number}");
    }
}

/// Solutions in large print are large, behind the boards and beside them.
#[test]
fn large_print_is_large_in_solutions() {
    let fonts = fonts();
    let solved: Grid =
        "417632598923578146586914372879325614241796835635481729398257461162843957754169283"
            .parse()
            .expect("a grid");
    let mut entry = empty(&Geometry::classic());
    entry.solution = Some(solved);
    let plan = |setup: Setup| Book::plan(vec![entry.clone(); 13], setup, &fonts);
    let least = |page: &Drawing| {
        let boards = page.shapes.iter().filter_map(|shape| match shape {
            Shape::Group(group) if ["board", "solution"].contains(&group.class) => Some(group),
            _ => None,
        });
        let sizes =
            boards.flat_map(|group| group.drawing.texts().map(move |text| text.size * group.scale));
        sizes.fold(f64::INFINITY, f64::min)
    };
    for (solutions, per_page, work_space) in [
        (Solutions::Back, 1, false),
        (Solutions::Back, 4, false),
        (Solutions::Only, 1, false),
        (Solutions::UpsideDown, 1, false),
        (Solutions::UpsideDown, 2, false),
        (Solutions::UpsideDown, 1, true),
    ] {
        let setup = Setup { is_large: true, solutions, per_page, work_space, ..Setup::default() };
        let book = plan(setup).unwrap_or_else(|error| panic!("{solutions:?} {per_page}: {error}"));
        for number in 0..book.pages() {
            let page = book.page(number, &fonts).expect("a page");
            assert!(
                least(&page) >= 16.0 - 0.01,
                "{solutions:?} {per_page} {number}: {}",
                least(&page)
            );
        }
    }
    // As many boards as were asked for are never made fewer: what does is proposed.
    for (solutions, number) in
        [(Solutions::Back, 6), (Solutions::Back, 12), (Solutions::UpsideDown, 6)]
    {
        let setup = |per_page| Setup { is_large: true, solutions, per_page, ..Setup::default() };
        let refused = plan(setup(number)).unwrap_err();
        let PrintError::SmallPrint { found, per_page: Some(count), .. } = refused else {
            panic!("{solutions:?} {number}: {refused}");
        };
        assert!(found < 16.0 && count < number, "{solutions:?} {number}: {count}");
        assert!(
            plan(setup(count)).is_ok() && plan(setup(count + 1)).is_err(),
            "{solutions:?} {count}"
        );
    }
    // Without large print they are as they were.
    let book = plan(Setup { solutions: Solutions::Back, ..Setup::default() }).expect("a book");
    assert_eq!(book.pages(), 15);
    for (solutions, per_page, solutions_per_page) in [
        (Solutions::Back, 1, Some(12)),
        (Solutions::Only, 1, Some(48)),
        (Solutions::UpsideDown, 4, None),
    ] {
        let setup =
            Setup { is_large: true, solutions, per_page, solutions_per_page, ..Setup::default() };
        let refused = plan(setup.clone()).unwrap_err();
        let PrintError::SmallSolutions { found, is_back, per_page: Some(count), .. } = refused
        else {
            panic!("{solutions:?}: {refused}");
        };
        assert!(found < 16.0 && is_back == (solutions != Solutions::UpsideDown));
        // What is proposed does.
        let fits = match is_back {
            true => Setup { solutions_per_page: Some(count), ..setup },
            false => Setup { per_page: count, ..setup },
        };
        assert!(plan(fits).is_ok(), "{solutions:?} {count}");
    }
}

/// What the outlines of a font say about characters is changed in a copy of it.
fn without_outlines(characters: std::ops::RangeInclusive<char>) -> Vec<u8> {
    let mut font = notosans::REGULAR_TTF.to_vec();
    let number = |font: &[u8], at: usize, len: usize| {
        font[at..at + len].iter().fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    let tables = number(&font, 4, 2);
    let table = |font: &[u8], tag: &[u8]| {
        let record = (0..tables).map(|table| 12 + 16 * table).find(|&at| &font[at..at + 4] == tag);
        number(font, record.expect("a table") + 8, 4)
    };
    let is_long = number(&font, table(&font, b"head") + 50, 2) == 1;
    let width = if is_long { 4 } else { 2 };
    let places = table(&font, b"loca");
    let glyphs: Vec<usize> = {
        use skrifa::MetadataProvider;
        let face = skrifa::FontRef::from_index(&font, 0).expect("a font");
        characters
            .filter_map(|character| Some(face.charmap().map(character)?.to_u32() as usize))
            .collect()
    };
    for glyph in glyphs {
        // Where the next outline begins as this one does, this one is empty.
        let at = places + glyph * width;
        let begins = font[at..at + width].to_vec();
        font[at + width..at + 2 * width].copy_from_slice(&begins);
    }
    font
}

/// Fonts in which digits or letters are no outlines are refused; other characters come from the next font.
#[test]
fn fonts_draw_by_outlines() {
    let name = |error: PrintError| match error {
        PrintError::NoOutlines { characters, .. } => characters.into_iter().collect::<String>(),
        other => panic!("{other}"),
    };
    assert_eq!(name(Fonts::new(vec![without_outlines('0'..='9')]).unwrap_err()), "0123456789");
    assert_eq!(name(Fonts::new(vec![without_outlines('4'..='6')]).unwrap_err()), "456");
    assert_eq!(name(Fonts::new(vec![without_outlines('A'..='B')]).unwrap_err()), "AB");
    let told = Fonts::new(vec![without_outlines('7'..='7')]).unwrap_err().to_string();
    assert_eq!(
        told,
        "the font 'Noto Sans' has no outlines for 7, and pages are drawn with outlines"
    );
    let mut pictures = notosans::REGULAR_TTF.to_vec();
    let tag = pictures.windows(4).position(|tag| tag == b"glyf").expect("a table");
    pictures[tag..tag + 4].copy_from_slice(b"glyg");
    assert_eq!(name(Fonts::new(vec![pictures]).unwrap_err()), "0123456789AB");
    // Nothing is ever seen of blanks and characters without width.
    for blanks in
        ['\u{20}'..='\u{20}', '\u{a0}'..='\u{a0}', '\u{200b}'..='\u{200f}', '\u{feff}'..='\u{feff}']
    {
        let fonts = Fonts::new(vec![without_outlines(blanks.clone())]);
        assert!(fonts.is_ok(), "{blanks:?}");
    }
    // A sign without an outline is drawn as the font that is built in draws it.
    let fonts = Fonts::new(vec![without_outlines('§'..='§')]).expect("a font");
    let entry = Entry { name: "§ 7".to_owned(), ..empty(&Geometry::classic()) };
    let book = Book::plan(vec![entry], Setup::default(), &fonts).expect("a book");
    assert!(book.page(0, &fonts).is_ok());
    assert!(Fonts::new(vec![notosans::BOLD_TTF.to_vec()]).is_ok());
}
