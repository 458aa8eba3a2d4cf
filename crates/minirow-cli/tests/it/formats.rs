//! Formats that tell the geometry of their boards: headers, JSON, game ids of Solo.

use std::path::Path;

use serde_json::Value;

use crate::program::{CLASSIC, SOLVED, file, run, run_with_input};

const MAP: &str = "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n";
const JIGSAW: &str = "12.. .... .4.. 3...";
const JIGSAW_SOLVED: &str = "1234432124133142";

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    path.to_str().expect("a path of UTF-8").to_owned()
}

#[test]
fn a_file_tells_its_geometry() {
    let (_folder, path) = file("jigsaw.txt", &format!("# a jigsaw\n{MAP}\n{JIGSAW}\n"));
    let path = path.to_str().expect("a path of UTF-8");
    let told = run(&["solve", path]);
    let whole = format!("{MAP}{JIGSAW_SOLVED}\n");
    assert_eq!((told.stdout.as_str(), told.code), (&*whole, Some(0)), "{}", told.stderr);
    assert_eq!(run(&["solve", "--no-header", path]).stdout.trim_end(), JIGSAW_SOLVED);
    let (_other, map) = file("map.txt", "aaab\nabbb\ncccd\ncddd\n");
    let map = map.to_str().expect("a path of UTF-8");
    assert_eq!(run(&["solve", "--blocks", map, path]).stdout, told.stdout);
    let wrong = run(&["solve", "--block", "2x2", path]);
    let error = "jigsaw.txt:2:1 expected the geometry given before, 4x4 with 2x2 blocks, found 4x4 \
                 with irregular blocks\n";
    assert!(wrong.stdout.ends_with(error) && wrong.code == Some(2), "{}", wrong.stdout);
    let as_argument = run(&["solve", &format!("{MAP}{JIGSAW}")]);
    assert_eq!(as_argument.stdout, told.stdout);
}

#[test]
fn the_example_has_boards_of_three_geometries() {
    let bare = |args: &[&str]| run(&[&["solve", "--no-header"], args].concat());
    let solved = bare(&[&example("header.txt")]);
    let jigsaw = bare(&["--blocks", &example("jigsaw-blocks.txt"), &example("jigsaw.txt")]);
    let diagonals = bare(&["--extra", "diagonals", &example("x.txt")]);
    let lines: Vec<&str> = solved.stdout.lines().collect();
    assert_eq!(lines.len(), 3, "{}", solved.stderr);
    assert_eq!(lines[..2], [jigsaw.stdout.trim_end(), diagonals.stdout.trim_end()]);
    assert_eq!(solved.stderr, "3 boards: 3 with one solution\n");
    let mixed = bare(&["--mixed", &example("header.txt")]);
    assert_eq!(mixed.stdout, solved.stdout);
}

/// What is written with a header is read without any option.
#[test]
fn headers_are_written() {
    let input = run(&["solve", "--header", &example("header.txt")]);
    for to in ["line", "grid", "candidates"] {
        let written = run(&["simplify", "--header", "--to", to, &example("header.txt")]);
        assert_eq!(written.code, Some(0), "{}", written.stderr);
        let again = run_with_input(&["solve", "--header", "--to", "line"], &written.stdout);
        assert_eq!(again.stdout, input.stdout, "{}{}", written.stdout, again.stderr);
    }
    let told: Vec<&str> = input.stdout.lines().filter(|line| line.contains(": ")).collect();
    assert_eq!(told, ["block: 3x3", "extra: diagonals", "block: 3x3", "extra: anti-knight"]);
    // Once for all boards that are alike, and again behind others.
    let boards = format!("{CLASSIC}\n{CLASSIC}\n{MAP}{JIGSAW}\nblock: 3x3\n{CLASSIC}\n");
    let written = run_with_input(&["solve", "--header"], &boards).stdout;
    let expected =
        format!("block: 3x3\n{SOLVED}\n{SOLVED}\n\n{MAP}{JIGSAW_SOLVED}\n\nblock: 3x3\n{SOLVED}\n");
    assert_eq!(written, expected);
    let drawn = run(&["solve", "--header", "--to", "grid", "1... ..3. .4.. ...2"]).stdout;
    assert!(drawn.starts_with("block: 2x2\n\n1 3 | 2 4\n"), "{drawn}");
    // JSON and ids tell it by themselves.
    let id = run(&["solve", "--header", "--to", "tatham", "1... ..3. .4.. ...2"]).stdout;
    assert_eq!(id, "2x2:1_3_2_4_4_2_3_1_2_4_1_3_3_1_4_2\n");
}

