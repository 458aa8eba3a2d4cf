//! The table of all kinds of fish, in solving order: their names, their ratings and what is looked
//! for. The document of each stands beside this file, under the name of its module.

/// Makes a technique of each kind, in a module that is its page.
macro_rules! kinds {
    ($(
        $(#[$says:meta])*
        $file:ident::$technique:ident {
            $name:literal, $title:literal, rating: $rating:literal,
            size: $size:literal, shape: $shape:ident, fins: $fins:ident, pairs_of: $pairs_of:expr,
        }
    )*) => {$(
        $(#[$says])*
        #[doc = include_str!(concat!(stringify!($file), ".md"))]
        pub mod $file {
            use std::ops::ControlFlow;

            use crate::board::Names;
            use crate::logic::Step;
            use crate::logic::argument::Argument;
            use crate::logic::finder::{Finder, Sink};
            use crate::logic::techniques::fish::find::{self, Fins, Kind, Shape};
            use crate::logic::techniques::fish::tell;
            use crate::logic::position::view::View;

            pub(in crate::logic::techniques) struct $technique;

            const KIND: Kind = Kind {
                size: $size,
                shape: Shape::$shape,
                fins: Fins::$fins,
                siamese: $technique::PAIRS_OF.is_some(),
            };

            impl Finder for $technique {
                const NAME: &'static str = $name;
                const TITLE: &'static str = $title;
                const RATING: u16 = $rating;
                const DOCUMENT: &'static str = include_str!(concat!(stringify!($file), ".md"));
                const PAIRS_OF: Option<&'static str> = $pairs_of;

                fn find<const C: usize, const D: usize>(
                    view: &View<C, D>,
                    sink: &mut Sink<'_>,
                ) -> ControlFlow<()> {
                    find::find(view, sink, &KIND)
                }

                fn explain(step: &Step, names: &Names<'_>) -> String {
                    tell::explain(step, names)
                }

                fn argue(argument: &mut Argument<'_>) {
                    tell::argue(argument);
                }
            }
        }
    )*};
}

kinds! {
    /// Finds fish of two lines.
    x_wing::XWing {
        "x-wing", "X-wing", rating: 32,
        size: 2, shape: Basic, fins: None, pairs_of: None,
    }

    /// Finds fish of three lines.
    swordfish::Swordfish {
        "swordfish", "Swordfish", rating: 38,
        size: 3, shape: Basic, fins: None, pairs_of: None,
    }

    /// Finds fish of two lines with fins.
    finned_x_wing::FinnedXWing {
        "finned-x-wing", "Finned X-wing", rating: 41,
        size: 2, shape: Basic, fins: Finned, pairs_of: None,
    }

    /// Finds fish of two lines that need their fins.
    sashimi_x_wing::SashimiXWing {
        "sashimi-x-wing", "Sashimi X-wing", rating: 41,
        size: 2, shape: Basic, fins: Sashimi, pairs_of: None,
    }

    /// Finds fish of four lines.
    jellyfish::Jellyfish {
        "jellyfish", "Jellyfish", rating: 52,
        size: 4, shape: Basic, fins: None, pairs_of: None,
    }

    /// Finds fish of three lines with fins.
    finned_swordfish::FinnedSwordfish {
        "finned-swordfish", "Finned swordfish", rating: 44,
        size: 3, shape: Basic, fins: Finned, pairs_of: None,
    }

    /// Finds fish of three lines that need their fins.
    sashimi_swordfish::SashimiSwordfish {
        "sashimi-swordfish", "Sashimi swordfish", rating: 44,
        size: 3, shape: Basic, fins: Sashimi, pairs_of: None,
    }

    /// Finds pairs of finned fish on the same three lines.
    siamese_finned_swordfish::SiameseFinnedSwordfish {
        "siamese-finned-swordfish", "Siamese finned swordfish", rating: 45,
        size: 3, shape: Basic, fins: Finned, pairs_of: Some("finned-swordfish"),
    }

    /// Finds pairs of fish on the same three lines, the first of them sashimi.
    siamese_sashimi_swordfish::SiameseSashimiSwordfish {
        "siamese-sashimi-swordfish", "Siamese sashimi swordfish", rating: 45,
        size: 3, shape: Basic, fins: Sashimi, pairs_of: Some("sashimi-swordfish"),
    }

    /// Finds fish of four lines with fins.
    finned_jellyfish::FinnedJellyfish {
        "finned-jellyfish", "Finned jellyfish", rating: 54,
        size: 4, shape: Basic, fins: Finned, pairs_of: None,
    }

    /// Finds fish of four lines that need their fins.
    sashimi_jellyfish::SashimiJellyfish {
        "sashimi-jellyfish", "Sashimi jellyfish", rating: 54,
        size: 4, shape: Basic, fins: Sashimi, pairs_of: None,
    }

    /// Finds pairs of finned fish on the same four lines.
    siamese_finned_jellyfish::SiameseFinnedJellyfish {
        "siamese-finned-jellyfish", "Siamese finned jellyfish", rating: 55,
        size: 4, shape: Basic, fins: Finned, pairs_of: Some("finned-jellyfish"),
    }

    /// Finds pairs of fish on the same four lines, the first of them sashimi.
    siamese_sashimi_jellyfish::SiameseSashimiJellyfish {
        "siamese-sashimi-jellyfish", "Siamese sashimi jellyfish", rating: 55,
        size: 4, shape: Basic, fins: Sashimi, pairs_of: Some("sashimi-jellyfish"),
    }

    /// Finds fish of two lines and blocks.
    franken_x_wing::FrankenXWing {
        "franken-x-wing", "Franken X-wing", rating: 45,
        size: 2, shape: Franken, fins: None, pairs_of: None,
    }

    /// Finds fish of two lines and blocks with fins.
    finned_franken_x_wing::FinnedFrankenXWing {
        "finned-franken-x-wing", "Finned franken X-wing", rating: 49,
        size: 2, shape: Franken, fins: Any, pairs_of: None,
    }

    /// Finds fish of three lines and blocks.
    franken_swordfish::FrankenSwordfish {
        "franken-swordfish", "Franken swordfish", rating: 50,
        size: 3, shape: Franken, fins: None, pairs_of: None,
    }

    /// Finds fish of three lines and blocks with fins.
    finned_franken_swordfish::FinnedFrankenSwordfish {
        "finned-franken-swordfish", "Finned franken swordfish", rating: 54,
        size: 3, shape: Franken, fins: Any, pairs_of: None,
    }

    /// Finds pairs of finned fish on the same three lines and blocks.
    siamese_finned_franken_swordfish::SiameseFinnedFrankenSwordfish {
        "siamese-finned-franken-swordfish", "Siamese finned franken swordfish", rating: 55,
        size: 3, shape: Franken, fins: Any, pairs_of: Some("finned-franken-swordfish"),
    }

    /// Finds fish of four lines and blocks.
    franken_jellyfish::FrankenJellyfish {
        "franken-jellyfish", "Franken jellyfish", rating: 56,
        size: 4, shape: Franken, fins: None, pairs_of: None,
    }

    /// Finds fish of four lines and blocks with fins.
    finned_franken_jellyfish::FinnedFrankenJellyfish {
        "finned-franken-jellyfish", "Finned franken jellyfish", rating: 60,
        size: 4, shape: Franken, fins: Any, pairs_of: None,
    }

    /// Finds pairs of finned fish on the same four lines and blocks.
    siamese_finned_franken_jellyfish::SiameseFinnedFrankenJellyfish {
        "siamese-finned-franken-jellyfish", "Siamese finned franken jellyfish", rating: 61,
        size: 4, shape: Franken, fins: Any, pairs_of: Some("finned-franken-jellyfish"),
    }
}
