//! Names of symbol sets.

use minirow::format::{Format, Symbols, SymbolsError, write};
use minirow::{Digit, Geometry, Grid};
use proptest::prelude::*;

use crate::property;

fn check(text: &str, count: usize, first: &str, last: &str, display: &str) {
    let symbols: Symbols = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let symbol = |value: usize| symbols.symbol(Digit::new(value as u8).expect("a digit"));
    assert_eq!(symbols.count(), count, "{text}");
    assert_eq!((symbol(1).as_str(), symbol(count).as_str()), (first, last), "{text}");
    assert_eq!(symbols.to_string(), display);
    assert_eq!(symbols.to_string().parse(), Ok(symbols));
}

#[test]
fn names_that_are_understood() {
    check("1-9", 9, "1", "9", "1-9");
    check("123456789", 9, "1", "9", "1-9");
    check("1-9A-G", 16, "1", "G", "1-9A-G");
    check("0-9A-F", 16, "0", "F", "0-9A-F");
    check("0-9a-f", 16, "0", "f", "0-9a-f");
    check("A-P", 16, "A", "P", "A-P");
    check("ABCDEFGHJ", 9, "A", "J", "A-HJ");
    check("21", 2, "2", "1", "21");
    check("12", 2, "1", "2", "12");
    check("α-ω", 25, "α", "ω", "α-ω");
    check("♠♥♦♣", 4, "♠", "♣", "♠♥♦♣");
    check("XYZ", 3, "X", "Z", "X-Z");
    check("dec", 255, "1", "255", "dec");
    check("DEC", 255, "1", "255", "dec");
    check("hex", 16, "0", "F", "0-9A-F");
    check("HEX", 3, "H", "X", "HEX");
    check("greek", 24, "α", "ω", "α-ρσ-ω");
    for name in Symbols::NAMES {
        let symbols: Symbols = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(symbols.to_string().parse(), Ok(symbols), "{name}");
    }
}

/// Digits of other scripts are read without being named, and written back.
#[test]
fn digits_of_other_scripts() {
    let usual: Grid = "12.. .... ..3. ...4".parse().expect("a grid");
    let line: Format = "line".parse().expect("a format");
    for name in Symbols::NAMES.iter().skip(4) {
        let symbols: Symbols = name.parse().expect("symbols");
        let text = write(&usual.clone().into(), line, &symbols).expect("a line");
        assert!(!text.is_ascii(), "{text}");
        assert_eq!(text.parse::<Grid>().as_ref(), Ok(&usual), "{text}");
        let large = Grid::from_values(&Geometry::classic(), (0..81).map(|cell| (cell % 10) as u8));
        let large = large.expect("values");
        for format in ["line", "grid", "json"] {
            let format: Format = format.parse().expect("a format");
            let text = write(&large.clone().into(), format, &symbols).expect("a board");
            assert_eq!(text.parse::<Grid>().as_ref(), Ok(&large), "{text}");
        }
    }
    // Zeros of the script are empty cells.
    assert_eq!("१२०००००००० ३ ० ० ० ० ४".replace(' ', "").parse::<Grid>(), Ok(usual));
}

fn check_error(text: &str, error: SymbolsError, message: &str) {
    let found = text.parse::<Symbols>();
    assert_eq!(found.as_ref(), Err(&error), "{text}");
    assert_eq!(error.to_string(), message);
}

#[test]
fn names_that_are_not() {
    let expected_list = "expected symbols such as 1-9A-G, 0-9A-F, A-P, greek or dec, found nothing";
    check_error("", SymbolsError::Empty, expected_list);
    let range = SymbolsError::Range('9', '1');
    check_error("9-1", range, "expected a range of symbols in ascending order, found '9-1'");
    let twice = SymbolsError::Repeated('5');
    check_error("1-955", twice.clone(), "expected each symbol once, found '5' twice");
    check_error("1-95-7", twice, "expected each symbol once, found '5' twice");
    for character in [' ', '.', '|', '+', '=', ',', ';', ':', '\'', '/', '#', '*', '_', '"', '\t'] {
        let message = format!(
            "expected letters, digits or other signs that do not draw a board, found '{character}'"
        );
        check_error(&format!("12{character}"), SymbolsError::Character(character), &message);
    }
    assert_eq!("1-".parse::<Symbols>(), Err(SymbolsError::Character('-')));
    assert!("-".parse::<Symbols>().is_err());
    assert!("a-\u{10ffff}".parse::<Symbols>().is_err());
}

#[test]
fn usual_symbols() {
    let check = |side, display: &str| assert_eq!(Symbols::usual(side).to_string(), display);
    check(1, "1");
    check(2, "12");
    check(4, "1-4");
    check(9, "1-9");
    check(10, "1-9A");
    check(16, "1-9A-G");
    check(25, "1-9A-P");
    check(35, "1-9A-Z");
    check(36, "dec");
    check(255, "dec");
}

/// Letters are read in either case where only one case is a symbol.
#[test]
fn case() {
    let check = |symbols: &str, symbol: &str, expected: u8| {
        let symbols: Symbols = symbols.parse().unwrap();
        assert_eq!(symbols.digit(symbol), Digit::new(expected), "{symbols} {symbol}");
    };
    check("1-9A-G", "G", 16);
    check("1-9A-G", "g", 16);
    check("0-9a-f", "F", 16);
    check("aA", "a", 1);
    check("aA", "A", 2);
    check("A-P", "Q", 0);
    check("A-P", "AB", 0);
    check("A-P", "", 0);
    check("1-9", "0", 0);
    check("0-8", "0", 1);
    check("dec", "10", 10);
    check("dec", "0", 0);
    check("dec", "256", 0);
    check("dec", "", 0);
    check("dec", "A", 0);
}

#[test]
fn every_symbol_is_the_one_of_its_digit() {
    let name = proptest::sample::subsequence(('!'..='~').collect::<Vec<char>>(), 1..40)
        .prop_shuffle()
        .prop_map(|symbols| symbols.into_iter().collect::<String>());
    property::check(2000, name, |name| {
        if let Ok(symbols) = name.parse::<Symbols>() {
            prop_assert_eq!(symbols.to_string().parse(), Ok(symbols.clone()));
            for digit in (1..=symbols.count()).filter_map(|value| Digit::new(value as u8)) {
                prop_assert_eq!(symbols.digit(&symbols.symbol(digit)), Some(digit));
            }
        }
        Ok(())
    });
}
