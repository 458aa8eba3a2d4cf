//! Tables of techniques that share a search, a sentence and an argument, and differ in numbers.

/// Makes a technique of each entry, in a module that is its page. In front stand what searches, explains and argues
/// for all of them; `with` is what the search is told besides the view and the sink.
macro_rules! table {
    (
        $find:path, $explain:path, $argue:path;
        $(
            $(#[$says:meta])*
            $file:ident::$technique:ident {
                $name:literal, $title:literal, rating: $rating:literal,
                with: [$($with:expr),*],
                $(pairs_of: $pairs_of:literal,)?
                $(hodoku: $level:ident($place:literal, $score:literal),)?
                $(in_se: $in_se:literal,)?
            }
        )*
    ) => {$(
        $(#[$says])*
        #[doc = include_str!(concat!(stringify!($file), ".md"))]
        pub mod $file {
            use super::*;

            pub(in crate::logic::techniques) struct $technique;

            impl crate::logic::finder::Finder for $technique {
                const NAME: &'static str = $name;
                const TITLE: &'static str = $title;
                const RATING: u16 = $rating;
                const DOCUMENT: &'static str = include_str!(concat!(stringify!($file), ".md"));
                $(const PAIRS_OF: Option<&'static str> = Some($pairs_of);)?
                $(
                    const HODOKU: Option<crate::logic::hodoku::Hodoku> =
                        Some(crate::logic::hodoku::Hodoku::$level($place, $score));
                )?
                $(const IN_SE: bool = $in_se;)?

                fn find<const C: usize, const D: usize>(
                    view: &crate::logic::position::view::View<C, D>,
                    sink: &mut crate::logic::finder::Sink<'_>,
                ) -> std::ops::ControlFlow<()> {
                    $find(view, sink $(, $with)*)
                }

                fn explain(step: &crate::logic::Step, names: &crate::board::Names<'_>) -> String {
                    $explain(step, names)
                }

                fn argue(argument: &mut crate::logic::argument::Argument<'_>) {
                    $argue(argument);
                }
            }
        }
    )*};
}

pub(super) use table;
