//! The table of all kinds of fish, in solving order: their names, their ratings and what is looked
//! for. The document of each stands beside this file, under the name of its module.

use super::find::{Fins, Kind, Shape, find};
use super::tell::{argue, explain};
use crate::logic::techniques::table::table;

const fn fish(size: usize, shape: Shape, fins: Fins) -> Kind {
    Kind { size, shape, fins, siamese: false }
}

/// Two fish with the same bases.
const fn siamese(size: usize, shape: Shape, fins: Fins) -> Kind {
    Kind { size, shape, fins, siamese: true }
}

table! {
    find, explain, argue;

    /// Finds fish of two lines.
    x_wing::XWing {
        "x-wing", "X-wing", rating: 32,
        with: [&fish(2, Shape::Basic, Fins::None)],
        hodoku: hard(140, 140), in_se: true,
    }

    /// Finds fish of three lines.
    swordfish::Swordfish {
        "swordfish", "Swordfish", rating: 38,
        with: [&fish(3, Shape::Basic, Fins::None)],
        hodoku: hard(150, 150), in_se: true,
    }

    /// Finds fish of two lines with fins.
    finned_x_wing::FinnedXWing {
        "finned-x-wing", "Finned X-wing", rating: 41,
        with: [&fish(2, Shape::Basic, Fins::Finned)],
        hodoku: hard(350, 130),
    }

    /// Finds fish of two lines that need their fins.
    sashimi_x_wing::SashimiXWing {
        "sashimi-x-wing", "Sashimi X-wing", rating: 41,
        with: [&fish(2, Shape::Basic, Fins::Sashimi)],
        hodoku: hard(360, 150),
    }

    /// Finds fish of four lines.
    jellyfish::Jellyfish {
        "jellyfish", "Jellyfish", rating: 52,
        with: [&fish(4, Shape::Basic, Fins::None)],
        hodoku: hard(160, 160), in_se: true,
    }

    /// Finds fish of three lines with fins.
    finned_swordfish::FinnedSwordfish {
        "finned-swordfish", "Finned swordfish", rating: 44,
        with: [&fish(3, Shape::Basic, Fins::Finned)],
        hodoku: unfair(370, 200),
    }

    /// Finds fish of three lines that need their fins.
    sashimi_swordfish::SashimiSwordfish {
        "sashimi-swordfish", "Sashimi swordfish", rating: 44,
        with: [&fish(3, Shape::Basic, Fins::Sashimi)],
        hodoku: unfair(380, 240),
    }

    /// Finds pairs of finned fish on the same three lines.
    siamese_finned_swordfish::SiameseFinnedSwordfish {
        "siamese-finned-swordfish", "Siamese finned swordfish", rating: 45,
        with: [&siamese(3, Shape::Basic, Fins::Finned)], pairs_of: "finned-swordfish",
    }

    /// Finds pairs of fish on the same three lines, the first of them sashimi.
    siamese_sashimi_swordfish::SiameseSashimiSwordfish {
        "siamese-sashimi-swordfish", "Siamese sashimi swordfish", rating: 45,
        with: [&siamese(3, Shape::Basic, Fins::Sashimi)], pairs_of: "sashimi-swordfish",
    }

    /// Finds fish of four lines with fins.
    finned_jellyfish::FinnedJellyfish {
        "finned-jellyfish", "Finned jellyfish", rating: 54,
        with: [&fish(4, Shape::Basic, Fins::Finned)],
        hodoku: unfair(390, 250),
    }

    /// Finds fish of four lines that need their fins.
    sashimi_jellyfish::SashimiJellyfish {
        "sashimi-jellyfish", "Sashimi jellyfish", rating: 54,
        with: [&fish(4, Shape::Basic, Fins::Sashimi)],
        hodoku: unfair(400, 260),
    }

    /// Finds pairs of finned fish on the same four lines.
    siamese_finned_jellyfish::SiameseFinnedJellyfish {
        "siamese-finned-jellyfish", "Siamese finned jellyfish", rating: 55,
        with: [&siamese(4, Shape::Basic, Fins::Finned)], pairs_of: "finned-jellyfish",
    }

    /// Finds pairs of fish on the same four lines, the first of them sashimi.
    siamese_sashimi_jellyfish::SiameseSashimiJellyfish {
        "siamese-sashimi-jellyfish", "Siamese sashimi jellyfish", rating: 55,
        with: [&siamese(4, Shape::Basic, Fins::Sashimi)], pairs_of: "sashimi-jellyfish",
    }

    /// Finds fish of two lines and blocks.
    franken_x_wing::FrankenXWing {
        "franken-x-wing", "Franken X-wing", rating: 45,
        with: [&fish(2, Shape::Franken, Fins::None)],
        hodoku: unfair(510, 300),
    }

    /// Finds fish of two lines and blocks with fins.
    finned_franken_x_wing::FinnedFrankenXWing {
        "finned-franken-x-wing", "Finned franken X-wing", rating: 49,
        with: [&fish(2, Shape::Franken, Fins::Any)],
        hodoku: unfair(530, 390),
    }

    /// Finds fish of three lines and blocks.
    franken_swordfish::FrankenSwordfish {
        "franken-swordfish", "Franken swordfish", rating: 50,
        with: [&fish(3, Shape::Franken, Fins::None)],
        hodoku: unfair(520, 350),
    }

    /// Finds fish of three lines and blocks with fins.
    finned_franken_swordfish::FinnedFrankenSwordfish {
        "finned-franken-swordfish", "Finned franken swordfish", rating: 54,
        with: [&fish(3, Shape::Franken, Fins::Any)],
        hodoku: unfair(540, 410),
    }

    /// Finds pairs of finned fish on the same three lines and blocks.
    siamese_finned_franken_swordfish::SiameseFinnedFrankenSwordfish {
        "siamese-finned-franken-swordfish", "Siamese finned franken swordfish", rating: 55,
        with: [&siamese(3, Shape::Franken, Fins::Any)], pairs_of: "finned-franken-swordfish",
    }

    /// Finds fish of four lines and blocks.
    franken_jellyfish::FrankenJellyfish {
        "franken-jellyfish", "Franken jellyfish", rating: 56,
        with: [&fish(4, Shape::Franken, Fins::None)],
    }

    /// Finds fish of four lines and blocks with fins.
    finned_franken_jellyfish::FinnedFrankenJellyfish {
        "finned-franken-jellyfish", "Finned franken jellyfish", rating: 60,
        with: [&fish(4, Shape::Franken, Fins::Any)],
    }

    /// Finds pairs of finned fish on the same four lines and blocks.
    siamese_finned_franken_jellyfish::SiameseFinnedFrankenJellyfish {
        "siamese-finned-franken-jellyfish", "Siamese finned franken jellyfish", rating: 61,
        with: [&siamese(4, Shape::Franken, Fins::Any)], pairs_of: "finned-franken-jellyfish",
    }
}
