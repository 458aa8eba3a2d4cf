//! What the library promises, seen from outside.

mod data;
mod naive;
mod oracle;
