//! What the programs are asked: command lines, and what they read.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::texts::Text;
use super::told::Told;

/// A command line and its standard input.
#[derive(Debug)]
pub(crate) struct Asked {
    /// What differences are counted by.
    pub(crate) group: String,
    /// What the input is.
    pub(crate) about: String,
    pub(crate) args: Vec<String>,
    pub(crate) input: Vec<u8>,
}

impl Asked {
    fn new(group: &str, about: &str, args: &str, input: &[u8]) -> Self {
        let args = args.split(' ').map(str::to_owned).collect();
        Self { group: group.to_owned(), about: about.to_owned(), args, input: input.to_vec() }
    }

    /// The command line as a person would type it.
    pub(crate) fn line(&self) -> String {
        format!("{} < {}", self.args.join(" "), self.about)
    }
}

/// Twenty boards of all sorts: unique, with several solutions or none, easy and beyond every scale, of other shapes and
/// sizes, with rules, and texts that are no board.
pub(crate) const BOARDS: [(&str, &str); 20] = [
    (
        "singles",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    ("chains", "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."),
    (
        "hardest",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ),
    (
        "seventeen",
        "...8.1..........435............7.8........1...2..3....6......75..34........2..6..",
    ),
    (
        "several",
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5.......",
    ),
    ("none", "5.7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."),
    (
        "contradicted",
        "55...............................................................................",
    ),
    ("empty", "................................................................................."),
    ("solved", "534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
    ("four", "1... ..3. .4.. ...2"),
    ("six", "block: 2x3\n....4. ..2... .3.... ....5. ...1.. .6...."),
    (
        "twelve",
        "block: 3x4\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n............\n...........1\n",
    ),
    (
        "diagonals",
        "extra: diagonals\n.....1.......2.4.....3....5.....1..........7..6........9.....2......3..8...6......",
    ),
    ("cages", ".Cage~6~R1C1~R1C2~R1C3.Cage~17~R5C5~R5C6"),
    ("thermometer", "thermometer r1c1 r1c2 r1c3 r1c4\n1... .... .... ...."),
    (
        "broken rule",
        "cage 9 r1c1 r1c2\n99...............................................................................",
    ),
    ("oblong", ".Shape~4x6~6."),
    (
        "two",
        "1... ..3. .4.. ...2\n....\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    ),
    (
        "too short",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
    ),
    ("no board", "hello, world"),
];

/// What is asked about each of them; `json` where the answer is also wanted as JSON.
const COMMANDS: [(&str, bool); 26] = [
    ("solve", true),
    ("solve --why", true),
    ("solve --all --limit 3", true),
    ("check", true),
    ("check --why", true),
    ("count --limit 1000", true),
    ("simplify", true),
    ("rate", true),
    ("rate --profile hodoku", true),
    ("rate --profile own", true),
    ("hint --level 1", true),
    ("hint --level 2", true),
    ("hint --level 4", true),
    ("steps", true),
    ("explain", true),
    ("minimize --seed 3", true),
    ("neighbours", true),
    ("canon", true),
    ("link", true),
    ("link --qr text", false),
    ("draw", false),
    ("draw --hint", false),
    ("draw --candidates", false),
    ("convert --to json", false),
    ("convert --to grid --header", false),
    ("convert --to candidates", false),
];

/// What is asked without a board.
const ALONE: [&str; 14] = [
    "techniques",
    "techniques --to json",
    "techniques x-wing",
    "generate 3 --seed 5",
    "generate 3 --seed 5 --level tricky",
    "generate 2 --seed 5 --block 2x3",
    "generate 2 --seed 5 --extra diagonals",
    "generate --grids 3 --seed 5",
    "help formats",
    "help rules",
    "help levels",
    "help ratings",
    "completions bash",
    "man",
];

/// The formats that a program writes, as it names them in its help.
pub(crate) fn formats(program: &Path) -> Result<Vec<String>> {
    let output = Command::new(program).args(["convert", "--to", "?"]).output();
    let output = output.with_context(|| format!("{} cannot be started", program.display()))?;
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let listed = told.split_once("possible values: ").and_then(|(_, rest)| rest.split_once(']'));
    let (listed, _) =
        listed.with_context(|| format!("expected a list of formats, found {told}"))?;
    Ok(listed
        .split([',', '\n'])
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect())
}

/// Every text into every format.
pub(crate) fn conversions(texts: &[Text], formats: &[String]) -> Vec<Asked> {
    let mut asked = Vec::new();
    for text in texts {
        let group = format!("convert {}", text.group);
        for format in formats {
            let args = format!("convert --to {format}");
            asked.push(Asked::new(&group, &text.name, &args, &text.bytes));
        }
        asked.push(Asked::new(
            &group,
            &text.name,
            "convert --to json --header --lossy",
            &text.bytes,
        ));
    }
    asked
}

/// What was written is read, with its format named and without.
pub(crate) fn read_back(written: &[(&Asked, Told)]) -> Vec<Asked> {
    let written = written.iter().filter(|(_, told)| told.is_good());
    let asked = written.flat_map(|(asked, told)| {
        let format = asked.args.get(2).map_or("", String::as_str);
        let about = format!("{} as {format}", asked.about);
        [format!("convert --to json --from {format}"), "convert --to json".to_owned()]
            .map(|args| Asked::new("read back", &about, &args, &told.stdout))
    });
    asked.collect()
}

/// Every command about every board.
pub(crate) fn commands() -> Vec<Asked> {
    let mut asked: Vec<Asked> =
        ALONE.iter().map(|args| Asked::new("alone", "nothing", args, b"")).collect();
    for (about, board) in BOARDS {
        for (args, has_json) in COMMANDS {
            let group = args.split(' ').next().unwrap_or(args);
            asked.push(Asked::new(group, about, args, board.as_bytes()));
            if has_json {
                let group = format!("{group} --to jsonl");
                let args = format!("{args} --to jsonl");
                asked.push(Asked::new(&group, about, &args, board.as_bytes()));
            }
        }
    }
    asked
}
