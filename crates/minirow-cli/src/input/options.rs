//! What the command line tells about boards: their geometry and how they are written.

use std::path::Path;

use anyhow::{Context, bail};
use minirow::format::{ReadOptions, read_all, read_blocks, read_layout};
use minirow::{Arrangement, Geometry, GeometryError, Grid};

use super::named;
use super::neither::{expect_board, neither};
use crate::args::{GeometryArgs, ReadingArgs};

/// What the command line tells about the boards.
pub(crate) fn read_options(args: &ReadingArgs) -> anyhow::Result<ReadOptions> {
    let is_symbol = |sign: char| {
        args.symbols.as_ref().is_some_and(|symbols| symbols.digit(&sign.to_string()).is_some())
    };
    if let Some(sign) = args.empty.filter(|&sign| is_symbol(sign)) {
        bail!("--empty: expected a sign that is no digit, found '{sign}' in --symbols");
    }
    Ok(ReadOptions::default()
        .geometry(geometry(&args.geometry)?)
        .extras(args.geometry.extra.iter().copied())
        .symbols(args.symbols.clone())
        .format(args.from.0)
        .column(args.column.clone())
        .mixed(args.mixed)
        .whole(args.whole.then_some(true).or(args.one_per_line.then_some(false)))
        .empty(args.empty))
}

/// The geometry that the command line names, if it names a shape of blocks.
pub(crate) fn geometry(args: &GeometryArgs) -> anyhow::Result<Option<Geometry>> {
    if let Some(layout) = &args.layout {
        let grid =
            args.block.or(args.size).map(|(rows, columns)| Geometry::with_blocks(rows, columns));
        let board = layout_of(layout, grid.transpose()?)?;
        return Ok(Some(with_extras(board, args)?));
    }
    let geometry = match (&args.blocks, args.block.or(args.size)) {
        (Some(path), _) => {
            let text = named::read_text(path)?;
            Some(read_blocks(&text).with_context(|| path.display().to_string())?)
        }
        (None, Some((rows, columns))) => Some(Geometry::with_blocks(rows, columns)?),
        (None, None) => None,
    };
    Ok(geometry.map(|board| with_extras(board, args)).transpose()?)
}

/// The board of a usual arrangement, of such grids if they are told, or of a file.
fn layout_of(layout: &str, grid: Option<Geometry>) -> anyhow::Result<Geometry> {
    match layout.parse::<Arrangement>() {
        Ok(arrangement) => {
            let grid = grid.unwrap_or_else(Geometry::classic);
            arrangement.of_grids(&grid).context("--layout")
        }
        Err(unknown) if !Path::new(layout).exists() => {
            Err(anyhow::Error::new(unknown).context("--layout: no such file, and no usual layout"))
        }
        Err(_) if grid.is_some() => {
            bail!(
                "--layout {layout} tells the blocks of its grids itself, so --block and --size have no place beside it"
            )
        }
        Err(_) => {
            let text = named::read_text(layout)?;
            read_layout(&text).with_context(|| layout.to_owned())
        }
    }
}

/// A board with the rules that the command line adds.
pub(crate) fn with_extras(board: Geometry, args: &GeometryArgs) -> Result<Geometry, GeometryError> {
    args.extra.iter().try_fold(board, |board, &extra| board.with_extra(extra))
}

/// The one board of a file or a text that this option names.
pub(crate) fn one_board(named: &str, option: &str, reading: &ReadingArgs) -> anyhow::Result<Grid> {
    // It need not be written as the boards are.
    let options = read_options(reading)?.format(None);
    let is_file = Path::new(named).exists();
    let text = if is_file { named::read_text(named)? } else { named.to_owned() };
    match read_all(&text, &options).into_iter().collect::<Result<Vec<_>, _>>() {
        Ok(documents) => match &documents[..] {
            [] => Err(neither(named)).with_context(|| option.to_owned()),
            [document] => Ok(document.grid.clone()),
            _ => bail!("{option}: expected one puzzle, found {}", documents.len()),
        },
        Err(error) if is_file => Err(error).with_context(|| format!("{option}: {named}")),
        Err(error) => {
            expect_board(named, &options).with_context(|| option.to_owned())?;
            bail!("{option}: not a board: {}", error.reason())
        }
    }
}
