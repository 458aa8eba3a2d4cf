//! Templates for headers, footers and captions.

use std::fmt;
use std::str::FromStr;

/// A text with places such as `{n}`, which is `{number}` too, or `{page}`; two braces stand for one.
///
/// # Examples
/// ```
/// use minirow_print::{Template, Token};
/// let template: Template = "{n}: {givens} givens {{easy}}".parse()?;
/// let text = template.fill(|token| if token == Token::Number { "7".into() } else { "24".into() });
/// assert_eq!(text, "7: 24 givens {easy}");
/// assert!(template.uses(Token::Givens) && !template.uses(Token::Rating));
/// # Ok::<(), minirow_print::TemplateError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Place(Token),
}

/// What a template has places for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Token {
    /// The number of the board, from 1.
    Number,
    /// The name of the board.
    Name,
    /// The level of the board, such as tricky.
    Difficulty,
    /// The rating of the board.
    Rating,
    /// How many givens the board has.
    Givens,
    /// The side and the rules of the board.
    Board,
    /// The board in one line.
    Line,
    /// The random seed.
    Seed,
    /// The day.
    Date,
    /// The title of the whole.
    Title,
    /// The section.
    Section,
    /// The number of the page, from 1.
    Page,
    /// How many pages there are.
    Pages,
}

impl Token {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Number,
        Self::Name,
        Self::Difficulty,
        Self::Rating,
        Self::Givens,
        Self::Board,
        Self::Line,
        Self::Seed,
        Self::Date,
        Self::Title,
        Self::Section,
        Self::Page,
        Self::Pages,
    ];

    /// Its name between the braces.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow_print::Token::Number.name(), "n");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Number => "n",
            Self::Name => "name",
            Self::Difficulty => "difficulty",
            Self::Rating => "rating",
            Self::Givens => "givens",
            Self::Board => "board",
            Self::Line => "line",
            Self::Seed => "seed",
            Self::Date => "date",
            Self::Title => "title",
            Self::Section => "section",
            Self::Page => "page",
            Self::Pages => "pages",
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.name())
    }
}

/// A text with a place for something unknown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected {all}, or {{{{ for a brace, found '{0}'",
    all = Token::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
)]
pub struct TemplateError(String);

impl FromStr for Template {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Self, TemplateError> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            parts.push(Part::Text(rest[..at].to_owned()));
            let brace = &rest[at..=at];
            let behind = &rest[at + 1..];
            if let Some(behind) = behind.strip_prefix(brace) {
                parts.push(Part::Text(brace.to_owned()));
                rest = behind;
                continue;
            }
            let named = behind.split_once('}').filter(|_| brace == "{");
            let (name, behind) = named.ok_or_else(|| TemplateError(rest[at..].to_owned()))?;
            let short = if name == "number" { "n" } else { name };
            let token = Token::ALL.iter().copied().find(|token| token.name() == short);
            parts.push(Part::Place(token.ok_or_else(|| TemplateError(format!("{{{name}}}")))?));
            rest = behind;
        }
        parts.push(Part::Text(rest.to_owned()));
        Ok(Self(parts))
    }
}

impl Template {
    /// The text with its places filled.
    ///
    /// # Examples
    /// ```
    /// let template: minirow_print::Template = "{page}/{pages}".parse()?;
    /// assert_eq!(template.fill(|token| token.name().to_owned()), "page/pages");
    /// # Ok::<(), minirow_print::TemplateError>(())
    /// ```
    pub fn fill(&self, value: impl Fn(Token) -> String) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            &Part::Place(token) => value(token),
        };
        self.0.iter().map(part).collect()
    }

    /// Whether it is the line of a board and nothing else.
    pub(crate) fn is_line(&self) -> bool {
        let is_empty = |part: &&Part| matches!(part, Part::Text(text) if text.is_empty());
        let parts: Vec<&Part> = self.0.iter().filter(|part| !is_empty(part)).collect();
        matches!(parts[..], [Part::Place(Token::Line)])
    }

    /// Whether it has a place for something.
    ///
    /// # Examples
    /// ```
    /// use minirow_print::{Template, Token};
    /// assert!("{page}".parse::<Template>()?.uses(Token::Page));
    /// # Ok::<(), minirow_print::TemplateError>(())
    /// ```
    #[must_use]
    pub fn uses(&self, token: Token) -> bool {
        self.0.contains(&Part::Place(token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_places_are_told() {
        for (text, found) in [("{x}", "{x}"), ("a {n", "{n"), ("a } b", "} b"), ("{{{", "{")] {
            let error = text.parse::<Template>().unwrap_err().to_string();
            assert!(error.starts_with("expected {n}, {name}, "), "{error}");
            assert!(error.ends_with(&format!("or {{{{ for a brace, found '{found}'")), "{error}");
        }
    }
}
