//! How rules of each kind are told, and a rule taken apart into what is told of it, and put together.

pub(super) mod codes;
mod iss;
mod iss_items;
mod named;
mod spelled;
mod told;
mod whole;
mod wrong;

pub(crate) use iss::{Arguments, Iss};
pub(crate) use named::{all, beginning, of_item, told};
pub(crate) use spelled::Spelled;
pub(crate) use told::{Beginning, Cells, Lists, Numbers, Told, beginnings};
pub(crate) use whole::rule;
pub(crate) use wrong::{At, Wrong};
