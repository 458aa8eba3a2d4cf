//! All techniques: one file and one document each, in solving order.

pub mod aic;
pub mod aic_with_locked_sets;
mod almost_locked_sets;
pub mod als_chain;
mod als_chain_graph;
pub mod als_xy_wing;
pub mod als_xz;
mod alternating;
pub mod avoidable_rectangle_1;
pub mod avoidable_rectangle_2;
pub mod bivalue_universal_grave;
mod chains;
pub mod claiming;
mod colours;
pub mod death_blossom;
pub mod dual_empty_rectangle;
pub mod dual_two_string_kite;
pub mod empty_rectangle;
pub mod finned_franken_jellyfish;
pub mod finned_franken_swordfish;
pub mod finned_franken_x_wing;
pub mod finned_jellyfish;
pub mod finned_swordfish;
pub mod finned_x_wing;
mod fish;
pub mod forcing_chain;
pub mod forcing_net;
pub mod franken_jellyfish;
pub mod franken_swordfish;
pub mod franken_x_wing;
pub mod full_house;
pub mod grouped_aic;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_rectangle;
pub mod hidden_single;
pub mod hidden_triple;
mod intersection;
pub mod jellyfish;
pub mod locked_pair;
pub mod locked_triple;
pub mod multi_colouring;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_single;
pub mod naked_triple;
mod order;
pub mod overlapping_als_chain;
pub mod overlapping_als_xy_wing;
pub mod overlapping_death_blossom;
pub mod pointing;
mod rectangles;
pub mod remote_pair;
pub mod sashimi_jellyfish;
pub mod sashimi_swordfish;
pub mod sashimi_x_wing;
pub mod siamese_finned_franken_jellyfish;
pub mod siamese_finned_franken_swordfish;
pub mod siamese_finned_jellyfish;
pub mod siamese_finned_swordfish;
pub mod siamese_sashimi_jellyfish;
pub mod siamese_sashimi_swordfish;
pub mod simple_colouring;
pub mod skyscraper;
mod strong_links;
mod subset;
pub mod sue_de_coq;
pub mod swordfish;
pub mod turbot_fish;
pub mod two_string_kite;
pub mod unique_rectangle_1;
pub mod unique_rectangle_2;
pub mod unique_rectangle_3;
pub mod unique_rectangle_4;
pub mod unique_rectangle_5;
pub mod unique_rectangle_6;
pub mod w_wing;
mod wings;
pub mod wxyz_wing;
pub mod x_chain;
pub mod x_wing;
pub mod xy_chain;
pub mod xy_wing;
pub mod xyz_wing;

use super::technique::Entry;

