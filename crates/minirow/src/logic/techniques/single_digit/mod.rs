//! Patterns of two strong links of one digit.

pub mod dual_empty_rectangle;
pub mod dual_two_string_kite;
pub mod empty_rectangle;
pub mod skyscraper;
pub(super) mod strong_links;
pub mod turbot_fish;
pub mod two_string_kite;
