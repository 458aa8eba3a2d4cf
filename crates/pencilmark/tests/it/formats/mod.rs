//! Boards as text, case by case: what people write, what is wrong with it, and streams of it.

mod anything;
mod around;
mod bars;
mod between;
mod blocks;
mod candidate_lists;
mod code;
mod documents;
mod errors;
mod geometries;
mod headers;
mod hostile;
mod json;
mod json_games;
mod json_streams;
mod links;
mod markdown;
mod samples;
mod stream;
mod symbols;
mod tables;
mod tatham;
mod texts;
mod told;
mod unnamed;
mod written;
