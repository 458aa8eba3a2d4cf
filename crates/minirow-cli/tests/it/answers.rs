//! What each command answers, in each format, with which exit code.

use crate::program::{CLASSIC, SOLVED, run, run_with_input};

/// Runs the program with one line of input; checks its output and exit code.
fn check(args: &[&str], input: &str, stdout: &str, code: i32) {
    let run = run_with_input(args, input);
    assert_eq!((run.stdout.as_str(), run.code), (stdout, Some(code)), "{args:?}: {}", run.stderr);
}

/// Two cells of one row hold the same digit.
const CONFLICT: &str =
    "7.7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";

/// Legal ink without a solution: no digit is left for r1c9.
const IMPOSSIBLE: &str =
    "12345678.........9...............................................................";

#[test]
fn solve_prints_the_solution() {
    check(&["solve", CLASSIC], "", &format!("{SOLVED}\n"), 0);
    check(&["solve"], CLASSIC, &format!("{SOLVED}\n"), 0);
    check(&["solve", "-"], CLASSIC, &format!("{SOLVED}\n"), 0);
}

#[test]
fn solve_says_none() {
    check(&["solve"], IMPOSSIBLE, "none\n", 1);
    check(&["solve"], CONFLICT, "none\n", 1);
    check(&["solve", "-t", "grid"], IMPOSSIBLE, "no solution\n", 1);
    let told = "no solution: 7 stands more than once in row 1: r1c1 and r1c3; \
                7 stands more than once in block 1: r1c1 and r1c3\n";
    check(&["solve", "-t", "grid"], CONFLICT, told, 1);
}

#[test]
fn solve_shows_two_of_several() {
    let run = run(&["solve", "1... .... .... ...."]);
    let [word, first, second] = run.stdout.trim_end().split('\t').collect::<Vec<_>>()[..] else {
        panic!("expected three fields in {}", run.stdout)
    };
    assert_eq!((word, run.code), ("several", Some(1)));
    assert_ne!(first, second);
    for solution in [first, second] {
        check(&["check", solution], "", "unique\n", 0);
        assert!(solution.starts_with('1'));
    }
}

#[test]
fn solve_draws_what_was_drawn() {
    let drawn = "1 2 | . .\n. . | 1 .\n----+----\n2 . | . .\n. . | . 3\n";
    let solved = "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 3 | 4 1\n4 1 | 2 3\n";
    check(&["solve"], drawn, solved, 0);
    check(&["solve"], &format!("{drawn}\n{drawn}"), &format!("{solved}\n{solved}"), 0);
    check(&["solve", "--to", "line"], drawn, "1234341223414123\n", 0);
}

#[test]
fn solve_heeds_candidates() {
    let open = "12 12 | 34 34\n34 34 | 12 12\n1234 1234 | 1234 1234\n1234 1234 | 1234 1234\n";
    let kept = "1 12 | 34 34\n34 3 | 12 12\n1234 1234 | 1234 1234\n1234 1234 | 1234 1234\n";
    let count = |text| run_with_input(&["count", "--limit", "all"], text).stdout;
    let (all, fewer) = (count(open), count(kept));
    let number = |text: &str| text.trim_end().parse::<u64>().expect("a number");
    assert!(number(&fewer) > 0 && number(&fewer) < number(&all), "{fewer} of {all}");
    let none = "1 1 | 34 34\n34 34 | 12 12\n1234 1234 | 1234 1234\n1234 1234 | 1234 1234\n";
    check(&["check"], none, "none\n", 1);
}

#[test]
fn check_tells_one_several_none() {
    let input = format!("{CLASSIC}\n{IMPOSSIBLE}\n{}\n", ".".repeat(81));
    check(&["check"], &input, "unique\nnone\nseveral\n", 1);
    check(&["check"], CLASSIC, "unique\n", 0);
}

#[test]
fn count_counts_up_to_a_limit() {
    let empty = ".".repeat(16);
    check(&["count"], CLASSIC, "1\n", 0);
    check(&["count"], IMPOSSIBLE, "0\n", 0);
    check(&["count", "--block", "2x2"], &empty, "2+\n", 0);
    check(&["count", "--block", "2x2", "--limit", "288"], &empty, "288+\n", 0);
    check(&["count", "--block", "2x2", "--limit", "289"], &empty, "288\n", 0);
    check(&["count", "--block", "2x2", "--limit", "all"], &empty, "288\n", 0);
}

