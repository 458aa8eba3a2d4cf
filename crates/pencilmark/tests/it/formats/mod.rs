//! Boards as text, case by case: what people write, what is wrong with it, and streams of it.

mod anything;
mod blocks;
mod errors;
mod geometries;
mod headers;
mod json;
mod json_streams;
mod stream;
mod symbols;
mod tatham;
mod texts;
mod told;
mod unnamed;
