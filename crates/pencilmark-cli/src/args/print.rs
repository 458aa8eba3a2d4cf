//! What can be said about pages.

use std::path::PathBuf;

use clap::{Args, ValueEnum, ValueHint};
use pencilmark_print::{Date, Length, PageSize, Template};

use super::draw::LookArgs;
use super::number::number;
use super::{FileArgs, ReadingArgs};

#[derive(Debug, Args)]
#[command(after_long_help = "\
Templates have places: {number} of the board, n for short, {name}, {difficulty}, {rating}, {givens}, \
{board}, its side and rules, {line}, the board in one line, {seed}, {date} and {title} as they are \
named here, {section}, {page} and {pages}. Header and footer have three parts between |, left, middle \
and right. Boards are rated only where a template or --sections asks for it: {difficulty} is the \
level, {rating} the one of `pencilmark rate`, --profile own for boards that are not 9x9.

The same boards and options are the same file, byte by byte; --date tells the day. Boards are read \
all at once. PDF files keep to PDF/A-2u, with their fonts embedded.

--book stands for --bound, --sections, --contents, --rules, solutions at the back and four boards on \
a page. A bound book has its gutter inside: 0.375in up to 150 pages, 0.5in up to 300, 0.625in beyond. \
--booklet puts two pages on each side of a sheet, in the order in which sheets are printed on both \
sides, turned over the short edge, put together and folded.

Examples:
  pencilmark print examples/classic.txt -o classic.pdf
  pencilmark print --per-page 4 examples/six.txt -o a.pdf
  pencilmark print --work-space examples/six.txt -o b.pdf
  pencilmark print --book examples/puzzles.txt -o book.pdf
  pencilmark print --page 6x9in examples/six.txt -o c.pdf
  pencilmark print --booklet examples/puzzles.txt -o d.pdf
  pencilmark print --large-print examples/six.txt -o e.pdf
  pencilmark print --candidates examples/six.txt -o f.pdf
  pencilmark generate 8 | pencilmark print -o eight.pdf")]
pub(crate) struct PrintArgs {
    /// Size of the paper: a3, a4, a5, letter, legal or WxH such as 6x9in
    #[arg(long, value_name = "SIZE", default_value = "a4", help_heading = "Page")]
    pub(crate) page: PageSize,
    /// Lay the paper across
    #[arg(long, help_heading = "Page", conflicts_with = "booklet")]
    pub(crate) landscape: bool,
    /// Room around the content of a page
    #[arg(long, value_name = "LENGTH", default_value = "0.5in", help_heading = "Page")]
    pub(crate) margin: Length,
    /// How many boards are on a page, from 1 to 12 [default: 1]
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<u8, 1, 12>,
        help_heading = "Page"
    )]
    pub(crate) per_page: Option<u8>,
    /// Digits of 16 points at least; an error where they do not fit
    #[arg(long, help_heading = "Page")]
    pub(crate) large_print: bool,
    /// Put two pages on each side of a sheet, to be folded
    #[arg(long, help_heading = "Page")]
    pub(crate) booklet: bool,

    /// Title of the whole
    #[arg(long, value_name = "TEXT", help_heading = "Content")]
    pub(crate) title: Option<String>,
    /// Line at the top of pages
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) header: Option<Template>,
    /// Line at the foot of pages [default: the page where there are several]
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) footer: Option<Template>,
    /// Line above each board [default: its number where there are several, and its name]
    #[arg(long, value_name = "TEMPLATE", help_heading = "Content")]
    pub(crate) caption: Option<Template>,
    /// The day, such as 2026-02-28
    #[arg(long, value_name = "DATE", help_heading = "Content")]
    pub(crate) date: Option<Date>,
    /// What {seed} stands for
    #[arg(long, value_name = "TEXT", help_heading = "Content")]
    pub(crate) seed: Option<String>,
    /// Draw the candidates, up to 50,000 of a board
    #[arg(long, help_heading = "Content")]
    pub(crate) candidates: bool,
    /// Where solutions are [default: none, with --book back]
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
    /// How many solutions are on a page at the back [default: up to 12]
    #[arg(
        long,
        value_name = "N",
        value_parser = number::<u8, 1, 48>,
        help_heading = "Content"
    )]
    pub(crate) solutions_per_page: Option<u8>,
    /// Leave room to write beside each board
    #[arg(long, help_heading = "Content")]
    pub(crate) work_space: bool,
    /// Put a QR code beside each board [default content: {line}]
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
    /// Make the inner margin wider, as thick as the book is
    #[arg(long, help_heading = "Book")]
    pub(crate) bound: bool,
    /// Put boards in order of difficulty, and let each level begin on a page of its own
    #[arg(long, help_heading = "Book")]
    pub(crate) sections: bool,
    /// Begin with the title on a page of its own, and a list of what is on which page
    #[arg(long, help_heading = "Book")]
    pub(crate) contents: bool,
    /// Tell the rules on a page of their own
    #[arg(long, help_heading = "Book")]
    pub(crate) rules: bool,

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
    /// Behind all boards
    Back,
}
