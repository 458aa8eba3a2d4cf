//! Puzzles as requested: complete grids and digging, until one fits.

use crate::generate::random::BoardRandom;
use crate::progress::Progress;

use super::digging::{Dug, dig};
use super::mending::mend;
use super::requirements::{NoPuzzle, Requirements};
use crate::board::{Cell, Grid};
use crate::generate::fill::complete;
use crate::generate::found::Found;
use crate::generate::watch::Watch;

/// Makes a puzzle with one solution that has the digits of `start` among its givens, or none where
/// that is empty: fills it at random, takes givens away as [`dig`] does, and tries again with
/// another grid where the result is not as requested. Where the cells that may be given leave
/// several solutions, their digits are changed one by one as long as there are fewer then.
///
/// The digits of `start` are givens whatever else is requested. What is found has the fewest givens of all
/// that were tried.
///
/// # Errors
/// [`NoPuzzle`], with the reason where no puzzle can be as requested, or with the number of tries.
pub(in crate::generate) fn make(
    start: &Grid,
    requirements: &Requirements,
    tries: u64,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Found, NoPuzzle> {
    let requirements = requirements.with_start(start);
    let parts = requirements.checked_parts(start)?;
    let most = requirements.givens;
    let mut best: Option<Dug> = None;
    let mut watch = Watch::new(progress);
    for number in 1..=tries {
        match attempt(start, &requirements, &parts.empty, random, &mut watch) {
            Ok(dug) => {
                if best.as_ref().is_none_or(|best| dug.givens() < best.givens()) {
                    best = Some(dug);
                }
            }
            Err(NoPuzzle::Ambiguous { .. } | NoPuzzle::Unknown | NoPuzzle::Stopped) => {}
            Err(none) => return Err(none),
        }
        let stopped = watch.is_stopped;
        let miss = |best: &Dug| match most {
            Some(most) => best.givens().saturating_sub(most) as u32,
            None => u32::from(stopped),
        };
        if stopped || number == tries || best.as_ref().is_some_and(|best| miss(best) == 0) {
            let none = if stopped { NoPuzzle::Stopped } else { NoPuzzle::NotFound { tries } };
            let best = best.ok_or(none)?;
            let miss = miss(&best);
            return Ok(Found { puzzle: Some(best.puzzle), miss, tries: number, stopped });
        }
    }
    Err(NoPuzzle::NotFound { tries })
}

/// One grid, and what can be dug from it.
fn attempt(
    start: &Grid,
    requirements: &Requirements,
    empty: &[Cell],
    random: &mut BoardRandom,
    watch: &mut Watch<'_>,
) -> Result<Dug, NoPuzzle> {
    let grid = complete(start, random, &mut watch.next())?;
    let dug = dig(&grid, requirements, random, watch.next());
    if let Err(NoPuzzle::Ambiguous { .. }) = dug
        && let Some(mended) = mend(&grid, start, empty, random, watch)
    {
        return dig(&mended, requirements, random, watch.next());
    }
    dug
}
