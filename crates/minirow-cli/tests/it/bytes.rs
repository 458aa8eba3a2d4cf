//! Files as people have them: encodings, line ends, archives, nothing at all, and no text.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::program::{CLASSIC, Run, SOLVED, run, run_with_input, start};

/// What the program says about a file with these bytes.
pub(crate) fn told(command: &[&str], name: &str, bytes: &[u8]) -> Run {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("a file");
    let path = path.to_str().expect("a path of UTF-8");
    let told = run(&[command, &[path]].concat());
    let without = |text: &str| text.replace(path, name);
    Run { stdout: without(&told.stdout), stderr: without(&told.stderr), code: told.code }
}

/// Three boards in lines, of which none may be lost.
fn lines(end: &str) -> String {
    [CLASSIC, &CLASSIC.replace('.', "0"), SOLVED].map(|line| line.to_owned() + end).concat()
}

fn gzip(text: &str, level: u32) -> Vec<u8> {
    let mut archive = GzEncoder::new(Vec::new(), Compression::new(level));
    archive.write_all(text.as_bytes()).expect("memory");
    archive.finish().expect("memory")
}

/// An archive whose files are as they are, or packed.
fn zip(files: &[(&str, &[u8])], is_packed: bool) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let method = if is_packed { CompressionMethod::Deflated } else { CompressionMethod::Stored };
    let options = SimpleFileOptions::default().compression_method(method);
    for (name, bytes) in files {
        archive.start_file(*name, options).expect("a new name");
        archive.write_all(bytes).expect("memory");
    }
    archive.finish().expect("memory").into_inner()
}

#[test]
fn all_boards_are_read() {
    let check = |name: &str, bytes: &[u8]| {
        let read = told(&["check", "-q"], name, bytes);
        assert_eq!(read.stdout, "unique\n".repeat(3), "{name}: {}", read.stderr);
        assert_eq!((read.stderr.as_str(), read.code), ("", Some(0)), "{name}");
    };
    check("unix.txt", lines("\n").as_bytes());
    check("windows.txt", lines("\r\n").as_bytes());
    check("mac.txt", lines("\r").as_bytes());
    check("twice.txt", lines("\r\r\n").as_bytes());
    check("mixed.txt", format!("{CLASSIC}\r{CLASSIC}\r\n{CLASSIC}\n").as_bytes());
    check("marks.txt", format!("\u{feff}{CLASSIC}\n").repeat(3).as_bytes());
    let wide = |text: &str, order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    };
    let marked = "\u{feff}".to_owned() + &lines("\r\n");
    check("little.txt", &wide(&marked, u16::to_le_bytes));
    check("big.txt", &wide(&marked, u16::to_be_bytes));
    check("unmarked-little.txt", &wide(&lines("\n"), u16::to_le_bytes));
    check("unmarked-big.txt", &wide(&lines("\r"), u16::to_be_bytes));
    check("latin.txt", &[b"# M\xfcller\n", lines("\n").as_bytes()].concat());
    check("boards.txt.gz", &gzip(&lines("\n"), 6));
    let two = [gzip(&format!("{CLASSIC}\n"), 6), gzip(&format!("{CLASSIC}\n{CLASSIC}\n"), 0)];
    check("members.gz", &two.concat());
    let (one, others) = (format!("{CLASSIC}\n"), format!("{CLASSIC}\n").repeat(2));
    let files: [(&str, &[u8]); 3] = [
        ("one.txt", one.as_bytes()),
        ("__MACOSX/._one.txt", b"\0\x05\x16\x07"),
        ("more/others.txt", others.as_bytes()),
    ];
    for is_packed in [false, true] {
        check("boards.zip", &zip(&files, is_packed));
    }
}

#[test]
fn grids_end_their_lines_as_they_like() {
    let drawn = run(&["convert", "--to", "grid", CLASSIC]).stdout;
    for end in ["\r", "\r\n", "\r\r\n"] {
        let two = format!("{drawn}\n{drawn}").replace('\n', end);
        let solved = told(&["solve", "-q", "--to", "line"], "grids.txt", two.as_bytes());
        assert_eq!(solved.stdout, format!("{SOLVED}\n").repeat(2), "{end:?}: {}", solved.stderr);
    }
}