#[test]
fn limits_leave_the_answer_unknown() {
    let empty = ".".repeat(81);
    check(&["solve", "--max-nodes", "0"], &empty, "unknown\n", 3);
    check(&["check", "--max-nodes", "3"], &empty, "unknown\n", 3);
    check(&["count", "--max-nodes", "3", "--limit", "all"], &empty, "0+\n", 3);
    let run = run_with_input(&["count", "--timeout", "50ms", "--limit", "all"], &empty);
    let counted = run.stdout.trim_end().strip_suffix('+').expect("a + behind the count");
    assert!(counted.parse::<u64>().expect("a number") > 0);
    assert_eq!(run.code, Some(3));
}

/// A solution that comes with a board is compared with what it is.
#[test]
fn check_compares_solutions() {
    let table = |puzzle: &str, solution: &str| format!("puzzle,solution\n{puzzle},{solution}\n");
    let told = |puzzle: &str, solution: &str, text: &str, code: i32| {
        check(&["check"], &table(puzzle, solution), &format!("{text}\n"), code);
    };
    told(CLASSIC, SOLVED, "unique", 0);
    let wrong = "unique, but the solution given is wrong:";
    let digit = SOLVED.replacen("41763", "41765", 1);
    told(CLASSIC, &digit, &format!("{wrong} r1c5 is 3, given 5"), 1);
    let two = digit.replacen("923", "823", 1);
    told(CLASSIC, &two, &format!("{wrong} r1c5 is 3, given 5 (and 1 more cell)"), 1);
    let hole = format!(".{}", &SOLVED[1..]);
    told(CLASSIC, &hole, &format!("{wrong} r1c1 is 4, given nothing"), 1);
    let other = "several, and the solution given is none of them:";
    let empty = ".".repeat(81);
    told(&empty, SOLVED, "several, the solution given is one of them", 1);
    told(&empty, &digit, &format!("{other} 5 stands more than once in row 1: r1c5 and r1c7"), 1);
    told(&empty, &hole, &format!("{other} r1c1 is empty"), 1);
    let given = format!("9{}", &empty[1..]);
    told(&given, SOLVED, &format!("{other} r1c1 is 9, given 4"), 1);
    let none = "none, and the solution given is wrong: r1c2 is 4, given 1";
    told(&format!("44{}", &empty[2..]), SOLVED, none, 1);
    let input = format!("{}{CLASSIC},{digit}\n", table(CLASSIC, SOLVED));
    let run = run_with_input(&["check", "--to", "jsonl"], &input);
    assert!(run.stderr.contains("1 with one solution, 1 with a wrong solution"), "{}", run.stderr);
    let records: Vec<serde_json::Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let fields = |index: usize| {
        ["result", "given_solution", "fault"].map(|field| records[index][field].clone())
    };
    assert_eq!(fields(0), ["unique".into(), "right".into(), serde_json::Value::Null]);
    assert_eq!(fields(1), ["unique", "wrong", "r1c5 is 3, given 5"].map(serde_json::Value::from));
    // Beside other columns, lines are told as fast as ever, and the same.
    let rows = format!("puzzle,name\n{CLASSIC},one\n{CLASSIC},two\n");
    check(&["check"], &rows, "unique\nunique\n", 0);
}

#[test]
fn simplify_reports() {
    let text = run(&["simplify", "12.. ..1. 2... ...3", "--steps"]).stdout;
    let expected = "\
Before:
1 2 | . .
. . | 1 .
----+----
2 . | . .
. . | . 3
Empty cells: 11

After:
1 2 | 3 4
3 4 | 1 2
----+----
2 3 | 4 1
4 1 | 2 3
Empty cells: 0
";
    assert_eq!(&text[..expected.len()], expected);
    assert_eq!(text.matches("the only").count(), 11, "{text}");
}

#[test]
fn simplify_lists_what_is_open() {
    let text = run(&["simplify", "1... ..3. .4.. ...."]).stdout;
    let (_, open) = text.split_once("Open candidates:\n").expect("a list of candidates");
    assert_eq!(open.lines().count(), 7);
    assert!(open.starts_with("r1c3: 2 4\nr1c4: 2 4\n"), "{open}");
    let zero_based = run(&["simplify", "--zero-based", "1... ..3. .4.. ...."]).stdout;
    let (_, old) = zero_based.split_once("counted from 0):\n").expect("a list of candidates");
    assert_eq!(old.lines().count(), 7);
    assert!(old.starts_with("0,2 - 2,4\n0,3 - 2,4\n"), "{old}");
    assert!(text.contains("Empty cells: 13\n") && text.contains("Empty cells: 7\n"));
}

