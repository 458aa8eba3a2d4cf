//! Data sets in the shapes that others publish: read, verified, deduplicated, split and rated.

use super::folder::{Folder, boards};
use crate::program::{CLASSIC, SOLVED};

/// Boards with their solution in the order of some columns; the last has a wrong one, and the first is
/// there twice, turned by half a turn.
fn rows(row: impl Fn(&str, &str) -> String) -> String {
    let wrong = SOLVED.replacen(&SOLVED[..1], &SOLVED[1..2], 1);
    let turned = |board: &str| board.chars().rev().collect::<String>();
    let mut rows: Vec<String> = boards(20).map(|board| row(&board, SOLVED)).collect();
    rows.push(row(&turned(&boards(1).next().expect("a board")), &turned(SOLVED)));
    rows.push(row(&CLASSIC.replacen('.', &SOLVED[..1], 1), &wrong));
    rows.join("\n") + "\n"
}

/// Does all that is done with a set to a file of it.
fn goes_through(folder: &Folder, file: &str) {
    let rated =
        folder.run(&format!("FOLDER/{file} -o FOLDER/rated --work verdict,se,level --to csv"));
    assert_eq!(rated.code, Some(2), "{}", rated.stderr);
    let csv = folder.read("rated/set.csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[0].contains(",verdict,se_er,se_ep,se_ed,level,"), "{}", lines[0]);
    assert!(lines[0].ends_with("solution_check"), "{}", lines[0]);
    assert_eq!(lines.iter().filter(|line| line.ends_with(",correct")).count(), 21, "{csv}");
    assert!(lines[22].ends_with(",wrong") && lines[22].contains(",unique,"), "{}", lines[22]);
    let bad = folder.read("rated/set.csv.bad.csv");
    assert!(
        bad.lines().count() == 2 && bad.lines().last().is_some_and(|row| row.starts_with("22,")),
        "{bad}"
    );
    let unique = folder.run("dedupe FOLDER/rated -o FOLDER/unique");
    assert_eq!(unique.code, Some(0), "{}", unique.stderr);
    let duplicates = folder.read("unique/duplicates.csv");
    assert!(duplicates.contains("set.csv,21,"), "{duplicates}");
    assert_eq!(folder.run("split FOLDER/unique -o FOLDER/sets --parts a=1,b=1").code, Some(0));
    let parts =
        ["a", "b"].map(|part| folder.read(&format!("sets/{part}/set.csv")).lines().count() - 1);
    let left = folder.read("unique/set.csv").lines().count() - 1;
    assert_eq!(parts[0] + parts[1], left);
    assert!(
        left + duplicates.lines().count() - 1 == 22 && parts[0] > 0 && parts[1] > 0,
        "{parts:?}"
    );
}

#[test]
fn quizzes_with_zeros_and_their_solutions() {
    let folder = Folder::new();
    let rows = rows(|board, solution| format!("{},{solution}", board.replace('.', "0")));
    folder.write("set.csv", &format!("quizzes,solutions\n{rows}"));
    goes_through(&folder, "set.csv");
}

#[test]
fn questions_with_their_source_and_rating() {
    let folder = Folder::new();
    let rows = rows(|board, solution| format!("puzzles_1,{board},{solution},7"));
    folder.write("set.csv", &format!("source,question,answer,rating\n{rows}"));
    goes_through(&folder, "set.csv");
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_with_times() {
    let folder = Folder::new();
    let rows = rows(|board, solution| format!("{board},{solution},54,0,train,0.25"));
    folder
        .write("set.csv", &format!("puzzle,solution,missing,difficulty,set,solving_time\n{rows}"));
    let written = folder.run("FOLDER/set.csv -o FOLDER/in --work givens --to parquet");
    assert_eq!(written.code, Some(2), "{}", written.stderr);
    goes_through(&folder, "in/set.parquet");
}
