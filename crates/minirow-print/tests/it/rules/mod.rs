//! Rules beyond houses on pages: every kind of rule on one page, on boards of our own.

mod gallery;
mod pages;
