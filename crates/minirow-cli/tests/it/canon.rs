//! `canon` and `link`.

use crate::program::{run, run_with_input};

const ONE: &str = "4231132431422413";
const FORM: &str = "1234341221434321";

#[test]
fn forms() {
    let forms = run(&["canon", ONE, "4............3.."]);
    assert_eq!(
        (forms.stdout.as_str(), forms.code),
        (&*format!("{FORM}\n...........1.2..\n"), Some(0))
    );
    let told = run(&["canon", "--with", "transform,automorphisms", ONE]);
    let fields: Vec<&str> = told.stdout.trim_end().split('\t').collect();
    assert_eq!((fields[0], fields[2]), (FORM, "32"));
    assert!(fields[1].contains("rows ") && fields[1].contains(", digits "), "{}", fields[1]);
    let json = run(&["canon", "--to", "jsonl", "--with", "automorphisms", ONE]);
    assert!(
        json.stdout.contains("\"canonical\":\"1234341221434321\",\"automorphisms\":32"),
        "{}",
        json.stdout
    );
}

#[test]
fn comparing() {
    let same = run(&["canon", "--compare", FORM, ONE]);
    assert!(same.stdout.starts_with("same\t"), "{}", same.stdout);
    assert_eq!(same.code, Some(0));
    let different = run(&["canon", "--compare", FORM, "1234341223414123"]);
    assert_eq!((different.stdout.as_str(), different.code), ("different\n", Some(1)));
    let none = run(&["canon", "--compare", "12345", ONE]);
    assert_eq!(none.code, Some(2));
    let refused = run_with_input(&["canon", "--extra", "diagonals"], "................\n");
    assert!(
        refused.stdout.starts_with("error\ta canonical form needs rectangular blocks"),
        "{}",
        refused.stdout
    );
    assert_eq!(refused.code, Some(1));
}

#[test]
fn links() {
    let link = run(&["link", "--player", "sudokuwiki", &".".repeat(81)]);
    let expected = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}\n", "0".repeat(81));
    assert_eq!((link.stdout, link.code), (expected, Some(0)));
    for player in ["f-puzzles", "sudokupad", "penpa"] {
        let link = run(&["link", "--player", player, ONE]).stdout;
        assert_eq!(run(&["canon", link.trim_end()]).stdout, format!("{FORM}\n"), "{link}");
    }
    let refused = run(&["link", "--player", "sudoku-coach", ONE]);
    assert_eq!(
        refused.stdout,
        "error\tsudoku-coach holds the classic board, found 4x4 with 2x2 blocks\n"
    );
    assert_eq!(refused.code, Some(1));
}

/// What is lost has to be asked for.
#[test]
fn parts() {
    let game = "{\"name\":\"N\",\"grid\":\"12..............\",\"givens\":\"1...............\"}";
    let refused = run(&["link", "--player", "sudokupad", game]).stdout;
    assert_eq!(refused, "error\tsudokupad cannot hold digits of a player\n");
    let lossy = run(&["link", "--player", "sudokupad", "--lossy", game]).stdout;
    assert_eq!(run(&["solve", "--to", "line", lossy.trim_end()]).code, Some(1));
    let puzzle = run(&["link", "--player", "f-puzzles", "--puzzle", game]).stdout;
    let givens = run(&["simplify", "--to", "jsonl", puzzle.trim_end()]).stdout;
    assert!(
        givens.contains("\"name\":\"N\"") && givens.contains("\"puzzle\":\"1..............."),
        "{givens}"
    );
}

#[test]
fn codes() {
    let text = run(&["link", "--player", "sudokuwiki", "--qr", "text", &".".repeat(81)]).stdout;
    assert!(text.starts_with("https://www.sudokuwiki.org/"));
    assert!(text.lines().skip(1).all(|line| line.chars().all(|c| " █▀▄".contains(c))), "{text}");
    let svg = run(&["link", "--player", "sudokuwiki", "--qr", "svg", &".".repeat(81)]).stdout;
    assert!(svg.starts_with("<?xml") && svg.trim_end().ends_with("</svg>"), "{svg}");
}

#[test]
fn many_lines_are_told_as_each_alone() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let conflict = puzzle.replace("53..7", "5...5");
    let lines = [puzzle, grid, &puzzle.replace('.', "0"), &conflict, grid];
    let alone: String = lines.iter().map(|line| run(&["canon", line]).stdout).collect();
    let together = run_with_input(&["canon"], &(lines.join("\n") + "\n"));
    assert_eq!(together.stdout, alone);
    assert!(
        alone.contains("\nerror\ta canonical form needs a board whose digits agree\n"),
        "{alone}"
    );
    assert_eq!(together.code, Some(1));
}
