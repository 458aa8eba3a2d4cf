//! Thirty everyday tasks, typed as somebody would who knows only the name of the program. They were written
//! down before anything was mended: what is typed stays as it is.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::program::{CLASSIC, Run, ended};

/// What comes of a guess that is understood.
enum Right {
    /// It works, and this is part of what is printed.
    Works(&'static str),
    /// The message has this command, which works when it is typed.
    Told(&'static str),
}

use Right::{Told, Works};

/// What somebody wants, what they type, and what comes of it.
const GUESSES: [(&str, &str, Right); 30] = [
    ("solve the puzzle in a file", "puzzle.txt", Told("minirow solve puzzle.txt")),
    (
        "solve a puzzle from the clipboard",
        CLASSIC,
        Told(
            "minirow solve ..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..",
        ),
    ),
    ("solve, with a slip", "sovle puzzle.txt", Told("minirow solve puzzle.txt")),
    ("solve for a script", "solve --json puzzle.txt", Works("\"result\":\"unique\"")),
    ("see the solution as a board", "solve --grid puzzle.txt", Works("4 1 7 | 6 3 2 | 5 9 8")),
    ("see all solutions", "solve --all two.txt", Works("9")),
    ("count all solutions", "count --all two.txt", Works("2\n")),
    ("is it a proper puzzle", "is-valid puzzle.txt", Told("minirow check puzzle.txt")),
    ("why does it have no solution", "check --why none.txt", Works("none")),
    ("how hard is it", "difficulty puzzle.txt", Told("minirow rate puzzle.txt")),
    ("how hard is it for HoDoKu", "rate --hodoku puzzle.txt", Works("Unfair 666")),
    ("a new puzzle", "new", Told("minirow generate")),
    ("a hard one", "generate hard", Told("minirow generate --level hard")),
    ("one of middling difficulty", "generate --difficulty medium", Works("\n")),
    ("one for experts", "generate --level expert --seed 1", Works("\n")),
    ("one of 6x6", "generate --size 6", Works("\n")),
    ("one with 25 clues", "generate --clues 25", Works("\n")),
    ("one that looks even", "generate --symmetry rotational", Works("\n")),
    ("ten of them", "generate --count 10", Told("minirow generate 10")),
    ("a killer", "generate --killer", Told("minirow help rules")),
    (
        "solve a diagonal one",
        "solve --variant diagonals x.txt",
        Told("minirow solve --extra diagonals x.txt"),
    ),
    (
        "its pencil marks",
        "candidates puzzle.txt",
        Told("minirow convert --to candidates puzzle.txt"),
    ),
    ("a tip", "tip puzzle.txt", Told("minirow hint puzzle.txt")),
    ("the steps of the solution", "solve --steps puzzle.txt", Told("minirow explain puzzle.txt")),
    ("four on a page", "print --per-page 4 puzzle.txt", Works("%PDF")),
    ("a PDF", "pdf puzzle.txt", Told("minirow print puzzle.txt")),
    ("a file for another program", "convert --to sdk puzzle.txt", Works("[Puzzle]")),
    ("which formats there are", "help formats", Works("opensudoku")),
    ("which levels there are", "levels", Told("minirow help levels")),
    ("play in a window", "gui", Told("minirow play")),
];

/// A folder with what people have: a puzzle, one with two solutions, one with none, and one with diagonals.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), format!("{text}\n")).expect("a file");
    };
    write("puzzle.txt", CLASSIC);
    let solved = crate::program::SOLVED;
    let two: String = (0..81)
        .map(|at| match &solved[at..=at] {
            digit if DEADLY.contains(&at) => digit.replace(|_: char| true, "."),
            digit => digit.to_owned(),
        })
        .collect();
    write("two.txt", &two);
    write("none.txt", &format!("11{}", ".".repeat(79)));
    write("solved.txt", solved);
    write("puzzle.csv", &format!("puzzle\n{CLASSIC}"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let x = fs::read_to_string(root.join("x.txt")).expect("an example");
    write("x.txt", x.trim_end());
    folder
}

/// Four cells of the solution with two digits in two rows, columns and blocks.
const DEADLY: [usize; 4] = [0, 7, 9, 16];

/// Runs what was typed in that folder, through no shell: nothing of it has a meaning there.
fn typed(line: &str, folder: &Path) -> Run {
    let words = line.split(' ').filter(|word| !word.is_empty());
    let output = Command::new(assert_cmd::cargo::cargo_bin!("minirow"))
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    // A PDF is no text.
    ended(&std::process::Output {
        stdout: output.stdout.iter().copied().filter(u8::is_ascii).collect(),
        ..output
    })
}

/// Why a guess was not understood.
fn fault(typed_line: &str, right: &Right, folder: &Path) -> Option<String> {
    let run = typed(typed_line, folder);
    let shown = || format!("{typed_line}: {:?} {} {}", run.code, run.stdout, run.stderr);
    match right {
        Works(part) => {
            let is_right = matches!(run.code, Some(0 | 1)) && run.stdout.contains(part);
            (!is_right).then(shown)
        }
        Told(command) => {
            if run.code != Some(2) || !run.stderr.contains(&format!("`{command}`")) {
                return Some(shown());
            }
            // What is told to be typed works; the page has no end of its own.
            let rest = command.strip_prefix("minirow ").expect("a command of ours");
            let again = (rest != "play").then(|| typed(rest, folder))?;
            let works = matches!(again.code, Some(0 | 1));
            (!works).then(|| format!("{command}: {:?} {}", again.code, again.stderr))
        }
    }
}

#[test]
fn is_understood() {
    let folder = folder();
    let faults: Vec<String> =
        GUESSES.iter().filter_map(|(_, line, right)| fault(line, right, folder.path())).collect();
    assert!(faults.is_empty(), "{} of 30:\n{}", faults.len(), faults.join("\n"));
}

/// More of each kind: words for commands, slips, values in the place of options, options of other commands.
#[test]
fn others_of_the_kind_are_understood() {
    let folder = folder();
    for (line, right) in [
        ("slove puzzle.txt", Told("minirow solve puzzle.txt")),
        ("validate puzzle.txt", Told("minirow check puzzle.txt")),
        ("genrate 3", Told("minirow generate 3")),
        ("pritn puzzle.txt", Told("minirow print puzzle.txt")),
        ("export puzzle.txt", Told("minirow convert puzzle.txt")),
        ("help sovle", Told("minirow help solve")),
        ("help level", Told("minirow help levels")),
        ("formats", Told("minirow help formats")),
        ("./puzzle.txt", Told("minirow solve ./puzzle.txt")),
        ("solve --jsonl puzzle.txt", Works("\"result\":\"unique\"")),
        ("convert --csv puzzle.txt", Works("puzzle")),
        ("simplify --pencilmarks puzzle.txt", Works("| ")),
        ("rate --own puzzle.txt", Works("5.3")),
        ("generate --easy --half-turn", Works("\n")),
        ("generate --extra x --givens 30", Works("\n")),
        ("generate --size 4x4", Works("\n")),
        ("generate diagonals", Told("minirow generate --extra diagonals")),
        ("generate 6x6", Told("minirow generate --size 6x6")),
        ("generate --level hrad", Told("minirow generate --level hard")),
        ("generate --amount=3", Told("minirow generate 3")),
        ("solve --list two.txt", Told("minirow solve --all two.txt")),
        ("check --blcok 3x3 puzzle.txt", Told("minirow check --block 3x3 puzzle.txt")),
        ("solve --cores 2 puzzle.txt", Told("minirow solve --jobs 2 puzzle.txt")),
        ("solve --difficulty puzzle.txt", Told("minirow rate puzzle.txt")),
        ("solve --file puzzle.txt", Told("minirow solve puzzle.txt")),
        ("check --input puzzle.txt", Told("minirow check puzzle.txt")),
        ("dedupe puzzle.txt", Told("minirow batch dedupe -o unique/ puzzle.txt")),
        ("generate --full 2", Works("\n")),
        ("generate --extra thermo", Told("minirow help rules")),
        ("convert --to yml puzzle.txt", Works("")),
        ("link --sudokupad puzzle.txt", Works("https://sudokupad.app/")),
        ("link --site sudokupad puzzle.txt", Told("minirow link --player sudokupad puzzle.txt")),
        ("link --to penpa puzzle.txt", Told("minirow link --player penpa puzzle.txt")),
        ("print --paper a5 puzzle.txt", Told("minirow print --page a5 puzzle.txt")),
        ("print --a5 puzzle.txt", Works("%PDF")),
        ("draw --pencilmarks puzzle.txt", Told("minirow draw --candidates puzzle.txt")),
        ("convert --to pdf puzzle.txt", Told("minirow print puzzle.txt")),
        ("convert --to svg puzzle.txt", Told("minirow draw --to svg puzzle.txt")),
        // What is wrong is mended all at once.
        (
            "genrate --cluse 25 --dificulty hrad --count 2",
            Told("minirow generate --givens 25 --level hard 2"),
        ),
        ("print --solutions puzzle.txt", Told("minirow print --solutions back puzzle.txt")),
        ("print --answers puzzle.txt", Told("minirow print --solutions back puzzle.txt")),
        ("link --qr puzzle.txt", Told("minirow link --qr text puzzle.txt")),
        ("generate --answers", Told("minirow generate --with solution")),
        ("list techniques", Told("minirow techniques")),
        ("list variants", Told("minirow help rules")),
        ("help x-wing", Told("minirow techniques x-wing")),
        ("verify puzzle.txt solved.txt", Told("minirow hint --givens puzzle.txt solved.txt")),
        (
            "check puzzle.txt --solution solved.txt",
            Told("minirow hint --givens puzzle.txt solved.txt"),
        ),
        (
            "verify solved.txt --puzzle puzzle.txt",
            Told("minirow hint --givens puzzle.txt solved.txt"),
        ),
        ("rate --techniques puzzle.txt", Told("minirow explain puzzle.txt")),
        ("export puzzle.txt --type svg", Told("minirow draw --to svg puzzle.txt")),
        ("show puzzle.txt", Told("minirow convert --to grid puzzle.txt")),
        ("--json rate puzzle.txt", Told("minirow rate --json puzzle.txt")),
        ("solve -n 2 two.txt", Told("minirow solve --all --limit 2 two.txt")),
        ("compare puzzle.txt puzzle.txt", Told("minirow canon --compare puzzle.txt puzzle.txt")),
        ("solve --josn puzzle.txt", Told("minirow solve --json puzzle.txt")),
        ("solve --max-solutions 1 two.txt", Told("minirow solve --all --limit 1 two.txt")),
        ("rate --to csv puzzle.txt", Told("minirow rate --tsv puzzle.txt")),
        ("generate --symmetry rotatonal", Told("minirow generate --symmetry rotational")),
        ("solve -f puzzle.txt", Told("minirow solve puzzle.txt")),
        ("check puzzle.csv --csv", Told("minirow check puzzle.csv --from csv")),
        ("generate 4x4 beginner", Told("minirow generate --size 4x4 --level beginner")),
        ("--solve puzzle.txt", Told("minirow solve puzzle.txt")),
        ("help levels puzzle.txt", Told("minirow help levels")),
        ("version", Told("minirow --version")),
        ("help rules", Works("thermometer r1c1 r2c1 r3c1")),
        ("help levels", Works("XY-chains and ALS")),
        ("help ratings", Works("Sudoku Explainer")),
        ("help layouts", Works("samurai")),
    ] {
        if line == "convert --to yml puzzle.txt" {
            // Read only, but known.
            assert!(typed(line, folder.path()).stderr.contains("yaml"));
            continue;
        }
        assert_eq!(fault(line, &right, folder.path()), None);
    }
    // What two commands do together, and what none does alone.
    for (line, told) in [
        ("book 3", "`minirow generate 3 | minirow print -o boards.pdf`"),
        ("generate 3 --pdf", "`minirow generate 3 | minirow print -o boards.pdf`"),
        ("generate 3 --pdf -o a.pdf", "`minirow generate 3 | minirow print -o a.pdf`"),
        ("solve --png puzzle.txt", "`minirow solve puzzle.txt | minirow draw --to png`"),
        ("generate --rate", "`minirow generate | minirow rate`"),
        ("solve --format csv puzzle.txt", "`minirow solve puzzle.txt | minirow convert --to csv`"),
        ("diff puzzle.txt solved.txt", "`minirow hint --givens PUZZLE FILE`"),
        ("filter puzzle.txt --min-rating 5", "no command picks boards by their ratings"),
        (
            "rate puzzle.txt --scale hodoku --pretty",
            "`minirow rate puzzle.txt --profile hodoku`; there is no --pretty",
        ),
        (
            "image puzzle.txt --width 800 --out a.png",
            "`minirow draw puzzle.txt --output a.png`; there is no --width: --cell PIXELS",
        ),
        ("sort puzzle.txt", "`minirow rate --template '%r %g' FILE | sort -n`"),
        ("transform --rotate puzzle.txt", "`minirow canon`"),
        ("generate --killer", "can be solved but not generated"),
        ("generate --variant killer", "can be solved but not generated"),
        ("generate --variant jigsaw", "--blocks <FILE>"),
        ("solve --time puzzle.txt", "--timeout <TIME>"),
        (
            "book 3 --level easy -o a.pdf",
            "`minirow generate 3 --level easy | minirow print -o a.pdf`",
        ),
        (
            "generate 3 --output=a.pdf --format=pdf",
            "`minirow generate 3 | minirow print --output=a.pdf`",
        ),
        ("play --difficulty medium", "`minirow generate --level medium | minirow play -`"),
        ("hint -n 3 puzzle.txt", "`minirow explain` all of them"),
        ("generate --minimal", "`minirow generate | minirow minimize`"),
        ("draw puzzle.txt --width 800", "--cell PIXELS"),
        ("play --tui", "`minirow play`"),
        ("rate --level puzzle.txt", "--profile <NAME>"),
        ("export --dimacs puzzle.txt", "`minirow help convert` explains its options"),
    ] {
        let run = typed(line, folder.path());
        assert!(run.code == Some(2) && run.stderr.contains(told), "{line}: {}", run.stderr);
    }
    // An option of other commands is told with their names; what nobody can mean gets no advice.
    let run = typed("solve --symmetry full puzzle.txt", folder.path());
    assert!(run.stderr.contains("--symmetry is an option of `generate`"), "{}", run.stderr);
    let run = typed("frobnicate", folder.path());
    assert!(run.stderr.contains("`minirow help` lists all commands"), "{}", run.stderr);
    let run = typed("solve --frobnicate puzzle.txt", folder.path());
    assert!(!run.stderr.contains("tip:"), "{}", run.stderr);
}

/// What people call rules, and rules whose number all know, in header lines.
#[test]
fn rules_go_by_their_usual_names() {
    let folder = folder();
    let dots = "thermo r1c1 r2c1\nkiller 3 r1c1 r1c2\ndifference r1c1 r1c2\nratio r1c1 r1c2\n";
    let text = format!("{dots}{}", ".".repeat(81));
    fs::write(folder.path().join("rules.txt"), text).expect("a file");
    let run = typed("convert --json rules.txt", folder.path());
    for rule in ["thermometer", "cage", "difference", "ratio"] {
        assert!(run.stdout.contains(rule), "{rule}: {} {}", run.stdout, run.stderr);
    }
    let run = typed("solve --all --limit 2 --json rules.txt", folder.path());
    assert_eq!(run.stdout.matches("\"solution\":\"12").count(), 2, "{}", run.stdout);
}
