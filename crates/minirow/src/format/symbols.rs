//! Which symbol stands for which digit.

use std::fmt;
use std::str::FromStr;

use crate::board::{Digit, DigitSet, Geometry};
use crate::format::empty::is_sign;
use crate::format::unicode::decimal;

/// The symbols of the digits, in order: one character each, or decimal numbers.
///
/// Written as ranges and single characters: `1-9`, `1-9A-G`, `0-9A-F`, `A-P`, `♠♥♦♣`; or by a
/// [name](Self::NAMES) in lower case: `dec` for numbers, `hex`, `greek`, `devanagari` and others.
///
/// # Examples
/// ```
/// use minirow::{Digit, format::Symbols};
/// let symbols: Symbols = "1-9A-G".parse()?;
/// assert_eq!(symbols.symbol(Digit::new(16).unwrap()), "G");
/// assert_eq!(symbols.digit("g"), Digit::new(16));
/// assert_eq!("dec".parse::<Symbols>()?.symbol(Digit::new(16).unwrap()), "16");
/// # Ok::<(), minirow::format::SymbolsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symbols(Kind);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Decimal,
    Characters {
        symbols: Vec<char>,
        /// The digit of each ASCII character, 0 for none: reading looks up every cell.
        digit_of_ascii: [u8; 128],
    },
}

/// Why a text names no symbols.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {}, found {}", self.expected(), self.found())]
#[non_exhaustive]
pub enum SymbolsError {
    /// No symbol at all.
    Empty,
    /// A range that runs backwards.
    Range(char, char),
    /// A character that cannot be a symbol.
    Character(char),
    /// A symbol that stands for two digits.
    Repeated(char),
}

impl SymbolsError {
    /// What belongs in the place of it.
    pub(super) fn expected(&self) -> &'static str {
        match self {
            Self::Empty => "symbols such as 1-9A-G, 0-9A-F, A-P, greek or dec",
            Self::Range(..) => "a range of symbols in ascending order",
            Self::Character(_) => "letters, digits or other signs that do not draw a board",
            Self::Repeated(_) => "each symbol once",
        }
    }

    /// What stands there.
    pub(super) fn found(&self) -> String {
        match self {
            Self::Empty => "nothing".to_owned(),
            Self::Range(first, last) => format!("'{first}-{last}'"),
            Self::Character(character) => format!("'{character}'"),
            Self::Repeated(symbol) => format!("'{symbol}' twice"),
        }
    }
}

/// The largest side of which every digit has a usual symbol: `0-9A-Z`.
pub(super) const MOST_SYMBOLS: u8 = 36;

/// Sets that have names; those behind `greek` are digits of other scripts, from 1 to 9.
const NAMED: [(&str, &str); 13] = [
    ("hex", "0-9A-F"),
    ("letters", "A-Z"),
    // Without the sigma that only ends words.
    ("greek", "α-ρσ-ω"),
    ("arabic", "١-٩"),
    ("persian", "۱-۹"),
    ("devanagari", "१-९"),
    ("bengali", "১-৯"),
    ("gujarati", "૧-૯"),
    ("gurmukhi", "੧-੯"),
    ("tamil", "௧-௯"),
    ("thai", "๑-๙"),
    ("chinese", CHINESE),
    ("fullwidth", "１-９"),
];

/// Chinese numerals of one sign.
pub(super) const CHINESE: &str = "一二三四五六七八九十";

/// The digits of a text are those of few scripts.
const MOST_SCRIPTS: usize = 8;

impl Symbols {
    /// Names that stand for sets.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, format::Symbols};
    /// assert!(Symbols::NAMES.contains(&"devanagari"));
    /// let symbols: Symbols = "devanagari".parse()?;
    /// assert_eq!((symbols.count(), symbols.digit("३")), (9, Digit::new(3)));
    /// # Ok::<(), minirow::format::SymbolsError>(())
    /// ```
    pub const NAMES: [&str; 14] = {
        let mut names = ["dec"; 14];
        let mut place = 0;
        while place < NAMED.len() {
            names[place + 1] = NAMED[place].0;
            place += 1;
        }
        names
    };

    /// `1-9A-Z` for sides up to 35, decimal numbers beyond.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Symbols;
    /// assert_eq!(Symbols::usual(9).to_string(), "1-9");
    /// assert_eq!(Symbols::usual(25).to_string(), "1-9A-P");
    /// assert_eq!(Symbols::usual(36).to_string(), "dec");
    /// ```
    #[must_use]
    pub fn usual(side: u8) -> Self {
        Self::from_one(side).unwrap_or_else(Self::decimal)
    }

