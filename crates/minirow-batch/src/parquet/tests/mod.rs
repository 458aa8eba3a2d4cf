//! What is written is read back, and broken files are errors.

mod common;
mod reading;
mod writing;
