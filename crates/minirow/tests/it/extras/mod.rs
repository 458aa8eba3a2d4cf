//! The usual extras, and pairs of cells that must differ, everywhere in the library.

mod houses;
mod numbers;
mod pairs;
mod reasoning;
mod rules;
mod uniqueness;
