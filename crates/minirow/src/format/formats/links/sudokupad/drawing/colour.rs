//! Colours by the names that people have for them.

/// A colour with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::format) enum Colour {
    White,
    Grey,
    Black,
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Purple,
}

/// Names, and what they mean.
const NAMES: [(&str, Colour); 22] = [
    ("white", Colour::White),
    ("grey", Colour::Grey),
    ("gray", Colour::Grey),
    ("black", Colour::Black),
    ("red", Colour::Red),
    ("orange", Colour::Orange),
    ("peach", Colour::Orange),
    ("brown", Colour::Orange),
    ("gold", Colour::Yellow),
    ("golden", Colour::Yellow),
    ("yellow", Colour::Yellow),
    ("green", Colour::Green),
    ("lime", Colour::Green),
    ("teal", Colour::Teal),
    ("turquoise", Colour::Teal),
    ("cyan", Colour::Blue),
    ("blue", Colour::Blue),
    ("purple", Colour::Purple),
    ("pink", Colour::Purple),
    ("magenta", Colour::Purple),
    ("violet", Colour::Purple),
    ("lavender", Colour::Purple),
];

impl Colour {
    /// The colour of a word.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        NAMES.iter().find(|(name, _)| *name == word).map(|(_, colour)| *colour)
    }

    /// The colour that a home names.
    pub(super) fn named(name: &str) -> Self {
        Self::of_word(name).expect("the name of a colour")
    }

    /// The name of `#RRGGBB`, `#RGB`, either with transparency behind it, or `rgb(…)`; nothing where all is
    /// transparent, or it is none.
    pub(super) fn of_code(code: &str) -> Option<Self> {
        let code = code.trim();
        let hex = code.strip_prefix('#').filter(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
        let digit = |at: usize| u32::from_str_radix(hex?.get(at..=at)?, 16).ok();
        let pair = |at: usize| u32::from_str_radix(hex?.get(at..at + 2)?, 16).ok();
        let (rgb, opacity) = match hex.map(str::len) {
            Some(3 | 4) => {
                let rgb = [digit(0)? * 17, digit(1)? * 17, digit(2)? * 17];
                (rgb, digit(3).map_or(255, |digit| digit * 17))
            }
            Some(6 | 8) => ([pair(0)?, pair(2)?, pair(4)?], pair(6).unwrap_or(255)),
            _ => {
                let inside = code.strip_prefix("rgb")?.trim_start_matches('a');
                let inside = inside.strip_prefix('(')?.strip_suffix(')')?;
                let mut parts = inside.split(',').map(str::trim);
                let mut part = || parts.next()?.parse::<u32>().ok();
                ([part()?, part()?, part()?], 255)
            }
        };
        (opacity > 0).then(|| Self::of_rgb(rgb))
    }

    fn of_rgb(rgb: [u32; 3]) -> Self {
        let [red, green, blue] = rgb.map(|part| f64::from(part.min(255)));
        let (high, low) = (red.max(green).max(blue), red.min(green).min(blue));
        if high - low < 24.0 {
            return match high {
                230.0.. => Self::White,
                ..60.0 => Self::Black,
                _ => Self::Grey,
            };
        }
        let hue = if high == red {
            (green - blue) / (high - low)
        } else if high == green {
            (blue - red) / (high - low) + 2.0
        } else {
            (red - green) / (high - low) + 4.0
        };
        match hue.rem_euclid(6.0) * 60.0 {
            ..15.0 => Self::Red,
            // Gold is yellow.
            ..42.0 => Self::Orange,
            ..68.0 => Self::Yellow,
            ..155.0 => Self::Green,
            ..185.0 => Self::Teal,
            ..255.0 => Self::Blue,
            ..335.0 => Self::Purple,
            _ => Self::Red,
        }
    }

    /// As it is drawn.
    pub(in crate::format) fn code(self) -> &'static str {
        match self {
            Self::White => "#FFFFFF",
            Self::Grey => "#CFCFCF",
            Self::Black => "#000000",
            Self::Red => "#FF8A8A",
            Self::Orange => "#FFCCAA",
            Self::Yellow => "#DDDC6A",
            Self::Green => "#67F067",
            Self::Teal => "#33BBBB",
            Self::Blue => "#2ECBFF",
            Self::Purple => "#F067F0",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_codes() {
        for (code, colour) in [
            ("#CFCFCFFF", Colour::Grey),
            ("#000", Colour::Black),
            ("#F067F0", Colour::Purple),
            ("#67F067", Colour::Green),
            ("#2ECBFF", Colour::Blue),
            ("#FFCCAA", Colour::Orange),
            ("rgba(207, 207, 207, 0.95)", Colour::Grey),
            ("#fff", Colour::White),
            ("#ffbf00", Colour::Yellow),
            ("#FFD700", Colour::Yellow),
            ("#ffc000", Colour::Yellow),
            ("#FFA500", Colour::Orange),
        ] {
            assert_eq!(Colour::of_code(code), Some(colour), "{code}");
        }
        for (_, colour) in NAMES {
            assert_eq!(Colour::of_code(colour.code()), Some(colour));
        }
        assert_eq!(Colour::of_code("#FFFFFF00"), None);
        assert_eq!(Colour::of_code("#ä"), None);
        assert_eq!(Colour::of_code("blue"), None);
    }
}