#[test]
fn messages_name_files_in_archives() {
    let bad = format!("{CLASSIC}\n{}\n", &CLASSIC[1..]);
    let packed = zip(&[("good.txt", CLASSIC.as_bytes()), ("more/bad.txt", bad.as_bytes())], true);
    let read = told(&["check"], "boards.zip", &packed);
    let error = "boards.zip/more/bad.txt:2:81 expected 81 cells for a board of 9x9 with 3x3 blocks, \
                 found 80";
    assert_eq!(read.stdout, format!("unique\nunique\nerror {error}\n"));
    assert_eq!(read.code, Some(2));
    // The name in the archive tells the format, as that of a file does.
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../minirow/tests/data/formats");
    let marks = fs::read(samples.join("marks.ss")).expect("a sample");
    let text = String::from_utf8(marks.clone()).expect("text");
    for (name, bytes) in
        [("marks.zip", zip(&[("marks.ss", &marks)], true)), ("marks.ss.gz", gzip(&text, 6))]
    {
        let copied = told(&["convert", "--to", "ss"], name, &bytes);
        assert_eq!(copied.stdout, text, "{name}: {}", copied.stderr);
    }
    let strange = told(&["check"], "a.zip", &zip(&[("\x1b[31m.txt", b"12\n")], true));
    assert!(strange.stdout.contains("a.zip/\u{fffd}[31m.txt:1:1 "), "{}", strange.stdout);
}

/// One byte of a stored file once changed a given, and nobody was told.
#[test]
fn damage_is_told_before_any_board() {
    let check = |name: &str, bytes: &[u8], stdout: &str, expected: &str| {
        let read = told(&["check", "-q"], name, bytes);
        assert_eq!((read.stdout.as_str(), read.code), (stdout, Some(2)), "{name}: {}", read.stderr);
        assert!(read.stderr.contains(expected), "{name}: {}", read.stderr);
    };
    let files: [(&str, &[u8]); 2] =
        [("altered.txt", CLASSIC.as_bytes()), ("whole.txt", CLASSIC.as_bytes())];
    let whole = zip(&files, false);
    let mut altered = whole.clone();
    let given = altered.windows(3).position(|bytes| bytes == b"..7").expect("the first row") + 2;
    altered[given] = b'8';
    check(
        "a.zip",
        &altered,
        "unique\n",
        "cannot read a.zip/altered.txt: the archive is damaged or truncated (Invalid checksum)",
    );
    for len in [4, 30, 60, whole.len() - 1] {
        check("cut.zip", &whole[..len], "", "cannot read cut.zip: the archive is damaged or trunc");
    }
    let mut altered = gzip(&lines("\n"), 0);
    altered[20] = b'9';
    check(
        "altered.gz",
        &altered,
        "",
        "cannot read altered.gz: the archive is damaged or truncated",
    );
    let long = gzip(&lines("\n").repeat(1000), 6);
    check("cut.gz", &long[..long.len() - 9], "", "cannot read cut.gz: the archive is damaged or");
    // What comes through a pipe is gone when its end tells.
    let (child, mut stdin) = start(&["check", "-q"]);
    stdin.write_all(&long[..long.len() - 9]).expect("the program reads");
    drop(stdin);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(2));
    let stderr = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(stderr.contains("cannot read -: the archive is damaged or truncated"), "{stderr}");
    // Two files of the same name: an archive has room for them, a table by name has not.
    let mut twice = zip(&[("a.txt", CLASSIC.as_bytes()), ("b.txt", CLASSIC.as_bytes())], false);
    while let Some(at) = twice.windows(5).position(|bytes| bytes == b"b.txt") {
        twice[at] = b'a';
    }
    check("twice.zip", &twice, "unique\n", "it holds several files of the same name");
}