#[test]
fn simplify_names_contradictions() {
    let told = "contradiction: 7 is not possible in r1c3\n";
    check(&["simplify"], CONFLICT, told, 1);
    check(&["simplify"], IMPOSSIBLE, "contradiction: no digit is left for r1c9\n", 1);
}

#[test]
fn simplify_writes_boards() {
    check(&["simplify", "--to", "line", "12.. ..1. 2... ...3"], "", "1234341223414123\n", 0);
    let candidates = run(&["simplify", "--to", "candidates", "1... ..3. .4.. ...."]).stdout;
    assert!(candidates.starts_with(".--"), "{candidates}");
    let widths: Vec<usize> = candidates.lines().map(str::len).collect();
    assert!(widths.iter().all(|&width| width == widths[0]), "{candidates}");
    check(&["simplify", "--to", "line", "1... ..3. .4.. ...."], "", "13..4231.41..1..\n", 0);
}

#[test]
fn json_is_one_value() {
    let text = run_with_input(&["solve", "--to", "json"], &format!("{CLASSIC}\n{IMPOSSIBLE}\nx\n"));
    let value: serde_json::Value = serde_json::from_str(&text.stdout).expect("JSON");
    assert_eq!((&value["version"], &value["command"]), (&1.into(), &"solve".into()));
    let results: Vec<&str> = value["boards"]
        .as_array()
        .expect("boards")
        .iter()
        .filter_map(|b| b["result"].as_str())
        .collect();
    assert_eq!(results, ["unique", "none", "error"]);
    assert_eq!(value["boards"][0]["solutions"][0], SOLVED);
    assert_eq!(text.code, Some(2));
    let empty = run_with_input(&["solve", "--to", "json"], "").stdout;
    assert!(serde_json::from_str::<serde_json::Value>(&empty).is_ok(), "{empty}");
}

#[test]
fn jsonl_is_one_value_per_line() {
    for command in ["solve", "check", "count", "simplify", "rate", "hint", "steps", "explain"] {
        let text =
            run_with_input(&[command, "--to", "jsonl"], &format!("{CLASSIC}\n{CONFLICT}\n!\n"));
        let lines: Vec<serde_json::Value> =
            text.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(lines.len(), 3, "{command}");
        for (number, line) in (1..).zip(&lines) {
            assert_eq!((&line["version"], &line["line"]), (&1.into(), &number.into()), "{command}");
            assert_eq!(line["source"], "-");
        }
        assert_eq!(lines[0]["puzzle"], CLASSIC);
        assert_eq!((&lines[2]["result"], &lines[2]["column"]), (&"error".into(), &2.into()));
    }
}

#[test]
fn rate_tells_the_numbers_of_sudoku_explainer() {
    check(&["rate"], CLASSIC, "7.2/1.2/1.2\n", 0);
    let template = ["rate", "--template", "%g ED=%r/%p/%d, 100%%"];
    check(&template, CLASSIC, &format!("{CLASSIC} ED=7.2/1.2/1.2, 100%\n"), 0);
    let input = format!("{CLASSIC}\n{IMPOSSIBLE}\n{}\nbad\n", ".".repeat(81));
    let run = run_with_input(&["rate"], &input);
    assert_eq!(run.code, Some(2));
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[..3], ["7.2/1.2/1.2", "none", "several"]);
    assert!(lines[3].starts_with("error -:4:"), "{}", lines[3]);
    check(&["rate"], SOLVED, "0.0/0.0/0.0\n", 0);
    let small = "unrated: expected 9x9 with 3x3 blocks and no candidates, \
                found 4x4 with 2x2 blocks; --profile own rates it\n";
    check(&["rate"], "12.. ..1. 2... ...3", small, 1);
}

