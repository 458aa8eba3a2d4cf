//! The command line: commands, options and their help.
//!
//! Options that several commands have are groups of their own: [`ReadingArgs`], [`GeometryArgs`],
//! [`OutputArgs`], [`FileArgs`], [`HeaderArgs`], [`SearchArgs`], [`LookArgs`].

mod advice;
mod batch;
mod canon;
mod command;
mod common;
mod convert;
mod draw;
mod ending;
mod file;
mod generate;
mod link;
mod meant;
mod number;
mod print;
mod program;
mod reading;
mod reasoning;
mod search;
mod serve;
mod settle;
mod shorthand;
mod template;
mod topic;
mod typed;
mod writing;

pub(crate) use advice::advise;
pub(crate) use batch::{
    BatchArgs, BatchCommand, DedupeArgs, GenerateSetArgs, RunArgs, ShardsArgs, SplitArgs,
    StatsArgs, StatsTo, VerifyArgs,
};
pub(crate) use canon::{CanonArgs, WithForm};
pub(crate) use command::{Cli, Command, PROGRAM_HELP, command};
pub(crate) use convert::ConvertArgs;
pub(crate) use draw::{DrawArgs, DrawTo, LookArgs};
pub(crate) use ending::Refused;
pub(crate) use file::FileArgs;
pub(crate) use generate::{
    DifficultyArgs, GenerateArgs, MinimizeArgs, NeighboursArgs, PatternArgs, SymmetryArgs, With,
};
pub(crate) use link::{LinkArgs, Qr};
pub(crate) use print::{PrintArgs, SolutionsAt};
pub(crate) use program::{Color, CompletionsArgs, ManArgs, color_said};
pub(crate) use reading::{BoardArgs, GeometryArgs, ReadingArgs};
pub(crate) use reasoning::{
    ExplainArgs, HintArgs, ListTo, PlayerArgs, Profile, RateArgs, SimplifyArgs, StepsArgs,
    TechniquesArgs,
};
pub(crate) use search::{CheckArgs, CountArgs, Engine, FindArgs, SearchArgs, SolveArgs};
pub(crate) use serve::{PlayArgs, ServeArgs};
pub(crate) use settle::settle;
pub(crate) use shorthand::in_full;
pub(crate) use template::{Template, Token};
pub(crate) use topic::Topic;
pub(crate) use typed::with_output;
pub(crate) use writing::{HeaderArgs, OutputArgs, To};

use common::COMMON;
use reasoning::technique;
use search::timeout;
