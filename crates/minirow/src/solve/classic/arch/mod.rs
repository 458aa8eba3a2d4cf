//! The instruction sets, and the only `unsafe` of the library.
#![expect(unsafe_code, reason = "vector instructions; every use says why it is sound")]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod backend;
#[cfg(target_arch = "aarch64")]
mod neon;
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse2;

pub(crate) use backend::run;
pub(super) use backend::run_single;
pub use backend::{Backend, UnknownBackend};
