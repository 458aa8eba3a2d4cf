//! `pencilmark print`

use std::io::{IsTerminal, stdout};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, bail};
use pencilmark::rating::level;
use pencilmark_print::{
    Book, Entry, Fonts, Info, PageSize, PrintError, Setup, Solutions, Token, pdf,
};
use rayon::prelude::*;

use crate::args::{PrintArgs, SolutionsAt, To};
use crate::exit::Exit;
use crate::output::{Destination, Writing, fonts, paper, symbols, way_out};
use crate::search::{Refusal, hardest, one_ruled_solution, one_solution};
use crate::stop::Stop;
use crate::stream::{Found, Gathered, collect, pool};
use crate::terminal::{Meter, Total, message};

/// Below this size, in points, digits are hard to read.
const READABLE: f64 = 5.0;

pub(crate) fn run(args: &PrintArgs, stop: &Stop) -> anyhow::Result<Exit> {
    if args.file.path().is_none() && stdout().is_terminal() {
        bail!("expected a file to write to, such as -o puzzles.pdf, found a terminal");
    }
    let fonts = fonts(&args.look)?;
    let setup = setup(args);
    let destination = Destination::open(&args.file)?;
    let solutions_file = args.solutions_file.as_ref();
    let solutions_file = solutions_file
        .map(|path| Destination::file(path, args.file.in_place_stream))
        .transpose()?;
    let workers = pool::workers(args.reading.jobs)?;
    let (mut exit, entries) = workers.install(|| {
        let collected = collect(&args.reading, stop)?;
        let boards: Vec<Found> =
            collected.boards.into_iter().map(with_geometry).collect::<anyhow::Result<_>>()?;
        let entries = entries(args, &setup, &boards, stop);
        anyhow::Ok((collected.exit, entries))
    })?;
    if exit.interrupted {
        return Ok(exit);
    }
    let mut known = Vec::new();
    for (number, entry) in (1..).zip(entries) {
        match entry {
            Ok(entry) => known.push(entry),
            Err((_, Refusal::Interrupted)) => {
                exit.interrupted = true;
                return Ok(exit);
            }
            Err((entry, refusal)) => {
                let found =
                    if refusal == Refusal::None { "no solution" } else { "several solutions" };
                message::note(&format!("board {number} has {found}; none is printed"));
                exit.negative = true;
                known.push(*entry);
            }
        }
    }
    if known.is_empty() {
        if !exit.input_error {
            bail!("expected at least one board, found none");
        }
        return Ok(exit);
    }
    let also = solutions_file.map(|destination| {
        let title = match setup.title.as_str() {
            "" => String::new(),
            title => format!("{title}: solutions"),
        };
        let setup = Setup { solutions: Solutions::Only, title, ..setup.clone() };
        (destination, setup, known.clone())
    });
    let mut done = publish(args, (setup, known), &fonts, destination, stop)?;
    if let Some((destination, setup, entries)) = also.filter(|_| done) {
        done = publish(args, (setup, entries), &fonts, destination, stop)?;
    }
    exit.interrupted |= !done;
    Ok(exit)
}

/// A board that pages have room for.
fn with_geometry(board: Gathered) -> anyhow::Result<Found> {
    match board {
        Gathered::Found(found) => Ok(*found),
        Gathered::Ruled(board) => {
            let (rows, columns) = (board.shape().rows(), board.shape().columns());
            bail!(
                "expected square boards with digits from 1, found {rows} rows and {columns} columns; \
                 `draw` draws it"
            )
        }
    }
}

/// Plans a book, draws it and writes it; whether the user has let it come to its end.
fn publish(
    args: &PrintArgs,
    (setup, entries): (Setup, Vec<Entry>),
    fonts: &Fonts,
    destination: Destination,
    stop: &Stop,
) -> anyhow::Result<bool> {
    let info = Info { title: setup.title.clone(), date: setup.date };
    let is_puzzles = setup.solutions != Solutions::Only;
    let book = Book::plan(entries, setup, fonts).map_err(told)?;
    let digits = book.smallest_digit();
    if is_puzzles && digits < READABLE && !args.reading.quiet {
        message::note(&format!(
            "digits of {digits:.1} points are hard to read; fewer boards on a page, a smaller --margin \
             or a larger --page helps"
        ));
    }
    let cut = book.cut_rules(fonts).map_err(told)?;
    if is_puzzles && !cut.is_empty() && !args.reading.quiet {
        let boards: Vec<String> = cut.iter().take(5).map(usize::to_string).collect();
        let more = if cut.len() > 5 { " and others" } else { "" };
        let which = if cut.len() > 1 { "boards" } else { "board" };
        message::note(&format!(
            "the rules above {which} {}{more} end with \"…\", as there is no more room; fewer boards on a page, a \
             smaller --margin or a larger --page helps",
            boards.join(", ")
        ));
    }
    let meter = Meter::new("drawing", "pages", args.reading.quiet);
    let go_on = &mut |done| {
        meter.tell(done as u64, Total::Known(book.pages() as u64), || None);
        stop.go_on()
    };
    let mut page = |number| book.page(number, fonts);
    let bytes = pdf(&info, book.pages(), &mut page, &book.outline(), fonts, go_on);
    drop(meter);
    let bytes = match bytes {
        Err(PrintError::Interrupted) => return Ok(false),
        bytes => bytes.map_err(told)?,
    };
    destination.deliver(&bytes).context("cannot write the pages")?;
    Ok(true)
}

