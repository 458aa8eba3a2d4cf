//! Tests of the functions, the tables and the program.

mod functions;
mod helpers;
mod options;
mod program;
mod tables;

#[cfg(feature = "cluster")]
mod cluster;
