//! `pencilmark generate` and `pencilmark pattern`

use anyhow::bail;

use crate::args::{GenerateArgs, PatternArgs};
use crate::exit::Exit;
use crate::making::{self, Order};

pub(crate) fn run(args: &GenerateArgs) -> anyhow::Result<Exit> {
    making::run(&Order::new(args, args.givens.pattern.as_deref())?, args)
}

pub(crate) fn run_pattern(args: &PatternArgs) -> anyhow::Result<Exit> {
    if args.generate.givens.pattern.is_some() || args.generate.givens.grids {
        bail!("the pattern is already given; --pattern and --grids cannot be combined with it");
    }
    making::run(&Order::new(&args.generate, Some(&args.drawing))?, &args.generate)
}
