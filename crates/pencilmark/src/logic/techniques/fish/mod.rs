//! Fish: all places of a digit in some houses are in as many others.

mod find;
pub mod finned_franken_jellyfish;
pub mod finned_franken_swordfish;
pub mod finned_franken_x_wing;
pub mod finned_jellyfish;
pub mod finned_swordfish;
pub mod finned_x_wing;
pub mod franken_jellyfish;
pub mod franken_swordfish;
pub mod franken_x_wing;
pub mod jellyfish;
pub mod sashimi_jellyfish;
pub mod sashimi_swordfish;
pub mod sashimi_x_wing;
pub mod siamese_finned_franken_jellyfish;
pub mod siamese_finned_franken_swordfish;
pub mod siamese_finned_jellyfish;
pub mod siamese_finned_swordfish;
pub mod siamese_sashimi_jellyfish;
pub mod siamese_sashimi_swordfish;
pub mod swordfish;
pub mod x_wing;
