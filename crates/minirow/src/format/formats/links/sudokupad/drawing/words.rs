//! What a rules text says, sentence by sentence.

use super::colour::Colour;
use super::kinds::Kind;
use super::split::{Sentence, sentences};
use super::vocabulary::{ALL_GIVEN, DIAGONALS, HARMLESS, bends, is_story, is_used};
use crate::rules::links::Form;

/// What a text says.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// Kinds of rules, each with the colours that its sentences name.
    pub(super) said: Vec<(Kind, Vec<Colour>)>,
    /// Whether digits may repeat in cages.
    pub(super) cages_repeat: bool,
    /// Whether no digit is twice on a diagonal of the board.
    pub(super) diagonals: bool,
    /// Of which marks all are given, by their names: white dots, black ones, X and V.
    pub(super) all_given: [bool; 4],
    /// Whether all dots are given, of whichever kinds there are.
    pub(super) all_dots: bool,
    /// Sentences with a word that nothing known about them uses.
    pub(super) unknown: Vec<String>,
    /// Whether one of these may change what other sentences mean.
    pub(super) bends: bool,
}

impl Words {
    /// What a text says about a board of this side.
    pub(super) fn of(text: &str, side: u8) -> Self {
        let mut words = Self::default();
        for sentence in sentences(text) {
            words.sentence(&sentence, side);
        }
        words
    }

    /// Whether it says so.
    pub(super) fn says(&self, kind: Kind) -> bool {
        self.said.iter().any(|(said, _)| *said == kind)
    }

    /// Whether a kind is said with this colour.
    pub(super) fn names(&self, kind: Kind, colour: Option<Colour>) -> bool {
        let mut said = self.said.iter().filter(|(said, _)| *said == kind);
        said.any(|(_, colours)| colour.is_some_and(|colour| colours.contains(&colour)))
    }

    /// The kind of a line of a colour without marks at its ends, where only one can be meant.
    pub(super) fn line(&self, colour: Option<Colour>) -> Option<Kind> {
        let kinds = || self.said.iter().filter(|(kind, _)| kind.line_colour().is_some());
        let named = kinds().filter(|(_, colours)| colour.is_some_and(|c| colours.contains(&c)));
        let named: Vec<Kind> = named.map(|(kind, _)| *kind).collect();
        let unnamed = kinds().filter(|(_, colours)| colours.is_empty());
        let unnamed: Vec<Kind> = unnamed.map(|(kind, _)| *kind).collect();
        match (&named[..], &unnamed[..]) {
            ([kind], _) | ([], [kind]) => Some(*kind),
            _ => None,
        }
    }

    /// The kind of a line with circles, or with other marks, at its ends.
    pub(super) fn ends(&self, is_round: bool, colour: Option<Colour>) -> Option<Kind> {
        let round = |kind: &Kind| match kind.form() {
            Form::Ends { is_round, .. } => Some(is_round),
            _ => None,
        };
        let fits = |kind: &Kind| round(kind).is_some_and(|round| is_round || !round);
        let kinds: Vec<Kind> = self.said.iter().map(|(kind, _)| *kind).filter(fits).collect();
        let is_it = |kind: &Kind| round(kind) == Some(true);
        let round: Vec<Kind> = kinds.iter().copied().filter(is_it).collect();
        let named: Vec<Kind> =
            kinds.iter().copied().filter(|&kind| self.names(kind, colour)).collect();
        match (&kinds[..], &round[..], &named[..]) {
            ([kind], ..) | (_, _, [kind]) => Some(*kind),
            (_, [kind], _) if is_round => Some(*kind),
            _ => None,
        }
    }

    fn sentence(&mut self, sentence: &Sentence, side: u8) {
        let text = sentence.plain.as_str();
        let words = words_of(text);
        let colours: Vec<Colour> = words.iter().filter_map(|word| Colour::of_word(word)).collect();
        let is_partial = has(text, HARMLESS[1].0);
        let (given, dots) = if is_partial { Default::default() } else { all_given(text, &words) };
        let is_given = dots || given.contains(&true);
        let kinds = if is_partial || is_given { Vec::new() } else { kinds(text, &words) };
        let is_diagonal = kinds.is_empty() && is_about_diagonals(text);
        let mut lists: Vec<&str> = kinds.iter().map(|kind| kind.drawn.words).collect();
        lists.extend(HARMLESS.iter().filter(|(begin, _)| has(text, begin)).map(|(_, list)| *list));
        lists.extend(is_given.then_some(ALL_GIVEN));
        lists.extend(is_diagonal.then_some(DIAGONALS));
        let is_known = |word: &&str| {
            is_used(word, &lists)
                || Colour::of_word(word).is_some() && (is_diagonal || !kinds.is_empty())
                || is_number_of(word, &kinds)
                || is_size(word, side)
        };
        // What does not hold is no rule.
        let is_denied = has(text, &["not apply", "n't apply"]);
        let is_whole = !is_denied && !sentence.is_cut;
        let is_understood = is_whole && !lists.is_empty() && words.iter().all(is_known);
        let is_harmless = is_whole && kinds.is_empty() && is_story(&words);
        if !(is_understood || is_harmless) {
            self.unknown.push(sentence.told.clone());
            self.bends |= bends(&words);
        }
        if is_denied {
            return;
        }
        self.diagonals |= is_diagonal;
        self.all_dots |= dots;
        for (all, given) in self.all_given.iter_mut().zip(given) {
            *all |= given;
        }
        if kinds.iter().any(|kind| kind.form() == Form::Cage)
            && has(text, &["may repeat", "can repeat", "may be repeated"])
        {
            self.cages_repeat = true;
        }
        for kind in kinds {
            match self.said.iter_mut().find(|(said, _)| *said == kind) {
                Some((_, known)) => known.extend(&colours),
                None => self.said.push((kind, colours.clone())),
            }
        }
    }
}

