//! What `minirow help` has tables of, besides commands.

/// A table that people look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    Formats,
    Rules,
    Layouts,
    Levels,
    Ratings,
    Json,
}

impl Topic {
    pub(crate) const ALL: [Self; 6] =
        [Self::Formats, Self::Rules, Self::Layouts, Self::Levels, Self::Ratings, Self::Json];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Formats => "formats",
            Self::Rules => "rules",
            Self::Layouts => "layouts",
            Self::Levels => "levels",
            Self::Ratings => "ratings",
            Self::Json => "json",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }

    /// The table that a command line asks for: `help formats`.
    pub(crate) fn asked(words: &[std::ffi::OsString]) -> Option<Self> {
        match words {
            [_, help, topic] if help == "help" => Self::named(topic.to_str()?),
            _ => None,
        }
    }
}
