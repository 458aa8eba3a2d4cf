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

use super::technique::{Entry, Finder};

/// The registry, and the documents apart: a program that shows none need not hold them.
macro_rules! techniques {
    ($($technique:ty,)*) => {
        pub(super) static TECHNIQUES: &[Entry] = &[$(Entry::of::<$technique>()),*];
        pub(super) static DOCUMENTS: &[&str] = &[$(<$technique as Finder>::DOCUMENT),*];
    };
}

// The place of a technique is its place in solving order.
techniques! {
    full_house::FullHouse,
    hidden_single::HiddenSingle,
    naked_single::NakedSingle,
    locked_pair::LockedPair,
    locked_triple::LockedTriple,
    pointing::Pointing,
    claiming::Claiming,
    naked_pair::NakedPair,
    hidden_pair::HiddenPair,
    naked_triple::NakedTriple,
    hidden_triple::HiddenTriple,
    naked_quad::NakedQuad,
    hidden_quad::HiddenQuad,
    x_wing::XWing,
    skyscraper::Skyscraper,
    two_string_kite::TwoStringKite,
    turbot_fish::TurbotFish,
    empty_rectangle::EmptyRectangle,
    dual_two_string_kite::DualTwoStringKite,
    dual_empty_rectangle::DualEmptyRectangle,
    remote_pair::RemotePair,
    xy_wing::XYWing,
    xyz_wing::XYZWing,
    w_wing::WWing,
    unique_rectangle_1::UniqueRectangle1,
    unique_rectangle_2::UniqueRectangle2,
    unique_rectangle_3::UniqueRectangle3,
    unique_rectangle_4::UniqueRectangle4,
    unique_rectangle_5::UniqueRectangle5,
    unique_rectangle_6::UniqueRectangle6,
    hidden_rectangle::HiddenRectangle,
    avoidable_rectangle_1::AvoidableRectangle1,
    avoidable_rectangle_2::AvoidableRectangle2,
    bivalue_universal_grave::BivalueUniversalGrave,
    swordfish::Swordfish,
    finned_x_wing::FinnedXWing,
    sashimi_x_wing::SashimiXWing,
    simple_colouring::SimpleColouring,
    multi_colouring::MultiColouring,
    jellyfish::Jellyfish,
    finned_swordfish::FinnedSwordfish,
    sashimi_swordfish::SashimiSwordfish,
    siamese_finned_swordfish::SiameseFinnedSwordfish,
    siamese_sashimi_swordfish::SiameseSashimiSwordfish,
    x_chain::XChain,
    xy_chain::XYChain,
    sue_de_coq::SueDeCoq,
    wxyz_wing::WXYZWing,
    als_xz::AlsXz,
    finned_jellyfish::FinnedJellyfish,
    sashimi_jellyfish::SashimiJellyfish,
    siamese_finned_jellyfish::SiameseFinnedJellyfish,
    siamese_sashimi_jellyfish::SiameseSashimiJellyfish,
    franken_x_wing::FrankenXWing,
    finned_franken_x_wing::FinnedFrankenXWing,
    franken_swordfish::FrankenSwordfish,
    finned_franken_swordfish::FinnedFrankenSwordfish,
    siamese_finned_franken_swordfish::SiameseFinnedFrankenSwordfish,
    franken_jellyfish::FrankenJellyfish,
    finned_franken_jellyfish::FinnedFrankenJellyfish,
    siamese_finned_franken_jellyfish::SiameseFinnedFrankenJellyfish,
    aic::Aic,
    grouped_aic::GroupedAic,
    als_xy_wing::AlsXyWing,
    overlapping_als_xy_wing::OverlappingAlsXyWing,
    als_chain::AlsChain,
    overlapping_als_chain::OverlappingAlsChain,
    death_blossom::DeathBlossom,
    overlapping_death_blossom::OverlappingDeathBlossom,
    aic_with_locked_sets::AicWithLockedSets,
    forcing_chain::ForcingChain,
    forcing_net::ForcingNet,
}
