//! Digits of every script, numerals above nine, and signs that are not seen.

use minirow::format::{ReadOptions, Symbols, read_all};
use minirow::{Geometry, format::Format};

use super::told;

const BOARD: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

/// The zeros of scripts in which people write, of mathematics and of screens.
const ZEROS: [char; 22] = [
    '٠', '۰', '߀', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '෦', '๐', '໐', '༠', '၀', '០', '᠐',
    '０', '𝟎', '🯰',
];

fn check(text: &str) {
    let outcomes = told::outcomes(text, &ReadOptions::default());
    assert_eq!(outcomes, [format!("3x3: {BOARD}")], "{text}");
}

/// The board with these digits, from this zero.
fn in_script(board: &str, zero: char) -> String {
    let digit = |sign: char| match sign.to_digit(10) {
        Some(value) => char::from_u32(u32::from(zero) + value).expect("a digit"),
        None => sign,
    };
    board.chars().map(digit).collect()
}

#[test]
fn digits_of_every_script() {
    for zero in ZEROS {
        let rows = in_script(BOARD, zero).replace(' ', "\n");
        let line = rows.replace('\n', "");
        let spread = |sign: char| if sign == '\n' { "\n".to_owned() } else { format!("{sign} ") };
        for text in [&rows, &line, &rows.chars().map(spread).collect()] {
            check(text);
            check(&text.replace('.', &zero.to_string()));
        }
        check(&format!("{line},easy\n"));
        check(&format!("puzzle,level\n{line},easy\n"));
        check(&format!("[\"{line}\"]\n").replace(['[', ']', '"'], ""));
    }
}

/// What is read in a script is written in it.
#[test]
fn symbols_stay() {
    let text = in_script(BOARD, '౦').replace(' ', "");
    let record = minirow::format::Reader::new(ReadOptions::default()).feed(&text).remove(0);
    let (document, shape) = record.unwrap().read_with_shape().unwrap();
    let back = minirow::format::write(&document, Format::LINE, &shape.symbols).unwrap();
    assert_eq!(back.lines().last(), Some(text.as_str()));
}

#[test]
fn scripts_are_not_mixed() {
    let text = BOARD.replace('5', "๕").replace(' ', "");
    let outcomes = told::outcomes(&text, &ReadOptions::default());
    assert!(outcomes[0].contains("expected a symbol of 1-9 or an empty cell"), "{outcomes:?}");
}

/// A board of 12×12 in numbers, `.` for an empty cell.
const TWELVE: &str = ". 1 . 4 . 9 11 . . . 5 .\n6 . 2 . . . . . 10 . . .\n. 5 . . . . . . 9 . . 2\n\
                      12 . . 9 3 2 . . . 8 . .\n. 8 6 . 10 7 . . 2 . 11 .\n3 . . . 6 . . . 1 4 . 12\n\
                      . . 5 . 12 6 . . . . 1 .\n. 6 . . 2 . . 3 . . . .\n. . . . . 1 . 9 . 3 . 6\n\
                      . . . . . . . . . . . .\n. . 4 11 7 12 . . . . 2 .\n5 3 . . . . . 11 . 12 . 10\n";

fn chinese(number: u32) -> String {
    let digit = |value: u32| "〇一二三四五六七八九".chars().nth(value as usize).unwrap();
    match (number / 10, number % 10) {
        (0, ones) => digit(ones).to_string(),
        (1, 0) => "十".to_owned(),
        (1, ones) => format!("十{}", digit(ones)),
        (tens, 0) => format!("{}十", digit(tens)),
        (tens, ones) => format!("{}十{}", digit(tens), digit(ones)),
    }
}

/// A text with another writing of its numbers.
fn with_numbers(text: &str, write: impl Fn(u32) -> String) -> String {
    let word = |word: &str| word.parse().map_or(word.to_owned(), &write);
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ");
    text.lines().map(|text| line(text) + "\n").collect()
}

