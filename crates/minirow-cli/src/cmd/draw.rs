//! `minirow draw`

use std::io::{IsTerminal, stdout};
use std::path::Path;

use anyhow::{Context, bail};
use minirow::Names;
use minirow::logic::{PlayerBoard, Step, Technique, next_step_with};
use minirow::rules::Rule;
use minirow::scene::{Drawing, Paper, SvgOptions, draw, svg};
use minirow_print::{Fonts, Info, PrintError, page_around, pdf, png};

use crate::args::{DrawArgs, DrawTo};
use crate::exit::Exit;
use crate::output::{
    Destination, board_with_rules, candidates_of, fonts, mistake_lines, paper, symbols, way_out,
    wrong,
};
use crate::search::{Refusal, givens, one_solution};
use crate::stop::Stop;
use crate::stream::{Found, collect};
use crate::terminal::{Screen, Shown, counted, message};

/// Points for each pixel of a cell.
const POINTS: f64 = 0.75;

pub(crate) fn run(args: &DrawArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let to = format(args)?;
    let givens = givens(args.givens.as_deref(), &args.reading)?;
    let collected = collect(&args.reading, stop)?;
    let mut exit = collected.exit;
    if collected.boards.is_empty() {
        if !exit.input_error && !exit.interrupted {
            bail!("expected a board, found none");
        }
        return Ok(exit);
    }
    let destination = Destination::open(&args.file)?;
    let found = choose(args, &collected.boards)?;
    let has_rules = !found.document.rules.is_empty();
    if has_rules && (args.hint || args.step.is_some()) {
        let found = Rule::list(&found.document.rules);
        bail!("expected a board without rules beyond houses for a step, found {found}");
    }
    let givens = givens.filter(|givens| givens.geometry() == found.document.grid.geometry());
    if givens.is_none() && args.givens.is_some() {
        bail!("--givens: expected a board like the one that is drawn, {}", found.shape.geometry);
    }
    let symbols = symbols(&args.look, args.reading.symbols.as_ref(), &found.shape);
    let geometry = found.document.grid.geometry();
    let names = Names::new(geometry, |digit| symbols.symbol(digit));
    let mut paper = paper(&found.document, givens.as_ref(), args.candidates);
    paper.wrong = wrong(&paper.digits);
    let mut style = args.look.style();
    let wanted = if args.hint { Some(1) } else { args.step };
    let mut step = None;
    if let Some(number) = wanted {
        match step_of(&mut paper, number, &names, to, stop) {
            Ok(found) => step = Some(found),
            Err(Obstacle::Interrupted) => return Ok(Exit { interrupted: true, ..exit }),
            Err(Obstacle::Told(told)) => {
                message::input_error(told.trim_end());
                exit.negative = true;
                return Ok(exit);
            }
        }
        // What is told about a step calls cells by their rows and columns.
        style.names |= !args.look.style.iter().any(|change| change.starts_with("names="));
    }
    let told = step.as_ref().map(|step| step.explain(&names));
    let name = found.document.name.clone().unwrap_or_else(|| geometry.to_string());
    let title = told.clone().unwrap_or(name);
    if to == DrawTo::Text {
        let step = step.as_ref().map(|step| (step, Shown::Conclusions));
        let rules = &found.document.rules;
        let text = board_with_rules(&paper, step, rules, symbols, screen(args))?;
        destination.deliver(text.as_bytes()).context("cannot write the drawing")?;
    } else {
        let drawing = draw(&paper, step.as_ref(), &names, &style);
        deliver(args, to, (&drawing, &title), destination, stop)?;
    }
    if let Some(told) = told.filter(|_| !args.reading.quiet) {
        message::summary(&told);
    }
    Ok(exit)
}

/// Writes a drawing in its format to where it is to be.
fn deliver(
    args: &DrawArgs,
    to: DrawTo,
    drawing: (&Drawing, &str),
    destination: Destination,
    stop: &Stop,
) -> anyhow::Result<()> {
    let fonts = fonts(&args.look)?;
    let bytes = write(args, to, drawing, &fonts, stop).map_err(|error| {
        let way_out = way_out(&error);
        let error = anyhow::Error::new(error);
        match way_out {
            Some(way_out) => error.context(format!("cannot draw the board ({way_out})")),
            None => error.context("cannot draw the board"),
        }
    })?;
    destination.deliver(&bytes).context("cannot write the drawing")
}

