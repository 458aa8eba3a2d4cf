//! Why something cannot be printed.

/// Why something cannot be printed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PrintError {
    /// No font has a character.
    #[error("no available font has the character '{0}' (U+{code:04X})", code = u32::from(*.0))]
    MissingCharacter(char),
    /// A file is no font.
    #[error("expected a TrueType or OpenType font, found something else")]
    NoFont,
    /// A font draws characters by pictures, or not at all.
    #[error(
        "the font '{family}' has no outlines for {}, and pages are drawn with outlines",
        characters.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    )]
    NoOutlines {
        /// What the font is called.
        family: String,
        /// The first of these characters.
        characters: Vec<char>,
    },
    /// There is nothing to print.
    #[error("expected at least one board, found none")]
    NoBoard,
    /// There is no room for boards between margins, header and footer.
    #[error(
        "expected room for a board, found {width:.0} x {height:.0} points between margins, header and \
         footer"
    )]
    NoRoom {
        /// What is left of the width.
        width: f64,
        /// What is left of the height.
        height: f64,
    },
    /// Digits are smaller than large print has them.
    #[error(
        "expected digits of at least {least} points for large print, found {found:.1} in board {board}"
    )]
    SmallPrint {
        /// The size that is asked for.
        least: f64,
        /// The size that there is.
        found: f64,
        /// The number of the board.
        board: usize,
        /// How many boards for each page would do, if any number does.
        per_page: Option<usize>,
    },
    /// Digits of solutions are smaller than large print has them.
    #[error(
        "expected digits of at least {least} points for large print, found {found:.1} in the solution of board {board}"
    )]
    SmallSolutions {
        /// The size that is asked for.
        least: f64,
        /// The size that there is.
        found: f64,
        /// The number of the board.
        board: usize,
        /// Whether solutions come behind all boards.
        is_back: bool,
        /// How many solutions for each page would do, or boards where they stand beside them; if any number does.
        per_page: Option<usize>,
    },
    /// A text is too long for a QR code.
    #[error("expected a text that fits a QR code, found {0} bytes")]
    LongCode(usize),
    /// A picture is too large or has no size.
    #[error("expected a picture of 1 to {most} pixels a side, found {width:.0} x {height:.0}")]
    PictureSize {
        /// The most there can be.
        most: u32,
        /// The width asked for.
        width: f64,
        /// The height asked for.
        height: f64,
    },
    /// The user has stopped it.
    #[error("interrupted")]
    Interrupted,
    /// The PDF breaks a rule of the format, such as a font that must not be embedded.
    #[error("cannot write the PDF: {0}")]
    Pdf(String),
    /// The picture cannot be made.
    #[error("cannot make the picture: {0}")]
    Picture(String),
}
