//! What people see in a terminal: the program runs in the foreground of a real one.

mod commands;
mod examples;
mod help;
mod interrupt;
mod look;
mod progress;
mod pty;
