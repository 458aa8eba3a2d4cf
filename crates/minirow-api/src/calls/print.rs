//! Calls that print boards as PDF.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use minirow::scene::{Color, SvgOptions, svg};
use minirow_print::{Book, Entry, Fonts, Info, PrintError, Setup, Solutions, pdf};
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::Board;
use crate::go_on::GoOn;
use crate::only_solution::only_solution;

/// The tint of every second block: light enough for notes in pencil.
const TINT: Color = Color(0xee, 0xee, 0xee);

/// Boards to print.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Printing {
    boards: Vec<Sheet>,
    /// As `a4` or `letter`, or a size such as `6x9in`.
    #[serde(default)]
    paper: Option<String>,
    /// How many boards are on a page, up to 12.
    #[serde(default)]
    per_page: Option<usize>,
    /// What the whole is called.
    #[serde(default)]
    title: String,
    /// Whether candidates are printed.
    #[serde(default)]
    candidates: bool,
    /// Whether solutions come behind all boards.
    #[serde(default)]
    solutions: bool,
    /// Whether each solution stands upside down beside its board instead.
    #[serde(default)]
    upside_down: bool,
    /// Whether digits are as large as those for people with weak eyes.
    #[serde(default)]
    large: bool,
    /// Whether every second block is tinted.
    #[serde(default)]
    tinted: bool,
    /// Only this page, from 0, and as a picture.
    #[serde(default)]
    page: Option<usize>,
}

/// A board, its name, and its rules in the words of its author.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Sheet {
    board: Board,
    #[serde(default)]
    name: String,
    #[serde(default)]
    rules: String,
}

/// A document.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Printed {
    /// PDF in base 64.
    #[serde(skip_serializing_if = "Option::is_none")]
    pdf: Option<String>,
    /// The page that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
    pages: usize,
}

pub(crate) fn print(input: Printing, go_on: GoOn<'_>) -> Result<Printed, Fault> {
    let mut setup = Setup { title: input.title, ..Setup::default() };
    if let Some(paper) = &input.paper {
        setup.paper = paper.parse().map_err(Fault::input)?;
    }
    if let Some(per_page) = input.per_page {
        setup.per_page = per_page;
    }
    setup.solutions = match (input.solutions, input.upside_down) {
        (true, true) => Solutions::UpsideDown,
        (true, false) => Solutions::Back,
        (false, _) => Solutions::None,
    };
    setup.is_large = input.large;
    setup.style.checker = input.tinted.then_some(TINT);
    let mut entries = Vec::new();
    for sheet in input.boards {
        let known = sheet.board.known_with_rules(go_on)?;
        let mut paper = known.paper();
        paper.candidates = paper.candidates.filter(|_| input.candidates);
        let solution = if input.solutions {
            only_solution(&known.player.givens, &known.rules, go_on)?
        } else {
            None
        };
        let symbols = known.symbols.clone();
        let Sheet { name, rules, .. } = sheet;
        entries.push(Entry { name, rules, solution, symbols, ..Entry::new(paper) });
    }
    let info = Info { title: setup.title.clone(), ..Info::default() };
    let fonts = Fonts::new(Vec::new()).map_err(Fault::input)?;
    let book = Book::plan(entries, setup, &fonts).map_err(Fault::input)?;
    if let Some(number) = input.page {
        let page = book.page(number, &fonts).map_err(Fault::input)?;
        let svg = Some(svg(&page, &SvgOptions::default().unit(1.0)));
        return Ok(Printed { pdf: None, svg, pages: book.pages() });
    }
    let mut page = |number| book.page(number, &fonts);
    let bytes = pdf(&info, book.pages(), &mut page, &book.outline(), &fonts, &mut |_| go_on());
    let bytes = bytes.map_err(|error| match error {
        PrintError::Interrupted => Fault::limit(),
        error => Fault::input(error),
    })?;
    Ok(Printed { pdf: Some(BASE64_STANDARD.encode(bytes)), svg: None, pages: book.pages() })
}
