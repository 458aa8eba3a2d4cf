//! The registry of techniques.

use crate::logic::technique::{Entry, Finder};

/// All techniques, and apart from them their documents: a program that shows none need not hold them.
macro_rules! techniques {
    ($($family:ident::$file:ident::$technique:ident,)*) => {
        pub(in crate::logic) static TECHNIQUES: &[Entry] =
            &[$(Entry::of::<super::$family::$file::$technique>()),*];
        pub(in crate::logic) static DOCUMENTS: &[&str] =
            &[$(super::$family::$file::$technique::DOCUMENT),*];
    };
}

// The place of a technique is its place in solving order.
techniques! {
    singles::full_house::FullHouse,
    singles::hidden_single::HiddenSingle,
    singles::naked_single::NakedSingle,
    subsets::locked_pair::LockedPair,
    subsets::locked_triple::LockedTriple,
    locked::pointing::Pointing,
    locked::claiming::Claiming,
    subsets::naked_pair::NakedPair,
    subsets::hidden_pair::HiddenPair,
    subsets::naked_triple::NakedTriple,
    subsets::hidden_triple::HiddenTriple,
    subsets::naked_quad::NakedQuad,
    subsets::hidden_quad::HiddenQuad,
    fish::x_wing::XWing,
    single_digit::skyscraper::Skyscraper,
    single_digit::two_string_kite::TwoStringKite,
    single_digit::turbot_fish::TurbotFish,
    single_digit::empty_rectangle::EmptyRectangle,
    single_digit::dual_two_string_kite::DualTwoStringKite,
    single_digit::dual_empty_rectangle::DualEmptyRectangle,
    chains::remote_pair::RemotePair,
    wings::xy_wing::XYWing,
    wings::xyz_wing::XYZWing,
    wings::w_wing::WWing,
    uniqueness::unique_rectangle_1::UniqueRectangle1,
    uniqueness::unique_rectangle_2::UniqueRectangle2,
    uniqueness::unique_rectangle_3::UniqueRectangle3,
    uniqueness::unique_rectangle_4::UniqueRectangle4,
    uniqueness::unique_rectangle_5::UniqueRectangle5,
    uniqueness::unique_rectangle_6::UniqueRectangle6,
    uniqueness::hidden_rectangle::HiddenRectangle,
    uniqueness::avoidable_rectangle_1::AvoidableRectangle1,
    uniqueness::avoidable_rectangle_2::AvoidableRectangle2,
    uniqueness::bivalue_universal_grave::BivalueUniversalGrave,
    fish::swordfish::Swordfish,
    fish::finned_x_wing::FinnedXWing,
    fish::sashimi_x_wing::SashimiXWing,
    colouring::simple_colouring::SimpleColouring,
    colouring::multi_colouring::MultiColouring,
    fish::jellyfish::Jellyfish,
    fish::finned_swordfish::FinnedSwordfish,
    fish::sashimi_swordfish::SashimiSwordfish,
    fish::siamese_finned_swordfish::SiameseFinnedSwordfish,
    fish::siamese_sashimi_swordfish::SiameseSashimiSwordfish,
    chains::x_chain::XChain,
    chains::xy_chain::XYChain,
    sets::sue_de_coq::SueDeCoq,
    wings::wxyz_wing::WXYZWing,
    sets::als_xz::AlsXz,
    fish::finned_jellyfish::FinnedJellyfish,
    fish::sashimi_jellyfish::SashimiJellyfish,
    fish::siamese_finned_jellyfish::SiameseFinnedJellyfish,
    fish::siamese_sashimi_jellyfish::SiameseSashimiJellyfish,
    fish::franken_x_wing::FrankenXWing,
    fish::finned_franken_x_wing::FinnedFrankenXWing,
    fish::franken_swordfish::FrankenSwordfish,
    fish::finned_franken_swordfish::FinnedFrankenSwordfish,
    fish::siamese_finned_franken_swordfish::SiameseFinnedFrankenSwordfish,
    fish::franken_jellyfish::FrankenJellyfish,
    fish::finned_franken_jellyfish::FinnedFrankenJellyfish,
    fish::siamese_finned_franken_jellyfish::SiameseFinnedFrankenJellyfish,
    chains::aic::Aic,
    chains::grouped_aic::GroupedAic,
    sets::als_xy_wing::AlsXyWing,
    sets::overlapping_als_xy_wing::OverlappingAlsXyWing,
    sets::als_chain::AlsChain,
    sets::overlapping_als_chain::OverlappingAlsChain,
    sets::death_blossom::DeathBlossom,
    sets::overlapping_death_blossom::OverlappingDeathBlossom,
    chains::aic_with_locked_sets::AicWithLockedSets,
    chains::forcing_chain::ForcingChain,
    chains::forcing_net::ForcingNet,
}