/// The format asked for, which the name of the output may have told; a terminal shows text.
fn format(args: &DrawArgs) -> anyhow::Result<DrawTo> {
    let is_seen = args.file.path().is_none() && stdout().is_terminal();
    match args.to {
        Some(DrawTo::Png | DrawTo::Pdf) if is_seen => {
            bail!("expected a file to write to, such as -o board.png, found a terminal")
        }
        Some(to) => Ok(to),
        None if is_seen => Ok(DrawTo::Text),
        None => match args.file.path().and_then(Path::extension) {
            None => Ok(DrawTo::Svg),
            Some(other) => bail!(
                "expected a file that ends in .svg, .png, .pdf or .txt, or --to, found .{}",
                other.display()
            ),
        },
    }
}

/// The terminal that text is made for, if people see it in one.
fn screen(args: &DrawArgs) -> Option<Screen> {
    Screen::of_output().filter(|_| args.file.path().is_none())
}

/// The board that is drawn.
fn choose<'a>(args: &DrawArgs, found: &'a [Found]) -> anyhow::Result<&'a Found> {
    match (args.board, found) {
        (None, [only]) => Ok(only),
        (None, many) => bail!("expected one board, found {}; --board N names one", many.len()),
        (Some(number), _) => {
            let chosen = number.checked_sub(1).and_then(|index| found.get(index));
            chosen.with_context(|| {
                format!(
                    "--board: expected one of {}, found {number}",
                    counted(found.len() as u64, "board")
                )
            })
        }
    }
}

/// Why a step cannot be drawn.
enum Obstacle {
    Interrupted,
    Told(String),
}

/// A step of the way to the solution, by its number from 1; the paper is as it is then.
fn step_of(
    paper: &mut Paper,
    number: usize,
    names: &Names<'_>,
    to: DrawTo,
    stop: &Stop,
) -> Result<Step, Obstacle> {
    let told = |text: &str| Obstacle::Told(text.to_owned());
    let mut board = PlayerBoard::new(paper.givens.clone());
    board.digits = paper.digits.clone();
    board.candidates = paper.candidates.clone();
    let mut position =
        board.position().map_err(|mistakes| Obstacle::Told(mistake_lines(&mistakes, names)))?;
    // A board with its own candidates can have one solution where its digits have several.
    match one_solution(&paper.givens, stop) {
        Err(Refusal::Interrupted) => return Err(Obstacle::Interrupted),
        Err(Refusal::None) => return Err(told("none: the puzzle has no solution")),
        Err(Refusal::Several) if paper.candidates.is_none() => {
            return Err(told("several: the puzzle has more than one solution"));
        }
        Ok(_) | Err(Refusal::Several) => {}
    }
    let mut before = 0;
    let step = loop {
        if position.is_solved() {
            return Err(Obstacle::Told(format!("solved after {before} steps")));
        }
        let step = match next_step_with(&position, Technique::all(), |_| stop.go_on()) {
            Err(_) => return Err(Obstacle::Interrupted),
            Ok(None) => {
                let text = format!("stuck: no technique finds a step after {before} steps");
                return Err(Obstacle::Told(text));
            }
            Ok(Some(step)) => step,
        };
        before += 1;
        if before >= number {
            break step;
        }
        position.apply(&step).map_err(|found| Obstacle::Told(found.explain(names)))?;
    };
    paper.digits = position.grid();
    // A drawing shows the candidates of a step by itself.
    let is_unseen = to == DrawTo::Text && !step.remove.is_empty();
    if paper.candidates.is_some() || is_unseen {
        paper.candidates = Some(candidates_of(&position));
    }
    Ok(step)
}

fn write(
    args: &DrawArgs,
    to: DrawTo,
    (drawing, title): (&Drawing, &str),
    fonts: &Fonts,
    stop: &Stop,
) -> Result<Vec<u8>, PrintError> {
    let unit = f64::from(args.cell);
    match to {
        DrawTo::Svg => {
            let usual = SvgOptions::default();
            Ok(svg(drawing, &usual.unit(unit).title(title)).into_bytes())
        }
        // Text was written where the board was known.
        DrawTo::Text => Ok(Vec::new()),
        DrawTo::Png => png(drawing, unit, fonts),
        DrawTo::Pdf => {
            let page = page_around(drawing, unit * POINTS);
            let go_on = &mut |_| stop.go_on();
            let info = Info { title: title.to_owned(), date: None };
            pdf(&info, 1, &mut |_| Ok(page.clone()), &[], fonts, go_on)
        }
    }
}
