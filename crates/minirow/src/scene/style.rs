//! Styles and colour themes of drawings.

use std::fmt;
use std::str::FromStr;

use super::places::fitting;
use super::{Color, UnknownColor};

/// What drawings look like: colours, weights of lines, sizes; lengths are parts of a cell. Beyond 9×9 lines
/// grow with the root of the side.
///
/// # Examples
/// ```
/// use minirow::scene::{Color, Style, Theme};
/// let mut style = Style::of(Theme::Print);
/// style.set("given=#003366")?;
/// style.set("thick=0.1")?;
/// assert_eq!((style.given, style.thick), (Color(0, 51, 102), 0.1));
/// # Ok::<(), minirow::scene::StyleError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Style {
    /// The ground; none leaves what is there.
    pub ground: Option<Color>,
    /// The lines between cells.
    pub line: Color,
    /// The lines around blocks and the board.
    pub border: Color,
    /// The digits of the puzzle.
    pub given: Color,
    /// The player's digits.
    pub player: Color,
    /// Candidates and marks.
    pub candidate: Color,
    /// Tint of every second block.
    pub checker: Option<Color>,
    /// Tint of further houses.
    pub house: Color,
    /// The lines of diagonals and of further houses.
    pub house_line: Color,
    /// What a step eliminates, and what is wrong.
    pub eliminate: Color,
    /// What a step places.
    pub place: Color,
    /// Bands of base houses.
    pub base: Color,
    /// Hatching of cover houses.
    pub cover: Color,
    /// Chains, and the signs of patterns and pivots.
    pub link: Color,
    /// Ground of the signs of fins, and of groups by their numbers.
    pub roles: [Color; 6],
    /// The colours of rules' lines and areas: whispers, renbans, region sums, entropic lines, modular lines, zippers,
    /// value indexing and lines that only words explain; others share them with another pattern.
    pub rules: [Color; 8],
    /// The colours that players give cells.
    pub palette: [Color; 9],
    /// Whether cells with a colour also show its letter.
    pub lettered: bool,
    /// The weight of the lines between cells.
    pub thin: f64,
    /// The weight of the lines around blocks.
    pub thick: f64,
    /// The size of the font of digits.
    pub digit: f64,
    /// How high a digit is, as a part of the size of its font.
    pub digit_height: f64,
    /// The family of the font.
    pub font: String,
    /// Whether rows and columns have their names beside them.
    pub names: bool,
    /// Whether rules that have no shapes are said in words below the board.
    pub captions: bool,
}

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// Black and greys on white.
    Print,
    /// Colours on white.
    Colour,
    /// Colours on black.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::Print, Self::Colour, Self::Dark];

    /// Its name, in lower case.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::scene::Theme::Print.name(), "print");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Print => "print",
            Self::Colour => "colour",
            Self::Dark => "dark",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No theme has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected print, colour or dark, found '{0}'")]
pub struct UnknownTheme(String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        let mut all = Self::ALL.iter().copied();
        all.find(|theme| theme.name() == name).ok_or_else(|| UnknownTheme(name.into()))
    }
}

/// A text that changes no style.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum StyleError {
    /// The name is unknown.
    #[error("expected one of {expected}, found '{0}'", expected = Style::keys().join(", "))]
    Key(String),
    /// There is no value.
    #[error("expected NAME=VALUE such as given=#003366, found '{0}'")]
    Form(String),
    /// The value is no colour.
    #[error("{0}: {1}")]
    Color(String, UnknownColor),
    /// The value is no length that can be drawn.
    #[error("{0}: expected a part of a cell from {1} to {2}, found '{3}'")]
    Length(String, f64, f64, String),
    /// The value is neither yes nor no.
    #[error("{0}: expected yes or no, found '{1}'")]
    Choice(String, String),
}

impl Default for Style {
    fn default() -> Self {
        Self::of(Theme::Print)
    }
}

/// Pastels that stay apart for most eyes.
const PASTELS: [Color; 9] = [
    Color(255, 199, 199),
    Color(255, 224, 178),
    Color(255, 247, 176),
    Color(203, 236, 190),
    Color(180, 232, 230),
    Color(187, 213, 250),
    Color(222, 202, 246),
    Color(250, 207, 233),
    Color(217, 217, 217),
];

