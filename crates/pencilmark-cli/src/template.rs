//! What is printed of a rated board, as the user lays it out.

use std::str::FromStr;

use pencilmark::logic::rating::se::Rating;

/// A text with places for a board and its ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Template(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Board,
    Hardest,
    ToFirstDigit,
    First,
}

impl FromStr for Template {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once('%') {
            parts.push(Part::Text(before.to_owned()));
            let mut symbols = behind.chars();
            parts.push(match symbols.next() {
                Some('g') => Part::Board,
                Some('r') => Part::Hardest,
                Some('p') => Part::ToFirstDigit,
                Some('d') => Part::First,
                Some('%') => Part::Text("%".to_owned()),
                other => {
                    let found = other.map_or("the end".to_owned(), |other| format!("%{other}"));
                    return Err(format!("expected %g, %r, %p, %d or %%, found {found}"));
                }
            });
            rest = symbols.as_str();
        }
        parts.push(Part::Text(rest.to_owned()));
        Ok(Self(parts))
    }
}

impl Template {
    /// The text for a board in a line.
    pub(crate) fn fill(&self, board: &str, rating: Rating) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Board => board.to_owned(),
            Part::Hardest => tenths(rating.hardest),
            Part::ToFirstDigit => tenths(rating.to_first_digit),
            Part::First => tenths(rating.first),
        };
        self.0.iter().map(part).collect()
    }
}

fn tenths(rating: u16) -> String {
    format!("{}.{}", rating / 10, rating % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled() {
        let rating = Rating { hardest: 101, to_first_digit: 12, first: 26 };
        let check = |template: &str, expected: &str| {
            let template: Template = template.parse().expect("a template");
            assert_eq!(template.fill("1234", rating), expected);
        };
        check("", "");
        check("%r/%p/%d", "10.1/1.2/2.6");
        check("%g ED=%r/%p/%d", "1234 ED=10.1/1.2/2.6");
        check("100%% %gé", "100% 1234é");
        let fault = |template: &str| template.parse::<Template>().unwrap_err();
        assert_eq!(fault("%x"), "expected %g, %r, %p, %d or %%, found %x");
        assert_eq!(fault("50%"), "expected %g, %r, %p, %d or %%, found the end");
    }
}