    /// The [usual](Self::usual) symbols of a board's digits; `0` is the first where their values begin with 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Frame, Geometry, format::Symbols};
    /// assert_eq!(Symbols::for_board(&Geometry::named("samurai").unwrap()), Symbols::usual(9));
    /// let from_zero = Frame { lowest: 0, ..Frame::new(5, 10) }.geometry()?;
    /// assert_eq!(Symbols::for_board(&from_zero).to_string(), "0-9");
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn for_board(geometry: &Geometry) -> Self {
        let digits = geometry.digit_count();
        match geometry.lowest_value() {
            0 => Self::from_zero(digits).unwrap_or_else(Self::decimal),
            _ => Self::usual(digits),
        }
    }

    /// Decimal numbers.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Symbols;
    /// assert!(Symbols::decimal().is_decimal());
    /// ```
    #[must_use]
    pub fn decimal() -> Self {
        Self(Kind::Decimal)
    }

    /// Whether these are decimal numbers.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Symbols;
    /// assert!(!Symbols::usual(9).is_decimal());
    /// ```
    #[must_use]
    pub fn is_decimal(&self) -> bool {
        self.0 == Kind::Decimal
    }

    /// How many digits have a symbol.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Symbols;
    /// assert_eq!(Symbols::usual(16).count(), 16);
    /// ```
    #[must_use]
    pub fn count(&self) -> usize {
        match &self.0 {
            Kind::Decimal => usize::from(u8::MAX),
            Kind::Characters { symbols, .. } => symbols.len(),
        }
    }

    /// The symbol of a digit; its number where it has none.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, format::Symbols};
    /// assert_eq!(Symbols::usual(9).symbol(Digit::new(3).unwrap()), "3");
    /// ```
    #[must_use]
    pub fn symbol(&self, digit: Digit) -> String {
        let mut text = String::new();
        self.push_symbol(digit, &mut text);
        text
    }

    /// Puts the symbol of a digit behind a text.
    pub(super) fn push_symbol(&self, digit: Digit, text: &mut String) {
        match &self.0 {
            Kind::Characters { symbols, .. } if digit.index() < symbols.len() => {
                text.push(symbols[digit.index()]);
            }
            _ => text.push_str(&digit.to_string()),
        }
    }

    /// The symbols of some digits as one word: numbers with `/` in between.
    pub(super) fn group(&self, digits: DigitSet) -> String {
        let symbols: Vec<String> = digits.iter().map(|digit| self.symbol(digit)).collect();
        symbols.join(if self.is_decimal() { "/" } else { "" })
    }

    /// The digits of such a word.
    pub(super) fn read_group(&self, word: &str) -> Option<DigitSet> {
        let mut digits = DigitSet::EMPTY;
        if self.is_decimal() {
            for number in word.split('/').filter(|number| !number.is_empty()) {
                digits.insert(self.digit(number)?);
            }
        } else {
            for symbol in word.chars() {
                digits.insert(self.digit_of(symbol)?);
            }
        }
        Some(digits)
    }

    /// The digit of a symbol; letters in either case where the case tells nothing.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, format::Symbols};
    /// assert_eq!(Symbols::decimal().digit("25"), Digit::new(25));
    /// assert_eq!(Symbols::usual(9).digit("0"), None);
    /// ```
    #[must_use]
    pub fn digit(&self, symbol: &str) -> Option<Digit> {
        let mut characters = symbol.chars();
        match (&self.0, characters.next(), characters.next()) {
            (Kind::Decimal, ..) => Digit::new(symbol.parse().ok()?),
            (_, Some(character), None) => self.digit_of(character),
            _ => None,
        }
    }

    /// The digit of a character.
    pub(super) fn digit_of(&self, character: char) -> Option<Digit> {
        let Kind::Characters { symbols, digit_of_ascii } = &self.0 else {
            return Digit::new(u8::try_from(character.to_digit(10)?).ok()?);
        };
        let value = match digit_of_ascii.get(character as usize) {
            Some(&value) => value,
            None => {
                let place = symbols.iter().position(|&symbol| symbol == character)?;
                u8::try_from(place + 1).ok()?
            }
        };
        Digit::new(value)
    }

    /// Whether a character is an empty cell among these symbols.
    pub(super) fn is_empty_cell(&self, character: char) -> bool {
        is_sign(character) && (self.is_decimal() || self.digit_of(character).is_none())
    }

