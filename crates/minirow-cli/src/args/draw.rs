//! Options of `draw`, and how boards look.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, ValueHint};
use minirow::format::Symbols;
use minirow::scene::{Style, Theme};

use super::number::{MOST_BOARDS, MOST_STEPS, number};
use super::{FileArgs, ReadingArgs};

/// What boards look like.
#[derive(Debug, Args)]
pub(crate) struct LookArgs {
    /// Colour theme
    #[arg(
        long,
        value_name = "NAME",
        default_value = "print",
        value_parser = theme_names().try_map(|name| name.parse::<Theme>()),
        help_heading = "Looks"
    )]
    pub(crate) theme: Theme,
    /// Change one colour or weight, such as given=#003366, thick=0.1 or checker=#eee
    #[arg(long, value_name = "NAME=VALUE", value_parser = style, help_heading = "Looks")]
    pub(crate) style: Vec<String>,
    /// Font to use before the built-in one; can be given several times
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, help_heading = "Looks")]
    pub(crate) font: Vec<PathBuf>,
    /// Draw digits as these symbols [default: as in the input]
    #[arg(long, value_name = "SYMBOLS", help_heading = "Looks")]
    pub(crate) draw_symbols: Option<Symbols>,
}

#[derive(Debug, Args)]
#[command(after_long_help = "\
A step marks its candidates by their roles: a dark disc for the pattern, a square for fins, a dark diamond \
for the pivot, a ring around what joins two sets, letters for groups. What is placed stands on a dark disc, \
what is eliminated is crossed out. Houses are plain bands if they are part of the reason (base sets) and \
hatched if they are part of the consequence (cover sets). In chains a disc holds and a ring does not hold; \
solid links are strong, dotted ones weak, and the numbers are those of the explanation. Only the candidates \
of the step are drawn, unless the input has candidates or --candidates is given. Cells with duplicate \
digits are marked in the corner.

Names for --style: `ground`, `line`, `border`, `given`, `player`, `candidate`, `checker`, `house`, \
`house-line`, `eliminate`, `place`, `base`, `cover` and `link` are colours, such as #0066cc; `ground` \
and `checker` can be none. `thin`, `thick` and `digit` are lengths as fractions of a cell; `names` (of rows \
and columns) and `captions` (rules in words below the board) are yes or no.

Rules beyond houses (cages, arrows, thermometers, dots, clues outside and others) are drawn as setters draw \
them, also on boards that are not square; rules without a shape, such as anti-knight, are said below the \
board.

Examples:
  minirow draw examples/classic.txt -o classic.svg
  minirow draw --candidates examples/six.txt -o six.pdf
  minirow draw --hint examples/classic.txt -o hint.png
  minirow draw --step 31 examples/classic.txt -o step.svg
  minirow draw --theme colour examples/six.txt -o six.png
  minirow draw --to svg 1....3...4.....2
  minirow draw .Thermo~R5C1~R5C2~R5C3~R6C3 -o thermo.png
  minirow draw --to text .Cage~10~R1C1~R1C2~R2C1")]
pub(crate) struct DrawArgs {
    /// The original puzzle, as a file or as text [default: all digits are givens]
    #[arg(long, value_name = "PUZZLE", value_hint = ValueHint::AnyPath)]
    pub(crate) givens: Option<String>,
    /// Which board of the input, from 1; required if there are several
    #[arg(long, value_name = "N", value_parser = number::<usize, 1, MOST_BOARDS>)]
    pub(crate) board: Option<usize>,

    /// Draw the candidates (pencil marks) that rows, columns, blocks and other houses leave, up to 50,000 per board
    #[arg(long, help_heading = "Content")]
    pub(crate) candidates: bool,
    /// Draw the next step
    #[arg(long, help_heading = "Content", conflicts_with = "step")]
    pub(crate) hint: bool,
    /// Draw this step of the solution path, from 1, on the board as it is at that step
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<usize, 1, MOST_STEPS>,
        help_heading = "Content"
    )]
    pub(crate) step: Option<usize>,
    #[command(flatten)]
    pub(crate) look: LookArgs,

    /// Size of a cell in pixels; in a PDF a pixel is 0.75 points
    #[arg(
        long,
        value_name = "PIXELS",
        default_value = "48",
        value_parser = number::<u16, 1, 1000>
    )]
    pub(crate) cell: u16,
    /// Format of the output [default: by the extension of the output file; text in a terminal, else svg]
    #[arg(short, long, value_name = "FORMAT")]
    pub(crate) to: Option<DrawTo>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DrawTo {
    /// Vector drawing for web pages and drawing programs
    Svg,
    /// Bitmap picture
    Png,
    /// PDF page as large as the board
    Pdf,
    /// Board in a frame as the terminal shows it, with its rules in words
    Text,
}

impl LookArgs {
    /// The style that is asked for.
    pub(crate) fn style(&self) -> Style {
        let mut style = Style::of(self.theme);
        for change in &self.style {
            style.set(change).expect("a change that was tried");
        }
        style
    }
}

fn theme_names() -> PossibleValuesParser {
    PossibleValuesParser::new(Theme::ALL.iter().copied().map(Theme::name))
}

/// A change of style, if it is one.
fn style(change: &str) -> Result<String, String> {
    Style::default().set(change).map(|()| change.to_owned()).map_err(|error| error.to_string())
}
