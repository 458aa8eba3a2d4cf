//! `minirow print`

use std::io::{IsTerminal, stdout};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, bail};
use minirow::rating::level;
use minirow::solve::Solutions as One;
use minirow_print::{Book, Entry, Fonts, Info, PageSize, PrintError, Setup, Solutions, Token, pdf};
use rayon::prelude::*;

use crate::args::{PrintArgs, SolutionsAt, To};
use crate::exit::Exit;
use crate::output::{Destination, Writing, fonts, paper, symbols, way_out};
use crate::search::{Found, hardest};
use crate::stop::Stop;
use crate::stream::{Found as Board, collect, pool};
use crate::terminal::{Meter, Total, counted, effort, message};

/// Below this size, in points, digits are hard to read.
const READABLE: f64 = 5.0;

pub(crate) fn run(args: &PrintArgs, stop: &Stop) -> anyhow::Result<Exit> {
    if args.file.path().is_none() && stdout().is_terminal() {
        bail!("expected a file to write to, such as -o puzzles.pdf, found a terminal");
    }
    let fonts = fonts(&args.look)?;
    let setup = setup(args);
    let workers = pool::workers(args.reading.jobs)?;
    let collected = workers.install(|| collect(&args.reading, stop))?;
    let mut exit = collected.exit;
    if exit.interrupted {
        return Ok(exit);
    }
    if collected.boards.is_empty() {
        if !exit.input_error {
            bail!("expected at least one board, found none");
        }
        return Ok(exit);
    }
    let boards = collected.boards;
    let destination = Destination::open(&args.file)?;
    let solutions_file = args.solutions_file.as_ref();
    let solutions_file = solutions_file
        .map(|path| Destination::file(path, args.file.in_place_stream))
        .transpose()?;
    let entries = workers.install(|| entries(args, &setup, &boards, stop));
    if stop.is_interrupted() {
        exit.interrupted = true;
        return Ok(exit);
    }
    let entries = match checked(args, &boards, entries, &mut exit) {
        Ok(entries) => entries,
        Err(told) => {
            message::input_error(&told);
            message::hint("--unchecked prints these boards, too");
            return Ok(exit);
        }
    };
    let also = solutions_file.map(|destination| {
        let title = match setup.title.as_str() {
            "" => String::new(),
            title => format!("{title}: solutions"),
        };
        let setup = Setup { solutions: Solutions::Only, title, ..setup.clone() };
        (destination, setup, entries.clone())
    });
    let mut done = publish(args, (setup, entries), &fonts, destination, stop)?;
    if let Some((destination, setup, entries)) = also.filter(|_| done) {
        done = publish(args, (setup, entries), &fonts, destination, stop)?;
    }
    exit.interrupted |= !done;
    Ok(exit)
}

/// What is known about the solutions of a board, if that was asked.
type Asked = Option<Found>;

/// The boards as they are printed. Those without one solution are named: an error says how many they are, unless they
/// are printed all the same.
fn checked(
    args: &PrintArgs,
    boards: &[Board],
    entries: Vec<(Entry, Asked)>,
    exit: &mut Exit,
) -> Result<Vec<Entry>, String> {
    let mut bad: u64 = 0;
    let mut known = Vec::new();
    for ((number, board), (mut entry, asked)) in (1..).zip(boards).zip(entries) {
        let told = asked.as_ref().and_then(fault);
        if let Some(told) = told {
            let (source, line) = &board.place;
            let told = format!("{source}:{line}: board {number} {told}");
            if args.unchecked {
                message::note(&format!("{told}; no solution of it is printed"));
            } else {
                message::input_error(&told);
            }
            bad += 1;
            exit.limit |= matches!(asked, Some(Found::Limit(_)));
            exit.negative |= !matches!(asked, Some(Found::Limit(_)));
        }
        if let Some(Found::Solutions(One::One(solution))) = asked {
            entry.solution = Some(solution);
        }
        known.push(entry);
    }
    if args.unchecked || bad == 0 {
        return Ok(known);
    }
    let verb = if bad == 1 { "does" } else { "do" };
    let all = counted(known.len() as u64, "board");
    Err(format!("nothing was written: {bad} of {all} {verb} not have exactly one solution"))
}

/// What is said of a board that has not one solution.
fn fault(found: &Found) -> Option<&'static str> {
    match found {
        Found::Solutions(One::One(_)) | Found::Interrupted => None,
        Found::Solutions(One::None) => Some("has no solution"),
        Found::Solutions(One::Many(_)) => Some("has several solutions"),
        Found::Limit(_) => Some("was not decided within the limits"),
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
    let mut cut: u64 = 0;
    let mut page = |number| {
        let page = book.page(number, fonts)?;
        // Every text that was given has been made to end so where it was too long.
        cut +=
            u64::from(page.texts().any(|text| text.class != "rules" && text.text.ends_with('…')));
        Ok(page)
    };
    let bytes = pdf(&info, book.pages(), &mut page, &book.outline(), fonts, go_on);
    drop(meter);
    let bytes = match bytes {
        Err(PrintError::Interrupted) => return Ok(false),
        bytes => bytes.map_err(told)?,
    };
    if cut > 0 && !args.reading.quiet {
        let pages = counted(cut, "page");
        message::note(&format!(
            "lines on {pages} were too long and end with \"…\"; a shorter --caption or --header, or fewer boards on \
             a page, helps"
        ));
    }
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
        PrintError::SmallSolutions { per_page: Some(count), is_back: true, .. } => {
            Some(format!("--solutions-per-page {count} does"))
        }
        PrintError::SmallSolutions { per_page: Some(count), .. } => {
            Some(format!("--per-page {count} does, or --solutions back"))
        }
        PrintError::SmallSolutions { is_back: true, .. } => {
            Some("a larger --page or a smaller --margin helps".to_owned())
        }
        PrintError::SmallSolutions { .. } => Some("--solutions back has room for them".to_owned()),
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

/// All boards, each with what pages tell about it, and what is known about its solutions.
fn entries(args: &PrintArgs, setup: &Setup, boards: &[Board], stop: &Stop) -> Vec<(Entry, Asked)> {
    let asks = |token| {
        let templates = [&setup.header, &setup.footer, &setup.caption, &setup.qr];
        templates.into_iter().flatten().any(|template| template.uses(token))
    };
    let rates = asks(Token::Rating);
    let levels = setup.sections || asks(Token::Difficulty);
    let has_solutions = setup.solutions != Solutions::None || args.solutions_file.is_some();
    let solves = !args.unchecked || has_solutions;
    let meter = Meter::new("checking", "boards", args.reading.quiet);
    let (done, total) = (AtomicU64::new(0), Total::Known(boards.len() as u64));
    let entry = |board: &Board| {
        let mut entry = plain(args, board);
        let givens = &entry.paper.givens;
        let asked = solves.then(|| Found::of_document(&board.document, args.search, stop));
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
        meter.tell(done, total, effort::words);
        (entry, asked)
    };
    boards.par_iter().map(entry).collect()
}

/// A board with what needs no thought.
fn plain(args: &PrintArgs, found: &Board) -> Entry {
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
