//! Chains of implications: a candidate is on or off, and so are others.
//!
//! | file | is about |
//! |---|---|
//! | `search_kind` | the kinds of chains |
//! | `first` | these kinds as techniques: which step comes first |
//! | `nodes` | candidates that are on or off, and what they follow from |
//! | `graph` | what follows from what on a board that does not change |
//! | `unary` | cycles and chains from one candidate: 6.5 and 7.0 on |
//! | `branch` | what one assumption leads to, candidate by candidate |
//! | `multiple` | several branches, contradictions: 7.5 on |
//! | `advanced` | techniques inside of chains: 9.0 on |
//! | `chain_kind` | what chains look like, in the order of the original |
//! | `chain_hint` | which of the chains comes first, by its length |
//! | `nested` | chains inside of others |
//! | `inside` | what a chain inside of another one rests on |

mod advanced;
mod branch;
mod chain_hint;
mod chain_kind;
mod first;
mod graph;
mod inside;
mod multiple;
mod nested;
mod nodes;
mod search_kind;
mod unary;

pub(super) use branch::Spare;
pub(super) use first::{multiple, nested, nishio, unary};
