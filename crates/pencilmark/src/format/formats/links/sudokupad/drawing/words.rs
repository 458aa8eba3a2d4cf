//! What a rules text says, sentence by sentence.

use super::colour::Colour;
use super::kinds::Kind;
use crate::rules::Outside;

/// What a text says.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// Kinds of rules, each with the colours that its sentence names.
    pub(super) said: Vec<(Kind, Vec<Colour>)>,
    /// Whether digits may repeat in cages.
    pub(super) cages_repeat: bool,
    /// Sentences of which nothing is known.
    pub(super) unknown: Vec<String>,
}

/// A sentence is at most so long; texts are cut there.
const LONGEST: usize = 400;

/// Words that make something else of a rule.
const TWISTS: [&str; 23] = [
    "either",
    "except",
    "unless",
    "instead",
    "however",
    "some",
    "15",
    "fifteen",
    "false",
    "wrong",
    "liar",
    "lying",
    "fake",
    "average",
    "product",
    "multiply",
    "multiplied",
    "modified",
    "doubled",
    "doubler",
    "ghost",
    "reversed",
    "unknown",
];

/// The most sentences that anybody writes.
const MOST: usize = 100;

impl Words {
    /// What a text says.
    pub(super) fn of(text: &str) -> Self {
        let mut words = Self::default();
        let ends = |c: char| matches!(c, '.' | '\n' | '\r' | ';' | '!' | '?');
        for sentence in text.split(ends).filter(|sentence| has_letters(sentence)).take(MOST) {
            words.sentence(sentence.trim());
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

    fn sentence(&mut self, sentence: &str) {
        let text: String = sentence.chars().take(LONGEST).collect::<String>().to_lowercase();
        let text = text.replace('’', "'");
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let colours: Vec<Colour> = words.iter().filter_map(|word| Colour::of_word(word)).collect();
        let kinds = kinds(&text, &words);
        if kinds.contains(&Kind::Cage)
            && has(&text, &["may repeat", "can repeat", "may be repeated"])
        {
            self.cages_repeat = true;
        }
        let is_twisted = !kinds.is_empty() && words.iter().any(|word| TWISTS.contains(word));
        if is_twisted || kinds.is_empty() && !is_harmless(&text) {
            self.unknown.push(sentence.chars().take(LONGEST).collect());
        }
        for kind in kinds {
            match self.said.iter_mut().find(|(said, _)| *said == kind) {
                Some((_, known)) => known.extend(&colours),
                None => self.said.push((kind, colours.clone())),
            }
        }
    }
}

fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// Whether any of these is in a text.
fn has(text: &str, parts: &[&str]) -> bool {
    parts.iter().any(|part| text.contains(part))
}

/// The kinds that a sentence says.
fn kinds(text: &str, words: &[&str]) -> Vec<Kind> {
    let word = |any: &[&str]| words.iter().any(|word| any.contains(word));
    let is_not = word(&["not", "cannot", "never", "no"]) || has(text, &["can't", "don't", "anti"]);
    let line = has(text, &["line"]);
    let sum = has(text, &["sum", "add up", "adds up", "total"]);
    let outside = has(text, &["outside", "sandwich", "clue"]);
    let diagonal = has(text, &["diagonal"]);
    let at_least = || number_behind(words, &["least"]);
    let is_partial = has(text, &["not all", "not every", "not necessarily", "no negative"]);
    if is_partial {
        return Vec::new();
    }
    let all_given = has(text, &["are given", "is given", "are shown", "are marked"])
        && word(&["all", "every"])
        || has(text, &["negative constraint"]);
    if all_given {
        let dots = has(text, &["dot"]).then_some(Kind::AllDots);
        let signs = (word(&["x", "v", "xs", "vs", "xv"])).then_some(Kind::AllSigns);
        return dots.into_iter().chain(signs).collect();
    }
    let thermometer = has(text, &["thermo"]);
    let slow = thermometer && has(text, &["slow", "stay the same", "equal", "never decrease"]);
    let xv = word(&["xv"]);
    let nothing_but = |kind: Kind, is_it: bool| is_it.then_some(kind);
    let all = [
        nothing_but(Kind::Cage, has(text, &["cage", "killer"]) && !has(text, &["little killer"])),
        nothing_but(Kind::Clone, has(text, &["clone"])),
        nothing_but(Kind::SlowThermometer, slow),
        nothing_but(Kind::Thermometer, thermometer && !slow),
        nothing_but(
            Kind::Arrow,
            has(text, &["arrow"]) && sum && !diagonal && !outside && !has(text, &["double arrow"]),
        ),
        nothing_but(
            Kind::WhiteDot,
            has(text, &["white dot", "white circle", "white kropki"])
                && has(text, &["consecutive", "difference"])
                || word(&["kropki"]),
        ),
        nothing_but(
            Kind::BlackDot,
            has(text, &["black dot", "black circle", "black kropki"])
                && has(text, &["ratio", "double", "twice", "1:2"])
                || word(&["kropki"]),
        ),
        nothing_but(Kind::X, xv || word(&["x", "xs"]) && word(&["10", "ten"])),
        nothing_but(Kind::V, xv || word(&["v", "vs"]) && word(&["5", "five"])),
        nothing_but(
            Kind::Quadruple,
            has(text, &["quadruple"])
                || has(text, &["circle", "corner"])
                    && has(
                        text,
                        &["surrounding", "four cells", "4 cells", "adjacent cells", "touching"],
                    ),
        ),
        nothing_but(Kind::Odd, word(&["odd"]) && has(text, &["circle", "grey", "gray", "shaded"])),
        nothing_but(
            Kind::Even,
            word(&["even"]) && has(text, &["square", "grey", "gray", "shaded"]),
        ),
        nothing_but(
            Kind::LittleKiller,
            has(text, &["little killer"]) || diagonal && sum && outside,
        ),
        nothing_but(
            Kind::Outside(Outside::Sandwich),
            has(text, &["sandwich"])
                || sum && outside && has(text, &["between the 1 and", "between 1 and"]),
        ),
        nothing_but(Kind::Outside(Outside::XSum), has(text, &["first x", "x-sum"])),
        nothing_but(Kind::Outside(Outside::Skyscraper), has(text, &["skyscraper", "building"])),
        nothing_but(Kind::Outside(Outside::NumberedRoom), has(text, &["numbered room"])),
        nothing_but(Kind::Palindrome, has(text, &["palindrom"])),
        nothing_but(
            Kind::Renban,
            has(text, &["renban"]) || line && has(text, &["consecutive"]) && has(text, &["order"]),
        ),
        (has(text, &["whisper"]) || line && has(text, &["difference of at least"]))
            .then(|| Kind::Whisper(at_least().unwrap_or(5)))
            .filter(|_| !has(text, &["lockout", "diamond"])),
        nothing_but(
            Kind::RegionSum,
            line && has(text, &["same sum", "equal sum"]) && has(text, &["box", "region"])
                || has(text, &["region sum"]),
        ),
        nothing_but(
            Kind::Entropic,
            has(text, &["entrop"]) || line && word(&["low"]) && word(&["high"]),
        ),
        nothing_but(Kind::Modular, has(text, &["modular", "modulo"])),
        nothing_but(Kind::Zipper, has(text, &["zipper", "equidistant"])),
        nothing_but(Kind::Nabner, has(text, &["nabner"])),
        nothing_but(
            Kind::Between,
            line && word(&["between"])
                && has(text, &["circle"])
                && !has(text, &["double arrow", "lockout"]),
        ),
        nothing_but(Kind::DoubleArrow, has(text, &["double arrow"])),
        has(text, &["lockout"]).then(|| Kind::Lockout(at_least().unwrap_or(4))),
        nothing_but(Kind::AntiKnight, has(text, &["knight"]) && is_not),
        nothing_but(Kind::AntiKing, word(&["king", "kings", "antiking"]) && is_not),
        nothing_but(
            Kind::DisjointGroups,
            has(text, &["disjoint", "same place of each", "same position in each"])
                || has(text, &["same position of each", "same relative position"]),
        ),
        nothing_but(
            Kind::NonConsecutive,
            has(text, &["nonconsecutive", "non-consecutive"])
                || is_not
                    && has(text, &["consecutive"])
                    && has(text, &["adjacent", "share a side", "share an edge"])
                    && !has(text, &["dot", "line"]),
        ),
    ];
    all.into_iter().flatten().collect()
}

/// The number behind one of some words, as a figure or as a word.
fn number_behind(words: &[&str], behind: &[&str]) -> Option<u32> {
    const WORDS: [&str; 10] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let at = words.iter().position(|word| behind.contains(word))?;
    let word = words.get(at + 1)?;
    let by_name = || WORDS.iter().position(|name| name == word).map(|number| number as u32);
    word.parse().ok().filter(|&number| number < 100).or_else(by_name)
}

/// Whether a sentence adds nothing to rows, columns and blocks, or takes back what nobody said.
fn is_harmless(text: &str) -> bool {
    const PARTS: [&str; 16] = [
        "sudoku",
        "not all",
        "not every",
        "not necessarily",
        "no negative",
        "may repeat",
        "can repeat",
        "do not repeat in any row",
        "row, column",
        "row and column",
        "rows, columns",
        "main diagonal",
        "marked diagonal",
        "given by",
        "have fun",
        "enjoy",
    ];
    has(text, &PARTS) || has(text, &["diagonal"]) && has(text, &["repeat", "once"])
}
