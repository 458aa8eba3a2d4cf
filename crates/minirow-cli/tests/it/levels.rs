//! Levels are told in the same words at every door.

use std::fs;
use std::path::Path;

use minirow::rating::Level;

use crate::program::{CLASSIC, run};

/// A file of the page.
fn page(name: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../minirow-web/page/src");
    fs::read_to_string(page.join(name)).expect("a file of the page")
}

#[test]
fn every_door_has_the_words_of_the_library() {
    let doors = [run(&["help", "generate"]).stdout, run(&["help", "levels"]).stdout];
    let words = |language: &str| -> serde_json::Value {
        let words = page(&format!("i18n/{language}/home.json"));
        serde_json::from_str(&words).expect("words of the page")
    };
    let (english, german) = (words("en"), words("de"));
    for level in Level::ALL {
        let meaning = level.meaning();
        let key = format!("home.level.{level}");
        assert_eq!(english[&key], meaning, "{level}");
        assert!(german[&key].as_str().is_some_and(|told| told != meaning), "{level}");
        for door in &doors {
            let line = door
                .lines()
                .find(|line| line.trim_start_matches([' ', '-']).starts_with(level.name()));
            assert!(line.is_some_and(|line| line.contains(meaning)), "{level}: {door}");
        }
    }
}

/// The page shows the level of a step before the engine is there, by a table of its own.
#[test]
fn the_page_parts_levels_where_the_library_does() {
    let names: Vec<String> = Level::ALL.iter().map(|level| format!("'{level}'")).collect();
    let levels = format!("export const LEVELS = [{}];", names.join(", "));
    assert!(page("ui/emblem.js").contains(&levels), "{levels}");
    let most: Vec<String> =
        Level::ALL.iter().filter_map(|level| level.most()).map(|most| most.to_string()).collect();
    let table = format!("const MOST = [{}];", most.join(", "));
    assert!(page("hints/level.js").contains(&table), "{table}");
}

/// One story of one board: what `rate`, `explain`, `generate` and the list of techniques say fits together.
#[test]
fn explain_ends_with_what_rate_says() {
    let told = |args: &[&str]| {
        let told = run(&[&["explain"], args, &[CLASSIC]].concat()).stdout;
        let end = told.lines().find(|line| line.starts_with("Solved in")).map(str::to_owned);
        end.expect("a last sentence")
    };
    let rated = run(&["rate", "--template", "%r", CLASSIC]).stdout;
    let usual = told(&[]);
    let sentence = format!("Sudoku Explainer (SE) rates it {}: ", rated.trim());
    assert!(usual.contains(&sentence), "{usual}");
    assert!(usual.contains("XY-chain, 5.3 on our scale. Level: diabolical."), "{usual}");
    assert_eq!(usual, told(&["--profile", "se"]));
    let hodoku = run(&["rate", "--profile", "hodoku", "--template", "%l, with score %s", CLASSIC]);
    assert!(
        told(&["--profile", "hodoku"])
            .ends_with(&format!("HoDoKu rates it {}.", hodoku.stdout.trim()))
    );
    let own = told(&["--profile", "own"]);
    assert!(own.ends_with("Level: diabolical."), "{own}");
    // Where both say the same, nothing needs a reason; other boards have our scale alone.
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let easy = run(&["explain", easy]).stdout;
    assert!(easy.contains("Level: "), "{easy}");
    let small = run(&["explain", "1......3.4.....2"]).stdout;
    assert!(small.contains("Level: beginner.\n") && !small.contains("Sudoku Explainer"), "{small}");
    let asked = run(&["explain", "--profile", "se", "1......3.4.....2"]).stdout;
    assert!(asked.contains("Sudoku Explainer (SE): unrated: expected 9x9"), "{asked}");
    let json = run(&["explain", "--to", "jsonl", CLASSIC]).stdout;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let path = &json["path"];
    assert_eq!((&path["rating"], &path["level"]), (&5.3.into(), &"diabolical".into()));
    assert_eq!((&path["profile"], &path["rated"]["er"]), (&"se".into(), &7.2.into()));
}