#[test]
fn what_is_no_text_is_named() {
    let check = |name: &str, bytes: &[u8], expected: &str| {
        let read = told(&["check"], name, bytes);
        assert_eq!(read.stderr, format!("error: cannot read {name}: {expected}\n"), "{name}");
        assert_eq!((read.stdout.as_str(), read.code), ("", Some(2)), "{name}");
    };
    check("a.pdf", b"%PDF-1.7\n", "it is a PDF; copy the digits out of it as text");
    check("a.png", b"\x89PNG\r\n\x1a\n", "it is a PNG image; type its digits as text");
    check("a.7z", b"7z\xbc\xaf\x27\x1c", "it is a 7z archive; unpack it and name the files in it");
    check("a.xz", b"\xfd7zXZ\0", "it is packed by xz; unpack it with xz -d");
    check(
        "a.xls",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        "it is an old Excel or Word document; save it as CSV or plain text",
    );
    let book = zip(&[("[Content_Types].xml", b""), ("xl/workbook.xml", b"")], true);
    let binary = zip(&[("[Content_Types].xml", b""), ("xl/workbook.bin", b"")], true);
    check("a.xlsb", &binary, "it is a binary Excel workbook; save it as CSV or plain text");
    let mut tape = vec![0; 512];
    tape[257..262].copy_from_slice(b"ustar");
    check("a.tar", &tape, "it is a TAR archive; unpack it and name the files in it");
    let tape = gzip(&String::from_utf8(tape).expect("ASCII"), 6);
    check("a.tar.gz", &tape, "it is a TAR archive; unpack it and name the files in it");
    let nested = zip(&[("a.zip", &book)], true);
    let read = told(&["check"], "b.zip", &nested);
    assert!(read.stderr.contains("b.zip/a.zip: it is an archive in an archive"), "{}", read.stderr);
    check("bytes", b"12\0", "it is a binary file (byte 3 is 0); name a text file");
    let folder = tempfile::tempdir().expect("a folder");
    let read = run(&["check", folder.path().to_str().expect("UTF-8")]);
    assert!(read.stderr.contains("it is a folder; name the files in it"), "{}", read.stderr);
}

/// Bytes of another encoding are no digits, and no other digits either.
#[test]
fn other_encodings_change_no_digit() {
    let mut latin = lines("\n").into_bytes();
    latin[2] = 0xb9;
    let read = told(&["check", "-q"], "latin.txt", &latin);
    let error = "latin.txt:1:3 expected a symbol of 1-9 or an empty cell, found '\u{fffd}', a byte that is \
                 not UTF-8";
    assert_eq!(read.stdout, format!("error {error}\nunique\nunique\n"), "{}", read.stderr);
    assert_eq!(read.code, Some(2));
    let latin = [b"#A M\xfcller\n[Puzzle]\n".as_slice(), CLASSIC.as_bytes()].concat();
    let read = told(&["convert"], "latin.sdk", &latin);
    assert!(read.stderr.contains("expected text in UTF-8, found a byte"), "{}", read.stderr);
}

#[test]
fn nothing_is_told() {
    for text in ["", "\n\n", "# a comment\n# another\n", "\u{feff}"] {
        let read = told(&["solve"], "empty.txt", text.as_bytes());
        assert_eq!((read.stdout.as_str(), read.code), ("", Some(2)), "{text:?}");
        assert_eq!(read.stderr, "error: no boards in empty.txt\n", "{text:?}");
        // A pipe may end up with nothing.
        let read = run_with_input(&["solve"], text);
        assert_eq!((read.stdout.as_str(), read.code), ("", Some(0)), "{text:?}");
        assert_eq!(read.stderr, "note: no boards on standard input\n", "{text:?}");
        assert_eq!(run_with_input(&["solve", "-q"], text).stderr, "");
    }
    let others = told(&["solve", CLASSIC], "empty.txt", b"");
    assert_eq!((others.stdout.trim_end(), others.code), (SOLVED, Some(2)), "{}", others.stderr);
    assert_eq!(told(&["check"], "a.zip", &zip(&[], false)).stderr, "error: no boards in a.zip\n");
    assert_eq!(run(&["check", ""]).stderr, "error: '': no such file, and not a board\n");
}

/// What unpacks to far more than it takes is read as it comes.
#[cfg(target_os = "linux")]
#[test]
fn archives_take_no_memory() {
    let comments = gzip(&("#".to_owned() + &" ".repeat(1023) + "\n").repeat(1 << 13), 6);
    let (mut child, mut stdin) = start(&["check", "-q"]);
    for _ in 0..8 {
        stdin.write_all(&comments).expect("the program reads");
    }
    let kilobytes = crate::streams::peak_kilobytes(&child);
    drop(stdin);
    assert_eq!(child.wait().expect("an end").code(), Some(0));
    assert!(kilobytes < 40_000, "{kilobytes} kB");
}
