//! Lengths and sizes of pages.

use std::str::FromStr;

/// A length in points, of which an inch has 72: written with its unit.
///
/// # Examples
/// ```
/// use minirow_print::Length;
/// assert_eq!("0.5in".parse(), Ok(Length(36.0)));
/// assert_eq!("25.4mm".parse(), Ok(Length(72.0)));
/// assert!("5".parse::<Length>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length(pub f64);

/// A text that is no length, or no size of a page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LengthError {
    /// It is no length.
    #[error("expected a length such as 12mm, 0.5in or 36pt, found '{0}'")]
    Length(String),
    /// It is no size of a page.
    #[error("expected a3, a4, a5, letter, legal or a size such as 6x9in or 148x210mm, found '{0}'")]
    Size(String),
    /// A side is too short or too long.
    #[error("expected a page of 1 to 200 inches a side, found '{0}'")]
    Range(String),
}

const UNITS: [(&str, f64); 4] =
    [("mm", 72.0 / 25.4), ("cm", 720.0 / 25.4), ("in", 72.0), ("pt", 1.0)];

impl FromStr for Length {
    type Err = LengthError;

    fn from_str(text: &str) -> Result<Self, LengthError> {
        let unknown = || LengthError::Length(text.to_owned());
        let (name, points) =
            UNITS.into_iter().find(|(name, _)| text.ends_with(name)).ok_or_else(unknown)?;
        let number: f64 =
            text[..text.len() - name.len()].trim().parse().ok().ok_or_else(unknown)?;
        // Nothing longer is printed.
        let is_length = (0.0..=1e5).contains(&number);
        is_length.then_some(Self((number * points * 1e6).round() / 1e6)).ok_or_else(unknown)
    }
}

/// The size of a page in points, upright unless it is written otherwise.
///
/// # Examples
/// ```
/// use minirow_print::PageSize;
/// assert_eq!("letter".parse(), Ok(PageSize { width: 612.0, height: 792.0 }));
/// assert_eq!("6x9in".parse(), Ok(PageSize { width: 432.0, height: 648.0 }));
/// let a4: PageSize = "A4".parse().unwrap();
/// assert!(a4.height > 841.0 && a4.landscape().width == a4.height);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageSize {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl PageSize {
    /// The page with its longer side across.
    ///
    /// # Examples
    /// ```
    /// use minirow_print::PageSize;
    /// let page = PageSize { width: 842.0, height: 595.0 };
    /// assert_eq!(page.landscape(), page);
    /// ```
    #[must_use]
    pub fn landscape(self) -> Self {
        let Self { width, height } = self;
        Self { width: width.max(height), height: width.min(height) }
    }
}

impl FromStr for PageSize {
    type Err = LengthError;

    fn from_str(text: &str) -> Result<Self, LengthError> {
        let of = |width: &str, height: &str| {
            let [width, height] = [width.parse::<Length>()?, height.parse()?];
            Ok(Self { width: width.0, height: height.0 })
        };
        let size = match text.to_lowercase().as_str() {
            "a3" => of("297mm", "420mm"),
            "a4" => of("210mm", "297mm"),
            "a5" => of("148mm", "210mm"),
            "letter" => of("8.5in", "11in"),
            "legal" => of("8.5in", "14in"),
            written => {
                let unit = UNITS.into_iter().find(|(unit, _)| written.ends_with(unit));
                let sides = written.split_once(['x', '×']);
                let (Some((unit, _)), Some((width, height))) = (unit, sides) else {
                    return Err(LengthError::Size(text.to_owned()));
                };
                // The unit may stand behind both.
                let width =
                    if width.ends_with(unit) { width.to_owned() } else { width.to_owned() + unit };
                of(&width, height).map_err(|_| LengthError::Size(text.to_owned()))
            }
        }?;
        let is_page = |side: f64| (72.0..=14_400.0).contains(&side);
        let is_size = is_page(size.width) && is_page(size.height);
        is_size.then_some(size).ok_or_else(|| LengthError::Range(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_size_is_told() {
        for (text, expected) in [
            (
                "a9",
                "expected a3, a4, a5, letter, legal or a size such as 6x9in or 148x210mm, found 'a9'",
            ),
            ("0x0mm", "expected a page of 1 to 200 inches a side, found '0x0mm'"),
            (
                "1e300x9in",
                "expected a3, a4, a5, letter, legal or a size such as 6x9in or 148x210mm, found '1e300x9in'",
            ),
        ] {
            assert_eq!(text.parse::<PageSize>().unwrap_err().to_string(), expected);
        }
        for text in ["nanmm", "infin", "-1mm", "mm", "", "µm"] {
            assert!(text.parse::<Length>().is_err(), "{text}");
        }
        assert_eq!("148mmx210mm".parse::<PageSize>(), "a5".parse());
    }
}
