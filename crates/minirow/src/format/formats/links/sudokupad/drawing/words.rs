//! What a rules text says, sentence by sentence.

use super::colour::Colour;
use super::kinds::Kind;
use super::split::{Sentence, sentences};
use super::vocabulary::{DIAGONALS, HARMLESS, bends, is_story, is_used, of_kind};
use crate::rules::kinds::Clue;

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
        let fits = |kind: Kind| kind.has_ends() && (is_round || matches!(kind, Kind::Lockout(_)));
        let kinds: Vec<Kind> =
            self.said.iter().map(|(kind, _)| *kind).filter(|&kind| fits(kind)).collect();
        let round: Vec<Kind> =
            kinds.iter().copied().filter(|kind| !matches!(kind, Kind::Lockout(_))).collect();
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
        let mut lists: Vec<&str> = kinds.iter().map(|&kind| of_kind(kind)).collect();
        lists.extend(HARMLESS.iter().filter(|(begin, _)| has(text, begin)).map(|(_, list)| *list));
        lists.extend(is_given.then(|| of_kind(Kind::AllDots)));
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
        if kinds.contains(&Kind::Cage)
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
    let word = |any: &[&str]| words.iter().any(|word| any.contains(word));
    let has = |parts: &[&str]| has(text, parts);
    let is_not = word(&["not", "cannot", "never", "no", "different", "differ"])
        || has(&["can't", "don't", "anti", "non"]);
    let line = has(&["line"]) || words.iter().any(|word| Colour::of_word(word).is_some());
    let sum = has(&["sum", "add up", "adds up", "total"]);
    let outside = has(&["outside", "sandwich", "clue"]);
    let diagonal = has(&["diagonal"]);
    let thermometer = has(&["thermo"]) || has(&["bulb"]) && has(&["increas"]);
    let slow = thermometer && has(&["slow", "stay", "remain", "equal", "decrease"]);
    let dot = has(&["dot", "kropki"]);
    let (white, black) = (
        has(&["white dot", "white circle", "white kropki"]),
        has(&["black dot", "black circle", "black kropki"]),
    );
    let consecutive = has(&["consecutive", "difference", "differ by"]);
    let ratio = has(&["ratio", "double", "twice", "1:2", "2:1"]);
    let is_alone = !white && !black && word(&["kropki"]) && !consecutive && !ratio;
    let xv = word(&["xv"]);
    let least = least(words);
    let thirds =
        has(&["any three", "three consecutive", "3 consecutive", "any 3", "three sequential"]);
    let ends = has(&["double arrow", "lockout", "diamond"]);
    let all = [
        (Kind::Cage, has(&["cage", "killer"]) && !has(&["little killer"])),
        (Kind::Clone, has(&["clone"])),
        (Kind::SlowThermometer, slow),
        (Kind::Thermometer, thermometer && !slow),
        (Kind::Arrow, has(&["arrow"]) && sum && !diagonal && !outside && !has(&["double arrow"])),
        (Kind::WhiteDot, white && consecutive || is_alone),
        (Kind::BlackDot, black && ratio || is_alone),
        (Kind::X, xv || word(&["x", "xs"]) && word(&["10", "ten"])),
        (Kind::V, xv || word(&["v", "vs"]) && word(&["5", "five"])),
        (
            Kind::Quadruple,
            has(&["quadruple"])
                || has(&["circle", "corner"])
                    && has(&["surrounding", "four cells", "4 cells", "adjacent cells", "touching"]),
        ),
        (Kind::Odd, word(&["odd"]) && has(&["circle", "grey", "gray", "shaded"])),
        (Kind::Even, word(&["even"]) && has(&["square", "grey", "gray", "shaded"])),
        (
            Kind::LittleKiller,
            has(&["little killer"])
                || diagonal && sum && (outside || has(&["indicated", "marked", "arrow"])),
        ),
        (
            Kind::Outside(Clue::Sandwich),
            has(&["sandwich"])
                || sum
                    && outside
                    && has(&["between the 1 and", "between 1 and", "between the digits 1"]),
        ),
        (Kind::Outside(Clue::XSum), has(&["first x", "x-sum", "xsum", "x sums"])),
        (Kind::Outside(Clue::Skyscraper), has(&["skyscraper", "building"])),
        (
            Kind::Outside(Clue::NumberedRoom),
            has(&["numbered room"]) || outside && has(&["nth"]) && has(&["first"]),
        ),
        (Kind::Palindrome, has(&["palindrom"])),
        (
            Kind::Renban,
            has(&["renban"])
                || line && !dot && !thirds && has(&["consecutive"]) && has(&["order", "set of"]),
        ),
        (
            Kind::Whisper(least.unwrap_or(if has(&["dutch"]) { 4 } else { 5 })),
            (has(&["whisper"]) || line && !dot && least.is_some() && has(&["differ"])) && !ends,
        ),
        (
            Kind::RegionSum,
            has(&["region sum"])
                || has(&["same sum", "equal sum", "same total", "sum to the same", "equal sums"])
                    && has(&["box", "region", "segment"])
                    && (line || has(&["segment"]))
                || line && has(&["segment"]) && has(&["divide", "split"]),
        ),
        (Kind::Entropic, has(&["entrop"]) || line && word(&["low"]) && word(&["high"])),
        (
            Kind::Modular,
            has(&["modular", "modulo"]) || line && has(&["1,4,7", "147", "1, 4, 7", "1/4/7"]),
        ),
        (Kind::Zipper, has(&["zipper", "equidistant"]) || line && has(&["equal distance"])),
        (Kind::Nabner, has(&["nabner"])),
        (
            Kind::Between,
            line && !outside && !sum && word(&["between"]) && has(&["circle"]) && !ends && !dot,
        ),
        (Kind::DoubleArrow, has(&["double arrow"])),
        (Kind::Lockout(least.unwrap_or(4)), has(&["lockout"])),
        (Kind::AntiKnight, has(&["knight"]) && is_not),
        (Kind::AntiKing, word(&["king", "kings", "antiking"]) && is_not),
        (
            Kind::DisjointGroups,
            has(&["disjoint", "same place of each", "same position in each"])
                || has(&["same position of each", "same relative position"]),
        ),
        (
            Kind::NonConsecutive,
            has(&["nonconsecutive", "non-consecutive"]) && !line
                || is_not
                    && has(&["consecutive"])
                    && has(&["adjacent", "share a side", "share an edge"])
                    && !dot
                    && !line,
        ),
    ];
    all.into_iter().filter(|(_, is_said)| *is_said).map(|(kind, _)| kind).collect()
}

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
    kinds.iter().any(|kind| match kind {
        Kind::Whisper(least) | Kind::Lockout(least) => number(word) == Some(*least),
        _ => false,
    })
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
