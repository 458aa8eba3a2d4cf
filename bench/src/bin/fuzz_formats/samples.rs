//! Inputs for readers: the samples of all formats, changed at random, and random bytes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Where inputs come from; the same seed and samples give the same ones.
pub(super) struct Samples {
    rng: Xoshiro256PlusPlus,
    samples: Vec<Vec<u8>>,
}

/// Folders with boards, in the workspace.
const FOLDERS: [&str; 2] = ["crates/minirow/tests/data/formats", "examples"];

/// Files with many boards.
const FILES: [&str; 2] =
    ["crates/minirow/tests/data/links.txt", "crates/minirow/tests/data/rule-links.txt"];

/// What formats are made of.
const WORDS: [&str; 82] = [
    "\n",
    "\r\n",
    "\u{feff}",
    "\u{fffd}",
    "[[",
    "{{",
    "((",
    "]]",
    " = [",
    "\"\"\"",
    "'",
    "/*",
    "initial(1,1,5). ",
    "1,2,3,",
    "\"board\": ",
    "puzzle = \"",
    "#A ",
    "#",
    "[Puzzle]\n",
    "[PencilMarks]\n",
    "[Colours]\n",
    "u5 ",
    "+",
    ":",
    "::",
    ":0000:x:",
    "I388\n",
    "E78007\n",
    "ED=7.2/1.2/1.2",
    "|",
    "---+---\n",
    "*-----------*\n",
    "<",
    ">",
    "/>",
    "</",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?xml ",
    "?>",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>",
    "&lol;",
    "&#0;",
    "&#x110000;",
    "<opensudoku>",
    "<game data=\"",
    "<ksudoku>",
    "<java>",
    "version: 3 ",
    "\"",
    "\"\"",
    ",",
    ";",
    "\t",
    "puzzle,solution\n",
    "{",
    "}",
    "[[",
    "block: 15x17\n",
    "255j:",
    "symbols: A-P\n",
    "18446744073709551616",
    "-1",
    "999",
    "\n.~R1C1_5\n",
    "\n.Thermo~R1C1~R1C2\n",
    ".Shape~4x4.AntiKing\n",
    "\n.And\n",
    "\n.End\n",
    "~",
    " AAABBBCCCAAABBBCCCAADBBBCCCADDEEEFFFDDDEEEFFFDDDEEHFFFGGGEHHIIIGGGHHHIIIGGGHHHIII\n",
    " AAABABBBCCCDCDDD\n",
    "puzzle,layout\n",
    "\"regions\": ",
    "\u{200f}",
    "\u{fe0f}\u{20e3}",
    "٣",
    "十二",
    ",,,,,,,,,,,\n",
    ";\n",
];

impl Samples {
    pub(super) fn new(seed: u64) -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut paths = Vec::new();
        for folder in FOLDERS {
            let entries = fs::read_dir(root.join(folder)).context(folder)?;
            for entry in entries {
                paths.push(entry?.path());
            }
        }
        paths.retain(|path| path.is_file());
        paths.sort();
        let read = |path| fs::read(path).with_context(|| format!("{path:?}"));
        let mut samples = paths.iter().map(read).collect::<Result<Vec<_>>>()?;
        for file in FILES {
            let text = fs::read_to_string(root.join(file)).context(file)?;
            let links = text.lines().filter(|line| !line.starts_with('#'));
            samples.extend(links.filter_map(|line| line.rsplit('\t').next()).map(Vec::from));
        }
        Ok(Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), samples })
    }

    /// The next input.
    pub(super) fn input(&mut self) -> Vec<u8> {
        if self.rng.random_bool(0.05) {
            let len = self.rng.random_range(0..2000);
            return (0..len).map(|_| self.rng.random()).collect();
        }
        let mut input = self.sample();
        if self.rng.random_bool(0.1) {
            input.extend(self.sample());
        }
        // Some stay as they are, most differ in a few places.
        let changes = [0, 1, 1, 2, 3, 5, 20];
        for _ in 0..*changes.choose(&mut self.rng).expect("there are some") {
            self.change(&mut input);
        }
        input
    }

    fn sample(&mut self) -> Vec<u8> {
        self.samples.choose(&mut self.rng).expect("there are samples").clone()
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let at = self.rng.random_range(0..=input.len());
        let end = (at + self.rng.random_range(0..40)).min(input.len());
        match self.rng.random_range(0..8) {
            0 => input.truncate(at),
            1 => drop(input.drain(at..end)),
            2 => {
                let part = input[at..end].to_vec();
                let times = *[1, 2, 50, 2000].choose(&mut self.rng).expect("numbers");
                let more = part.repeat(times);
                input.splice(at..at, more);
            }
            3 if at < input.len() => input[at] = self.rng.random(),
            4 if at < input.len() => input[at] = self.rng.random_range(b' '..b'~'),
            5 => {
                let other = self.sample();
                let from = self.rng.random_range(0..=other.len());
                let to = (from + self.rng.random_range(0..200)).min(other.len());
                input.splice(at..end, other[from..to].iter().copied());
            }
            _ => {
                let word = WORDS.choose(&mut self.rng).expect("there are words");
                input.splice(at..end, word.bytes());
            }
        }
    }
}