/// The registry; the place of a technique is its place in solving order.
pub(super) static TECHNIQUES: [Entry; 72] = [
    Entry::of::<full_house::FullHouse>(),
    Entry::of::<hidden_single::HiddenSingle>(),
    Entry::of::<naked_single::NakedSingle>(),
    Entry::of::<locked_pair::LockedPair>(),
    Entry::of::<locked_triple::LockedTriple>(),
    Entry::of::<pointing::Pointing>(),
    Entry::of::<claiming::Claiming>(),
    Entry::of::<naked_pair::NakedPair>(),
    Entry::of::<hidden_pair::HiddenPair>(),
    Entry::of::<naked_triple::NakedTriple>(),
    Entry::of::<hidden_triple::HiddenTriple>(),
    Entry::of::<naked_quad::NakedQuad>(),
    Entry::of::<hidden_quad::HiddenQuad>(),
    Entry::of::<x_wing::XWing>(),
    Entry::of::<skyscraper::Skyscraper>(),
    Entry::of::<two_string_kite::TwoStringKite>(),
    Entry::of::<turbot_fish::TurbotFish>(),
    Entry::of::<empty_rectangle::EmptyRectangle>(),
    Entry::of::<dual_two_string_kite::DualTwoStringKite>(),
    Entry::of::<dual_empty_rectangle::DualEmptyRectangle>(),
    Entry::of::<remote_pair::RemotePair>(),
    Entry::of::<xy_wing::XYWing>(),
    Entry::of::<xyz_wing::XYZWing>(),
    Entry::of::<w_wing::WWing>(),
    Entry::of::<unique_rectangle_1::UniqueRectangle1>(),
    Entry::of::<unique_rectangle_2::UniqueRectangle2>(),
    Entry::of::<unique_rectangle_3::UniqueRectangle3>(),
    Entry::of::<unique_rectangle_4::UniqueRectangle4>(),
    Entry::of::<unique_rectangle_5::UniqueRectangle5>(),
    Entry::of::<unique_rectangle_6::UniqueRectangle6>(),
    Entry::of::<hidden_rectangle::HiddenRectangle>(),
    Entry::of::<avoidable_rectangle_1::AvoidableRectangle1>(),
    Entry::of::<avoidable_rectangle_2::AvoidableRectangle2>(),
    Entry::of::<bivalue_universal_grave::BivalueUniversalGrave>(),
    Entry::of::<swordfish::Swordfish>(),
    Entry::of::<finned_x_wing::FinnedXWing>(),
    Entry::of::<sashimi_x_wing::SashimiXWing>(),
    Entry::of::<simple_colouring::SimpleColouring>(),
    Entry::of::<multi_colouring::MultiColouring>(),
    Entry::of::<jellyfish::Jellyfish>(),
    Entry::of::<finned_swordfish::FinnedSwordfish>(),
    Entry::of::<sashimi_swordfish::SashimiSwordfish>(),
    Entry::of::<siamese_finned_swordfish::SiameseFinnedSwordfish>(),
    Entry::of::<siamese_sashimi_swordfish::SiameseSashimiSwordfish>(),
    Entry::of::<x_chain::XChain>(),
    Entry::of::<xy_chain::XYChain>(),
    Entry::of::<sue_de_coq::SueDeCoq>(),
    Entry::of::<wxyz_wing::WXYZWing>(),
    Entry::of::<als_xz::AlsXz>(),
    Entry::of::<finned_jellyfish::FinnedJellyfish>(),
    Entry::of::<sashimi_jellyfish::SashimiJellyfish>(),
    Entry::of::<siamese_finned_jellyfish::SiameseFinnedJellyfish>(),
    Entry::of::<siamese_sashimi_jellyfish::SiameseSashimiJellyfish>(),
    Entry::of::<franken_x_wing::FrankenXWing>(),
    Entry::of::<finned_franken_x_wing::FinnedFrankenXWing>(),
    Entry::of::<franken_swordfish::FrankenSwordfish>(),
    Entry::of::<finned_franken_swordfish::FinnedFrankenSwordfish>(),
    Entry::of::<siamese_finned_franken_swordfish::SiameseFinnedFrankenSwordfish>(),
    Entry::of::<franken_jellyfish::FrankenJellyfish>(),
    Entry::of::<finned_franken_jellyfish::FinnedFrankenJellyfish>(),
    Entry::of::<siamese_finned_franken_jellyfish::SiameseFinnedFrankenJellyfish>(),
    Entry::of::<aic::Aic>(),
    Entry::of::<grouped_aic::GroupedAic>(),
    Entry::of::<als_xy_wing::AlsXyWing>(),
    Entry::of::<overlapping_als_xy_wing::OverlappingAlsXyWing>(),
    Entry::of::<als_chain::AlsChain>(),
    Entry::of::<overlapping_als_chain::OverlappingAlsChain>(),
    Entry::of::<death_blossom::DeathBlossom>(),
    Entry::of::<overlapping_death_blossom::OverlappingDeathBlossom>(),
    Entry::of::<aic_with_locked_sets::AicWithLockedSets>(),
    Entry::of::<forcing_chain::ForcingChain>(),
    Entry::of::<forcing_net::ForcingNet>(),
];
