//! Options of `print`: pages, books and booklets.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use minirow_print::{Date, Length, MOST_OF_TITLE, PageSize, Template};

use super::draw::LookArgs;
use super::number::number;
use super::{FileArgs, ReadingArgs, SearchArgs};

/// The heading of the options that say how boards are checked.
const CHECK: &str = "Check";

#[derive(Debug, Args)]
#[command(after_long_help = "\
Every board has to have one solution, as `minirow check` finds out. Where one has several, none, or was not \
decided within the limits, all of these are named with their places, nothing is written, and the exit \
code is 1, or 3 for a limit; --unchecked prints them all the same.

Templates can contain {number} (of the board), {name}, {difficulty}, {rating}, {givens}, \
{board} (its size and rules), {line} (the board in one line), {seed}, {date} and {title} as given by \
these options, {section}, {page} and {pages}. Headers and footers have three parts separated by |: \
left, middle and right. Boards are rated only if a template or --sections needs it: {difficulty} is \
the level, {rating} is that of `minirow rate`, with --profile own for boards that are not 9x9.

The same boards and options give the same file, byte for byte; --date sets the date. All boards are \
read before printing begins. Files conform to PDF/A-2u, with their fonts embedded.

--book means --bound, --sections, --contents, --rules, solutions at the back and four boards per \
page. A bound book has an inner gutter: 0.375in up to 150 pages, 0.5in up to 300, 0.625in beyond. \
--booklet puts two pages on each side of a sheet, in the right order for printing on both sides, \
flipping on the short edge, stacking and folding.

Examples:
  minirow print examples/classic.txt -o classic.pdf
  minirow print --per-page 4 examples/six.txt -o a.pdf
  minirow print --work-space examples/six.txt -o b.pdf
  minirow print --book examples/puzzles.txt -o book.pdf
  minirow print --page 6x9in examples/six.txt -o c.pdf
  minirow print --booklet examples/puzzles.txt -o d.pdf
  minirow print --large-print examples/six.txt -o e.pdf
  minirow print --candidates examples/six.txt -o f.pdf
  minirow generate 8 | minirow print -o eight.pdf")]
pub(crate) struct PrintArgs {
    /// Paper size: a3, a4, a5, letter, legal or WxH such as 6x9in
    #[arg(long, value_name = "SIZE", default_value = "a4", help_heading = "Page")]
    pub(crate) page: PageSize,
    /// Landscape orientation
    #[arg(long, help_heading = "Page", conflicts_with = "booklet")]
    pub(crate) landscape: bool,
    /// Margin around the content of a page
    #[arg(long, value_name = "LENGTH", default_value = "0.5in", help_heading = "Page")]
    pub(crate) margin: Length,
    /// Boards per page, from 1 to 12 [default: 1]
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<u8, 1, 12>,
        help_heading = "Page"
    )]
    pub(crate) per_page: Option<u8>,
    /// Print digits of at least 16 points, also in solutions; an error if they do not fit
    #[arg(long, help_heading = "Page")]
    pub(crate) large_print: bool,
    /// Put two pages on each side of a sheet, for folding into a booklet
    #[arg(long, help_heading = "Page")]
    pub(crate) booklet: bool,

    /// Title of the document
    #[arg(long, value_name = "TEXT", value_parser = title, help_heading = "Content")]
    pub(crate) title: Option<String>,
    /// Line at the top of pages
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) header: Option<Template>,
    /// Line at the bottom of pages [default: the page number if there are several pages]
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) footer: Option<Template>,
    /// Line above each board [default: its number if there are several, and its name]
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) caption: Option<Template>,
    /// Date, such as 2026-02-28
    #[arg(long, value_name = "DATE", help_heading = "Content")]
    pub(crate) date: Option<Date>,
    /// What {seed} stands for
    #[arg(long, value_name = "TEXT", help_heading = "Content")]
    pub(crate) seed: Option<String>,
    /// Draw the candidates (pencil marks) that rows, columns, blocks and other houses leave, up to 50,000 per board
    #[arg(long, help_heading = "Content")]
    pub(crate) candidates: bool,
    /// Where to print solutions [default: none, with --book back]
    #[arg(long, value_name = "WHERE", help_heading = "Content")]
    pub(crate) solutions: Option<SolutionsAt>,
    /// Write the solutions to a file of their own
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        help_heading = "Content",
        conflicts_with = "solutions"
    )]
    pub(crate) solutions_file: Option<PathBuf>,
    /// Solutions per page at the back [default: up to 12]
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<u8, 1, 48>,
        help_heading = "Content"
    )]
    pub(crate) solutions_per_page: Option<u8>,
    /// Leave space for notes beside each board
    #[arg(long, help_heading = "Content")]
    pub(crate) work_space: bool,
    /// Put a QR code beside each board [default content: {line}, and in front of it the header lines that it needs]
    #[arg(
        long,
        value_name = "TEMPLATE",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "{line}",
        help_heading = "Content"
    )]
    pub(crate) qr: Option<Template>,

    /// Make a book: bound, with sections, contents, rules and solutions
    #[arg(long, help_heading = "Book")]
    pub(crate) book: bool,
    /// Widen the inner margin for binding, by the number of pages
    #[arg(long, help_heading = "Book")]
    pub(crate) bound: bool,
    /// Sort boards by difficulty, and start each level on a new page
    #[arg(long, help_heading = "Book")]
    pub(crate) sections: bool,
    /// Begin with a title page and a table of contents
    #[arg(long, help_heading = "Book")]
    pub(crate) contents: bool,
    /// Print the rules on a page of their own
    #[arg(long, help_heading = "Book")]
    pub(crate) rules: bool,

    /// Print boards with several or no solutions, too
    #[arg(long, help_heading = CHECK)]
    pub(crate) unchecked: bool,
    #[command(flatten, next_help_heading = CHECK)]
    pub(crate) search: SearchArgs,

    #[command(flatten)]
    pub(crate) look: LookArgs,

    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) file: FileArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SolutionsAt {
    /// Nowhere
    None,
    /// Upside down beside each board
    UpsideDown,
    /// At the back, after all boards
    Back,
}

/// A title that pages have room for.
fn title(text: &str) -> Result<String, String> {
    match text.chars().count() {
        ..=MOST_OF_TITLE => Ok(text.to_owned()),
        len => Err(format!("expected a title of at most {MOST_OF_TITLE} characters, found {len}")),
    }
}
