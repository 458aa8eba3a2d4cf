//! What to generate, as the options say.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use anyhow::{Context, bail};
use minirow::format::{ReadOptions, Symbols, read};
use minirow::generate::{Difficulty, Generator, Requirements};
use minirow::{Geometry, Grid};

use crate::args::{DifficultyArgs, GenerateArgs, To};
use crate::input::{expect_board, geometry, named, with_extras};
use crate::output::Writing;
use crate::terminal::counted;

/// What boards are wanted, and how they are written.
pub(crate) struct Order {
    /// The board to begin with: its digits are givens.
    pub(super) start: Grid,
    pub(super) requirements: Requirements,
    /// Whether it matters how hard a puzzle is.
    pub(super) is_graded: bool,
    pub(super) generator: Generator,
    pub(super) kind: Kind,
    /// Whether every complete grid is as likely as any other.
    pub(super) uniform: bool,
    pub(super) seed: u64,
    pub(super) symbols: Symbols,
    pub(super) to: To,
}

/// What kind of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Grids,
    Puzzles,
    /// Minimal puzzles with weights.
    Unbiased,
}

impl Order {
    /// What the command line asks for, with this pattern of givens.
    pub(crate) fn new(args: &GenerateArgs, pattern: Option<&str>) -> anyhow::Result<Self> {
        let start = start(args)?;
        let geometry = start.geometry();
        let mut requirements = Requirements::default()
            .symmetry(args.givens.symmetry.symmetry)
            .givens(args.givens.givens);
        if let Some(pattern) = pattern {
            draw(pattern, geometry, &mut requirements)?;
        }
        // A random seed is one that is easily typed.
        let seed = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() >> 32);
        let difficulties = difficulties(&args.difficulty);
        let is_graded = !difficulties.is_empty();
        let plain = Generator::new(geometry).start(&start).requirements(requirements.clone());
        let graded = difficulties.into_iter().fold(plain, Generator::difficulty);
        let generator = graded.tries(args.tries).seed(seed);
        generator.check()?;
        let side = geometry.digit_count();
        let symbols = args.symbols.clone().unwrap_or_else(|| Symbols::for_board(geometry));
        if symbols.count() < side.into() {
            let named = counted(symbols.count() as u64, "symbol");
            bail!("--symbols names {named}, and the board needs {side}");
        }
        let to = args.writing.to.unwrap_or(To::Line);
        Writing::of(to, &symbols).format().holds(geometry).context("--to")?;
        let kind = match (args.givens.grids, args.givens.unbiased) {
            (true, _) => Kind::Grids,
            (_, true) => Kind::Unbiased,
            _ => Kind::Puzzles,
        };
        let uniform = args.givens.uniform;
        if (uniform || kind == Kind::Unbiased) && !geometry.is_classic() {
            bail!("--uniform and --unbiased work for 9x9 only");
        }
        let asks_for_givens = requirements.givens.is_some() || start.filled_len() > 0;
        if uniform && (is_graded || asks_for_givens) {
            bail!("--uniform works with --grids and with minimal puzzles only");
        }
        Ok(Self { start, requirements, is_graded, generator, kind, uniform, seed, symbols, to })
    }

    /// Whether nobody knows beforehand how many grids have to be tried.
    pub(super) fn is_unbounded(&self) -> bool {
        self.kind == Kind::Unbiased
    }
}

/// The board to begin with: its digits are givens.
fn start(args: &GenerateArgs) -> anyhow::Result<Grid> {
    let named = geometry(&args.geometry)?;
    let Some(start) = &args.givens.start else {
        let geometry = match named {
            Some(geometry) => geometry,
            None => with_extras(Geometry::classic(), &args.geometry)?,
        };
        return Ok(Grid::new(&geometry));
    };
    let options = ReadOptions::default()
        .geometry(named)
        .extras(args.geometry.extra.clone())
        .symbols(args.symbols.clone());
    let text = file_or_text(start)?;
    if !Path::new(start).exists() {
        expect_board(start, &options).context("--start")?;
    }
    Ok(read(&text, &options).context("--start")?.grid)
}

/// What is in the file of this name, or the text itself where there is none.
fn file_or_text(text: &str) -> anyhow::Result<String> {
    if Path::new(text).exists() {
        return named::read_text(text);
    }
    Ok(text.to_owned())
}

/// Reads a drawing of which cells are given.
fn draw(pattern: &str, geometry: &Geometry, requirements: &mut Requirements) -> anyhow::Result<()> {
    let text = file_or_text(pattern)?;
    let is_cell = |sign: &char| !sign.is_whitespace() && !"|+-─│┼┌┐└┘├┤┬┴".contains(*sign);
    let signs: Vec<char> = text.chars().filter(is_cell).collect();
    if signs.len() != geometry.cell_count() {
        let cells = counted(geometry.cell_count() as u64, "cell");
        if !Path::new(pattern).exists() && !pattern.contains('\n') {
            let found = counted(signs.len() as u64, "character");
            bail!("'{pattern}': no such file, and not a pattern of {cells}: it has {found}");
        }
        bail!("expected a pattern of {cells}, found {} in {pattern}", signs.len());
    }
    for (cell, sign) in geometry.cells().zip(signs) {
        match sign {
            '.' | '_' | '0' => requirements.empty.push(cell),
            '?' => {}
            _ => requirements.filled.push(cell),
        }
    }
    if requirements.filled.is_empty() && requirements.empty.len() == geometry.cell_count() {
        bail!("the pattern has no given");
    }
    Ok(())
}

fn difficulties(args: &DifficultyArgs) -> Vec<Difficulty> {
    let needed = args.needs.map(|technique| Difficulty::Technique {
        technique,
        nothing_harder: args.nothing_harder,
        by_step: args.by_step,
    });
    let asked = [
        args.level.map(Difficulty::Level),
        needed,
        args.hodoku.map(Difficulty::HodokuLevel),
        args.score.clone().map(Difficulty::HodokuScore),
        args.rating.clone().map(Difficulty::Rating),
        args.steps.clone().map(Difficulty::Steps),
    ];
    asked.into_iter().flatten().collect()
}