/// Whether a text says anything about a board, and not only stories.
pub(in crate::format) fn is_about_board(text: &str) -> bool {
    sentences(text).iter().any(|sentence| !is_story(&words_of(&sentence.plain)))
}

fn words_of(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// Whether any of these is in a text.
fn has(text: &str, parts: &[&str]) -> bool {
    parts.iter().any(|part| text.contains(part))
}

/// Whether a sentence says that digits differ on diagonals of the board.
fn is_about_diagonals(text: &str) -> bool {
    has(text, &["diagonal"]) && has(text, &["repeat", "once", "different"])
}

/// Of which marks a sentence says that all are given: white dots, black ones, X and V; and whether all dots are.
fn all_given(text: &str, words: &[&str]) -> ([bool; 4], bool) {
    let word = |any: &[&str]| words.iter().any(|word| any.contains(word));
    let is_said = has(text, &["given", "shown", "marked"]) && word(&["all", "every"])
        || has(text, &["negative constraint"]);
    let dots = is_said && has(text, &["dot", "kropki"]);
    let (white, black) = (word(&["white"]), word(&["black"]));
    let sign = |names: &[&str]| is_said && (word(&["xv"]) || word(names));
    let given = [dots && white, dots && black, sign(&["x", "xs"]), sign(&["v", "vs"])];
    (given, dots && !white && !black)
}

/// The kinds that a sentence says.
fn kinds(text: &str, words: &[&str]) -> Vec<Kind> {
    let least = least(words);
    let is_there = |part: &str| match part {
        "@line" => {
            text.contains("line") || words.iter().any(|word| Colour::of_word(word).is_some())
        }
        "@least" => least.is_some(),
        "@not" => {
            words.iter().any(|word| DENYING_WORDS.contains(word)) || has(text, &DENYING_PARTS)
        }
        part => match part.strip_prefix('=') {
            Some(word) => words.contains(&word),
            None => text.contains(part),
        },
    };
    let holds = |phrase: &str| {
        let parts = phrase.strip_prefix('!');
        parts.unwrap_or(phrase).split('|').any(is_there) != parts.is_some()
    };
    let is_said = |kind: &Kind| kind.drawn.said.iter().any(|line| line.split("; ").all(holds));
    let numbered = |kind: Kind| {
        let usual = kind.drawn.usual.iter().find(|(part, _)| text.contains(part));
        let number = usual.map_or(0, |(_, usual)| least.unwrap_or(*usual));
        Kind { number, ..kind }
    };
    Kind::all().filter(is_said).map(numbered).collect()
}

/// What denies, as words and as parts of words.
const DENYING_WORDS: [&str; 6] = ["not", "cannot", "never", "no", "different", "differ"];
const DENYING_PARTS: [&str; 4] = ["can't", "don't", "anti", "non"];

/// Numbers in words.
const NUMBERS: [&str; 10] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/// The number that a word is, in figures or as a word.
fn number(word: &str) -> Option<u32> {
    let by_name = || NUMBERS.iter().position(|name| *name == word).map(|number| number as u32);
    word.parse().ok().filter(|&number| number < 100).or_else(by_name)
}

/// The number of “at least 5”, “a minimum difference of 5”, “5 or more”.
fn least(words: &[&str]) -> Option<u32> {
    words.iter().enumerate().find_map(|(at, word)| match *word {
        "least" | "minimum" => words[at + 1..].iter().take(3).find_map(|word| number(word)),
        "more" | "greater" if at > 1 && words[at - 1] == "or" => number(words[at - 2]),
        _ => None,
    })
}

/// Whether a word is the number of one of these kinds.
fn is_number_of(word: &str, kinds: &[Kind]) -> bool {
    let mut numbered = kinds.iter().filter(|kind| !kind.drawn.usual.is_empty());
    numbered.any(|kind| number(word) == Some(kind.number))
}

/// Whether a word is the side of the board, or sizes of it or of its boxes.
fn is_size(word: &str, side: u8) -> bool {
    let side = u32::from(side);
    match word.split_once('x') {
        Some((rows, columns)) => match (rows.parse::<u32>(), columns.parse::<u32>()) {
            (Ok(rows), Ok(columns)) => {
                rows == side && columns == side || rows.checked_mul(columns) == Some(side)
            }
            _ => false,
        },
        None => number(word) == Some(side),
    }
}
