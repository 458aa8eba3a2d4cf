//! AVX-512, with what came with Ice Lake.

mod bands;
mod bits;
mod lanes;

pub(super) use bands::run as run_single;
pub(super) use bits::is_available;
pub(super) use lanes::run;
