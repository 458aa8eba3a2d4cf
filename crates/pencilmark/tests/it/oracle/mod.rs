//! The solver against the naive one, and against what its answers claim.

mod nine;