#[test]
fn headers_that_are_wrong_end_the_input() {
    let text = format!("extras: diagonals\n{CLASSIC}\n\nblock: 3x3\n{CLASSIC}\n");
    let run = run_with_input(&["check"], &text);
    let error = "error -:1:1 expected one of the keys block, blocks, layout, grid, frame, extra, house, \
                 distinct, apart, symbols, found 'extras'\n";
    assert_eq!((run.stdout.as_str(), run.code), (error, Some(2)));
    let run = run_with_input(&["check"], "block: 3x3\n");
    assert_eq!(run.stdout, "error -:2:1 expected a board behind the header, found nothing\n");
}

/// Everything that is written about boards in JSON is read again as those boards.
#[test]
fn json_is_read_as_it_is_written() {
    let (_folder, path) = file(
        "boards.txt",
        &format!(
            "{CLASSIC}\n{MAP}{JIGSAW}\nblock: 2x3\nextra: diagonals\nsymbols: A-F\n\
             B.....................................\n"
        ),
    );
    let path = path.to_str().expect("a path of UTF-8");
    for command in ["solve", "check", "count", "simplify", "rate", "hint", "steps", "explain"] {
        for to in ["json", "jsonl"] {
            // The way to a solution of 16x16 is long.
            let large = example(if command == "explain" { "six.txt" } else { "sixteen.txt" });
            let written = run(&[command, "--to", to, path, &large]).stdout;
            let first = run_with_input(&["check", "--to", "jsonl"], &written).stdout;
            let again = run_with_input(&["check", "--to", "jsonl"], &first).stdout;
            let pick = |text: &str| -> Vec<[Value; 4]> {
                let lines = text.lines().map(|line| serde_json::from_str(line).expect("JSON"));
                let fields = ["puzzle", "geometry", "symbols", "result"];
                lines.map(|value: Value| fields.map(|field| value[field].clone())).collect()
            };
            assert_eq!(pick(&first), pick(&again), "{command}");
            let puzzles: Vec<[Value; 4]> = pick(&first);
            assert_eq!(puzzles.len(), 4, "{command} {to}: {written}");
            assert_eq!(puzzles[0][0], CLASSIC);
            assert_eq!(puzzles[0][1], Value::Null);
            assert_eq!(puzzles[1][1]["blocks"][0], "AAAB");
            assert_eq!(puzzles[2][3], "error");
            let symbols = if command == "explain" { Value::Null } else { "1-9A-G".into() };
            assert_eq!(puzzles[3][2], symbols);
        }
    }
}

#[test]
fn json_takes_what_the_text_has() {
    let record = |text: &str| -> Value {
        let line = run_with_input(&["check", "--to", "jsonl"], text).stdout;
        serde_json::from_str(&line).expect("JSON")
    };
    let six =
        record("block: 2x3\nextra: windoku\nsymbols: A-F\nB...................................\n");
    assert_eq!(
        six["geometry"],
        serde_json::json!({"side": 6, "block": [2, 3], "extra": ["windoku"]})
    );
    assert_eq!((&six["symbols"], &six["side"]), (&"A-F".into(), &6.into()));
    let rows = "1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n";
    let candidates = record(rows);
    assert_eq!(candidates["candidates"][0], serde_json::json!(["1", "2", "34", "34"]));
    assert!(candidates["geometry"]["block"] == serde_json::json!([2, 2]));
    assert_eq!(record(&candidates.to_string())["candidates"], candidates["candidates"]);
    let plain = record(CLASSIC);
    let keys: Vec<&str> =
        plain.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys.len(), 6, "{keys:?}");
}

