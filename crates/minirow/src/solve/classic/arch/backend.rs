//! Which instructions a batch is solved with.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::solve::classic::lanes::Work;
use crate::solve::classic::single::Step;
use crate::solve::classic::words::Start;

/// The instructions that a batch is solved with.
///
/// They differ in speed alone; the fastest one that the processor has is chosen by itself.
///
/// # Examples
/// ```
/// use minirow::solve::Backend;
/// assert!(Backend::fastest().is_available());
/// assert_eq!("avx2".parse(), Ok(Backend::Avx2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Backend {
    /// AVX-512 with GFNI: x86-64 since Ice Lake and Zen 4; 512 puzzles side by side.
    Avx512,
    /// AVX2: x86-64 since Haswell and Zen; 256 puzzles side by side.
    Avx2,
    /// SSE2: every x86-64; 128 puzzles side by side.
    Sse2,
    /// NEON: every 64-bit Arm; 128 puzzles side by side.
    Neon,
    /// WebAssembly's 128-bit vectors, where the program was built with them.
    Simd128,
    /// Plain words; every processor has it. A program that was built with WebAssembly's vectors
    /// leaves it out: it would be a quarter of a page's code for the solver.
    Portable,
}

/// Whether the program is for machines that have WebAssembly's vectors all.
const HAS_SIMD128: bool = cfg!(all(target_arch = "wasm32", target_feature = "simd128"));

/// No back end has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBackend(String);

impl fmt::Display for UnknownBackend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected avx512, avx2, sse2, neon, simd128 or portable, found '{}'", self.0)
    }
}

impl Error for UnknownBackend {}

impl Backend {
    /// All of them, fastest first.
    pub const ALL: &'static [Self] =
        &[Self::Avx512, Self::Avx2, Self::Sse2, Self::Neon, Self::Simd128, Self::Portable];

    /// The one word for it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::solve::Backend::Avx512.name(), "avx512");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Avx512 => "avx512",
            Self::Avx2 => "avx2",
            Self::Sse2 => "sse2",
            Self::Neon => "neon",
            Self::Simd128 => "simd128",
            Self::Portable => "portable",
        }
    }

    /// Whether this processor and this program have it.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::Backend;
    /// assert!(Backend::Portable.is_available());
    /// ```
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => super::avx512::is_available(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => super::avx2::is_available(),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx512 | Self::Avx2 => false,
            Self::Sse2 => cfg!(target_arch = "x86_64"),
            Self::Neon => cfg!(target_arch = "aarch64"),
            Self::Simd128 => HAS_SIMD128,
            Self::Portable => !HAS_SIMD128,
        }
    }

    /// The fastest one at hand.
    ///
    /// # Examples
    /// ```
    /// use minirow::solve::Backend;
    /// let first = Backend::ALL.iter().copied().find(|backend| backend.is_available());
    /// assert_eq!(Some(Backend::fastest()), first);
    /// ```
    #[must_use]
    pub fn fastest() -> Self {
        let mut backends = Self::ALL.iter().copied();
        backends.find(|backend| backend.is_available()).expect("one of the last two is available")
    }
}

impl FromStr for Backend {
    type Err = UnknownBackend;

    fn from_str(name: &str) -> Result<Self, UnknownBackend> {
        let named = Self::ALL.iter().copied().find(|backend| backend.name() == name);
        named.ok_or_else(|| UnknownBackend(name.to_owned()))
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Searches one board with a back end.
///
/// # Panics
/// Where it is not available.
pub(in crate::solve::classic) fn run_single(
    backend: Backend,
    start: &Start,
    visit: &mut dyn FnMut(Step<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // SAFETY: the features were found just now.
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => unsafe { super::avx512::run_single(start, visit) },
        // SAFETY: the features were found just now.
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => unsafe { super::portable::run_single_avx2(start, visit) },
        _ => super::portable::run_single(start, visit),
    }
}

/// Does some work with a back end.
///
/// # Panics
/// Where it is not available.
pub(crate) fn run(backend: Backend, work: &mut dyn Work) {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // SAFETY: the features were found just now.
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => unsafe { super::avx512::run(work) },
        // SAFETY: the features were found just now.
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => unsafe { super::avx2::run(work) },
        #[cfg(target_arch = "x86_64")]
        Backend::Sse2 => super::sse2::run(work),
        #[cfg(target_arch = "aarch64")]
        Backend::Neon => super::neon::run(work),
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Backend::Simd128 => super::simd128::run(work),
        _ => super::portable::run(work),
    }
}