    /// Whether no text means different digits in both: the same symbols as far as both go. Numbers
    /// are told from symbols by how they are written.
    pub(super) fn agrees(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Kind::Characters { symbols: one, .. }, Kind::Characters { symbols: other, .. }) => {
                one.iter().zip(other).all(|(one, other)| one == other)
            }
            _ => true,
        }
    }

    /// What stands for an empty cell in writing.
    pub(super) fn empty_cell(&self) -> char {
        match &self.0 {
            Kind::Decimal => '0',
            Kind::Characters { .. } => '.',
        }
    }

    /// The sets that are usual for a side: from 1, from 0, letters.
    pub(super) fn usual_sets(side: u8) -> impl Iterator<Item = Self> {
        [Self::from_one(side), Self::from_zero(side), Self::letters(side)].into_iter().flatten()
    }

    /// The same, and those of other scripts that the text has digits of.
    pub(super) fn sets_of_text<'a>(
        side: u8,
        text: impl Iterator<Item = &'a str>,
    ) -> impl Iterator<Item = Self> {
        let signs = text.filter(|text| !text.is_ascii()).flat_map(str::chars);
        let mut sets: Vec<Vec<char>> = Vec::new();
        for sign in signs.filter(|sign| !sign.is_ascii()) {
            if sets.len() == MOST_SCRIPTS || sets.iter().any(|set| set.contains(&sign)) {
                continue;
            }
            if CHINESE.contains(sign) {
                sets.push(CHINESE.chars().collect());
            } else if let Some((zero, 1..)) = decimal(sign) {
                sets.push((zero..).skip(1).take(9).collect());
            }
        }
        sets.retain(|set| set.len() >= side.into());
        Self::usual_sets(side).chain(sets.into_iter().map(move |set| Self::of(set).for_side(side)))
    }

    /// `1-9A-Z` for this side.
    fn from_one(side: u8) -> Option<Self> {
        Self::first(('1'..='9').chain('A'..='Z'), side)
    }

    /// `0-9A-Z` for this side.
    fn from_zero(side: u8) -> Option<Self> {
        Self::first(('0'..='9').chain('A'..='Z'), side)
    }

    /// `A-Z` for this side.
    fn letters(side: u8) -> Option<Self> {
        Self::first('A'..='Z', side)
    }

    /// These characters in order, at most 255; letters in either case where the case tells nothing.
    fn of(symbols: Vec<char>) -> Self {
        let mut digit_of_ascii = [0; 128];
        // The first place counts, and a symbol itself before the same letter in another case.
        for in_other_case in [true, false] {
            for (place, symbol) in symbols.iter().enumerate().rev() {
                let mut put = |character: char| {
                    if let Some(digit) = digit_of_ascii.get_mut(character as usize) {
                        *digit = place as u8 + 1;
                    }
                };
                if in_other_case {
                    put(symbol.to_ascii_lowercase());
                    put(symbol.to_ascii_uppercase());
                } else {
                    put(*symbol);
                }
            }
        }
        Self(Kind::Characters { symbols, digit_of_ascii })
    }

    fn first(characters: impl Iterator<Item = char>, side: u8) -> Option<Self> {
        let symbols: Vec<char> = characters.take(side.into()).collect();
        (symbols.len() == usize::from(side)).then(|| Self::of(symbols))
    }

    /// The first symbols of these, as many as the side needs.
    pub(super) fn for_side(&self, side: u8) -> Self {
        match &self.0 {
            Kind::Decimal => self.clone(),
            Kind::Characters { symbols, .. } => {
                Self::of(symbols.iter().copied().take(side.into()).collect())
            }
        }
    }
}

impl FromStr for Symbols {
    type Err = SymbolsError;

    fn from_str(text: &str) -> Result<Self, SymbolsError> {
        if text.eq_ignore_ascii_case("dec") {
            return Ok(Self::decimal());
        }
        let text = NAMED.iter().find(|(name, _)| *name == text).map_or(text, |(_, set)| set);
        let mut symbols: Vec<char> = Vec::new();
        let mut rest = text.chars().peekable();
        while let Some(first) = rest.next() {
            let mut last = first;
            if rest.peek() == Some(&'-') {
                rest.next();
                last = rest.next().ok_or(SymbolsError::Character('-'))?;
            }
            if last < first {
                return Err(SymbolsError::Range(first, last));
            }
            for symbol in first..=last {
                let draws = symbol.is_whitespace() || symbol.is_control();
                if draws || "|+-=.,;:'/#*_\"".contains(symbol) {
                    return Err(SymbolsError::Character(symbol));
                }
                if symbols.contains(&symbol) {
                    return Err(SymbolsError::Repeated(symbol));
                }
                symbols.push(symbol);
                if symbols.len() > usize::from(u8::MAX) {
                    return Err(SymbolsError::Range(first, last));
                }
            }
        }
        if symbols.is_empty() {
            return Err(SymbolsError::Empty);
        }
        Ok(Self::of(symbols))
    }
}

/// The form that can be parsed: `1-9A-G`.
impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Kind::Characters { symbols, .. } = &self.0 else {
            return f.write_str("dec");
        };
        let follows = |a: &char, b: &char| *b as u32 == *a as u32 + 1;
        for run in symbols.chunk_by(follows) {
            match run {
                [first, _, .., last] => write!(f, "{first}-{last}")?,
                few => few.iter().try_for_each(|symbol| write!(f, "{symbol}"))?,
            }
        }
        Ok(())
    }
}
