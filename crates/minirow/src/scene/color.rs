//! Colours.

use std::fmt;
use std::str::FromStr;

/// A colour: red, green and blue.
///
/// # Examples
/// ```
/// use minirow::scene::Color;
/// let blue: Color = "#06c".parse()?;
/// assert_eq!((blue, blue.to_string()), (Color(0, 102, 204), "#0066cc".to_owned()));
/// # Ok::<(), minirow::scene::UnknownColor>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color(pub u8, pub u8, pub u8);

impl Color {
    /// Black.
    pub const BLACK: Self = Self(0, 0, 0);
    /// White.
    pub const WHITE: Self = Self(255, 255, 255);

    /// A grey, from 0 for black to 255 for white.
    ///
    /// # Examples
    /// ```
    /// use minirow::scene::Color;
    /// assert_eq!(Color::grey(255), Color::WHITE);
    /// ```
    #[must_use]
    pub const fn grey(level: u8) -> Self {
        Self(level, level, level)
    }
}

/// `#rrggbb`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A text that is no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a colour such as #0066cc or #06c, found '{0}'")]
pub struct UnknownColor(String);

impl FromStr for Color {
    type Err = UnknownColor;

    fn from_str(text: &str) -> Result<Self, UnknownColor> {
        let unknown = || UnknownColor(text.to_owned());
        let code = text.strip_prefix('#').ok_or_else(unknown)?;
        let digits: Option<Vec<u8>> =
            code.chars().map(|digit| digit.to_digit(16).map(|value| value as u8)).collect();
        match digits.ok_or_else(unknown)?[..] {
            [red, green, blue] => Ok(Self(red * 17, green * 17, blue * 17)),
            [a, b, c, d, e, f] => Ok(Self(a * 16 + b, c * 16 + d, e * 16 + f)),
            _ => Err(unknown()),
        }
    }
}
