//! Chains of implications: a candidate is on or off, and so are others.
//!
//! | file | is about |
//! |---|---|
//! | `kind` | the kinds of chains, as techniques |
//! | `nodes` | what follows from what |
//! | `links` | what follows from a candidate at once |
//! | `unary` | cycles and chains from one candidate: 6.5 and 7.0 on |
//! | `multiple` | several branches, contradictions: 7.5 on |
//! | `advanced` | techniques inside of chains: 9.0 on |
//! | `chain_hint` | the length of chains, and which of them comes first |

mod advanced;
mod branch;
mod chain_hint;
mod graph;
mod inside;
mod kind;
mod multiple;
mod nodes;
mod unary;

pub(super) use branch::Spare;
pub(super) use kind::{multiple, nested, nishio, unary};
