//! Templates for the output of `rate`.

use std::str::FromStr;

/// A text with places for what is known about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Template(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Place(Token),
}

/// Something known about a rated board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Board,
    Number,
    Elapsed,
    Hardest,
    ToFirstDigit,
    First,
    Steps,
    Technique,
    Level,
    Score,
}

impl Token {
    const ALL: [Self; 10] = [
        Self::Board,
        Self::Number,
        Self::Elapsed,
        Self::Hardest,
        Self::ToFirstDigit,
        Self::First,
        Self::Steps,
        Self::Technique,
        Self::Level,
        Self::Score,
    ];

    /// Its letter behind the %: up to `%d` those of serate.
    pub(crate) fn letter(self) -> char {
        match self {
            Self::Board => 'g',
            Self::Number => 'n',
            Self::Elapsed => 'e',
            Self::Hardest => 'r',
            Self::ToFirstDigit => 'p',
            Self::First => 'd',
            Self::Steps => 'c',
            Self::Technique => 't',
            Self::Level => 'l',
            Self::Score => 's',
        }
    }

    /// The head of its column in a table.
    pub(crate) fn column(self) -> &'static str {
        match self {
            Self::Board => "puzzle",
            Self::Number => "number",
            Self::Elapsed => "elapsed",
            Self::Hardest => "ER",
            Self::ToFirstDigit => "EP",
            Self::First => "ED",
            Self::Steps => "steps",
            Self::Technique => "technique",
            Self::Level => "level",
            Self::Score => "score",
        }
    }
}

impl FromStr for Template {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once('%') {
            parts.push(Part::Text(before.to_owned()));
            let mut symbols = behind.chars();
            let letter = symbols.next();
            let token = Token::ALL.into_iter().find(|token| Some(token.letter()) == letter);
            parts.push(match (token, letter) {
                (Some(token), _) => Part::Place(token),
                (None, Some('%')) => Part::Text("%".to_owned()),
                (None, other) => {
                    let found = other.map_or("the end".to_owned(), |other| format!("%{other}"));
                    let letters: Vec<String> =
                        Token::ALL.iter().map(|token| format!("%{}", token.letter())).collect();
                    return Err(format!("expected {} or %%, found {found}", letters.join(", ")));
                }
            });
            rest = symbols.as_str();
        }
        parts.push(Part::Text(rest.to_owned()));
        Ok(Self(parts))
    }
}

impl Template {
    /// The text for a board.
    pub(crate) fn fill(&self, value: impl Fn(Token) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            &Part::Place(token) => value(token),
        };
        self.0.iter().map(part).collect()
    }

    /// What it has places for.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.0.iter().filter_map(|part| match part {
            Part::Text(_) => None,
            &Part::Place(token) => Some(token),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled() {
        let check = |template: &str, expected: &str| {
            let template: Template = template.parse().expect("a template");
            assert_eq!(template.fill(|token| token.column().to_owned()), expected);
        };
        check("", "");
        check("%r/%p/%d", "ER/EP/ED");
        check("%g ED=%r/%p/%d", "puzzle ED=ER/EP/ED");
        check("%n%e%c%t%l%s", "numberelapsedstepstechniquelevelscore");
        check("100%% %gé", "100% puzzleé");
        let fault = |template: &str| template.parse::<Template>().unwrap_err();
        let expected = "expected %g, %n, %e, %r, %p, %d, %c, %t, %l, %s or %%, found";
        assert_eq!(fault("%x"), format!("{expected} %x"));
        assert_eq!(fault("50%"), format!("{expected} the end"));
    }
}
