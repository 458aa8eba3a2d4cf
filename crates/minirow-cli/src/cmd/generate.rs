//! `minirow generate` and `minirow pattern`

use anyhow::bail;

use crate::args::{GenerateArgs, PatternArgs};
use crate::exit::Exit;
use crate::making::{Order, run as make};
use crate::stop::Stop;

pub(crate) fn run(args: &GenerateArgs, stop: &Stop) -> anyhow::Result<Exit> {
    make(&Order::new(args, args.givens.pattern.as_deref())?, args, stop)
}

pub(crate) fn run_pattern(args: &PatternArgs, stop: &Stop) -> anyhow::Result<Exit> {
    if args.generate.givens.pattern.is_some() || args.generate.givens.grids {
        bail!("the pattern is already given; --pattern and --grids cannot be combined with it");
    }
    make(&Order::new(&args.generate, Some(&args.drawing))?, &args.generate, stop)
}