/// An error with its way out.
fn told(error: PrintError) -> anyhow::Error {
    let way_out = match &error {
        PrintError::SmallPrint { per_page: Some(count), .. } => {
            Some(format!("--per-page {count} does"))
        }
        PrintError::SmallPrint { .. } => {
            Some("a larger --page or a smaller --margin helps".to_owned())
        }
        PrintError::NoRoom { .. } => Some("a smaller --margin or a larger --page helps".to_owned()),
        PrintError::LongCode(_) => Some("--qr=TEMPLATE names a shorter text".to_owned()),
        error => way_out(error),
    };
    let error = anyhow::Error::new(error);
    match way_out {
        Some(way_out) => error.context(format!("cannot print ({way_out})")),
        None => error.context("cannot print"),
    }
}

fn setup(args: &PrintArgs) -> Setup {
    let PageSize { width, height } = args.page;
    let page = PageSize { width, height };
    let solutions = match (args.solutions, &args.solutions_file) {
        (Some(SolutionsAt::None), _) | (None, Some(_)) => Solutions::None,
        (Some(SolutionsAt::UpsideDown), _) => Solutions::UpsideDown,
        (Some(SolutionsAt::Back), _) => Solutions::Back,
        (None, None) if args.book => Solutions::Back,
        (None, None) => Solutions::None,
    };
    let usual = if args.book { 4 } else { 1 };
    Setup {
        paper: if args.landscape { page.landscape() } else { page },
        margin: args.margin,
        is_bound: args.bound || args.book,
        per_page: args.per_page.map_or(usual, usize::from),
        solutions_per_page: args.solutions_per_page.map(usize::from),
        title: args.title.clone().unwrap_or_default(),
        header: args.header.clone(),
        footer: args.footer.clone(),
        caption: args.caption.clone(),
        style: args.look.style(),
        solutions,
        is_large: args.large_print,
        work_space: args.work_space,
        qr: args.qr.clone(),
        sections: args.sections || args.book,
        contents: args.contents || args.book,
        rules: args.rules || args.book,
        booklet: args.booklet,
        date: args.date,
        seed: args.seed.clone().unwrap_or_default(),
    }
}

/// All boards, each with what pages tell about it; without its solution where there is not just one.
fn entries(
    args: &PrintArgs,
    setup: &Setup,
    found: &[Found],
    stop: &Stop,
) -> Vec<Result<Entry, (Box<Entry>, Refusal)>> {
    let asks = |token| {
        let templates = [&setup.header, &setup.footer, &setup.caption, &setup.qr];
        templates.into_iter().flatten().any(|template| template.uses(token))
    };
    let rates = asks(Token::Rating);
    let levels = setup.sections || asks(Token::Difficulty);
    let solves = setup.solutions != Solutions::None || args.solutions_file.is_some();
    let meter = Meter::new("solving", "boards", args.reading.quiet);
    let (done, total) = (AtomicU64::new(0), Total::Known(found.len() as u64));
    let entry = |found: &Found| {
        let mut entry = plain(args, found);
        let givens = &entry.paper.givens;
        let solution = match solves {
            true if entry.paper.rules.is_empty() => one_solution(givens, stop),
            true => one_ruled_solution(&found.document, stop),
            false => Ok(None),
        };
        // Nothing rates rules beyond houses.
        let is_rated = entry.paper.rules.is_empty();
        if levels {
            let level = is_rated.then(|| level::rate_with(givens, |_| stop.go_on()).ok()).flatten();
            entry.difficulty = level.map_or("unrated".to_owned(), |level| level.name().to_owned());
            let order = level.map_or(u32::MAX, |level| level as u32);
            entry.section = Some((order, entry.difficulty.clone()));
        }
        if rates {
            let rating = is_rated.then(|| hardest(givens, &mut || stop.go_on())).flatten();
            entry.rating = rating.map_or("-".to_owned(), |rating| rating.to_string());
        }
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        meter.tell(done, total, || None);
        match solution {
            _ if stop.is_interrupted() => Err((Box::new(entry), Refusal::Interrupted)),
            Ok(solution) => Ok(Entry { solution, ..entry }),
            Err(refusal) => Err((Box::new(entry), refusal)),
        }
    };
    found.par_iter().map(entry).collect()
}

/// A board with what needs no thought.
fn plain(args: &PrintArgs, found: &Found) -> Entry {
    let document = &found.document;
    let symbols = symbols(&args.look, args.reading.symbols.as_ref(), &found.shape);
    let writing = Writing::of(To::Line, &found.shape.symbols);
    let line = writing.line(&document.grid);
    let header = writing.header(document).filter(|header| header.is_needed);
    let text = header.map_or(String::new(), |header| header.lines.into_owned()) + &line;
    Entry {
        symbols: symbols.clone(),
        name: document.name.clone().unwrap_or_default(),
        rules: document.about.rules.clone().unwrap_or_default(),
        line,
        text,
        ..Entry::new(paper(document, None, args.candidates))
    }
}
