//! A text into boards: lines are cut into records, and each is read when it is asked for.

pub(super) mod around;
pub(super) mod cut;
pub(super) mod data;
pub(super) mod effort;
pub(super) mod error;
pub(super) mod inside;
pub(super) mod known;
pub(super) mod lines;
pub(super) mod notation;
pub(super) mod options;
pub(super) mod read;
pub(super) mod read_error;
pub(super) mod recognise;
pub(super) mod record;
pub(super) mod remedy;
pub(super) mod shape;
pub(super) mod solves;
pub(super) mod stream;
pub(super) mod unruled;
