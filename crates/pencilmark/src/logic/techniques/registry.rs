//! The registry of techniques.

use crate::logic::technique::{Entry, Finder};

/// All techniques, and apart from them their documents: a program that shows none need not hold them.
macro_rules! techniques {
    ($($file:ident::$technique:ident,)*) => {
        pub(in crate::logic) static TECHNIQUES: &[Entry] =
            &[$(Entry::of::<super::$file::$technique>()),*];
        pub(in crate::logic) static DOCUMENTS: &[&str] =
            &[$(super::$file::$technique::DOCUMENT),*];
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