#[test]
fn numerals_above_nine() {
    let options = ReadOptions::default().geometry(Geometry::with_blocks(3, 4).unwrap());
    let expected = told::outcomes(TWELVE, &options);
    assert!(expected[0].starts_with("3x4: .1.4.9B...5. 6.2....."), "{expected:?}");
    let named = options.clone().symbols("chinese".parse::<Symbols>().unwrap());
    let in_chinese = with_numbers(TWELVE, chinese);
    assert_eq!(told::outcomes(&in_chinese, &options), expected);
    assert_eq!(told::outcomes(&in_chinese, &named), expected);
    assert_eq!(told::outcomes(&in_chinese.replace('\n', " "), &options), expected);
    assert_eq!(told::outcomes(&format!("{in_chinese}\n{in_chinese}"), &options).len(), 2);
    let sheet = in_chinese.replace(' ', ",").replace('.', "");
    assert_eq!(told::outcomes(&sheet, &options), expected);
    for zero in ['٠', '०', '༠'] {
        let text = with_numbers(TWELVE, |number| in_script(&number.to_string(), zero));
        assert_eq!(told::outcomes(&text, &options), expected, "{text}");
        assert_eq!(told::outcomes(&text.replace('.', &zero.to_string()), &options), expected);
    }
    // Beyond 20, and 10 alone as a symbol.
    let rows = (0..25).map(|row| {
        (0..25)
            .map(|at| ((row * 5 + row / 5 + at) % 25 + 1).to_string())
            .collect::<Vec<_>>()
            .join(" ")
            + "\n"
    });
    let full: String = rows.collect();
    let auto = ReadOptions::default();
    let dots =
        with_numbers(&full, |number| if number % 7 == 0 { ".".into() } else { chinese(number) });
    let same =
        with_numbers(&full, |number| if number % 7 == 0 { ".".into() } else { number.to_string() });
    assert_eq!(told::outcomes(&dots, &auto), told::outcomes(&same, &auto));
    let ten = ReadOptions::default().geometry(Geometry::with_blocks(2, 5).unwrap());
    let line = format!("十九八七六五四三二一{}", ".".repeat(90));
    assert!(told::outcomes(&line, &ten)[0].starts_with("2x5: A987654321 "));
    let wrong = in_chinese.replace("十二", "十三");
    assert!(told::outcomes(&wrong, &options)[0].contains("expected "), "13 of 12");
}

#[test]
fn signs_that_are_not_seen() {
    let rows = BOARD.replace(' ', "\n");
    let spread = |between: &str| {
        let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(between);
        rows.lines().map(|text| row(text) + "\n").collect::<String>()
    };
    // Direction marks and isolates, joiners, soft hyphens, tags, variation selectors.
    for sign in [
        "\u{200f}",
        "\u{200e}",
        "\u{2066}",
        "\u{2069}",
        "\u{202b}",
        "\u{200b}",
        "\u{200d}",
        "\u{2060}",
        "\u{ad}",
        "\u{feff}",
        "\u{61c}",
        "\u{fe0f}",
        "\u{e0041}",
    ] {
        check(&rows.replace('\n', &format!("{sign}\n{sign}")));
        check(&format!("{sign}{}", spread(sign)));
        check(&spread(&format!("{sign} {sign}")));
        check(&format!("{sign}{}{sign}\n", rows.replace('\n', "")));
        check(&format!("{sign}{{\"grid\":\"{}\"}}\n", rows.replace('\n', sign)));
        check(&format!("puzzle,level\n{}{sign},easy\n", rows.replace('\n', "")));
        check(&format!("{sign}\n{sign}{}\n{sign}\n", rows.replace('\n', "")));
        let blank = spread(",").replace('.', sign);
        check(&blank);
    }
    let keycaps = |sign: char| {
        if sign.is_ascii_digit() { format!("{sign}\u{fe0f}\u{20e3}") } else { sign.to_string() }
    };
    check(&rows.chars().map(keycaps).collect::<String>());
    check(&spread(" ").chars().map(keycaps).collect::<String>());
    let arabic = in_script(&spread(" "), '٠');
    check(&arabic.lines().map(|row| format!("\u{200f}{row}\u{200f}\n")).collect::<String>());
    // Texts that are no cells keep them.
    let named =
        format!("{{\"grid\":\"{}\",\"name\":\"می\u{200c}خواهم\"}}\n", rows.replace('\n', " "));
    let board = read_all(&named, &ReadOptions::default()).remove(0).unwrap();
    assert_eq!(board.name.as_deref(), Some("می\u{200c}خواهم"));
    // One that stands for an empty cell stays, too.
    let open = rows.replace('\n', "").replace('.', "\u{200b}");
    let outcomes = told::outcomes(&open, &ReadOptions::default().empty('\u{200b}'));
    assert_eq!(outcomes, [format!("3x3: {BOARD}")]);
}
