//! The registry of techniques: from a handle to what its technique does.

use std::ops::ControlFlow;

use crate::board::Names;
use crate::logic::argument::Argument;
use crate::logic::finder::{Entry, Finder};
use crate::logic::{Branches, Part, Position, Step, Technique};
use crate::progress::{Progress, Stopped};

/// All techniques, and apart from them their documents: a program that shows none need not hold them.
macro_rules! techniques {
    ($($family:ident::$file:ident::$technique:ident,)*) => {
        enum Place { $($technique),* }
        /// All of them: no `static`, which would be part of tests that find no step, and compiled here alone.
        #[inline(never)]
        fn entries() -> &'static [Entry] {
            &[$(const { Entry::of::<super::$family::$file::$technique>(Place::$technique as u8) }),*]
        }
        static DOCUMENTS: &[&str] =
            &[$(super::$family::$file::$technique::DOCUMENT),*];
        static FAMILIES: &[&str] = &[$(stringify!($family)),*];
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

impl Technique {
    /// All techniques in solving order.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
    /// assert_eq!(Technique::all().next().map(Technique::name), Some("full-house"));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        entries().iter().map(Entry::technique)
    }

    /// The technique of this name, in either case and with or without the signs between its words.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
    /// let x_wing = Technique::named("x-wing");
    /// assert!(x_wing.is_some());
    /// assert!(["xwing", "X Wing", "XWing"].iter().all(|name| Technique::named(name) == x_wing));
    /// assert!(Technique::named("lucky guess").is_none());
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let signs = |name: &str| -> Vec<char> {
            let signs = name.chars().filter(|c| c.is_alphanumeric());
            signs.flat_map(char::to_lowercase).collect()
        };
        let wanted = signs(name);
        let exact = Self::all().find(|technique| technique.name() == name);
        exact.or_else(|| Self::all().find(|technique| signs(technique.name()) == wanted))
    }

    /// What it is, why it holds, an example and a near miss, as Markdown.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
    /// assert!(Technique::all().all(|technique| technique.document().contains("## Near miss")));
    /// ```
    #[must_use]
    pub fn document(self) -> &'static str {
        DOCUMENTS[self.place()]
    }

    /// The family it belongs to: techniques that rest on the same idea, such as `fish`.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Technique;
    /// assert_eq!(Technique::named("swordfish").unwrap().family(), "fish");
    /// assert_eq!(Technique::named("skyscraper").unwrap().family(), "single_digit");
    /// ```
    #[must_use]
    pub fn family(self) -> &'static str {
        FAMILIES[self.place()]
    }

    /// Hands every step that is open now to a visitor, until it breaks.
    ///
    /// # Examples
    /// ```
    /// use std::ops::ControlFlow;
    /// use minirow::{Geometry, Pencil, Singles, logic::{Position, Technique}};
    /// let empty = Position::new(&Pencil::new(&Geometry::classic(), Singles::Leave));
    /// let single = Technique::named("naked-single").unwrap();
    /// let found = single.find(&empty, &mut |_| ControlFlow::Break(()));
    /// assert_eq!(found, ControlFlow::Continue(()));
    /// ```
    pub fn find(
        self,
        position: &Position,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.search(position, visit, &mut || ControlFlow::Continue(()))
    }

    /// Every step that is open now.
    ///
    /// # Errors
    /// [`Stopped`] with those that were found by then.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, progress, logic::{Position, Technique}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let full_house = Technique::named("full-house").unwrap();
    /// assert_eq!(full_house.steps(&position, progress::to_the_end()).unwrap().len(), 1);
    /// assert!(full_house.steps(&position, progress::at_most(0)).is_err());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn steps(
        self,
        position: &Position,
        mut progress: impl Progress,
    ) -> Result<Vec<Step>, Stopped<Vec<Step>>> {
        let mut branches = Branches::new(&mut progress);
        let mut steps = Vec::new();
        let mut keep = |step| {
            steps.push(step);
            ControlFlow::Continue(())
        };
        match self.search(position, &mut keep, &mut || branches.next()) {
            ControlFlow::Continue(()) => Ok(steps),
            ControlFlow::Break(()) => Err(branches.stopped(steps)),
        }
    }

    /// Searches as [`find`](Self::find) does, until `go_on` breaks; long searches ask it again and
    /// again, also while they find nothing.
    pub(in crate::logic) fn search(
        self,
        position: &Position,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        entries()[self.place()].find(position, visit, go_on)
    }
}

impl Step {
    /// The step in words: a sentence, and for chains a numbered line for each implication.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Names, logic::{Position, next_step}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
    /// let names = Names::numbers(grid.geometry());
    /// assert_eq!(step.explain(&names), "r1c4 is 4: the last open cell of row 1");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn explain(&self, names: &Names<'_>) -> String {
        entries()[self.technique.place()].explain(self, names)
    }

    /// The step in parts, each with what to draw for it, given the position it was found in. The last
    /// part says what is placed or eliminated.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Names, logic::{Position, Role, next_step}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let position = Position::from_grid(&grid).unwrap();
    /// let step = next_step(&position).unwrap();
    /// let parts = step.parts(&position, &Names::numbers(grid.geometry()));
    /// let titles: Vec<&str> = parts.iter().map(|part| &*part.title).collect();
    /// assert_eq!(titles, ["One open cell", "The missing digit"]);
    /// assert_eq!(parts[1].marks.candidates, [(step.place[0], Role::Place)]);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn parts(&self, position: &Position, names: &Names<'_>) -> Vec<Part> {
        let mut argument = Argument::new(self, position, names);
        entries()[self.technique.place()].argue(&mut argument);
        argument.into_parts()
    }
}