#[test]
fn rate_tells_ratings_as_numbers_in_json() {
    let run = run_with_input(&["rate", "--to", "jsonl"], CLASSIC);
    let ratings = r#""result":"rated","rating":{"er":7.2,"ep":1.2,"ed":1.2}}"#;
    assert!(run.stdout.trim_end().ends_with(ratings), "{}", run.stdout);
    let run = run_with_input(&["rate", "--to", "jsonl"], IMPOSSIBLE);
    assert!(run.stdout.contains(r#""result":"none"}"#), "{}", run.stdout);
}

#[test]
fn rate_refuses_a_template_it_does_not_know() {
    for (args, told) in [
        (&["--template", "%x"][..], "%l, %s or %%, found %x"),
        (&["--template", "%r %t"], "--profile se has nothing for %t"),
        (&["--template", "%r", "--tsv"], "cannot be used with"),
        (&["--profile", "harsh"], "possible values: se, hodoku, own"),
    ] {
        let run = run(&[&["rate", CLASSIC], args].concat());
        assert_eq!((run.stdout.as_str(), run.code), ("", Some(2)));
        assert!(run.stderr.contains(told), "{}", run.stderr);
    }
}

/// The number counts boards in the whole input, whatever else stands between them.
#[test]
fn rate_numbers_the_boards() {
    let input = format!("{CLASSIC}\n# a comment\n\n{SOLVED}\n");
    let run = run_with_input(&["rate", "--template", "%n %r %e", "-", CLASSIC, "-"], &input);
    let lines: Vec<(&str, &str)> =
        run.stdout.lines().map(|line| line.rsplit_once(' ').expect("two blanks")).collect();
    let (told, times): (Vec<&str>, Vec<&str>) = lines.into_iter().unzip();
    assert_eq!(told, ["1 7.2", "2 0.0", "3 7.2"]);
    assert!(times.iter().all(|time| time.ends_with('s') && time.contains('.')), "{times:?}");
}

#[test]
fn rate_prints_a_table() {
    let table = format!(
        "puzzle\tresult\tER\tEP\tED\n{CLASSIC}\trated\t7.2\t1.2\t1.2\n{IMPOSSIBLE}\tnone\t-\t-\t-\n"
    );
    check(&["rate", "--tsv"], &format!("{CLASSIC}\n{IMPOSSIBLE}\n"), &table, 1);
}

#[test]
fn rate_takes_any_board_in_our_own_order() {
    let last = "123.341221434321";
    check(&["rate", "--profile", "own", last], "", "1.0/1.0/1.0 1 full-house\n", 0);
    let template = ["rate", "--profile", "own", "--template", "%g %c %t %r", last];
    check(&template, "", &format!("{last} 1 full-house 1.0\n"), 0);
    let table = format!(
        "puzzle\tresult\tER\tEP\tED\tsteps\ttechnique\n{last}\trated\t1.0\t1.0\t1.0\t1\tfull-house\n"
    );
    check(&["rate", "--profile", "own", "--tsv", last], "", &table, 0);
    check(&["rate", "--profile", "own", "1... .... .... ...."], "", "several\n", 1);
    // A group of one digit is not placed yet where another of the house still shows it.
    let drawn = "1 2 3 4\n3 4 1 2\n2 1 4 34\n4 3 2 1\n";
    let run = run_with_input(&["rate", "--profile", "own"], drawn);
    assert_eq!((run.stdout.as_str(), run.code), ("1.0/1.0/1.0 3 full-house\n", Some(0)));
    let run = run_with_input(&["rate", "--profile", "own", "--to", "jsonl"], last);
    let rating = r#""rating":{"er":1.0,"ep":1.0,"ed":1.0,"technique":"full-house","title":"Full house","steps":1,"techniques":[{"technique":"full-house","steps":1}]}}"#;
    assert!(run.stdout.trim_end().ends_with(rating), "{}", run.stdout);
}

#[test]
fn rate_tells_levels_and_scores_of_hodoku() {
    let hodoku = ["rate", "--profile", "hodoku"];
    check(&[&hodoku[..], &[CLASSIC]].concat(), "", "Unfair 666\n", 0);
    let table = format!("puzzle\tresult\tlevel\tscore\tsteps\n{CLASSIC}\trated\tUnfair\t666\t57\n");
    check(&[&hodoku[..], &["--tsv"]].concat(), CLASSIC, &table, 0);
    let run = run_with_input(&[&hodoku[..], &["--to", "jsonl"]].concat(), CLASSIC);
    let rating = r#""rating":{"level":"unfair","score":666,"steps":57,"techniques":[{"technique":"#;
    assert!(run.stdout.contains(rating), "{}", run.stdout);
    let told = "unrated: expected 9x9 with 3x3 blocks and no candidates, \
                found 4x4 with 2x2 blocks; --profile own rates it\n";
    check(&[&hodoku[..], &["123.341221434321"]].concat(), "", told, 1);
}
