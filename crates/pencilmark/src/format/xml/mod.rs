//! Documents of XML: cut into elements as they come, and read without DTDs, entities or objects.

mod cut;
mod element;

pub(super) use cut::Cutter;
pub(super) use element::{Element, escape, holds};
