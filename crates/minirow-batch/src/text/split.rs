//! The fields of a record of CSV, which may be quoted, and of a line that begins with a board.
//!
//! The `csv` crate, a state for each byte, takes 130 ns for the record of a board and its solution, all of it in
//! the thread that reads. Looking for line ends takes 36 ns there, and making columns of the fields 47 ns in the
//! threads that work (the test `speed`). The tests compare both.

use memchr::{memchr, memchr_iter};

/// Hands over the fields of a record, in order.
///
/// A field that begins with a quote ends at the next one; two quotes in it are one. What follows behind it
/// belongs to it. Where a quote is not closed, all quotes are characters like others.
pub(super) fn fields(record: &str, delimiter: u8, each: impl FnMut(&str)) {
    let quoted = memchr(b'"', record.as_bytes()).is_some()
        && !ends_inside(record.as_bytes(), delimiter, false);
    if quoted {
        quoted_fields(record, delimiter, each);
    } else {
        plain_fields(record, delimiter, each);
    }
}

/// Whether some text of a record ends inside of quotes, given whether it begins there; else it begins with
/// a field.
pub(super) fn ends_inside(text: &[u8], delimiter: u8, mut inside: bool) -> bool {
    let mut at = 0;
    loop {
        if !inside && text.get(at) == Some(&b'"') {
            inside = true;
            at += 1;
        }
        if inside {
            let Some(quote) = memchr(b'"', &text[at..]) else { return true };
            at += quote + 1;
            if text.get(at) == Some(&b'"') {
                at += 1;
                continue;
            }
            inside = false;
        }
        let Some(end) = memchr(delimiter, &text[at..]) else { return false };
        at += end + 1;
    }
}

/// The board that a line begins with, and what follows behind the first blank, comma or colon.
pub(super) fn board_and_rest(line: &str) -> (&str, Option<&str>) {
    let line = line.trim();
    let is_separator = |byte: u8| matches!(byte, b' ' | b'\t' | b',' | b':');
    match line.bytes().position(is_separator) {
        Some(end) => {
            let rest = line[end + 1..].trim_start();
            (&line[..end], (!rest.is_empty()).then_some(rest))
        }
        None => (line, None),
    }
}

/// Hands over the fields of a record, all of whose quotes are characters like others.
pub(super) fn plain_fields(record: &str, delimiter: u8, mut each: impl FnMut(&str)) {
    let mut start = 0;
    for end in memchr_iter(delimiter, record.as_bytes()) {
        each(&record[start..end]);
        start = end + 1;
    }
    each(&record[start..]);
}

/// Fields of a record all of whose quotes are closed.
fn quoted_fields(record: &str, delimiter: u8, mut each: impl FnMut(&str)) {
    let bytes = record.as_bytes();
    let find = |byte: u8, from: usize| memchr(byte, &bytes[from..]).map(|found| from + found);
    let mut unquoted = String::new();
    let mut at = 0;
    loop {
        let mut start = at;
        unquoted.clear();
        if bytes.get(at) == Some(&b'"') {
            start += 1;
            // Case 1: all of the field is in quotes, with none inside.
            if let Some(quote) = find(b'"', start) {
                let next = bytes.get(quote + 1);
                if next.is_none_or(|&next| next == delimiter) {
                    each(&record[start..quote]);
                    if next.is_none() {
                        return;
                    }
                    at = quote + 2;
                    continue;
                }
            }
            // Case 2: quotes are inside, or something follows.
            while let Some(quote) = find(b'"', start) {
                unquoted.push_str(&record[start..quote]);
                start = quote + 1;
                if bytes.get(start) != Some(&b'"') {
                    break;
                }
                unquoted.push('"');
                start += 1;
            }
        }
        let end = find(delimiter, start);
        let tail = &record[start..end.unwrap_or(record.len())];
        if start == at {
            each(tail);
        } else {
            unquoted.push_str(tail);
            each(&unquoted);
        }
        match end {
            Some(end) => at = end + 1,
            None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(record: &str, expected: &[&str]) {
        let mut found = Vec::new();
        fields(record, b',', |field| found.push(field.to_owned()));
        assert_eq!(found, expected, "{record}");
    }

    #[test]
    fn fields_quoted_or_not() {
        check("", &[""]);
        check(",", &["", ""]);
        check("a,b", &["a", "b"]);
        check("\"a,b\",c", &["a,b", "c"]);
        check("\"say \"\"a\"\"\",", &["say \"a\"", ""]);
        check("\"\",\"\"", &["", ""]);
        check("\"\"\"\"", &["\""]);
        check("\"a\"b\"c,d", &["ab\"c", "d"]);
        check("\"a\nb\",é", &["a\nb", "é"]);
    }

    #[test]
    fn a_quote_that_is_not_closed_is_a_character() {
        check("5\" wide,b", &["5\" wide", "b"]);
        check("\"a,b", &["\"a", "b"]);
        check("\"a\",\"b,c", &["\"a\"", "\"b", "c"]);
    }

    /// All records of up to seven characters of these.
    #[test]
    fn the_csv_crate_reads_the_same() {
        let signs = ['"', ',', 'a'];
        for length in 1..=7 {
            for number in 0..signs.len().pow(length) {
                let sign = |place| signs[number / signs.len().pow(place) % signs.len()];
                let record: String = (0..length).map(sign).collect();
                if ends_inside(record.as_bytes(), b',', false) {
                    continue;
                }
                let mut reader =
                    csv::ReaderBuilder::new().has_headers(false).from_reader(record.as_bytes());
                let expected = reader.records().next().expect("a record").expect("fields");
                check(&record, &expected.iter().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn boards_end_at_the_first_separator() {
        assert_eq!(board_and_rest("12.."), ("12..", None));
        assert_eq!(board_and_rest("  12..  "), ("12..", None));
        assert_eq!(board_and_rest("12.. # easy one"), ("12..", Some("# easy one")));
        assert_eq!(board_and_rest("12..,3412"), ("12..", Some("3412")));
        assert_eq!(board_and_rest("12..:1:3412"), ("12..", Some("1:3412")));
        assert_eq!(board_and_rest("12..,"), ("12..", None));
    }
}
