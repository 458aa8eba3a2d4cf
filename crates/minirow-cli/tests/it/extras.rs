//! Boards with more rules, through every command.

use std::path::Path;

use crate::program::{CLASSIC, SOLVED, file, run, run_with_input};

/// The examples with extras, and their solutions.
const EXAMPLES: [(&str, &str, &str); 3] = [
    (
        "diagonals",
        "x.txt",
        "714365829689241375352879614471582963296437158538196742925713486143658297867924531",
    ),
    (
        "windoku",
        "windoku.txt",
        "781432659392658714645179328937815462256347981814926537468591273123764895579283146",
    ),
    (
        "anti-knight",
        "anti-knight.txt",
        "152473698478692351396518247869251473517834962234769815643125789981347526725986134",
    ),
];

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    path.to_str().expect("a path of UTF-8").to_owned()
}

#[test]
fn examples_have_one_solution() {
    for (extra, name, solution) in EXAMPLES {
        let path = example(name);
        let told = |args: &[&str]| run(&[args, &["--extra", extra, &path]].concat());
        assert_eq!(told(&["solve", "--no-header"]).stdout, format!("{solution}\n"), "{name}");
        let whole = format!("block: 3x3\nextra: {extra}\n{solution}\n");
        assert_eq!(told(&["solve"]).stdout, whole, "{name}");
        assert_eq!(told(&["check"]).stdout, "unique\n", "{name}");
        assert_eq!(told(&["count", "--limit", "all"]).stdout, "1\n", "{name}");
        assert_eq!(run(&["check", &path]).stdout, "several\n", "{name} without its extra");
        let explained = told(&["explain"]);
        assert_eq!(explained.code, Some(0), "{name}: {}", explained.stderr);
        assert!(explained.stdout.contains("\nSolved in "), "{name}: {}", explained.stdout);
        let steps = told(&["steps", "--all", "--to", "jsonl"]);
        assert!(steps.stdout.contains("hidden-single"), "{name}: {}", steps.stdout);
        let simple = told(&["simplify", "--no-header", "--to", "line"]).stdout;
        let agrees = |(a, b): (char, char)| a == b || a == '.';
        assert!(simple.trim_end().chars().zip(solution.chars()).all(agrees), "{name}: {simple}");
        let rated = told(&["rate", "--profile", "own"]);
        assert_eq!(rated.code, Some(0), "{name}: {}", rated.stdout);
    }
}

#[test]
fn pairs_are_told_in_words() {
    let path = example("anti-knight.txt");
    let explained = run(&["explain", "--extra", "anti-knight", &path]).stdout;
    let pointing = "Pointing: r7c3 is not 1: in block 4 all places for 1 see it\n";
    assert!(explained.contains(pointing), "{explained}");

    let knight = |args: &[&str], board: &str| {
        let run = run_with_input(&[args, &["--extra", "anti-knight"]].concat(), board);
        (run.stdout, run.code)
    };
    let board = format!("{}5{}5{}", ".".repeat(20), ".".repeat(10), ".".repeat(49));
    let told = "5 stands in r3c3 and r4c5, which must differ";
    assert_eq!(knight(&["solve"], &board), ("none\n".into(), Some(1)));
    let drawn = knight(&["solve", "--to", "grid"], &board);
    assert_eq!(drawn, (format!("no solution: {told}\n"), Some(1)));
    assert_eq!(knight(&["hint"], &board).0, format!("mistake: {told}\n"));
    let json = knight(&["check", "--to", "jsonl"], &board).0;
    assert!(json.contains(&format!("\"text\":\"{told}\"}}]")), "{json}");
    let contradiction = "contradiction: 5 is not possible in r4c5\n";
    assert_eq!(knight(&["simplify"], &board), (contradiction.into(), Some(1)));
    // Solved by the plain rules.
    assert_eq!(knight(&["check"], SOLVED), ("none\n".into(), Some(1)));
}

#[test]
fn mistakes_are_told_by_the_givens_of_the_same_board() {
    let path = example("anti-knight.txt");
    let solution = EXAMPLES[2].2;
    let wrong = format!("{}3{}", &solution[..80], "");
    let run = run_with_input(&["hint", "--extra", "anti-knight", "--givens", &path], &wrong);
    assert!(run.stdout.contains("mistake: 3 in r9c9 is wrong\n"), "{}{}", run.stdout, run.stderr);
}

#[test]
fn extras_add_up_and_go_with_other_blocks() {
    let count = |args: &[&str]| {
        let line = ".".repeat(16);
        let run = run_with_input(&[&["count", "--limit", "all"], args].concat(), &line);
        assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
        run.stdout.trim_end().parse::<u32>().expect("a number")
    };
    assert_eq!(count(&["--extra", "anti-knight"]), 24);
    assert_eq!(count(&["--extra", "anti-knight,anti-knight"]), 24);
    assert_eq!(count(&["--extra", "windoku"]), 168);
    let both = count(&["--extra", "windoku,disjoint-groups"]);
    assert_eq!(count(&["--extra", "disjoint-groups", "--extra", "windoku"]), both);
    assert!(both < 168);
    let (_folder, map) = file("map.txt", "AAAB\nABBB\nCCCD\nCDDD\n");
    let map = map.to_str().expect("a path of UTF-8");
    let (jigsaw, apart) =
        (count(&["--blocks", map]), count(&["--blocks", map, "--extra", "anti-king"]));
    assert!(apart < jigsaw, "{apart} of {jigsaw}");
}

#[test]
fn what_makes_no_board_is_an_error() {
    let told = |args: &[&str]| {
        let run = run(&[args, &[CLASSIC]].concat());
        assert_eq!((run.stdout.as_str(), run.code), ("", Some(2)), "{args:?}");
        run.stderr
    };
    let unknown = told(&["solve", "--extra", "anti-queen"]);
    assert!(unknown.contains("'anti-queen'") && unknown.contains("disjoint-groups"), "{unknown}");
    let (_folder, map) = file(
        "map.txt",
        &"AAAAAAAAABBBBBBBBBCCCCCCCCCDDDDDDDDDEEEEEEEEE\
        FFFFFFFFFGGGGGGGGGHHHHHHHHHIIIIIIIII"
            .replace(' ', ""),
    );
    let map = map.to_str().expect("a path of UTF-8");
    for extra in ["windoku", "disjoint-groups"] {
        let refused = told(&["solve", "--blocks", map, "--extra", extra]);
        let expected = format!("expected rectangular blocks for {extra}, found irregular ones");
        assert!(refused.contains(&expected), "{refused}");
    }
}

#[test]
fn ratings_of_other_programs_are_for_plain_boards() {
    for extra in ["diagonals", "windoku", "disjoint-groups", "anti-knight", "anti-king"] {
        for profile in ["se", "hodoku"] {
            let run = run(&["rate", "--profile", profile, "--extra", extra, CLASSIC]);
            let told = format!(
                "unrated: expected 9x9 with 3x3 blocks and no candidates, \
                 found 9x9 with 3x3 blocks and {extra}; --profile own rates it\n"
            );
            assert_eq!((run.stdout, run.code), (told, Some(1)));
        }
    }
}