/// The names of lengths, with the least and the most they can be.
const LENGTHS: [(&str, f64, f64); 3] =
    [("thin", 0.001, 0.3), ("thick", 0.001, 0.3), ("digit", 0.1, 1.0)];

/// The names of what is or is not.
const CHOICES: [&str; 2] = ["names", "captions"];

const COLOURS: [&str; 14] = [
    "ground",
    "line",
    "border",
    "given",
    "player",
    "candidate",
    "checker",
    "house",
    "house-line",
    "eliminate",
    "place",
    "base",
    "cover",
    "link",
];

impl Style {
    /// The style of a theme.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::{Color, Style, Theme};
    /// assert_eq!(Style::of(Theme::Print).given, Color::BLACK);
    /// ```
    #[must_use]
    pub fn of(theme: Theme) -> Self {
        let print = Self {
            ground: Some(Color::WHITE),
            line: Color::grey(110),
            border: Color::BLACK,
            given: Color::BLACK,
            player: Color::grey(60),
            candidate: Color::grey(70),
            checker: None,
            house: Color::grey(226),
            house_line: Color::grey(150),
            eliminate: Color::BLACK,
            place: Color::BLACK,
            base: Color::grey(222),
            cover: Color::grey(160),
            link: Color::grey(60),
            roles: [235, 200, 215, 180, 245, 190].map(Color::grey),
            rules: [90, 60, 70, 100, 80, 65, 110, 130].map(Color::grey),
            palette: [225, 205, 185, 235, 215, 195, 240, 175, 230].map(Color::grey),
            lettered: true,
            thin: 0.02,
            thick: 0.07,
            digit: 0.72,
            digit_height: 0.714,
            font: "Noto Sans, DejaVu Sans, Helvetica, Arial, sans-serif".to_owned(),
            names: false,
            captions: true,
        };
        match theme {
            Theme::Print => print,
            Theme::Colour => Self {
                line: Color::grey(140),
                player: Color(0, 90, 181),
                house: Color(222, 235, 247),
                house_line: Color(120, 160, 200),
                eliminate: Color(200, 30, 30),
                place: Color(0, 110, 60),
                base: Color(200, 235, 229),
                cover: Color(226, 166, 70),
                link: Color(11, 102, 93),
                roles: [
                    Color(160, 220, 160),
                    Color(255, 200, 120),
                    Color(160, 200, 250),
                    Color(220, 180, 240),
                    Color(250, 240, 140),
                    Color(250, 180, 190),
                ],
                rules: [
                    Color(0, 140, 70),
                    Color(170, 60, 170),
                    Color(30, 110, 200),
                    Color(215, 110, 0),
                    Color(0, 140, 150),
                    Color(200, 70, 120),
                    Color(140, 95, 45),
                    Color(185, 160, 0),
                ],
                palette: PASTELS,
                lettered: false,
                ..print
            },
            Theme::Dark => Self {
                ground: Some(Color::grey(24)),
                line: Color::grey(110),
                border: Color::grey(230),
                given: Color::grey(240),
                player: Color(120, 185, 255),
                candidate: Color::grey(190),
                house: Color(40, 52, 66),
                house_line: Color(110, 130, 150),
                eliminate: Color(255, 120, 110),
                place: Color(120, 220, 150),
                base: Color(20, 66, 62),
                cover: Color(150, 104, 30),
                link: Color(100, 220, 200),
                roles: [
                    Color(30, 90, 50),
                    Color(110, 70, 10),
                    Color(25, 70, 120),
                    Color(85, 45, 110),
                    Color(95, 88, 20),
                    Color(115, 40, 50),
                ],
                rules: [
                    Color(90, 205, 130),
                    Color(215, 130, 220),
                    Color(110, 170, 250),
                    Color(250, 165, 80),
                    Color(80, 205, 215),
                    Color(245, 140, 180),
                    Color(205, 165, 120),
                    Color(225, 205, 90),
                ],
                palette: PASTELS.map(|Color(r, g, b)| Color(r / 3, g / 3, b / 3)),
                lettered: false,
                ..print
            },
        }
    }