#[test]
fn json_in_and_out() {
    let grid: Vec<Vec<Option<u32>>> = CLASSIC
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|&cell| char::from(cell).to_digit(10)).collect())
        .collect();
    let text = serde_json::to_string(&grid).expect("JSON");
    for text in [text.clone(), format!("{{\"name\": \"mine\", \"grid\": {text}}}")] {
        let argument = run(&["solve", &text]);
        assert_eq!(argument.stdout.trim_end(), SOLVED, "{}", argument.stderr);
        assert_eq!(run_with_input(&["solve", "--from", "json"], &text).stdout, argument.stdout);
    }
    let input = format!("{{\"grid\": \"{CLASSIC}\"}}\n{{\"grid\": \"{}\"}}\n[1]\n", &CLASSIC[1..]);
    let run = run_with_input(&["solve"], &input);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], SOLVED);
    assert!(lines[1].starts_with("error -:2:11 expected cells for a square board"), "{}", lines[1]);
    assert!(lines[2].starts_with("error -:3:2 expected a row as text"), "{}", lines[2]);
    assert_eq!((lines.len(), run.code), (3, Some(2)));
}

#[test]
fn ids_of_solo() {
    let id = "3x3:b7d9d5d6a8c4_3d9_3_2c4_2a1a9a8a5_6c8_1_7d8_2c6a1d3d5d2b";
    let solved = run(&["solve", id]);
    assert_eq!((solved.stdout.trim_end(), solved.code), (SOLVED, Some(0)), "{}", solved.stderr);
    let jigsaw = "4j:1_2g4b3c,b_d_ca_____aa";
    let both = run(&["solve", "--no-header", "--to", "grid", jigsaw, id]).stdout;
    assert!(both.starts_with("1 2 3 4\n4 3 2 1\n2 4 1 3\n3 1 4 2\n\n4 1 7 | 6 3 2"), "{both}");
    let written = run(&["simplify", "--to", "tatham", &format!("{MAP}{JIGSAW}")]).stdout;
    assert_eq!(run(&["solve", "--no-header", written.trim_end()]).stdout.trim_end(), JIGSAW_SOLVED);
    let several = run(&["solve", "--to", "tatham", "2x2:1o"]).stdout;
    assert!(several.starts_with("several\t2x2:1_2_3_4"), "{several}");
    let killer = run(&["solve", "3x3k:zzzc,_"]);
    assert_eq!(killer.code, Some(2));
    assert!(
        killer.stderr.contains("expected 144 places between cells, found 0"),
        "{}",
        killer.stderr
    );
    // One cage of all cells, in which no digit is twice.
    let killer = run(&["check", "2x2k:p,x,40o"]);
    assert_eq!((killer.stdout.trim_end(), killer.code), ("none", Some(1)), "{}", killer.stderr);
    let from = run(&[
        "check",
        "--from",
        "tatham",
        "3:b7d9d5d6a8c4_3d9_3_2c4_2a1a9a8a5_6c8_1_7d8_2c6a1d3d5d2b",
    ]);
    assert_eq!(from.stdout, "unique\n");
}

#[test]
fn ids_of_solo_do_not_hold_every_board() {
    let text = format!("extra: anti-knight\n{CLASSIC}\nextra: diagonals\n{CLASSIC}\n");
    let run = run_with_input(&["solve", "--to", "tatham"], &text);
    let refused = "error -:2:1 expected a board with blocks that hang together and diagonals, found \
                   anti-knight\nnone\n";
    assert_eq!((run.stdout.as_str(), run.code), (refused, Some(2)), "{}", run.stderr);
}

/// In a list as in lines, one board at a time is in memory.
#[cfg(target_os = "linux")]
#[test]
fn lists_take_no_memory() {
    use std::io::Write;

    let record =
        format!("{{\"version\":1,\"puzzle\":\"{SOLVED}\",\"more\":[{{}},{{\"a\":\"]\"}}]}},\n");
    for (start, args) in
        [("{\"version\":1,\"boards\":[\n", &["check", "-q"][..]), ("[", &["check", "-q"])]
    {
        let (mut child, mut stdin) = crate::program::start(args);
        let mut stdout = child.stdout.take().expect("a pipe");
        let reader = std::thread::spawn(move || {
            std::io::copy(&mut stdout, &mut std::io::sink()).expect("answers")
        });
        stdin.write_all(start.as_bytes()).expect("the program reads");
        for _ in 0..300 {
            stdin.write_all(record.repeat(1000).as_bytes()).expect("the program reads");
        }
        let kilobytes = crate::streams::peak_kilobytes(&child);
        drop(stdin);
        assert_eq!(child.wait().expect("an end").code(), Some(2), "the list has no end");
        let answered = reader.join().expect("answers");
        assert!(answered > 300_000 * "unique\n".len() as u64);
        assert!(kilobytes < 60_000, "{start}: {kilobytes} kB");
    }
}
