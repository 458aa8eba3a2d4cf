//! What homes tell of their kinds for formats of others: rows that these formats read and write by.

mod block;
mod drawn;
mod field;
mod of;

pub(crate) use block::{Block, Groups, Setting};
pub(crate) use drawn::{Drawn, Form};
pub(crate) use field::{Entry, Field, Number};
pub(crate) use of::Of;
