//! Checks stamped onto each back end.

use minirow::solve::Backend;

/// Makes a test of each check `fn(Backend)` for each back end.
macro_rules! stamp {
    ($($check:ident),+ $(,)?) => {
        mod avx512 { $crate::oracle::backends::stamp!(Avx512: $($check),+); }
        mod avx2 { $crate::oracle::backends::stamp!(Avx2: $($check),+); }
        mod sse2 { $crate::oracle::backends::stamp!(Sse2: $($check),+); }
        mod neon { $crate::oracle::backends::stamp!(Neon: $($check),+); }
        mod simd128 { $crate::oracle::backends::stamp!(Simd128: $($check),+); }
        mod portable { $crate::oracle::backends::stamp!(Portable: $($check),+); }
    };
    ($backend:ident: $($check:ident),+) => {
        $(
            #[test]
            fn $check() {
                let backend = minirow::solve::Backend::$backend;
                $crate::oracle::backends::check(backend, super::$check);
            }
        )+
    };
}

pub(crate) use stamp;

/// Checks a back end, or says that this machine does not have it.
pub(crate) fn check(backend: Backend, check: fn(Backend)) {
    if backend.is_available() {
        check(backend);
    } else {
        eprintln!("not tested: no {backend}");
    }
}

/// The back ends that this machine has.
pub(crate) fn available() -> impl Iterator<Item = Backend> {
    Backend::ALL.iter().copied().filter(|backend| backend.is_available())
}

/// A new back end gets its line above.
#[test]
fn every_back_end_is_stamped() {
    use Backend::{Avx2, Avx512, Neon, Portable, Simd128, Sse2};
    let stamped = [Avx512, Avx2, Sse2, Neon, Simd128, Portable];
    assert_eq!(Backend::ALL, stamped);
}