    /// The names of all that [`set`](Self::set) can change.
    ///
    /// # Examples
    /// ```
    /// assert!(minirow::scene::Style::keys().contains(&"given"));
    /// ```
    #[must_use]
    pub fn keys() -> Vec<&'static str> {
        let lengths = LENGTHS.map(|(name, ..)| name);
        COLOURS.into_iter().chain(lengths).chain(CHOICES).collect()
    }

    /// Changes one thing, as `given=#003366`, `thick=0.1`, `checker=none` or `names=yes`.
    ///
    /// # Errors
    /// [`StyleError`], which says what can be changed and how.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::Style;
    /// let mut style = Style::default();
    /// assert!(style.set("checker=#eee").is_ok());
    /// assert_eq!(
    ///     style.set("thin=2").unwrap_err().to_string(),
    ///     "thin: expected a part of a cell from 0.001 to 0.3, found '2'"
    /// );
    /// ```
    pub fn set(&mut self, change: &str) -> Result<(), StyleError> {
        let form = || StyleError::Form(change.to_owned());
        let (key, value) = change.split_once('=').ok_or_else(form)?;
        let named = |error| StyleError::Color(key.to_owned(), error);
        if CHOICES.contains(&key) {
            let choice = match value {
                "yes" => true,
                "no" => false,
                _ => return Err(StyleError::Choice(key.to_owned(), value.to_owned())),
            };
            match key {
                "names" => self.names = choice,
                _ => self.captions = choice,
            }
        } else if let Some(color) = self.optional_color(key) {
            *color = match value {
                "none" => None,
                _ => Some(value.parse().map_err(named)?),
            };
        } else if let Some(color) = self.color(key) {
            *color = value.parse().map_err(named)?;
        } else {
            let known = LENGTHS.into_iter().find(|&(name, ..)| name == key);
            let (_, least, most) = known.ok_or_else(|| StyleError::Key(key.to_owned()))?;
            let length: Option<f64> = value.parse().ok();
            let length = length.filter(|length| (least..=most).contains(length));
            let fault = || StyleError::Length(key.to_owned(), least, most, value.to_owned());
            *self.length(key) = length.ok_or_else(fault)?;
        }
        Ok(())
    }

    /// The size of the font of a digit, so that it stays inside of its cell.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::Style;
    /// let style = Style::default();
    /// assert_eq!(style.digit_size("9"), style.digit);
    /// assert!(style.digit_size("255") < 0.5);
    /// ```
    #[must_use]
    pub fn digit_size(&self, text: &str) -> f64 {
        /// The widest text in a cell, as a part of it.
        const WIDEST: f64 = 0.74;
        fitting(text.chars().count(), WIDEST, self.digit)
    }

    fn optional_color(&mut self, key: &str) -> Option<&mut Option<Color>> {
        match key {
            "ground" => Some(&mut self.ground),
            "checker" => Some(&mut self.checker),
            _ => None,
        }
    }

    fn color(&mut self, key: &str) -> Option<&mut Color> {
        match key {
            "line" => Some(&mut self.line),
            "border" => Some(&mut self.border),
            "given" => Some(&mut self.given),
            "player" => Some(&mut self.player),
            "candidate" => Some(&mut self.candidate),
            "house" => Some(&mut self.house),
            "house-line" => Some(&mut self.house_line),
            "eliminate" => Some(&mut self.eliminate),
            "place" => Some(&mut self.place),
            "base" => Some(&mut self.base),
            "cover" => Some(&mut self.cover),
            "link" => Some(&mut self.link),
            _ => None,
        }
    }

    fn length(&mut self, key: &str) -> &mut f64 {
        match key {
            "thin" => &mut self.thin,
            "thick" => &mut self.thick,
            _ => &mut self.digit,
        }
    }

    /// Where the base line of a text is, so that its digits stand around a place.
    pub(super) fn base_line(&self, middle: f64, size: f64) -> f64 {
        middle + self.digit_height * size / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_set() {
        for key in Style::keys() {
            let mut style = Style::of(Theme::Colour);
            let value = match key {
                "names" => "yes",
                "captions" => "no",
                _ if LENGTHS.iter().any(|&(name, ..)| name == key) => "0.123",
                _ => "#123456",
            };
            let change = format!("{key}={value}");
            assert_eq!(style.set(&change), Ok(()), "{change}");
            assert_ne!(style, Style::of(Theme::Colour), "{change}");
        }
    }
}
