//! Solutions that stand beside a board in its line, and in what commands answer.

use minirow::format::{Format, Part, ReadOptions, Symbols, read, write};

use super::told;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[track_caller]
fn check(text: &str) {
    let document = read(text, &ReadOptions::default()).expect(text);
    assert_eq!(document.grid.filled_len(), 30, "{text}");
    let solution = document.solution.as_ref().expect("a solution");
    let digits: String = solution.values().map(|value| value.to_string()).collect();
    assert_eq!(digits, SOLUTION, "{text}");
    let table = write(&document, "csv".parse().unwrap(), &Symbols::usual(9)).expect("a table");
    assert_eq!(table, format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n"));
    let (_, without) = Format::LINE.leave_behind(document);
    assert_eq!(without, [Part::Solution]);
}

#[test]
fn in_a_line() {
    let groups = |text: &str| {
        let signs: Vec<char> = text.chars().collect();
        signs.chunks(9).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
    };
    for between in [" ", "\t", ",", ";", " hard "] {
        check(&format!("{PUZZLE}{between}{SOLUTION}\n"));
        check(&format!("{}{between}{SOLUTION}\n", PUZZLE.replace('.', "0")));
        check(&format!("{PUZZLE}{between}{}\n", groups(SOLUTION)));
    }
    check(&format!("{SOLUTION} {PUZZLE}\n"));
    check(&format!("{PUZZLE} {SOLUTION} # a remark\n"));
    let wrong = format!("{PUZZLE} {}1\n", &SOLUTION[..80]);
    let outcomes = told::outcomes(&wrong, &ReadOptions::default());
    assert!(outcomes[0].contains("the solution of the board behind it"), "{outcomes:?}");
}

/// What a command answers about a board is no unknown field of it.
#[test]
fn in_answers() {
    let head =
        format!("\"version\":1,\"source\":\"-\",\"line\":1,\"side\":9,\"puzzle\":\"{PUZZLE}\"");
    check(&format!("{{{head},\"result\":\"unique\",\"solutions\":[\"{SOLUTION}\"]}}"));
    for answer in [
        "\"result\":\"several\",\"solutions\":[\"1\",\"2\"]",
        "\"result\":\"exact\",\"count\":1",
        "\"profile\":\"se\",\"result\":\"rated\",\"rating\":{\"hardest\":1.2}",
        "\"seed\":1,\"number\":0",
    ] {
        let text = format!("{{{head},{answer}}}");
        let document = read(&text, &ReadOptions::default()).expect("an answer");
        assert_eq!(document.parts(), [], "{text}");
        // Another one that is JSON keeps it.
        let again = write(&document, "json".parse().unwrap(), &Symbols::usual(9)).unwrap();
        assert!(again.contains(answer), "{again}");
        assert_eq!(read(&again, &ReadOptions::default()).unwrap().parts(), []);
    }
    let other = read(&format!("{{\"puzzle\":\"{PUZZLE}\",\"mood\":1}}"), &ReadOptions::default());
    assert_eq!(other.unwrap().parts(), [Part::Unknown]);
}
